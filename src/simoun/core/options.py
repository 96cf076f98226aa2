"""What is agreed before a game begins: the wishes of a table, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these

DRAWN = "drawn"

Value = int | str | bool
Agreed = dict[str, Value | list[str]]  # every option of a game, with a value


class Option:
    """One thing to agree on. `each_seat`: a list with one value for each player, or all drawn."""

    def __init__(
        self, name: str, allowed: Sequence[Value], default: Value, each_seat: bool = False
    ) -> None:
        self.name = name
        self.allowed = allowed
        self.default = default
        self.each_seat = each_seat


class Offer(TypedDict):
    """An option as one is told of it."""

    allowed: list[Value]
    default: Value
    each_seat: bool


def offer(option: Option) -> Offer:
    return Offer(allowed=list(option.allowed), default=option.default, each_seat=option.each_seat)


def agreed(options: Sequence[Option], wishes: Mapping[str, object]) -> Agreed:
    """The wishes, and the defaults for what nobody wished."""
    known = [option.name for option in options]
    named: list[object] = list(wishes)
    for name in named:
        if name not in known:
            raise Refused(f"There is no option {shown(name)}: it is {one_of_these(known)}.")
    found: Agreed = {}
    for option in options:
        wish = wishes.get(option.name, option.default)
        if option.each_seat and not (isinstance(wish, str) and wish == DRAWN):
            found[option.name] = one_for_each(option, wish, found["players"])
        else:
            found[option.name] = checked(option, wish)
    return found


def checked(option: Option, wish: object) -> Value:
    for value in option.allowed:
        if type(wish) is type(value) and wish == value:
            return value
    raise refusal(option, wish)


def one_for_each(option: Option, wish: object, players: object) -> list[str]:
    if not isinstance(wish, list | tuple):
        raise refusal(option, wish)
    if len(wish) != players:
        raise Refused(f"{option.name!r} names {len(wish)} for {players} players.")
    values = [str(checked(option, one)) for one in wish]
    chosen = [value for value in values if value != DRAWN]
    for value in chosen:
        if chosen.count(value) > 1:
            raise Refused(f"{option.name!r} names {value!r} twice: each only once.")
    return values


def refusal(option: Option, wish: object) -> Refused:
    allowed = one_of_these([str(value) for value in option.allowed])
    each = ", one for each player" if option.each_seat else ""
    return Refused(f"{option.name!r} can't be {shown(wish)}: it is {allowed}{each}.")

"""What is agreed before a game begins: the wishes of a table, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from simoun.core.paper import shown
from simoun.core.refusal import Refused, one_of_these

DRAWN = "drawn"
VARIANTS = "variants"  # what a position calls them

Value = int | str | bool
Agreed = dict[str, Value | list[str]]  # every option of a game, with a value


class Option:
    """One thing to agree on. `each_seat`: a list with one value for each player, or all drawn.

    A `variant` changes the rules as printed, for those who study a game: no table in the browser
    offers it, and where it has its default it isn't written down.
    """

    def __init__(
        self,
        name: str,
        allowed: Sequence[Value],
        default: Value,
        each_seat: bool = False,
        variant: bool = False,
    ) -> None:
        self.name = name
        self.allowed = allowed
        self.default = default
        self.each_seat = each_seat
        self.variant = variant


def variant(name: str, allowed: Sequence[Value], default: Value) -> Option:
    return Option(name, allowed, default, variant=True)


class Offer(TypedDict):
    """An option as one is told of it."""

    allowed: list[Value]
    default: Value
    each_seat: bool
    variant: bool


def offer(option: Option) -> Offer:
    return Offer(
        allowed=list(option.allowed),
        default=option.default,
        each_seat=option.each_seat,
        variant=option.variant,
    )


def seat_by_seat(text: str) -> str | list[str]:
    """One for each player, as people write it: `pilot,diver`."""
    return text if text == DRAWN else text.split(",")


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
        if option.variant and checked(option, wish) == option.default:
            continue
        if option.each_seat and not (isinstance(wish, str) and wish == DRAWN):
            found[option.name] = one_for_each(option, wish, found["players"])
        else:
            found[option.name] = checked(option, wish)
    return found


def variants_in(options: Sequence[Option], agreed: Mapping[str, object]) -> dict[str, int]:
    """Each variant's number, whether somebody wished it or not."""
    found = {o.name: agreed.get(o.name, o.default) for o in options if o.variant}
    return {name: int(str(value)) for name, value in found.items()}


def changed(options: Sequence[Option], variants: Mapping[str, int]) -> dict[str, int]:
    """Those that are not as printed."""
    printed = {option.name: option.default for option in options}
    return {name: n for name, n in variants.items() if n != printed[name]}


def with_variants(changed: dict[str, int]) -> dict[str, object]:
    """What a position adds about them: nothing by the rules as printed."""
    return {VARIANTS: changed} if changed else {}


def variants_on(options: Sequence[Option], paper: Mapping[str, object]) -> dict[str, int]:
    """What a position says of them; it may say nothing."""
    wishes = paper.get(VARIANTS, {})
    if not isinstance(wishes, Mapping):
        raise Refused(f"{VARIANTS!r} must be an object, not {shown(wishes)}.")
    known = [option for option in options if option.variant]
    return variants_in(known, agreed(known, wishes))


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


def changed_in(options: Sequence[Option], setup: object) -> dict[str, int]:
    """What is not as printed in a game that was set up: fields have the names of the variants."""
    return changed(options, {o.name: int(getattr(setup, o.name)) for o in options if o.variant})

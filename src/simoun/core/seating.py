"""Who plays which adventurer, and who begins: drawn, or chosen by the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import below, onward, shuffled
from simoun.core.options import DRAWN, Agreed, Option
from simoun.core.paper import Sheet
from simoun.core.phrases import slugs
from simoun.core.refusal import Refused

ANYONE: Final = -1


def seating_options(players: Sequence[int], adventurers: Sequence[str]) -> list[Option]:
    roles = slugs(adventurers)
    return [
        Option("adventurers", [*roles, DRAWN], DRAWN, each_seat=True),
        first_option(players),
    ]


def first_option(players: Sequence[int]) -> Option:
    return Option("first", [*seats(max(players)), DRAWN], DRAWN)


def seats(players: int) -> list[str]:
    """How texts name them."""
    return [f"seat{player + 1}" for player in range(players)]


def wished_adventurers(agreed: Agreed, adventurers: Sequence[str], room: int) -> vec[i64]:
    """The adventurer of each player, or anyone."""
    wished = agreed["adventurers"]
    known = slugs(adventurers)
    chosen = wished if isinstance(wished, list) else []
    found = [known.index(name) if name in known else ANYONE for name in chosen]
    return vec[i64](found + [ANYONE] * (room - len(found)))


def wished_first(agreed: Agreed) -> int:
    """The player who begins, or anyone."""
    first, players = str(agreed["first"]), int(str(agreed["players"]))
    if first == DRAWN:
        return ANYONE
    if first not in seats(players):
        raise Refused(f"'first' can't be {first!r} with {players} players.")
    return seats(players).index(first)


def drawn_adventurers(chosen: vec[i64], players: i64, stream: i64, kinds: i64) -> vec[i64]:
    """Those chosen, and for the others the next ones of a shuffled pile."""
    pile = shuffled(stream, kinds)
    adventurers = chosen[:]
    taken: i64 = 0
    for player in range(players):
        if adventurers[player] != ANYONE:
            taken |= 1 << adventurers[player]
    k: i64 = 0
    for player in range(players):
        if adventurers[player] == ANYONE:
            while (taken >> pile[k]) & 1:
                k += 1
            adventurers[player] = pile[k]
            k += 1
    return adventurers


def drawn_first(wished: i64, players: i64, stream: i64) -> i64:
    return below(onward(stream), players) if wished == ANYONE else wished


# ---------------------------------------------------------------- on paper


def team_on(sheet: Sheet, keys: Sequence[str], most: int) -> list[Sheet]:
    """One sheet for each seat of a position."""
    found = sheet.items("seats")
    if not 2 <= len(found) <= most:
        raise Refused(f"The position has {len(found)} seats: it needs 2 to {most}.")
    return [Sheet(item, name, keys) for item, name in zip(found, seats(most), strict=False)]


def adventurers_of(team: Sequence[Sheet], names: Sequence[str], room: int) -> vec[i64]:
    """The adventurer of each seat, each only once."""
    found = [seat.name("adventurer", names) for seat in team]
    for adventurer in found:
        if found.count(adventurer) > 1:
            raise Refused(f"The position has two pawns of one adventurer: {names[adventurer]}.")
    return vec[i64](found + [ANYONE] * (room - len(found)))

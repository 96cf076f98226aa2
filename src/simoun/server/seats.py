"""Who sits where, and what each may do about it."""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Mapping
from typing import Final

from simoun.bots.catalog import levels
from simoun.bots.levels import NORMAL
from simoun.server.messages import MOST_NAME, SeatInfo, SeatWish, TableInfo
from simoun.server.refusals import Unwelcome
from simoun.server.store import Saved, Seat

UNWRITTEN: Final = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}  # control characters and the like
DIRECTIONS: Final = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def checked_name(name: str) -> str:
    name = unicodedata.normalize("NFC", name.strip())
    strange = any(unicodedata.category(c) in UNWRITTEN or c in DIRECTIONS for c in name)
    if strange or len(name) > MOST_NAME:
        raise Unwelcome("name", most=str(MOST_NAME))
    return name


def checked_level(game: str, level: str | None) -> str:
    if level not in levels(game):
        raise Unwelcome("level")
    return str(level)


def strongest(table: Saved) -> str:
    """The best of the bots at a table, or the level that is told of where people play alone."""
    playing = {seat.level for seat in table.seats if seat.kind == "bot"}
    known = [level for level in levels(table.game) if level in playing]
    return known[-1] if known else NORMAL


def wished(game: str, wish: SeatWish, guest: str) -> Seat:
    if wish.kind == "you":
        return Seat("person", guest, checked_name(wish.name))
    if wish.kind == "bot":
        return Seat("bot", level=checked_level(game, wish.level))
    return Seat("open")


def seats_of(table: Saved, guest: str) -> tuple[int, ...]:
    return tuple(
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.guest == guest
    )


def can_sit(table: Saved, seat: Seat, guest: str) -> bool:
    """Anyone on an open seat; from a bot only who left it, who plays here, or the opener."""
    if seat.kind == "open":
        return True
    own = guest in (seat.guest, table.opener)
    return seat.kind == "bot" and (own or bool(seats_of(table, guest)))


def sit(table: Saved, number: int, guest: str, name: str) -> None:
    """Who sits there already takes another name."""
    seat = seat_numbered(table, number)
    if number in seats_of(table, guest):
        seat.name = checked_name(name)
    elif can_sit(table, seat, guest):
        table.seats[number] = Seat("person", guest, checked_name(name))
    else:
        raise Unwelcome("seat-taken")


def leave(
    table: Saved, number: int, guest: str, level: str | None, present: Container[str]
) -> None:
    """One's own seat; the opener also those that nobody present plays."""
    seat = seat_numbered(table, number)
    own = seat.kind == "person" and seat.guest == guest
    away = seat.kind != "person" or seat.guest not in present
    if not own and not (away and guest == table.opener):
        raise Unwelcome("not-your-seat")
    if level is None:
        table.seats[number] = Seat("open")
    else:
        left_by = seat.guest if seat.kind == "person" else None
        table.seats[number] = Seat("bot", left_by, level=checked_level(table.game, level))


def seat_numbered(table: Saved, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Unwelcome("no-seat")
    return table.seats[number]


# ---------------------------------------------------------------- what a guest is shown


def seat_infos(
    table: Saved, guest: str, present: Container[str], away: Mapping[str, float]
) -> list[SeatInfo]:
    return [seat_info(table, seat, guest, present, away) for seat in table.seats]


def seat_info(
    table: Saved, seat: Seat, guest: str, present: Container[str], away: Mapping[str, float]
) -> SeatInfo:
    person = seat.guest if seat.kind == "person" else None
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        present=person is not None and person in present,
        away=None if person is None else away.get(person),
        yours=person is not None and person == guest,
        can_sit=can_sit(table, seat, guest),
    )


def table_info(
    table: Saved,
    options: Mapping[str, object],
    guest: str,
    present: Container[str],
    away: Mapping[str, float],
) -> TableInfo:
    mine = seats_of(table, guest)
    return TableInfo(
        id=table.id,
        game=table.game,
        options=dict(options),
        seats=seat_infos(table, guest, present, away),
        yours=guest == table.opener,
        pace=table.pace,
        wait=all(table.seats[number].wait for number in mine),
        ask=all(table.seats[number].ask for number in mine),
        bots_ask=table.bots_ask,
    )

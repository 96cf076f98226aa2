"""Who sits where, and what each may do about it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from simoun.bots.catalog import levels
from simoun.bots.levels import NORMAL
from simoun.core.catalog import face_named
from simoun.server.lobby_messages import SeatWish
from simoun.server.messages import SeatInfo, TableInfo
from simoun.server.names import checked_name, free_name
from simoun.server.refusals import Unwelcome
from simoun.server.store import Saved, Seat

MOST_REMOVED: Final = 50  # guests whom a table remembers to have sent away
MOST_SILENCED: Final = 50


def checked_level(game: str, level: str | None) -> str:
    if level not in levels(game):
        raise Unwelcome("level")
    return str(level)


def strongest(table: Saved) -> str:
    """The best of the bots at a table, or the level that is told of where people play alone."""
    playing = {seat.level for seat in table.seats if seat.kind == "bot"}
    known = [level for level in levels(table.game) if level in playing] if playing else []
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
    if guest in table.settings.removed:
        return False
    if seat.kind == "open":
        return True
    own = guest in (seat.guest, table.opener)
    return seat.kind == "bot" and (own or bool(seats_of(table, guest)))


def may_look(table: Saved, guest: str) -> bool:
    """Who plays here, and who could sit down; others where the table isn't private."""
    if not table.settings.private or guest == table.opener:
        return True
    own = any(seat.guest == guest for seat in table.seats)  # a bot may stand in for them
    welcome = any(seat.kind == "open" and can_sit(table, seat, guest) for seat in table.seats)
    return own or welcome


def sit(table: Saved, number: int, guest: str, name: str) -> None:
    """Who sits there already takes another name."""
    seat = seat_numbered(table, number)
    others = [other.name for other in table.seats if is_person(other) and other.guest != guest]
    if number in seats_of(table, guest):
        seat.name = free_name(name, others)
    elif can_sit(table, seat, guest):
        table.seats[number] = Seat("person", guest, free_name(name, others))
    else:
        raise Unwelcome("seat-taken")


def is_person(seat: Seat) -> bool:
    return seat.kind == "person"


def leave(
    table: Saved, number: int, guest: str, level: str | None, present: Container[str]
) -> None:
    """One's own seat; the opener frees any other."""
    seat = seat_numbered(table, number)
    if not (is_person(seat) and seat.guest == guest) and guest != table.opener:
        raise Unwelcome("not-your-seat")
    if level is not None:
        left_by = seat.guest if is_person(seat) else None
        table.seats[number] = Seat("bot", left_by, level=checked_level(table.game, level))
        return
    table.seats[number] = Seat("open")
    if is_person(seat) and seat.guest and seat.guest != guest and seat.guest in present:
        send_away(table, seat.guest)


def send_away(table: Saved, guest: str) -> None:
    """They may look on, but sit down here no more, nor play another seat."""
    removed = [other for other in table.settings.removed if other != guest]
    table.settings.removed = [*removed, guest][-MOST_REMOVED:]
    for number in seats_of(table, guest):
        table.seats[number] = Seat("open")


def stand_in(table: Saved, number: int, level: str) -> None:
    """A bot plays a seat that is kept for whose it is."""
    seat = table.seats[number]
    table.settings.stand_ins = {**table.settings.stand_ins, number: seat.name}
    table.seats[number] = Seat("bot", seat.guest, level=checked_level(table.game, level))


def come_back(table: Saved, guest: str) -> bool:
    """False: no bot stands in for them."""
    kept = [number for number in table.settings.stand_ins if table.seats[number].guest == guest]
    for number in kept:
        table.seats[number] = Seat("person", guest, table.settings.stand_ins[number])
    forget_stand_ins(table)
    return bool(kept)


def forget_stand_ins(table: Saved) -> None:
    """Those whose seats bots play no longer."""
    names, places = table.settings.stand_ins, table.seats
    table.settings.stand_ins = {k: name for k, name in names.items() if places[k].kind == "bot"}


def silence(table: Saved, guest: str, silent: bool) -> None:
    """They say nothing more at this table, or may again."""
    others = [other for other in table.settings.silenced if other != guest]
    table.settings.silenced = [*others, guest][-MOST_SILENCED:] if silent else others


def is_silenced(table: Saved, guest: str) -> bool:
    return guest in table.settings.silenced and guest != table.opener


def carry(table: Saved, old: str, new: str) -> bool:
    """All seats of a guest go to another one; False: there are none."""
    carried = [seat for seat in table.seats if seat.guest == old]
    for seat in carried:
        seat.guest = new
    if table.opener == old and carried:
        table.opener = new
    if old in table.settings.silenced and carried:
        silence(table, new, True)
    return bool(carried)


def forget(table: Saved, guest: str, stranger: str) -> None:
    """Their seats are open, and nothing bears their name; somebody else is the opener."""
    settings = table.settings
    kept = settings.stand_ins.items()
    settings.stand_ins = {k: name for k, name in kept if table.seats[k].guest != guest}
    settings.removed = [other for other in settings.removed if other != guest]
    settings.silenced = [other for other in settings.silenced if other != guest]
    for number, seat in enumerate(table.seats):
        if seat.guest == guest:
            seat.guest = None
            if is_person(seat):
                table.seats[number] = Seat("open")
    if table.opener == guest:
        others = [seat.guest for seat in table.seats if is_person(seat) and seat.guest]
        table.opener = next(iter(others), stranger)


def is_shared(table: Saved, guest: str) -> bool:
    """Somebody else opened it, or has a seat there, or left one to a bot."""
    others = {table.opener, *(seat.guest for seat in table.seats)}
    return not others <= {guest, None}


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
        listed=table.listed,
        private=table.settings.private,
        idle=table.settings.idle,
        clock=table.settings.clock,
        day=table.settings.day,
        phrases=list(face_named(table.game).phrases),
    )

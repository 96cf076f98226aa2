"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_of, counts, layers, pile_of
from simoun.core.options import VARIANTS, changed_in, variants_on, with_variants
from simoun.core.paper import Sheet, tally, wrong_number
from simoun.core.refusal import Refused
from simoun.core.seating import adventurers_of, seats, team_on
from simoun.core.squares import has
from simoun.games.desert.city import canteen, place_shown
from simoun.games.desert.data import (
    ADVENTURERS,
    CITY,
    CRASH,
    EQUIPMENT_COPIES,
    EQUIPMENT_NAMES,
    FACE_NAMES,
    FACES,
    HOLE,
    MARKED,
    MARKED_TILES,
    METERS,
    MIRAGE,
    MOST_PLAYERS,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    PLACES,
    PLAIN,
    SIDE,
    STORM_COPIES,
    STORM_NAMES,
    TAKEN,
    THROTTLE_GIVES,
    TUNNEL,
    UNDER_MARKED,
    UNDER_PLAIN,
    WELL,
)
from simoun.games.desert.face.options import OPTIONS
from simoun.games.desert.face.view import back_of
from simoun.games.desert.setup import begin_streams
from simoun.games.desert.state import (
    OUTCOMES,
    Desert,
    Setup,
    Variant,
    change_sand,
    face_at,
    is_revealed,
    part_place,
    put_part,
    sand_at,
    uncover,
)
from simoun.games.team.ending import finish
from simoun.games.team.face.storm import STEPS, read_deck
from simoun.games.team.state import NOBODY

SEATS: Final = seats(MOST_PLAYERS)
NO_TILE: Final = "hole"
IN_THE_BAG: Final = "taken"
KEYS: Final = [
    *["game", "tiles", "known", "sand", "parts", "seats", "equipment_deck"],
    *["storm_deck", "storm_discard", "peek", "level", "turn", "outcome", VARIANTS],
]
SEAT_KEYS: Final = ["adventurer", "at", "water", "equipment", "shield"]
PEEK_KEYS: Final = ["cards", "next", "may_bury"]
TURN_KEYS: Final = ["seat", "step", "actions_left", "reductions", "cards_left"]


# ---------------------------------------------------------------- writing


def write(s: Desert) -> dict[str, object]:
    return {
        "game": "desert",
        "tiles": rows([tile_name(s, place) for place in range(PLACES)]),
        "known": {
            PLACE_NAMES[place]: FACE_NAMES[face_at(s, place)]
            for place in range(PLACES)
            if looked_at(s, place)
        },
        "sand": rows([int(sand_at(s, place)) for place in range(PLACES)]),
        "parts": {PART_NAMES[part]: write_part(s, part) for part in range(PARTS)},
        "seats": [write_seat(s, player) for player in range(s.setup.players)],
        "equipment_deck": tally(s.equipment_deck, EQUIPMENT_NAMES),
        "storm_deck": [tally(layer, STORM_NAMES) for layer in layers(s.storm_deck, s.storm_under)],
        "storm_discard": tally(s.storm_discard, STORM_NAMES),
        "peek": write_peek(s) if s.seen else None,
        "level": int(s.level),
        "turn": {
            "seat": SEATS[s.current],
            "step": STEPS[1 if s.ended else 0],
            "actions_left": int(s.actions_left),
            "reductions": int(s.reductions),
            "cards_left": int(s.to_draw),
        },
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        **with_variants(changed_in(OPTIONS, s.setup)),
    }


def rows(cells: list[object]) -> list[list[object]]:
    return [cells[k : k + SIDE] for k in range(0, PLACES, SIDE)]


def tile_name(s: Desert, place: int) -> str:
    """The side that is up."""
    if place == s.hole:
        return NO_TILE
    face = int(face_at(s, place))
    return FACE_NAMES[face if is_revealed(s, place) else back_of(face)]


def looked_at(s: Desert, place: int) -> bool:
    """A Terrascope has shown what lies below."""
    return place != s.hole and not is_revealed(s, place) and face_at(s, place) > CRASH


def write_part(s: Desert, part: int) -> str | None:
    place = int(part_place(s, part))
    if place == NOWHERE:
        return None
    return IN_THE_BAG if place == TAKEN else PLACE_NAMES[place]


def write_seat(s: Desert, player: int) -> dict[str, object]:
    return {
        "adventurer": ADVENTURERS[s.setup.adventurers[player]],
        "at": PLACE_NAMES[s.pawns[player]],
        "water": int(s.water[player]),
        "equipment": tally(s.hands[player], EQUIPMENT_NAMES),
        "shield": has(s.shields, player),
    }


def write_peek(s: Desert) -> dict[str, object]:
    return {
        "cards": tally(s.seen, STORM_NAMES),
        "next": [STORM_NAMES[card] for card in reversed(layers(0, s.put_back))],
        "may_bury": s.may_bury,
    }


# ---------------------------------------------------------------- reading


def read(data: Mapping[str, object], seed: i64) -> Desert:
    sheet = Sheet(data, "The position", KEYS)
    team = team_on(sheet, SEAT_KEYS, MOST_PLAYERS)
    s = before_anything(team, Variant(**variants_on(OPTIONS, sheet.content)))
    read_tiles(sheet, s)
    read_known(Sheet(sheet.value("known"), "What is known", PLACE_NAMES), s)
    fill_bags(s)
    read_sand(sheet, s)
    read_parts(Sheet(sheet.value("parts"), "The parts", PART_NAMES), s)
    for player, seat in enumerate(team):
        read_seat(seat, s, player)
    deck = sheet.value("equipment_deck")
    s.equipment_deck = sheet.bag_in("equipment_deck", deck, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    s.level = sheet.number("level", 0, int(s.setup.skull))
    read_storm(sheet, s)
    read_turn(Sheet(sheet.value("turn"), "The turn", TURN_KEYS), s)
    if sheet.value("outcome") is not None:
        finish(s, 1 + sheet.name("outcome", OUTCOMES[1:]))
    begin_streams(s, seed)
    return s


def before_anything(team: list[Sheet], variant: Variant) -> Desert:
    meter = vec[i64](METERS[len(team)])
    adventurers = adventurers_of(team, ADVENTURERS, MOST_PLAYERS)
    nothing = vec[i64]([0] * MOST_PLAYERS)
    setup = Setup(adventurers, len(team), meter, variant)
    s = Desert(setup, vec[i64]([PLAIN] * PLACES), nothing[:], nothing[:], nothing[:])
    s.sand_left = setup.sand
    return s


# ---------------------------------------------------------------- the desert


def read_tiles(sheet: Sheet, s: Desert) -> None:
    names = [*FACE_NAMES, NO_TILE]
    found = [sheet.named("tiles", item, names) for item in sheet.grid("tiles", SIDE, SIDE)]
    if found.count(FACES) != 1:
        raise Refused(f"The position: 'tiles' has {found.count(FACES)} holes: there is one.")
    for place, face in enumerate(found):
        if face == FACES:
            s.hole = place
            s.tiles[place] = HOLE
        elif face > CRASH:
            uncover(s, place, face)
        else:
            s.tiles[place] = face


def read_known(known: Sheet, s: Desert) -> None:
    for name in known.content:
        place, face = PLACE_NAMES.index(str(name)), known.name(name, FACE_NAMES)
        hidden = place != s.hole and not is_revealed(s, place)
        if face <= CRASH or not hidden or face_at(s, place) != back_of(face):
            raise Refused(f"What is known: {FACE_NAMES[face]!r} can't lie hidden at {name}.")
        s.tiles[place] = face


def fill_bags(s: Desert) -> None:
    """Into the bags goes what nobody has seen: all that isn't on the board."""
    faces = [int(face_at(s, place)) for place in range(PLACES)]
    marked = sum(faces.count(face) for face in (MARKED, WELL, MIRAGE))
    if marked != MARKED_TILES:
        raise Refused(f"The position has {marked} tiles with water marks: there are 3.")
    if faces.count(CRASH) > 1:
        raise wrong_number(faces.count(CRASH), FACE_NAMES[CRASH], 1)
    if CRASH not in faces:  # it was excavated, and is one of the cities that are up
        crash = place_shown(s, CITY)
        if crash == NOBODY:
            raise wrong_number(0, FACE_NAMES[CRASH], 1)
        faces[crash] = CRASH
    s.under_marked = unseen(faces, WELL, counts(UNDER_MARKED, TUNNEL - WELL))
    s.under_plain = unseen(faces, TUNNEL, counts(UNDER_PLAIN, FACES - TUNNEL))


def unseen(faces: list[int], first: int, printed: list[int]) -> int:
    left = [n - faces.count(first + kind) for kind, n in enumerate(printed)]
    for kind, n in enumerate(left):
        if n < 0:
            raise wrong_number(printed[kind] - n, FACE_NAMES[first + kind], printed[kind])
    return bag_of(left)


def read_sand(sheet: Sheet, s: Desert) -> None:
    cells = sheet.grid("sand", SIDE, SIDE)
    for place in range(PLACES):
        most = 0 if place == s.hole else int(s.sand_left)
        change_sand(s, place, sheet.numbered("sand", cells[place], 0, most))


def read_parts(parts: Sheet, s: Desert) -> None:
    for part, name in enumerate(PART_NAMES):
        if parts.value(name) is not None:
            where = parts.name(name, [*PLACE_NAMES, IN_THE_BAG])
            put_part(s, part, where if where < PLACES else TAKEN)


# ---------------------------------------------------------------- the team


def read_seat(seat: Sheet, s: Desert, player: int) -> None:
    s.pawns[player] = seat.name("at", PLACE_NAMES)
    s.water[player] = seat.number("water", 0, int(canteen(s, player)))
    hand = seat.value("equipment")
    s.hands[player] = seat.bag_in("equipment", hand, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    if seat.flag("shield"):
        s.shields |= 1 << player


# ---------------------------------------------------------------- the storm


def read_storm(sheet: Sheet, s: Desert) -> None:
    if sheet.value("peek") is not None:
        read_peek(Sheet(sheet.value("peek"), "The peek", PEEK_KEYS), s)
    read_deck(sheet, s, STORM_NAMES, STORM_COPIES)


def read_peek(peek: Sheet, s: Desert) -> None:
    s.seen = peek.bag_in("cards", peek.value("cards"), STORM_NAMES, STORM_COPIES)
    if not s.seen:
        raise Refused("The peek: with no cards left to put back it is over.")
    chosen = peek.names("next", STORM_NAMES)
    if len(chosen) > METERS[int(s.setup.players)][-1]:
        raise Refused("The peek: 'next' has more cards than anybody can look at.")
    s.put_back = pile_of(list(reversed(chosen)))
    s.may_bury = peek.flag("may_bury")


def read_turn(turn: Sheet, s: Desert) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.ended = turn.name("step", STEPS) == 1
    most = METERS[int(s.setup.players)][-1]
    s.actions_left = turn.number("actions_left", 0, int(s.setup.actions) + THROTTLE_GIVES)
    s.reductions = turn.number("reductions", 0, most)
    s.to_draw = turn.number("cards_left", 0, most if s.ended else 0)

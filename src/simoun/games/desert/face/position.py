"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_of, bag_size, cards, counts, layers, pile_of
from simoun.core.chance import stream_of
from simoun.core.paper import Sheet, check_copies, tally, wrong_number
from simoun.core.refusal import Refused
from simoun.core.seating import adventurers_of, seats, team_on
from simoun.core.squares import has, size
from simoun.games.desert import ending, storm
from simoun.games.desert.city import canteen, place_shown
from simoun.games.desert.data import (
    ACTIONS_A_TURN,
    ADVENTURERS,
    CITY,
    CLUES,
    CRASH,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    FACE_NAMES,
    FACES,
    HOLE,
    MARKED,
    MARKED_TILES,
    METEOROLOGIST,
    METERS,
    MIRAGE,
    MOST_PLAYERS,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    PLACES,
    PLAIN,
    SHIELD,
    SIDE,
    STORM_COPIES,
    STORM_KINDS,
    STORM_NAMES,
    TAKEN,
    TERRASCOPE,
    THROTTLE,
    THROTTLE_GIVES,
    TUNNEL,
    UNDER_MARKED,
    UNDER_PLAIN,
    WELL,
)
from simoun.games.desert.face.view import back_of
from simoun.games.desert.setup import EQUIPMENT_CARDS, STORM_CARDS, TILE_FACES
from simoun.games.desert.state import (
    BURIED,
    OUTCOMES,
    SKULL_REACHED,
    THIRST,
    Desert,
    Setup,
    change_sand,
    face_at,
    is_revealed,
    part_place,
    put_part,
    sand_at,
    uncover,
)
from simoun.games.team.ending import finish
from simoun.games.team.state import NOBODY, PLAYING, WON, is_adventurer

STEPS: Final = ["actions", "storm"]
SEATS: Final = seats(MOST_PLAYERS)
NO_TILE: Final = "hole"
IN_THE_BAG: Final = "taken"
KEYS: Final = [
    *["game", "tiles", "known", "sand", "parts", "seats", "equipment_deck"],
    *["storm_deck", "storm_discard", "peek", "level", "turn", "outcome"],
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
    s = before_anything(team)
    read_tiles(sheet, s)
    read_known(Sheet(sheet.value("known"), "What is known", PLACE_NAMES), s)
    fill_bags(s)
    read_sand(sheet, s)
    read_parts(Sheet(sheet.value("parts"), "The parts", PART_NAMES), s)
    for player, seat in enumerate(team):
        read_seat(seat, s, player)
    read_equipment(sheet, s)
    s.level = sheet.number("level", 0, int(s.setup.skull))
    read_storm(sheet, s)
    read_turn(Sheet(sheet.value("turn"), "The turn", TURN_KEYS), s)
    check_peek(s)
    read_outcome(sheet, s)
    s.tile_stream = stream_of(seed, TILE_FACES)
    s.storm_stream = stream_of(seed, STORM_CARDS)
    s.equipment_stream = stream_of(seed, EQUIPMENT_CARDS)
    return s


def before_anything(team: list[Sheet]) -> Desert:
    meter = vec[i64](METERS[len(team)])
    adventurers = adventurers_of(team, ADVENTURERS, MOST_PLAYERS)
    nothing = vec[i64]([0] * MOST_PLAYERS)
    setup = Setup(adventurers, len(team), meter, len(meter))
    return Desert(setup, vec[i64]([PLAIN] * PLACES), nothing[:], nothing[:], nothing[:])


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
    """A part appears when its second clue does, not sooner and not later (D18, D22)."""
    for part, name in enumerate(PART_NAMES):
        hidden = parts.value(name) is None
        if not hidden:
            where = parts.name(name, [*PLACE_NAMES, IN_THE_BAG])
            put_part(s, part, where if where < PLACES else TAKEN)
        clues = [place_shown(s, CLUES + 2 * part), place_shown(s, CLUES + 2 * part + 1)]
        if hidden != (NOBODY in clues):
            shown = "are not both" if NOBODY in clues else "are both"
            raise Refused(f"The parts: {name!r} is wrong: its clues {shown} revealed.")


# ---------------------------------------------------------------- the team


def read_seat(seat: Sheet, s: Desert, player: int) -> None:
    s.pawns[player] = seat.name("at", PLACE_NAMES)
    if s.pawns[player] == s.hole:
        raise Refused(f"{SEATS[player]} can't stand at {PLACE_NAMES[s.hole]}: there is the hole.")
    s.water[player] = seat.number("water", 0, int(canteen(s, player)))
    hand = seat.value("equipment")
    s.hands[player] = seat.bag_in("equipment", hand, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    if seat.flag("shield"):
        s.shields |= 1 << player


def read_equipment(sheet: Sheet, s: Desert) -> None:
    """A card was drawn for each gear (D17); those that are nowhere have been played."""
    deck = sheet.value("equipment_deck")
    s.equipment_deck = sheet.bag_in("equipment_deck", deck, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    held = cards_held(s)
    held[SHIELD] += int(size(s.shields))
    held[TERRASCOPE] += sum(looked_at(s, place) for place in range(PLACES))
    for kind, n in enumerate(held):
        if n > EQUIPMENT_COPIES[kind]:
            raise wrong_number(n, EQUIPMENT_NAMES[kind], EQUIPMENT_COPIES[kind])
    gears = sum(face_at(s, k) in (CITY, TUNNEL) and is_revealed(s, k) for k in range(PLACES))
    left = sum(EQUIPMENT_COPIES) - gears
    if bag_size(s.equipment_deck) != left:
        raise Refused(f"The position: 'equipment_deck' needs {left} cards, a card for each gear.")


def cards_held(s: Desert) -> list[int]:
    """How many of each kind are in the hands and the deck."""
    bags = [int(s.equipment_deck), *[int(s.hands[k]) for k in range(s.setup.players)]]
    return [sum(int(cards(bag, kind)) for bag in bags) for kind in range(EQUIPMENT_KINDS)]


# ---------------------------------------------------------------- the storm


def read_storm(sheet: Sheet, s: Desert) -> None:
    peeks = sheet.value("peek") is not None
    if peeks:
        read_peek(Sheet(sheet.value("peek"), "The peek", PEEK_KEYS), s)
    deck = sheet.deck("storm_deck", STORM_NAMES, STORM_COPIES, least=0 if peeks else 1)
    s.storm_deck = deck[0] if deck else 0
    s.storm_under = pile_of(deck[1:])
    discard = sheet.value("storm_discard")
    s.storm_discard = sheet.bag_in("storm_discard", discard, STORM_NAMES, STORM_COPIES)
    put_back = bag_of([layers(0, s.put_back).count(kind) for kind in range(STORM_KINDS)])
    check_copies([*deck, int(s.storm_discard), int(s.seen), put_back], STORM_NAMES, STORM_COPIES)


def read_peek(peek: Sheet, s: Desert) -> None:
    s.seen = peek.bag_in("cards", peek.value("cards"), STORM_NAMES, STORM_COPIES)
    if not s.seen:
        raise Refused("The peek: with no cards left to put back it is over.")
    chosen = peek.names("next", STORM_NAMES)
    if len(chosen) > METERS[int(s.setup.players)][-1]:
        raise Refused("The peek: 'next' has more cards than anybody can look at.")
    s.put_back = pile_of(list(reversed(chosen)))
    s.may_bury = peek.flag("may_bury")


def check_peek(s: Desert) -> None:
    """As many cards as the meter shows, unless there were fewer (D41)."""
    if not s.seen:
        return
    if s.ended or not is_adventurer(s, s.current, METEOROLOGIST):
        raise Refused("The peek: only the Meteorologist looks at cards, by an action.")
    buried = [] if s.may_bury else layers(s.storm_deck, s.storm_under)[-1:]
    if not s.may_bury and [int(bag_size(layer)) for layer in buried] != [1]:
        raise Refused("The peek: the card at the bottom of the deck must be one that was buried.")
    looked = int(bag_size(s.seen)) + len(layers(0, s.put_back)) + len(buried)
    left = sum(int(bag_size(layer)) for layer in layers(s.storm_deck, s.storm_under))
    due = min(cards_shown(s), looked + left - len(buried))
    if looked != due:
        raise Refused(f"The peek: the Meteorologist looks at {due} cards here, not {looked}.")


def cards_shown(s: Desert) -> int:
    """On the meter, where the skull counts as the last tick."""
    return int(s.setup.meter[min(int(s.level), int(s.setup.skull) - 1)])


# ---------------------------------------------------------------- the turn, and the end


def read_turn(turn: Sheet, s: Desert) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.ended = turn.name("step", STEPS) == 1
    least = 1 if is_adventurer(s, s.current, METEOROLOGIST) else 0
    s.reductions = turn.number("reductions", 0, least * cards_shown(s))
    spent = int(s.reductions) + (1 if s.seen else 0)
    s.actions_left = turn.number("actions_left", 0, actions_at_most(s) - spent)
    most = cards_shown(s) - int(s.reductions) if s.ended else 0
    s.to_draw = turn.number("cards_left", 0, most)


def actions_at_most(s: Desert) -> int:
    """Four, and two more if the Time Throttle may have been played (D36)."""
    return ACTIONS_A_TURN + (0 if cards_held(s)[THROTTLE] else THROTTLE_GIVES)


def read_outcome(sheet: Sheet, s: Desert) -> None:
    """What the position shows must agree with how it is said to have ended."""
    word = sheet.value("outcome")
    said = PLAYING if word is None else 1 + sheet.named("outcome", word, OUTCOMES[1:])
    shown = end_shown(s)
    if shown not in (PLAYING, said):
        raise Refused(f"The position is at its end ({OUTCOMES[shown]}): 'outcome' must say so.")
    if said != shown and not can_have_ended(s, said):
        raise Refused(f"The position: 'outcome' can't be {word!r}: the desert doesn't show it.")
    if said not in (PLAYING, WON) and not s.ended:
        raise Refused("The turn: a game is lost by a storm card.")
    if said != PLAYING and s.seen:
        raise Refused("The peek: after the end nobody looks at cards.")
    if said != PLAYING:
        finish(s, said)
    elif s.ended and not s.to_draw:
        raise Refused("The turn: with no cards left the turn passes to the next seat.")


def end_shown(s: Desert) -> int:
    """An end that can be seen from what lies on the table."""
    if s.level >= s.setup.skull:
        return SKULL_REACHED
    tried = s.copy()
    ending.check_win(tried)
    return int(tried.outcome)


def can_have_ended(s: Desert, said: int) -> bool:
    if said == BURIED:
        return s.sand_left == 0
    return said == PLAYING or (said == THIRST and somebody_is_dry(s))


def somebody_is_dry(s: Desert) -> bool:
    shaded = storm.in_shade(s)
    return any(
        s.water[player] == 0 and not has(shaded, player) for player in range(s.setup.players)
    )

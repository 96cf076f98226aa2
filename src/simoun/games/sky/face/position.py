"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from simoun.core.bags import layers, pile_of
from simoun.core.options import VARIANTS, changed_in, variants_on, with_variants
from simoun.core.paper import Sheet, listed, tally
from simoun.core.refusal import Refused
from simoun.core.seating import adventurers_of, seats, team_on
from simoun.core.squares import bit, has, members
from simoun.games.sky import circuit, platform
from simoun.games.sky.adventurers import full_health, full_rope
from simoun.games.sky.data import (
    ADVENTURERS,
    AEROMETER_SEES,
    CABLES,
    CELL_NAMES,
    COMPONENT_NAMES,
    DIFFICULTIES,
    DIRECTIONS,
    EQUIPMENT_COPIES,
    EQUIPMENT_NAMES,
    KIND_OF,
    KINDS,
    METER,
    MOST_PLAYERS,
    NOWHERE,
    SKULL,
    STORM_COPIES,
    STORM_NAMES,
    STRIP,
    THROTTLE_GIVES,
)
from simoun.games.sky.face.options import OPTIONS
from simoun.games.sky.face.view_platform import cables
from simoun.games.sky.face.words import tile_names
from simoun.games.sky.setup import begin_streams, lay_strip, plan_of
from simoun.games.sky.state import (
    OUTCOMES,
    Setup,
    Sky,
    Variant,
    bare_table,
    cell_at,
    neighbour,
    stands_on,
    tile_at,
    turn_at,
)
from simoun.games.sky.tiles import SET, TILE_NAMES
from simoun.games.team.ending import finish
from simoun.games.team.face.storm import STEPS, read_deck
from simoun.games.team.state import NOBODY

SEATS: Final = seats(MOST_PLAYERS)
KEYS: Final = [
    *["game", "difficulty", "tiles", "components", "cables", "seats", "pile", "equipment_deck"],
    *["storm_deck", "storm_discard", "level", "vane", "choice", "turn", "outcome", VARIANTS],
]
TILE_KEYS: Final = ["tile", "at", "turn"]
SEAT_KEYS: Final = [
    *["adventurer", "at", "health", "rope", "tiles", "equipment", "shielded", "hooked"]
]
CHOICE_KEYS: Final = ["seat", "circles", "cards", "next", "tiles", "gust"]
TURN_KEYS: Final = ["seat", "step", "actions_left", "free_cable", "cards_left"]


# ---------------------------------------------------------------- writing


def write(s: Sky) -> dict[str, object]:
    return {
        "game": "sky",
        "difficulty": DIFFICULTIES[s.setup.difficulty],
        "tiles": [write_tile(s, place) for place in range(STRIP, s.laid)],
        "components": write_components(s),
        "cables": [
            [COMPONENT_NAMES[one], COMPONENT_NAMES[other], CABLES[length]]
            for one, other, length in cables(s)
        ],
        "seats": [write_seat(s, player) for player in range(s.setup.players)],
        "pile": [tile_names(layer) for layer in (s.pile, s.pile_under) if layer],
        "equipment_deck": tally(s.equipment_deck, EQUIPMENT_NAMES),
        "storm_deck": [tally(layer, STORM_NAMES) for layer in layers(s.storm_deck, s.storm_under)],
        "storm_discard": tally(s.storm_discard, STORM_NAMES),
        "level": int(s.level),
        "vane": DIRECTIONS[s.vane],
        "choice": None if s.chooser == NOBODY else write_choice(s),
        "turn": {
            "seat": SEATS[s.current],
            "step": STEPS[1 if s.ended else 0],
            "actions_left": int(s.actions_left),
            "free_cable": s.free_cable,
            "cards_left": int(s.to_draw),
        },
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        **with_variants(changed_in(OPTIONS, s.setup)),
    }


def write_tile(s: Sky, place: int) -> dict[str, object]:
    return {
        "tile": TILE_NAMES[tile_at(s, place)],
        "at": place_name(s, place),
        "turn": int(turn_at(s, place)),
    }


def place_name(s: Sky, place: int) -> str:
    return CELL_NAMES[cell_at(s, place)]


def place_names(s: Sky, places: int) -> list[str]:
    return [place_name(s, place) for place in members(places)]


def write_components(s: Sky) -> dict[str, list[list[str]]]:
    """For each kind, in their order, the places that each stands on."""
    found: dict[str, list[list[str]]] = {kind: [] for kind in KINDS}
    for component in members(s.standing):
        found[KINDS[KIND_OF[component]]].append(place_names(s, stands_on(s, component)))
    return found


def write_seat(s: Sky, player: int) -> dict[str, object]:
    return {
        "adventurer": ADVENTURERS[s.setup.adventurers[player]],
        "at": place_name(s, int(s.pawns[player])),
        "health": int(s.health[player]),
        "rope": int(s.rope[player]),
        "tiles": tile_names(s.tiles[player]),
        "equipment": tally(s.hands[player], EQUIPMENT_NAMES),
        "shielded": has(s.shielded, player),
        "hooked": has(s.hooked, player),
    }


def write_choice(s: Sky) -> dict[str, object]:
    chooser = {"seat": SEATS[s.chooser]}
    if s.circles:
        return {**chooser, "circles": listed(s.circles, DIRECTIONS)}
    if s.tiles_seen:
        return {**chooser, "tiles": tile_names(s.tiles_seen)}
    if s.gust:
        return {**chooser, "gust": True}
    chosen = [STORM_NAMES[card] for card in reversed(layers(0, s.put_back))]
    return {**chooser, "cards": tally(s.seen, STORM_NAMES), "next": chosen}


# ---------------------------------------------------------------- reading


def read(data: Mapping[str, object], seed: i64) -> Sky:
    sheet = Sheet(data, "The position", KEYS)
    team = team_on(sheet, SEAT_KEYS, MOST_PLAYERS)
    difficulty = sheet.name("difficulty", DIFFICULTIES)
    adventurers = adventurers_of(team, ADVENTURERS, MOST_PLAYERS)
    variant = Variant(**variants_on(OPTIONS, sheet.content))
    s = bare_table(Setup(adventurers, len(team), difficulty, plan_of(difficulty), variant))
    read_platform(sheet, s)
    read_cables(sheet, s)
    for player, seat in enumerate(team):
        read_seat(seat, s, player)
    s.level = sheet.number("level", 0, SKULL)
    s.vane = sheet.name("vane", DIRECTIONS)
    read_turn(Sheet(sheet.value("turn"), "The turn", TURN_KEYS), s)
    read_choice(sheet, s)
    read_pile(sheet, s)
    read_deck(sheet, s, STORM_NAMES, STORM_COPIES)
    deck = sheet.value("equipment_deck")
    s.equipment_deck = sheet.bag_in("equipment_deck", deck, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    if sheet.value("outcome") is not None:
        finish(s, 1 + sheet.name("outcome", OUTCOMES[1:]))
    begin_streams(s, seed)
    return s


# ---------------------------------------------------------------- the platform


def read_platform(sheet: Sheet, s: Sky) -> None:
    """The tiles are laid again, one after another: so they complete what they completed."""
    given = Sheet(sheet.value("components"), "The list of components", KINDS)
    lay_strip(s)
    for k, item in enumerate(sheet.items("tiles")):
        settle_circles(given, s)
        read_tile(Sheet(item, f"Tile {k + 1} of the position", TILE_KEYS), s)
    if not waits_for_circle(sheet):
        settle_circles(given, s)
    for kind, found in write_components(s).items():
        if given.value(kind) != found:
            raise Refused(f"The list of components: {kind!r} isn't what the tiles complete.")


def waits_for_circle(sheet: Sheet) -> bool:
    choice = sheet.value("choice")
    return isinstance(choice, Mapping) and "circles" in choice


def read_tile(sheet: Sheet, s: Sky) -> None:
    tile = sheet.name("tile", TILE_NAMES)
    if any(tile_at(s, place) == tile for place in range(s.laid)):
        raise Refused(f"{sheet.title}: {TILE_NAMES[tile]} lies there already.")
    turn = sheet.number("turn", 0, 3)
    name = sheet.text("at")
    wired = sum(bit(side) for side in range(4) if has(SET.fits[4 * tile + side], turn))
    cell = CELL_NAMES.index(name) if name in CELL_NAMES else 0
    if platform.place_at(s, cell) != NOWHERE or not platform.wires_around(s, cell) & wired:
        raise Refused(f"{sheet.title} can't lie at {name[:9]!r}: no wire of it meets another.")
    platform.put_down(s, tile, turn, cell)


def settle_circles(given: Sheet, s: Sky) -> None:
    """Where the player had to choose (S16), the paper tells what was chosen."""
    place = int(s.laid) - 1
    for side in members(s.circles):
        kind = platform.half_at(s, place, side)
        on = place_names(s, bit(place) | bit(neighbour(s, place, side)))
        if has(s.circles, side) and on in given.items(KINDS[kind]):
            platform.complete(s, side)
    if s.circles:
        raise Refused("The list of components lacks one for which the tiles leave a choice.")


def read_cables(sheet: Sheet, s: Sky) -> None:
    for item in sheet.items("cables"):
        if not isinstance(item, list) or len(item) != 3:
            raise sheet.wrong("cables", item, "two components and a length")
        one = sheet.named("cables", item[0], COMPONENT_NAMES)
        other = sheet.named("cables", item[1], COMPONENT_NAMES)
        length = sheet.named("cables", item[2], CABLES)
        both = has(s.standing, one) and has(s.standing, other) and one != other
        if not both or not circuit.can_link(s, one, other):
            raise Refused(f"The position: a cable can't join {item[0]} and {item[1]}.")
        if not circuit.spans(s, one, other, length):
            raise Refused(f"The position: no {item[2]} cable joins {item[0]} and {item[1]}.")
        circuit.add_cable(s, one, other, length)


# ---------------------------------------------------------------- the team


def read_seat(seat: Sheet, s: Sky, player: int) -> None:
    s.pawns[player] = seat.name("at", place_names(s, bit(s.laid) - 1))
    s.health[player] = seat.number("health", 0, int(full_health(s, player)))
    s.rope[player] = seat.number("rope", 0, int(full_rope(s, player)))
    s.tiles[player] = seat.set_of_names("tiles", TILE_NAMES)
    hand = seat.value("equipment")
    s.hands[player] = seat.bag_in("equipment", hand, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    s.shielded |= int(seat.flag("shielded")) << player
    s.hooked |= int(seat.flag("hooked")) << player


def read_pile(sheet: Sheet, s: Sky) -> None:
    found = [sheet.set_in("pile", item, TILE_NAMES) for item in sheet.items("pile")]
    if len(found) > 2 or not all(found):
        raise Refused("The position: 'pile' has a layer too many, or an empty one.")
    s.pile, s.pile_under = (found + [0, 0])[:2]


# ---------------------------------------------------------------- what somebody must choose


def read_choice(sheet: Sheet, s: Sky) -> None:
    if sheet.value("choice") is None:
        return
    choice = Sheet(sheet.value("choice"), "The choice", CHOICE_KEYS)
    s.chooser = choice.name("seat", SEATS[: s.setup.players])
    kinds = [key for key in ("circles", "cards", "tiles", "gust") if key in choice.content]
    if len(kinds) != 1 or ("next" in choice.content) != (kinds == ["cards"]):
        raise Refused("The choice is one of circles, cards with next, tiles, or gust.")
    if kinds == ["circles"]:
        read_circles(choice, s)
    elif kinds == ["cards"]:
        read_look(choice, s)
    elif kinds == ["tiles"]:
        read_scope(choice, s)
    else:
        read_gust(choice, s)


def read_circles(choice: Sheet, s: Sky) -> None:
    if choice.set_of_names("circles", DIRECTIONS) != s.circles or not s.circles:
        raise Refused("The choice: 'circles' isn't what the last tile leaves to choose.")


def read_look(choice: Sheet, s: Sky) -> None:
    s.seen = choice.bag_in("cards", choice.value("cards"), STORM_NAMES, STORM_COPIES)
    chosen = choice.names("next", STORM_NAMES)
    if not s.seen or len(chosen) >= AEROMETER_SEES:
        raise Refused("The choice: an Aerometer shows a few cards.")
    s.put_back = pile_of(list(reversed(chosen)))


def read_scope(choice: Sheet, s: Sky) -> None:
    s.tiles_seen = choice.set_of_names("tiles", TILE_NAMES)
    if not s.tiles_seen:
        raise Refused("The choice: a Stratoscope shows a tile or more.")


def read_gust(choice: Sheet, s: Sky) -> None:
    s.gust = choice.flag("gust")
    if not s.gust:
        raise Refused("The choice: 'gust' is true, or not there.")


# ---------------------------------------------------------------- the turn


def read_turn(turn: Sheet, s: Sky) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.ended = turn.name("step", STEPS) == 1
    s.actions_left = turn.number("actions_left", 0, int(s.setup.actions) + THROTTLE_GIVES)
    s.free_cable = turn.flag("free_cable")
    s.to_draw = turn.number("cards_left", 0, METER[-1] if s.ended else 0)

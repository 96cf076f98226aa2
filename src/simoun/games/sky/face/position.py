"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from simoun.core.bags import bag_of, bag_size, cards, layers, pile_of
from simoun.core.paper import Sheet, check_copies, listed, tally, wrong_number
from simoun.core.refusal import Refused
from simoun.core.seating import adventurers_of, seats, team_on
from simoun.core.squares import bit, has, members, size
from simoun.games.sky import circuit, ending, platform
from simoun.games.sky.adventurers import full_health, full_rope, room_for_tiles
from simoun.games.sky.data import (
    ACTIONS_A_TURN,
    ADVENTURERS,
    AEROMETER,
    AEROMETER_SEES,
    CABLES,
    CARDS_AT,
    CELL_NAMES,
    COMPONENT_NAMES,
    DIFFICULTIES,
    DIRECTIONS,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    GEAR,
    GRAVITY_HOOK,
    GUST,
    KIND_OF,
    KINDS,
    MOST_PLAYERS,
    NOWHERE,
    PLATFORM_CLAMP,
    RESHUFFLES,
    SKULL,
    STORM_COPIES,
    STORM_KINDS,
    STORM_NAMES,
    STRATOSCOPE,
    STRATOSCOPE_SEES,
    STRIKE_SHIELD,
    STRIP,
    THROTTLE_GIVES,
    TILES,
    TIME_THROTTLE,
)
from simoun.games.sky.face.view_platform import cables
from simoun.games.sky.face.words import tile_names
from simoun.games.sky.setup import begin_streams, lay_strip, plan_of
from simoun.games.sky.state import (
    ABANDONED,
    ELECTROCUTED,
    FALLEN,
    NOBODY,
    OUTCOMES,
    PLAYING,
    SWEPT,
    WON,
    Setup,
    Sky,
    bare_table,
    cell_at,
    neighbour,
    stands_on,
    symbol_at,
    tile_at,
    turn_at,
)
from simoun.games.sky.storm import could_cross
from simoun.games.sky.tiles import SET, TILE_NAMES

STEPS: Final = ["actions", "storm"]
SEATS: Final = seats(MOST_PLAYERS)
KEYS: Final = [
    *["game", "difficulty", "tiles", "components", "cables", "seats", "pile", "equipment_deck"],
    *["storm_deck", "storm_discard", "level", "vane", "choice", "turn", "outcome"],
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
    return {**chooser, "cards": tally(s.cards_seen, STORM_NAMES), "next": chosen}


# ---------------------------------------------------------------- reading


def read(data: Mapping[str, object], seed: i64) -> Sky:
    sheet = Sheet(data, "The position", KEYS)
    team = team_on(sheet, SEAT_KEYS, MOST_PLAYERS)
    difficulty = sheet.name("difficulty", DIFFICULTIES)
    adventurers = adventurers_of(team, ADVENTURERS, MOST_PLAYERS)
    s = bare_table(Setup(adventurers, len(team), difficulty, plan_of(difficulty)))
    read_platform(sheet, s)
    read_cables(sheet, s)
    for player, seat in enumerate(team):
        read_seat(seat, s, player)
    s.level = sheet.number("level", 0, SKULL)
    s.vane = sheet.name("vane", DIRECTIONS)
    read_turn(Sheet(sheet.value("turn"), "The turn", TURN_KEYS), s)
    read_choice(sheet, s)
    read_pile(sheet, s)
    read_storm(sheet, s)
    read_equipment(sheet, s)
    read_outcome(sheet, s)
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
    room = room_for_tiles(s, player)
    if size(s.tiles[player]) > room:
        raise Refused(f"{seat.title}: 'tiles' has more than {room}.")
    hand = seat.value("equipment")
    s.hands[player] = seat.bag_in("equipment", hand, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    s.shielded |= int(seat.flag("shielded")) << player
    s.hooked |= int(seat.flag("hooked")) << player


def read_pile(sheet: Sheet, s: Sky) -> None:
    """Every tile lies on the platform, in a hand, in the pile, or before who looks at it."""
    found = [sheet.set_in("pile", item, TILE_NAMES) for item in sheet.items("pile")]
    if len(found) > 2 or not all(found) or size(sum(found[1:])) >= STRATOSCOPE_SEES:
        raise Refused("The position: 'pile' has a layer too many, an empty one, or one too large.")
    s.pile, s.pile_under = (found + [0, 0])[:2]
    if s.tiles_seen and (s.pile_under or (s.pile and size(s.tiles_seen) < STRATOSCOPE_SEES)):
        raise Refused(f"The choice: one looks at {STRATOSCOPE_SEES} tiles, if there are as many.")
    laid = [bit(tile_at(s, place)) for place in range(STRIP, s.laid)]
    held = [s.tiles[player] for player in range(s.setup.players)]
    everywhere = [int(tiles) for tiles in [*laid, *held, *found, s.tiles_seen]]
    for tile in range(TILES):
        n = sum(tiles >> tile & 1 for tiles in everywhere)
        if n != 1:
            raise wrong_number(n, TILE_NAMES[tile], 1)


# ---------------------------------------------------------------- equipment


def read_equipment(sheet: Sheet, s: Sky) -> None:
    """A card was drawn for each gear (S22); those that are nowhere have been played."""
    deck = sheet.value("equipment_deck")
    s.equipment_deck = sheet.bag_in("equipment_deck", deck, EQUIPMENT_NAMES, EQUIPMENT_COPIES)
    counted = [n + used for n, used in zip(cards_held(s), cards_used(s), strict=True)]
    for kind, n in enumerate(counted):
        if n > EQUIPMENT_COPIES[kind]:
            raise wrong_number(n, EQUIPMENT_NAMES[kind], EQUIPMENT_COPIES[kind])
    left = sum(EQUIPMENT_COPIES) - sum(symbol_at(s, k) == GEAR for k in range(s.laid))
    if bag_size(s.equipment_deck) != left:
        raise Refused(f"The position: 'equipment_deck' needs {left} cards, a card for each gear.")


def cards_held(s: Sky) -> list[int]:
    """How many of each kind are in the hands and the deck."""
    bags = [int(s.equipment_deck), *[int(s.hands[k]) for k in range(s.setup.players)]]
    return [sum(int(cards(bag, kind)) for bag in bags) for kind in range(EQUIPMENT_KINDS)]


def cards_used(s: Sky) -> list[int]:
    """How many of each kind must have been played for the table to look like this."""
    found = [0] * EQUIPMENT_KINDS
    found[STRIKE_SHIELD] = int(s.shielded != 0)
    found[GRAVITY_HOOK] = int(s.hooked != 0)
    found[TIME_THROTTLE] = int(s.actions_left > ACTIONS_A_TURN)
    found[AEROMETER] = int(s.cards_seen != 0 or s.storm_under is not None)
    found[STRATOSCOPE] = int(s.tiles_seen != 0 or s.pile_under != 0)
    found[PLATFORM_CLAMP] = int(s.circles != 0 and (s.ended or s.chooser != s.current))
    return found


# ---------------------------------------------------------------- the storm


def read_storm(sheet: Sheet, s: Sky) -> None:
    """The card that shuffles all is never in the discard: it is drawn and shuffled in at once."""
    looks = s.cards_seen != 0
    deck = sheet.deck("storm_deck", STORM_NAMES, STORM_COPIES, least=0 if looks else 1)
    if any(bag_size(layer) > 1 for layer in deck[:-1]) or len(deck) > AEROMETER_SEES + 1:
        raise Refused("The position: 'storm_deck' has layers that no Aerometer leaves.")
    s.storm_deck = deck[0] if deck else 0
    s.storm_under = pile_of(deck[1:])
    discard = sheet.value("storm_discard")
    s.storm_discard = sheet.bag_in("storm_discard", discard, STORM_NAMES, STORM_COPIES)
    if cards(s.storm_discard, RESHUFFLES):
        raise Refused(f"The position: {STORM_NAMES[RESHUFFLES]!r} can't be in the discard.")
    put_back = bag_of([layers(0, s.put_back).count(kind) for kind in range(STORM_KINDS)])
    bags = [*deck, int(s.storm_discard), int(s.cards_seen), put_back]
    check_copies(bags, STORM_NAMES, STORM_COPIES)
    if s.gust and not cards(s.storm_discard, GUST):
        raise Refused("The choice: no Gust was turned up.")
    if looks:
        check_look(s, deck)


def check_look(s: Sky, deck: list[int]) -> None:
    """Four cards, unless there were fewer (S23h)."""
    looked = int(bag_size(s.cards_seen)) + len(layers(0, s.put_back))
    left = sum(int(bag_size(layer)) for layer in deck)
    if looked != min(AEROMETER_SEES, looked + left):
        raise Refused(f"The choice: one looks at {AEROMETER_SEES} cards, not {looked}.")
    if s.storm_under is not None:
        raise Refused("The choice: under the cards that one looks at nothing is known.")


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
    s.cards_seen = choice.bag_in("cards", choice.value("cards"), STORM_NAMES, STORM_COPIES)
    chosen = choice.names("next", STORM_NAMES)
    if not s.cards_seen or len(chosen) >= AEROMETER_SEES or s.ended:
        raise Refused("The choice: an Aerometer shows a few cards, before the storm.")
    s.put_back = pile_of(list(reversed(chosen)))


def read_scope(choice: Sheet, s: Sky) -> None:
    s.tiles_seen = choice.set_of_names("tiles", TILE_NAMES)
    full = size(s.tiles[s.chooser]) >= room_for_tiles(s, s.chooser)
    if not s.tiles_seen or size(s.tiles_seen) > STRATOSCOPE_SEES or full:
        raise Refused("The choice: a Stratoscope shows 1 to 5 tiles to who has room for one.")


def read_gust(choice: Sheet, s: Sky) -> None:
    s.gust = choice.flag("gust")
    turned_up = s.ended and s.to_draw < cards_a_turn(s)
    if not s.gust or not turned_up or s.chooser != s.setup.climber or not could_cross(s):
        raise Refused("The choice: no Climber is about to cross clouds with somebody.")


# ---------------------------------------------------------------- the turn, and the end


def read_turn(turn: Sheet, s: Sky) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.ended = turn.name("step", STEPS) == 1
    s.actions_left = turn.number("actions_left", 0, ACTIONS_A_TURN + THROTTLE_GIVES)
    s.free_cable = turn.flag("free_cable")
    if not s.free_cable and s.current != s.setup.electrician:
        raise Refused("The turn: 'free_cable' can only be gone in the Electrician's turn.")
    s.to_draw = turn.number("cards_left", 0, cards_a_turn(s) if s.ended else 0)


def cards_a_turn(s: Sky) -> int:
    return int(CARDS_AT[min(int(s.level), SKULL - 1)])


def read_outcome(sheet: Sheet, s: Sky) -> None:
    """What the position shows must agree with how it is said to have ended."""
    word = sheet.value("outcome")
    said = PLAYING if word is None else 1 + sheet.named("outcome", word, OUTCOMES[1:])
    shown = ends_shown(s) or [PLAYING]
    if shown != [said]:
        ends = " and ".join(OUTCOMES[end] or "not at all" for end in shown)
        raise Refused(f"The position: 'outcome' is wrong: the table shows it ended {ends}.")
    if said in (ELECTROCUTED, FALLEN, SWEPT) and not s.ended:
        raise Refused("The turn: such a game is lost by a storm card.")
    if said != PLAYING and s.chooser != NOBODY:
        raise Refused("The choice: after the end nobody chooses.")
    if said != PLAYING:
        ending.finish(s, said)
    elif s.ended and not s.to_draw and not s.gust:
        raise Refused("The turn: with no cards left the turn passes to the next seat.")


def ends_shown(s: Sky) -> list[int]:
    """The ends that can be seen from what lies on the table."""
    players = range(s.setup.players)
    found = []
    if circuit.is_complete(s):
        found.append(ABANDONED if ending.left_behind(s) else WON)
    if any(s.health[player] == 0 for player in players):
        found.append(ELECTROCUTED)
    if any(s.rope[player] == 0 for player in players):
        found.append(FALLEN)
    if s.level >= SKULL:
        found.append(SWEPT)
    return found

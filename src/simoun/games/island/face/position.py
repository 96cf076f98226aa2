"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import bag_size, layers, pile_of
from simoun.core.chance import stream_of
from simoun.core.paper import Sheet, check_copies, listed, tally
from simoun.core.refusal import Refused
from simoun.core.seating import adventurers_of, seats, team_on
from simoun.core.squares import has, members, set_of
from simoun.games.island import ending
from simoun.games.island.data import (
    ACTIONS_A_TURN,
    ADVENTURERS,
    CARD_COPIES,
    CARD_NAMES,
    CARDS_DRAWN,
    COLUMNS,
    ENGINEER,
    FLOOD_RATE,
    HAND_LIMIT,
    KINDS_IN_HAND,
    LANDING,
    MOST_PLAYERS,
    PILOT,
    PLACES,
    SKULL,
    TILE_NAMES,
    TILES,
    TREASURES,
)
from simoun.games.island.face.view import step
from simoun.games.island.face.words import names
from simoun.games.island.setup import FLOOD_DECK, TREASURE_DECK
from simoun.games.island.state import (
    DROWNED,
    LANDING_SANK,
    NOBODY,
    OUTCOMES,
    PLAYING,
    SKULL_REACHED,
    TREASURE_SANK,
    WON,
    Island,
    Setup,
    overfull,
    pawns_at,
)

STEPS: Final = ["actions", "draw", "flood"]
LEAST_TO_DRAW: Final = [CARDS_DRAWN, 1, 0]  # in each step
SEATS: Final = seats(MOST_PLAYERS)
IN_HAND: Final = CARD_NAMES[:KINDS_IN_HAND]
KEYS: Final = [
    *["game", "options", "tiles", "flooded", "sunk", "seats", "captured", "water"],
    *["treasure_deck", "treasure_discard", "flood_deck", "flood_discard", "turn", "swimming"],
    "outcome",
]


# ---------------------------------------------------------------- writing


def write(s: Island) -> dict[str, object]:
    places = names(s)["place"]
    sunk = ~int(s.present) & (1 << TILES) - 1
    return {
        "game": "island",
        "options": {
            "hand_check": "each" if s.setup.check_each else "both",
            "rescue": s.setup.rescue,
        },
        "tiles": [[places[PLACES.index((r, c))] for c in COLUMNS[r]] for r in range(len(COLUMNS))],
        "flooded": listed(s.flooded, places),
        "sunk": listed(sunk, places),
        "seats": [write_seat(s, player) for player in range(s.setup.players)],
        "captured": listed(s.captured, CARD_NAMES),
        "water": int(s.water),
        "treasure_deck": [
            tally(layer, CARD_NAMES) for layer in layers(s.treasure_deck, s.treasure_under)
        ],
        "treasure_discard": tally(s.treasure_discard, CARD_NAMES),
        "flood_deck": [listed(layer, places) for layer in layers(s.flood_deck, s.flood_under)],
        "flood_discard": listed(s.flood_discard, places),
        "turn": write_turn(s),
        "swimming": listed(s.swimmers, SEATS),
        "outcome": OUTCOMES[s.outcome] if s.over else None,
    }


def write_seat(s: Island, player: int) -> dict[str, object]:
    return {
        "adventurer": ADVENTURERS[s.setup.adventurers[player]],
        "at": names(s)["place"][s.pawns[player]],
        "hand": tally(s.hands[player], CARD_NAMES),
    }


def write_turn(s: Island) -> dict[str, object]:
    return {
        "seat": SEATS[s.current],
        "step": step(s),
        "actions_left": int(s.actions_left),
        "cards_left": int(s.to_draw if s.to_draw else s.to_flood),
        "second_shore": s.second_shore,
        "flight_used": s.flown,
    }


# ---------------------------------------------------------------- reading


def read(data: Mapping[str, object], seed: i64) -> Island:
    sheet = Sheet(data, "The position", KEYS)
    place_names = read_tiles(sheet)
    s = read_island(sheet, place_names)
    read_floods(sheet, s, place_names)
    read_treasures(sheet, s)
    read_turn(Sheet(sheet.value("turn"), "The turn", list(write_turn(s))), s)
    read_outcome(sheet, s)
    check_pawns(s, place_names)
    check_hands(s)
    check_cards_left(s)
    s.treasure_stream = stream_of(seed, TREASURE_DECK)
    s.flood_stream = stream_of(seed, FLOOD_DECK)
    return s


def read_tiles(sheet: Sheet) -> list[str]:
    """The names of the tiles, by place."""
    rows = sheet.items("tiles")
    found: list[str] = []
    for k, row in enumerate(rows):
        if not isinstance(row, list) or k >= len(COLUMNS) or len(row) != len(COLUMNS[k]):
            raise sheet.wrong("tiles", row, "six rows of 2, 4, 6, 6, 4 and 2 names")
        found += [TILE_NAMES[sheet.named("tiles", item, TILE_NAMES)] for item in row]
    if sorted(found) != sorted(TILE_NAMES):
        twice = [name for name in TILE_NAMES if found.count(name) > 1]
        raise Refused(f"The position: 'tiles' must name each tile once, not {twice or 'so few'}.")
    return found


def read_island(sheet: Sheet, places: list[str]) -> Island:
    options = Sheet(sheet.value("options"), "The options", ["hand_check", "rescue"])
    team = team_on(sheet, ["adventurer", "at", "hand"], MOST_PLAYERS)
    setup = Setup(
        vec[i64]([places.index(name) for name in TILE_NAMES]),
        adventurers_of(team, ADVENTURERS, MOST_PLAYERS),
        len(team),
        options.name("hand_check", ["both", "each"]) == 1,
        options.flag("rescue"),
    )
    s = Island(setup, vec[i64]([0, 0, 0, 0]), vec[i64]([0, 0, 0, 0]))
    for player, seat in enumerate(team):
        s.pawns[player] = seat.name("at", places)
        s.hands[player] = seat.bag_in("hand", seat.value("hand"), IN_HAND, CARD_COPIES)
    s.swimmers = sheet.set_of_names("swimming", SEATS[: len(team)])
    return s


def read_floods(sheet: Sheet, s: Island, places: list[str]) -> None:
    """Every tile that has not sunk has one flood card, in a layer or in the discard."""
    sunk = sheet.set_of_names("sunk", places)
    s.present = set_of(list(range(TILES))) & ~sunk
    s.flooded = sheet.set_of_names("flooded", places)
    if s.flooded & sunk:
        raise Refused(f"{listed(s.flooded & sunk, places)[0]} can't be both flooded and sunk.")
    deck = [sheet.set_in("flood_deck", item, places) for item in sheet.items("flood_deck")]
    s.flood_discard = sheet.set_of_names("flood_discard", places)
    seen = members(s.flood_discard)
    for layer in deck:
        seen += members(layer)
    for place, name in enumerate(places):
        wanted = 1 if has(s.present, place) else 0
        if seen.count(place) != wanted:
            raise Refused(f"{name} needs {wanted} flood card(s), not {seen.count(place)}.")
    if not all(deck) or (not deck and not has(sunk, s.setup.place_of[LANDING])):
        raise Refused("The position: 'flood_deck' has an empty layer, or no card at all.")
    s.flood_deck = deck[0] if deck else 0
    s.flood_under = pile_of(deck[1:])


def read_treasures(sheet: Sheet, s: Island) -> None:
    deck = sheet.deck("treasure_deck", CARD_NAMES, CARD_COPIES)
    s.treasure_deck = deck[0]
    s.treasure_under = pile_of(deck[1:])
    s.treasure_discard = sheet.bag_in(
        "treasure_discard", sheet.value("treasure_discard"), CARD_NAMES, CARD_COPIES
    )
    bags = [*deck, int(s.treasure_discard), *[int(s.hands[k]) for k in range(s.setup.players)]]
    check_copies(bags, CARD_NAMES, CARD_COPIES)
    s.captured = sheet.set_of_names("captured", CARD_NAMES[:TREASURES])
    s.water = sheet.number("water", 1, SKULL)


def read_turn(turn: Sheet, s: Island) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.actions_left = turn.number("actions_left", 0, ACTIONS_A_TURN)
    s.second_shore = turn.flag("second_shore")
    s.flown = turn.flag("flight_used")
    step = turn.name("step", STEPS)
    s.ended = step > 0
    s.to_draw = turn.number("cards_left", LEAST_TO_DRAW[step], CARDS_DRAWN) if step < 2 else 0
    s.to_flood = turn.number("cards_left", 0, int(FLOOD_RATE[s.water])) if step == 2 else 0
    adventurer = s.setup.adventurers[s.current]
    if s.second_shore and (adventurer != ENGINEER or s.ended or s.actions_left == ACTIONS_A_TURN):
        raise Refused("The turn: only the Engineer, after a tile, can have a second one.")
    if s.flown and (adventurer != PILOT or s.actions_left == ACTIONS_A_TURN):
        raise Refused("The turn: only the Pilot, by an action, can have flown.")


def read_outcome(sheet: Sheet, s: Island) -> None:
    """What the position shows must agree with how it is said to have ended."""
    word = sheet.value("outcome")
    said = PLAYING if word is None else 1 + sheet.named("outcome", word, OUTCOMES[1:])
    shown = loss_shown(s)
    if shown not in (PLAYING, said):
        raise Refused(f"The position is lost ({OUTCOMES[shown]}), and 'outcome' doesn't say so.")
    if said == WON and not ending.can_take_off(s):
        raise Refused("The position isn't won: four treasures, and all on Fools' Landing.")
    if said in (LANDING_SANK, TREASURE_SANK, SKULL_REACHED) and shown != said:
        raise Refused(f"The position: 'outcome' says {word!r}, the island doesn't.")
    if said == DROWNED and not ending.stranded(s):
        raise Refused("The position: 'outcome' says 'drowned', and everyone can swim.")
    if said != PLAYING:
        ending.finish(s, said)


def loss_shown(s: Island) -> int:
    if not has(s.present, s.setup.landing):
        return LANDING_SANK
    if ending.sunk_treasures(s):
        return TREASURE_SANK
    if s.water >= SKULL:
        return SKULL_REACHED
    if ending.stranded(s) and not ending.can_be_rescued(s):
        return DROWNED
    return PLAYING


# ---------------------------------------------------------------- what must agree


def check_pawns(s: Island, places: list[str]) -> None:
    """A pawn stands on a tile; only swimmers, all at one place, are where a tile was."""
    if s.outcome in (LANDING_SANK, TREASURE_SANK):
        return
    for player in range(s.setup.players):
        swims = has(s.swimmers, player)
        if swims == has(s.present, s.pawns[player]):
            where = f"on {places[s.pawns[player]]}, which has {'not ' if swims else ''}sunk"
            raise Refused(f"{SEATS[player]} {'swims' if swims else 'stands'} {where}.")
    together = pawns_at(s, s.pawns[members(s.swimmers)[0]]) if s.swimmers else 0
    if together != s.swimmers or (s.swimmers and (not s.ended or s.to_draw)):
        raise Refused("The position: who swims stood on one tile, while flood cards were drawn.")


def check_hands(s: Island) -> None:
    """Too many cards: only who was just given one, or who draws."""
    full = [k for k in range(s.setup.players) if bag_size(s.hands[k]) > HAND_LIMIT]
    if not full:
        return
    most = HAND_LIMIT + (CARDS_DRAWN if s.ended else 1)
    if len(full) > 1 or (s.ended and full[0] != s.current) or bag_size(s.hands[full[0]]) > most:
        raise Refused(f"{SEATS[full[-1]]} holds more than {HAND_LIMIT} cards: too many here.")


def check_cards_left(s: Island) -> None:
    waits = s.swimmers or overfull(s) != NOBODY or s.over
    if s.ended and not s.to_draw and not s.to_flood and not waits:
        raise Refused("The turn: with no cards left the turn passes to the next seat.")

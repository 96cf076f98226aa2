"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import layers, pile_of
from simoun.core.options import VARIANTS, changed_in, variants_on, with_variants
from simoun.core.paper import Sheet, listed, tally
from simoun.core.refusal import Refused
from simoun.core.seating import adventurers_of, seats, team_on
from simoun.games.island.data import (
    ADVENTURERS,
    ALL,
    CARD_COPIES,
    CARD_NAMES,
    COLUMNS,
    FLOOD_RATE,
    KINDS_IN_HAND,
    MOST_PLAYERS,
    PLACES,
    SKULL,
    TILE_NAMES,
    TILES,
    TREASURES,
)
from simoun.games.island.face.options import OPTIONS
from simoun.games.island.face.view import step
from simoun.games.island.face.words import names
from simoun.games.island.setup import begin_streams
from simoun.games.island.state import (
    OUTCOMES,
    Island,
    Setup,
    Variant,
)
from simoun.games.team.ending import finish

STEPS: Final = ["actions", "draw", "flood"]
SEATS: Final = seats(MOST_PLAYERS)
IN_HAND: Final = CARD_NAMES[:KINDS_IN_HAND]
KEYS: Final = [
    *["game", "options", "tiles", "flooded", "sunk", "seats", "captured", "water"],
    *["treasure_deck", "treasure_discard", "flood_deck", "flood_discard", "turn", "swimming"],
    "outcome",
    VARIANTS,
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
        **with_variants(changed_in(OPTIONS, s.setup)),
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
    word = sheet.value("outcome")
    if word is not None:
        finish(s, 1 + sheet.named("outcome", word, OUTCOMES[1:]))
    begin_streams(s, seed)
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
        Variant(**variants_on(OPTIONS, sheet.content)),
    )
    s = Island(setup, vec[i64]([0, 0, 0, 0]), vec[i64]([0, 0, 0, 0]))
    for player, seat in enumerate(team):
        s.pawns[player] = seat.name("at", places)
        s.hands[player] = seat.bag_in("hand", seat.value("hand"), IN_HAND, CARD_COPIES)
    s.swimmers = sheet.set_of_names("swimming", SEATS[: len(team)])
    return s


def read_floods(sheet: Sheet, s: Island, places: list[str]) -> None:
    s.present = ALL & ~sheet.set_of_names("sunk", places)
    s.flooded = sheet.set_of_names("flooded", places)
    found = sheet.items("flood_deck")
    if len(found) > TILES:
        raise Refused("The position: 'flood_deck' has more layers than there are cards.")
    deck = [sheet.set_in("flood_deck", item, places) for item in found]
    if not all(deck):
        raise Refused("The position: 'flood_deck' has an empty layer.")
    s.flood_deck = deck[0] if deck else 0
    s.flood_under = pile_of(deck[1:])
    s.flood_discard = sheet.set_of_names("flood_discard", places)


def read_treasures(sheet: Sheet, s: Island) -> None:
    deck = sheet.deck("treasure_deck", CARD_NAMES, CARD_COPIES)
    s.treasure_deck = deck[0]
    s.treasure_under = pile_of(deck[1:])
    s.treasure_discard = sheet.bag_in(
        "treasure_discard", sheet.value("treasure_discard"), CARD_NAMES, CARD_COPIES
    )
    s.captured = sheet.set_of_names("captured", CARD_NAMES[:TREASURES])
    s.water = sheet.number("water", 1, SKULL)


def read_turn(turn: Sheet, s: Island) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.actions_left = turn.number("actions_left", 0, int(s.setup.actions))
    s.second_shore = turn.flag("second_shore")
    s.flown = turn.flag("flight_used")
    step = turn.name("step", STEPS)
    s.ended = step > 0
    drawn = int(s.setup.cards_drawn)
    s.to_draw = turn.number("cards_left", 1 if step else drawn, drawn) if step < 2 else 0
    s.to_flood = turn.number("cards_left", 0, int(FLOOD_RATE[s.water])) if step == 2 else 0

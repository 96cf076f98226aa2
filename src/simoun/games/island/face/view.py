"""What a seat may see: in Forbidden Island all but the order of the decks (I6)."""

from __future__ import annotations

from typing import Final, TypedDict

from simoun.core.bags import bag_size, counts, layers
from simoun.core.phrases import Names, groups, slug
from simoun.core.seating import seats
from simoun.core.squares import has, members, size
from simoun.games.island.data import (
    ADVENTURERS,
    CARD_KINDS,
    CARD_NAMES,
    FIRST_START,
    FLOOD_RATE,
    PLACES,
    SKULL,
    TILE_NAMES,
    TILES,
    TREASURES,
)
from simoun.games.island.state import OUTCOMES, Island, overfull
from simoun.games.team.state import NOBODY, WON

CARDS: Final = [slug(name) for name in CARD_NAMES]
ROLES: Final = [slug(name) for name in ADVENTURERS]
TILE_SLUGS: Final = [slug(name) for name in TILE_NAMES]
TREASURE_OF: Final = [CARDS[k // 2] if k < FIRST_START else None for k in range(TILES)]
START_OF: Final = [
    ROLES[k - FIRST_START] if 0 <= k - FIRST_START < 6 else None for k in range(TILES)
]


class PlaceView(TypedDict):
    tile: str
    row: int
    column: int
    condition: str  # dry, flooded or sunk
    treasure: str | None
    start: str | None  # the adventurer whose tile it is


class SeatView(TypedDict):
    adventurer: str
    place: int
    hand: list[str]


class TurnView(TypedDict):
    seat: int
    step: str  # actions, draw or flood
    decider: int
    asked: str  # act, discard, swim, reveal, or nothing after the end
    actions_left: int
    second_shore: bool
    flown: bool
    to_draw: int
    to_flood: int


class WaterView(TypedDict):
    level: int
    cards: int
    meter: list[int]
    skull: int


class TreasureDeckView(TypedDict):
    count: int
    next: dict[str, int]  # the cards among which the next one is, and how many of each
    rises: int  # Waters Rise in the whole deck
    discard: dict[str, int]


class FloodDeckView(TypedDict):
    count: int
    layers: list[list[int]]  # places; all cards of a layer come before those of the next
    discard: list[int]


class IslandView(TypedDict):
    game: str
    you: int | None
    places: list[PlaceView]
    seats: list[SeatView]
    captured: list[str]
    water: WaterView
    treasure_deck: TreasureDeckView
    flood_deck: FloodDeckView
    turn: TurnView
    outcome: str | None
    won: bool


def view(s: Island, seat: int | None) -> IslandView:
    return {
        "game": "island",
        "you": seat,
        "places": [place_view(s, place) for place in range(TILES)],
        "seats": [seat_view(s, player) for player in range(s.setup.players)],
        "captured": [CARDS[treasure] for treasure in members(s.captured)],
        "water": water_view(s),
        "treasure_deck": treasure_deck_view(s),
        "flood_deck": flood_deck_view(s),
        "turn": turn_view(s),
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        "won": s.outcome == WON,
    }


def names(s: Island) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = named_in(s)
        s.setup.names = found
    return found


def named_in(s: Island) -> Names:
    players = seats(s.setup.players)
    return {
        "place": [TILE_NAMES[s.setup.tile_at[place]] for place in range(TILES)],
        "card": CARD_NAMES,
        "treasure": CARD_NAMES[:TREASURES],
        "seat": players,
        "group": groups(players),
    }


def condition(s: Island, place: int) -> str:
    if not has(s.present, place):
        return "sunk"
    return "flooded" if has(s.flooded, place) else "dry"


def place_view(s: Island, place: int) -> PlaceView:
    tile = s.setup.tile_at[place]
    return {
        "tile": TILE_SLUGS[tile],
        "row": PLACES[place][0],
        "column": PLACES[place][1],
        "condition": condition(s, place),
        "treasure": TREASURE_OF[tile],
        "start": START_OF[tile],
    }


def seat_view(s: Island, player: int) -> SeatView:
    return {
        "adventurer": ROLES[s.setup.adventurers[player]],
        "place": int(s.pawns[player]),
        "hand": [card for card, n in numbered(s.hands[player]).items() for _ in range(n)],
    }


def numbered(bag: int) -> dict[str, int]:
    """The cards of a bag, by name, with how many of each."""
    return {CARDS[card]: n for card, n in enumerate(counts(bag, CARD_KINDS)) if n}


def water_view(s: Island) -> WaterView:
    return {
        "level": int(s.water),
        "cards": int(FLOOD_RATE[s.water]),
        "meter": [int(FLOOD_RATE[tick]) for tick in range(1, SKULL)],
        "skull": SKULL,
    }


def treasure_deck_view(s: Island) -> TreasureDeckView:
    deck = layers(s.treasure_deck, s.treasure_under)
    return {
        "count": sum(int(bag_size(layer)) for layer in deck),
        "next": numbered(s.treasure_deck),
        "rises": sum(numbered(layer).get(CARDS[-1], 0) for layer in deck),
        "discard": numbered(s.treasure_discard),
    }


def flood_deck_view(s: Island) -> FloodDeckView:
    deck = layers(s.flood_deck, s.flood_under)
    return {
        "count": sum(int(size(layer)) for layer in deck),
        "layers": [members(layer) for layer in deck],
        "discard": members(s.flood_discard),
    }


def step(s: Island) -> str:
    if not s.ended:
        return "actions"
    return "draw" if s.to_draw else "flood"


def turn_view(s: Island) -> TurnView:
    asked, decider = "act", int(s.current)
    if s.over:
        asked = "nothing"
    elif s.swimmers:
        asked, decider = "swim", members(s.swimmers)[0]
    elif overfull(s) != NOBODY:
        asked, decider = "discard", int(overfull(s))
    elif s.ended:
        asked = "reveal"
    return {
        "seat": int(s.current),
        "step": step(s),
        "decider": decider,
        "asked": asked,
        "actions_left": int(s.actions_left),
        "second_shore": s.second_shore,
        "flown": s.flown,
        "to_draw": int(s.to_draw),
        "to_flood": int(s.to_flood),
    }

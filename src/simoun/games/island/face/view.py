"""What a seat may see: in Forbidden Island all but the order of the decks (I6)."""

from __future__ import annotations

from typing import Final

from simoun.core.bags import bag_size, cards, layers
from simoun.core.squares import has, members, size
from simoun.games.island.data import (
    CARDS_FOR_A_TREASURE,
    FIRST_START,
    FLOOD_RATE,
    PLACES,
    SKULL,
    TILES,
    WATERS_RISE,
)
from simoun.games.island.face.odds import odds_view
from simoun.games.island.face.seen import (
    FloodDeckView,
    IslandView,
    PlaceView,
    SeatView,
    TreasureDeckView,
    TurnView,
    WaterView,
)
from simoun.games.island.face.words import CARDS, ROLES, TILE_SLUGS
from simoun.games.island.state import OUTCOMES, Island, overfull
from simoun.games.team.face.view import listed, numbered, team_view
from simoun.games.team.state import NOBODY

TREASURE_OF: Final = [CARDS[k // 2] if k < FIRST_START else None for k in range(TILES)]
METER: Final = [int(FLOOD_RATE[tick]) for tick in range(1, SKULL)]
START_OF: Final = [
    ROLES[k - FIRST_START] if 0 <= k - FIRST_START < 6 else None for k in range(TILES)
]


def view(s: Island, seat: int | None) -> IslandView:
    return {
        **team_view(s, "island", seat, OUTCOMES),
        "places": [place_view(s, place) for place in range(TILES)],
        "seats": [seat_view(s, player) for player in range(s.setup.players)],
        "captured": [CARDS[treasure] for treasure in members(s.captured)],
        "water": water_view(s),
        "treasure_deck": treasure_deck_view(s),
        "flood_deck": flood_deck_view(s),
        "odds": odds_view(s),
        "turn": turn_view(s),
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
        "hand": listed(s.hands[player], CARDS),
        "limit": int(s.setup.hand_limit),
    }


def water_view(s: Island) -> WaterView:
    return {
        "level": int(s.water),
        "cards": int(FLOOD_RATE[s.water]),
        "meter": METER[:],
        "skull": SKULL,
    }


def treasure_deck_view(s: Island) -> TreasureDeckView:
    deck = layers(s.treasure_deck, s.treasure_under)
    return {
        "count": sum([int(bag_size(layer)) for layer in deck]),
        "next": numbered(s.treasure_deck, CARDS),
        "rises": sum([int(cards(layer, WATERS_RISE)) for layer in deck]),
        "discard": numbered(s.treasure_discard, CARDS),
        "cards_for_a_treasure": CARDS_FOR_A_TREASURE,
    }


def flood_deck_view(s: Island) -> FloodDeckView:
    deck = layers(s.flood_deck, s.flood_under)
    return {
        "count": sum([int(size(layer)) for layer in deck]),
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
        "actions_in_all": int(s.setup.actions),
        "second_shore": s.second_shore,
        "flown": s.flown,
        "to_draw": int(s.to_draw),
        "to_flood": int(s.to_flood),
    }

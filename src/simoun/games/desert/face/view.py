"""What a seat may see: all but the order of the decks and what lies unseen below tiles (D6)."""

from __future__ import annotations

from typing import Final, TypedDict

from simoun.core.bags import bag_size, counts, layers
from simoun.core.phrases import Names, slug
from simoun.core.seating import seats
from simoun.core.squares import has, members
from simoun.games.desert.city import canteen
from simoun.games.desert.data import (
    ADVENTURERS,
    CLUES,
    CRASH,
    EQUIPMENT_NAMES,
    FACE_NAMES,
    MARKED,
    MIRAGE,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    PLACES,
    SIDE,
    STORM_NAMES,
    TAKEN,
    TUNNEL,
    WELL,
)
from simoun.games.desert.state import (
    OUTCOMES,
    Desert,
    face_at,
    is_buried,
    is_revealed,
    part_place,
    sand_at,
)
from simoun.games.team.state import WON

ROLES: Final = [slug(name) for name in ADVENTURERS]
FACES: Final = [slug(name) for name in FACE_NAMES]
EQUIPMENT: Final = [slug(name) for name in EQUIPMENT_NAMES]
STORM_CARDS: Final = [slug(name) for name in STORM_NAMES]
WATER: Final = [str(n) for n in range(6)]


class PlaceView(TypedDict):
    hole: bool
    back: str | None  # the desert side: desert, water-mark or crash-site
    face: str | None  # the city side, as far as anybody knows it
    revealed: bool  # the city side is up
    sand: int


class SeatView(TypedDict):
    adventurer: str
    place: int
    water: int
    canteen: int
    equipment: list[str]
    buried: bool
    shield: bool


class PartView(TypedDict):
    part: str
    row: int | None  # shown by its row clue, as it lies now
    column: int | None
    place: int | None  # where it lies, once it has appeared
    taken: bool


class StormView(TypedDict):
    level: int
    cards: int  # a turn, at this level
    meter: list[int]
    count: int  # cards in the deck
    next: dict[str, int]  # the cards among which the next one is, and how many of each
    layers: list[dict[str, int]]
    discard: dict[str, int]
    seen: dict[str, int]  # cards that the Meteorologist looks at
    put_back: list[str]  # those of them that come next, the first one first


class TurnView(TypedDict):
    seat: int
    step: str  # actions or storm
    decider: int
    asked: str  # act, order, reveal, or nothing after the end
    actions_left: int
    reductions: int
    to_draw: int


class DesertView(TypedDict):
    game: str
    you: int | None
    places: list[PlaceView]
    seats: list[SeatView]
    parts: list[PartView]
    sand_left: int
    under: dict[str, dict[str, int]]  # what can lie below each kind of desert side
    equipment_left: int
    storm: StormView
    turn: TurnView
    outcome: str | None
    won: bool


def view(s: Desert, seat: int | None) -> DesertView:
    return {
        "game": "desert",
        "you": seat,
        "places": [place_view(s, place) for place in range(PLACES)],
        "seats": [seat_view(s, player) for player in range(s.setup.players)],
        "parts": [part_view(s, part) for part in range(PARTS)],
        "sand_left": int(s.sand_left),
        "under": {
            "desert": numbered(s.under_plain, FACES[TUNNEL:]),
            "water-mark": numbered(s.under_marked, FACES[WELL : MIRAGE + 1]),
        },
        "equipment_left": int(bag_size(s.equipment_deck)),
        "storm": storm_view(s),
        "turn": turn_view(s),
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        "won": s.outcome == WON,
    }


def names(s: Desert) -> Names:
    """The same during the whole game: made once."""
    found = s.setup.names
    if found is None:
        found = {
            "place": PLACE_NAMES,
            "part": PART_NAMES,
            "equipment": EQUIPMENT_NAMES,
            "storm": STORM_NAMES,
            "water": WATER,
            "seat": seats(s.setup.players),
        }
        s.setup.names = found
    return found


def numbered(bag: int, kinds: list[str]) -> dict[str, int]:
    """The things of a bag, by name, with how many of each."""
    return {kinds[kind]: n for kind, n in enumerate(counts(bag, len(kinds))) if n}


def place_view(s: Desert, place: int) -> PlaceView:
    if place == s.hole:
        return {"hole": True, "back": None, "face": None, "revealed": False, "sand": 0}
    face = int(face_at(s, place))
    return {
        "hole": False,
        "back": None if is_revealed(s, place) else FACES[back_of(face)],
        "face": FACES[face] if face > CRASH else None,
        "revealed": is_revealed(s, place),
        "sand": int(sand_at(s, place)),
    }


def back_of(face: int) -> int:
    """The desert side of a tile whose city side somebody has looked at."""
    if face <= CRASH:
        return face
    return MARKED if face in (WELL, MIRAGE) else 0


def seat_view(s: Desert, player: int) -> SeatView:
    hand = numbered(s.hands[player], EQUIPMENT)
    return {
        "adventurer": ROLES[s.setup.adventurers[player]],
        "place": int(s.pawns[player]),
        "water": int(s.water[player]),
        "canteen": int(canteen(s, player)),
        "equipment": [card for card, n in hand.items() for _ in range(n)],
        "buried": is_buried(s, player),
        "shield": has(s.shields, player),
    }


def part_view(s: Desert, part: int) -> PartView:
    row = clue_place(s, CLUES + 2 * part)
    column = clue_place(s, CLUES + 2 * part + 1)
    place = int(part_place(s, part))
    return {
        "part": PART_NAMES[part],
        "row": None if row is None else row // SIDE,
        "column": None if column is None else column % SIDE,
        "place": place if place < PLACES else None,
        "taken": place == TAKEN,
    }


def clue_place(s: Desert, face: int) -> int | None:
    """Where a clue lies that is up; it says nothing any more once its part has appeared."""
    if part_place(s, (face - CLUES) // 2) != NOWHERE:
        return None
    for place in members(s.revealed):
        if face_at(s, place) == face:
            return place
    return None


def storm_view(s: Desert) -> StormView:
    deck = layers(s.storm_deck, s.storm_under)
    level = min(int(s.level), int(s.setup.skull) - 1)
    return {
        "level": int(s.level),
        "cards": int(s.setup.meter[level]),
        "meter": [int(s.setup.meter[tick]) for tick in range(s.setup.skull)],
        "count": sum(int(bag_size(layer)) for layer in deck),
        "next": numbered(s.storm_deck, STORM_CARDS),
        "layers": [numbered(layer, STORM_CARDS) for layer in deck],
        "discard": numbered(s.storm_discard, STORM_CARDS),
        "seen": numbered(s.seen, STORM_CARDS),
        "put_back": [STORM_CARDS[card] for card in reversed(layers(0, s.put_back))],
    }


def turn_view(s: Desert) -> TurnView:
    asked = "act"
    if s.over:
        asked = "nothing"
    elif s.seen:
        asked = "order"
    elif s.ended:
        asked = "reveal"
    return {
        "seat": int(s.current),
        "step": "storm" if s.ended else "actions",
        "decider": int(s.current),
        "asked": asked,
        "actions_left": int(s.actions_left),
        "reductions": int(s.reductions),
        "to_draw": int(s.to_draw),
    }

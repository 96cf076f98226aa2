"""Positions of Forbidden Island drawn as text, for tests.

Six rows of 2, 4, 6, 6, 4 and 2 cells; the 24 places are numbered as one reads:

               0  1
            2  3  4  5
         6  7  8  9 10 11
        12 13 14 15 16 17
           18 19 20 21
              22 23

A cell is `.` dry, `~` flooded or `x` sunk, then letters: capitals are the pawns that stand
there (who stands where a tile has sunk must swim), small ones say which tile it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal

from simoun.core.actions import kind_of, what_of, who_of
from simoun.core.bags import layers
from simoun.core.catalog import face_named
from simoun.core.paper import tally
from simoun.core.squares import members
from simoun.games.island.data import (
    ADVENTURERS,
    CARD_COPIES,
    CARD_NAMES,
    COLUMNS,
    FLOOD_RATE,
    TILE_NAMES,
    TILES,
)
from simoun.games.island.face import position
from simoun.games.island.state import Island
from tests.cards import bag, decks, unpacked
from tests.playing import do, new

FACE: Final = face_named("island")
GAME: Final = FACE.rules

PAWNS: Final = dict(zip("EPNDMG", ADVENTURERS, strict=True))  # G is the enGineer
TILE_LETTERS: Final = {
    "l": ["Fools' Landing"],
    "e": ["Temple of the Moon", "Temple of the Sun"],  # Earth Stone: first and second drawn
    "w": ["Whispering Garden", "Howling Garden"],
    "f": ["Cave of Embers", "Cave of Shadows"],
    "c": ["Coral Palace", "Tidal Palace"],
}
THE_REST: Final = [  # laid where no letter is drawn, land first: nothing sinks that matters
    *["Fools' Landing", "Temple of the Moon", "Whispering Garden", "Cave of Embers"],
    *["Coral Palace", "Temple of the Sun", "Howling Garden", "Cave of Shadows", "Tidal Palace"],
    *TILE_NAMES[8:9],
    *TILE_NAMES[10:],
]
ALL_FOUR: Final = CARD_NAMES[:4]


# ---------------------------------------------------------------- drawing a position


def island(
    drawing: str,
    *,
    order: str = "",
    turn: str = "",
    hands: Mapping[str, str] | None = None,
    captured: Sequence[str] = (),
    water: int = 1,
    treasure_deck: Sequence[str] = (),
    treasure_discard: str = "",
    other_cards: Literal["deck", "discard"] = "deck",
    flood_deck: Sequence[Sequence[int]] = (),
    flood_discard: Sequence[int] = (),
    other_floods: Literal["deck", "discard"] = "deck",
    step: Literal["actions", "draw", "flood"] = "actions",
    actions_left: int = 3,
    cards_left: int | None = None,
    second_shore: bool = False,
    flight_used: bool = False,
    hand_check: Literal["both", "each"] = "both",
    rescue: bool = True,
    seed: int = 1,
) -> Island:
    """The position drawn; decks are layers, the top one first, and what nobody named lies below.

    Players sit in the order they are drawn, or in `order` ("ND"); it is the first one's turn,
    or that of `turn` ("D"). A pawn drawn alone gets company far away.
    """
    cells = drawing.split()
    assert len(cells) == TILES, f"{len(cells)} cells drawn, not {TILES}"
    sunk = [place for place, cell in enumerate(cells) if cell[0] == "x"]
    where = pawns_drawn(cells)
    seats = [*order, *[pawn for pawn in where if pawn not in order]]
    tiles = tiles_drawn(cells)
    bags = {pawn: bag(text) for pawn, text in (hands or {}).items()}
    treasures, spent = decks(
        [bag(layer) for layer in treasure_deck],
        bag(treasure_discard),
        Counter(dict(zip(CARD_NAMES, CARD_COPIES, strict=True))) - sum(bags.values(), Counter()),
        other_cards,
    )
    floods, shown = decks(
        [Counter(tiles[place] for place in layer) for layer in flood_deck],
        Counter(tiles[place] for place in flood_discard),
        Counter(tiles[place] for place in range(TILES) if place not in sunk),
        other_floods,
    )
    data: dict[str, object] = {
        "game": "island",
        "options": {"hand_check": hand_check, "rescue": rescue},
        "tiles": rows(tiles),
        "flooded": [tiles[place] for place, cell in enumerate(cells) if cell[0] == "~"],
        "sunk": [tiles[place] for place in sunk],
        "seats": [
            {"adventurer": PAWNS[pawn], "at": tiles[where[pawn]], "hand": bags.get(pawn, {})}
            for pawn in seats
        ],
        "captured": list(captured),
        "water": water,
        "treasure_deck": treasures,
        "treasure_discard": spent,
        "flood_deck": [list(layer) for layer in floods],
        "flood_discard": list(shown),
        "turn": {
            "seat": f"seat{seats.index(turn) + 1 if turn else 1}",
            "step": step,
            "actions_left": actions_left,
            "cards_left": cards_to_come(step, water) if cards_left is None else cards_left,
            "second_shore": second_shore,
            "flight_used": flight_used,
        },
        "swimming": [f"seat{k + 1}" for k, pawn in enumerate(seats) if where[pawn] in sunk],
        "outcome": None,
    }
    return position.read(data, seed)


def dry_island(*pawns: str) -> str:
    """A drawing with nothing flooded, and pawns on the first places: on place 0, on place 1 …"""
    return " ".join(f".{pawn}" for pawn in [*pawns, *[""] * (TILES - len(pawns))])


def pawns_drawn(cells: Sequence[str]) -> dict[str, int]:
    """The place of each pawn."""
    found = {
        letter: place for place, cell in enumerate(cells) for letter in cell if letter in PAWNS
    }
    assert found, "no pawn is drawn"
    if len(found) == 1:
        company = "G" if "M" in found else "M"
        found[company] = max(place for place, cell in enumerate(cells) if cell in (".", "~"))
    return found


def tiles_drawn(cells: Sequence[str]) -> list[str]:
    """The name of the tile at each place; where a letter stands twice, in the order of reading."""
    found: dict[int, str] = {}
    for place, cell in enumerate(cells):
        for letter in TILE_LETTERS.keys() & set(cell[1:]):
            left = [name for name in TILE_LETTERS[letter] if name not in found.values()]
            found[place] = left[0]
    rest = [name for name in THE_REST if name not in found.values()]
    for place in sorted(range(TILES), key=lambda place: cells[place][0] == "x"):
        if place not in found:
            found[place] = rest.pop(0)
    return [found[place] for place in range(TILES)]


def rows(tiles: Sequence[str]) -> list[list[str]]:
    left = iter(tiles)
    return [[next(left) for _ in columns] for columns in COLUMNS]


def cards_to_come(step: str, water: int) -> int:
    return int(FLOOD_RATE[water]) if step == "flood" else 2


fresh: Final = partial(new, Island)


# ---------------------------------------------------------------- what can be done, and doing it


def targets(s: Island, kind: int, seat: int | None = None) -> set[int]:
    """The places where this can be done now, by anyone or by one seat."""
    return {
        int(what_of(action))
        for action in GAME.legal(s)
        if kind_of(action) == kind and seat in (None, who_of(action) + 1)
    }


def end_turn(s: Island, seat: int) -> Island:
    """End the actions, and turn up two treasure cards and two flood cards."""
    return do(s, *[f"seat{seat} {verb}" for verb in ("end", "draw", "draw", "flood", "flood")])


# ---------------------------------------------------------------- what lies on the table


def flooded(s: Island) -> set[int]:
    return set(members(int(s.flooded)))


def sunk(s: Island) -> set[int]:
    return set(range(TILES)) - set(members(int(s.present)))


def hand(s: Island, seat: int) -> dict[str, int]:
    return tally(int(s.hands[seat - 1]), CARD_NAMES)


def discard(s: Island) -> dict[str, int]:
    return tally(int(s.treasure_discard), CARD_NAMES)


def treasure_layers(s: Island) -> list[dict[str, int]]:
    return unpacked(int(s.treasure_deck), s.treasure_under, CARD_NAMES)


def flood_layers(s: Island) -> list[set[int]]:
    return [set(members(layer)) for layer in layers(int(s.flood_deck), s.flood_under)]


def flood_discard(s: Island) -> set[int]:
    return set(members(int(s.flood_discard)))


def at(s: Island, seat: int) -> int:
    return int(s.pawns[seat - 1])

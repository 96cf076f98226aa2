"""Positions of Forbidden Island that a browser test begins in."""

from __future__ import annotations

from simoun.games.island.state import Island
from tests.island.position import island

BESIDE = 15  # a flooded place beside the Engineer

ON_LAND = """
           .l .
        .  .  .  .
     .  .  .  .  .  .
     .  .  .G ~  .  .
        .  .  .  .
           .  .M
"""


def two_verbs() -> Island:
    """The Engineer can move to a place, or shore it up."""
    return island(ON_LAND, treasure_deck=["2 Earth Stone"], flood_deck=[[0], [1]])


def sandbags() -> Island:
    """The Engineer holds a card that saves a tile which sinks in this turn."""
    return island(
        ON_LAND,
        hands={"G": "Sandbags"},
        treasure_deck=["2 Earth Stone"],
        flood_deck=[[0], [BESIDE]],
    )


def full_hand() -> Island:
    """The Engineer must discard in this turn."""
    return island(
        ON_LAND,
        hands={"G": "4 Earth Stone, Ocean's Chalice"},
        treasure_deck=["2 Statue of the Wind"],
        flood_deck=[[0], [1]],
    )


def drawing_too_much() -> Island:
    """The Engineer draws cards, and then must discard."""
    return island(
        ON_LAND,
        hands={"G": "4 Earth Stone, Ocean's Chalice"},
        treasure_deck=["2 Statue of the Wind"],
        flood_deck=[[0], [1]],
        step="draw",
    )


def last_turn() -> Island:
    """Fools' Landing is about to sink."""
    return island(
        """
                   ~l .
                .  .  .  .
             .  x  .  ~  .  .
             .  .  .G ~  x  .
                .  .  .  .
                   .  .M
        """,
        hands={"G": "2 Crystal of Fire, Statue of the Wind", "M": "3 Ocean's Chalice"},
        captured=["Earth Stone"],
        water=6,
        treasure_deck=["Earth Stone, Ocean's Chalice"],
        flood_deck=[[0]],
    )

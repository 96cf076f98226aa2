"""What a team on the island could try to reach in a turn."""

from __future__ import annotations

from typing import Final

from simoun.core.aims import Aim, Contest, Wish
from simoun.core.bags import cards
from simoun.core.phrases import slug
from simoun.core.squares import size
from simoun.games.island.data import (
    ALL_TREASURES,
    CARD_NAMES,
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    TILES,
    TREASURES,
)
from simoun.games.island.face.words import names
from simoun.games.island.state import Island, held, is_captured
from simoun.games.team.face.aims import alive, gather, goes_on, leave, next_turn

MANY_TILES: Final = 3  # to shore up in one turn


def aims(s: Island) -> list[Wish[Island]]:
    if s.ended:
        return []
    treasures = [treasure for treasure in range(TREASURES) if within_reach(s, treasure)]
    found: list[Wish[Island]] = [capture(treasure) for treasure in treasures]
    if s.captured == ALL_TREASURES and cards(held(s), HELICOPTER):
        found.append(leave(s))
    if s.flooded:
        found += [alive(s), dry(s), shore(s)]
    return [*found, *board(s)]


def within_reach(s: Island, treasure: int) -> bool:
    """Cards enough, whoever holds them."""
    return not is_captured(s, treasure) and cards(held(s), treasure) >= CARDS_FOR_A_TREASURE


def capture(treasure: int) -> Aim[Island]:
    name = CARD_NAMES[treasure]
    goal = {"position": "captured", "has": name}
    facts = {"treasure": slug(name)}
    return Aim("capture", goal, "cards", facts, lambda after: is_captured(after, treasure))


def dry(s: Island) -> Aim[Island]:
    """No tile sinks in this turn."""
    goal = {"all": [next_turn(s), {"position": "sunk", "at_most": TILES - int(size(s.present))}]}
    return Aim(
        "dry", goal, "turn", {}, lambda after: goes_on(s, after) and after.present == s.present
    )


def shore(s: Island) -> Contest[Island]:
    """As few flooded tiles as can be."""
    flooded = int(size(s.flooded))

    def dried(after: Island) -> int:
        return flooded - int(size(after.flooded))

    def aim(n: int) -> Aim[Island]:
        goal = {"position": "flooded", "at_most": flooded - n}
        return Aim("shore", goal, "cards", {"n": n}, lambda after: dried(after) >= n, dried)

    return Contest("shore", "cards", dried, MANY_TILES, aim)


def board(s: Island) -> list[Aim[Island]]:
    """Everyone comes to Fools' Landing, when it is time to think of that."""
    if size(s.captured) < 2:
        return []
    return gather(s, "gather", [int(s.setup.landing)], names(s)["place"])

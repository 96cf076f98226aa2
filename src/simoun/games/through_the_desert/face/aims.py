"""What a rival could try to reach in a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.core.aims import Aim, Contest, Wish
from simoun.core.seating import seats
from simoun.core.squares import has
from simoun.games.through_the_desert import ending
from simoun.games.through_the_desert.data import COLOURS, LONGEST_POINTS, OASIS_POINTS
from simoun.games.through_the_desert.state import ThroughTheDesert, empty_territory, supply_of

# what is counted, where its points come from, and how many more make a turn worth a thought
WISHES: Final[list[tuple[str, str, Callable[[ThroughTheDesert, int], int], int]]] = [
    ("oases", "oases", ending.oasis_points, 2 * OASIS_POINTS),
    ("land", "territory", empty_territory, 4),
    ("caravans", "caravans", ending.caravan_points, LONGEST_POINTS),
    ("points", "", ending.total, 10),
]


def aims(s: ThroughTheDesert) -> list[Wish[ThroughTheDesert]]:
    if s.to_place < 2:
        return []
    me = int(s.current)
    found: list[Wish[ThroughTheDesert]] = [most(s, me, *wish) for wish in WISHES]
    if min(int(supply_of(s, colour)) for colour in range(COLOURS)) <= s.to_place:
        found.insert(0, win(s, me))
    return found


def win(s: ThroughTheDesert, me: int) -> Aim[ThroughTheDesert]:
    return Aim("win", {"won": seat(s, me)}, "turn", {"who": me}, lambda after: has_won(after, me))


def has_won(s: ThroughTheDesert, me: int) -> bool:
    return s.over and has(ending.winners(s), me)


def most(
    s: ThroughTheDesert,
    me: int,
    name: str,
    source: str,
    points: Callable[[ThroughTheDesert, int], int],
    more: int,
) -> Contest[ThroughTheDesert]:
    def count(after: ThroughTheDesert) -> int:
        return int(points(after, me))

    def aim(n: int) -> Aim[ThroughTheDesert]:
        goal = {"points": seat(s, me), **({"from": source} if source else {}), "at_least": n}
        facts = {"who": me, "now": count(s), "n": n}
        return Aim(name, goal, "turn", facts, lambda after: count(after) >= n, count)

    return Contest(name, "turn", count, count(s) + more, aim)


def seat(s: ThroughTheDesert, player: int) -> str:
    return seats(int(s.setup.players))[player]

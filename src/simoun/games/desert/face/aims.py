"""What a team in the desert could try to reach in a turn."""

from __future__ import annotations

from typing import Final

from simoun.core.aims import Aim, Contest, Wish
from simoun.games.desert.data import NOWHERE, PAD, PART_NAMES, PARTS, PLACE_NAMES, PLACES, TAKEN
from simoun.games.desert.state import Desert, part_place, parts_taken, shows
from simoun.games.team.face.aims import alive, gather, leave

MUCH: Final = 2  # to drink, for everyone
MUCH_SAND: Final = 5  # to dig away in one turn


def aims(s: Desert) -> list[Wish[Desert]]:
    if s.ended or s.seen:
        return []
    lying = [part for part in range(PARTS) if part_place(s, part) not in (NOWHERE, TAKEN)]
    found: list[Wish[Desert]] = [pick_up(part) for part in lying]
    if parts_taken(s) + len(lying) == PARTS:
        found.append(leave(s))
    return [*found, alive(s), *thirst(s), dig(s), *board(s)]


def pick_up(part: int) -> Aim[Desert]:
    name = PART_NAMES[part]
    goal = {"position": f"parts.{name}", "is": "taken"}
    return Aim(
        "pick-up", goal, "cards", {"part": name}, lambda after: part_place(after, part) == TAKEN
    )


def thirst(s: Desert) -> list[Aim[Desert]]:
    """Everyone has a drink left, where somebody has less."""
    least = thirstiest(s) + 1
    if least > MUCH:
        return []
    players = range(s.setup.players)
    drinks = [{"position": f"seats.{k}.water", "at_least": least} for k in players]
    return [
        Aim(
            "drink",
            {"all": drinks},
            "cards",
            {"n": least},
            lambda after: thirstiest(after) >= least,
        )
    ]


def thirstiest(s: Desert) -> int:
    return min(int(s.water[player]) for player in range(s.setup.players))


def dig(s: Desert) -> Contest[Desert]:
    """As much sand as can be."""
    before = int(s.sand_left)

    def dug(after: Desert) -> int:
        return int(after.sand_left) - before

    def aim(n: int) -> Aim[Desert]:
        goal = {"view": "sand_left", "at_least": before + n}
        return Aim("dig", goal, "cards", {"n": n}, lambda after: dug(after) >= n, dug)

    return Contest("dig", "cards", dug, MUCH_SAND, aim)


def board(s: Desert) -> list[Aim[Desert]]:
    """Everyone comes to the launch pad, if it is found."""
    pad = [place for place in range(PLACES) if shows(s, place, PAD)]
    return gather(s, "gather", pad, PLACE_NAMES)

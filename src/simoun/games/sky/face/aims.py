"""What a team in the sky could try to reach in a turn."""

from __future__ import annotations

from typing import Final

from simoun.core.aims import Aim, Wish
from simoun.core.phrases import slug
from simoun.core.squares import members
from simoun.games.sky.data import CABLE_COPIES, KINDS, LARGE, LONG, PAD, PAD_KIND, SHORT, SMALL
from simoun.games.sky.face.words import names
from simoun.games.sky.state import Sky, count_of, stands_on
from simoun.games.team.face.aims import alive, gather, goes_on, leave, next_turn

KINDS_WANTED: Final = (SMALL, LARGE, PAD_KIND)


def aims(s: Sky) -> list[Wish[Sky]]:
    if s.ended or s.chooser >= 0:
        return []
    found: list[Wish[Sky]] = [build(s, kind) for kind in KINDS_WANTED if is_wanted(s, kind)]
    if count_of(s.standing, PAD_KIND):
        found.append(leave(s))
    return [*found, wire(s), alive(s), unhurt(s), *board(s), *hide(s)]


def is_wanted(s: Sky, kind: int) -> bool:
    """The circuit needs one more, or there is no launch pad yet."""
    wanted = 1 if kind == PAD_KIND else int(s.setup.plan[kind])
    return int(count_of(s.standing, kind)) < wanted


def build(s: Sky, kind: int) -> Aim[Sky]:
    name = KINDS[kind]
    wanted = int(count_of(s.standing, kind)) + 1
    goal = {"position": f"components.{name}", "at_least": wanted}
    facts = {"component": slug(name)}
    return Aim(
        "build", goal, "cards", facts, lambda after: count_of(after.standing, kind) >= wanted
    )


def wire(s: Sky) -> Aim[Sky]:
    """Two more cables in one turn."""
    wanted = cables(s) + 2
    goal = {"position": "cables", "at_least": wanted}
    return Aim("wire", goal, "cards", {"n": 2}, lambda after: cables(after) >= wanted)


def cables(s: Sky) -> int:
    """How many hang."""
    return int(CABLE_COPIES[SHORT] + CABLE_COPIES[LONG] - s.short_left - s.long_left)


def unhurt(s: Sky) -> Aim[Sky]:
    """Nobody loses health or rope, whatever cards come."""
    players = range(s.setup.players)
    health = [int(s.health[player]) for player in players]
    rope = [int(s.rope[player]) for player in players]
    kept = [
        {"position": f"seats.{player}.{what}", "at_least": before[player]}
        for what, before in (("health", health), ("rope", rope))
        for player in players
    ]

    def is_met(after: Sky) -> bool:
        return goes_on(s, after) and all(
            after.health[player] >= health[player] and after.rope[player] >= rope[player]
            for player in players
        )

    return Aim("unhurt", {"all": [next_turn(s), *kept]}, "turn", {}, is_met)


def board(s: Sky) -> list[Aim[Sky]]:
    """Everyone comes to the launch pad, if it stands."""
    if not count_of(s.standing, PAD_KIND):
        return []
    return gather(s, "gather", members(int(stands_on(s, PAD))), names(s)["place"])


def hide(s: Sky) -> list[Aim[Sky]]:
    """Everyone comes to where lightning spares them, or to where gusts do."""
    places = names(s)["place"]
    return [
        *gather(s, "cage", members(int(s.cages)), places, 1),
        *gather(s, "shelter", members(int(s.shelters)), places, 1),
    ]

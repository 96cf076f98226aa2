"""How a position can have come to its end: what it shows, and who or which card brought it."""

from __future__ import annotations

from simoun.core.refusal import Refused
from simoun.core.squares import has
from simoun.games.sky import circuit, ending
from simoun.games.sky.adventurers import full_health
from simoun.games.sky.data import (
    EQUIPMENT_COPIES,
    GUST,
    INTENSIFIES,
    LIGHTNING,
    NOWHERE,
    PAD,
    REMOTE_FUSER,
    SKULL,
)
from simoun.games.sky.face.past import has_acted, swept_by_shuffle, turned_up
from simoun.games.sky.face.position import SEATS
from simoun.games.sky.state import (
    ABANDONED,
    ELECTROCUTED,
    FALLEN,
    OUTCOMES,
    SWEPT,
    Sky,
    components_at,
)
from simoun.games.sky.storm import downwind, sheltered, would_be_struck
from simoun.games.team.face.equipment import was_played
from simoun.games.team.state import NOBODY, PLAYING, WON


def check_outcome(s: Sky) -> None:
    """What the position shows must agree with how it is said to have ended."""
    shown = ends_shown(s) or [PLAYING]
    if shown != [s.outcome]:
        ends = " and ".join(OUTCOMES[end] or "not at all" for end in shown)
        raise Refused(f"The position: 'outcome' is wrong: the table shows it ended {ends}.")


def ends_shown(s: Sky) -> list[int]:
    """The ends that can be seen from what lies on the table."""
    players = range(s.setup.players)
    found = []
    if circuit.is_complete(s):
        found.append(ABANDONED if ending.left_behind(s) else WON)
    if any(s.health[player] == 0 for player in players):
        found.append(ELECTROCUTED)
    if any(s.rope[player] == 0 for player in players):
        found.append(FALLEN)
    if s.level >= SKULL:
        found.append(SWEPT)
    return found


def not_so(s: Sky, why: str) -> Refused:
    return Refused(f"The position: 'outcome' can't be {OUTCOMES[s.outcome]!r}: {why}.")


# ---------------------------------------------------------------- the rocket


def check_launch(s: Sky) -> None:
    """Somebody has placed the last cable, by an action or with the Remote Fuser (S43)."""
    if s.outcome not in (WON, ABANDONED):
        return
    between_cards = not s.ended or s.to_draw > 0
    if not has_wired(s) and not (was_played(s, REMOTE_FUSER, EQUIPMENT_COPIES) and between_cards):
        raise not_so(s, "nobody can have placed the last cable")


def has_wired(s: Sky) -> bool:
    """Who is at turn stands at the loop, and has spent an action or the free cable (S36)."""
    loop = circuit.along(s, PAD, circuit.end_of(circuit.link_at(s, PAD, 0)))
    if s.ended or not components_at(s, s.pawns[s.current]) & loop:
        return False
    return not s.free_cable if s.current == s.setup.electrician else has_acted(s)


# ---------------------------------------------------------------- the storm


def check_loss(s: Sky) -> None:
    """The last card of this storm has brought it about (S44 to S46)."""
    if s.outcome not in (ELECTROCUTED, FALLEN, SWEPT):
        return
    if not s.ended:
        raise Refused("The turn: such a game is lost by a storm card.")
    if s.outcome == ELECTROCUTED:
        check_struck(s)
    elif s.outcome == FALLEN:
        check_fallen(s)
    elif not turned_up(s, INTENSIFIES) and not swept_by_shuffle(s):
        raise not_so(s, "this storm has turned up no Storm Intensifies")


def check_struck(s: Sky) -> None:
    if not turned_up(s, LIGHTNING):
        raise not_so(s, "this storm has turned up no Lightning")
    for player in range(s.setup.players):
        struck = has(would_be_struck(s), player)
        if s.health[player] == 0 and not struck:
            raise not_so(s, f"no Lightning reaches {SEATS[player]}")
        if struck and s.health[player] == full_health(s, player):  # S29: all are hit
            raise not_so(s, f"the Lightning reaches {SEATS[player]} too, who has full health")


def check_fallen(s: Sky) -> None:
    """Who falls was not blown away: the pawn is still where its rope gave way."""
    if not turned_up(s, GUST):
        raise not_so(s, "this storm has turned up no Gust")
    for player in range(s.setup.players):
        held = has(sheltered(s), player) or downwind(s, player, NOBODY) != NOWHERE
        if s.rope[player] == 0 and held:
            raise not_so(s, f"no Gust wears the rope of {SEATS[player]}")

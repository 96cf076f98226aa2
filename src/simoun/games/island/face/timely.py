"""Which special cards could come too late after the cards that are due (I22 to I24)."""

from __future__ import annotations

from collections.abc import Sequence

from simoun.core.actions import kind_of, what_of, whom_of
from simoun.core.squares import bit, has, members
from simoun.games.island.actions import LIFT, SANDBAG, TAKE_OFF
from simoun.games.island.face.odds import chance_of_flood
from simoun.games.island.state import Island


def timely(s: Island, actions: Sequence[int]) -> list[int]:
    """Treasure cards harm no tile: Sandbags and Helicopters can wait for the flood cards."""
    sinking = 0 if s.to_draw else may_sink(s)
    return [action for action in actions if comes_too_late(s, action, sinking)]


def may_sink(s: Island) -> int:
    """The flooded places that this turn's flood cards may show."""
    return sum(
        int(bit(place)) for place in members(s.flooded) if chance_of_flood(s, int(bit(place)))
    )


def comes_too_late(s: Island, action: int, sinking: int) -> bool:
    kind = kind_of(action)
    if kind == SANDBAG:
        return has(sinking, what_of(action))
    if kind == LIFT:
        return any(has(sinking, s.pawns[pawn]) for pawn in members(whom_of(action)))
    return kind == TAKE_OFF

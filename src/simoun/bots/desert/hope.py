"""What turns up below a tile, before one knows it."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.team import put_back
from simoun.core.actions import who_of
from simoun.games.desert.game import RULES
from simoun.games.desert.state import Desert


def turn_up(s: Desert, action: i64, face: i64) -> bool:
    """With this face below; True: and with a gear, whose card nobody has seen."""
    if not RULES.turn_up(s, action, face):
        return False
    card = RULES.chances(s, action)[0][0]
    RULES.turn_up(s, action, card)
    put_back(s, who_of(action), card)
    return True


def likeliest(chances: list[tuple[int, int]]) -> int:
    """Of cards as likely as each other, the first."""
    best, most = chances[0]
    for card, weight in chances:
        if weight > most:
            best, most = card, weight
    return best

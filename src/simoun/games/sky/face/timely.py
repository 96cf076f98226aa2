"""Which equipment could come too late after the storm cards that are due (S23a to S23j)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from simoun.core.actions import kind_of
from simoun.core.bags import layers
from simoun.games.sky.actions import (
    CLAMP,
    FUSE,
    HOOK,
    JET,
    JET_WITH,
    OPEN_KIT,
    SHIELD,
    SPLICE,
    UNFUSE,
)
from simoun.games.sky.data import GUST, LIGHTNING
from simoun.games.sky.face.odds import cards_to_come, chance_of_some
from simoun.games.sky.state import Sky

AGAINST: Final = {
    LIGHTNING: {SHIELD, OPEN_KIT, FUSE, UNFUSE, JET, JET_WITH},
    GUST: {HOOK, SPLICE, CLAMP, JET, JET_WITH},
}


def timely(s: Sky, actions: Sequence[int]) -> list[int]:
    """What helps against a card that may still come in this storm; tiles to come can wait."""
    deck, drawn = layers(s.storm_deck, s.storm_under), cards_to_come(s)
    useful: set[int] = set()
    for card, kinds in AGAINST.items():
        if chance_of_some(deck, drawn, [card]):
            useful |= kinds
    return [action for action in actions if int(kind_of(action)) in useful]

"""What a position tells of the past: cards that were played, drawn and shuffled."""

from __future__ import annotations

from simoun.core.bags import cards
from simoun.games.sky.data import (
    EQUIPMENT_COPIES,
    FIRST_TICKS,
    INTENSIFIES,
    METER,
    STORM_COPIES,
    THROTTLE_GIVES,
    TIME_THROTTLE,
)
from simoun.games.sky.state import SWEPT, Sky
from simoun.games.team.face.equipment import was_played
from simoun.games.team.face.storm import Storm, is_told, storms

# ---------------------------------------------------------------- what was played and done


def has_acted(s: Sky) -> bool:
    """An action of this turn can have been spent, of four or, with the Time Throttle, six."""
    more = THROTTLE_GIVES if was_played(s, TIME_THROTTLE, EQUIPMENT_COPIES) else 0
    return s.actions_left < s.setup.actions + more


# ---------------------------------------------------------------- what the storm has turned up


def shuffles(s: Sky) -> int:
    """How often all storm cards can have been shuffled: each time the level has risen (S34)."""
    risen = int(s.level) - FIRST_TICKS[int(s.setup.players)]
    return risen - int(cards(s.storm_discard, INTENSIFIES))


def drawn_at_most(s: Sky, card: int) -> int:
    """In the whole game: those in the discard, and all there are before each shuffle."""
    return int(cards(s.storm_discard, card)) + shuffles(s) * STORM_COPIES[card]


def storms_so_far(s: Sky) -> list[Storm]:
    """What this turn's storm can have turned up."""
    return [way for way in storms(s, METER, int(s.to_draw)) if is_told(s, way, INTENSIFIES)]


def turned_up(s: Sky, card: int) -> bool:
    """This storm can have turned up such a card."""
    rise = card == INTENSIFIES
    ways = [way for way in storms_so_far(s) if (way.rises if rise else way.others)]
    return cards(s.storm_discard, card) > 0 and ways != []


def swept_by_shuffle(s: Sky) -> bool:
    """The last rise was that of the card that shuffles all, and no card is to come (S34)."""
    untouched = not s.storm_discard and s.storm_under is None
    return s.outcome == SWEPT and untouched and not s.to_draw

"""What can happen in Forbidden Sky: each verb, declared once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.verbs import Verb, cards_used, those_with_a_cost
from simoun.games.sky.data import (
    AEROMETER,
    DEFRAYER,
    GRAVITY_HOOK,
    JETPACK,
    MED_KIT,
    PLATFORM_CLAMP,
    REMOTE_FUSER,
    STRATOSCOPE,
    STRIKE_SHIELD,
    TIME_THROTTLE,
)

# decisions
MOVE: Final = 1
ESCORT: Final = 2
SCOUT: Final = 3
EXPLORE: Final = 4
NAVIGATE: Final = 5
GUIDE: Final = 6
HEAL: Final = 7
MEND: Final = 8
WIRE: Final = 9
UNWIRE: Final = 10
END: Final = 11

# choices that something else asks for
COMPLETE: Final = 12
NEXT_CARD: Final = 13
KEEP: Final = 14
TAKE_ALONG: Final = 15
CROSS_ALONE: Final = 16

# equipment: by its holder, at any time
JET: Final = 17
JET_WITH: Final = 18
SHIELD: Final = 19
HOOK: Final = 20
FUSE: Final = 21
UNFUSE: Final = 22
SPEED_UP: Final = 23
OPEN_KIT: Final = 24
SPLICE: Final = 25
LOOK_AHEAD: Final = 26
SCOPE: Final = 27
CLAMP: Final = 28

# exchanges: at any time
HAND_OVER: Final = 29
GIVE_TILE: Final = 30
TAKE_TILE: Final = 31

# reveals
STORM: Final = 32

LAID: Final = "{what:tile} turned {whom%4:turn} at {whom/4:spot}"
CABLE: Final = "{what/16:component} %s {what%%16:component}, {whom:cable}"

VERBS: Final = [
    Verb(MOVE, "move {what:place}", cost=1),
    Verb(ESCORT, "escort {whom:seat} to {what:place}", cost=1),
    Verb(SCOUT, "scout", cost=1, reveals=True),
    Verb(EXPLORE, f"explore {LAID}", cost=1, told="explore tile={tile} place={spot}"),
    Verb(NAVIGATE, "navigate {whom:seat} to {what:place}", cost=1),
    Verb(GUIDE, "guide {what:seat} by {whom:way}", cost=1, told="guide whom={seat}"),
    Verb(HEAL, "heal {whom:seat}", cost=1),
    Verb(MEND, "mend {whom:seat}", cost=1),
    Verb(WIRE, f"wire {CABLE % 'to'}", cost=1),
    Verb(UNWIRE, f"unwire {CABLE % 'from'}", cost=1),
    Verb(END, "end"),
    Verb(COMPLETE, "complete {what:side}", told="complete"),
    Verb(NEXT_CARD, "next {what:storm}", told="next card={storm}"),
    Verb(KEEP, "keep {what:tile}"),
    Verb(TAKE_ALONG, "take along {whom:seat}"),
    Verb(CROSS_ALONE, "cross alone"),
    Verb(JET, "jet to {what:place}", card=JETPACK, told="jet place={place}"),
    Verb(JET_WITH, "jet with {whom:seat} to {what:place}", card=JETPACK),
    Verb(SHIELD, "shield", card=STRIKE_SHIELD),
    Verb(HOOK, "hook", card=GRAVITY_HOOK),
    Verb(FUSE, f"fuse {CABLE % 'to'}", card=REMOTE_FUSER),
    Verb(UNFUSE, f"unfuse {CABLE % 'from'}", card=REMOTE_FUSER),
    Verb(SPEED_UP, "speed up", card=TIME_THROTTLE),
    Verb(OPEN_KIT, "open kit", card=MED_KIT),
    Verb(SPLICE, "splice", card=DEFRAYER),
    Verb(LOOK_AHEAD, "look ahead", card=AEROMETER, reveals=True),
    Verb(SCOPE, "scope", card=STRATOSCOPE, reveals=True),
    Verb(CLAMP, f"clamp {LAID}", card=PLATFORM_CLAMP, told="clamp tile={tile} place={spot}"),
    Verb(HAND_OVER, "hand {what:equipment} to {whom:seat}", exchange=True),
    Verb(
        GIVE_TILE,
        "give {what:tile} to {whom:seat}",
        exchange=True,
        told="give-tile whom={seat} tile={tile}",
    ),
    Verb(
        TAKE_TILE,
        "take {what:tile} from {whom:seat}",
        exchange=True,
        told="take-tile whom={seat} tile={tile}",
    ),
    Verb(STORM, "storm", reveals=True),
]

TAKES_AN_ACTION: Final[i64] = those_with_a_cost(VERBS)
CARD_OF: Final = cards_used(VERBS)

"""What can happen in Forbidden Island: each verb, declared once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.verbs import Verb, cards_used, those_with_a_cost
from simoun.games.island.data import HELICOPTER, SANDBAGS

# decisions
MOVE: Final = 1
SHORE: Final = 2
FLY: Final = 3
NAVIGATE: Final = 4
GIVE: Final = 5
CAPTURE: Final = 6
END: Final = 7
DISCARD: Final = 8
SWIM: Final = 9
DROWN: Final = 10

# special cards: by anyone, at any time
SANDBAG: Final = 11
LIFT: Final = 12
TAKE_OFF: Final = 13

# reveals
DRAW: Final = 14
FLOOD: Final = 15

VERBS: Final = [
    Verb(MOVE, "move {what:place}", cost=1),
    Verb(SHORE, "shore {what:place}", cost=1),
    Verb(FLY, "fly {what:place}", cost=1),
    Verb(NAVIGATE, "navigate {whom:seat} to {what:place}", cost=1),
    Verb(GIVE, "give {what:card} to {whom:seat}", cost=1),
    Verb(CAPTURE, "capture {what:treasure}", cost=1),
    Verb(END, "end"),
    Verb(DISCARD, "discard {what:card}"),
    Verb(SWIM, "swim {what:place}", out_of_turn=True),
    Verb(DROWN, "drown", out_of_turn=True),
    Verb(SANDBAG, "sandbag {what:place}", card=SANDBAGS),
    Verb(LIFT, "lift {whom:group} to {what:place}", card=HELICOPTER),
    Verb(TAKE_OFF, "take off", card=HELICOPTER),
    Verb(DRAW, "draw", reveals=True, told="drew"),
    Verb(FLOOD, "flood", reveals=True),
]

TAKES_AN_ACTION: Final[i64] = those_with_a_cost(VERBS)
CARD_OF: Final = cards_used(VERBS)

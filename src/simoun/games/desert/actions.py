"""What can happen in Forbidden Desert: each verb, declared once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.verbs import Verb, cards_used, those_with_a_cost
from simoun.games.desert.data import BLASTER, JET_PACK, RESERVE, SHIELD, TERRASCOPE, THROTTLE

# decisions
MOVE: Final = 1
ESCORT: Final = 2
DIG: Final = 3
EXCAVATE: Final = 4
PICK_UP: Final = 5
DRAW_WATER: Final = 6
NAVIGATE: Final = 7
GUIDE: Final = 8
REDUCE: Final = 9
PEEK: Final = 10
END: Final = 11

# what the Meteorologist does with the cards in its hand
NEXT_CARD: Final = 12
BURY_CARD: Final = 13

# equipment: by its holder, at any time
BLAST: Final = 14
JET: Final = 15
JET_WITH: Final = 16
SHADE: Final = 17
SCOPE: Final = 18
SPEED_UP: Final = 19
DRINK_RESERVE: Final = 20

# exchanges: at any time
POUR: Final = 21
HAND_OVER: Final = 22

# reveals
STORM: Final = 23

VERBS: Final = [
    Verb(MOVE, "move {what:place}", cost=1),
    Verb(ESCORT, "escort {whom:seat} to {what:place}", cost=1),
    Verb(DIG, "dig {what:place}", cost=1),
    Verb(EXCAVATE, "excavate", cost=1, reveals=True),
    Verb(PICK_UP, "pick up {what:part}", cost=1),
    Verb(DRAW_WATER, "draw water", cost=1),
    Verb(NAVIGATE, "navigate {whom:seat} to {what:place}", cost=1),
    Verb(GUIDE, "guide {what:seat} by {whom:way}", cost=1, told="guide whom={seat}"),
    Verb(REDUCE, "reduce", cost=1),
    Verb(PEEK, "peek", cost=1, reveals=True),
    Verb(END, "end"),
    Verb(NEXT_CARD, "next {what:storm}", told="next card={storm}"),
    Verb(BURY_CARD, "bury {what:storm}", told="bury card={storm}"),
    Verb(BLAST, "blast {what:place}", card=BLASTER),
    Verb(JET, "jet to {what:place}", card=JET_PACK, told="jet place={place}"),
    Verb(JET_WITH, "jet with {whom:seat} to {what:place}", card=JET_PACK),
    Verb(SHADE, "shade", card=SHIELD),
    Verb(SCOPE, "scope {what:place}", card=TERRASCOPE, reveals=True),
    Verb(SPEED_UP, "speed up", card=THROTTLE),
    Verb(DRINK_RESERVE, "drink reserve", card=RESERVE),
    Verb(POUR, "pour {what:water} to {whom:seat}", exchange=True),
    Verb(HAND_OVER, "hand {what:equipment} to {whom:seat}", exchange=True),
    Verb(STORM, "storm", reveals=True),
]

TAKES_AN_ACTION: Final[i64] = those_with_a_cost(VERBS)
CARD_OF: Final = cards_used(VERBS)

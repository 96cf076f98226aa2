"""What can happen in Forbidden Desert, and how it is written."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Language, Phrase

# decisions                     what        whom
MOVE: Final = 1  #              place
ESCORT: Final = 2  #            place       a player, taken along by the Climber
DIG: Final = 3  #               place
EXCAVATE: Final = 4
PICK_UP: Final = 5  #           part
DRAW_WATER: Final = 6
NAVIGATE: Final = 7  #          place       a player
GUIDE: Final = 8  #             the Climber a way, with whom it takes along
REDUCE: Final = 9
PEEK: Final = 10
END: Final = 11

# what the Meteorologist does with the cards in its hand
NEXT_CARD: Final = 12  #        card
BURY_CARD: Final = 13  #        card

# equipment: by its holder, at any time
BLAST: Final = 14  #            place
JET: Final = 15  #              place
JET_WITH: Final = 16  #         place       a player
SHADE: Final = 17
SCOPE: Final = 18  #            place
SPEED_UP: Final = 19
DRINK_RESERVE: Final = 20

# exchanges: at any time
POUR: Final = 21  #             how much    a player
HAND_OVER: Final = 22  #        equipment   a player

# reveals
STORM: Final = 23

LANGUAGE: Final = Language(
    [
        Phrase(MOVE, "move {what:place}"),
        Phrase(ESCORT, "escort {whom:seat} to {what:place}"),
        Phrase(DIG, "dig {what:place}"),
        Phrase(EXCAVATE, "excavate"),
        Phrase(PICK_UP, "pick up {what:part}"),
        Phrase(DRAW_WATER, "draw water"),
        Phrase(NAVIGATE, "navigate {whom:seat} to {what:place}"),
        Phrase(GUIDE, "guide {what:seat} by {whom:way}"),
        Phrase(REDUCE, "reduce"),
        Phrase(PEEK, "peek"),
        Phrase(END, "end"),
        Phrase(NEXT_CARD, "next {what:storm}"),
        Phrase(BURY_CARD, "bury {what:storm}"),
        Phrase(BLAST, "blast {what:place}"),
        Phrase(JET, "jet to {what:place}"),
        Phrase(JET_WITH, "jet with {whom:seat} to {what:place}"),
        Phrase(SHADE, "shade"),
        Phrase(SCOPE, "scope {what:place}"),
        Phrase(SPEED_UP, "speed up"),
        Phrase(DRINK_RESERVE, "drink reserve"),
        Phrase(POUR, "pour {what:water} to {whom:seat}"),
        Phrase(HAND_OVER, "hand {what:equipment} to {whom:seat}"),
        Phrase(STORM, "storm"),
    ]
)

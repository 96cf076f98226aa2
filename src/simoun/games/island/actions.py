"""What can happen in Forbidden Island, and how it is written."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Language, Phrase

# decisions                  what      whom
MOVE: Final = 1  #           place
SHORE: Final = 2  #          place
FLY: Final = 3  #            place
NAVIGATE: Final = 4  #       place     a player
GIVE: Final = 5  #           card      a player
CAPTURE: Final = 6  #        treasure
END: Final = 7
DISCARD: Final = 8  #        card
SWIM: Final = 9  #           place
DROWN: Final = 10

# special cards: by anyone, at any time
SANDBAG: Final = 11  #       place
LIFT: Final = 12  #          place     a set of pawns
TAKE_OFF: Final = 13

# reveals
DRAW: Final = 14
FLOOD: Final = 15

LANGUAGE: Final = Language(
    [
        Phrase(MOVE, "move {what:place}"),
        Phrase(SHORE, "shore {what:place}"),
        Phrase(FLY, "fly {what:place}"),
        Phrase(NAVIGATE, "navigate {whom:seat} to {what:place}"),
        Phrase(GIVE, "give {what:card} to {whom:seat}"),
        Phrase(CAPTURE, "capture {what:treasure}"),
        Phrase(END, "end"),
        Phrase(DISCARD, "discard {what:card}"),
        Phrase(SWIM, "swim {what:place}"),
        Phrase(DROWN, "drown"),
        Phrase(SANDBAG, "sandbag {what:place}"),
        Phrase(LIFT, "lift {whom:group} to {what:place}"),
        Phrase(TAKE_OFF, "take off"),
        Phrase(DRAW, "draw"),
        Phrase(FLOOD, "flood"),
    ]
)

"""What can happen in Through the Desert, and how it is written."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Language, Phrase

# decisions                     what        whom
SET_ASIDE: Final = 1  #         colour
RIDE: Final = 2  #              hex         colour
PLACE: Final = 3  #             hex         colour

# reveals
LAY: Final = 4

LANGUAGE: Final = Language(
    [
        Phrase(SET_ASIDE, "set aside {what:camel}"),
        Phrase(RIDE, "ride {whom:camel} to {what:place}"),
        Phrase(PLACE, "place {whom:camel} at {what:place}"),
        Phrase(LAY, "lay the board"),
    ]
)

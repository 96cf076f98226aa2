"""What can happen in Through the Desert: each verb, declared once."""

from __future__ import annotations

from typing import Final

from simoun.core.verbs import Verb

# decisions
SET_ASIDE: Final = 1
RIDE: Final = 2
PLACE: Final = 3

# reveals
LAY: Final = 4

VERBS: Final = [
    Verb(SET_ASIDE, "set aside {what:camel}"),
    Verb(RIDE, "ride {whom:camel} to {what:place}"),
    Verb(PLACE, "place {whom:camel} at {what:place}"),
    Verb(LAY, "lay the board", reveals=True, told="laid"),
]

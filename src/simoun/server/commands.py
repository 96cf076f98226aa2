"""What a page calls what it sends: if it comes twice, it counts once."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

MOST_ID: Final = 64  # letters

CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=MOST_ID, pattern="^[^\\x00]*$")  # no store takes it
]

"""How whatever goes to a browser is written: JSON, once for all who get the same."""

from __future__ import annotations

from typing import Final

import msgspec

encode: Final = msgspec.json.Encoder().encode

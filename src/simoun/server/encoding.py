"""How whatever goes to a browser is written: JSON, once for all who get the same."""

from __future__ import annotations

import struct
from typing import Final

import msgspec

TEXT: Final = 0x81  # a whole text in one frame

encode: Final = msgspec.json.Encoder().encode


def framed(text: bytes) -> bytes:
    """As a WebSocket carries it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text

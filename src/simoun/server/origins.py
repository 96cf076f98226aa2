"""Which pages may talk to the server: its own, and those the settings name."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit


def is_ours(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Who sends no origin is no browser. A foreign name that leads here is not ours."""
    if origin is None or origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.netloc == host and (
        is_address(parts.hostname) or parts.hostname in ("localhost", own_name())
    )


def is_address(name: str | None) -> bool:
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return False
    return True


def own_name() -> str:
    return socket.gethostname().lower()

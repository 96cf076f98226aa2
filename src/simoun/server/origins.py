"""Which pages may talk to the server: its own, and those the settings name."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

from simoun.core.refusal import Refused

USUAL_PORTS: Final = {"http": 80, "https": 443}  # which browsers leave out


def is_ours(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Who sends no origin is no browser. A foreign name that leads here is not ours."""
    if origin is None or origin in allowed:
        return True
    parts = split(origin)
    return (
        parts is not None
        and parts.netloc == host
        and (is_address(parts.hostname) or parts.hostname in ("localhost", own_name()))
    )


def split(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
        return parts if parts.port != 0 else None
    except ValueError:  # a page sends whatever it likes
        return None


def is_address(name: str | None) -> bool:
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return False
    return True


def own_name() -> str:
    return socket.gethostname().lower()


# ---------------------------------------------------------------- those the settings name


def origins_in(setting: str) -> frozenset[str]:
    """As browsers write them; with commas between."""
    return frozenset(origin_of(part.strip()) for part in setting.split(",") if part.strip())


def origin_of(address: str) -> str:
    parts = split(address)
    if parts is None or not is_origin(parts) or not address.isascii():
        raise Refused(
            f"SIMOUN_ORIGINS: {address!r} is no address like https://play.example.org,"
            " with nothing behind its name but a port."
        )
    name = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    usual = parts.port in (None, USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{name}" if usual else f"{parts.scheme}://{name}:{parts.port}"


def is_origin(parts: SplitResult) -> bool:
    """A scheme and a host, perhaps a port: no path, and nobody's name before the host."""
    rest = parts.path.removesuffix("/") + parts.query + parts.fragment
    odd = "@" in parts.netloc or any(map(str.isspace, parts.netloc))
    return parts.scheme in USUAL_PORTS and bool(parts.hostname) and not rest and not odd

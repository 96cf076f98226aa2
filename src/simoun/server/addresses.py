"""Where somebody comes from, as far as limits need to know."""

from __future__ import annotations

import ipaddress
import logging
from typing import Final

from starlette.requests import HTTPConnection

from simoun.core.refusal import Refused

HOME: Final = 64  # bits of an address of version 6 that a household has for itself

log = logging.getLogger(__name__)
warned: Final[set[str]] = set()


def address_of(asked: HTTPConnection) -> str | None:
    """None: this machine itself, or a proxy on it that the settings don't name."""
    host = asked.client.host if asked.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.is_loopback:
        warn_of_proxy(asked)
        return None
    if address.version == 6:
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((int(address), HOME), strict=False))
    return str(address)


def warn_of_proxy(asked: HTTPConnection) -> None:
    """Once: whoever set it up wants to know."""
    if "x-forwarded-for" in asked.headers and not warned:
        warned.add("proxy")
        log.warning(
            "a proxy on this machine isn't named in SIMOUN_PROXIES: limits count guests only"
        )


def is_within(address: str, networks: frozenset[str]) -> bool:
    try:
        found = ipaddress.ip_network(address)
    except ValueError:
        return False
    within = [ipaddress.ip_network(network) for network in networks]
    return any(found.network_address in network for network in within)


def networks_in(name: str, setting: str) -> frozenset[str]:
    """Addresses or networks, with commas between."""
    networks = frozenset(part.strip() for part in setting.split(",") if part.strip())
    for network in networks:
        try:
            ipaddress.ip_network(network)
        except ValueError:
            raise Refused(
                f"{name}: {network!r} is no address like 127.0.0.1, nor a network."
            ) from None
    return networks

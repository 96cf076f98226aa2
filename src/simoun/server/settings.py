"""What whoever runs a server may set."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

import msgspec
from platformdirs import user_data_path

from simoun.core.refusal import Refused
from simoun.server.addresses import networks_in
from simoun.server.logs import Style, usual_style
from simoun.server.origins import origins_in


def usual_db() -> Path:
    """In the user's data directory."""
    return user_data_path("simoun", appauthor=False) / "simoun.db"


def usual_workers() -> int:
    """One core is left for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where and how many is said by the command line; the rest by the environment: SIMOUN_IDLE …"""

    db: Path | str = msgspec.field(default_factory=usual_db)  # a file, or postgresql://…
    processes: int = 1  # behind one port
    redis: str | None = None  # the bell between several servers: redis://…
    origins: frozenset[str] = frozenset()  # besides our own address: https://play.example.org
    proxies: frozenset[str] = frozenset()  # whose word on where somebody comes from is believed
    messages_a_second: float = 40.0  # of one guest
    requests_a_minute: float = 90.0  # of one guest: first pages, lists and records
    tables_a_minute: float = 10.0  # of one guest: opened, brought along, played on, looked back at
    hints_a_minute: float = 3.0  # of one guest
    sockets: int = 32  # of one guest at once
    patience: int = 10  # seconds in which a connection must ask for something
    grace: float = 5.0  # seconds in which a page may reload before its player counts as away
    idle: float = 300.0  # seconds after which a table that nobody looks at leaves the memory
    listed_for: float = 12 * 3600.0  # seconds without play after which a table is listed no more
    watchers: frozenset[str] = frozenset()  # who may read /metrics besides this machine itself
    par: bool = True  # in spare time bots play the deal of the day, to tell how hard it is
    logs: Style = msgspec.field(default_factory=usual_style)
    workers: int = msgspec.field(default_factory=usual_workers)  # processes in which bots think


def style_in(text: str) -> object:
    if text not in get_args(Style):
        raise Refused(f"SIMOUN_LOGS: {text!r} is neither {' nor '.join(get_args(Style))}.")
    return text


def switch_in(text: str) -> object:
    if text not in SWITCH:
        raise Refused(f"SIMOUN_PAR: {text!r} is neither {' nor '.join(SWITCH)}.")
    return SWITCH[text]


SWITCH: Final = {"on": True, "off": False}
BY_COMMAND: Final = {"db", "redis", "processes"}  # the command line says these
READ: Final[dict[str, Callable[[str], object]]] = {
    "origins": origins_in,
    "proxies": lambda text: networks_in("SIMOUN_PROXIES", text),
    "watchers": lambda text: networks_in("SIMOUN_WATCHERS", text),
    "logs": style_in,
    "par": switch_in,
}


def from_environment(db: Path | str | None) -> Settings:
    """What isn't set there is as usual."""
    found = {
        field.name: read(field, os.environ[variable(field)])
        for field in msgspec.structs.fields(Settings)
        if field.name not in BY_COMMAND and os.environ.get(variable(field))
    }
    return msgspec.structs.replace(Settings(db=db or usual_db()), **found)


def variable(field: msgspec.structs.FieldInfo) -> str:
    return f"SIMOUN_{field.name.upper()}"


def read(field: msgspec.structs.FieldInfo, text: str) -> object:
    if field.name in READ:
        return READ[field.name](text)
    try:
        number = msgspec.convert(text, field.type, strict=False)
    except msgspec.ValidationError:
        number = -1
    if not 0 < number < math.inf:
        raise Refused(f"{variable(field)}: {text!r} is no number above 0.")
    return number

"""Run the server until it is told to end."""

from __future__ import annotations

import contextlib
import errno
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

from msgspec import structs

from simoun import engine
from simoun.core.refusal import Refused
from simoun.server import logs
from simoun.server.app import application
from simoun.server.processes import More, nothing_more, run_crew
from simoun.server.serving import Serving, config_of
from simoun.server.settings import Settings, from_environment
from simoun.server.stores import Place, place_at, stored_at

log = logging.getLogger(__name__)


def serve(
    host: str,
    port: int,
    db: str | None = None,
    redis: str | None = None,
    processes: int = 1,
    open_browser: bool = False,
) -> None:
    """Play in the browser: says where, and runs until Ctrl+C."""

    def say(address: str) -> None:
        print(f"Simoun is at {address} (Ctrl+C ends it)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = from_environment(stored_at(db) if db else None)
    run(host, port, structs.replace(settings, redis=redis, processes=processes), say)


def run(
    host: str,
    port: int,
    settings: Settings,
    say: Callable[[str], None],
    more: More = nothing_more,
) -> None:
    """Says its address once it can be reached; `more` is what only a measurement needs."""
    if isinstance(settings.db, Path) and (settings.redis or settings.processes > 1):
        raise Refused("Several processes, and Redis between them, need --db postgresql://…")
    logs.begin(settings.logs)
    with contextlib.closing(listen(host, port)) as listening:
        place = place_at(settings.db)

        def reached() -> None:
            say(address_of(listening, host))
            logs.event(log, "the server begins", engine=engine.name())

        if settings.processes > 1:
            run_crew(settings, place, listening, more, reached)
        else:
            run_alone(settings, place, listening, more, reached)


def run_alone(
    settings: Settings,
    place: Place,
    listening: socket.socket,
    more: More,
    reached: Callable[[], None],
) -> None:
    store = place.open()
    app = application(store, place.key, settings, more(store))
    server = Serving(config_of(app, settings))
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, server.handle_exit)  # from the first moment: it ends in order
    reached()
    server.run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        family, _, _, _, address = found[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError) as error:
        raise Refused(f"{host!r} is no address of this machine ({error}).") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        raise Refused(trouble(host, port, error)) from None
    return listening


def trouble(host: str, port: int, error: OSError | OverflowError) -> str:
    if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
        return f"Port {port} is in use, or not allowed: choose another one with --port."
    return f"{host} port {port} can't be used ({error})."


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    anywhere = host in ("0.0.0.0", "::", "")
    name = "localhost" if anywhere else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"

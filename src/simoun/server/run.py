"""Run the server until it is told to end."""

from __future__ import annotations

import contextlib
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

import uvicorn
from starlette.routing import BaseRoute

from simoun.core.refusal import Refused
from simoun.server.app import application
from simoun.server.guests import secret_beside
from simoun.server.messages import MOST_BYTES
from simoun.server.settings import Settings, from_environment
from simoun.server.store import Store
from simoun.server.store_sqlite import SqliteStore
from simoun.server.wire import Wire


def serve(host: str, port: int, db: Path | None = None, open_browser: bool = False) -> None:
    """Play in the browser: says where, and runs until Ctrl+C."""

    def say(address: str) -> None:
        print(f"Simoun is at {address} (Ctrl+C ends it)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(host, port, from_environment(db), say)


def run(
    host: str,
    port: int,
    settings: Settings,
    say: Callable[[str], None],
    more: Callable[[Store], Sequence[BaseRoute]] = lambda _: [],
) -> None:
    """Says its address once it can be reached; `more` is what only a measurement needs."""
    with contextlib.closing(listen(host, port)) as listening:
        store = SqliteStore(settings.db)
        server = uvicorn_server(store, settings, more(store))
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, server.handle_exit)  # from the first moment: it ends in order
        say(address_of(listening, host))
        server.run(sockets=[listening])


def uvicorn_server(store: Store, settings: Settings, more: Sequence[BaseRoute]) -> uvicorn.Server:
    app = application(store, secret_beside(settings.db), settings, more)
    config = uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="critical",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)


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

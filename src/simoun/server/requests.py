"""What comes with a request, read with patience and within limits; and how it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from simoun.server.encoding import encode
from simoun.server.refusals import Unwelcome
from simoun.server.store import Wanted

T = TypeVar("T")

PATIENCE: Final = 30.0  # seconds for all that comes with a request


async def body(request: Request, most: int) -> bytes:
    """Who sends too much, or takes too long, isn't listened to any more."""
    content = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                content += part
                if len(content) > most:
                    raise Unwelcome("too-long")
    except TimeoutError:
        raise Unwelcome("unreadable") from None
    return content


def event(message: bytes) -> bytes:
    return b"data: " + message + b"\n\n"


def decoded(content: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Unwelcome("unreadable") from None


def wanted_in(query: Mapping[str, str]) -> Wanted:
    """`game=island&free=true&page=1`, each if it matters."""
    try:
        return msgspec.convert(dict(query), Wanted, strict=False)
    except msgspec.ValidationError:
        raise Unwelcome("unreadable") from None


def as_json(content: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(content), status, headers, media_type="application/json")

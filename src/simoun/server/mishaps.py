"""What a request gets that can't be answered: a reason, and the status that goes with it."""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from simoun.server.lobby_messages import Problem
from simoun.server.refusals import Unwelcome
from simoun.server.requests import as_json
from simoun.server.static import page

log = logging.getLogger(__name__)

STATUS: Final = {
    "private": 403,
    "foreign": 403,
    "hidden-record": 403,
    "daily-hidden": 403,
    "no-day": 404,
    "not-opener": 403,
    "no-page": 404,
    "no-table": 404,
    "no-puzzle": 404,
    "too-long": 413,
    "too-fast": 429,
    "broken": 500,
    "damaged": 500,
    "draining": 503,
    "not-stored": 503,
}


async def refused(request: Request, reason: Exception) -> Response:
    assert isinstance(reason, Unwelcome)
    request.app.state.lobby.metrics.refused.labels(reason.reason).inc()
    problem = Problem(reason.reason, reason.facts, str(reason))
    return as_json(problem, STATUS.get(reason.reason, 400))


async def not_stored(request: Request, _: Exception) -> Response:
    return await refused(request, Unwelcome("not-stored"))


async def no_page(request: Request, _: Exception) -> Response:
    """Who can read a page gets one that says so."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return await page(request, 404)
    return await refused(request, Unwelcome("no-page"))


async def broken(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return await refused(request, Unwelcome("broken"))

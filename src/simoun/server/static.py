"""The built pages, and what every answer tells a browser to be careful with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGES: Final = Path(__file__).parent.parent / "web"

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


async def page(request: Request, status: int = 200) -> Response:
    """The one page: what it shows depends on the address."""
    index = PAGES / "index.html"
    if not index.exists():
        return PlainTextResponse("The pages aren't built: run `make play`.", 503)
    return FileResponse(index, status, headers={"cache-control": "no-cache"})


class Pages(StaticFiles):
    """What the page needs. Names under assets/ change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if lasting else "no-cache"
        )
        return response


class Headers:
    """What every answer tells a browser to be careful with."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)

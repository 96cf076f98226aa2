"""Visitors of a server: each has a browser profile of its own, with its settings."""

from __future__ import annotations

import contextlib
import json
import shutil
from typing import Self

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, StorageState

from tests.browser.serving import Server

ARGUMENTS = [
    *["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    *["--disable-background-networking", "--disable-component-update", "--disable-sync"],
]
MILLISECONDS = 60_000  # for whatever a page is to show, on a slow and busy machine
PACKAGE = "chromium-headless-shell"  # of Debian
# Most tests ask what stands where; to paint it as well would be a third of all work.
UNPAINTED = """const unpainted = new CSSStyleSheet();
unpainted.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [unpainted];"""
NETWORK = ("WebSocket connection to", "Failed to load resource")  # the server was ended, or refused


def chromium_here() -> str | None:
    """Rather the one that draws pages but no windows: the same engine, a seventh less work."""
    return shutil.which(PACKAGE) or shutil.which("chromium")


def launch(playwright: Playwright, program: str) -> Browser:
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)


class Visits:
    """Whatever goes wrong on a page is noted."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.chromium = chromium
        self.server = server
        self.closing = contextlib.ExitStack()
        self.stumbles: list[str] = []

    def __call__(
        self,
        path: str = "/",
        *,
        server: Server | None = None,
        language: str = "en",
        theme: str = "light",
        pace: str = "instant",
        phone: bool = False,
        careful: bool = False,
        asked: bool = False,
        newcomer: bool = False,
        painted: bool = False,
        knows: BrowserContext | None = None,
    ) -> Page:
        """A visitor with these settings, or all that another one `knows`; nothing moves.

        Who is careful is asked before what can't be made good; only a newcomer is given tips,
        and not told how likely a win is; by bots only who wants to be asked, or is new, is asked.
        """
        address = (server or self.server).address
        settings: dict[str, object] = {"language": language, "theme": theme, "pace": pace}
        settings["confirm"] = careful
        settings["ask"] = asked or newcomer
        settings["tips"] = [] if newcomer else ["glow", "others", "why"]
        settings["hasPlayed"] = not newcomer
        context = self.chromium.new_context(
            base_url=address,
            storage_state=knows.storage_state() if knows else remembered(address, settings),
            viewport={"width": 360, "height": 740} if phone else {"width": 1440, "height": 900},
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.closing.callback(context.close)
        context.set_default_timeout(MILLISECONDS)
        if not painted:
            context.add_init_script(UNPAINTED)
        page = context.new_page()
        page.on("pageerror", lambda error: self.stumbles.append(str(error)))
        page.on("console", lambda said: self.note(said.type, said.text))
        page.goto(path)
        return page

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()

    def note(self, kind: str, text: str) -> None:
        if kind == "error" and not text.startswith(NETWORK):
            self.stumbles.append(text)


def remembered(address: str, settings: dict[str, object]) -> StorageState:
    """What a browser keeps of an earlier visit."""
    drawer = json.dumps(settings)
    return {
        "cookies": [],
        "origins": [
            {
                "origin": address,
                "localStorage": [{"name": "simoun-settings", "value": drawer}],
            }
        ],
    }

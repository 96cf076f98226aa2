"""What axe has to say about a page as it is now."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = (HERE / "axe.js").read_text(encoding="utf-8")


def complaints(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found

"""What axe has to say about a page as it is now."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without the sheet of drawings: nobody sees or hears it, and it is a third of all nodes.
RUN = """async () => {
  const sheet = document.getElementById("symbols");
  sheet.remove();
  const { violations } = await axe.run(document, { resultTypes: ["violations"] })
    .finally(() => document.body.prepend(sheet));
  return violations.flatMap(({ id, nodes }) => nodes.map(
    ({ html, any }) => `${id}: ${html.slice(0, 200)} ${any.map(({ message }) => message)}`));
}"""


def complaints(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found

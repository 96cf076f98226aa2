"""Somebody at a table, who sees the page and clicks, taps or types."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page

from simoun.text import Words

Asked = Literal["act", "decide", "wait", "over"]

# A bot may play a card just before our own action arrives: then the table asks again.
STALE = Words("en").say("table-refused-stale")
WHAT_IS_ASKED = """stale => {
  const trouble = document.querySelector(".notice .bad")?.textContent ?? "";
  if (trouble && !trouble.includes(stale)) return "refused: " + trouble;
  if (document.querySelector("dialog[open]")) return "over";
  const main = document.querySelector("#main-button");
  if (main?.ariaDisabled === "false") {
    return main.getAttribute("aria-keyshortcuts") === "G" ? "wait" : "act";
  }
  const mine = document.querySelector(".team .tag.you");
  const lit = document.querySelector("[data-pick].lit, .dock .thing[aria-disabled=false]");
  return mine && lit ? "decide" : null;
}"""
UNCOVERED = """place => {
  const { left, top, width, height } = place.getBoundingClientRect();
  const parts = [0.14, 0.3, 0.5, 0.7];
  const spots = parts.flatMap(y => parts.map(x => [x * width, y * height]));
  const free = spots.find(([x, y]) => place.contains(document.elementFromPoint(left + x, top + y)));
  return free ?? spots[0];
}"""
# What moves has come to its place.
SETTLED = """async () => {
  await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(one => one instanceof CSSTransition);
  await Promise.allSettled(moving.map(one => one.finished));
}"""
MORE_IS_TOLD = """lines => document.querySelectorAll("#journal button").length > lines
  || document.querySelector("dialog[open]")"""


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("#board")
        self.hand = page.locator("#hand")
        self.main = page.locator("#main-button")
        self.undo = page.locator("[aria-keyshortcuts=U]")
        self.journal = page.locator("#journal button")
        self.notice = page.locator(".notice")
        self.offers = page.locator(".offers button")
        self.dialog = page.get_by_role("dialog")

    # ------------------------------------------------------------ what the page shows

    def asked(self) -> Asked:
        """Wait until this player has something to do, or the game is over."""
        found = self.page.wait_for_function(WHAT_IS_ASKED, arg=STALE).json_value()
        assert found in ("act", "decide", "wait", "over"), found
        return found  # type: ignore[no-any-return]

    @property
    def lit_places(self) -> Locator:
        return self.board.locator("[data-pick^='place:'].lit")

    @property
    def lit_cards(self) -> Locator:
        """In the hand, or on a sheet that asks."""
        return self.page.locator("#hand .card.lit, .sheet [data-pick].lit")

    def place(self, number: int) -> Locator:
        return self.board.locator(f"[data-pick='place:{number}']")

    def verb(self, verb: str) -> Locator:
        return self.page.locator(f"[data-verb='{verb}']")

    def said(self) -> str:
        """The newest line of the journal."""
        return self.journal.first.inner_text().strip()

    def wait_until_told(self, lines: int) -> None:
        """More than so many lines, or the end."""
        self.page.wait_for_function(MORE_IS_TOLD, arg=lines)

    # ------------------------------------------------------------ with the mouse

    def click_place(self, place: Locator) -> None:
        """Where nothing covers it: a pawn or a component may stand on it."""
        place.scroll_into_view_if_needed()
        x, y = place.evaluate(UNCOVERED)
        place.click(position={"x": x, "y": y})

    def play_anything(self, asked: Asked) -> None:
        """The first thing that is lit; the turn ends when nothing is."""
        if asked == "wait":
            self.go_on()
        elif self.lit_places.count() > 0:
            self.click_place(self.lit_places.first)
            self.take_first_offer()
        elif asked == "decide":
            self.lit_cards.first.click()
            self.take_first_offer()
        else:
            self.main.click()

    def take_first_offer(self) -> None:
        if self.offers.count() > 0:
            self.offers.first.click()

    def go_on(self) -> None:
        before = self.journal.count()
        self.main.click()
        self.wait_until_told(before)

"""A finger on a phone: taps only, each on something that is lit and that nothing covers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playwright.sync_api import Locator, Page, ViewportSize, expect

from simoun.core.face import Face
from simoun.core.record import record_of
from simoun.core.rules import State
from tests.browser.lobby import begun_at
from tests.browser.player import SETTLED, Player
from tests.browser.visiting import Visits
from tests.playing import face_of, named

PHONE: ViewportSize = {"width": 390, "height": 844}
BUTTONS = {
    "main": "#main-button",
    "yes": ".answers .go >> visible=true",
    "lay": ".laying .go",
    "turn": "[data-turner]",
    "cable": "#board [data-pick^='cable:']",
    "fit": "[aria-keyshortcuts='0']",
    "alone": ".sheet .row > button:last-child",
}
WHERE = {  # else things are on the board, in the hand or on a sheet that asks
    "portrait": ".team .portrait[data-pick='pawn:{}']",
    "chip": ".team .chip[data-pick='card:{}']",
    "gift": ".team [data-seat='{}'] .gift",
    "held": ".team [data-seat='{}'] .tiles button",
    "bury": ".sheet li:has([data-pick='storm:{}']) button:last-child",
    "offer": ".offers [data-verb='{}']",
}
MIDDLE = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  const spots = parts.flatMap(y => parts.map(x => [left + x * width, top + y * height]));
  return spots.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}"""


class Scene(NamedTuple):
    """A position, and the taps that lead to each action: those taken back, then those that stay."""

    position: Callable[[], State]
    taken_back: Mapping[str, str]
    then: Mapping[str, str] = {}

    @property
    def actions(self) -> list[str]:
        return [*self.taken_back, *self.then]


class Finger(Player):
    def find(self, thing: str) -> Locator:
        """`main`, the verb of the action bar `shore`, the offer `offer:shore`, `place:9` …"""
        kind, _, name = thing.partition(":")
        if name == "":
            at = BUTTONS.get(kind, f".acts [data-verb='{kind}']")
        else:
            thing_at = WHERE.get(kind, f"main :not(.team *)[data-pick='{kind}:{{}}']")
            at = thing_at.format(name)
        return self.page.locator(at).filter(visible=True)

    def tap(self, thing: str) -> None:
        """The middle of it, or where nothing else stands on it."""
        found = self.find(thing).first
        expect(found, thing).not_to_have_attribute("aria-disabled", "true")
        found.scroll_into_view_if_needed()
        self.page.evaluate(SETTLED)
        spot = found.evaluate(MIDDLE)
        assert spot, f"{thing} is covered, or out of sight"
        self.page.touchscreen.tap(*spot)

    def agree(self) -> None:
        """To a question that can be read as a whole."""
        expect(self.find("yes")).to_be_visible()
        question = self.notice.locator(".line")
        assert question.evaluate("line => line.scrollHeight - line.clientHeight") <= 1
        self.tap("yes")

    def play(self, action: str, taps: str) -> None:
        """These taps play this very action."""
        lines, before = self.journal.count(), self.moves()
        for thing in taps.split():
            if thing == "yes":
                self.agree()
            else:
                self.tap(thing)
        self.wait_until_told(lines)
        assert self.moves()[: len(before) + 1] == [*before, action]

    def take_back(self) -> None:
        moves = len(self.moves())
        lines = self.journal.count()
        self.undo.tap()
        self.page.wait_for_function(
            "lines => document.querySelectorAll('#journal button').length < lines", arg=lines
        )
        assert len(self.moves()) == moves - 1

    def moves(self) -> list[str]:
        """All of them, as the record has them, which anyone may save."""
        table = self.page.url.rsplit("/", 1)[-1]
        record = self.page.request.get(f"/api/tables/{table}/record").json()
        return [move.text for move in record_of(record).moves]


def on_a_phone(visit: Visits) -> Page:
    page = visit(phone=True, careful=True)
    page.set_viewport_size(PHONE)
    return page


def tap_through(page: Page, scene: Scene) -> None:
    s = scene.position()
    face: Face[State] = face_of(type(s))
    page.goto("/")
    finger = Finger(begun_at(page, s, face).page)
    for action, taps in scene.taken_back.items():
        assert finger.asked() in ("act", "decide")
        finger.play(named(s, action), taps)
        finger.take_back()
    for action, taps in scene.then.items():
        assert finger.asked() in ("act", "decide")
        finger.play(named(s, action), taps)

"""Somebody who never read the rules: clicks what glows, and does what the notice says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final, NotRequired, TypedDict

from playwright.sync_api import Page

from tests.browser.axe import complaints
from tests.browser.player import SETTLED, STALE, Player

HERE: Final = Path(__file__).parent
GLOWING: Final = (HERE / "glowing.js").read_text(encoding="utf-8")
LOOKED_AT_AGAIN: Final = f"async arg => {{ await ({SETTLED})(); return ({GLOWING})(arg); }}"
LISTENING: Final = (HERE / "listening.js").read_text(encoding="utf-8")
RULE: Final = r" [IDST][0-9]+$"
MOST_IN_VAIN: Final = 5  # clicks
PATIENCE: Final = 8  # clicks in a turn
LONGEST: Final = 800  # clicks in a game
FITS: Final = {  # what a notice of each tone says, in English
    "mine": r"\byour?\b",
    "ask": r"\byour?\b|\?",
    "pick": r"\b(click|tap|choose)\b",
    "card": r"\b(card|you)\b",
    "won": r".",
    "beaten": r".",
}


class Step(TypedDict):
    way: str
    name: NotRequired[str]
    ends: NotRequired[bool]
    spot: NotRequired[list[float] | None]


class Said(TypedDict):
    tone: str
    line: str
    newest: list[str]


class Newcomer(Player):
    def __init__(self, page: Page, *, finger: bool) -> None:
        super().__init__(page)
        self.finger = finger
        self.chance = Random(1)
        self.ways: set[str] = set()  # all that led on
        self.heard: list[Said] = []
        page.evaluate(LISTENING)

    def play_first_game(self) -> None:
        clicks = 0
        steps: list[Step] = []
        for _ in range(LONGEST):
            step = self.next_step(tired=clicks >= PATIENCE)
            steps.append(step)
            self.listen()
            if step["way"] == "over":
                assert [said["tone"] for said in self.heard].count("bad") <= MOST_IN_VAIN
                self.hear_the_end()
                return
            spot = step["spot"]
            assert spot, f"{step['name']} can't be reached"
            self.look(step["way"])
            self.touch(*spot)
            clicks = 0 if step["ends"] else clicks + 1
        raise AssertionError(f"it never ends: {steps[-6:]}")

    def hear_the_end(self) -> None:
        """A click that came too late is answered first."""
        if self.heard[-1]["tone"] == "bad":
            self.page.wait_for_function("window.said.length > 0")
            self.listen()

    def next_step(self, *, tired: bool) -> Step:
        arg = [self.chance.random(), tired]
        step: Step | None = None
        while step is None:
            self.page.wait_for_function(GLOWING, arg=arg)
            step = self.page.evaluate(LOOKED_AT_AGAIN, arg)
        return step

    def look(self, way: str) -> None:
        """What is seen for the first time is accessible, on the smallest screen at least."""
        if self.finger and way not in self.ways:
            assert complaints(self.page) == [], way
        self.ways.add(way)

    def touch(self, x: float, y: float) -> None:
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def listen(self) -> None:
        """The notice always has something to say, and it fits."""
        said: list[Said] = self.page.evaluate("window.said.splice(0)")
        self.heard += said
        for one in said:
            assert fits(one), one


def fits(said: Said) -> bool:
    """To oneself in the second person, and of others who did what: what the journal tells last."""
    line = said["line"]
    if line == "" or re.search(r"[a-z_]+-[a-z-]+\.[a-z]+|^[a-z_]+(-[a-z]+)+$|\{", line):
        return False
    if said["tone"] == "bad":  # somebody else moved between a look and a click
        return STALE in line or re.search(RULE, line) is not None
    if said["tone"] == "calm":
        return said["newest"] == [] or any(told in line for told in said["newest"])
    return re.search(FITS[said["tone"]], line, re.IGNORECASE) is not None

"""A whole game as text: how it began, then each action with what it did.

game: island
start: {"players": 2}         what was agreed, or the name of a position of the contract tests
seed: 4
chosen: at random             or: by hand
ends: landing-sank

seat2 move Gold Gate | move who=1 place=gold-gate
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import simoun
from simoun import Match
from simoun.core.events import Event
from tests.contract.walks import any_action, read

BY_HAND = "by hand"


class Transcript(NamedTuple):
    game: str
    start: str
    seed: int
    chosen: str
    ends: str
    lines: list[str]

    def text(self) -> str:
        header = [f"{key}: {getattr(self, key)}" for key in self._fields if key != "lines"]
        return "\n".join([*header, "", *self.lines, ""])

    def begin(self) -> Match:
        agreed = json.loads(self.start)
        if isinstance(agreed, str):
            return simoun.from_position(read(self.game, agreed), seed=self.seed)
        return simoun.new_game(self.game, seed=self.seed, **agreed)

    def played(self) -> Match:
        match = self.begin()
        for line in self.lines:
            match.play(line.partition(" | ")[0])
        return match

    def told(self, match: Match) -> list[str]:
        """The lines of this start for the actions of a match."""
        again = self.begin()
        return [told(move.text, again.play(move.text)) for move in match.record().moves]


def from_file(path: Path) -> Transcript:
    header, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    said = dict(line.split(": ", 1) for line in header.splitlines())
    return Transcript(
        said["game"],
        said["start"],
        int(said["seed"]),
        said["chosen"],
        said["ends"],
        body.splitlines(),
    )


def told(action: str, events: list[Event]) -> str:
    return f"{action} | {'; '.join(sentence(event) for event in events)}"


def sentence(event: Event) -> str:
    facts = [f"{key}={value}" for key, value in event["facts"].items()]
    return " ".join([event["what"], *facts])


def rewritten(old: Transcript) -> Transcript:
    """The same actions if they were chosen by hand, else the first random game that ends so."""
    new = old if old.chosen == BY_HAND else first_that_ends(old)
    return new._replace(lines=new.told(new.played()))


def first_that_ends(old: Transcript) -> Transcript:
    for seed in range(10_000):
        new = old._replace(seed=seed, lines=[])
        match, random = new.begin(), Random(seed)
        while not match.over:
            match.play(any_action(match, random))
        if match.outcome == old.ends:
            return new._replace(lines=[move.text for move in match.record().moves])
    raise AssertionError(f"No random game ends {old.ends!r}.")

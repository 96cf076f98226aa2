"""How hard a puzzle is: how often bots of each level solve it, in a fixed sample of turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from simoun.bots.catalog import bot_named, levels
from simoun.bots.levels import EXPERT, GREEDY, NORMAL, NOVICE
from simoun.core.face import Face
from simoun.core.rules import State
from simoun.learn.finding import chosen
from simoun.learn.lines import Lines

SAMPLES: Final[Mapping[str, int]] = {NOVICE: 8, NORMAL: 4, EXPERT: 2}
OFTEN: Final = 4  # a novice who solves it more often than once in so many finds it at first sight
LONGEST_TURN: Final = 60  # decisions; bots don't go in circles for longer

# from so high a share on: of what the levels played, or where none of them solved it, of all turns
SOLVED: Final = ((Fraction(1, 2), 1), (Fraction(1, 4), 2), (Fraction(1, 100), 3))
UNSOLVED: Final = ((Fraction(1, 100), 3), (Fraction(1, 400), 4), (Fraction(0), 5))


@dataclass(frozen=True)
class Turn:
    """What a bot played, and whether that solves it."""

    by: str
    line: Sequence[int]
    solves: bool


def at_first_sight(face: Face[State], lines: Lines) -> bool:
    """What a novice plays solves it, or what looks best at once."""
    quick = [level for level in (NOVICE, GREEDY) if level in levels(face.rules.name)]
    return any(turn_of(face, lines, level, 0).solves for level in quick)


def sampled(face: Face[State], lines: Lines) -> list[Turn]:
    """The turns of each level; the same each time."""
    return [turn_of(face, lines, level, seed) for level, n in SAMPLES.items() for seed in range(n)]


def turn_of(face: Face[State], lines: Lines, level: str, seed: int) -> Turn:
    rules, quest = face.rules, lines.quest
    bot = bot_named(level, rules, seed)
    s = lines.start.copy()
    line: list[int] = []
    while not quest.is_met(s) and not quest.is_over(s) and len(line) < LONGEST_TURN:
        if rules.reveal_is_due(s):
            return Turn(level, line, lines.sure(s))
        action = chosen(face, bot, s)
        line.append(action)
        if rules.reveals(action):
            return Turn(level, line, False)
        rules.apply(s, action)
    return Turn(level, line, quest.is_met(s))


def solved(turns: Sequence[Turn]) -> dict[str, list[int]]:
    """By level: how often it was solved, of how often."""
    found = {level: [turn.solves for turn in turns if turn.by == level] for level in SAMPLES}
    return {level: [sum(some), len(some)] for level, some in found.items()}


def stars(rates: Mapping[str, Sequence[int]], ways: int, lines: int) -> int:
    """One if most bots solve it, five if none does and hardly a turn in hundreds would."""
    share = sum(Fraction(n, of) for n, of in rates.values()) / len(rates)
    if share:
        return next(n for least, n in SOLVED if share >= least)
    return next(n for least, n in UNSOLVED if Fraction(ways, lines) >= least)


def is_too_easy(rates: Mapping[str, Sequence[int]]) -> bool:
    n, of = rates[NOVICE]
    return n * OFTEN > of

"""What is said about a puzzle: hints in steps, why its answer works, what other turns lack.

All of it is messages with facts, so that a terminal and a browser say the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from simoun.core.events import Fact
from simoun.learn.puzzle import Failed, Puzzle
from simoun.match import Match
from simoun.text import Called, Words


class Said(TypedDict):
    """A message of the locales, and what it is given."""

    message: str
    facts: Mapping[str, Fact]


class ToldLine(TypedDict):
    """A turn step by step, and what is said about it."""

    steps: list[Said]
    said: Said


class Explanation(TypedDict):
    steps: list[Said]  # of the answer
    why: Said
    ways: Said
    others: list[ToldLine]
    rates: Said


def goal(puzzle: Puzzle) -> Said:
    return Said(message=puzzle.message(), facts=puzzle.facts)


def hints(puzzle: Puzzle) -> list[Said]:
    """Where to look, how much is to be done, then the answer step by step but for its end."""
    steps = told(puzzle, puzzle.solution)
    length = Said(message="puzzles-hint-steps", facts={"n": len(steps)})
    return [Said(message=puzzle.message("hint"), facts=puzzle.facts), length, *steps[:-1]]


def missed(puzzle: Puzzle, chance: tuple[int, int] | None) -> Said:
    """What is said to a turn that fails, without the answer."""
    if chance is None or not chance[0]:
        return Said(message=puzzle.message("missed"), facts=puzzle.facts)
    return Said(message="puzzles-spared", facts={"n": chance[0], "of": chance[1]})


def explanation(puzzle: Puzzle) -> Explanation:
    facts: dict[str, Fact] = {"ways": puzzle.ways, "lines": puzzle.lines}
    return Explanation(
        steps=told(puzzle, puzzle.solution),
        why=Said(message=puzzle.message("why"), facts=puzzle.facts),
        ways=Said(message="puzzles-ways", facts=facts),
        others=[ToldLine(steps=told(puzzle, one.line), said=lack(one)) for one in puzzle.tries],
        rates=rates(puzzle),
    )


def rates(puzzle: Puzzle) -> Said:
    """How often each level solves it, in per cent."""
    shares = {level: 100 * n // of for level, (n, of) in puzzle.solved.items()}
    return Said(message="puzzles-rates", facts=dict(shares))


def lack(one: Failed) -> Said:
    if one.n is not None:
        return Said(message="puzzles-other-reaches", facts={"n": one.n})
    if one.chance is None or not one.chance[0]:
        return Said(message="puzzles-other-fails", facts={})
    return Said(message="puzzles-other-chance", facts={"n": one.chance[0], "of": one.chance[1]})


def told(puzzle: Puzzle, texts: Sequence[str]) -> list[Said]:
    """Each step as the journal would tell it; what it turns up is left open."""
    match = puzzle.task.begin()
    found: list[Said] = []
    for text in texts:
        found.append(told_step(match, text))
        if not match.rules.reveals(match.moment.code_of(text)):
            match.play(text)
    return found


def told_step(match: Match, text: str) -> Said:
    face, s, code = match.face, match.state, match.moment.code_of(text)
    game = match.rules.name
    if match.rules.reveals(code):
        verb = face.language.phrase(code).verb
        return Said(message=f"{game}-do-{verb}", facts=face.deed(s, code)["facts"])
    event = face.foretold(s, code)
    return Said(message=f"{game}-event-{event['what']}", facts=event["facts"])


def say(words: Words, puzzle: Puzzle, said: Said, seats: Sequence[Called]) -> str:
    return words.say(said["message"], **words.variables(puzzle.task.game, said["facts"], seats))

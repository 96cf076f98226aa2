"""Making puzzles: found in seeded games, graded, and written as a line of a file each."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Final

from simoun.core.catalog import face_named
from simoun.core.face import Face
from simoun.core.refusal import Refused
from simoun.core.rules import State
from simoun.core.seating import seats
from simoun.learn.finding import MOST_POSITIONS, Find, finds_in, searched
from simoun.learn.grading import Turn, at_first_sight, is_too_easy, sampled, solved, stars
from simoun.learn.lines import End, Lines, TooLarge
from simoun.learn.proof import prove
from simoun.learn.puzzle import puzzle_in
from simoun.learn.puzzle import puzzles_in as puzzles_in_file

SHARE: Final = 3  # at most one in so many is of one kind
MOST_TRIES: Final = 3  # turns that fail, told with what they lack
MOST_OF_OTHERS: Final = 100_000  # of a search for the next best
BATCH: Final = 8  # games, for which the same kinds are wanted; so the jobs don't matter

Line = dict[str, object]  # of a file


@dataclass
class Collection:
    """What was found so far: no two alike, and not too many of a kind."""

    want: int
    lines: list[Line] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.lines) >= self.want

    @property
    def enough(self) -> frozenset[str]:
        """The kinds of which there are as many as there may be."""
        kinds = Counter(str(line["aim"]) for line in self.lines)
        return frozenset(kind for kind, n in kinds.items() if n * SHARE >= self.want)

    @property
    def last_seed(self) -> int | None:
        return max((seed_of(line) for line in self.lines), default=None)

    def add(self, line: Line) -> bool:
        alike = any(look(line) == look(other) for other in self.lines)
        if self.full or alike or line["aim"] in self.enough:
            return False
        self.lines.append(line)
        return True

    def sorted(self) -> list[Line]:
        """The easy ones first."""
        return sorted(self.lines, key=lambda line: (int(str(line["stars"])), seed_of(line)))


def look(line: Line) -> tuple[object, ...]:
    return line["aim"], line["facts"], line["solution"]


def seed_of(line: Line) -> int:
    origin = line["from"]
    assert isinstance(origin, Mapping)
    return int(str(origin["seed"]))


def puzzles_in(
    game: str, seed: int, enough: frozenset[str], most: int = MOST_POSITIONS
) -> list[Line]:
    """The puzzles of one game that are neither seen at once nor by a novice, and are proved."""
    face = face_named(game)
    lines = [graded(face, find) for find in finds_in(face, seed, enough, most)]
    return [line for line in lines if line is not None and is_proved(line)]


def graded(face: Face[State], find: Find) -> Line | None:
    lines = fresh(face, find)
    try:
        if at_first_sight(face, lines):
            return None
        turns = sampled(face, lines)
    except TooLarge:  # a bot's turn leads to more than can be proved
        return None
    return None if is_too_easy(solved(turns)) else written(face, find, turns)


def is_proved(line: Line) -> bool:
    """The second look sees the same: two positions may share a fingerprint."""
    try:
        prove(puzzle_in(1, json.loads(as_text(line))))
    except Refused:
        return False
    return True


def fresh(face: Face[State], find: Find) -> Lines:
    return searched(face, find.state, find.aim.is_met, find.aim.by, MOST_OF_OTHERS)


# ---------------------------------------------------------------- on paper


def written(face: Face[State], find: Find, turns: Sequence[Turn]) -> Line:
    rates = solved(turns)
    return {
        "aim": find.aim.name,
        "facts": dict(find.aim.facts),
        "stars": stars(rates, len(find.ways), find.of),
        "solved": rates,
        "position": face.position(find.state),
        **({} if face.rules.together() else {"seats": [seat_of(face, find)]}),
        "goal": find.aim.goal,
        "within": find.aim.by,
        "solution": texts(face, find.state, find.solution),
        "ways": len(find.ways),
        "lines": find.of,
        "tries": tries(face, find, turns),
        "from": {
            "seed": find.origin.seed,
            "options": find.origin.options,
            "bots": find.origin.bots,
            "move": find.origin.move,
        },
    }


def texts(face: Face[State], s: State, codes: Sequence[int]) -> list[str]:
    state, found = s.copy(), []
    for code in codes:
        found.append(face.text(state, code))
        if not face.rules.reveals(code):
            face.rules.apply(state, code)
    return found


def seat_of(face: Face[State], find: Find) -> str:
    return seats(int(face.rules.players(find.state)))[int(face.rules.turn_of(find.state))]


# ---------------------------------------------------------------- what fails, and by how much


def tries(face: Face[State], find: Find, turns: Sequence[Turn]) -> list[Line]:
    """Turns that fail, with what they reach: the next best ones, then what bots played."""
    shown: list[Line] = []
    for codes, figure in [*next_best(face, find), *played(face, find, turns)]:
        line = texts(face, find.state, codes)
        if line not in [other["line"] for other in shown] and len(shown) < MOST_TRIES:
            shown.append({"line": line, **figure})
    return shown


def next_best(face: Face[State], find: Find) -> list[tuple[Sequence[int], Line]]:
    """By what is counted, or by the chance against the cards; nothing where neither tells."""
    count = find.aim.counted
    lines = fresh(face, find)
    try:
        ends = list(lines.ends())
        if count is None:
            worth = {end: lines.chance_of(end) for end in ends if needs_cards(lines, end)}
        else:
            worth = {end: Fraction(count(end.state)) for end in ends if not end.met}
    except TooLarge:
        return []
    failing = [end for end in worth if count is not None or 0 < worth[end] < 1]
    best = sorted(failing, key=lambda end: -worth[end])[:MOST_TRIES]
    return [(lines.line_to(end), figure(find, worth[end])) for end in best]


def needs_cards(lines: Lines, end: End) -> bool:
    return end.reveal is not None and lines.rules.reveal_is_due(end.state)


def figure(find: Find, worth: Fraction) -> Line:
    if find.aim.counted is not None:
        return {"n": int(worth)}
    return {"chance": [worth.numerator, worth.denominator]} if find.aim.by == "turn" else {}


def played(
    face: Face[State], find: Find, turns: Sequence[Turn]
) -> Iterator[tuple[Sequence[int], Line]]:
    """What bots tried, with what it reached."""
    for turn in turns:
        if not turn.solves:
            try:
                yield turn.line, figure(find, worth_after(face, find, turn.line))
            except TooLarge:
                continue


def worth_after(face: Face[State], find: Find, codes: Sequence[int]) -> Fraction:
    lines, s = fresh(face, find), find.state.copy()
    for code in codes:
        if face.rules.reveals(code):
            return lines.expected(s, code)
        face.rules.apply(s, code)
    if find.aim.counted is not None:
        return Fraction(find.aim.counted(s))
    if not face.rules.reveal_is_due(s) or lines.quest.is_over(s):
        return Fraction(0)
    return lines.chance(s)


# ---------------------------------------------------------------- many games


def looked_for(
    game: str, first: int, games: int, collection: Collection, jobs: int, most: int
) -> Iterator[int]:
    """Look through games until there are enough; after each batch, how many games it were."""
    for start in range(first, first + games, BATCH):
        seeds = range(start, min(start + BATCH, first + games))
        look_in = partial(puzzles_in, game, enough=collection.enough, most=most)
        for found in side_by_side(look_in, seeds, jobs):
            for line in found:
                collection.add(line)
        yield seeds.stop - first
        if collection.full:
            return


def side_by_side(
    look_in: Callable[[int], list[Line]], seeds: Sequence[int], jobs: int
) -> Iterator[list[Line]]:
    """In the order of the seeds, however many work on them."""
    if jobs == 1:
        yield from map(look_in, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(look_in, seeds)


def as_text(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def lines_in(file: Path) -> list[Line]:
    """What was found before; a file that is damaged isn't written over."""
    shelf = puzzles_in_file(file)
    if shelf.damaged:
        raise Refused(next(iter(shelf.damaged.values())))
    return [dict(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]

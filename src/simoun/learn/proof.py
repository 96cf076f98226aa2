"""A second look at a puzzle, with nothing of the search that found it.

It plays every turn to its end, whatever the puzzle says, and asks the goal as it stands on paper.
Two positions are the same if they read the same on paper.
"""

from __future__ import annotations

from collections.abc import Iterator

from simoun.core.face import Face
from simoun.core.refusal import Refused
from simoun.core.rules import State
from simoun.learn.goals import Scene
from simoun.learn.puzzle import Puzzle
from simoun.learn.task import Task


def prove(puzzle: Puzzle) -> None:
    """Refused if the answer isn't one, or if there are other ways than the puzzle says."""
    title = f"Puzzle {puzzle.number}"
    proof = Proof(puzzle.task)
    s = proof.start
    for text in puzzle.solution:
        s = proof.done(s, proof.face.code(s, text))
    if not proof.holds(s):
        raise Refused(f"{title}: the answer doesn't hold against every card.")
    shortest, ways, lines = proof.counted()
    if (ways, lines) != (puzzle.ways, puzzle.lines):
        said = f"{puzzle.ways} of {puzzle.lines}"
        raise Refused(f"{title}: {ways} of {lines} turns reach the goal, not {said}.")
    if len(puzzle.solution) > shortest:
        raise Refused(f"{title}: there is an answer of {shortest} steps.")


class Proof:
    def __init__(self, task: Task) -> None:
        match = task.begin()
        self.task = task
        self.face: Face[State] = match.face
        self.rules = match.rules
        self.start = match.state
        self.turn = self.rules.turn_of(self.start)
        self.known: dict[str, bool] = {}

    def counted(self) -> tuple[int, int, int]:
        """The fewest steps of an answer, how many turns are one, and how many there are."""
        met: list[int] = []
        lines = 0
        seen = {self.paper(self.start)}
        now, steps = [self.start], 0
        while now:
            then: list[State] = []
            for s in now:
                if self.is_met(s) or self.is_over(s) or self.rules.reveal_is_due(s):
                    lines += 1
                    met += [steps] if self.holds(s) else []
                    continue
                for action in self.rules.legal(s):
                    if self.rules.reveals(action):
                        lines += 1
                        met += [steps + 1] if self.all_hold(s, action) else []
                    else:
                        after = self.done(s, action)
                        if (paper := self.paper(after)) not in seen:
                            seen.add(paper)
                            then.append(after)
            now, steps = then, steps + 1
        return min(met, default=0), len(met), lines

    def holds(self, s: State) -> bool:
        """Some way on reaches the goal, whatever cards come."""
        paper = self.paper(s)
        if paper not in self.known:
            self.known[paper] = any(self.reaches(t) for t in self.before_cards(s, paper))
        return self.known[paper]

    def reaches(self, s: State) -> bool:
        if self.is_met(s):
            return True
        if self.is_over(s):
            return False
        reveals = [action for action in self.rules.legal(s) if self.rules.reveals(action)]
        return any(self.all_hold(s, action) for action in reveals)

    def before_cards(self, s: State, paper: str) -> Iterator[State]:
        """All that people can make of it before the next card."""
        seen, waiting = {paper}, [s]
        while waiting:
            t = waiting.pop(0)
            yield t
            if self.is_over(t) or self.is_met(t):
                continue
            for action in self.rules.legal(t):
                if not self.rules.reveals(action):
                    after = self.done(t, action)
                    if (found := self.paper(after)) not in seen:
                        seen.add(found)
                        waiting.append(after)

    def all_hold(self, s: State, action: int) -> bool:
        for card, _ in self.rules.chances(s, action):
            after = s.copy()
            more = self.rules.turn_up(after, action, card)
            if not (self.all_hold(after, action) if more else self.holds(after)):
                return False
        return True

    # ------------------------------------------------------------ one position

    def is_met(self, s: State) -> bool:
        return self.task.goal.met(Scene(self.face, s, ()))

    def is_over(self, s: State) -> bool:
        if self.task.within == "cards" and self.rules.reveal_is_due(s):
            return True
        return s.over or self.rules.turn_of(s) != self.turn

    def done(self, s: State, action: int) -> State:
        if action not in self.rules.legal(s):
            raise Refused(f"The answer can't be played: {self.face.text(s, action)}.")
        after = s.copy()
        self.rules.apply(after, action)
        return after

    def paper(self, s: State) -> str:
        return str(self.face.position(s))

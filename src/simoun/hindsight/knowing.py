"""Could it have been won? The one place where somebody looks at the cards that came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from simoun.bots.beam import Beam, Plan, Planner
from simoun.bots.bot import EVERYONE
from simoun.bots.foresight import actions_of
from simoun.core.record import Move
from simoun.core.rules import State
from simoun.hindsight.played import Played
from simoun.hindsight.shape import Deal

LINES: Final = 6  # that are kept from turn to turn
PLANS: Final = 5  # that are tried in each
WIDTH: Final = 12  # of the beams
MOST_TURNS: Final = 80


class Course:
    """One way to play with the cards of a game."""

    def __init__(self, state: State, plays: list[int], turned_up: int) -> None:
        self.state = state
        self.plays = plays
        self.turned_up = turned_up  # how often something was
        self.plans: list[Plan[State]] = []

    def copy(self) -> Course:
        return Course(self.state.copy(), list(self.plays), self.turned_up)

    @property
    def value(self) -> float:
        return float(self.plans[0].value)


class Knowing:
    """Turn by turn, the best plans are tried with the cards that come of them in truth.

    What is turned up for the n-th time takes the same fresh randomness as it did in the game: who
    does the same sees the same cards.
    """

    def __init__(self, played: Played, mind: Planner[State]) -> None:
        self.played = played
        self.rules = played.rules
        self.brain = mind.brain
        self.mind = Planner(self.rules, 0, mind.brain, WIDTH)
        self.fresh = [f for code, f in played.plays if self.rules.reveals(code)]
        self.tries = 0
        self.turns = 0
        self.won: Course | None = None

    def search(self) -> Iterator[None]:
        """In slices: after each try others may have their turn."""
        first = Course(self.played.states[0].copy(), [], 0)
        front = [] if first.state.over else [first]
        for course in front:
            self.look(course)
        while front and self.won is None and self.turns < MOST_TURNS:
            self.turns += 1
            reached: dict[int, Course] = {}
            for course in front:
                yield from self.try_plans(course, reached)
            front = sorted(reached.values(), key=lambda one: one.value, reverse=True)[:LINES]

    def try_plans(self, course: Course, reached: dict[int, Course]) -> Iterator[None]:
        for actions in self.best_plans(course):
            if self.won is not None:
                return
            self.tries += 1
            after = course.copy()
            self.follow(after, actions)
            if after.state.over:
                if self.rules.winners(after.state):
                    self.won = after
            elif (known := int(after.state.fingerprint())) not in reached:
                self.look(after)
                reached[known] = after
            yield

    def look(self, course: Course) -> None:
        state = course.state
        course.plans = Beam(self.rules, self.brain, state, EVERYONE, 0, WIDTH).plans()

    def best_plans(self, course: Course) -> list[list[int]]:
        """Those that lead to different positions."""
        found: dict[int, list[int]] = {}
        for plan in course.plans:
            found.setdefault(int(plan.state.fingerprint()), actions_of(plan))
            if len(found) == PLANS:
                break
        return list(found.values())

    def follow(self, course: Course, actions: list[int]) -> None:
        """To the first thing turned up, and then on to the next turn."""
        turn = self.rules.turn_of(course.state)
        for action in actions:
            self.do(course, action)
            if course.state.over or self.rules.reveals(action):
                break
        while not course.state.over and self.rules.turn_of(course.state) == turn:
            self.do(course, int(self.mind.choose(course.state, EVERYONE)))

    def do(self, course: Course, code: int) -> None:
        if self.rules.reveals(code):
            if fresh := self.fresh_at(course.turned_up):
                course.state.stir(fresh)
            course.turned_up += 1
        self.rules.apply(course.state, code)
        course.plays.append(code)

    def fresh_at(self, turned_up: int) -> int:
        return self.fresh[turned_up] if turned_up < len(self.fresh) else 0

    def deal(self) -> Deal:
        won = self.won
        return {
            "won": won is not None,
            "turns": self.turns,
            "tries": self.tries,
            "moves": [] if won is None else self.written(won),
        }

    def written(self, course: Course) -> list[str]:
        """As a record writes them."""
        s, face = self.played.states[0].copy(), self.played.face
        again, found = Course(s, [], 0), []
        for code in course.plays:
            reveals = self.rules.reveals(code)
            fresh = self.fresh_at(again.turned_up) if reveals else 0
            found.append(Move(face.language.write(code, face.names(s)), fresh).line())
            self.do(again, code)
        return found

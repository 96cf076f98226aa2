"""Could it have been won? The one place where somebody looks at the cards that came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from simoun.bots.beam import Beam, Plan, Planner
from simoun.bots.bot import EVERYONE
from simoun.bots.foresight import actions_of
from simoun.core.face import Face
from simoun.core.keyed import Keyed, decks_of, drawn_from
from simoun.core.record import Fresh, Move, Play, follow
from simoun.core.rules import Rules, State
from simoun.hindsight.played import Played
from simoun.hindsight.shape import Deal

LINES: Final = 6  # that are kept from turn to turn
PLANS: Final = 5  # that are tried in each
WIDTH: Final = 12  # of the beams
MOST_TURNS: Final = 80


class Course:
    """One way to play with the cards of a game."""

    def __init__(self, state: State, plays: list[Play], drawn: Counter[int]) -> None:
        self.state = state
        self.plays = plays
        self.drawn = drawn  # how many cards have come from each deck
        self.plans: list[Plan[State]] = []

    def copy(self) -> Course:
        return Course(self.state.copy(), list(self.plays), self.drawn.copy())

    @property
    def value(self) -> float:
        return float(self.plans[0].value)


class Luck(Protocol):
    """Which cards come on a way to play."""

    def of(self, course: Course, code: int) -> Fresh:
        """What an action takes that turns something up."""
        ...


class Knowing:
    """Turn by turn, the best plans are tried with the cards that come of them in truth."""

    def __init__(self, face: Face[State], start: State, mind: Planner[State], luck: Luck) -> None:
        self.face = face
        self.start = start
        self.luck = luck
        self.rules = face.rules
        self.brain = mind.brain
        self.mind = Planner(self.rules, 0, mind.brain, WIDTH)
        self.tries = 0
        self.turns = 0
        self.won: Course | None = None

    def search(self) -> Iterator[None]:
        """In slices: after each try others may have their turn."""
        first = Course(self.start.copy(), [], Counter())
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
        fresh = self.luck.of(course, code) if self.rules.reveals(code) else 0
        follow(self.rules, course.state, [(code, fresh)])
        course.plays.append((code, fresh))

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
        s, found = self.start.copy(), list[str]()
        for code, fresh in course.plays:
            found.append(Move(self.face.text(s, code), fresh).line())
            follow(self.rules, s, [(code, fresh)])
        return found


# ---------------------------------------------------------------- the cards that come


class AsDrawn:
    """What is turned up for the n-th time takes what it took in a game: who does the same sees
    the same cards."""

    def __init__(self, played: Played) -> None:
        self.rules = played.rules
        self.fresh = [f for code, f in played.plays if self.rules.reveals(code)]

    def of(self, course: Course, code: int) -> Fresh:
        turned_up = sum(self.rules.reveals(earlier) for earlier, _ in course.plays)
        return self.fresh[turned_up] if turned_up < len(self.fresh) else 0


class FromDecks:
    """The k-th card of a deck is the same on every way that leaves the same cards in it."""

    def __init__(self, rules: Rules[State], keyed: Keyed) -> None:
        self.rules = rules
        self.keyed = keyed

    def of(self, course: Course, code: int) -> Fresh:
        cards = self.keyed.cards(self.rules, course.state, code, course.drawn)
        course.drawn.update(decks_of(self.rules, course.state, code, cards))
        return cards


class AsDealt(Keyed):
    """The decks of a game whose record tells the cards: behind those that came lie any others."""

    def __init__(self, played: Played) -> None:
        super().__init__(b"")
        self.came: dict[int, list[int]] = {}
        for before, (code, cards) in zip(played.states, played.plays, strict=False):
            if isinstance(cards, tuple):
                for deck, card in drawn_from(played.rules, before, code, cards):
                    self.came.setdefault(deck, []).append(card)

    def card(self, deck: int, number: int, chances: Sequence[tuple[int, int]]) -> int:
        came = self.came.get(deck, [])
        if number < len(came) and came[number] in dict(chances):
            return came[number]
        return super().card(deck, number, chances)


def luck_of(played: Played) -> Luck:
    if any(isinstance(fresh, tuple) for _, fresh in played.plays):
        return FromDecks(played.rules, AsDealt(played))
    return AsDrawn(played)

"""Goals: what counts as done, as data that the rules can answer. docs/lessons.md lists them.

A goal asks what has happened (events of the journal), what lies on the table (the position on
paper, or what a seat sees), who has won, whose turn it is; `all`, `any` and `not` join them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.paper import Sheet, is_whole, shown
from simoun.core.refusal import Refused, one_of_these
from simoun.core.rules import State
from simoun.learn.facts import Test, tested
from simoun.text import Words

PEOPLE: Final = ("who", "whom", "group")  # facts that name seats
MOST_TIMES: Final = 100
MOST_DEEP: Final = 8  # goals within goals


class Scene:
    """Where a goal looks: a state, and what has happened since the task began."""

    def __init__(self, face: Face[State], state: State, journal: Sequence[Event]) -> None:
        self.face = face
        self.state = state
        self.journal = journal
        self._position: dict[str, object] | None = None

    @property
    def position(self) -> dict[str, object]:
        if self._position is None:
            self._position = self.face.position(self.state)
        return self._position


class Goal:
    """`met` answers for a scene; `parts` are what one sees oneself come nearer by."""

    @property
    def parts(self) -> Sequence[Goal]:
        return [self]

    def met(self, scene: Scene) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Happened(Goal):
    """An event of the journal with these facts, so many times."""

    what: str
    facts: Mapping[str, Test]
    times: int

    def met(self, scene: Scene) -> bool:
        return sum(map(self.fits, scene.journal)) >= self.times

    def fits(self, event: Event) -> bool:
        told = event["facts"]
        return event["what"] == self.what and all(
            fact in told and test(told[fact]) for fact, test in self.facts.items()
        )


@dataclass(frozen=True)
class Holds(Goal):
    """Something on the table is so: in the position on paper, or in what a seat sees."""

    path: Sequence[str]
    test: Test
    eyes: int | None = None
    seen: bool = False

    def met(self, scene: Scene) -> bool:
        whole = scene.face.view(scene.state, self.eyes) if self.seen else scene.position
        return self.test(at(whole, self.path))


@dataclass(frozen=True)
class Points(Goal):
    """A rival's points, all together or from one source."""

    seat: int
    source: str | None
    test: Test

    def met(self, scene: Scene) -> bool:
        points = scene.face.rules.scores(scene.state)[self.seat]
        return self.test(sum(points.values()) if self.source is None else points[self.source])


@dataclass(frozen=True)
class Won(Goal):
    """The game is over, and this seat is among those who have won."""

    seat: int

    def met(self, scene: Scene) -> bool:
        return scene.state.over and self.seat in scene.face.rules.winners(scene.state)


@dataclass(frozen=True)
class TurnOf(Goal):
    """It is this seat's turn, and the game goes on."""

    seat: int

    def met(self, scene: Scene) -> bool:
        return not scene.state.over and scene.face.rules.turn_of(scene.state) == self.seat


@dataclass(frozen=True)
class All(Goal):
    goals: Sequence[Goal]

    @property
    def parts(self) -> Sequence[Goal]:
        return self.goals

    def met(self, scene: Scene) -> bool:
        return all(goal.met(scene) for goal in self.goals)


@dataclass(frozen=True)
class Any(Goal):
    goals: Sequence[Goal]

    def met(self, scene: Scene) -> bool:
        return any(goal.met(scene) for goal in self.goals)


@dataclass(frozen=True)
class Not(Goal):
    goal: Goal

    def met(self, scene: Scene) -> bool:
        return not self.goal.met(scene)


# ---------------------------------------------------------------- reading one


class GoalReader:
    """It knows the game and the position that a goal is about."""

    def __init__(self, face: Face[State], start: State, title: str) -> None:
        self.face = face
        self.start = start
        self.title = title
        self.kinds: dict[str, Callable[[Mapping[str, object], int], Goal]] = {
            "happened": self.happened,
            "position": self.holds,
            "view": self.sees,
            "points": self.points,
            "won": self.won,
            "turn": self.turn,
            "all": self.joined,
            "any": self.joined,
            "not": self.negated,
        }

    def read(self, data: object, deep: int = 0) -> Goal:
        if not isinstance(data, Mapping) or deep > MOST_DEEP:
            raise Refused(f"{self.title} must be an object, not {shown(data)}.")
        kinds = [kind for kind in self.kinds if kind in data]
        if "happened" in kinds and "points" in kinds:
            kinds.remove("points")  # which can be told, too
        if len(kinds) != 1:
            raise Refused(f"{self.title} has one of {one_of_these(list(self.kinds))}.")
        return self.kinds[kinds[0]](data, deep)

    def happened(self, data: Mapping[str, object], deep: int) -> Goal:
        sheet = Sheet(data, self.title, [*data])
        what = sheet.text("happened")
        if not Words("en").has(f"{self.face.rules.name}-event-{what}"):
            raise Refused(f"{self.title}: nothing is told as {shown(what)} in this game.")
        times = sheet.number("times", 1, MOST_TIMES) if "times" in data else 1
        wanted = {fact: data[fact] for fact in data if fact not in ("happened", "times")}
        facts = {fact: tested(self.fact(fact, said), self.title) for fact, said in wanted.items()}
        return Happened(what, facts, times)

    def fact(self, fact: str, said: object) -> object:
        """Seats are written seat1, and told as numbers; tests of them too."""
        if fact not in PEOPLE:
            return said
        if isinstance(said, Mapping):
            return {test: self.fact(fact, value) for test, value in said.items()}
        if isinstance(said, list):
            return [self.fact(fact, seat) for seat in said]
        return said if is_whole(said, 0, MOST_TIMES) else self.seat(said)

    def holds(self, data: Mapping[str, object], deep: int) -> Goal:
        path, test = self.path_and_test(data, "position", ["position"])
        self.check_path(self.face.position(self.start), path)
        return Holds(path, test)

    def sees(self, data: Mapping[str, object], deep: int) -> Goal:
        path, test = self.path_and_test(data, "view", ["view", "seat"])
        eyes = self.seat(data["seat"]) if "seat" in data else None
        self.check_path(self.face.view(self.start, eyes), path)
        return Holds(path, test, eyes, seen=True)

    def path_and_test(
        self, data: Mapping[str, object], key: str, keys: Sequence[str]
    ) -> tuple[Sequence[str], Test]:
        path = Sheet(data, self.title, [*data]).text(key).split(".")
        rest = {test: value for test, value in data.items() if test not in keys}
        return path, tested(rest, self.title)

    def check_path(self, whole: object, path: Sequence[str]) -> None:
        try:
            at(whole, path)
        except LookupError:
            raise Refused(f"{self.title}: there is nothing at {'.'.join(path)!r}.") from None

    def points(self, data: Mapping[str, object], deep: int) -> Goal:
        rest = {test: value for test, value in data.items() if test not in ("points", "from")}
        if self.face.rules.together():
            raise Refused(f"{self.title}: nobody has points where all play together.")
        return Points(self.seat(data["points"]), self.source(data), tested(rest, self.title))

    def source(self, data: Mapping[str, object]) -> str | None:
        if "from" not in data:
            return None
        sources = list(self.face.rules.scores(self.start)[0])
        sheet = Sheet(data, self.title, [*data])
        return sources[sheet.name("from", sources)]

    def won(self, data: Mapping[str, object], deep: int) -> Goal:
        return Won(self.seat(Sheet(data, self.title, ["won"]).value("won")))

    def turn(self, data: Mapping[str, object], deep: int) -> Goal:
        return TurnOf(self.seat(Sheet(data, self.title, ["turn"]).value("turn")))

    def joined(self, data: Mapping[str, object], deep: int) -> Goal:
        sheet = Sheet(data, self.title, ["all"] if "all" in data else ["any"])
        key = next(iter(data))
        goals = [self.read(part, deep + 1) for part in sheet.items(key)]
        if not goals:
            raise Refused(f"{self.title}: {key!r} has no goal in it.")
        return All(goals) if key == "all" else Any(goals)

    def negated(self, data: Mapping[str, object], deep: int) -> Goal:
        return Not(self.read(Sheet(data, self.title, ["not"]).value("not"), deep + 1))

    def seat(self, said: object) -> int:
        return seat_named(said, int(self.face.rules.players(self.start)), self.title)


def seat_named(said: object, players: int, title: str) -> int:
    """`seat1` is the first, told as 0."""
    names = [f"seat{number}" for number in range(1, players + 1)]
    if not isinstance(said, str) or said not in names:
        raise Refused(f"{title}: there is no seat {shown(said)}: it is {one_of_these(names)}.")
    return names.index(said)


def at(whole: object, path: Sequence[str]) -> object:
    """What is written there: `seats.0.at`; None for a card that a hand has none of."""
    for depth, key in enumerate(path, 1):
        whole = step(whole, key, may_lack=1 < depth == len(path))
    return whole


def step(whole: object, key: str, may_lack: bool) -> object:
    if isinstance(whole, Mapping):
        return whole.get(key) if may_lack else whole[key]
    if isinstance(whole, Sequence) and not isinstance(whole, str) and key.isdecimal():
        found: object = whole[int(key)]
        return found
    raise LookupError(key)

"""How all three games are seen: a game brings its words, its journal, its view and its paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from simoun.core.aims import Wish
from simoun.core.events import Event, Figure
from simoun.core.face import Face
from simoun.core.options import Agreed, Option
from simoun.core.phrases import Names
from simoun.core.rules import Options
from simoun.core.verbs import Verb
from simoun.core.why import Asked, Reason
from simoun.games.team.rules import T, TeamRules


@dataclass(frozen=True)
class Paper(Generic[T]):
    """How a game is agreed on, written down and read back."""

    options: Sequence[Option]
    read_options: Callable[[Agreed], Options]
    write: Callable[[T], dict[str, object]]
    read: Callable[[Mapping[str, object], int], T]
    checks: Sequence[Callable[[T], None]]


@dataclass(frozen=True)
class Wording(Generic[T]):
    """What things are called, and what is said of them."""

    names: Callable[[T], Names]
    phrases: Sequence[str]  # that people say to each other in this game alone
    end_rules: Sequence[str]  # which rule ends it so, by outcome


@dataclass(frozen=True)
class Telling(Generic[T]):
    """How a game tells of itself."""

    words: Wording[T]
    timely: Callable[[T, Sequence[int]], Sequence[int]]
    events: Callable[[T, Event, int, Sequence[int], T], list[Event]]
    view: Callable[[T, int | None], Mapping[str, object]]
    why: Callable[[T, int | None, Asked], Reason]
    aims: Callable[[T], Sequence[Wish[T]]]
    figures: Callable[[T], list[Figure]]


class TeamFace(Face[T]):
    def __init__(
        self,
        rules: TeamRules[T],
        verbs: Sequence[Verb],
        outcomes: Sequence[str],
        paper: Paper[T],
        telling: Telling[T],
        goal: str,
        held: str = "card",
    ) -> None:
        super().__init__(
            rules,
            paper.options,
            verbs,
            outcomes,
            telling.words.end_rules,
            paper.checks,
            held=held,
            goals=[goal],
            phrases=telling.words.phrases,
        )
        self.paper = paper
        self.telling = telling

    def read_options(self, agreed: Agreed) -> Options:
        return self.paper.read_options(agreed)

    def names(self, s: T) -> Names:
        return self.telling.words.names(s)

    def timely(self, s: T, actions: Sequence[int]) -> Sequence[int]:
        return self.telling.timely(s, actions)

    def events(self, before: T, action: int, cards: Sequence[int], after: T) -> list[Event]:
        return self.telling.events(before, self.deed(before, action), action, cards, after)

    def view(self, s: T, seat: int | None) -> Mapping[str, object]:
        return self.telling.view(s, seat)

    def aims(self, s: T) -> Sequence[Wish[T]]:
        return self.telling.aims(s)

    def figures(self, s: T, seat: int) -> list[Figure]:
        return self.telling.figures(s)

    def reason(self, s: T, seat: int | None, asked: Asked) -> Reason:
        return self.telling.why(s, seat, asked)

    def position(self, s: T) -> dict[str, object]:
        return self.paper.write(s)

    def read_position(self, data: Mapping[str, object], seed: int) -> T:
        return self.paper.read(data, seed)

"""Forbidden Sky at a table: the table of contents of how people and paper see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.options import Agreed
from simoun.core.phrases import Names
from simoun.core.rules import Options
from simoun.core.why import Asked, Reason
from simoun.games.sky.actions import VERBS
from simoun.games.sky.face import checks, journal, options, position, timely, view, why, words
from simoun.games.sky.game import RULES
from simoun.games.sky.state import OUTCOMES, Sky


@final
class SkyFace(Face[Sky]):
    def __init__(self) -> None:
        super().__init__(
            RULES,
            options.OPTIONS,
            VERBS,
            OUTCOMES,
            checks.CHECKS,
            held="equipment",
            goals=[why.LAUNCH],
        )

    def read_options(self, agreed: Agreed) -> Options:
        return options.read_options(agreed)

    def names(self, s: Sky) -> Names:
        return words.names(s)

    def timely(self, s: Sky, actions: Sequence[int]) -> Sequence[int]:
        return timely.timely(s, actions)

    def events(self, before: Sky, action: int, cards: Sequence[int], after: Sky) -> list[Event]:
        return journal.events(before, self.deed(before, action), action, cards, after)

    def view(self, s: Sky, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def reason(self, s: Sky, seat: int | None, asked: Asked) -> Reason:
        return why.why(s, seat, asked)

    def position(self, s: Sky) -> dict[str, object]:
        return position.write(s)

    def read_position(self, data: Mapping[str, object], seed: int) -> Sky:
        return position.read(data, seed)


FACE: Final = SkyFace()

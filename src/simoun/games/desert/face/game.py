"""Forbidden Desert at a table: the table of contents of how people and paper see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from simoun.core.actions import kind_of, who_of
from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.options import Agreed
from simoun.core.phrases import Names
from simoun.core.rules import Options
from simoun.core.why import Asked, Reason
from simoun.games.desert.actions import VERBS
from simoun.games.desert.face import checks, journal, options, position, timely, view, why, words
from simoun.games.desert.game import RULES
from simoun.games.desert.state import OUTCOMES, Desert


@final
class DesertFace(Face[Desert]):
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

    def names(self, s: Desert) -> Names:
        return words.names(s)

    def timely(self, s: Desert, actions: Sequence[int]) -> Sequence[int]:
        return timely.timely(s, actions)

    def events(
        self, before: Desert, action: int, cards: Sequence[int], after: Desert
    ) -> list[Event]:
        return journal.events(before, self.deed(before, action), action, cards, after)

    def view(self, s: Desert, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def openers(self, s: Desert, action: int, names: Names) -> list[str]:
        """What is done on one's own tile is asked for there, too."""
        here = [f"place:{s.pawns[who_of(action)]}"] if kind_of(action) in why.HERE else []
        return [*super().openers(s, action, names), *here]

    def reason(self, s: Desert, seat: int | None, asked: Asked) -> Reason:
        return why.why(s, seat, asked)

    def position(self, s: Desert) -> dict[str, object]:
        return position.write(s)

    def read_position(self, data: Mapping[str, object], seed: int) -> Desert:
        return position.read(data, seed)


FACE: Final = DesertFace()

"""Through the Desert at a table: the table of contents of how people and paper see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from simoun.core.aims import Wish
from simoun.core.events import Event, Figure
from simoun.core.face import Face
from simoun.core.options import Agreed
from simoun.core.phrases import Names
from simoun.core.rules import Options
from simoun.core.why import Asked, Reason
from simoun.games.through_the_desert.actions import VERBS
from simoun.games.through_the_desert.face import (
    aims,
    checks,
    journal,
    options,
    position,
    view,
    why,
    words,
)
from simoun.games.through_the_desert.face.figures import figures
from simoun.games.through_the_desert.game import RULES
from simoun.games.through_the_desert.state import OUTCOMES, ThroughTheDesert


@final
class ThroughTheDesertFace(Face[ThroughTheDesert]):
    def __init__(self) -> None:
        super().__init__(
            RULES,
            options.OPTIONS,
            VERBS,
            OUTCOMES,
            words.END_RULES,
            checks.CHECKS,
            seen_alike=False,
            phrases=words.PHRASES,
        )

    def read_options(self, agreed: Agreed) -> Options:
        return options.read_options(agreed)

    def names(self, s: ThroughTheDesert) -> Names:
        return words.names(s)

    def events(
        self, before: ThroughTheDesert, action: int, cards: Sequence[int], after: ThroughTheDesert
    ) -> list[Event]:
        return journal.events(before, self.deed(before, action), action, cards, after)

    def view(self, s: ThroughTheDesert, seat: int | None) -> Mapping[str, object]:
        return view.view(s, seat)

    def hides(self, s: ThroughTheDesert) -> bool:
        return not view.scores_are_open(s)

    def aims(self, s: ThroughTheDesert) -> Sequence[Wish[ThroughTheDesert]]:
        return aims.aims(s)

    def figures(self, s: ThroughTheDesert, seat: int) -> list[Figure]:
        return figures(s, seat)

    def reason(self, s: ThroughTheDesert, seat: int | None, asked: Asked) -> Reason:
        return why.why(s, seat, asked)

    def position(self, s: ThroughTheDesert) -> dict[str, object]:
        return position.write(s)

    def read_position(self, data: Mapping[str, object], seed: int) -> ThroughTheDesert:
        return position.read(data, seed)


FACE: Final = ThroughTheDesertFace()

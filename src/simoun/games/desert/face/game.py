"""Forbidden Desert at a table: the table of contents of how people and paper see it."""

from __future__ import annotations

from typing import Final, final

from simoun.core.actions import kind_of, who_of
from simoun.core.phrases import Names
from simoun.games.desert.actions import VERBS
from simoun.games.desert.face import (
    aims,
    checks,
    journal,
    options,
    position,
    timely,
    view,
    why,
    words,
)
from simoun.games.desert.face.figures import figures
from simoun.games.desert.game import RULES
from simoun.games.desert.state import OUTCOMES, Desert
from simoun.games.team.face.game import Paper, TeamFace, Telling

PAPER: Final = Paper(
    options.OPTIONS, options.read_options, position.write, position.read, checks.CHECKS
)
TELLING: Final = Telling(
    words.WORDS, timely.timely, journal.events, view.view, why.why, aims.aims, figures
)


@final
class DesertFace(TeamFace[Desert]):
    def openers(self, s: Desert, action: int, names: Names) -> list[str]:
        """What is done on one's own tile is asked for there, too."""
        here = [f"place:{s.pawns[who_of(action)]}"] if kind_of(action) in why.HERE else []
        return [*super().openers(s, action, names), *here]


FACE: Final = DesertFace(RULES, VERBS, OUTCOMES, PAPER, TELLING, why.LAUNCH, held="equipment")

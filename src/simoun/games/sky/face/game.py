"""Forbidden Sky at a table: the table of contents of how people and paper see it."""

from __future__ import annotations

from typing import Final

from simoun.games.sky.actions import VERBS
from simoun.games.sky.face import aims, checks, journal, options, position, timely, view, why, words
from simoun.games.sky.face.figures import figures
from simoun.games.sky.game import RULES
from simoun.games.sky.state import OUTCOMES
from simoun.games.team.face.game import Paper, TeamFace, Telling

PAPER: Final = Paper(
    options.OPTIONS, options.read_options, position.write, position.read, checks.CHECKS
)
TELLING: Final = Telling(
    words.WORDS, timely.timely, journal.events, view.view, why.why, aims.aims, figures
)
FACE: Final = TeamFace(RULES, VERBS, OUTCOMES, PAPER, TELLING, why.LAUNCH, held="equipment")

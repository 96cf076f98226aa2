"""What tells who may win a game of Through the Desert, to somebody who sees what a seat sees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from simoun.bots.signs import Signs
from simoun.bots.through_the_desert.survey import Survey
from simoun.bots.through_the_desert.terms import NUMBER_OF_TERMS, TERMS
from simoun.bots.weights import Weights
from simoun.core.hexes import count
from simoun.core.squares import size
from simoun.games.through_the_desert.data import SUPPLY, WATERHOLE_KINDS, WATERHOLES_OF_A_KIND
from simoun.games.through_the_desert.state import BYTE, OASES, ThroughTheDesert

TURN: Final = ["turns until the next one", "camels to place", "riders to place"]


@final
class ThroughTheDesertSigns(Signs[ThroughTheDesert]):
    """Each term twice: as it is, and the more camels of the scarcest colour are gone."""

    def __init__(self) -> None:
        super().__init__([*TERMS, *(f"{term}, late" for term in TERMS), *TURN])

    def read(self, s: ThroughTheDesert, looker: i64) -> list[list[float]]:
        survey = Survey(believed(s, looker))
        late = 1.0 - float(survey.scarcest) / float(SUPPLY[s.setup.players])
        rows: list[list[float]] = []
        for player in range(s.setup.players):
            row: list[float] = []
            first: i64 = player * NUMBER_OF_TERMS
            for k in range(NUMBER_OF_TERMS):
                row.append(survey.terms[first + k])
            for k in range(NUMBER_OF_TERMS):
                row.append(late * survey.terms[first + k])
            wait = player - s.current
            row.append(float(wait if wait >= 0 else wait + s.setup.players))
            row.append(float(s.to_place) if wait == 0 else 0.0)
            row.append(float(size(s.riders[player])))
            rows.append(row)
        return rows


# ---------------------------------------------------------------- what lies face down (T29)


def believed(s: ThroughTheDesert, looker: i64) -> ThroughTheDesert:
    """The position as a seat may picture it: others' waterholes are worth what is likely."""
    if s.setup.open_scores:
        return s
    seen = s.copy()
    value = likely_value(s, looker)
    for player in range(s.setup.players):
        if player != looker:
            seen.tokens[player] = likely_tokens(s.tokens[player], value)
    return seen


def likely_value(s: ThroughTheDesert, looker: i64) -> float:
    """Of a waterhole that lies neither on the board nor before the looker."""
    left: i64 = 0
    points: i64 = 0
    for kind in range(WATERHOLE_KINDS):
        hidden = WATERHOLES_OF_A_KIND - count(s.waterholes, kind)
        if looker >= 0:
            hidden -= (s.tokens[looker] >> (8 * kind)) & BYTE
        left += hidden
        points += (kind + 1) * hidden
    return float(points) / float(left) if left > 0 else 0.0


def likely_tokens(tokens: i64, value: float) -> i64:
    """As many of them, oasis tokens as they are, with about that value each."""
    oases = (tokens >> OASES) & BYTE
    n: i64 = 0
    for kind in range(WATERHOLE_KINDS):
        n += (tokens >> (8 * kind)) & BYTE
    ones: i64 = 0
    threes: i64 = 0
    beyond = i64(float(n) * value + 0.5) - 2 * n  # than if each were worth 2
    if beyond > 0:
        threes = beyond
    else:
        ones = -beyond
    return ones | (n - ones - threes) << 8 | threes << 16 | oases << OASES


def signs(weights: Weights) -> ThroughTheDesertSigns:
    return ThroughTheDesertSigns()

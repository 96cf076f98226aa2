"""The search for weights, generation by generation; what is found so far is always on disk."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from simoun.bots.weights import Weights, terms_of, weights_of, written
from simoun.core.refusal import Refused
from simoun.lab.cloud import Cloud, around, closer, drawn, elite_of
from simoun.lab.contest import WHOLE
from simoun.lab.players import weights_in
from simoun.lab.run import Hear, nobody_listens
from simoun.lab.tuning import Tuning, wins
from simoun.lab.workers import played

TODAY: Final = "today"  # the weights that the bots have
SPOILT: Final = "spoilt"  # the same, each times or by about 2: to see whether a search mends them
DIGITS: Final = 3  # of a weight: no number of games tells more


class Generation(NamedTuple):
    """Shares of the wins."""

    number: int
    middle: float  # of the weights around which the others were drawn
    best: float
    elite: float


class Search:
    """Where it stands is beside the weights: whoever calls it off can go on."""

    def __init__(self, plan: Tuning, file: Path) -> None:
        self.plan = plan
        self.file = file
        self.notes = file.with_name(file.name + ".notes")
        self.cloud = Cloud((), ())
        self.history: list[Generation] = []
        if self.notes.exists():
            self.go_on()
        else:
            self.begin()

    def begin(self) -> None:
        start = starting(self.plan.game, self.plan.start, self.plan.seed)
        self.cloud = around(list(start.values()), self.plan.spread)

    def step(self, jobs: int, hear: Hear = nobody_listens) -> Generation:
        """One more generation."""
        plan, number = self.plan, len(self.history)
        candidates = drawn(self.cloud, plan.population, Random(f"{plan.seed} {number}"))
        won: Counter[int] = Counter()
        play = partial(wins, plan, number, candidates)
        for some in played(play, plan.population * plan.games, jobs):
            won.update(some.parts)
            hear(some.games)
        scores = [won[k] / (WHOLE * plan.games) for k in range(plan.population)]
        best = sorted(scores, reverse=True)[: plan.elite]
        self.cloud = closer(self.cloud, elite_of(candidates, scores, plan.elite))
        self.history.append(Generation(number + 1, scores[0], best[0], fmean(best)))
        self.keep()
        return self.history[-1]

    def found(self) -> Weights:
        """The middle of what won: the best of a generation was lucky, too."""
        return dict(zip(terms_of(self.plan.game), map(rounded, self.cloud.middle), strict=True))

    def keep(self) -> None:
        notes = {"plan": self.plan._asdict(), "cloud": self.cloud, "history": self.history}
        write(self.file, written(self.found()))
        write(self.notes, json.dumps(notes) + "\n")

    def go_on(self) -> None:
        """From where the notes end, if they are about this very search."""
        try:
            notes = json.loads(self.notes.read_text(encoding="utf-8"))
            plan = notes["plan"]
            cloud = Cloud(*(tuple(map(float, numbers)) for numbers in notes["cloud"]))
            history = [Generation(*line) for line in notes["history"]]
        except OSError as error:
            raise Refused(f"{self.notes} can't be read: {error.strerror}.") from None
        except (ValueError, TypeError, KeyError):
            raise Refused(f"{self.notes} are no notes of a search: remove them.") from None
        if plan != self.plan._asdict():
            raise Refused(f"{self.notes} are of another search: remove them, or write elsewhere.")
        self.cloud, self.history = cloud, history


def spoilt(weight: float, random: Random) -> float:
    return rounded(weight * 2.0 ** random.gauss(0.0, 1.0))


def rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")


def write(file: Path, text: str) -> None:
    """Whole, or not at all."""
    unfinished = file.with_name(file.name + ".unfinished")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    except OSError as error:
        raise Refused(f"{file} can't be written: {error.strerror}.") from None


def starting(game: str, start: str, seed: int) -> Weights:
    """The weights of today, spoilt ones, or those of a file."""
    if start == TODAY:
        return weights_of(game)
    if start == SPOILT:
        random = Random(f"{seed} {SPOILT}")
        return {term: spoilt(weight, random) for term, weight in weights_of(game).items()}
    return weights_in(game, Path(start))

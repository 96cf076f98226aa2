"""Games between rivals: shares of the wins, where points came from, and differences in strength.

Each board is played once for each way to turn the bots around the table, so that all of them sit
in every seat equally often.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import isinf
from typing import Final, TypedDict

from simoun.bots.bot import Bot
from simoun.bots.playing import play_out
from simoun.bots.rivals import Rivals
from simoun.core.catalog import face_named
from simoun.core.rules import Rules, State
from simoun.lab.plan import Experiment, Tally
from simoun.lab.players import player_called
from simoun.lab.stats import elo, wilson
from simoun.lab.workers import Chunk

WHOLE: Final = 60  # parts of a win: it can be shared by 2, 3, 4 or 5 without a remainder
APART: Final = 54  # bits between the seeds of two bots at a table: no seed of a game has more

# what is counted, before the names of bots
WON: Final = "won"  # parts of wins
POINTS: Final = "points"  # and the source
AHEAD: Final = "ahead"  # of another bot: 2 for each seat of it with fewer points, 1 with as many


class Standing(TypedDict):
    bot: str
    seats: int
    win_share: float
    interval: tuple[float, float]
    points: dict[str, float]  # of a seat on average, by source


class Duel(TypedDict):
    """None stands for a difference without a bound: one of them lost every time."""

    bot: str
    against: str
    elo: float | None
    interval: tuple[float | None, float | None]


class Standings(TypedDict):
    boards: int
    standings: list[Standing]
    duels: list[Duel]


# ---------------------------------------------------------------- who sits where


def turns(plan: Experiment) -> int:
    """How many different tables turning the bots around gives."""
    bots = plan.bots
    return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)


def whole_boards(plan: Experiment, games: int) -> int:
    """At least so many games, and every board to its last turn."""
    return -(-games // turns(plan)) * turns(plan)


# ---------------------------------------------------------------- play


def play_boards(plan: Experiment, chunk: Chunk) -> Tally:
    face = face_named(plan.game)
    rules, options = face.rules, face.read_options(plan.options)
    counts: Counter[tuple[str, ...]] = Counter()
    actions = 0
    for number in range(chunk.first, chunk.first + chunk.games):
        board, turn = divmod(number, turns(plan))
        seed = plan.seed + board
        s = rules.new(options, seed)
        actions += int(play_out(rules, s, turned(plan, rules, seed, turn)))
        bots = plan.bots[turn:] + plan.bots[:turn]
        counts.update(marks(rules.winners(s), rules.scores(s), bots))
    return Tally(chunk.games, actions, counts)


def turned(plan: Experiment, rules: Rules[State], seed: int, turn: int) -> Rivals[State]:
    """The bots at the table, each so many seats from where the plan has it."""

    def mind_of(seat: int, seed: int) -> Bot[State]:
        number = (seat + turn) % len(plan.bots)
        return player_called(plan.bots[number], rules, seed + (number << APART))

    return Rivals(rules, seed, mind_of)


def marks(
    winners: list[int], scores: list[dict[str, int]], bots: tuple[str, ...]
) -> Counter[tuple[str, ...]]:
    """What a finished game adds to each count."""
    found: Counter[tuple[str, ...]] = Counter()
    for seat in winners:
        found[WON, bots[seat]] += WHOLE // len(winners)
    for bot, score in zip(bots, scores, strict=True):
        for source, points in score.items():
            found[POINTS, bot, source] += points
    for one, other in combinations(range(len(bots)), 2):
        if bots[one] != bots[other]:
            lead = sum(scores[one].values()) - sum(scores[other].values())
            found[AHEAD, bots[one], bots[other]] += 1 + (lead > 0) - (lead < 0)
            found[AHEAD, bots[other], bots[one]] += 1 + (lead < 0) - (lead > 0)
    return found


# ---------------------------------------------------------------- what came of it


def standings(plan: Experiment, tally: Tally) -> Standings:
    names = list(dict.fromkeys(plan.bots))
    return Standings(
        boards=tally.games // turns(plan),
        standings=[standing(plan, tally, name) for name in names],
        duels=[duel(plan, tally, one, other) for one, other in combinations(names, 2)],
    )


def standing(plan: Experiment, tally: Tally, bot: str) -> Standing:
    seats = plan.bots.count(bot)
    won = tally.counts[WON, bot] / WHOLE
    points = {
        what[2]: n / (tally.games * seats)
        for what, n in tally.counts.items()
        if what[:2] == (POINTS, bot)
    }
    return Standing(
        bot=bot,
        seats=seats,
        win_share=won / tally.games,
        interval=wilson(won, tally.games),
        points=points,
    )


def duel(plan: Experiment, tally: Tally, bot: str, against: str) -> Duel:
    """By who has more points; pairs at one table are no games of their own for the interval."""
    pairs = plan.bots.count(bot) * plan.bots.count(against)
    share = tally.counts[AHEAD, bot, against] / (2 * pairs * tally.games)
    low, high = wilson(share * tally.games, tally.games)
    return Duel(
        bot=bot,
        against=against,
        elo=rounded(elo(share)),
        interval=(rounded(elo(low)), rounded(elo(high))),
    )


def rounded(rating: float) -> float | None:
    return None if isinf(rating) else round(rating, 1)

"""Weights are tuned by playing: whatever wins most is right.

All candidates of a generation play the same deals, and each generation has deals of its own. They
come from seeds that no report uses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from simoun.bots.bot import Bot
from simoun.bots.catalog import bot_named, weighted
from simoun.bots.levels import Maker
from simoun.bots.playing import play_out
from simoun.bots.rivals import Rivals
from simoun.bots.weights import terms_of
from simoun.core.catalog import face_named
from simoun.core.options import Agreed, agreed
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.core.rules import Options, Rules, State
from simoun.lab.cloud import Numbers
from simoun.lab.contest import APART, WHOLE
from simoun.lab.plan import MOST_GAMES, MOST_JOBS
from simoun.lab.players import check_weighted
from simoun.lab.workers import Chunk

FIRST_SEED: Final = 50_000_000  # reports are about deals with smaller seeds
MOST_GENERATIONS: Final = 10_000
MOST_CANDIDATES: Final = 10_000
MOST_SPREAD: Final = 100.0


class Tuning(NamedTuple):
    """What is searched for, and how; the same tuning finds the same weights."""

    game: str
    options: Agreed
    level: str  # whose weights
    against: str  # who sits in the other seats; nobody where all play together
    seed: int
    population: int  # candidates of a generation
    elite: int  # those of them that shape the next
    games: int  # of each candidate
    start: str  # which weights it begins with
    spread: float  # around each of them, as a part of it

    @property
    def seats(self) -> int:
        """In how many seats a candidate plays each deal."""
        return int(str(self.options["players"])) if self.against else 1

    def whole_deals(self) -> Tuning:
        """At least as many games, and each deal from every seat."""
        return self._replace(games=-(-self.games // self.seats) * self.seats)


# ---------------------------------------------------------------- what is asked for


def agreed_between(
    game: str, wishes: dict[str, object], level: str, against: str | None
) -> tuple[Agreed, str]:
    """The options, and who sits in the other seats: the same level as it is, if nobody says who."""
    face = face_named(game)
    options = agreed(face.options, wishes)
    rivals = bool(face.rules.scores(face.rules.new(face.read_options(options), 0)))
    if against is None:
        return options, level if rivals else ""
    if not rivals:
        raise Refused(f"In {game} all play together: there is nobody to play against.")
    bot_named(against, face.rules, 0)  # refuses one that doesn't exist
    return options, against


def check(plan: Tuning, generations: int, jobs: int) -> None:
    check_weighted(plan.game, plan.level)
    check_number("candidates", plan.population, 3, MOST_CANDIDATES)
    check_number("candidates in the elite", plan.elite, 2, plan.population - 1)
    check_number("games", plan.games, 1, MOST_GAMES // plan.population)
    check_number("generations", generations, 1, MOST_GENERATIONS)
    check_number("jobs", jobs, 1, MOST_JOBS)
    if not 0 < plan.spread <= MOST_SPREAD:
        raise Refused(f"The spread can't be {plan.spread}: it is over 0, up to {MOST_SPREAD:g}.")
    most = MOST_SEED - generations * plan.games
    if not FIRST_SEED <= plan.seed <= most:
        raise Refused(
            f"The seed can't be {plan.seed}: weights are tuned on deals"
            f" from {FIRST_SEED} to {most}, and reported on others."
        )


def check_number(what: str, n: int, least: int, most: int) -> None:
    if not least <= n <= most:
        raise Refused(f"The number of {what} can't be {n}: it is {least} to {most}.")


# ---------------------------------------------------------------- play


class Won(NamedTuple):
    games: int
    parts: Counter[int]  # of wins, by candidate


def wins(plan: Tuning, number: int, candidates: Sequence[Numbers], chunk: Chunk) -> Won:
    """What came of some games of a generation; a candidate's games come in a row."""
    face = face_named(plan.game)
    options = face.read_options(plan.options)
    makers: dict[int, Maker[State]] = {}
    parts: Counter[int] = Counter()
    for game in range(chunk.first, chunk.first + chunk.games):
        candidate, deal = divmod(game, plan.games)
        if candidate not in makers:
            weights = dict(zip(terms_of(plan.game), candidates[candidate], strict=True))
            makers[candidate] = weighted(plan.game, weights)[plan.level]
        board, seat = divmod(number * plan.games + deal, plan.seats)
        bot = makers[candidate](face.rules, plan.seed + board)
        parts[candidate] += win(plan, face.rules, options, bot, plan.seed + board, seat)
    return Won(chunk.games, parts)


def win(
    plan: Tuning, rules: Rules[State], options: Options, bot: Bot[State], seed: int, seat: int
) -> int:
    """The bot's part of a win: all or nothing where it plays for everybody."""

    def mind_of(other: int, seed: int) -> Bot[State]:
        if other == seat:
            return bot
        return bot_named(plan.against, rules, seed + (other + 1 << APART))

    s = rules.new(options, seed)
    play_out(rules, s, Rivals(rules, seed, mind_of) if plan.against else bot)
    winners = rules.winners(s)
    if seat not in winners:
        return 0
    return WHOLE // len(winners) if plan.against else WHOLE

"""What is to be found out: which game, played by whom, from which seed on."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from simoun.core.catalog import face_named
from simoun.core.options import Agreed, agreed
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused
from simoun.lab.players import player_called

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256


class Experiment(NamedTuple):
    game: str
    options: Agreed
    bots: tuple[str, ...]  # one in each seat; where all play together one for all of them
    seed: int

    @property
    def rivals(self) -> bool:
        return len(self.bots) > 1


class Tally(NamedTuple):
    """What came of some games: how often, or how much, of what."""

    games: int
    actions: int
    counts: Counter[tuple[str, ...]]


def experiment(game: str, wishes: dict[str, object], bots: str, seed: int) -> Experiment:
    face = face_named(game)
    rules = face.rules
    names = bots.split(",")
    for name in names:
        player_called(name, rules, 0)  # refuses one that doesn't exist
    options = agreed(face.every_option, wishes)
    start = rules.new(face.read_options(options), 0)
    if rules.scores(start):
        seats = one_for_each(names, rules.players(start))
    else:
        seats = one_for_all(names, game)
    return Experiment(game, options, seats, seed)


def one_for_each(names: list[str], players: int) -> tuple[str, ...]:
    """Fewer names than players come again."""
    if len(names) > players:
        raise Refused(f"There are {len(names)} bots for {players} players.")
    return tuple(names[seat % len(names)] for seat in range(players))


def one_for_all(names: list[str], game: str) -> tuple[str, ...]:
    if len(set(names)) > 1:
        raise Refused(f"In {game} all play together: one bot takes every seat.")
    return (names[0],)


def check(seed: int, games: int, jobs: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Refused(f"The number of games can't be {games}: it is 1 to {MOST_GAMES}.")
    check_jobs(jobs)
    if not 0 <= seed <= MOST_SEED - games:
        raise Refused(
            f"The seed can't be {seed}: with {games} games it is a whole number"
            f" from 0 to {MOST_SEED - games}."
        )


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= MOST_JOBS:
        raise Refused(f"The number of jobs can't be {jobs}: it is 1 to {MOST_JOBS}.")

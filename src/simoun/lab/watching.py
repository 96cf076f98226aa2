"""Games that are watched: some of their positions, and who won."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from simoun.bots.bot import EVERYONE, Bot
from simoun.bots.outlook import shares, signs_of
from simoun.bots.signs import NOBODY
from simoun.core.catalog import face_named
from simoun.core.options import Agreed
from simoun.core.rules import Rules, State
from simoun.lab.players import player_called
from simoun.lab.workers import Chunk

ONE_IN: Final = 5  # positions of a game that is watched

Rows = list[list[float]]


class Watch(NamedTuple):
    """Games of one cell: as many players, and one difficulty."""

    game: str
    options: Agreed
    level: str
    seed: int


class Watched(NamedTuple):
    number: int  # of the game
    positions: list[Rows]
    won: list[float]  # the share of each row


def watch(plan: Watch, chunk: Chunk) -> list[Watched]:
    """Game number k is dealt by seed + k."""
    face = face_named(plan.game)
    options = face.read_options(plan.options)
    found = []
    for number in range(chunk.first, chunk.first + chunk.games):
        seed = plan.seed + number
        s = face.rules.new(options, seed)
        bot = player_called(plan.level, face.rules, seed)
        positions = followed(face.rules, s, bot, Random(f"{seed} watched"))
        won = shares(face.rules, s)
        found.append(Watched(number, positions, won[:1] if face.rules.together() else won))
    return found


def followed(rules: Rules[State], s: State, bot: Bot[State], random: Random) -> list[Rows]:
    """Plays to the end; rivals are watched with the eyes of any seat."""
    signs = signs_of(rules.name)
    players = int(rules.players(s))
    positions: list[Rows] = []
    while True:
        if not bot.steps_in:
            rules.settle(s)
        if s.over:
            return positions
        if random.randrange(ONE_IN) == 0:
            positions.append(signs.read(s, random.randrange(NOBODY, players)))
        rules.apply(s, bot.choose(s, EVERYONE))

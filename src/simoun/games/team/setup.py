"""Who plays which adventurer, and who begins (I3, I21, D5, D31, S5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.chance import stream_of
from simoun.core.rules import Options
from simoun.core.seating import drawn_adventurers, drawn_first


class TeamOptions(Options):
    def __init__(self, players: i64, difficulty: i64, chosen: vec[i64], first: i64) -> None:
        self.players = players
        self.difficulty: i64 = difficulty  # counted from the easiest
        self.chosen = chosen  # the adventurer of each player, or anyone
        self.first: i64 = first  # a player, or anyone


def adventurers_drawn(options: TeamOptions, seed: i64, stream: i64, kinds: i64) -> vec[i64]:
    return drawn_adventurers(options.chosen, options.players, stream_of(seed, stream), kinds)


def first_drawn(options: TeamOptions, seed: i64, stream: i64) -> i64:
    """By the stream after that of the adventurers."""
    return drawn_first(options.first, options.players, stream_of(seed, stream + 1))

"""Through the Desert in numbers: how many things there are to name, and what a seat may see."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.arrays import Arrays, Part, put, put_hexes, put_one, put_set
from simoun.games.through_the_desert.actions import VERBS
from simoun.games.through_the_desert.board import HEXES
from simoun.games.through_the_desert.data import COLOURS, WATERHOLE_KINDS
from simoun.games.through_the_desert.state import (
    BYTE,
    NO_HEX,
    OASES,
    ThroughTheDesert,
    caravan,
    supply_of,
)

THINGS: Final = {"place": HEXES, "camel": COLOURS}
TOKEN_KINDS: Final = WATERHOLE_KINDS + 1  # waterholes, then oases


@final
class ThroughTheDesertArrays(Arrays[ThroughTheDesert]):
    def __init__(self) -> None:
        super().__init__(VERBS, THINGS)

    def parts(self, players: int) -> list[Part]:
        return [
            Part("free", (HEXES,)),  # neither palm nor camel, and in play
            Part("oases", (HEXES,)),
            Part("waterholes", (WATERHOLE_KINDS, HEXES)),
            Part("camels", (players, COLOURS, HEXES)),
            Part("riders", (players, HEXES)),  # on the board
            Part("territories", (players, HEXES)),
            Part("to_ride", (players, COLOURS)),  # riders beside the board
            Part("supply", (COLOURS,), 255),
            Part("tokens", (players,), 255),
            Part("seen_tokens", (players, TOKEN_KINDS), 255),  # none where they lie face down
            Part("turn", (players,)),
            Part("to_place", (1,), 255),
        ]

    def write(self, s: ThroughTheDesert, seat: i64, row: vec[u8], at: i64) -> i64:
        at = put_hexes(row, at, s.free, 0, HEXES)
        at = put_hexes(row, at, s.setup.oases, 0, HEXES)
        for kind in range(WATERHOLE_KINDS):
            at = put_hexes(row, at, s.waterholes, kind, HEXES)
        at = put_players(s, seat, row, at)
        for colour in range(COLOURS):
            at = put(row, at, supply_of(s, colour))
        at = put_tokens(s, seat, row, at)
        players = s.setup.players
        at = put_one(row, at, (s.current - seat + players) % players, players)
        return put(row, at, s.to_place)


def put_players(s: ThroughTheDesert, seat: i64, row: vec[u8], at: i64) -> i64:
    players = s.setup.players
    for k in range(players):
        for colour in range(COLOURS):
            at = put_hexes(row, at, s.camels, caravan((seat + k) % players, colour), HEXES)
    for k in range(players):
        at = put_riders(s, (seat + k) % players, row, at)
    for k in range(players):
        at = put_hexes(row, at, s.territories, (seat + k) % players, HEXES)
    for k in range(players):
        at = put_set(row, at, s.riders[(seat + k) % players], COLOURS)
    return at


def put_riders(s: ThroughTheDesert, player: i64, row: vec[u8], at: i64) -> i64:
    end = put_set(row, at, 0, HEXES)
    for colour in range(COLOURS):
        hex = s.ridden[caravan(player, colour)]
        if hex != NO_HEX:
            row[at + hex] = 1
    return end


def put_tokens(s: ThroughTheDesert, seat: i64, row: vec[u8], at: i64) -> i64:
    """How many everyone has, and which those are that the seat may look at (T29)."""
    players = s.setup.players
    for k in range(players):
        at = put(row, at, tokens_of(s, (seat + k) % players))
    for k in range(players):
        shown = k == 0 or s.over or s.setup.open_scores
        for kind in range(TOKEN_KINDS):
            tokens = (s.tokens[(seat + k) % players] >> (8 * kind)) & BYTE
            at = put(row, at, tokens if shown else 0)
    return at


def tokens_of(s: ThroughTheDesert, player: i64) -> i64:
    n: i64 = 0
    for shift in range(0, OASES + 1, 8):
        n += (s.tokens[player] >> shift) & BYTE
    return n


ARRAYS: Final = ThroughTheDesertArrays()

"""How the game begins: riders set aside, palms and waterholes (T1 to T5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.chance import onward, shuffled, stream_of
from simoun.core.hexes import holds, put_in
from simoun.core.rules import Options
from simoun.core.seating import drawn_first
from simoun.core.squares import has
from simoun.games.through_the_desert.actions import SET_ASIDE
from simoun.games.through_the_desert.board import BOARD, MAIN, WHOLE
from simoun.games.through_the_desert.data import (
    COLOURS,
    MOST_PLAYERS,
    PALMS,
    WATERHOLES,
    WATERHOLES_OF_A_KIND,
    WHOLE_BOARD_FROM,
)
from simoun.games.through_the_desert.state import (
    Caravans,
    Setup,
    bare,
    drop_rider,
    next_player,
    set_aside_by,
    unoccupied,
)

# the random streams of a seed
BOARD_LAID: Final = 0
FIRST_DRAWN: Final = 1
RIDERS_DRAWN: Final = 2

SPOTS: Final = vec[i64](BOARD.spots)
CIRCLES: Final = vec[i64](BOARD.circles)


class CaravansOptions(Options):
    def __init__(self, players: i64, open_scores: bool, draws_riders: bool, first: i64) -> None:
        self.players: i64 = players
        self.open_scores: bool = open_scores
        self.draws_riders: bool = draws_riders  # those set aside, with 5 players
        self.first: i64 = first  # a player, or anyone


def new_game(options: CaravansOptions, seed: i64) -> Caravans:
    players = options.players
    first = drawn_first(options.first, players, stream_of(seed, FIRST_DRAWN))  # T5
    s = bare(Setup(players, first, options.open_scores, part_in_play(players), vec[i64]()))
    s.board_stream = stream_of(seed, BOARD_LAID)
    if players == MOST_PLAYERS and options.draws_riders:
        draw_riders(s, stream_of(seed, RIDERS_DRAWN))
    if players < MOST_PLAYERS or options.draws_riders:
        lay(s)
    return s


def part_in_play(players: i64) -> vec[i64]:
    """2 and 3 players leave out what lies behind the black line (T1)."""
    return WHOLE if players >= WHOLE_BOARD_FROM else MAIN


# ---------------------------------------------------------------- a rider less, with 5 players


def add_asides(s: Caravans, actions: Actions, player: i64) -> None:
    """A colour that nobody has set aside (T2)."""
    gone: i64 = 0
    for other in range(s.setup.players):
        gone |= set_aside_by(s, other)
    for colour in range(COLOURS):
        if not has(gone, colour):
            actions.add(SET_ASIDE, player, colour)


def set_aside(s: Caravans, player: i64, colour: i64) -> None:
    drop_rider(s, player, colour)
    s.current = next_player(s, player)


def draw_riders(s: Caravans, stream: i64) -> None:
    order = shuffled(stream, COLOURS)
    for player in range(s.setup.players):
        drop_rider(s, player, order[player])


# ---------------------------------------------------------------- palms and waterholes


def lay(s: Caravans) -> None:
    """Palms on five of the spots in play, waterholes on all that is left (T4)."""
    order = shuffled(s.board_stream, len(SPOTS))
    palms = vec[i64]([0] * PALMS)
    n: i64 = 0
    for k in range(len(SPOTS)):
        spot = SPOTS[order[k]]
        if n < PALMS and holds(s.setup.in_play, 0, spot):
            palms[n] = spot
            n += 1
    s.setup = Setup(s.setup.players, s.setup.first, s.setup.open_scores, s.setup.in_play, palms)
    s.free = unoccupied(s.setup)
    lay_waterholes(s, onward(s.board_stream))


def lay_waterholes(s: Caravans, stream: i64) -> None:
    order = shuffled(stream, WATERHOLES)
    n: i64 = 0
    for k in range(len(CIRCLES) + len(SPOTS)):
        hex = CIRCLES[k] if k < len(CIRCLES) else SPOTS[k - len(CIRCLES)]
        if holds(s.free, 0, hex):
            put_in(s.waterholes, order[n] // WATERHOLES_OF_A_KIND, hex)
            n += 1

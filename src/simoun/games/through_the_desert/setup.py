"""How the game begins: riders set aside, palms and waterholes (T1 to T5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.bags import some
from simoun.core.chance import kind_of_one, onward, shuffled, stream_of
from simoun.core.hexes import count, holds, put_in
from simoun.core.rules import Options
from simoun.core.seating import drawn_first
from simoun.core.squares import has
from simoun.games.through_the_desert.actions import SET_ASIDE
from simoun.games.through_the_desert.board import BOARD, MAIN, WHOLE
from simoun.games.through_the_desert.data import (
    COLOURS,
    MOST_PLAYERS,
    PALMS,
    WATERHOLE_KINDS,
    WATERHOLES,
    WATERHOLES_OF_A_KIND,
    WHOLE_BOARD_FROM,
)
from simoun.games.through_the_desert.state import (
    PRINTED,
    Setup,
    ThroughTheDesert,
    Variant,
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

NO_SITE: Final = -1

SPOTS: Final = vec[i64](BOARD.spots)
CIRCLES: Final = vec[i64](BOARD.circles)


class ThroughTheDesertOptions(Options):
    def __init__(
        self,
        players: i64,
        open_scores: bool,
        draws_riders: bool,
        first: i64,
        variant: Variant = PRINTED,
    ) -> None:
        self.players: i64 = players
        self.open_scores: bool = open_scores
        self.draws_riders: bool = draws_riders  # those set aside, with 5 players
        self.first: i64 = first  # a player, or anyone
        self.variant = variant


def begin_streams(s: ThroughTheDesert, seed: i64) -> None:
    s.board_stream = stream_of(seed, BOARD_LAID)


def new_game(options: ThroughTheDesertOptions, seed: i64) -> ThroughTheDesert:
    players = options.players
    first = drawn_first(options.first, players, stream_of(seed, FIRST_DRAWN))  # T5
    in_play, variant = part_in_play(players), options.variant
    s = bare(Setup(players, first, options.open_scores, in_play, vec[i64](), variant))
    begin_streams(s, seed)
    if players == MOST_PLAYERS and options.draws_riders:
        draw_riders(s, stream_of(seed, RIDERS_DRAWN))
    if players < MOST_PLAYERS or options.draws_riders:
        lay(s)
    return s


def part_in_play(players: i64) -> vec[i64]:
    """2 and 3 players leave out what lies behind the black line (T1)."""
    return WHOLE if players >= WHOLE_BOARD_FROM else MAIN


# ---------------------------------------------------------------- a rider less, with 5 players


def add_asides(s: ThroughTheDesert, actions: Actions, player: i64) -> None:
    """A colour that nobody has set aside (T2)."""
    gone: i64 = 0
    for other in range(s.setup.players):
        gone |= set_aside_by(s, other)
    for colour in range(COLOURS):
        if not has(gone, colour):
            actions.add(SET_ASIDE, player, colour)


def set_aside(s: ThroughTheDesert, player: i64, colour: i64) -> None:
    drop_rider(s, player, colour)
    s.current = next_player(s, player)


def draw_riders(s: ThroughTheDesert, stream: i64) -> None:
    order = shuffled(stream, COLOURS)
    for player in range(s.setup.players):
        drop_rider(s, player, order[player])


# ---------------------------------------------------------------- palms and waterholes


def lay(s: ThroughTheDesert) -> None:
    """Palms on five of the spots in play, waterholes on all that is left (T4)."""
    plant(s, palms_drawn(s))
    order = shuffled(onward(s.board_stream), WATERHOLES)
    n: i64 = 0
    for k in range(len(CIRCLES) + len(SPOTS)):
        if holds(s.free, 0, site(k)):
            put_in(s.waterholes, order[n] // WATERHOLES_OF_A_KIND, site(k))
            n += 1


def palms_drawn(s: ThroughTheDesert) -> vec[i64]:
    """The spots of all palms, as the stream turns them up."""
    order = shuffled(s.board_stream, len(SPOTS))
    palms = vec[i64]([0] * PALMS)
    n: i64 = 0
    for k in range(len(SPOTS)):
        spot = SPOTS[order[k]]
        if n < PALMS and holds(s.setup.in_play, 0, spot):
            palms[n] = spot
            n += 1
    return palms


def plant(s: ThroughTheDesert, palms: vec[i64]) -> None:
    old = s.setup
    s.setup = Setup(old.players, old.first, old.open_scores, old.in_play, palms, old.variant)
    s.free = unoccupied(s.setup)


def site(k: i64) -> i64:
    """Where waterholes can lie, in the order in which they are laid."""
    return CIRCLES[k] if k < len(CIRCLES) else SPOTS[k - len(CIRCLES)]


# ---------------------------------------------------------------- the same, one by one


def pieces_left(s: ThroughTheDesert) -> list[tuple[int, int]]:
    """What may come next: any spot for a palm, then any waterhole for the next hex."""
    if len(s.setup.palms) < PALMS:
        spots = [int(SPOTS[k]) for k in range(len(SPOTS))]
        return [(spot, 1) for spot in spots if holds(s.free, 0, spot)]
    left = [WATERHOLES_OF_A_KIND - int(count(s.waterholes, k)) for k in range(WATERHOLE_KINDS)]
    return [(kind, n) for kind, n in enumerate(left) if n]


def next_piece(s: ThroughTheDesert) -> i64:
    """A palm's spot, then a waterhole's kind, as the stream turns it up."""
    return next_palm(s) if len(s.setup.palms) < PALMS else next_waterhole(s)


def next_palm(s: ThroughTheDesert) -> i64:
    order = shuffled(s.board_stream, len(SPOTS))
    k: i64 = 0
    while not holds(s.free, 0, SPOTS[order[k]]):
        k += 1
    return SPOTS[order[k]]


def next_waterhole(s: ThroughTheDesert) -> i64:
    """As they were shuffled; where another one was given, any that is left."""
    order = shuffled(onward(s.board_stream), WATERHOLES)
    last = next_site(s)
    n: i64 = 0
    for k in range(len(CIRCLES) + len(SPOTS)):
        if holds(s.free, 0, site(k)):
            kind = order[n] // WATERHOLES_OF_A_KIND
            if site(k) == last:
                return kind
            if not holds(s.waterholes, kind, site(k)):
                break
            n += 1
    return any_waterhole(s)


def any_waterhole(s: ThroughTheDesert) -> i64:
    left: i64 = 0
    for kind in range(WATERHOLE_KINDS):
        left += some(kind, WATERHOLES_OF_A_KIND - count(s.waterholes, kind))
    s.board_stream = onward(s.board_stream)
    return kind_of_one(s.board_stream, left)


def lay_piece(s: ThroughTheDesert, piece: i64) -> bool:
    """True: there is another one to lay."""
    palms = s.setup.palms
    if len(palms) < PALMS:
        planted = vec[i64]([0] * (len(palms) + 1))
        for k in range(len(palms)):
            planted[k] = palms[k]
        planted[len(palms)] = piece
        plant(s, planted)
        return True
    put_in(s.waterholes, piece, next_site(s))
    return next_site(s) != NO_SITE


def next_site(s: ThroughTheDesert) -> i64:
    """The first hex that still lacks its waterhole."""
    for k in range(len(CIRCLES) + len(SPOTS)):
        if holds(s.free, 0, site(k)) and not has_waterhole(s, site(k)):
            return site(k)
    return NO_SITE


def has_waterhole(s: ThroughTheDesert, hex: i64) -> bool:
    for kind in range(WATERHOLE_KINDS):
        if holds(s.waterholes, kind, hex):
            return True
    return False

"""How the game begins (I1 to I6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import some
from simoun.core.chance import below, onward, shuffled, stream_of
from simoun.core.game import Options
from simoun.core.options import DRAWN, Agreed, Option
from simoun.core.phrases import slug
from simoun.core.refusal import Refused
from simoun.games.island.data import (
    ADVENTURERS,
    CARDS_DEALT,
    DIFFICULTIES,
    FIRST_START,
    FLOODED_AT_FIRST,
    MOST_PLAYERS,
    RISES,
    TILES,
    WITHOUT_RISES,
)
from simoun.games.island.state import Island, Setup
from simoun.games.island.turn import flood_drawn, treasure_drawn

# the random streams of a seed
TILES_LAID: Final = 0
ADVENTURERS_DRAWN: Final = 1
FIRST_DRAWN: Final = 2
TREASURE_DECK: Final = 3
FLOOD_DECK: Final = 4

ANYONE: Final = -1

OPTIONS: Final = [
    Option("players", [2, 3, 4], 2),
    Option("difficulty", DIFFICULTIES, "novice"),
    Option("adventurers", [*[slug(name) for name in ADVENTURERS], DRAWN], DRAWN, each_seat=True),
    Option("first", ["seat1", "seat2", "seat3", "seat4", DRAWN], DRAWN),
    Option("hand_check", ["both", "each"], "both"),  # I16
    Option("rescue", [True, False], True),  # I24
]


class IslandOptions(Options):
    def __init__(
        self,
        players: i64,
        water: i64,
        chosen: vec[i64],
        first: i64,
        check_each: bool,
        rescue: bool,
    ) -> None:
        self.players: i64 = players
        self.water: i64 = water
        self.chosen = chosen  # the adventurer of each player, or ANYONE
        self.first: i64 = first  # a player, or ANYONE
        self.check_each: bool = check_each
        self.rescue: bool = rescue


def read_options(agreed: Agreed) -> IslandOptions:
    players = int(str(agreed["players"]))
    wished = agreed["adventurers"]
    names = wished if isinstance(wished, list) else [DRAWN] * players
    known = [slug(name) for name in ADVENTURERS]
    chosen = [known.index(name) if name in known else ANYONE for name in names]
    first = str(agreed["first"])
    if first != DRAWN and int(first[4:]) > players:
        raise Refused(f"'first' can't be {first!r} with {players} players.")
    return IslandOptions(
        players,
        1 + DIFFICULTIES.index(str(agreed["difficulty"])),  # I5
        vec[i64](chosen + [ANYONE] * (MOST_PLAYERS - players)),
        ANYONE if first == DRAWN else int(first[4:]) - 1,
        agreed["hand_check"] == "each",
        agreed["rescue"] is True,
    )


def new_game(options: IslandOptions, seed: i64) -> Island:
    s = lay_out(options, seed)
    s.water = options.water
    s.current = first_player(options, seed)
    s.flood_stream = stream_of(seed, FLOOD_DECK)
    s.treasure_stream = stream_of(seed, TREASURE_DECK)
    flood_six(s)
    deal(s)
    return s


def lay_out(options: IslandOptions, seed: i64) -> Island:
    """The tiles (I1), and each adventurer on its own (I3)."""
    place_of = shuffled(stream_of(seed, TILES_LAID), TILES)
    adventurers = draw_adventurers(options, seed)
    setup = Setup(place_of, adventurers, options.players, options.check_each, options.rescue)
    s = Island(setup, vec[i64]([0, 0, 0, 0]), vec[i64]([0, 0, 0, 0]))
    for player in range(options.players):
        s.pawns[player] = place_of[FIRST_START + adventurers[player]]
    return s


def draw_adventurers(options: IslandOptions, seed: i64) -> vec[i64]:
    """Those chosen, and for the others the next ones of a shuffled pile (I3)."""
    pile = shuffled(stream_of(seed, ADVENTURERS_DRAWN), 6)
    adventurers = options.chosen[:]
    taken: i64 = 0
    for player in range(options.players):
        if adventurers[player] != ANYONE:
            taken |= 1 << adventurers[player]
    k: i64 = 0
    for player in range(options.players):
        if adventurers[player] == ANYONE:
            while (taken >> pile[k]) & 1:
                k += 1
            adventurers[player] = pile[k]
            k += 1
    return adventurers


def first_player(options: IslandOptions, seed: i64) -> i64:
    """Drawn or chosen (I21)."""
    if options.first != ANYONE:
        return options.first
    return below(onward(stream_of(seed, FIRST_DRAWN)), options.players)


def flood_six(s: Island) -> None:
    """I2"""
    for _ in range(FLOODED_AT_FIRST):
        place = flood_drawn(s)
        s.flooded |= 1 << place
        s.flood_discard |= 1 << place


def deal(s: Island) -> None:
    """Two cards each; Waters Rise is shuffled in afterwards, as if replaced (I4)."""
    s.treasure_deck = WITHOUT_RISES
    for player in range(s.setup.players):
        for _ in range(CARDS_DEALT):
            s.hands[player] += some(treasure_drawn(s), 1)
    s.treasure_deck += RISES

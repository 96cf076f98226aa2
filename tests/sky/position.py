"""Positions of Forbidden Sky drawn as text, for tests.

Rows of cells, north at the top. A cell is `.` for an empty spot, or a tile by its name, then
where its printed top points if it is turned (`>` east, `v` south, `<` west), then the pawns:

    A0  .      P3>  P8v        E  Electrician   V  surVeyor   S  Sailor
    A1  P1EC   P5   P2<        D  Doctor        C  Climber    N  Navigator

A0 to A3 are the start board; those of its tiles that are not drawn lie where they must. The
tiles are laid as in a game, each where a wire of it meets another: first of all the first in
reading order that can be. So rods and capacitors get their numbers; rod 1 is the start board's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final, Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import Actions, whom_of
from simoun.core.catalog import face_named
from simoun.core.paper import tally
from simoun.core.squares import has, members, set_of
from simoun.games.sky import circuit, platform
from simoun.games.sky.adventurers import full_health, full_rope
from simoun.games.sky.data import (
    ACTIONS_A_TURN,
    CABLES,
    CARDS_AT,
    CELL_NAMES,
    COMPONENT_NAMES,
    DIFFICULTIES,
    DIRECTIONS,
    EQUIPMENT_DECK,
    EQUIPMENT_NAMES,
    FIRST_COLUMN,
    FIRST_ROW,
    MOST_PLAYERS,
    NOWHERE,
    SIDE,
    TILES,
)
from simoun.games.sky.equipment import add_clampings
from simoun.games.sky.face.view import cables as cables_hung
from simoun.games.sky.setup import lay_strip, plan_of
from simoun.games.sky.state import (
    Setup,
    Sky,
    bare_table,
    cell_at,
    live_groups,
    stands_on,
    tile_at,
)
from simoun.games.sky.tiles import PORT_NAMES, SET, TILE_NAMES
from tests import playing
from tests.cards import bag, packed
from tests.playing import new, texts
from tests.storms import stack_storm

FACE: Final = face_named("sky")
GAME: Final = FACE.rules

PAWNS: Final = "EVSDCN"
TOPS: Final = "^>v<"  # where the printed top of a tile points
CELL: Final = re.compile(rf"([A-Z]\d+)([>v<]?)([{PAWNS}]*)")
CABLE: Final = re.compile(r"(.+) to (.+), (short|long)")
RISE: Final = "Storm Intensifies"
SHUFFLE: Final = "Storm Reshuffles"
CLOCKWISE: Final = "Wind Clockwise"
COUNTERCLOCKWISE: Final = "Wind Counterclockwise"

ROCKET: Final = """
        B1    P7>   P3v   .     .
        .     P2    P6<   .     .
        R1>   A0    G1<   R4v   .
        .     A1    R5<   F1>   F2>
        .     A2    R2<   .     .
        .     A3    R3<   T4v   .
"""
CIRCUIT: Final = [  # for novices, all round from one half of the launch pad to the other
    "rod 3 to launch pad, long",
    "rod 3 to small capacitor 3, short",
    "rod 4 to small capacitor 3, long",
    "rod 4 to rod 5, short",
    "rod 5 to rod 6, short",
    "rod 6 to small capacitor 4, short",
    "small capacitor 4 to large capacitor 1, long",
    "small capacitor 1 to large capacitor 1, long",
    "small capacitor 1 to launch pad, short",
]


class Drawn(NamedTuple):
    """A tile of a drawing, with the pawns on it; those of the start board come after the 36."""

    tile: int
    turn: int
    cell: int
    pawns: str


# ---------------------------------------------------------------- drawing a position


def sky(
    drawing: str,
    *,
    order: str = "",
    turn: str = "",
    cables: Sequence[str] = (),
    health: Mapping[str, int] | None = None,
    rope: Mapping[str, int] | None = None,
    tiles: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    pile: str | None = None,
    difficulty: str = "novice",
    level: int = 0,
    vane: str = "south",
    storm: Sequence[str] = (),
    storm_discard: str = "",
    other_cards: Literal["deck", "discard"] = "deck",
    shielded: str = "",
    hooked: str = "",
    step: Literal["actions", "storm"] = "actions",
    actions_left: int = ACTIONS_A_TURN,
    free_cable: bool = True,
    to_draw: int | None = None,
    seed: int = 1,
) -> Sky:
    """The position drawn; the storm deck is layers, the top one first, the other cards below.

    Players sit in the order they are drawn, or in `order` ("NC"); it is the first one's turn, or
    that of `turn`. Where no two pawns are drawn, Doctor and Sailor wait on the compass. Health
    and rope are full but for what is said. Cables are written as one wires them: "rod 1 to
    launch pad, short". A pile that is named is all there is.
    """
    cells = cells_of(drawing)
    where = pawns_drawn(cells)
    seats = "".join([*order, *[pawn for pawn in where if pawn not in order]])
    s = laid_out(cells, seats, where, DIFFICULTIES.index(difficulty))
    for cable in cables:
        hang(s, cable)
    for player, pawn in enumerate(seats):
        s.health[player] = (health or {}).get(pawn, int(full_health(s, player)))
        s.rope[player] = (rope or {}).get(pawn, int(full_rope(s, player)))
        s.tiles[player] = tiles_named((tiles or {}).get(pawn, ""))
        s.hands[player] = equipment((hands or {}).get(pawn, ""))
        s.shielded |= (pawn in shielded) << player
        s.hooked |= (pawn in hooked) << player
    s.equipment_deck = int(EQUIPMENT_DECK) - sum(
        int(s.hands[player]) for player in range(len(seats))
    )
    s.pile = tiles_left(s) if pile is None else tiles_named(pile)
    stack_storm(s, storm, storm_discard, other_cards)
    s.level = level
    s.vane = DIRECTIONS.index(vane)
    s.current = seats.index(turn) if turn else 0
    s.free_cable = free_cable
    s.ended = step == "storm"
    s.actions_left = 0 if s.ended else actions_left
    if s.ended:
        s.to_draw = int(CARDS_AT[level]) if to_draw is None else to_draw
    s.stir(seed)
    return s


def with_pawns(drawing: str, **pawns: str) -> str:
    """A drawing with these pawns on its tiles: `with_pawns(ROCKET, P3="EC")`."""
    for tile, here in pawns.items():
        drawing = re.sub(rf"\b({tile}[>v<]?)(?=\s)", rf"\1{here}", drawing)
    return drawing


def cells_of(drawing: str) -> list[Drawn]:
    """The tiles drawn, and the whole start board."""
    found = {}
    for row, line in enumerate(drawing.strip().splitlines()):
        for column, text in enumerate(line.split()):
            if text != ".":
                match = CELL.fullmatch(text)
                assert match, f"{text} is no cell"
                name, top, pawns = match.groups()
                found[column, row] = SET.names.index(name), TOPS.index(top or "^"), pawns
    (across, down), anchor = next(item for item in found.items() if item[1][0] >= TILES)
    down -= anchor[0] - TILES
    for k in range(len(SET.names) - TILES):
        strip = found.setdefault((across, down + k), (TILES + k, 0, ""))
        assert strip[:2] == (TILES + k, 0), "the start board lies as it lies"
    start = FIRST_ROW * SIDE + FIRST_COLUMN
    return [
        Drawn(tile, turn, start + (y - down) * SIDE + x - across, pawns)
        for (x, y), (tile, turn, pawns) in found.items()
    ]


def pawns_drawn(cells: Sequence[Drawn]) -> dict[str, int]:
    """The cell of each pawn."""
    found = {pawn: drawn.cell for drawn in cells for pawn in drawn.pawns}
    for pawn in "DS":
        if len(found) < 2:
            found.setdefault(pawn, FIRST_ROW * SIDE + FIRST_COLUMN)
    return found


def laid_out(cells: Sequence[Drawn], seats: str, where: Mapping[str, int], difficulty: int) -> Sky:
    """The platform with its components, and the pawns."""
    nobody = [0] * (MOST_PLAYERS - len(seats))
    adventurers = vec[i64]([PAWNS.index(pawn) for pawn in seats] + nobody)
    s = bare_table(Setup(adventurers, len(seats), difficulty, plan_of(difficulty)))
    lay_strip(s)
    waiting = [drawn for drawn in cells if drawn.tile < TILES]
    while waiting:
        fitting = next((drawn for drawn in waiting if can_lie(s, drawn)), None)
        assert fitting, f"no wire joins {[SET.names[drawn.tile] for drawn in waiting]}"
        platform.put_down(s, fitting.tile, fitting.turn, fitting.cell)
        waiting.remove(fitting)
    for player, pawn in enumerate(seats):
        s.pawns[player] = platform.place_at(s, where[pawn])
    return s


def can_lie(s: Sky, drawn: Drawn) -> bool:
    """A wire of it meets another."""
    sides = int(platform.wires_around(s, drawn.cell))
    return any(has(SET.fits[4 * drawn.tile + side], drawn.turn) for side in members(sides))


def hang(s: Sky, text: str) -> None:
    match = CABLE.fullmatch(text)
    assert match, f"{text} is no cable"
    one, other = (COMPONENT_NAMES.index(name) for name in match.groups()[:2])
    length = CABLES.index(match[3])
    assert has(s.standing, one) and has(s.standing, other), f"{text}: what doesn't stand"
    assert circuit.can_link(s, one, other) and circuit.spans(s, one, other, length), text
    circuit.add_cable(s, one, other, length)


def tiles_named(text: str) -> int:
    """A set of tiles as in "P1 G3"."""
    return set_of([TILE_NAMES.index(name) for name in text.split()])


def tiles_left(s: Sky) -> int:
    """Those that lie nowhere and that nobody holds."""
    out = set_of([int(tile_at(s, place)) for place in range(s.laid)])
    for player in range(s.setup.players):
        out |= int(s.tiles[player])
    return ~out & ((1 << TILES) - 1)


def equipment(text: str) -> int:
    """A bag of cards as in "2 Jetpack, Med Kit"."""
    return packed(bag(text), EQUIPMENT_NAMES)


def random_game(seed: int, *, quiet: bool = False, **wishes: object) -> Iterator[Sky]:
    """In a quiet one nobody is ever hurt, and the storm never rises: the platform grows large."""
    return playing.random_game(Sky, seed, make_whole if quiet else None, **wishes)


def make_whole(s: Sky) -> None:
    s.level = 0
    for player in range(s.setup.players):
        s.health[player] = full_health(s, player)
        s.rope[player] = full_rope(s, player)


def strew(s: Sky, some_tiles: Sequence[int], chance: Random) -> Sky:
    """Lay these tiles one after another, anywhere that a wire of them meets another."""
    actions, held = Actions(), s.tiles[0]
    for tile in some_tiles:
        s.tiles[0] = set_of([tile])
        actions.clear()
        add_clampings(s, actions, 0)
        whom = int(whom_of(chance.choice(actions.listed())))
        platform.put_down(s, tile, whom & 3, whom >> 2)
    s.tiles[0] = held
    return s


fresh: Final = partial(new, Sky)


# ---------------------------------------------------------------- what can be done, and doing it


def rest(s: Sky, start: str) -> set[str]:
    """How the actions that begin so go on: {"M50", "M52"} for "seat1 move"."""
    return {text.removeprefix(f"{start} ") for text in texts(s, f"{start} ")}


# ---------------------------------------------------------------- what lies on the table


def at(s: Sky, seat: int) -> str:
    return CELL_NAMES[cell_at(s, s.pawns[seat - 1])]


def stand(s: Sky) -> str:
    """Where all pawns are: "M51 M51 N51"."""
    return " ".join(at(s, seat + 1) for seat in range(s.setup.players))


def health(s: Sky) -> list[int]:
    return [int(s.health[player]) for player in range(s.setup.players)]


def rope(s: Sky) -> list[int]:
    return [int(s.rope[player]) for player in range(s.setup.players)]


def hand(s: Sky, seat: int) -> dict[str, int]:
    return tally(int(s.hands[seat - 1]), EQUIPMENT_NAMES)


def tiles(s: Sky, seat: int) -> str:
    """The tiles in a hand: "P1 G3"."""
    return names_of(int(s.tiles[seat - 1]))


def names_of(some_tiles: int) -> str:
    return " ".join(TILE_NAMES[tile] for tile in members(some_tiles))


def place_names(s: Sky, places: int) -> str:
    """A set of places: "M51 N51"."""
    return " ".join(sorted(CELL_NAMES[cell_at(s, place)] for place in members(places)))


def place_at(s: Sky, name: str) -> int:
    place = int(platform.place_at(s, CELL_NAMES.index(name)))
    assert place != NOWHERE, f"nothing lies at {name}"
    return place


def components(s: Sky) -> dict[str, str]:
    """The components that stand, each with the places it stands on."""
    return {
        COMPONENT_NAMES[component]: place_names(s, int(stands_on(s, component)))
        for component in members(s.standing)
    }


def cables(s: Sky) -> list[str]:
    return [
        f"{COMPONENT_NAMES[one]} to {COMPONENT_NAMES[other]}, {CABLES[length]}"
        for one, other, length in cables_hung(s)
    ]


def live_wires(s: Sky, name: str) -> list[list[str]]:
    """The wire groups of a tile that are joined to a rod, by their printed ports."""
    place = place_at(s, name)
    groups = SET.tiles[tile_at(s, place)].groups
    return [[PORT_NAMES[port] for port in groups[k]] for k in members(live_groups(s, place))]

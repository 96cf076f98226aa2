"""Wires, cables and circuits against a search that knows nothing of the engine's (S29, S30, S42).

The wires are read from the file of tiles, and drawn on a sheet where a tile is 8 units wide:
two wires meet where they end at the same point. Cables are pairs of components.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.squares import has, members, set_of
from simoun.games.sky import circuit
from simoun.games.sky.data import COMPONENTS, KIND_OF, PAD, ROD, SIDE, TILES
from simoun.games.sky.face.forecast import cable_path, closing_cables, ground_path
from simoun.games.sky.face.view_platform import cables
from simoun.games.sky.state import Setup, Sky, cell_at, live_groups, stands_on, tile_at, turn_at
from simoun.games.sky.storm import would_be_struck
from simoun.games.sky.tiles import SET
from tests.sky.position import CIRCUIT, ROCKET, random_game, sky, strew

FILE = json.loads(pkgutil.get_data("simoun.games.sky", "tiles.json") or b"")
PRINTED = {tile["id"]: tile for tile in [*FILE["tiles"], *FILE["start_board"]["cells"]]}
ENDS = {  # of wires, from the upper left corner of a tile that is not turned
    **{"Nl": (3, 0), "N": (4, 0), "Nr": (5, 0), "El": (8, 3), "E": (8, 4), "Er": (8, 5)},
    **{"Sr": (3, 8), "S": (4, 8), "Sl": (5, 8), "Wr": (0, 3), "W": (0, 4), "Wl": (0, 5)},
}

Point = tuple[int, int]
Cable = tuple[int, int, int]


class Wire(NamedTuple):
    place: int
    group: int
    ends: frozenset[Point]


# ---------------------------------------------------------------- the independent search


def wires_on(s: Sky) -> list[Wire]:
    found = []
    for place in range(s.laid):
        row, column = divmod(int(cell_at(s, place)), SIDE)
        turn = int(turn_at(s, place))
        for k, group in enumerate(PRINTED[SET.names[tile_at(s, place)]]["wire_groups"]):
            ends = [turned(ENDS[port], turn) for port in group]
            found.append(Wire(place, k, frozenset((8 * column + x, 8 * row + y) for x, y in ends)))
    return found


def turned(end: Point, quarters: int) -> Point:
    x, y = end
    for _ in range(quarters):
        x, y = 8 - y, x
    return x, y


def live_wires(s: Sky) -> set[tuple[int, int]]:
    """Spread from the rods' own wires, again and again, until nothing is new."""
    wires = wires_on(s)
    rods = {place for place in range(s.laid) if symbol(s, place) == "rod"}
    live = {wire for wire in wires if wire.place in rods}
    while True:
        points = {end for wire in live for end in wire.ends}
        more = {wire for wire in wires if wire.ends & points}
        if more <= live:
            return {(wire.place, wire.group) for wire in live}
        live |= more


def symbol(s: Sky, place: int) -> str:
    return str(PRINTED[SET.names[tile_at(s, place)]]["symbol"])


def live_components(hung: Sequence[Cable]) -> set[int]:
    """The rods with a cable, and all that is joined to one; the pad passes nothing on."""
    live = {end for one, other, _ in hung for end in (one, other) if KIND_OF[end] == ROD}
    for _ in range(COMPONENTS):
        for one, other, _ in hung:
            if (one in live and one != PAD) or (other in live and other != PAD):
                live |= {one, other}
    return live


def loops(hung: Sequence[Cable]) -> Iterator[list[int]]:
    """Every closed loop from the pad back to it, by trying all ways along unused cables."""

    def go(at: int, left: Sequence[Cable], way: list[int]) -> Iterator[list[int]]:
        for k, (one, other, _) in enumerate(left):
            if at in (one, other):
                onward = other if at == one else one
                if onward == PAD:
                    yield way
                else:
                    yield from go(onward, [*left[:k], *left[k + 1 :]], [*way, onward])

    yield from go(PAD, hung, [])


def is_complete(s: Sky, hung: Sequence[Cable]) -> bool:
    needed = [int(n) for n in s.setup.plan]
    return any(
        all(sum(KIND_OF[part] == kind for part in way) >= needed[kind] for kind in range(3))
        and len(set(way)) == len(way)
        for way in loops(hung)
    )


# ---------------------------------------------------------------- random boards


def boards_played() -> Iterator[Sky]:
    """Platforms of random games, in all sizes."""
    for seed in range(12):
        for k, s in enumerate(random_game(seed, quiet=seed % 3 > 0, players=2 + seed % 4)):
            if k % 61 == 60:
                yield s.copy()
            if k > 700:
                break


def boards_strewn() -> Iterator[Sky]:
    """Platforms of any tiles, laid anywhere."""
    for seed in range(120):
        chance = Random(seed)
        number = chance.randrange(8, TILES)
        yield strew(sky("A1"), chance.sample(range(TILES), number), chance)


@pytest.fixture(scope="module", name="boards")
def some_hundred_boards() -> list[Sky]:
    """With cables hung at random on most of them, few or as many as can be."""
    found = [*boards_played(), *boards_strewn()]
    for number, s in enumerate(found):
        for _ in zip(range(number % 10), hang_at_random(s, Random(number)), strict=False):
            pass
    return found


def hang_at_random(s: Sky, chance: Random) -> Iterator[Sky]:
    """One cable after another, while there are some that fit."""
    while possible := fitting(s):
        circuit.add_cable(s, *chance.choice(possible))
        yield s


def fitting(s: Sky) -> list[Cable]:
    """Every cable that could join any two components."""
    return [
        (one, other, length)
        for one in members(s.standing)
        for other in members(s.standing)
        for length in (0, 1)
        if one < other and circuit.can_link(s, one, other)
        if circuit.spans(s, one, other, length)
    ]


def check_networks(s: Sky) -> None:
    hung = cables(s)
    ground, components = live_wires(s), live_components(hung)
    found = {(place, k) for place in range(s.laid) for k in members(live_groups(s, place))}
    assert found == ground
    assert s.live_ground == set_of([place for place, _ in ground])
    assert set(members(circuit.live_components(s))) == components
    on = set_of([p for component in components for p in members(stands_on(s, component))])
    assert s.live_cables == on


def test_s30_ground_and_cables_agree_with_a_search_on_random_boards(boards: list[Sky]) -> None:
    assert len(boards) > 200 and sum(len(cables(s)) for s in boards) > 250
    for s in boards:
        check_networks(s)


def test_s29_struck_are_the_pawns_that_the_search_reaches(boards: list[Sky]) -> None:
    reached, spared = 0, 0
    for s in (board.copy() for board in boards):
        live = set_of([place for place, _ in live_wires(s)]) | int(s.live_cables)
        for place in range(s.laid):
            s.pawns[0] = place
            hit = has(live, place) and symbol(s, place) != "faraday" and not has(s.shielded, 0)
            assert has(would_be_struck(s), 0) is hit
            reached, spared = reached + hit, spared + (not hit)
    assert reached > 300 and spared > 300


def test_s29_the_path_of_the_current_leads_from_a_rod_to_the_pawn(boards: list[Sky]) -> None:
    for s in boards[::3]:
        wires = {(wire.place, wire.group): wire.ends for wire in wires_on(s)}
        joined = {frozenset(cable[:2]) for cable in cables(s)}
        for place in range(s.laid):
            path, line = ground_path(s, place), cable_path(s, place)
            assert (bool(path), bool(line)) == (
                has(s.live_ground, place),
                has(s.live_cables, place),
            )
            assert all(wires[one] & wires[other] for one, other in pairwise(path))
            assert all(frozenset(ends) in joined for ends in pairwise(line))
            if path:
                assert symbol(s, path[0][0]) == "rod" and path[-1][0] == place
            if line:
                assert KIND_OF[line[0]] == ROD and has(stands_on(s, line[-1]), place)


PLANS = [[0, 1, 0], [1, 1, 0], [2, 0, 0], [1, 2, 1], [3, 3, 1]]


def half_wired(plan: list[int], chance: Random) -> Sky:
    """Most of a circuit, and a blueprint of any size."""
    s = sky(ROCKET, cables=[cable for cable in CIRCUIT if chance.random() < 0.8])
    s.setup = Setup(s.setup.adventurers, s.setup.players, 0, vec[i64](plan))
    return s


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_s42_circuits_agree_with_a_search_on_random_cables(plan: list[int]) -> None:
    complete, seen = 0, 0
    for number in range(60):
        chance = Random(number)
        for wired in hang_at_random(half_wired(plan, chance), chance):
            check_networks(wired)
            found = is_complete(wired, cables(wired))
            assert circuit.is_complete(wired) is found
            complete, seen = complete + found, seen + 1
    assert 0 < complete < seen


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_s43_the_cables_that_would_launch_are_those_that_close_a_circuit(plan: list[int]) -> None:
    ready, seen = 0, 0
    for number in range(25):
        chance = Random(number)
        for wired in hang_at_random(half_wired(plan, chance), chance):
            if not circuit.is_complete(wired):
                closing = {
                    (one, other)
                    for one, other, _ in fitting(wired)
                    if is_complete(wired, [*cables(wired), (one, other, 0)])
                }
                assert set(closing_cables(wired)) == closing
                ready, seen = ready + bool(closing), seen + 1
    assert 0 < ready < seen

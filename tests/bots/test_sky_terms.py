"""What the terms of Forbidden Sky count, by positions small enough to count by hand."""

from __future__ import annotations

from math import comb

import pytest

from simoun.bots.sky.brain import SkyBrain
from simoun.bots.sky.corner import Corner
from simoun.bots.sky.hope import SORTS, best_of
from simoun.bots.sky.loop import Loop
from simoun.bots.sky.terms import NUMBER_OF_TERMS, TERMS
from simoun.bots.sky.ways import FAR, Ways
from simoun.bots.sky.weather import Weather, chance_of_more
from simoun.bots.sky.weights import WEIGHTS
from simoun.core.actions import act
from simoun.core.squares import bit, members, size
from simoun.games.sky.actions import SCOUT
from simoun.games.sky.data import PAD, SOUTH, TILES
from simoun.games.sky.state import Sky
from tests.sky.position import CIRCUIT, ROCKET, fresh, sky

BRAIN = SkyBrain()
COMPASS, LANDING, TELEPORTER, ROD = range(4)


def term(s: Sky, name: str) -> float:
    return BRAIN.terms(s)[TERMS.index(name)]


def test_every_term_has_a_name_and_a_weight() -> None:
    assert len(TERMS) == NUMBER_OF_TERMS == len(set(TERMS))
    assert set(WEIGHTS) == set(TERMS)


@pytest.mark.parametrize(("n", "mean", "least"), [(2, 0.8, 1), (4, 1.2, 2), (3, 0.0, 1), (5, 5, 4)])
def test_many_hits_are_as_likely_as_heads(n: int, mean: float, least: int) -> None:
    p = mean / n
    expected = sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(least, n + 1))
    assert chance_of_more(n, mean, least) == pytest.approx(expected)


def test_lightning_strikes_on_the_rod_and_gusts_wear_where_the_platform_ends() -> None:
    weather = Weather(fresh(), climbs=False)
    assert weather.hits_in(1, ROD, SOUTH) == pytest.approx(6 / 15)
    assert weather.hits_in(1, LANDING, SOUTH) == 0.0
    assert weather.hits_in(2, TELEPORTER, SOUTH) == pytest.approx(4 / 15 * 6 / 15)
    assert weather.wear_in(1, ROD, SOUTH) == pytest.approx(4 / 15)
    assert weather.wear_in(1, LANDING, SOUTH) == 0.0


def test_ways_lead_by_teleporter_too() -> None:
    s = sky("A0D . \n A1S T1< \n A2 .")
    assert Ways(s).steps(0, bit(3)) == 3
    assert Ways(s).steps(0, 1 << 30) == FAR


def test_the_corner_counts_the_quarters_around_it() -> None:
    s = sky(ROCKET)
    corner = Corner(s)
    assert corner.missing == 0
    assert size(corner.ring) == 4


def test_the_loop_of_a_finished_circuit_lacks_nothing() -> None:
    s = sky(ROCKET, cables=CIRCUIT[:-1])
    loop = Loop(s, Corner(s))
    assert (int(loop.missing), int(loop.length)) == (1, len(CIRCUIT))
    assert not loop.members & bit(PAD)
    assert term(s, "cables") == len(CIRCUIT) - 1


def test_the_sorts_hold_every_tile_once() -> None:
    tiles = [tile for sort in SORTS for tile in members(int(sort))]
    assert sorted(tiles) == list(range(TILES))


def test_the_best_of_two_draws() -> None:
    from librt.vecs import vec

    chances = vec[float]([0.25, 0.75])
    values = vec[float]([4.0, 0.0])
    assert best_of(chances, values, 1) == pytest.approx(1.0)
    assert best_of(chances, values, 2) == pytest.approx(4 * (1 - 0.75**2))


def test_a_scout_is_worth_the_average_of_what_can_come() -> None:
    s = fresh()
    player = int(s.current)
    values = []
    for tile in members(int(s.pile)):
        after = s.copy()
        after.actions_left -= 1
        after.tiles[player] |= 1 << tile
        after.pile &= ~(1 << tile)
        values.append(BRAIN.value(after))
    hope = BRAIN.imagine(s, act(SCOUT, player))
    assert BRAIN.value(s) + hope == pytest.approx(sum(values) / len(values), abs=0.5)

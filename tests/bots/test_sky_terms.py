"""What the terms of Forbidden Sky count, by positions small enough to count by hand."""

from __future__ import annotations

from math import comb

import pytest

from simoun.bots.sky.brain import SkyBrain
from simoun.bots.sky.corner import Corner
from simoun.bots.sky.danger import time_left
from simoun.bots.sky.distances import FAR, SkyDistances
from simoun.bots.sky.hope import SORTS, best_of
from simoun.bots.sky.loop import Loop
from simoun.bots.sky.pieces import tiles_for
from simoun.bots.sky.spots import Spots
from simoun.bots.sky.terms import TERMS
from simoun.bots.sky.weather import Weather, cards_before, cards_coming, chance_of_more
from simoun.bots.sky.work import turns_for
from simoun.bots.weights import weights_of
from simoun.core.actions import act
from simoun.core.squares import bit, lowest, members, size
from simoun.games.sky.actions import SCOUT
from simoun.games.sky.data import CELL_NAMES, LARGE, PAD, SKULL, SMALL, SOUTH, TILES
from simoun.games.sky.data import ROD as ROD_KIND
from simoun.games.sky.state import Sky
from tests.sky.position import CIRCUIT, ROCKET, fresh, sky, with_pawns

BRAIN = SkyBrain(weights_of("sky"))
COMPASS, LANDING, TELEPORTER, ROD = range(4)
HALF = "A1DS T1>"  # half a small capacitor waits on the far side of N51
BOTH_HALVES = "A1DS T1> T2>"


def term(s: Sky, name: str) -> float:
    return BRAIN.terms(s)[TERMS.index(name)]


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
    assert SkyDistances(s).steps(0, bit(3)) == 3
    assert SkyDistances(s).steps(0, 1 << 30) == FAR


def test_the_corner_counts_the_quarters_around_it() -> None:
    s = sky(ROCKET)
    corner = Corner(s)
    assert corner.missing == 0
    assert size(corner.ring) == 4


def test_the_loop_of_a_finished_circuit_lacks_nothing() -> None:
    s = sky(ROCKET, cables=CIRCUIT[:-1])
    loop = Loop(s, Corner(s), 0)
    assert (int(loop.missing), int(loop.length)) == (1, len(CIRCUIT))
    assert not loop.members & bit(PAD)
    assert term(s, "cables") == len(CIRCUIT) - 1


def spots_of(s: Sky, kind: int) -> dict[str, list[int]]:
    """Where a component of a kind could come to stand: the cell, and from which places."""
    spots = Spots(s, Corner(s))
    return {
        CELL_NAMES[int(spots.cells[k])]: members(int(spots.places[k]))
        for k in range(int(spots.n))
        if spots.kinds[k] == kind
    }


def test_a_half_disc_waits_for_the_other_one() -> None:
    assert spots_of(sky(HALF), SMALL) == {"O51": [4]}
    assert spots_of(sky(BOTH_HALVES), SMALL) == {}


def test_a_rod_can_go_wherever_a_wire_ends() -> None:
    strip = {"L50": [0], "N50": [0], "L51": [1], "L52": [2], "N52": [2]}
    assert spots_of(sky(HALF), ROD_KIND) == {
        **strip,
        **{"L53": [ROD], "M54": [ROD], "N53": [ROD], "O51": [4]},
    }


def test_one_tile_covers_all_spots_of_a_cell() -> None:
    s = sky(HALF)
    spots = Spots(s, Corner(s))
    there = [k for k in range(int(spots.n)) if CELL_NAMES[int(spots.cells[k])] == "O51"]
    assert len(there) == 2
    assert members(int(spots.rivals(there[0]))) == there


def test_the_loop_leads_through_spots_for_what_is_missing() -> None:
    s = sky(HALF)
    loop = Loop(s, Corner(s), 0)
    assert (int(loop.spots_for(SMALL)), members(int(loop.places_for(SMALL)))) == (1, [4])
    assert members(int(loop.members)) == [0]  # the rod of the start board
    assert term(s, "small open") == 1


def test_work_is_less_with_a_tile_in_hand_and_less_still_when_it_lies() -> None:
    drawn, held, laid = sky(HALF), sky(HALF, tiles={"D": "T2"}), sky(BOTH_HALVES)
    assert term(drawn, "work") > term(held, "work") > term(laid, "work")
    assert term(laid, "smalls") > term(held, "smalls")


def test_a_spot_is_reached_by_who_holds_the_tile() -> None:
    near = sky("A0S\nA1 T1>D\nA2", tiles={"D": "T2"})
    far = sky("A0S\nA1 T1>D\nA2", tiles={"S": "T2"})
    assert (term(near, "way to small"), term(far, "way to small")) == (0, 2)


@pytest.mark.parametrize(
    ("player", "steps", "turns"), [(0, 0, 0), (0, 4, 0), (0, 5, 2), (0, 9, 4), (1, 4, 1), (1, 5, 3)]
)
def test_how_many_turns_pass_before_so_many_steps(player: int, steps: int, turns: int) -> None:
    s = sky("A1DS", order="DS")
    assert turns_for(s, player, steps) == turns


def test_a_storm_after_the_launch_hurts_nobody() -> None:
    s = sky("A1DSE", order="DSE")
    cards = int(cards_coming(s))
    assert [int(cards_before(s, player, FAR)) // cards for player in range(3)] == [3, 1, 2]
    assert [int(cards_before(s, player, 1)) // cards for player in range(3)] == [1, 1, 1]


def test_the_navigator_can_fetch_who_waits_for_a_turn() -> None:
    s = sky("A1DSN", order="DSN")
    cards = int(cards_coming(s))
    assert [int(cards_before(s, player, FAR)) // cards for player in range(3)] == [2, 1, 2]


@pytest.mark.parametrize(
    ("pawns", "vane", "chance"),
    [
        ({"P3": "E", "P6": "D"}, "north", 1.0),  # from P6 to P3; nothing lies beyond
        ({"P6": "E", "P3": "D"}, "south", 11 / 15),  # a Gust blows the first off
        ({"P3": "E", "P6": "D"}, "south", 1.0),  # the next one walks back
        ({"G1": "E", "P2": "D"}, "north", 4 / 15),  # blown aboard
        ({"G1": "E", "P2": "N"}, "south", 1.0),  # fetched by the Navigator
    ],
)
def test_the_next_player_can_launch_if_the_storm_leaves_the_others_aboard(
    pawns: dict[str, str], vane: str, chance: float
) -> None:
    drawing = with_pawns(ROCKET, **pawns)
    s = sky(drawing, cables=CIRCUIT[:-1], turn="E", vane=vane, step="storm", to_draw=1)
    assert term(s, "launch next") == pytest.approx(chance)


def test_work_hurries_near_the_skull() -> None:
    early, late = (sky(HALF, level=level) for level in (0, SKULL - 1))
    assert term(early, "work in haste") == 0.0 < term(late, "work in haste") < term(late, "work")


def test_what_one_saves_counts_less_near_the_end() -> None:
    early, late = (time_left(sky("A1DS", level=level)) for level in (0, SKULL - 1))
    assert early == 1.0 > late > 0.0


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


def test_what_is_remembered_of_one_blueprint_does_not_serve_for_another() -> None:
    for difficulty in ("novice", "legendary"):
        s = sky(HALF, difficulty=difficulty)
        assert BRAIN.value(s) == SkyBrain(weights_of("sky")).value(s)


def test_what_is_remembered_of_one_pile_does_not_serve_for_another() -> None:
    """They differ in a tile that brings no part of the circuit."""
    s = sky(HALF)
    parts = tiles_for(ROD_KIND) | tiles_for(SMALL) | tiles_for(LARGE)
    for _ in range(3):
        assert BRAIN.value(s) == SkyBrain(weights_of("sky")).value(s)
        s.pile &= ~bit(lowest(s.pile & ~parts))

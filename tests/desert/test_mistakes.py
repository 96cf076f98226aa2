"""Mistakes that are easily made, and answers that are known from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from simoun.core.actions import act
from simoun.games.desert.actions import END, STORM
from simoun.games.desert.data import DIFFICULTIES
from simoun.games.desert.state import Desert
from tests.desert.position import GAME, PAWNS, at, desert, dunes, fresh, grid, hand, part_at, water
from tests.playing import can, do, texts
from tests.storms import check_mean, storm_discard, turns_to_the_skull

# ---------------------------------------------------------------- mistakes others made


def test_d9_the_tunnel_one_leaves_is_checked_for_sand() -> None:
    s = desert(dunes("t2A", ".", ".", ".", "t"))
    assert texts(s) == ["seat1 dig A1", "seat1 end"]
    assert can(do(s, "seat1 dig A1"), "seat1 move E1")


def test_d20_a_part_is_not_lost_when_its_clues_meet_at_the_hole() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        -n .  @  .  .E
        .  .  .  .  .
        .  .  ?|nA .  .
    """,
        order="A",
        storm=["wind west 3"],
    )
    do(s, "seat1 excavate", "seat1 end", "seat1 storm")
    assert part_at(s, "compass") == "C3" and grid(s)[2] == "-n . .1n .1E @"


def test_d32_a_dune_blasters_sand_returns_to_the_supply() -> None:
    s = desert(dunes(".9A"), hands={"A": "Dune Blaster"})
    assert s.sand_left == 39
    assert do(s, "seat1 blast A1").sand_left == 48


def test_d5_not_one_canteen_size_for_all() -> None:
    s = fresh(players=3, adventurers=["climber", "navigator", "water-carrier"])
    assert water(s) == [3, 4, 5]


def test_d44_no_win_with_the_pad_unrevealed() -> None:
    s = do(desert(dunes("A", "?lE"), taken="pecn"), "seat1 move B1")
    assert not s.over


def test_d11_the_crash_site_can_be_excavated_and_has_a_gear() -> None:
    s = do(desert(dunes("xAE")), "seat1 excavate")
    assert grid(s)[0].split()[0] == "gAE" and sum(hand(s, 1).values()) == 1


@pytest.mark.parametrize("level", range(13))
def test_d24_the_storm_phase_runs_once(level: int) -> None:
    cards = ["3 wind north 1, 3 wind south 1, 3 wind east 1"]
    s = do(desert(dunes("A", "E"), level=level, storm=cards, actions_left=0), "seat1 end")
    GAME.settle(s)
    assert s.current == 1 and at(s, 1) == "A1"
    assert sum(storm_discard(s).values()) == s.setup.meter[level]


# ---------------------------------------------------------------- known answers


def sheltered(players: int, level: int, number: int) -> Iterator[Desert]:
    """Everybody in a tunnel, and sand enough for ever: only the skull ends these games."""
    first = desert(dunes(f"t{PAWNS[:players]}"), level=level)
    first.sand_left = 1_000_000
    for seed in range(1, number + 1):
        s = first.copy()
        s.stir(seed)
        yield s


def test_d29_d30_cards_drawn_until_the_kth_rise() -> None:
    drawn: list[list[int]] = [[] for _ in range(15)]
    for s in sheltered(5, 0, 250):
        cards = 0
        while not s.over:
            level = s.level
            if not s.ended:
                GAME.apply(s, act(END, s.current))
            GAME.apply(s, act(STORM, s.current))
            cards += 1
            if s.level > level:
                drawn[level].append(cards)
    for k in range(1, 16):
        check_mean(drawn[k - 1], 31 * ((k - 1) // 3) + 8 * ((k - 1) % 3 + 1))


TURNS_TO_THE_SKULL = {
    2: [34.8, 29.0, 25.8, 23.1],
    3: [37.5, 33.4, 29.0, 25.7],  # and 4, by the same meter
    5: [40.8, 36.1, 33.4, 29.0],
}


@pytest.mark.parametrize("players", TURNS_TO_THE_SKULL)
@pytest.mark.parametrize("level", range(len(DIFFICULTIES)))
def test_d47_turns_to_the_skull_with_nobody_reducing_draws(players: int, level: int) -> None:
    found = [turns_to_the_skull(s, END) for s in sheltered(players, level, 120)]
    check_mean(found, TURNS_TO_THE_SKULL[players][level])

"""How the bots play Forbidden Sky where a good player would not hesitate."""

from __future__ import annotations

import pytest

from simoun.core.squares import has
from simoun.games.sky.state import Sky
from simoun.games.sky.storm import would_be_struck
from tests.bots import asking
from tests.playing import do
from tests.sky.position import CIRCUIT, FACE, ROCKET, sky, with_pawns

THINKING = ["novice", "normal"]
LAST = "wire small capacitor 1 to launch pad, short"


def plan(s: Sky) -> list[str]:
    return asking.plan(s, game=FACE)


def wish(s: Sky, level: str = "normal") -> str:
    return asking.wish(s, level=level, game=FACE)


@pytest.mark.parametrize("level", THINKING)
def test_with_all_aboard_the_last_cable_is_laid(level: str) -> None:
    s = sky(with_pawns(ROCKET, P3="E", P6="C"), cables=CIRCUIT[:-1])
    assert wish(s, level) == f"seat1 {LAST}"


@pytest.mark.parametrize("level", THINKING)
def test_nobody_launches_while_somebody_is_left_behind(level: str) -> None:
    s = sky(with_pawns(ROCKET, P3="E", A3="D"), cables=CIRCUIT[:-1], turn="E")
    assert LAST not in wish(s, level)


def test_who_is_left_behind_comes_aboard() -> None:
    s = sky(with_pawns(ROCKET, P3="E", A0="D"), cables=CIRCUIT[:-1], turn="D")
    assert "seat2 move M49" in plan(s) or f"seat2 {LAST}" in plan(s)


@pytest.mark.parametrize(("vane", "moves"), [("south", ["seat1 move N48"]), ("north", [])])
def test_who_waits_for_the_others_waits_where_no_gust_blows_them_off(
    vane: str, moves: list[str]
) -> None:
    s = sky(with_pawns(ROCKET, P6="E", A1="D"), cables=CIRCUIT[1:-1], turn="E", vane=vane)
    assert [step for step in plan(s) if "move" in step] == moves


def test_a_shield_is_opened_where_lightning_would_kill() -> None:
    s = sky(
        """
        A2   .
        A3SD .
        """,
        step="storm",
        health={"S": 1},
        hands={"S": "Strike Shield"},
        storm=["Lightning"],
    )
    assert wish(s) == "seat1 shield"


def test_a_hook_is_set_before_a_gust_breaks_the_last_rope() -> None:
    s = sky(
        """
        A2
        A3SD
        """,
        step="storm",
        rope={"S": 1},
        hands={"S": "Gravity Hook"},
        storm=["Gust"],
    )
    assert wish(s) == "seat1 hook"


def test_nobody_ends_a_turn_on_the_rod_for_nothing() -> None:
    s = sky(
        """
        A1D
        A2
        A3S
        """,
        turn="S",
        health={"S": 1},
        tiles={"S": "G2 G7 F3"},
    )
    for action in plan(s)[:-1]:
        do(s, action)
    assert not has(would_be_struck(s), s.current)

"""How the bots play Forbidden Desert where a good player would not hesitate."""

from __future__ import annotations

import pytest

from simoun.games.desert.state import Desert
from tests.bots import asking
from tests.desert.position import FACE, SUN, desert
from tests.playing import do

THINKING = ["novice", "normal"]


def plan(s: Desert) -> list[str]:
    return asking.plan(s, game=FACE)


def wish(s: Desert, seats: tuple[int, ...] = asking.EVERYBODY, level: str = "normal") -> str:
    return asking.wish(s, seats, level, game=FACE)


@pytest.mark.parametrize("level", THINKING)
def test_the_last_one_steps_onto_the_launch_pad(level: str) -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .  .
        .  g  lN gM .
        .  .  .  .  .
        """,
        turn="M",
        taken="pecn",
    )
    assert wish(s, level=level) == "seat2 move C4"


@pytest.mark.parametrize("level", THINKING)
def test_a_part_underfoot_is_picked_up(level: str) -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .  .
        .  gEc -c .  .
        .  |c .  .  .N
        """
    )
    assert wish(s, level=level) == "seat1 pick up crystal"


def test_they_gather_at_a_water_mark_before_it_is_opened() -> None:
    s = desert(
        """
        g  g  g  g  g
        g  g  :N gM g
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
        """,
        turn="M",
        water={"M": 0, "N": 0},
    )
    done = plan(s)
    assert done.index("seat2 move C2") < done.index("seat2 excavate")


def test_nobody_opens_a_well_with_a_full_canteen() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  ?wN .  .
        .  .  @  .  .
        .  .  .  .  .M
        .  .  .  .  .
        """
    )
    assert "seat1 excavate" not in plan(s)[:1]


def test_who_has_water_pours_for_who_dies_at_the_next_sun() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  gNE .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
        """,
        step="storm",
        water={"N": 0, "E": 4},
        storm=[SUN],
    )
    assert wish(s) == "seat2 pour 2 to seat1"
    assert wish(s, seats=(0,)) == "seat1 storm"


def test_the_water_carrier_draws_at_a_well_and_pours_next_door() -> None:
    s = desert(
        """
        g  g  g  g  g
        g  wW gA g  g
        m  .  @  .  .
        w  .  .  .  .
        .  .  .  .  .
        """,
        water={"W": 1, "A": 0},
    )
    done = plan(s)
    assert "seat1 draw water" in done
    assert any(text.startswith("seat1 pour") and text.endswith("to seat2") for text in done)


def test_a_shield_is_opened_where_the_sun_would_kill() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  gNE .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
        """,
        step="storm",
        water={"N": 0, "E": 0},
        hands={"N": "Solar Shield"},
        storm=[SUN],
    )
    assert wish(s) == "seat1 shade"


def test_a_reserve_is_drunk_before_anyone_dies() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  gNE .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
        """,
        step="storm",
        water={"N": 0, "E": 0},
        hands={"E": "Secret Water Reserve"},
        storm=[SUN],
    )
    assert wish(s) == "seat2 drink reserve"


def test_a_throttle_is_handed_to_who_can_use_it() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .  .
        gNE gc -c .  .
        .  |c .  .  .
        """,
        actions_left=0,
        hands={"E": "Time Throttle"},
    )
    assert plan(s) == [
        "seat2 hand Time Throttle to seat1",
        "seat1 speed up",
        "seat1 move B4",
        "seat1 pick up crystal",
        "seat1 end",
    ]


def test_the_last_unknown_tile_is_excavated_however_far_nothing_else_is() -> None:
    s = desert(
        """
        g  g  g  g  g
        g  m  w  w  |p
        g  -c @ |c |n
        t  t  t  -n |e
        .N -p  gM -e g
        """,
        taken="pecn",
    )
    assert "seat1 excavate" in plan(s)


@pytest.mark.parametrize("level", THINKING)
def test_cards_in_the_meteorologists_hand_all_go_back(level: str) -> None:
    s = do(desert(". . . . . . . . . . . . @ . . . . . . . . . . gM ."), "seat1 peek")
    while s.seen:
        do(s, wish(s, level=level))
    assert wish(s, level=level)

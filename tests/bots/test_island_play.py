"""How the bots play Forbidden Island where a good player would not hesitate."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.bots.asking import plan, wish
from tests.island.position import ALL_FOUR, island
from tests.playing import can, named

AT_HOME = """
           .lED .
        .  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .  .
        .  .  .  .
           .  .
"""
THINKING = ["novice", "normal"]


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("step", ["actions", "draw", "flood"])
def test_they_take_off_as_soon_as_they_can(
    level: str, step: Literal["actions", "draw", "flood"]
) -> None:
    s = island(AT_HOME, captured=ALL_FOUR, hands={"D": "Helicopter Lift"}, step=step)
    assert wish(s, level=level) == "seat2 take off"
    assert wish(s, seats=(1,), level=level) == "seat2 take off"
    assert "take off" not in wish(s, seats=(0,), level=level)


@pytest.mark.parametrize("level", THINKING)
def test_they_take_off_while_somebody_must_discard(level: str) -> None:
    s = island(
        AT_HOME,
        captured=ALL_FOUR,
        hands={"E": "5 Earth Stone, Sandbags", "D": "Helicopter Lift"},
        step="flood",
    )
    assert wish(s, seats=(1,), level=level) == "seat2 take off"


def test_a_full_hand_goes_to_its_temple_and_captures() -> None:
    s = island(
        """
               .  .
            .  .  .M .e
         .  .  .  .  .  .
         .  .  .  .  .  .e
            .  .  .  .
               .  .l
        """,
        hands={"M": "4 Earth Stone"},
    )
    assert [text.split()[1] for text in plan(s)][:2] == ["move", "capture"]


def test_a_helicopter_carries_a_full_hand_to_a_temple_too_far_to_walk() -> None:
    s = island(
        """
               .M .
            .  .  .  .
         .  .  .  .  .  .
         .  .  .  .  .  .
            .  .  .  .e
               .lG .e
        """,
        hands={"M": "4 Earth Stone", "G": "2 Helicopter Lift"},
    )
    done = plan(s)
    lift = next(k for k, text in enumerate(done) if text.startswith("seat2 lift seat1"))
    assert "seat1 capture Earth Stone" in done[lift:]


ABOUT_TO_SINK = """
           ~l .
        .  .  .  .
     .M .  .  .  .  .
     .  .  .  .  .  .G
        .  .  .  .
           .  .
"""


def test_sandbags_save_fools_landing_before_the_flood_card_but_not_earlier() -> None:
    hands = {"G": "Sandbags"}
    flood = island(ABOUT_TO_SINK, hands=hands, step="flood", flood_deck=[[0, 1]])
    assert wish(flood) == wish(flood, seats=(1,)) == "seat2 sandbag Fools' Landing"
    assert wish(flood, seats=(0,)) == "seat1 flood"
    draw = island(ABOUT_TO_SINK, hands=hands, step="draw", flood_deck=[[0, 1]])
    assert wish(draw, seats=(1,)) == "pass"
    assert wish(draw) == "seat1 draw"


def test_somebody_shores_up_fools_landing_when_it_may_sink() -> None:
    s = island(ABOUT_TO_SINK.replace(".M", ". ").replace("~l", "~lM"), flood_deck=[[0, 1]])
    assert "seat1 shore Fools' Landing" in plan(s)


def test_a_full_hand_drops_what_nobody_needs() -> None:
    s = island(
        AT_HOME,
        captured=["Earth Stone"],
        hands={"E": "Earth Stone, 3 Crystal of Fire, Ocean's Chalice, Helicopter Lift"},
        step="flood",
    )
    assert wish(s) == "seat1 discard Earth Stone"


STRANDED = """
           xM x
        .  x  .  .
     .  .  .l .  .  .
     .  .  .  .  .  .
        .  .  .  .
           .  .G
"""


def test_a_helicopter_comes_for_who_has_nowhere_to_swim() -> None:
    s = island(STRANDED, hands={"G": "Helicopter Lift"}, step="flood", cards_left=1)
    assert wish(s).startswith("seat2 lift seat1 to")
    assert wish(s, seats=(1,)).startswith("seat2 lift seat1 to")


def test_who_swims_does_not_land_where_the_next_card_drowns_it() -> None:
    s = island(
        """
               x  x
            ~  x  x  .
         .  xM .l .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .G
        """,
        step="flood",
        cards_left=1,
        flood_deck=[[2]],
    )
    assert can(s, "seat1 swim #2")
    assert wish(s) != named(s, "seat1 swim #2")


def test_with_all_treasures_everybody_goes_home() -> None:
    s = island(
        """
               .lG .
            .  .  .  .
         .  .  .M .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
        """,
        captured=ALL_FOUR,
        order="MG",
        hands={"G": "Helicopter Lift"},
    )
    assert plan(s)[-1] == "seat2 take off"


def test_two_helicopters_bring_home_who_is_cut_off_and_take_off() -> None:
    s = island(
        """
               .lG x
            x  x  x  .
         .  .  .M .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
        """,
        captured=ALL_FOUR,
        order="MG",
        hands={"G": "2 Helicopter Lift"},
    )
    assert plan(s)[-2:] == ["seat2 lift seat1 to Fools' Landing", "seat2 take off"]

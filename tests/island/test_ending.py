"""How a game is won or lost (I30 to I35)."""

from __future__ import annotations

import pytest

from simoun.core.events import event
from simoun.core.refusal import Refused
from simoun.games.island.actions import SWIM
from simoun.games.island.state import Island
from tests.island.position import (
    ALL_FOUR,
    FACE,
    GAME,
    at,
    discard,
    dry_island,
    flooded,
    island,
    sunk,
    targets,
)
from tests.playing import can, do, texts, told, verbs

READY = """
               .  .
            .  .  .  .
         .  .  .lEM .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
"""

# ---------------------------------------------------------------- won


@pytest.mark.parametrize("mark", [".l", "~l"])
@pytest.mark.parametrize(("pawn", "seat"), [("E", 1), ("M", 2)])
def test_i30_with_four_treasures_and_all_on_the_landing_anyone_takes_off(
    mark: str, pawn: str, seat: int
) -> None:
    s = island(READY.replace(".l", mark), captured=ALL_FOUR, hands={pawn: "Helicopter Lift"})
    do(s, f"seat{seat} take off")
    assert FACE.outcome(s) == "won" and GAME.winners(s) == [0, 1]
    assert discard(s) == {"Helicopter Lift": 1} and s.actions_left == 3


def test_i30_not_without_the_fourth_treasure() -> None:
    s = island(READY, captured=ALL_FOUR[:3], hands={"E": "Helicopter Lift"})
    assert not can(s, "seat1 take off")


def test_i30_not_without_everybody() -> None:
    s = island(READY.replace("M .", " .M"), captured=ALL_FOUR, hands={"E": "Helicopter Lift"})
    assert not can(s, "seat1 take off")
    assert can(do(s, "seat1 end"), "seat1 lift seat1 to #0")


def test_i30_not_without_a_helicopter() -> None:
    assert verbs(island(READY, captured=ALL_FOUR)) == {"seat1 move", "seat1 end"}


def test_i30_not_anywhere_else() -> None:
    s = island(dry_island("EM", "l"), captured=ALL_FOUR, hands={"E": "Helicopter Lift"})
    assert not can(s, "seat1 take off")


def test_i30_between_two_treasure_cards() -> None:
    s = island(
        READY, captured=ALL_FOUR, step="draw", treasure_deck=["Helicopter Lift", "Waters Rise"]
    )
    do(s, "seat1 draw", "seat1 take off")
    assert FACE.outcome(s) == "won"


def test_i30_between_two_flood_cards_in_anothers_turn() -> None:
    s = island(
        READY.replace(".l", "~l"),
        captured=ALL_FOUR,
        step="flood",
        hands={"M": "Helicopter Lift"},
        flood_deck=[[0], [8]],
    )
    do(s, "seat1 flood", "seat2 take off")
    assert FACE.outcome(s) == "won"


def test_i30_as_the_use_of_a_surplus_card() -> None:
    s = island(
        READY, captured=ALL_FOUR, step="flood", hands={"E": "5 Earth Stone, Helicopter Lift"}
    )
    assert verbs(s) == {"seat1 discard", "seat1 take", "seat1 lift"}
    assert FACE.outcome(do(s, "seat1 take off")) == "won"


def test_i30_the_lift_that_brings_the_last_pawn_is_not_yet_the_take_off() -> None:
    s = island(READY.replace("M .", " .M"), captured=ALL_FOUR, hands={"E": "2 Helicopter Lift"})
    do(s, "seat1 lift seat2 to #8")
    assert FACE.outcome(s) is None and not s.over
    assert FACE.outcome(do(s, "seat1 take off")) == "won"


# ---------------------------------------------------------------- lost

TEMPLES = """
               .E .M
            ~e .  .  .
         .  .  .  .  .  .
         .  .  .  .  xe .
            .  .  .  .
               .  .
"""


def test_i31_lost_when_both_tiles_of_an_uncaptured_treasure_have_sunk() -> None:
    s = do(island(TEMPLES, step="flood", flood_deck=[[2]]), "seat1 flood")
    assert FACE.outcome(s) == "treasure-sank" and GAME.winners(s) == []


def test_i31_not_when_the_second_one_merely_floods() -> None:
    s = island(TEMPLES.replace("~e", ".e"), step="flood", flood_deck=[[2]])
    do(s, "seat1 flood")
    assert not s.over and flooded(s) == {2}


def test_i31_not_when_the_treasure_is_captured() -> None:
    s = island(TEMPLES, step="flood", flood_deck=[[2]], captured=["Earth Stone"])
    do(s, "seat1 flood")
    assert not s.over and sunk(s) == {2, 16}


def test_i31_one_tile_of_each_treasure_is_enough() -> None:
    s = island(
        """
               .E .M
            ~e xe .  .
         .w xw .  .  .  .
         .f xf .  .  .  .
            ~c .c .  .
               .l .
    """,
        step="flood",
        flood_deck=[[18]],
    )
    assert not do(s, "seat1 flood").over


LANDING_SINKS = """
               .P .M
            .  .  .  .
         .  .  ~lE .  .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .
"""


def test_i32_lost_when_fools_landing_has_sunk_before_anyone_swims_or_is_lifted() -> None:
    s = island(LANDING_SINKS, step="flood", flood_deck=[[8]], hands={"M": "Helicopter Lift"})
    do(s, "seat1 flood")
    assert FACE.outcome(s) == "landing-sank" and texts(s) == []


def test_i32_also_with_all_treasures_and_everybody_there() -> None:
    s = island(
        READY.replace(".l", "~l"),
        captured=ALL_FOUR,
        step="flood",
        flood_deck=[[8]],
        hands={"M": "Helicopter Lift"},
    )
    assert FACE.outcome(do(s, "seat1 flood")) == "landing-sank"


def test_i32_the_loss_of_a_treasure_too_is_decided_before_anyone_swims() -> None:
    hands = {"M": "Helicopter Lift"}
    s = island(TEMPLES.replace("~e", "~eN"), step="flood", flood_deck=[[2]], hands=hands)
    do(s, "seat1 flood")
    assert FACE.outcome(s) == "treasure-sank" and texts(s) == []


def test_i32_not_when_it_merely_floods() -> None:
    s = island(READY, step="flood", flood_deck=[[8]])
    assert not do(s, "seat1 flood").over and flooded(s) == {8}


ALONE = """
               .  .
            .  x  .  .
         .  x  ~? x  .  .
         .  .  x  .G .  .
            .  .  .  .
               .  .
"""


def alone(pawns: str, helicopter: bool = False) -> Island:
    """Their tile is the next to sink, in the turn of the Engineer, and all around it is missing."""
    hands = {"G": "Helicopter Lift"} if helicopter else {}
    drawing = ALONE.replace("?", pawns)
    return island(drawing, turn="G", step="flood", flood_deck=[[8]], hands=hands)


@pytest.mark.parametrize("pawn", "MN")
def test_i33_lost_when_a_pawn_has_nowhere_to_swim(pawn: str) -> None:
    s = alone(pawn)
    assert FACE.outcome(do(s, "seat2 flood")) == "drowned"


def test_i33_or_when_the_team_does_not_lift_it() -> None:
    s = alone("M", helicopter=True)
    do(s, "seat2 flood")
    assert not s.over
    assert FACE.outcome(do(s, "seat1 drown")) == "drowned"


def test_i33_one_helicopter_cannot_save_two_who_go_different_ways() -> None:
    s = alone("MN", helicopter=True)
    do(s, "seat3 flood", "seat3 lift seat1 to #0")
    assert FACE.outcome(s) == "drowned"


def test_i33_the_journal_names_all_who_had_nowhere_to_swim() -> None:
    s = alone("EMN")
    assert told(s, "seat4 flood")[-1] == event("lost-drowned", group=[1, 2])


def test_i33_the_journal_names_who_was_left_behind() -> None:
    s = alone("MN", helicopter=True)
    last = told(do(s, "seat3 flood"), "seat3 lift seat2 to #0")[-1]
    assert last == event("lost-drowned", group=[0])


def test_i33_the_pilot_and_the_diver_always_find_a_tile() -> None:
    everywhere = set(range(24)) - {3, 7, 8, 9, 14}
    for pawn, tiles in (("P", everywhere), ("D", {0, 2, 4, 6, 10, 13, 15, 19})):
        s = alone(pawn)
        do(s, "seat2 flood")
        assert not s.over and targets(s, SWIM) == tiles


def test_i33_the_explorer_counts_diagonals() -> None:
    s = alone("E")
    assert targets(do(s, "seat2 flood"), SWIM) == {2, 4, 13, 15}


def test_i33_an_explorer_without_diagonals_drowns() -> None:
    s = island(
        """
               .  .
            x  x  x  .
         .  x  ~E x  .  .
         .  x  x  x  .G .
            .  .  .  .
               .  .
    """,
        turn="G",
        step="flood",
        flood_deck=[[8]],
    )
    assert FACE.outcome(do(s, "seat2 flood")) == "drowned"


def test_i34_lost_when_the_water_reaches_the_skull() -> None:
    s = island(READY, water=9, step="draw", treasure_deck=["Waters Rise"])
    do(s, "seat1 draw")
    assert s.water == 10 and FACE.outcome(s) == "skull"


def test_i34_the_tick_before_is_not_yet_the_skull() -> None:
    s = island(READY, water=8, step="draw", treasure_deck=["Waters Rise"])
    assert not do(s, "seat1 draw").over and s.water == 9


def test_i34_two_waters_rise_may_reach_it() -> None:
    s = island(READY, water=8, step="draw", treasure_deck=["2 Waters Rise"])
    assert FACE.outcome(do(s, "seat1 draw", "seat1 draw")) == "skull"


# ---------------------------------------------------------------- after the end

DOOMED = """
               ~E .
            ~e .  .  .
         .  .  ~l .  x  ~M
         .  .  .  .  xe x
            .  .  .  .
               .  .
"""
LAST_CARDS = {"landing-sank": 8, "treasure-sank": 2, "drowned": 11}  # the flood card to come


def doomed(loss: str) -> Island:
    """The next card loses, and both players could still do a lot before it."""
    return island(
        DOOMED,
        step="draw" if loss == "skull" else "flood",
        water=9,
        treasure_deck=["Waters Rise"],
        flood_deck=[[LAST_CARDS.get(loss, 0)]],
        hands={"E": "Helicopter Lift, 4 Earth Stone", "M": "2 Sandbags, Helicopter Lift"},
        rescue=False,
    )


@pytest.mark.parametrize("loss", [*LAST_CARDS, "skull"])
def test_i35_after_each_kind_of_loss_nothing_is_accepted(loss: str) -> None:
    s = doomed(loss)
    possible = texts(s)
    assert {"seat1 lift", "seat2 sandbag", "seat2 lift"} < verbs(s)
    do(s, "seat1 draw" if loss == "skull" else "seat1 flood")
    before = s.fingerprint()
    assert FACE.outcome(s) == loss and texts(s) == []
    for late in [*possible, "seat1 move #1", "seat1 end", "seat2 swim #5", "seat2 drown"]:
        with pytest.raises(Refused, match="The game is over"):
            do(s, late)
    assert s.fingerprint() == before


@pytest.mark.parametrize(
    "late",
    [
        "seat1 move #1",
        "seat1 end",
        "seat1 draw",
        "seat1 flood",
        "seat1 swim #1",
        "seat1 discard Helicopter Lift",
        "seat2 sandbag #15",
        "seat1 lift seat1 to #1",
        "seat1 take off",
    ],
)
def test_i35_after_the_end_nothing_is_accepted(late: str) -> None:
    s = island(
        READY.replace(".  .  .  .  .  .", ".  .  .  ~  .  ."),
        captured=ALL_FOUR,
        hands={"E": "2 Helicopter Lift", "M": "Sandbags"},
    )
    do(s, "seat1 take off")
    before = s.fingerprint()
    with pytest.raises(Refused):
        do(s, late)
    assert texts(s) == [] and s.fingerprint() == before and at(s, 1) == 8

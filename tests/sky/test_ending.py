"""How a game is won or lost (S42 to S48)."""

from __future__ import annotations

import pytest

from simoun.core.refusal import Refused
from simoun.games.sky import circuit
from simoun.games.sky.face.view import view
from simoun.games.sky.state import Sky
from tests.playing import can, do, texts, told
from tests.sky.position import (
    CIRCUIT,
    CLOCKWISE,
    FACE,
    GAME,
    RISE,
    ROCKET,
    cables,
    hang,
    sky,
    with_pawns,
)

LAST = CIRCUIT[-1]
ABOARD = with_pawns(ROCKET, P7="S", P3="D", P2="E", P6="N")


def events_of(s: Sky, text: str) -> list[str]:
    """What is told when this is done; it is done."""
    return [event["what"] for event in told(s, text)]


# ---------------------------------------------------------------- S42: the circuit


def test_s42_one_closed_loop_from_half_to_half_of_the_pad() -> None:
    s = sky(ROCKET)
    for cable in CIRCUIT:
        assert not circuit.is_complete(s)
        hang(s, cable)
    assert circuit.is_complete(s)


@pytest.mark.parametrize("missing", range(len(CIRCUIT)))
def test_s42_with_any_cable_missing_it_is_none(missing: int) -> None:
    s = sky(ROCKET, cables=[cable for k, cable in enumerate(CIRCUIT) if k != missing])
    assert not circuit.is_complete(s) and view(s, None)["launch"]["ready"]


@pytest.mark.parametrize(
    ("difficulty", "enough"),
    [("novice", True), ("normal", False), ("elite", False), ("legendary", False)],
)
def test_s42_it_holds_at_least_what_the_blueprint_shows(difficulty: str, enough: bool) -> None:
    """One large capacitor, three small ones and four rods."""
    s = sky(ABOARD, order="D", cables=CIRCUIT[:-1], difficulty=difficulty)
    do(s, f"seat1 wire {LAST}")
    assert circuit.is_complete(s) is enough and s.over is enough


@pytest.mark.parametrize(("kind", "short"), [("rod", 5), ("small", 4), ("large", 2)])
def test_s42_more_may_be_in_it_but_less_of_any_kind_may_not(kind: str, short: int) -> None:
    """Four rods, three small capacitors and a large one are in the loop."""
    s = sky(ROCKET, cables=CIRCUIT)
    assert circuit.is_complete(s)
    s.setup.plan[["rod", "small", "large"].index(kind)] = short
    assert not circuit.is_complete(s)


def test_s42_two_lines_from_the_pad_that_dont_meet_are_no_circuit() -> None:
    s = sky(ROCKET, cables=[*CIRCUIT[:4], *CIRCUIT[5:]])
    assert len(cables(s)) == 8 and not circuit.is_complete(s)


# ---------------------------------------------------------------- S43: the launch


def test_s43_the_last_cable_launches_with_all_on_the_pads_tiles() -> None:
    """Each on another of the four."""
    s = sky(ABOARD, order="D", cables=CIRCUIT[:-1])
    do(s, f"seat1 wire {LAST}")
    assert (FACE.outcome(s), GAME.winners(s)) == ("won", [0, 1, 2, 3])


@pytest.mark.parametrize("last", CIRCUIT)
def test_s43_whichever_cable_is_the_last(last: str) -> None:
    wired = [cable for cable in CIRCUIT if cable != last]
    s = sky(ABOARD, order="D", cables=wired, hands={"D": "Remote Fuser"})
    do(s, f"seat1 fuse {last}")
    assert FACE.outcome(s) == "won"


def test_s43_by_the_electricians_free_cable_after_her_last_action() -> None:
    s = sky(ABOARD, order="E", cables=CIRCUIT[:-1], actions_left=0)
    do(s, f"seat1 wire {LAST}")
    assert FACE.outcome(s) == "won"


def test_s43_by_remote_between_storm_cards_whoever_holds_it() -> None:
    s = sky(
        ABOARD,
        order="DSEN",
        cables=CIRCUIT[:-1],
        hands={"N": "Remote Fuser"},
        step="storm",
        storm=[CLOCKWISE],
    )
    do(s, "seat1 storm", f"seat4 fuse {LAST}")
    assert FACE.outcome(s) == "won"


def test_s43_standing_on_the_pad_with_the_circuit_open_wins_nothing() -> None:
    s = sky(ABOARD, order="D", cables=CIRCUIT[:-1])
    assert not s.over and not do(s, "seat1 scout").over


def test_s43_the_rocket_is_shown_when_only_one_cable_is_missing() -> None:
    one = view(sky(ABOARD, cables=CIRCUIT[:-1]), 0)["launch"]
    two = view(sky(ABOARD, cables=CIRCUIT[:-2]), 0)["launch"]
    assert one["ready"] and ["small-capacitor-1", "launch-pad"] in one["cables"]
    assert not two["ready"] and two["cables"] == []


def test_s43_what_is_told() -> None:
    s = sky(ABOARD, order="D", cables=CIRCUIT[:-1])
    assert events_of(s, f"seat1 wire {LAST}") == ["wire", "won"]


# ---------------------------------------------------------------- S44 to S47: losing


def test_s44_lost_when_a_players_health_reaches_the_skull() -> None:
    s = sky("A3DS", health={"S": 1}, step="storm", storm=["Lightning"])
    assert events_of(s, "seat1 storm") == ["lightning", "lost-electrocuted"]
    assert (FACE.outcome(s), GAME.winners(s)) == ("electrocuted", [])


def test_s44_not_by_the_last_but_one_hit() -> None:
    s = sky("A3DS", health={"S": 2}, step="storm", storm=["Lightning"])
    assert not do(s, "seat1 storm").over


def test_s45_lost_when_a_players_rope_reaches_the_skull() -> None:
    s = sky("A3DS", rope={"S": 1}, step="storm", storm=["Gust"])
    assert events_of(s, "seat1 storm") == ["gust", "worn", "lost-fallen"]
    assert FACE.outcome(s) == "fallen"


def test_s45_also_when_the_climber_leaves_somebody_to_it() -> None:
    s = sky("A1 P1CD\nA2 P6v", order="CD", rope={"D": 1}, step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert not s.over and not do(s.copy(), "seat1 take along seat2").over
    assert FACE.outcome(do(s, "seat1 cross alone")) == "fallen"


@pytest.mark.parametrize(("level", "over"), [(13, False), (14, True)])
def test_s46_lost_when_the_storm_level_reaches_the_skull(level: int, over: bool) -> None:
    s = sky("A1 H3DS", level=level, step="storm", storm=[RISE])
    do(s, "seat1 storm")
    assert FACE.outcome(s) == ("swept" if over else None)


def test_s47_lost_when_the_rocket_leaves_somebody_behind() -> None:
    """The rulebook's example: three are on the pad, the Navigator stands beside it."""
    board = with_pawns(ROCKET, P7="S", P3="E", P2="D", G1="N")
    s = sky(board, order="S", cables=CIRCUIT[:-1])
    launch = view(s, 0)["launch"]
    assert launch["left_behind"] == [3]
    assert events_of(s, f"seat1 wire {LAST}") == ["wire", "lost-abandoned"]
    assert (FACE.outcome(s), GAME.winners(s)) == ("abandoned", [])


def test_s47_also_when_the_last_cable_is_hung_from_afar() -> None:
    """Somebody who wires from another end of the circuit is not aboard."""
    s = sky(with_pawns(ROCKET, P3="S", G1="D"), order="D", cables=CIRCUIT[:-1])
    assert FACE.outcome(do(s, f"seat1 wire {LAST}")) == "abandoned"


# ---------------------------------------------------------------- S48: after the end


@pytest.mark.parametrize("end", ["won", "electrocuted", "swept"])
def test_s48_after_the_end_nothing_is_accepted(end: str) -> None:
    s = sky(
        with_pawns(ROCKET, P3="DV"),
        order="DV",
        cables=CIRCUIT[:-1],
        hands={"D": "Jetpack, Remote Fuser"},
        tiles={"V": "F3"},
        health={"D": 1},
        level=14,
        storm=["Lightning" if end == "electrocuted" else RISE],
    )
    if end == "won":
        do(s, f"seat1 wire {LAST}")
    else:
        do(s, "seat1 end", "seat1 storm")
    assert FACE.outcome(s) == end and texts(s) == []
    for text in ["seat1 scout", "seat1 jet to M50", "seat2 give F3 to seat1", "seat1 storm"]:
        with pytest.raises(Refused):
            do(s, text)


def test_s48_nobody_is_asked_after_the_end() -> None:
    s = do(sky("A3DS", health={"S": 1}, step="storm", storm=["Lightning"]), "seat1 storm")
    shown = view(s, 0)
    assert (shown["turn"]["asked"], shown["outcome"], shown["won"]) == (
        *("nothing", "electrocuted"),
        False,
    )
    assert not can(s, "seat1 end") and not shown["launch"]["ready"]

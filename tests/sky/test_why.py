"""Why not, in the sky: for every verb, with the number of the rule."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from simoun.games.sky.state import Sky
from tests.asking import Case, answer, facts, flat, messages_of, told_in, verbs_of
from tests.playing import do
from tests.sky.position import CIRCUIT, ROCKET, sky, with_pawns
from tests.sky.test_platform import FIVE_SMALL

RODS: Final = "A2 R2<\nA3D R3<"  # rod 1 is the Doctor's, the Sailor waits on the compass

start = partial(sky, "A1DE")
rods = partial(sky, RODS)
linked = partial(sky, RODS, cables=["rod 1 to rod 2, long"])
cloudy = partial(sky, "A1 P1D\nA2 G7S")
team = partial(sky, "A0C\nA1NDV\nA2\nA3", order="NCDV")


def without_cables(short: int, long: int) -> Sky:
    s = rods()
    s.short_left, s.long_left = short, long
    return s


def busy() -> Sky:
    """Rod 1 has two cables."""
    return rods(cables=["rod 1 to rod 2, long", "rod 1 to rod 3, short"])


def choosing() -> Sky:
    s = sky(FIVE_SMALL, order="S", tiles={"S": "G3"})
    return do(s, "seat1 explore G3 turned 0 at N51")


def keeping() -> Sky:
    pile = "P1 P2 P3 P4 P5"
    return do(sky("A1DE", hands={"D": "Stratoscope"}, pile=pile), "seat1 scope")


def ordering() -> Sky:
    s = sky("A1DE", hands={"D": "Aerometer"}, storm=["4 Lightning"])
    return do(s, "seat1 look ahead")


def in_a_gust() -> Sky:
    s = sky("A1 P1CDS\nA2 P6v", order="CDS", step="storm", storm=["Gust"])
    return do(s, "seat1 storm")


def surrounded() -> Sky:
    """As if clouds lay all around the landing pad."""
    s = start()
    s.on_foot[1] = 0
    return s


def over() -> Sky:
    s = start()
    s.over = True
    return s


def with_card(card: str, **more: object) -> partial[Sky]:
    return partial(start, hands={"D": card}, **more)


CASES: Final = {
    "move": [
        Case(start, "place:3", "S8 far"),
        Case(start, "place:1", "S8 here"),
        Case(cloudy, "place:5", "S8 clouds"),
        Case(partial(start, tiles={"D": "G7"}), "tile:G7", "S8 not-together"),
        Case(start, "place:2", "S35 turn", 2),
        Case(partial(start, actions_left=0), "place:2", "S7 no-action"),
        Case(partial(start, step="storm"), "place:2", "S28 ended"),
        Case(over, "place:2", "S48 over"),
        Case(start, "place:2", "S35 looking-on", None),
        Case(keeping, "place:2", "S23i tile-now"),
        Case(keeping, "place:2", "S23i tile-first", 2),
        Case(choosing, "place:2", "S16 circle-now"),
        Case(ordering, "place:2", "S23h order-now"),
    ],
    "escort": [
        Case(start, "pawn:1 place:2", "S41 climber"),
        Case(partial(team, turn="C"), "pawn:0 place:1", "S41 apart", 2),
        Case(partial(sky, "A1CD"), "pawn:1 place:3", "S8 far"),
    ],
    "scout": [
        Case(partial(start, tiles={"D": "P1 P2 P3"}), "", "S10 full-hand"),
        Case(partial(start, pile=""), "", "S10 empty-pile"),
    ],
    "explore": [
        Case(start, "spot:N51", "S11 no-tile"),
        Case(partial(start, tiles={"E": "G7"}), "tile:G7", "S11 no-tile"),
        Case(partial(start, tiles={"D": "G7"}), "tile:P1", "S11 not-your-tile"),
        Case(partial(start, tiles={"D": "G7"}), "tile:G7 spot:N53", "S11 spot-far"),
        Case(partial(start, tiles={"D": "G7"}), "tile:G7 place:2", "S11 taken"),
        Case(partial(sky, "A0D", tiles={"D": "G7"}), "tile:G7 spot:M49", "S12 no-wire"),
        Case(partial(start, tiles={"D": "R1"}), "tile:R1 turn:0 spot:N51", "S12 turn-it"),
    ],
    "navigate": [
        Case(start, "pawn:1 place:2", "S37 navigator"),
        Case(team, "pawn:0", "S37 own-pawn"),
        Case(team, "pawn:2 place:1", "S37 they-are-here"),
        Case(
            partial(sky, "A0D\nA1\nA2N\nA3 G7 G2", order="N"), "pawn:1 place:5", "S37 three-steps"
        ),
    ],
    "guide": [
        Case(start, "pawn:1", "S37 navigator"),
        Case(team, "pawn:2", "S37 only-climber-takes"),
        Case(team, "pawn:1 place:3", "S37 nobody-on-the-way"),
    ],
    "heal": [
        Case(partial(start, turn="E"), "pawn:0", "S39 doctor", 2),
        Case(start, "pawn:0", "S39 not-oneself"),
        Case(start, "pawn:1", "S39 healthy"),
        Case(start, "", "S39 nobody-to-heal"),
        Case(partial(start, health={"E": 2}), "place:2", "S39 not-together"),
        Case(partial(sky, "A0D\nA1\nA2S", health={"S": 2}), "pawn:1", "S39 not-near"),
    ],
    "mend": [
        Case(start, "pawn:1", "S40 sailor"),
        Case(partial(rods, turn="S"), "pawn:0", "S40 rope-whole", 2),
        Case(partial(rods, turn="S"), "", "S40 nobody-to-mend", 2),
        Case(partial(rods, turn="S", rope={"D": 1}), "pawn:0", "S40 not-near", 2),
    ],
    "wire": [
        Case(start, "", "S18 nothing-here"),
        Case(rods, "component:rod-2 component:rod-3", "S18 not-on-your-tile"),
        Case(rods, "component:rod-1 component:rod-5", "S15 not-built"),
        Case(rods, "component:rod-1 component:rod-1", "S18 one-component"),
        Case(busy, "component:rod-1", "S20 two-cables"),
        Case(linked, "component:rod-1 component:rod-2", "S18 joined"),
        Case(rods, "component:rod-1 component:rod-2 cable:short", "S18 too-short"),
        Case(partial(without_cables, 0, 0), "", "S18 no-cables"),
        Case(
            partial(without_cables, 0, 4),
            "component:rod-1 component:rod-3 cable:short",
            "S18 none-left",
        ),
        Case(
            partial(sky, "A2 G7 R1<\nA3D . ."),
            "component:rod-1 component:rod-2",
            "S18 no-cable-long-enough",
        ),
        Case(partial(sky, "A2 G7 R1<\nA3D . ."), "component:rod-1", "S18 nothing-in-reach"),
        Case(partial(sky, "A2 G7 R1<\nA3D . ."), "component:rod-2", "S18 no-cable-long-enough"),
        Case(partial(sky, "A2 G7 R1<\nA3D . ."), "", "S18 nothing-to-wire"),
        Case(partial(sky, "A3E R1<", actions_left=0), "", "possible"),  # S36
    ],
    "unwire": [
        Case(start, "", "S19 nothing-here"),
        Case(rods, "", "S19 no-cable-here"),
        Case(linked, "component:rod-1 component:rod-3", "S19 not-joined"),
        Case(linked, "component:rod-3", "S19 no-cable-on"),
    ],
    "end": [Case(start, "", "S35 turn", 2), Case(partial(start, step="storm"), "", "S28 ended")],
    "complete": [
        Case(start, "side:north", "S16 no-circle"),
        Case(choosing, "side:east", "S16 no-circle-there"),
        Case(choosing, "side:north", "S16 circle-first", 2),
    ],
    "next": [
        Case(start, "storm:gust", "S23h no-cards-seen"),
        Case(ordering, "storm:gust", "S23h not-seen"),
        Case(ordering, "storm:lightning", "S23h order-first", 2),
    ],
    "keep": [
        Case(start, "tile:P1", "S23i no-tiles-seen"),
        Case(keeping, "tile:G7", "S23i tile-not-seen"),
    ],
    "take-along": [
        Case(start, "pawn:1", "S41 no-gust"),
        Case(in_a_gust, "pawn:0", "S41 not-carried"),
        Case(in_a_gust, "pawn:0", "S41 company-first", 2),
    ],
    "cross-alone": [Case(start, "", "S41 no-gust"), Case(in_a_gust, "", "possible")],
    "jet-to": [
        Case(start, "place:3", "S23a no-card"),
        Case(with_card("Jetpack"), "place:1", "S23a here"),
    ],
    "jet-with": [
        Case(start, "", "S23a no-card"),
        Case(partial(rods, hands={"D": "Jetpack"}), "pawn:1 place:2", "S23a apart"),
        Case(partial(rods, hands={"D": "Jetpack"}), "", "S23a alone"),
    ],
    "shield": [Case(start, "", "S23b no-card"), Case(with_card("Strike Shield"), "", "possible")],
    "hook": [Case(start, "", "S23c no-card"), Case(in_a_gust, "", "S41 company-now")],
    "fuse": [
        Case(start, "", "S23d no-card"),
        Case(with_card("Remote Fuser"), "", "S23d nothing-to-wire"),
        Case(with_card("Remote Fuser"), "component:rod-3", "S15 not-built"),
    ],
    "unfuse": [
        Case(start, "", "S23d no-card"),
        Case(with_card("Remote Fuser"), "", "S23d no-cable-here"),
    ],
    "speed-up": [
        Case(start, "", "S23e no-card"),
        Case(with_card("Time Throttle", turn="E"), "", "S23e own-turn-only"),
    ],
    "open-kit": [
        Case(start, "", "S23f no-card"),
        Case(with_card("Med Kit"), "", "S23f nobody-hurt"),
    ],
    "splice": [
        Case(start, "", "S23g no-card"),
        Case(with_card("Defrayer"), "", "S23g no-rope-worn"),
    ],
    "look-ahead": [
        Case(start, "", "S23h no-card"),
        Case(with_card("Aerometer", step="storm"), "", "S23h storm-has-begun"),
    ],
    "scope": [
        Case(start, "", "S23i no-card"),
        Case(with_card("Stratoscope", pile=""), "", "S23i empty-pile"),
        Case(with_card("Stratoscope", tiles={"D": "P1 P2 P3"}), "", "S23i full-hand"),
    ],
    "clamp": [
        Case(start, "", "S23j no-card"),
        Case(with_card("Platform Clamp"), "", "S23j no-tile"),
        Case(with_card("Platform Clamp", tiles={"D": "G7"}), "spot:M49", "S23j no-wire-there"),
        Case(
            with_card("Platform Clamp", tiles={"D": "R1"}),
            "tile:R1 turn:0 spot:N51",
            "S23j turn-it",
        ),
    ],
    "hand": [
        Case(start, "pawn:1", "S22 empty-hand"),
        Case(start, "pawn:0", "S22 oneself"),
        Case(partial(rods, hands={"D": "Jetpack"}), "pawn:1", "S22 apart"),
        Case(partial(start, hands={"E": "Jetpack"}), "card:jetpack@1", "S22 their-card"),
    ],
    "give": [
        Case(start, "", "S38 surveyor"),
        Case(team, "", "S38 no-tile", 4),
        Case(partial(team, tiles={"V": "P1"}), "pawn:3", "S38 oneself", 4),
        Case(partial(team, tiles={"V": "P1", "D": "P2 P3 P4"}), "pawn:2", "S38 their-full-hand", 4),
        Case(partial(sky, "A0V\nA1\nA2D", tiles={"V": "P1"}), "pawn:1", "S38 not-near"),
        Case(partial(sky, "A0V\nA1\nA2D", tiles={"V": "P1"}), "", "S38 nobody-for-tiles"),
    ],
    "take": [
        Case(start, "", "S38 surveyor"),
        Case(team, "", "S38 nobody-for-tiles", 4),
        Case(team, "pawn:2", "S38 their-empty-hand", 4),
        Case(team, "tile:P1", "S38 nobody-holds", 4),
        Case(partial(team, tiles={"V": "P1 P2 P3 P4"}), "", "S38 full-hand", 4),
        Case(partial(sky, "A0V\nA1\nA2D", tiles={"D": "P1"}), "tile:P1", "S38 not-near"),
    ],
    "storm": [Case(start, "", "S28 turned-up")],
}


def test_every_verb_is_asked_for() -> None:
    assert set(CASES) == verbs_of("sky")


@pytest.mark.parametrize(("verb", "case"), flat(CASES))
def test_the_reason_names_its_rule(verb: str, case: Case) -> None:
    assert answer(case, verb) == case.told


WITHOUT_A_VERB: Final = [
    Case(start, "place:3", "S8 far"),
    Case(start, "spot:N51", "S11 no-tile"),
    Case(start, "component:rod-1", "S18 nothing-here"),
    Case(start, "pawn:0", "S39 not-oneself"),
    Case(partial(start, tiles={"D": "G7"}), "tile:G7 spot:N53", "S11 spot-far"),
    Case(partial(start, tiles={"E": "G7"}), "tile:G7", "S38 surveyor"),
    Case(
        partial(team, tiles={"V": "P1", "D": "P2 P3 P4"}),
        "tile:P1 pawn:2",
        "S38 their-full-hand",
        4,
    ),
    Case(with_card("Med Kit"), "card:med-kit@0", "possible"),  # it can be handed over
    Case(partial(rods, hands={"D": "Jetpack"}), "card:jetpack@0 pawn:1", "S22 apart"),
    Case(keeping, "tile:G7", "S23i tile-now"),
    Case(start, "", "S35 turn", 2),
]


@pytest.mark.parametrize("case", WITHOUT_A_VERB)
def test_a_click_on_a_thing_means_a_verb(case: Case) -> None:
    assert answer(case) == case.told


# ---------------------------------------------------------------- what the circuit lacks


def rocket(cables: list[str], **pawns: str) -> partial[Sky]:
    return partial(sky, with_pawns(ROCKET, **pawns), cables=cables)


def two_lines() -> Sky:
    """All that is needed is wired, but no cable is left to close the loop."""
    s = rocket([*CIRCUIT[:5], *CIRCUIT[6:]], P3="DS")()
    s.short_left, s.long_left = 0, 0
    return s


LAUNCHES: Final = [
    Case(start, "verb:launch", "S42 to-build"),
    Case(start, "verb:launch", "S42 to-build", None),
    Case(rocket(CIRCUIT[:2], P3="DS"), "verb:launch", "S42 to-wire", 2),
    Case(two_lines, "verb:launch", "S42 open-loop"),
    Case(rocket(CIRCUIT[:-1], P3="DS"), "verb:launch", "S43 one-cable"),
    Case(rocket(CIRCUIT[:-1], P3="D", A3="S"), "verb:launch", "S47 not-aboard"),
]


@pytest.mark.parametrize("case", LAUNCHES)
def test_what_the_launch_lacks_is_told_to_all_at_any_time(case: Case) -> None:
    assert answer(case) == case.told


def test_s42_the_blueprint_is_counted() -> None:
    to_build, _, to_wire, *_ = map(facts, LAUNCHES)
    assert to_build == {"rods": 2, "small": 3, "large": 1, "pad": 1}
    assert to_wire == {"rods": 2, "small": 2, "large": 1, "pad": 0}


def test_s43_the_last_cable_is_named_and_who_would_be_left_behind() -> None:
    *_, one_cable, not_aboard = map(facts, LAUNCHES)
    assert one_cable == {"component": "small-capacitor-1", "other": "launch-pad"}
    assert not_aboard == {"group": [1]}


RARE: Final = [
    Case(surrounded, "verb:move", "S8 no-way"),
    Case(partial(sky, "G2 A1DE G7", tiles={"D": "P1"}), "verb:explore", "S12 no-open-wire"),
]


@pytest.mark.parametrize("case", RARE)
def test_what_is_rare_has_its_reason_too(case: Case) -> None:
    assert answer(case) == case.told


def test_every_message_has_a_case() -> None:
    cases = [*[case for _, case in flat(CASES)], *WITHOUT_A_VERB, *LAUNCHES, *RARE]
    assert messages_of("sky") <= told_in(cases)

"""Why not, in the desert: for every verb, with the number of the rule."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

from simoun.games.desert.data import CITY, PLACES
from simoun.games.desert.state import Desert, uncover
from tests.asking import Case, answer, facts, flat, messages_of, told_in, verbs_of
from tests.desert.position import desert
from tests.playing import do

# The Archaeologist and the Water Carrier are at B2; C2 is blocked, B3 has one sand.
SANDS: Final = """
    .   .   .   .   .
    .   gAW .2  .   .
    .   .1  @   .   w
    .   .   .   .   .
    .   .   .   .   tM
"""
CLIMB: Final = """
    .   .   .   .   .
    .   gCN .2  .   .
    .   .   @   .   .
    .   .   .   .   .
    .   .   .   .   tE
"""
WELL: Final = """
    .   .   .   .   .
    .   wW  .2A .   .
    .   .   @   .   .
    .   .   .   .   .
    .   .   .   .   t2E
"""
CLUES: Final = """
    -p  .   .   .   .
    .   gA  .2  .   .
    .   .   @   .e  |c
    .   l   -n  |n  .
    .   .   .   .   tM
"""
WALLED: Final = """
    .   .2  .   .   .
    .2  gA  .2  .   .
    .   .2  @   .   .
    .   .   .   .   .
    .   .   .   .   tM
"""

sands = partial(desert, SANDS)
climb = partial(desert, CLIMB)
well = partial(desert, WELL)
clues = partial(desert, CLUES)


def looking() -> Desert:
    """The Meteorologist has looked at the next two cards."""
    s = desert(SANDS, turn="M", storm=["wind north 1", "Sun Beats Down"])
    return do(s, "seat3 peek")


def buried_one() -> Desert:
    return do(looking(), "seat3 bury wind north 1")


def all_known() -> Desert:
    s = sands(hands={"A": "Terrascope"})
    for place in range(PLACES):
        if place != s.hole:
            uncover(s, place, CITY)
    return s


def over() -> Desert:
    s = sands()
    s.over = True
    return s


CARDS: Final = {
    "A": "Dune Blaster, Jet Pack, Solar Shield, Terrascope, Time Throttle, Secret Water Reserve"
}

CASES: Final = {
    "move": [
        Case(sands, "place:7", "D8 blocked"),
        Case(sands, "place:12", "D8 hole"),
        Case(sands, "place:6", "D8 here"),
        Case(sands, "place:0", "D8 far"),
        Case(sands, "pawn:1", "D8 not-together"),
        Case(sands, "place:1", "D31 turn", 2),
        Case(partial(sands, actions_left=0), "place:1", "D7 no-action"),
        Case(partial(sands, step="storm"), "place:1", "D24 ended"),
        Case(partial(climb, turn="E"), "place:0", "D40 far-explorer", 3),
        Case(partial(well, turn="A"), "place:2", "D13 buried", 2),
        Case(partial(desert, SANDS.replace("w\n", "t2\n"), turn="M"), "place:14", "D9 blocked", 3),
        Case(over, "place:1", "D48 over"),
        Case(sands, "place:1", "D31 looking-on", None),
        Case(looking, "place:1", "D41 order-first"),
    ],
    "escort": [
        Case(sands, "pawn:1 place:1", "D39 climber"),
        Case(climb, "pawn:2 place:1", "D39 apart"),
        Case(climb, "pawn:1 place:12", "D8 hole"),
        Case(climb, "pawn:1 place:4", "D8 far"),
    ],
    "dig": [
        Case(sands, "place:1", "D10 no-sand"),
        Case(sands, "place:12", "D10 hole"),
        Case(partial(sands, turn="M"), "place:7", "D10 sand-far", 3),
        Case(partial(climb, turn="E"), "place:7", "D40 sand-far-explorer", 3),
        Case(partial(sands, turn="M"), "", "D10 no-sand-near", 3),
    ],
    "excavate": [
        Case(sands, "", "D11 excavated"),
        Case(partial(desert, SANDS.replace("gAW", ".1AW")), "", "D11 sand-first"),
        Case(partial(well, turn="A"), "", "D13 buried", 2),
    ],
    "pick-up": [
        Case(clues, "part:engine", "D12 part-lies"),
        Case(clues, "", "D12 part-lies"),
        Case(clues, "part:propeller", "D18 part-row"),
        Case(clues, "part:crystal", "D18 part-column"),
        Case(sands, "part:engine", "D22 part-unknown"),
        Case(partial(clues, taken="e"), "part:engine", "D12 part-taken"),
        Case(partial(clues, taken="pecn"), "", "D44 all-parts"),
        Case(partial(desert, SANDS.replace("gAW", ".AWe")), "", "D12 part-below"),
        Case(partial(desert, CLIMB.replace("gCN", "g2CNe")), "", "D12 blocked"),
    ],
    "draw-water": [
        Case(sands, "", "D43 carrier"),
        Case(partial(sands, turn="W"), "", "D43 no-well", 2),
        Case(well, "", "D43 canteen-full"),
    ],
    "navigate": [
        Case(sands, "pawn:1 place:1", "D42 navigator"),
        Case(partial(climb, turn="N"), "pawn:1", "D42 own-pawn", 2),
        Case(partial(climb, turn="N"), "pawn:2 place:0", "D42 three-steps", 2),
        Case(partial(climb, turn="N"), "pawn:2 place:7", "D42 blocked", 2),
        Case(partial(climb, turn="N"), "pawn:0 place:12", "D42 hole", 2),
        Case(
            partial(desert, CLIMB.replace("tE", "t2E"), turn="N"),
            "pawn:2 place:23",
            "D42 they-are-buried",
            2,
        ),
    ],
    "guide": [
        Case(sands, "pawn:1", "D42 navigator"),
        Case(partial(climb, turn="N"), "pawn:2", "D42 only-climber-takes", 2),
        Case(partial(climb, turn="N"), "pawn:0 place:12", "D42 hole", 2),
        Case(partial(climb, turn="N"), "pawn:0 pawn:2", "D42 nobody-on-the-way", 2),
    ],
    "reduce": [
        Case(sands, "", "D41 meteorologist"),
        Case(partial(sands, turn="M", reductions=2), "", "D41 no-card-left", 3),
    ],
    "peek": [Case(sands, "", "D41 meteorologist")],
    "end": [Case(sands, "", "D31 turn", 2), Case(partial(sands, step="storm"), "", "D24 ended")],
    "next": [
        Case(sands, "storm:wind-north-1", "D41 no-cards-seen"),
        Case(looking, "storm:storm-picks-up", "D41 not-seen", 3),
    ],
    "bury": [
        Case(sands, "", "D41 no-cards-seen"),
        Case(buried_one, "", "D41 one-buried", 3),
    ],
    "blast": [
        Case(sands, "place:7", "D32 no-card"),
        Case(partial(sands, hands=CARDS), "place:1", "D32 no-sand"),
        Case(partial(sands, hands=CARDS), "place:0", "D32 no-sand"),
    ],
    "jet-to": [
        Case(sands, "place:7", "D33 no-card"),
        Case(partial(sands, hands=CARDS), "place:7", "D33 blocked"),
        Case(partial(sands, hands=CARDS), "place:6", "D33 here"),
        Case(partial(sands, hands=CARDS), "place:12", "D33 hole"),
    ],
    "jet-with": [
        Case(sands, "place:1", "D33 no-card"),
        Case(partial(sands, hands=CARDS), "pawn:2 place:1", "D33 apart"),
        Case(partial(sands, hands=CARDS), "pawn:1 place:7", "D33 blocked"),
    ],
    "shade": [Case(sands, "", "D34 no-card"), Case(partial(sands, hands=CARDS), "", "possible")],
    "scope": [
        Case(sands, "", "D35 no-card"),
        Case(partial(sands, hands=CARDS), "place:6", "D35 known"),
        Case(partial(sands, hands=CARDS), "place:12", "D35 hole"),
    ],
    "speed-up": [
        Case(sands, "", "D36 no-card"),
        Case(partial(sands, hands=CARDS, turn="W"), "", "D36 own-turn-only"),
    ],
    "drink-reserve": [Case(sands, "", "D37 no-card")],
    "pour": [
        Case(sands, "pawn:1", "D14 their-canteen-full"),
        Case(sands, "pawn:2", "D14 apart"),
        Case(sands, "pawn:0", "D14 oneself"),
        Case(partial(sands, water={"A": 0}), "pawn:1", "D14 no-water"),
        Case(partial(sands, water={"W": 4}), "pawn:1 water:2", "D14 too-much-water"),
        Case(partial(sands, water={"W": 4}), "place:1", "D14 not-together"),
        Case(sands, "pawn:2", "D43 too-far-to-pour", 2),
        Case(partial(clues, water={"M": 1}), "", "D14 alone"),
    ],
    "hand": [
        Case(sands, "pawn:1", "D14 empty-hand"),
        Case(partial(sands, hands=CARDS), "pawn:2", "D14 apart"),
        Case(partial(sands, hands={"A": "Jet Pack"}), "card:terrascope", "D14 no-card"),
        Case(partial(sands, hands={"W": "Jet Pack"}), "card:jet-pack@1", "D17 their-card"),
    ],
    "storm": [Case(sands, "", "D24 turned-up")],
}


def test_every_verb_is_asked_for() -> None:
    assert set(CASES) == verbs_of("desert")


@pytest.mark.parametrize(("verb", "case"), flat(CASES))
def test_the_reason_names_its_rule(verb: str, case: Case) -> None:
    assert answer(case, verb) == case.told


WITHOUT_A_VERB: Final = [
    Case(sands, "place:7", "possible"),  # with a spade
    Case(sands, "place:12", "D8 hole"),
    Case(sands, "place:6", "D11 excavated"),
    Case(partial(desert, SANDS.replace("gAW", ".AW")), "place:6", "possible"),
    Case(partial(sands, hands=CARDS), "card:dune-blaster@0 place:1", "D32 no-sand"),
    Case(partial(sands, hands=CARDS), "card:jet-pack@0 pawn:2", "D14 apart"),
    Case(partial(sands, hands=CARDS), "card:jet-pack@0", "possible"),
    Case(sands, "pawn:2", "D14 apart"),
    Case(sands, "storm:sun-beats-down", "D41 no-cards-seen"),
    Case(sands, "", "D31 turn", 2),
]


@pytest.mark.parametrize("case", WITHOUT_A_VERB)
def test_a_click_on_a_thing_means_a_verb(case: Case) -> None:
    assert answer(case) == case.told


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_d18_where_clues_point_is_told_to_all_at_any_time(seat: int | None) -> None:
    def told(part: str) -> object:
        return facts(Case(clues, f"part:{part}", "", seat))

    assert told("propeller") == {"part": "propeller", "row": 1}
    assert told("crystal") == {"part": "crystal", "column": 5}
    assert told("engine") == {"part": "engine", "place": "D3"}


RARE: Final = [
    Case(partial(desert, CLUES.replace("@", "@n")), "part:compass", "D20 part-in-hole"),
    Case(looking, "verb:move", "D41 order-now", 3),
    Case(partial(desert, WALLED), "verb:move", "D8 no-way"),
    Case(all_known, "verb:scope", "D35 all-known"),
]


@pytest.mark.parametrize("case", RARE)
def test_what_is_rare_has_its_reason_too(case: Case) -> None:
    assert answer(case) == case.told


def test_every_message_has_a_case() -> None:
    cases = [*[case for _, case in flat(CASES)], *WITHOUT_A_VERB, *RARE, *LAUNCHES]
    assert messages_of("desert") <= told_in(cases)


LAUNCHES: Final = [
    Case(clues, "verb:launch", "D44 parts-left"),
    Case(partial(sands, taken="pecn"), "verb:launch", "D44 no-pad", 2),
    Case(partial(clues, taken="pecn"), "verb:launch", "D44 not-aboard", None),
    Case(
        partial(desert, SANDS.replace("gAW", "l2AW").replace("tM", "t"), taken="pecn"),
        "verb:launch",
        "D44 blocked",
    ),
]


@pytest.mark.parametrize("case", LAUNCHES)
def test_d44_what_the_take_off_lacks(case: Case) -> None:
    assert answer(case) == case.told

"""Positions of Forbidden Sky on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

import pytest

import simoun
from tests.contract.changing import Path, changed, refused
from tests.contract.walks import read as paper

LAUNCH, CIRCLE, LOOK, SCOPE = "launch", "last_circle", "look_ahead", "scope"
GUST, GUIDE = "gust", "guide"


LAID = {"tile": "T1", "at": "O53", "turn": 0}


@pytest.mark.parametrize(
    ("title", "path", "value", "said"),
    [
        (LAUNCH, ["rocket"], True, "The position has no 'rocket'"),
        (LAUNCH, ["difficulty"], "hard", "'difficulty' can't be 'hard'"),
        # the platform
        (GUIDE, ["tiles", 0, "tile"], "A0", "'tile' can't be 'A0'"),
        (GUIDE, ["tiles", 0, "tile"], "G7", "Tile 2 of the position: G7 lies there already."),
        (GUIDE, ["tiles", 0, "at"], "M50", "Tile 1 of the position can't lie at 'M50'"),
        (GUIDE, ["tiles", 0, "at"], "N49", "Tile 1 of the position can't lie at 'N49'"),
        (GUIDE, ["tiles", 0, "at"], "Z9", "Tile 1 of the position can't lie at 'Z9'"),
        (GUIDE, ["tiles", 0, "at"], "N50" * 50, "can't lie at 'N50N50N50'"),
        (GUIDE, ["tiles", 0, "at"], 7, "'at' can't be 7: it is a text."),
        (GUIDE, ["tiles", 0, "turn"], 4, "it is a whole number from 0 to 3."),
        (GUIDE, ["tiles", 0, "turn"], True, "'turn' can't be True"),
        (GUIDE, ["tiles", 0, "live"], [], "Tile 1 of the position has no 'live'"),
        (GUIDE, ["tiles", 5, "turn"], 0, "Tile 6 of the position can't lie at 'N53'"),
        (GUIDE, ["tiles"], {}, "'tiles' can't be {}: it is a list."),
        (GUIDE, ["tiles"], [LAID], "Tile 1 of the position can't lie at 'O53'"),
        (GUIDE, ["components", "rod"], [["M53"]], "'rod' isn't what the tiles complete."),
        (GUIDE, ["components", "rod"], 2, "'rod' isn't what the tiles complete."),
        (GUIDE, ["components", "launch pad"], [["M50"]], "'launch pad' isn't what"),
        (LAUNCH, ["components", "small capacitor"], [], "'small capacitor' isn't what"),
        (LAUNCH, ["components", "fuse"], [], "The list of components has no 'fuse'"),
        (LAUNCH, ["components"], None, "The list of components must be an object, not None."),
        # cables
        (LAUNCH, ["cables", 0, 0], "rod 7", "'cables' can't be 'rod 7'"),
        (LAUNCH, ["cables", 0, 2], "huge", "'cables' can't be 'huge': it is short or long."),
        (LAUNCH, ["cables", 0], ["rod 1"], "it is two components and a length."),
        (LAUNCH, ["cables", 0, 0], "small capacitor 3", "a cable can't join small capacitor 3 and"),
        (LAUNCH, ["cables", 0, 1], "large capacitor 3", "a cable can't join rod 3 and large"),
        (LAUNCH, ["cables", 0], ["rod 4", "rod 5", "long"], "a cable can't join rod 4 and rod 5."),
        (LAUNCH, ["cables", 0], ["rod 1", "rod 2", "short"], "no short cable joins rod 1 and rod"),
        (LAUNCH, ["cables", 1, 2], "short", "no short cable joins rod 3 and launch pad."),
        (LAUNCH, ["cables", 0, 2], "long", "no long cable joins"),
        (LAUNCH, ["cables", 7], ["rod 1", "rod 5", "long"], "a cable can't join rod 1 and rod 5."),
        # the team
        (LAUNCH, ["seats"], [], "The position has 0 seats: it needs 2 to 5."),
        (LAUNCH, ["seats", 0, "adventurer"], "Doctor", "two pawns of one adventurer"),
        (LAUNCH, ["seats", 0, "adventurer"], "Pilot", "seat1: 'adventurer' can't be 'Pilot'"),
        (LAUNCH, ["seats", 0, "at"], "A1", "seat1: 'at' can't be 'A1'"),
        (LAUNCH, ["seats", 0, "at"], None, "seat1: 'at' can't be None"),
        (LAUNCH, ["seats", 0, "health"], 6, "seat1: 'health' can't be 6: it is a whole number"),
        (LAUNCH, ["seats", 0, "rope"], 5, "seat1: 'rope' can't be 5: it is a whole number"),
        (LAUNCH, ["seats", 0, "rope"], -1, "seat1: 'rope' can't be -1"),
        (LAUNCH, ["seats", 0, "tiles"], ["P4"], "The position has 2 of 'P4': there are 1."),
        (LAUNCH, ["seats", 1, "tiles"], [], "The position has 0 of 'H1': there are 1."),
        (LAUNCH, ["seats", 1, "tiles"], ["H1", "H1"], "seat2: 'tiles' names 'H1' twice."),
        (LAUNCH, ["seats", 0, "tiles"], ["P1", "P5", "P8", "T1"], "'tiles' has more than 3."),
        (LAUNCH, ["seats", 0, "tiles"], ["A1"], "seat1: 'tiles' can't be 'A1'"),
        (LAUNCH, ["seats", 0, "shielded"], 1, "seat1: 'shielded' can't be 1: it is true or false."),
        (LAUNCH, ["seats", 0, "equipment"], {"Rope": 1}, "seat1: 'equipment' can't be 'Rope'"),
        (LAUNCH, ["seats", 0, "equipment"], {"Remote Fuser": 1}, "2 of 'Remote Fuser': there are"),
        (LAUNCH, ["seats", 0, "equipment"], {"Jetpack": 4}, "has 4 of 'Jetpack', which has 3."),
        (GUST, ["equipment_deck", "Gravity Hook"], 2, "3 of 'Gravity Hook': there are 2."),
        (LAUNCH, ["equipment_deck", "Jetpack"], 1, "needs 11 cards, a card for each gear."),
        # the pile
        (LAUNCH, ["pile"], [], "The position has 0 of 'P1': there are 1."),
        (LAUNCH, ["pile", 0, 0], "P2", "The position has 0 of 'P1': there are 1."),
        (LAUNCH, ["pile", 0, 0], "P5", "'pile' names 'P5' twice."),
        (LAUNCH, ["pile"], [["P1"], ["P5"], ["P8"]], "'pile' has a layer too many"),
        (LAUNCH, ["pile"], [["P1"], []], "'pile' has a layer too many, an empty one"),
        (LAUNCH, ["pile"], [["P1"], ["P5", "P8", "T1", "T2", "T3"]], "or one too large."),
        (LAUNCH, ["pile"], "P1", "'pile' can't be 'P1': it is a list."),
        (GUIDE, ["equipment_deck", "Stratoscope"], 1, "2 of 'Stratoscope': there are 1."),
        (GUIDE, ["equipment_deck", "Aerometer"], 1, "2 of 'Aerometer': there are 1."),
        # the storm
        (LAUNCH, ["storm_deck", 0, "Lightning"], 5, "The position has 7 of 'Lightning'"),
        (LAUNCH, ["storm_deck", 0, "Hail"], 1, "'storm_deck' can't be 'Hail'"),
        (LAUNCH, ["storm_deck"], [], "'storm_deck' has an empty layer, or no card at all."),
        (LAUNCH, ["storm_deck", 0], {}, "'storm_deck' has an empty layer"),
        (GUIDE, ["storm_deck", 0], {"Gust": 2}, "has layers that no Aerometer leaves."),
        (GUIDE, ["storm_deck"], [{"Gust": 1}] * 6, "has layers that no Aerometer leaves."),
        (LAUNCH, ["storm_discard", "Storm Reshuffles"], 1, "'Storm Reshuffles' can't be in the"),
        (LAUNCH, ["storm_discard"], {}, "The position has 4 of 'Lightning': there are 6."),
        (LAUNCH, ["level"], 16, "'level' can't be 16: it is a whole number from 0 to 15."),
        (LAUNCH, ["vane"], "up", "'vane' can't be 'up'"),
        # what somebody must choose
        (CIRCLE, ["choice", "circles"], ["north"], "'circles' isn't what the last tile leaves"),
        (CIRCLE, ["choice", "circles"], [], "'circles' isn't what the last tile leaves"),
        (CIRCLE, ["choice", "circles"], ["up"], "'circles' can't be 'up'"),
        (CIRCLE, ["choice", "seat"], "seat3", "The choice: 'seat' can't be 'seat3'"),
        (LOOK, ["choice"], {"seat": "seat1"}, "one of circles, cards with next, tiles, or gust."),
        (LOOK, ["choice"], [], "The choice must be an object, not []."),
        (CIRCLE, ["choice"], None, "lacks one for which the tiles leave a choice."),
        (LOOK, ["choice", "cards"], {}, "an Aerometer shows a few cards, before the storm."),
        (LOOK, ["choice", "next"], ["Gust"] * 4, "an Aerometer shows a few cards"),
        (LOOK, ["choice", "next"], [], "The position has 3 of 'Gust': there are 4."),
        (LOOK, ["choice", "cards"], {"Lightning": 2}, "0 of 'Storm Reshuffles': there are 1."),
        (LOOK, ["choice", "gust"], True, "one of circles, cards with next, tiles, or gust."),
        (LOOK, ["choice"], None, "The position has 4 of 'Lightning': there are 6."),
        (LOOK, ["turn", "step"], "storm", "an Aerometer shows a few cards, before the storm."),
        (LOOK, ["equipment_deck", "Aerometer"], 1, "2 of 'Aerometer': there are 1."),
        (SCOPE, ["choice", "tiles"], [], "a Stratoscope shows 1 to 5 tiles to who has room"),
        (SCOPE, ["choice", "tiles"], ["P2"], "one looks at 5 tiles, if there are as many."),
        (SCOPE, ["choice", "tiles"], ["P2", "P3", "P7", "T2", "F1"], "0 of 'G10': there are 1."),
        (SCOPE, ["choice", "next"], [], "one of circles, cards with next, tiles, or gust."),
        (GUST, ["choice", "gust"], False, "no Climber is about to cross clouds with somebody."),
        (GUST, ["choice", "seat"], "seat1", "no Climber is about to cross clouds with somebody."),
        (GUST, ["vane"], "west", "no Climber is about to cross clouds with somebody."),
        (GUST, ["seats", 1, "at"], "M52", "no Climber is about to cross clouds with somebody."),
        (GUST, ["seats", 1, "hooked"], True, "no Climber is about to cross clouds"),
        (GUST, ["turn", "step"], "actions", "'cards_left' can't be 1"),
        # the turn
        (LAUNCH, ["turn", "seat"], "seat5", "The turn: 'seat' can't be 'seat5'"),
        (LAUNCH, ["turn", "actions_left"], 7, "it is a whole number from 0 to 6."),
        (LAUNCH, ["turn", "free_cable"], False, "only be gone in the Electrician's turn."),
        (LAUNCH, ["turn", "cards_left"], 1, "it is a whole number from 0 to 0."),
        (GUST, ["turn", "cards_left"], 4, "'cards_left' can't be 4"),
        (LAUNCH, ["turn", "step"], "storm", "with no cards left the turn passes to the next seat."),
        (LAUNCH, ["turn", "step"], "draw", "'step' can't be 'draw': it is actions or storm."),
        (LAUNCH, ["turn"], None, "The turn must be an object, not None."),
        # the end
        (LAUNCH, ["outcome"], "won", "'outcome' is wrong: the table shows it ended not at all."),
        (LAUNCH, ["outcome"], "tired", "'outcome' can't be 'tired'"),
        (LAUNCH, ["level"], 15, "'outcome' is wrong: the table shows it ended swept."),
        (LAUNCH, ["seats", 0, "health"], 0, "the table shows it ended electrocuted."),
        (LAUNCH, ["seats", 0, "rope"], 0, "the table shows it ended fallen."),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    title: str, path: Path, value: object, said: str
) -> None:
    assert said in refused("sky", title, (path, value))


LAST_CABLE = ["small capacitor 1", "launch pad", "short"]


def wired(*changes: tuple[Path, object]) -> list[tuple[Path, object]]:
    """The launch position with its last cable, and other changes."""
    cables = paper("sky", LAUNCH)["cables"]
    assert isinstance(cables, list)
    return [(["cables"], [*cables, LAST_CABLE]), *changes]


def test_a_complete_circuit_has_launched_the_rocket() -> None:
    assert "the table shows it ended abandoned." in refused("sky", LAUNCH, *wired())
    left: tuple[Path, object] = (["outcome"], "abandoned")
    lost = simoun.from_position(changed("sky", LAUNCH, *wired(left)))
    assert lost.over and lost.outcome == "abandoned" and lost.winners == []


def test_a_won_position_says_so() -> None:
    aboard: tuple[Path, object] = (["seats", 3, "at"], "N49")
    assert "the table shows it ended won." in refused("sky", LAUNCH, *wired(aboard))
    won = changed("sky", LAUNCH, *wired(aboard, (["outcome"], "won")))
    assert simoun.from_position(won).winners == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("end", "path", "value"),
    [
        ("electrocuted", ["seats", 0, "health"], 0),
        ("fallen", ["seats", 0, "rope"], 0),
        ("swept", ["level"], 15),
    ],
)
def test_other_games_are_lost_by_a_storm_card(end: str, path: Path, value: object) -> None:
    changes: list[tuple[Path, object]] = [(path, value), (["outcome"], end)]
    assert refused("sky", LAUNCH, *changes) == "The turn: such a game is lost by a storm card."
    storm: tuple[Path, object] = (["turn", "step"], "storm")
    assert simoun.from_position(changed("sky", LAUNCH, *changes, storm)).outcome == end


def test_after_the_end_nobody_chooses() -> None:
    changes: list[tuple[Path, object]] = [
        (["seats", 3, "health"], 0),
        (["outcome"], "electrocuted"),
    ]
    assert "after the end nobody chooses." in refused("sky", GUST, *changes)


def test_two_ends_at_once_are_none() -> None:
    changes: list[tuple[Path, object]] = [
        (["seats", 0, "health"], 0),
        (["seats", 0, "rope"], 0),
        (["outcome"], "fallen"),
    ]
    assert "ended electrocuted and fallen." in refused("sky", LAUNCH, *changes)


def test_the_chosen_circle_is_read_from_the_components() -> None:
    """Either of the two that the last piece could have gone to."""
    five = paper("sky", CIRCLE)["components"]
    assert isinstance(five, dict)
    for places in (["N50", "N51"], ["N52", "N51"]):
        built: tuple[Path, object] = (
            ["components", "small capacitor"],
            [*five["small capacitor"], places],
        )
        position = changed("sky", CIRCLE, built, (["choice"], None))
        match = simoun.from_position(position)
        assert match.position() == position and not match.over


def test_the_aerometer_shows_four_cards_if_there_are_as_many() -> None:
    three: tuple[Path, object] = (["choice", "next"], [])
    deck: tuple[Path, object] = (["storm_deck", 0, "Gust"], 4)
    assert refused("sky", LOOK, three, deck) == "The choice: one looks at 4 cards, not 3."
    rest: list[tuple[Path, object]] = [
        (["storm_deck"], []),
        (["storm_discard", "Gust"], 4),
        (["storm_discard", "Lightning"], 4),
        (["storm_discard", "Wind Counterclockwise"], 1),
        (["storm_discard", "Storm Intensifies"], 2),
    ]
    assert refused("sky", LOOK, three, *rest) == ""  # these three were all there was


def test_the_time_throttle_gives_two_actions_more_once_it_is_played() -> None:
    more: tuple[Path, object] = (["turn", "actions_left"], 6)
    assert "2 of 'Time Throttle': there are 1." in refused("sky", LAUNCH, more)
    assert refused("sky", CIRCLE, more) == ""  # there it was played


def test_a_huge_list_is_refused_at_once() -> None:
    for key in ["tiles", "cables", "seats", "pile", "storm_deck"]:
        assert refused("sky", LAUNCH, ([key], [{"Gust": 1}] * 200_000))
    assert refused("sky", LOOK, (["choice", "next"], ["Gust"] * 200_000))
    assert refused("sky", LAUNCH, (["seats", 0, "tiles"], ["P1"] * 200_000))
    assert refused("sky", LAUNCH, (["pile", 0], ["P1"] * 200_000))

"""Positions of Forbidden Sky on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

import pytest

import simoun
from simoun.games.sky.data import STORM_COPIES, STORM_NAMES
from tests.contract.changing import Change, Path, changed, refused, storm
from tests.contract.refusals import refusal_of
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
        (LAUNCH, ["pile"], [["P1"], []], "'pile' has a layer too many, or an empty one."),
        (
            LAUNCH,
            ["pile"],
            [["P1"], ["P5", "P8", "T1", "T2", "T3"]],
            "a layer that no Stratoscope leaves.",
        ),
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
        (LOOK, ["choice", "cards"], {}, "an Aerometer shows a few cards."),
        (LOOK, ["choice", "next"], ["Gust"] * 4, "an Aerometer shows a few cards"),
        (LOOK, ["choice", "next"], [], "The position has 3 of 'Gust': there are 4."),
        (LOOK, ["choice", "cards"], {"Lightning": 2}, "0 of 'Storm Reshuffles': there are 1."),
        (LOOK, ["choice", "gust"], True, "one of circles, cards with next, tiles, or gust."),
        (LOOK, ["choice"], None, "The position has 4 of 'Lightning': there are 6."),
        (LOOK, ["turn", "step"], "storm", "shows cards before the storm, not in it."),
        (LOOK, ["equipment_deck", "Aerometer"], 1, "2 of 'Aerometer': there are 1."),
        (SCOPE, ["choice", "tiles"], [], "a Stratoscope shows a tile or more."),
        (SCOPE, ["choice", "tiles"], ["P2"], "The position has 0 of 'P3': there are 1."),
        (SCOPE, ["choice", "tiles"], ["P2", "P3", "P7", "T2", "F1"], "0 of 'G10': there are 1."),
        (SCOPE, ["choice", "next"], [], "one of circles, cards with next, tiles, or gust."),
        (GUST, ["choice", "gust"], False, "'gust' is true, or not there."),
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
        (GUST, ["turn", "cards_left"], 6, "'cards_left' can't be 6: it is a whole number"),
        (GUST, ["turn", "cards_left"], 3, "The choice: this storm has turned up no Gust."),
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


def wired(*changes: Change) -> list[Change]:
    """The launch position with its last cable, and other changes."""
    cables = paper("sky", LAUNCH)["cables"]
    assert isinstance(cables, list)
    return [(["cables"], [*cables, LAST_CABLE]), *changes]


def test_a_complete_circuit_has_launched_the_rocket() -> None:
    assert "the table shows it ended abandoned." in refused("sky", LAUNCH, *wired())
    left: Change = (["outcome"], "abandoned")
    lost = simoun.from_position(changed("sky", LAUNCH, *wired(left)))
    assert lost.over and lost.outcome == "abandoned" and lost.winners == []


def test_a_won_position_says_so() -> None:
    aboard: Change = (["seats", 3, "at"], "N49")
    assert "the table shows it ended won." in refused("sky", LAUNCH, *wired(aboard))
    won = changed("sky", LAUNCH, *wired(aboard, (["outcome"], "won")))
    assert simoun.from_position(won).winners == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("end", "path", "value"),
    [
        ("electrocuted", ["seats", 2, "health"], 0),
        ("fallen", ["seats", 2, "rope"], 0),
        ("swept", ["level"], 15),
    ],
)
def test_other_games_are_lost_by_a_storm_card(end: str, path: Path, value: object) -> None:
    changes: list[Change] = [(path, value), (["outcome"], end)]
    assert refused("sky", LAUNCH, *changes) == "The turn: such a game is lost by a storm card."
    drawn = discarded("Lightning", "Gust", "Storm Intensifies")
    assert simoun.from_position(changed("sky", LAUNCH, *drawn, *changes)).outcome == end


def test_after_the_end_nobody_chooses() -> None:
    changes: list[Change] = [
        (["seats", 3, "health"], 0),
        (["outcome"], "electrocuted"),
    ]
    assert "after the end nobody chooses." in refused("sky", GUST, *changes)


def test_two_ends_at_once_are_none() -> None:
    changes: list[Change] = [
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
        built: Change = (
            ["components", "small capacitor"],
            [*five["small capacitor"], places],
        )
        position = changed("sky", CIRCLE, built, (["choice"], None))
        match = simoun.from_position(position)
        assert match.position() == position and not match.over


def test_the_aerometer_shows_four_cards_if_there_are_as_many() -> None:
    three: Change = (["choice", "next"], [])
    deck: Change = (["storm_deck", 0, "Gust"], 4)
    assert refused("sky", LOOK, three, deck) == "The choice: one looks at 4 cards, not 3."
    rest: list[Change] = [
        (["storm_deck"], []),
        (["storm_discard", "Gust"], 4),
        (["storm_discard", "Lightning"], 4),
        (["storm_discard", "Wind Counterclockwise"], 1),
        (["storm_discard", "Storm Intensifies"], 2),
        (["vane"], "south"),
    ]
    assert refused("sky", LOOK, three, *rest) == ""  # these three were all there was


def test_the_time_throttle_gives_two_actions_more_once_it_is_played() -> None:
    assert "2 of 'Time Throttle': there are 1." in refused("sky", LAUNCH, actions(6))
    assert refused("sky", CIRCLE, actions(5)) == ""  # there it was played


# ---------------------------------------------------------------- how it can have come so


def actions(left: int) -> Change:
    return ["turn", "actions_left"], left


def level(tick: int) -> Change:
    return ["level"], tick


def ended(word: str) -> Change:
    return ["outcome"], word


def discarded(*drawn: str, left: int = 2) -> list[Change]:
    """A storm with these cards in the discard."""
    return storm(STORM_NAMES, STORM_COPIES, drawn, left)


def test_the_level_has_risen_with_every_card_that_says_so() -> None:
    """From the first tick, or with few players the second."""
    assert refused("sky", SCOPE, level(0)).endswith("discarded it is 1 or more.")
    said = "'level' can't be 1: with 2 'Storm Intensifies' discarded it is 2 or more."
    rises = ["Storm Intensifies"] * 2
    assert said in refused("sky", LAUNCH, *discarded(*rises), level(1))


def test_no_more_is_lost_than_the_storm_has_brought() -> None:
    """The level tells how often the cards can have been shuffled: at 1 never, at 2 once."""
    south: Change = (["vane"], "south")
    said = "seat1 can't have lost 3 health: 2 Lightning were drawn."
    assert refused("sky", LAUNCH, level(1), south) == said
    assert refused("sky", LAUNCH, level(2), south) == ""
    assert refused("sky", GUST, level(0)) == "seat1 can't have lost 4 rope: 2 Gust were drawn."
    assert refused("sky", GUST, level(1)) == ""


def test_the_vane_points_where_cards_have_turned_it() -> None:
    north: Change = (["vane"], "north")
    whole: Change = (["seats", 0, "health"], 5)
    turned = "The position: 'vane' can't be 'west': no card has turned it there."
    assert refused("sky", LAUNCH, level(1), whole) == turned
    assert refused("sky", LAUNCH, level(2)) == ""  # before a shuffle
    assert "'vane' can't be 'north'" in refused("sky", LAUNCH, level(2), north)
    assert refused("sky", LAUNCH, level(3), north) == ""


def test_what_a_storm_has_turned_up_lies_in_the_discard() -> None:
    said = "The turn: cards that this storm has turned up are not in the discard."
    assert refused("sky", LAUNCH, *discarded("Gust")) == ""
    assert refused("sky", LAUNCH, *discarded(left=3)) == ""
    assert refused("sky", LAUNCH, *discarded()) == said
    assert "more than 3 here." in refused("sky", LAUNCH, *discarded("Gust", left=4))


@pytest.mark.parametrize(
    ("end", "change", "card", "shown"),
    [
        ("electrocuted", (["seats", 2, "health"], 0), "Lightning", 3),
        ("fallen", (["seats", 2, "rope"], 0), "Gust", 3),
        ("swept", (["level"], 15), "Storm Intensifies", 5),
    ],
)
def test_a_loss_comes_with_its_card(end: str, change: Change, card: str, shown: int) -> None:
    said = f"The position: 'outcome' can't be {end!r}: this storm has turned up no {card}."
    storms = [(discarded(card, left=shown - 1), "")]
    storms.append((discarded("Wind Clockwise", left=shown - 1), said))
    storms.append((discarded(card, left=shown), said))
    for drawn, answer in storms:
        assert refused("sky", LAUNCH, *drawn, change, ended(end)) == answer


def test_the_card_that_shuffles_all_can_be_the_last_rise() -> None:
    """Then no card is to come, and none is discarded."""
    assert refused("sky", LAUNCH, *discarded(left=0), level(15), ended("swept")) == ""
    assert refused("sky", LAUNCH, *discarded(left=1), level(15), ended("swept"))
    assert refused("sky", LAUNCH, *discarded("Gust", left=0), level(15), ended("swept"))


def test_lightning_kills_nobody_whom_it_does_not_reach() -> None:
    """And it spares nobody whom it reaches: the Doctor's tile is as live as the Sailor's."""
    struck: list[Change] = [*discarded("Lightning"), (["seats", 0, "health"], 0)]
    hurt: Change = (["seats", 2, "health"], 3)
    shielded: Change = (["seats", 0, "shielded"], True)
    end = ended("electrocuted")
    assert refused("sky", LAUNCH, *struck, hurt, end) == ""
    said = "The position: 'outcome' can't be 'electrocuted': no Lightning reaches seat1."
    assert refused("sky", LAUNCH, *struck, hurt, shielded, end) == said
    said = "'electrocuted': the Lightning reaches seat3 too, who has full health."
    assert refused("sky", LAUNCH, *struck, end).endswith(said)


def test_nobody_falls_who_can_be_blown_to_a_tile() -> None:
    """West of the Doctor there is none, west of the Sailor there is."""
    doctor, sailor = [
        refused("sky", LAUNCH, *discarded("Gust"), (["seats", seat, "rope"], 0), ended("fallen"))
        for seat in (2, 0)
    ]
    assert doctor == ""
    assert sailor.endswith("'fallen': no Gust wears the rope of seat1.")


NO_CABLE = "The position: 'outcome' can't be 'abandoned': nobody can have placed the last cable."


def launched(*changes: Change) -> str:
    """What the launch position gets with its last cable, somebody left behind, and changes."""
    return refused("sky", LAUNCH, *wired(ended("abandoned"), *changes))


def test_somebody_has_placed_the_last_cable() -> None:
    away: Change = (["seats", 0, "at"], "L50")
    fuser: Change = (["seats", 3, "equipment"], {})
    assert launched() == ""
    for change in [actions(4), away]:
        assert launched(change) == NO_CABLE
        assert launched(change, fuser) == ""
    one: list[Change] = discarded("Gust", left=2)
    assert launched(*one) == NO_CABLE
    assert launched(*one, fuser) == ""
    assert launched(*discarded("Gust", "Gust", "Gust", left=0), fuser) == NO_CABLE


def test_the_first_cable_of_the_electrician_is_the_free_one() -> None:
    her: Change = (["turn", "seat"], "seat2")
    assert launched(her) == NO_CABLE
    assert launched(her, (["turn", "free_cable"], False)) == ""


def test_a_cable_needs_two_components() -> None:
    team = ["electrician", "doctor"]
    position = simoun.new_game("sky", players=2, adventurers=team, first="seat1").position()
    turn = position["turn"]
    assert isinstance(turn, dict)
    turn["free_cable"] = False
    said = "The turn: 'free_cable' can't be gone: a cable needs two components."
    assert refusal_of(simoun.from_position, position) == said


def test_everyone_has_drawn_a_tile_and_the_surveyor_two() -> None:
    team = ["surveyor", "doctor"]
    position = simoun.new_game("sky", players=2, adventurers=team).position()
    pile, team_on_paper = position["pile"], position["seats"]
    assert isinstance(pile, list) and isinstance(team_on_paper, list)
    pile[0].append(team_on_paper[0]["tiles"].pop())
    said = "The position: 'pile' is too large: 3 tiles are drawn at the start."
    assert refusal_of(simoun.from_position, position) == said


def test_a_tile_is_laid_from_beside_it_or_with_the_platform_clamp() -> None:
    said = "The position has 2 of 'Platform Clamp': there are 1."
    assert refused("sky", CIRCLE, actions(6)) == said
    assert refused("sky", CIRCLE, (["seats", 0, "at"], "M53")) == said


def test_the_stratoscope_shows_five_tiles_if_there_are_as_many() -> None:
    position = paper("sky", SCOPE)
    pile, choice = position["pile"], position["choice"]
    assert isinstance(pile, list) and isinstance(choice, dict)
    pile[0].append(choice["tiles"].pop())
    said = "The choice: one looks at 5 tiles, if there are as many."
    assert refusal_of(simoun.from_position, position) == said


def test_a_huge_list_is_refused_at_once() -> None:
    for key in ["tiles", "cables", "seats", "pile", "storm_deck"]:
        assert refused("sky", LAUNCH, ([key], [{"Gust": 1}] * 200_000))
    assert refused("sky", LOOK, (["choice", "next"], ["Gust"] * 200_000))
    assert refused("sky", LAUNCH, (["seats", 0, "tiles"], ["P1"] * 200_000))
    assert refused("sky", LAUNCH, (["pile", 0], ["P1"] * 200_000))

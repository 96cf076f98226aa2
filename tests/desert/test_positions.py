"""Positions of Forbidden Desert on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

import pytest

import simoun
from tests.contract.changing import Path, changed, refused
from tests.contract.refusals import refusal_of

PEEK, WAITING, LAST = "peek", "waiting_part", "last_step"


@pytest.mark.parametrize(
    ("title", "path", "value", "said"),
    [
        (PEEK, ["water"], 3, "The position has no 'water'"),
        # the desert
        (PEEK, ["tiles", 0], ["desert"], "it is 5 rows of 5."),
        (PEEK, ["tiles"], [], "it is 5 rows of 5."),
        (PEEK, ["tiles", 0, 0], "hole", "'tiles' has 2 holes: there is one."),
        (PEEK, ["tiles", 2, 2], "desert", "'tiles' has 0 holes: there is one."),
        (PEEK, ["tiles", 0, 0], "oasis", "'tiles' can't be 'oasis'"),
        (PEEK, ["tiles", 0, 0], "water mark", "has 4 tiles with water marks: there are 3."),
        (PEEK, ["tiles", 0, 3], "desert", "has 2 tiles with water marks: there are 3."),
        (PEEK, ["tiles", 0, 0], "crash site", "The position has 2 of 'crash site': there are 1."),
        (WAITING, ["tiles", 0, 0], "propeller row", "2 of 'propeller row': there are 1."),
        (PEEK, ["known"], {"B4": "tunnel"}, "'tunnel' can't lie hidden at B4."),
        (PEEK, ["known"], {"C3": "tunnel"}, "'tunnel' can't lie hidden at C3."),
        (PEEK, ["known"], {"A1": "well"}, "'well' can't lie hidden at A1."),
        (PEEK, ["known"], {"D1": "tunnel"}, "'tunnel' can't lie hidden at D1."),
        (PEEK, ["known"], {"A1": "desert"}, "'desert' can't lie hidden at A1."),
        (PEEK, ["known"], {"E4": "crash site"}, "'crash site' can't lie hidden at E4."),
        (PEEK, ["known"], {"F1": "tunnel"}, "What is known has no 'F1'"),
        (PEEK, ["known"], {"A1": "city", "C1": "tunnel"}, "of 'Terrascope': there are 2."),
        (PEEK, ["sand", 0, 0], 49, "'sand' can't be 49: it is a whole number from 0 to 48."),
        (PEEK, ["sand", 4, 4], 36, "'sand' can't be 36: it is a whole number from 0 to 35."),
        (PEEK, ["sand", 2, 2], 1, "'sand' can't be 1: it is a whole number from 0 to 0."),
        (PEEK, ["sand", 0, 0], -1, "'sand' can't be -1"),
        (PEEK, ["sand", 0, 0], True, "'sand' can't be True"),
        (PEEK, ["sand", 0], None, "it is 5 rows of 5."),
        (PEEK, ["parts", "engine"], "A1", "'engine' is wrong: its clues are not both revealed."),
        (PEEK, ["parts", "engine"], "taken", "its clues are not both revealed."),
        (WAITING, ["parts", "crystal"], None, "'crystal' is wrong: its clues are both revealed."),
        (WAITING, ["parts", "crystal"], "F9", "The parts: 'crystal' can't be 'F9'"),
        (WAITING, ["parts", "wing"], "A1", "The parts has no 'wing'"),
        # the team
        (PEEK, ["seats"], [], "The position has 0 seats: it needs 2 to 5."),
        (PEEK, ["seats", 0, "adventurer"], "Archaeologist", "two pawns of one adventurer"),
        (PEEK, ["seats", 0, "at"], "C3", "seat1 can't stand at C3: there is the hole."),
        (PEEK, ["seats", 0, "water"], 5, "seat1: 'water' can't be 5: it is a whole number from 0"),
        (PEEK, ["seats", 2, "water"], 4, "seat3: 'water' can't be 4"),
        (PEEK, ["seats", 0, "shield"], 1, "seat1: 'shield' can't be 1: it is true or false."),
        (PEEK, ["seats", 0, "shield"], True, "The position has 3 of 'Solar Shield'"),
        (PEEK, ["seats", 0, "equipment"], {"Rope": 1}, "seat1: 'equipment' can't be 'Rope'"),
        (PEEK, ["seats", 1, "equipment"], {"Time Throttle": 1}, "2 of 'Time Throttle'"),
        (PEEK, ["equipment_deck", "Jet Pack"], 2, "needs 9 cards, a card for each gear."),
        (PEEK, ["equipment_deck", "Jet Pack"], 4, "has 4 of 'Jet Pack', which has 3."),
        # the storm
        (PEEK, ["storm_deck", 0], {}, "'storm_deck' has an empty layer"),
        (LAST, ["storm_deck"], [], "'storm_deck' has an empty layer, or no card at all."),
        (PEEK, ["storm_deck"], [], "The position has 1 of 'wind north 1': there are 3."),
        (PEEK, ["storm_deck"], [{"wind north 1": 1}] * 32, "has more layers than there are cards."),
        (PEEK, ["storm_discard"], {}, "The position has 2 of 'wind north 1': there are 3."),
        (PEEK, ["storm_discard", "rain"], 1, "'storm_discard' can't be 'rain'"),
        (PEEK, ["level"], 15, "'level' can't be 15: it is a whole number from 0 to 14."),
        (PEEK, ["level"], 9, "The peek: the Meteorologist looks at 5 cards here, not 4."),
        (PEEK, ["level"], 4, "The peek: the Meteorologist looks at 3 cards here, not 4."),
        (PEEK, ["peek", "cards"], {}, "with no cards left to put back it is over."),
        (PEEK, ["peek", "next"], ["Sun Beats Down"] * 7, "'next' has more cards than anybody"),
        (PEEK, ["peek", "may_bury"], False, "must be one that was buried."),
        (PEEK, ["peek", "may_bury"], 0, "The peek: 'may_bury' can't be 0"),
        (PEEK, ["peek"], None, "The position has 1 of 'wind east 2': there are 2."),
        (PEEK, ["turn", "seat"], "seat2", "only the Meteorologist looks at cards, by an action."),
        (PEEK, ["turn", "step"], "storm", "only the Meteorologist looks at cards, by an action."),
        # the turn
        (PEEK, ["turn", "seat"], "seat4", "The turn: 'seat' can't be 'seat4'"),
        (PEEK, ["turn", "actions_left"], 4, "it is a whole number from 0 to 3."),
        (LAST, ["turn", "actions_left"], 3, "it is a whole number from 0 to 2."),
        (WAITING, ["turn", "actions_left"], 5, "it is a whole number from 0 to 4."),
        (WAITING, ["turn", "reductions"], 1, "'reductions' can't be 1: it is a whole number"),
        (LAST, ["turn", "reductions"], 7, "'reductions' can't be 7: it is a whole number"),
        (LAST, ["turn", "cards_left"], 5, "it is a whole number from 0 to 4."),
        (WAITING, ["turn", "cards_left"], 1, "it is a whole number from 0 to 0."),
        (LAST, ["turn", "cards_left"], 0, "with no cards left the turn passes to the next seat."),
        (LAST, ["turn", "step"], "actions", "'cards_left' can't be 3"),
        (LAST, ["turn", "step"], "draw", "'step' can't be 'draw': it is actions or storm."),
        (LAST, ["turn"], None, "The turn must be an object, not None."),
        # the end
        (LAST, ["level"], 14, "The position is at its end (skull): 'outcome' must say so."),
        (LAST, ["outcome"], "won", "'outcome' can't be 'won': the desert doesn't show it."),
        (LAST, ["outcome"], "skull", "'outcome' can't be 'skull'"),
        (LAST, ["outcome"], "buried", "'outcome' can't be 'buried'"),
        (WAITING, ["outcome"], "thirst", "'outcome' can't be 'thirst'"),
        (LAST, ["outcome"], "tired", "it is won, thirst, buried or skull."),
        (LAST, ["outcome"], "", "'outcome' can't be ''"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    title: str, path: Path, value: object, said: str
) -> None:
    assert said in refused("desert", title, (path, value))


def test_somebody_at_zero_who_is_in_the_shade_has_not_died_of_thirst() -> None:
    """The Meteorologist stands in the sun, the Explorer in a tunnel and under a shield."""
    thirst: tuple[Path, object] = (["outcome"], "thirst")
    assert simoun.from_position(changed("desert", LAST, thirst)).over
    enough: tuple[Path, object] = (["seats", 0, "water"], 1)
    assert "'outcome' can't be 'thirst'" in refused("desert", LAST, thirst, enough)


def test_a_game_is_lost_by_a_storm_card() -> None:
    changes: list[tuple[Path, object]] = [
        (["seats", 0, "water"], 0),
        (["outcome"], "thirst"),
    ]
    assert refused("desert", WAITING, *changes) == "The turn: a game is lost by a storm card."


def test_a_won_position_says_so() -> None:
    everyone_there: list[tuple[Path, object]] = [
        (["seats", 0, "at"], "B4"),
        (["seats", 1, "at"], "B4"),
        (["sand", 3, 1], 1),
        (["parts", "crystal"], "taken"),
    ]
    said = refused("desert", "take_off", *everyone_there)
    assert said == "The position is at its end (won): 'outcome' must say so."
    won = changed("desert", "take_off", *everyone_there, (["outcome"], "won"))
    assert simoun.from_position(won).winners == [0, 1]


def test_the_crash_site_is_up_or_was_excavated() -> None:
    """Where it doesn't lie, one of the cities is its other side."""
    gone = changed("desert", PEEK, (["tiles", 3, 4], "desert"), (["tiles", 1, 0], "desert"))
    assert "0 of 'crash site': there are 1." in refusal_of(simoun.from_position, gone)


def test_the_time_throttle_gives_two_actions_more_once_it_is_played() -> None:
    drawn: tuple[Path, object] = (["seats", 0, "equipment"], {})
    assert refused("desert", PEEK, drawn, (["turn", "actions_left"], 5)) == ""
    assert "from 0 to 5." in refused("desert", PEEK, drawn, (["turn", "actions_left"], 6))


def test_a_huge_list_is_refused_at_once() -> None:
    for key in ["tiles", "sand", "seats", "storm_deck"]:
        assert refused("desert", PEEK, ([key], [{"wind north 1": 1}] * 200_000))
    assert refused("desert", PEEK, (["peek", "next"], ["wind north 1"] * 200_000))

"""Positions of Forbidden Desert on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

import pytest

import simoun
from simoun.games.desert.data import STORM_COPIES as COPIES
from simoun.games.desert.data import STORM_NAMES as NAMES
from tests.contract.changing import Change, Path, changed, refused, storm
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
        (PEEK, ["sand", 3, 1], 2, "who is buried can do nothing but dig."),
        (PEEK, ["peek", "cards"], {}, "with no cards left to put back it is over."),
        (PEEK, ["peek", "next"], ["Sun Beats Down"] * 7, "'next' has more cards than anybody"),
        (PEEK, ["peek", "may_bury"], False, "must be one that was buried."),
        (PEEK, ["peek", "may_bury"], 0, "The peek: 'may_bury' can't be 0"),
        (PEEK, ["peek"], None, "The position has 1 of 'wind east 2': there are 2."),
        (PEEK, ["turn", "seat"], "seat2", "only the Meteorologist looks at cards, by an action."),
        (PEEK, ["turn", "step"], "storm", "only the Meteorologist looks at cards, by an action."),
        # the turn
        (PEEK, ["turn", "seat"], "seat4", "The turn: 'seat' can't be 'seat4'"),
        (PEEK, ["turn", "actions_left"], 4, "'actions_left' can't be more than 3 here."),
        (PEEK, ["turn", "actions_left"], 7, "it is a whole number from 0 to 6."),
        (LAST, ["turn", "actions_left"], 3, "'actions_left' can't be more than 2 here."),
        (WAITING, ["turn", "actions_left"], 5, "'actions_left' can't be more than 4 here."),
        (WAITING, ["turn", "reductions"], 1, "only the Meteorologist can have 'reductions'."),
        (PEEK, ["turn", "reductions"], 5, "'reductions' can't be more than 4 here."),
        (LAST, ["turn", "reductions"], 7, "'reductions' can't be 7: it is a whole number"),
        (LAST, ["turn", "cards_left"], 5, "'cards_left' can't be more than 4 here."),
        (LAST, ["turn", "cards_left"], 7, "it is a whole number from 0 to 6."),
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


DRANK: Change = (["seats", 1, "water"], 2)  # the Climber
THIRST: Change = (["outcome"], "thirst")


def test_somebody_at_zero_who_is_in_the_shade_has_not_died_of_thirst() -> None:
    """The Meteorologist stands in the sun, the Explorer in a tunnel and under a shield."""
    assert simoun.from_position(changed("desert", LAST, DRANK, THIRST)).over
    enough: Change = (["seats", 0, "water"], 1)
    assert "'outcome' can't be 'thirst'" in refused("desert", LAST, DRANK, THIRST, enough)


def test_a_game_is_lost_by_a_storm_card() -> None:
    changes: list[Change] = [
        (["seats", 0, "water"], 0),
        (["outcome"], "thirst"),
    ]
    assert refused("desert", WAITING, *changes) == "The turn: a game is lost by a storm card."


def test_a_won_position_says_so() -> None:
    everyone_there: list[Change] = [
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
    drawn: Change = (["seats", 0, "equipment"], {})
    assert refused("desert", PEEK, drawn, (["turn", "actions_left"], 5)) == ""
    assert "more than 5 here." in refused("desert", PEEK, drawn, (["turn", "actions_left"], 6))


# ---------------------------------------------------------------- how it can have come so


def discarded(*drawn: str, left: int = 1) -> list[Change]:
    """The storm of the last step, with these cards in the discard."""
    return storm(NAMES, COPIES, drawn, left)


SUN, RISE = "Sun Beats Down", "Storm Picks Up"
SKULL: list[Change] = [(["level"], 14), (["outcome"], "skull")]


def test_the_level_has_risen_with_every_card_that_says_so() -> None:
    assert refused("desert", "guide", (["level"], 1)) == ""
    said = refused("desert", "guide", (["level"], 0))
    assert (
        said
        == "The position: 'level' can't be 0: with 1 'Storm Picks Up' discarded it is 1 or more."
    )


def test_what_a_storm_has_turned_up_lies_in_the_discard() -> None:
    """Two cards of the first tick, of which one is to come; later there may be a new deck."""
    early: Change = (["level"], 0)
    calm: Change = (["turn", "reductions"], 0)
    said = "The turn: cards that this storm has turned up are not in the discard."
    assert refused("desert", LAST, *discarded(), early, calm) == said
    assert refused("desert", LAST, *discarded(SUN), early, calm) == ""
    assert refused("desert", LAST, *discarded(left=2), early, calm) == ""
    assert refused("desert", LAST, *discarded(), (["level"], 3), calm) == ""


def test_a_storm_has_as_many_cards_as_the_level_showed_when_it_began() -> None:
    """With one to come, the second of two if it was a rise that brought the level to three."""
    second: list[Change] = [(["level"], 1), (["turn", "reductions"], 0)]
    assert refused("desert", LAST, *discarded(RISE), *second) == ""
    assert refused("desert", LAST, *discarded(SUN, "wind east 1"), *second) == ""
    assert "are not in the discard." in refused("desert", LAST, *discarded(SUN), *second)


def test_thirst_comes_with_the_sun() -> None:
    assert thirsty(*discarded(SUN)) == ""
    said = "The position: 'outcome' can't be 'thirst': this storm has turned up no Sun Beats Down."
    assert thirsty(*discarded("wind north 1")) == said
    assert thirsty(*discarded(SUN, RISE, left=4)) == said


def test_everyone_in_the_sun_drinks() -> None:
    full = "'outcome' can't be 'thirst': seat2 is in the sun too, with a full canteen."
    assert full in refused("desert", LAST, *discarded(SUN), THIRST)


def test_the_last_card_of_a_deck_is_shuffled_into_the_next_one() -> None:
    """So the sun need not lie in the discard; but then nobody has looked at the new deck."""
    assert thirsty(*discarded()) == ""
    known: Change = (["storm_deck"], [{SUN: 1}, {**dict(zip(NAMES, COPIES, strict=True)), SUN: 3}])
    assert thirsty(*discarded(), known).endswith("no Sun Beats Down.")


def thirsty(*changes: Change) -> str:
    """What the last step gets, if somebody has died of thirst."""
    return refused("desert", LAST, DRANK, *changes, THIRST)


def test_no_loss_comes_before_the_first_card() -> None:
    said = "this storm has turned up no Sun Beats Down."
    calm: Change = (["turn", "reductions"], 0)
    for level, left in [(0, 2), (1, 3)]:
        first: list[Change] = [(["level"], level), calm, THIRST]
        assert said in refused("desert", LAST, *discarded(left=left), *first)


def test_the_skull_comes_with_a_rise() -> None:
    assert refused("desert", LAST, *discarded(RISE), *SKULL) == ""
    said = "The position: 'outcome' can't be 'skull': this storm has turned up no Storm Picks Up."
    assert refused("desert", LAST, *discarded(SUN), *SKULL) == said
    assert refused("desert", LAST, *discarded(RISE, left=4), *SKULL) == said


def test_the_last_marker_is_missed_in_a_wind_that_moves_a_tile() -> None:
    """The hole lies in D3: from there a tile can have gone to every side."""
    full: list[Change] = [(["sand", 0, 0], 33), (["outcome"], "buried")]
    assert refused("desert", LAST, *discarded("wind east 1"), *full) == ""
    said = "'outcome' can't be 'buried': this storm has turned up no wind that moved a tile."
    assert said in refused("desert", LAST, *discarded(SUN, RISE), *full)
    east: list[Change] = [
        (["tiles", 2], ["desert", "desert", "crystal column", "desert", "hole"]),
        (["sand", 2], [0, 0, 0, 3, 0]),
    ]
    assert said in refused("desert", LAST, *discarded("wind east 1"), *full, *east)
    assert refused("desert", LAST, *discarded("wind west 1"), *full, *east) == ""


def on_the_pad(*changes: Change) -> str:
    """What a position gets in which all stand on the launch pad with all parts."""
    return refused(
        "desert",
        "take_off",
        (["seats", 0, "at"], "B4"),
        (["seats", 1, "at"], "B4"),
        (["sand", 3, 1], 1),
        (["parts", "crystal"], "taken"),
        *changes,
    )


WON: Change = (["outcome"], "won")
NO_BLAST: list[Change] = [
    (["seats", 1, "equipment"], {"Dune Blaster": 2}),
    (["turn", "actions_left"], 4),
]


def test_somebody_has_done_what_wins_the_game() -> None:
    """An action, a Jet Pack or a Dune Blaster; nobody wins by a storm card."""
    said = "The position: 'outcome' can't be 'won': nobody has done anything for it."
    assert on_the_pad(WON) == ""
    assert on_the_pad(WON, *NO_BLAST) == ""  # with the Time Throttle it was one of six
    throttle: Change = (["seats", 0, "equipment"], {"Jet Pack": 1, "Time Throttle": 1})
    assert on_the_pad(WON, *NO_BLAST, throttle) == said
    ended: Change = (["turn", "step"], "storm")
    card: Change = (["turn", "cards_left"], 1)
    assert on_the_pad(WON, ended, card) == ""
    assert on_the_pad(WON, ended, card, *NO_BLAST) == said
    assert on_the_pad(WON, ended) == said


def test_who_has_won_has_not_lost() -> None:
    lost: list[Change] = [
        (["level"], 13),
        (["turn", "step"], "storm"),
        (["outcome"], "skull"),
    ]
    assert on_the_pad(*lost) == "The position is at its end (won): 'outcome' must say so."


def test_a_huge_list_is_refused_at_once() -> None:
    for key in ["tiles", "sand", "seats", "storm_deck"]:
        assert refused("desert", PEEK, ([key], [{"wind north 1": 1}] * 200_000))
    assert refused("desert", PEEK, (["peek", "next"], ["wind north 1"] * 200_000))

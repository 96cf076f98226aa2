"""Positions of Forbidden Island on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

from typing import cast

import pytest

import simoun
from tests.contract.changing import Path, refused
from tests.contract.refusals import refusal_of
from tests.contract.walks import read as paper


@pytest.mark.parametrize("key", list(paper("island", "swimmers")))
def test_a_position_lacks_nothing(key: str) -> None:
    position = paper("island", "swimmers")
    del position[key]
    assert refusal_of(simoun.from_position, position)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["game"], "chess", "chess"),
        (["score"], 3, "The position has no 'score'"),
        (["water"], 0, "'water' can't be 0: it is a whole number from 1 to 10."),
        (["water"], 11, "'water' can't be 11"),
        (["water"], "6", "'water' can't be '6'"),
        (["options", "rescue"], 1, "The options: 'rescue' can't be 1: it is true or false."),
        (["options", "hand_check"], "never", "'hand_check' can't be 'never': it is both or each."),
        (["options"], [], "The options must be an object, not []."),
        (["tiles", 0, 0], "Gold Gate", "'tiles' must name each tile once, not ['Gold Gate']"),
        (["tiles", 0, 0], "Atlantis", "'tiles' can't be 'Atlantis'"),
        (["tiles", 0], ["Watchtower"], "it is six rows of 2, 4, 6, 6, 4 and 2 names."),
        (["tiles"], [], "'tiles' must name each tile once"),
        (["flooded", 0], "Observatory", "Observatory can't be both flooded and sunk."),
        (["flooded", 0], "Copper Gate", "'flooded' names 'Copper Gate' twice."),
        (["sunk"], ["Misty Marsh"], "needs 1 flood card(s), not 0."),
        (["flood_discard"], [], "Bronze Gate needs 1 flood card(s), not 0."),
        (["flood_discard", 0], "Gold Gate", "needs 1 flood card(s), not "),
        (["flood_deck", 0], [], "'flood_deck' has an empty layer."),
        (["flood_deck"], [], "needs 1 flood card(s), not 0."),
        (["flood_deck"], 3, "'flood_deck' can't be 3: it is a list."),
        (["treasure_deck", 0], {}, "'treasure_deck' has an empty layer"),
        (["treasure_deck"], [], "'treasure_deck' has an empty layer, or no card at all."),
        (["treasure_deck", 0, "Sandbags"], 2, "The position has 4 of 'Sandbags': there are 2."),
        (["treasure_deck", 0, "Sandbags"], 3, "'treasure_deck' has 3 of 'Sandbags', which has 2."),
        (["treasure_deck", 0, "Sandbags"], -1, "has -1 of 'Sandbags'"),
        (["treasure_deck", 0, "Sandbags"], True, "has True of 'Sandbags'"),
        (["treasure_discard", "Gold"], 1, "'treasure_discard' can't be 'Gold'"),
        (["treasure_discard"], {}, "The position has 1 of 'Crystal of Fire': there are 5."),
        (["seats"], [], "The position has 0 seats: it needs 2 to 4."),
        (["seats", 0, "adventurer"], "Pilot", "two pawns of one adventurer: Pilot."),
        (["seats", 0, "adventurer"], "Cook", "seat1: 'adventurer' can't be 'Cook'"),
        (["seats", 0, "hand"], {"Waters Rise": 1}, "seat1: 'hand' can't be 'Waters Rise'"),
        (["seats", 2, "at"], "Misty Marsh", "seat3 stands on Misty Marsh, which has sunk."),
        (["seats", 0, "at"], "Gold Gate", "seat1 swims on Gold Gate, which has not sunk."),
        (["seats", 0, "at"], "Misty Marsh", "who swims stood on one tile"),
        (["swimming"], ["seat1"], "seat2 stands on Observatory, which has sunk."),
        (["swimming"], ["seat4"], "'swimming' can't be 'seat4': it is seat1, seat2 or seat3."),
        (["captured", 0], "Sandbags", "'captured' can't be 'Sandbags'"),
        (["captured"], ["Crystal of Fire"] * 2, "'captured' names 'Crystal of Fire' twice."),
        (["turn", "seat"], "seat4", "The turn: 'seat' can't be 'seat4'"),
        (["turn", "seat"], "seat1", "only the Pilot, by an action, can have flown."),
        (["turn", "actions_left"], 4, "'actions_left' can't be 4"),
        (["turn", "actions_left"], 3, "only the Pilot, by an action, can have flown."),
        (["turn", "second_shore"], True, "only the Engineer, after a tile, can have a second one."),
        (["turn", "cards_left"], 5, "'cards_left' can't be 5: it is a whole number from 0 to 4."),
        (["turn", "step"], "draw", "'cards_left' can't be 3"),
        (["turn", "step"], "swim", "'step' can't be 'swim': it is actions, draw or flood."),
        (["turn"], None, "The turn must be an object, not None."),
        (["outcome"], "won", "The position isn't won"),
        (["outcome"], "skull", "'outcome' says 'skull', the island doesn't."),
        (["outcome"], "landing-sank", "'outcome' says 'landing-sank', the island doesn't."),
        (["outcome"], "treasure-sank", "'outcome' says 'treasure-sank', the island doesn't."),
        (["outcome"], "tired", "'outcome' can't be 'tired': it is won, landing-sank"),
        (["outcome"], "", "'outcome' can't be ''"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: Path, value: object, said: str) -> None:
    assert said in refused("island", "swimmers", (path, value))


def test_who_swims_does_so_while_flood_cards_are_drawn() -> None:
    turn = {"step": "actions", "cards_left": 2, "seat": "seat3", "actions_left": 1}
    flags = {"second_shore": False, "flight_used": True}
    said = refused("island", "swimmers", (["turn"], {**turn, **flags}))
    assert "who swims stood on one tile, while flood cards were drawn" in said


def test_a_lost_position_says_so() -> None:
    said = refused("island", "last_cards", (["water"], 10))
    assert said == "The position is lost (skull), and 'outcome' doesn't say so."


def test_nobody_has_drowned_who_can_swim() -> None:
    assert "'drowned'" in refused("island", "take_off", (["outcome"], "drowned"))


def test_a_hand_is_too_full_only_where_the_rules_let_it() -> None:
    """Five cards and a gift, or five cards and the two just drawn (I16)."""
    more = {"Earth Stone": 1, "Ocean's Chalice": 4, "Sandbags": 1}
    changes = [(["seats", 3, "hand"], more), (["treasure_deck", 1], {"Helicopter Lift": 1})]
    rest = paper("island", "full_hands")["treasure_deck"]
    assert isinstance(rest, list)
    del rest[-1]["Helicopter Lift"]
    assert "holds more than 5 cards" in refused(
        "island", "full_hands", (["treasure_deck"], rest), *cast(list[tuple[Path, object]], changes)
    )


def test_with_no_cards_left_the_turn_has_passed() -> None:
    nobody_swims = [
        (["seats", 0, "at"], "Gold Gate"),
        (["seats", 1, "at"], "Gold Gate"),
        (["swimming"], []),
        (["turn", "cards_left"], 0),
    ]
    said = refused("island", "swimmers", *cast(list[tuple[Path, object]], nobody_swims))
    assert said == "The turn: with no cards left the turn passes to the next seat."


def test_a_huge_list_is_refused_at_once() -> None:
    names = ["Gold Gate"] * 200_000
    for key in ["flooded", "sunk", "flood_deck", "flood_discard", "tiles", "seats", "captured"]:
        assert refused("island", "swimmers", ([key], names))


# ---------------------------------------------------------------- hands (I16)


def holding(player: int, cards: int, turn: dict[str, object], **options: object) -> str | None:
    """Why a seat can't hold so many cards at this moment of seat1's turn."""
    position = simoun.new_game("island", players=2, first="seat1", seed=1, **options).position()
    hand = cast(list[dict[str, dict[str, int]]], position["seats"])[player]["hand"]
    [deck] = cast(list[dict[str, int]], position["treasure_deck"])
    for name in list(deck) * 2:
        if name != "Waters Rise" and sum(hand.values()) < cards:
            deck[name] -= 1
            hand[name] = hand.get(name, 0) + 1
    cast(dict[str, object], position["turn"]).update(turn)
    return simoun.why_impossible(position)


ACTING = {"step": "actions", "actions_left": 1, "cards_left": 2}
BEFORE = {"step": "draw", "actions_left": 1, "cards_left": 2}
BETWEEN = {"step": "draw", "actions_left": 1, "cards_left": 1}
DRAWN = {"step": "flood", "actions_left": 1, "cards_left": 2}
FLOODED = {"step": "flood", "actions_left": 1, "cards_left": 1}


@pytest.mark.parametrize(
    ("player", "turn", "most"),
    [
        (0, ACTING, 5),  # who acts gives, and is given nothing
        (1, ACTING, 6),  # a gift
        (1, {**ACTING, "actions_left": 3}, 5),
        (0, BEFORE, 5),
        (0, BETWEEN, 6),
        (0, DRAWN, 7),
        (0, FLOODED, 5),
        (1, BEFORE, 5),
        (1, BETWEEN, 5),
        (1, DRAWN, 5),
    ],
)
def test_i16_says_how_many_cards_a_hand_can_have_on_paper(
    player: int, turn: dict[str, object], most: int
) -> None:
    assert holding(player, most, turn) is None
    for more in range(most + 1, 9):
        assert f"seat{player + 1} holds more than 5 cards" in (holding(player, more, turn) or "")


@pytest.mark.parametrize("turn", [BETWEEN, DRAWN])
def test_i16_checked_after_each_card_a_hand_is_never_two_too_full(turn: dict[str, object]) -> None:
    assert holding(0, 6, turn, hand_check="each") is None
    assert "holds more than 5 cards" in (holding(0, 7, turn, hand_check="each") or "")


def test_two_hands_are_never_too_full_at_once() -> None:
    more = {"Earth Stone": 1, "Ocean's Chalice": 4, "Sandbags": 1}
    deck = [
        {"Waters Rise": 1},
        {"Statue of the Wind": 1, "Crystal of Fire": 1, "Ocean's Chalice": 1},
        {"Helicopter Lift": 1, "Waters Rise": 2},
    ]
    changes: list[tuple[Path, object]] = [(["seats", 3, "hand"], more), (["treasure_deck"], deck)]
    assert "seat2 holds more than 5 cards" in refused("island", "full_hands", *changes)


# ---------------------------------------------------------------- how it ended


def played(title: str, *actions: str, seed: int = 1) -> dict[str, object]:
    match = simoun.from_position(paper("island", title), seed=seed)
    for action in actions:
        match.play(action)
    return match.position()


def test_i30_a_helicopter_that_took_off_lies_in_the_discard() -> None:
    won = played("take_off", "seat1 take off")
    assert simoun.why_impossible(won) is None
    cast(dict[str, int], won["treasure_discard"]).pop("Helicopter Lift")
    cast(list[dict[str, int]], won["treasure_deck"])[0]["Helicopter Lift"] = 2
    said = "The position isn't won: no Helicopter Lift lies in the discard."
    assert simoun.why_impossible(won) == said


def skull(**turn: object) -> dict[str, object]:
    """Waters Rise was the last card that seat1 drew."""
    position = simoun.new_game("island", players=2, first="seat1", seed=1).position()
    cast(list[dict[str, int]], position["treasure_deck"])[0]["Waters Rise"] = 2
    position.update(treasure_discard={"Waters Rise": 1}, water=10, outcome="skull")
    cast(dict[str, object], position["turn"]).update({"step": "draw", "cards_left": 1, **turn})
    return position


def test_i34_the_skull_is_reached_while_treasure_cards_are_drawn() -> None:
    assert simoun.why_impossible(skull()) is None
    assert simoun.why_impossible(skull(step="flood", cards_left=0)) is None
    for turn in [{"step": "actions", "cards_left": 2}, {"step": "draw", "cards_left": 2}]:
        said = simoun.why_impossible(skull(**turn))
        assert said == "The position: 'outcome' says 'skull' before a treasure card is drawn."


def test_i34_waters_rise_brought_the_skull() -> None:
    position = skull()
    position["treasure_discard"] = {"Sandbags": 1}
    deck = cast(list[dict[str, int]], position["treasure_deck"])[0]
    deck.update({"Waters Rise": 3, "Sandbags": deck["Sandbags"] - 1})
    said = "The position: 'outcome' says 'skull', and no Waters Rise is discarded."
    assert simoun.why_impossible(position) == said


def test_i15_the_last_waters_rise_may_be_shuffled_into_a_new_deck() -> None:
    position = skull()
    position["treasure_discard"] = {}
    cast(list[dict[str, int]], position["treasure_deck"])[0]["Waters Rise"] = 3
    assert simoun.why_impossible(position) is None


def test_i13_each_waters_rise_in_the_discard_has_raised_the_water() -> None:
    assert refused("island", "last_cards", (["water"], 3)) == (
        "After 3 Waters Rise the water can't be at 3: it began at 1."
    )
    assert not refused("island", "last_cards", (["water"], 4))


def lost(word: str, *sunk: str, **changes: object) -> dict[str, object]:
    """These tiles have sunk, the last one by the first flood card of seat1's turn."""
    position = simoun.new_game("island", players=2, first="seat1", seed=1).position()
    for key in ["flooded", "flood_discard"]:
        held = cast(list[str], position[key])
        position[key] = [name for name in held if name not in sunk]
    [deck] = cast(list[list[str]], position["flood_deck"])
    position["flood_deck"] = [[name for name in deck if name not in sunk]]
    turn = {**cast(dict[str, object], position["turn"]), "step": "flood", "cards_left": 1}
    return {**position, "sunk": list(sunk), "turn": turn, "outcome": word, **changes}


GARDENS = ("Whispering Garden", "Howling Garden")
TEMPLES = ("Temple of the Moon", "Temple of the Sun")
SANK = [("landing-sank", ("Fools' Landing",)), ("treasure-sank", GARDENS)]


@pytest.mark.parametrize(("word", "sunk"), SANK)
def test_i31_i32_a_flood_card_sank_the_last_tile(word: str, sunk: tuple[str, ...]) -> None:
    assert simoun.why_impossible(lost(word, *sunk)) is None
    started = cast(dict[str, object], lost(word, *sunk)["turn"])
    for step, left in [("actions", 2), ("draw", 2), ("draw", 1), ("flood", 2)]:
        turn = {**started, "step": step, "cards_left": left}
        said = simoun.why_impossible(lost(word, *sunk, turn=turn))
        assert said == f"The position: 'outcome' says {word!r} before a flood card is drawn."


def test_i31_i32_one_loss_ends_the_game() -> None:
    twice = lost("treasure-sank", *GARDENS, *TEMPLES)
    later = lost("landing-sank", *GARDENS, "Fools' Landing")
    for position in (twice, later):
        assert "and the game was lost before." in (simoun.why_impossible(position) or "")


@pytest.mark.parametrize(
    ("places", "said"),
    [
        (("Howling Garden", "Howling Garden"), None),
        (("Howling Garden", "Gold Gate"), None),
        (GARDENS, "stood on one tile"),
        (("Misty Marsh", "Howling Garden"), "seat1 stands on Misty Marsh, which has sunk."),
    ],
)
def test_i31_only_where_the_last_tile_sank_there_is_a_pawn_in_the_sea(
    places: tuple[str, str], said: str | None
) -> None:
    position = lost("treasure-sank", *GARDENS, "Misty Marsh")
    seats = cast(list[dict[str, object]], position["seats"])
    for seat, place in zip(seats, places, strict=True):
        seat["at"] = place
    found = simoun.why_impossible(position)
    assert found is None if said is None else said in (found or "")


# ---------------------------------------------------------------- the flood


def test_i20_nobody_swims_before_a_flood_card() -> None:
    said = refused("island", "swimmers", (["turn", "cards_left"], 4))
    assert said == "The position: who swims stood on one tile, while flood cards were drawn."


def test_a_flood_deck_has_no_more_layers_than_cards() -> None:
    layers = [["Gold Gate"]] * 25
    said = refused("island", "swimmers", (["flood_deck"], layers))
    assert said == "The position: 'flood_deck' has more layers than there are cards."


def test_i18_a_flood_deck_is_never_empty_while_a_tile_is_left() -> None:
    position = lost("landing-sank", "Fools' Landing")
    tiles = cast(list[list[str]], position["tiles"])
    position["flood_discard"] = [name for row in tiles for name in row if name != "Fools' Landing"]
    position["flood_deck"] = []
    assert simoun.why_impossible(position) == "The position: 'flood_deck' has no card at all."

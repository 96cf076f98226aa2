"""What a seat may see, and what a placement would earn (T29)."""

from __future__ import annotations

from random import Random

import pytest

import simoun
from simoun import Match
from simoun.core.actions import what_of, whom_of
from simoun.games.through_the_desert.face.points import earned_by
from simoun.games.through_the_desert.state import placing_riders
from tests.through_the_desert.position import (
    LABELS,
    caravans,
    do,
    leave_in_supply,
    points,
    seen,
    state,
    with_riders,
)

AT_WORK = """
        C D E F G
      8 .   m1  .
          m1  .
      9 m1  3   m1
          .   .
     10 m1  *   m1
          .   .
     11 m1  1   m1
          m1  m1
     12 .   M1  R2
"""


def known(game: Match, looker: int | None) -> list[int]:
    """The seats whose points this one sees."""
    seats = seen(game, looker)["seats"]
    return [number for number, seat in enumerate(seats, 1) if seat["points"] is not None]


def test_t29_one_sees_ones_own_points_and_everyones_number_of_tokens() -> None:
    game = caravans(AT_WORK, players=3, taken={1: "3 2", 2: "1", 3: "2 2 2"})
    assert [known(game, looker) for looker in (1, 2, 3, None)] == [[1], [2], [3], []]
    for looker in (1, 2, 3, None):
        assert [seat["tokens"] for seat in seen(game, looker)["seats"]] == [2, 1, 3]
    assert points(game, 1)["waterholes"] == 5


def test_t29_a_table_option_opens_all_scores() -> None:
    game = caravans(AT_WORK, players=3, scores="open")
    assert [known(game, looker) for looker in (1, 3, None)] == [[1, 2, 3]] * 3
    assert seen(game)["scores"] == "open"
    begun = simoun.new_game("through_the_desert", scores="open", seed=1)
    assert known(begun, None) == [1, 2]


def test_t29_after_the_end_all_points_are_shown() -> None:
    game = caravans(AT_WORK, players=3, left=1)
    leave_in_supply(game, "Mint", 1)
    do(game, "seat1 place Mint at F8")
    assert game.over and known(game, None) == [1, 2, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t29_no_view_of_anybody_else_holds_points_before_the_end(players: int) -> None:
    game = simoun.new_game("through_the_desert", players=players, seed=players)
    random = Random(players)
    while not game.over:
        if random.randrange(8) == 0:
            assert known(game, None) == []
            for seat in range(1, players + 1):
                assert known(game, seat) == [seat]
        game.play(random.choice(game.actions()))


def test_t29_a_view_depends_on_the_number_of_tokens_not_on_their_values() -> None:
    rich, poor = (caravans(AT_WORK, taken={1: taken}) for taken in ("3 3", "1 1"))
    for looker in (None, 2):
        assert seen(rich, looker) == seen(poor, looker)
    assert seen(rich, 1) != seen(poor, 1)


def test_t29_the_waterholes_on_the_board_are_public() -> None:
    game = caravans(AT_WORK)
    for looker in (None, 1, 2):
        found = {LABELS[h["place"]]: h["points"] for h in seen(game, looker)["waterholes"]}
        assert found == {"E9": 3, "E11": 1}


# ---------------------------------------------------------------- what a placement would earn


def test_a_placement_is_shown_with_all_that_it_would_earn_at_once() -> None:
    game = caravans(AT_WORK)
    found = {LABELS[one["place"]]: one for one in seen(game)["earns"] if one["camel"] == "mint"}
    assert found["F8"] == {
        "camel": "mint",
        "place": LABELS.index("F8"),
        "waterholes": 4,
        "oases": 5,
        "territory": 6,
        "points": 15,
        "closes": [LABELS.index(n) for n in ["D9", "D10", "E9", "E10", "E11", "F9", "F10"]],
    }
    assert (found["E9"]["waterholes"], found["E9"]["oases"], found["E9"]["closes"]) == (3, 5, [])
    assert "G8" not in found


def test_t17_a_camel_in_ones_own_land_is_shown_with_the_point_that_it_costs() -> None:
    game = caravans(AT_WORK)
    do(game, "seat1 place Mint at F8")
    found = {LABELS[one["place"]]: one for one in seen(game)["earns"] if one["camel"] == "mint"}
    own = {"waterholes": 0, "oases": 0, "territory": -1, "points": -1, "closes": []}
    assert found["D9"] == {"camel": "mint", "place": LABELS.index("D9"), **own}


def test_what_is_shown_is_what_is_earned() -> None:
    game = simoun.new_game("through_the_desert", players=2, seed=5)
    random = Random(5)
    earned = 0
    while not game.over:
        seat = game.decider + 1
        shown = {
            f"seat{seat} place {one['camel'].capitalize()} at {LABELS[one['place']]}": one
            for one in seen(game, seat)["earns"]
        }
        action = str(random.choice(game.actions()))
        before = points(game, seat)
        game.play(action)
        after = points(game, seat)
        one = shown.get(action)
        for kind in ("waterholes", "oases", "territory"):
            assert after[kind] - before[kind] == (one[kind] if one else 0)
        earned += one is not None
    assert earned > 10


def test_all_that_brings_something_is_shown() -> None:
    """Every placement of a whole game is tried: what isn't shown earns nothing."""
    game = simoun.new_game("through_the_desert", players=3, seed=8)
    random = Random(8)
    while not game.over:
        s = state(game)
        if s.to_place and not placing_riders(s):
            ways = [(int(whom_of(a.code)), int(what_of(a.code))) for a in game.actions()]
            found = [earned_by(s, colour, hex) for colour, hex in ways]
            bringing = [one for one in found if one["points"] or one["closes"]]
            assert seen(game)["earns"] == bringing
        for _ in range(6):
            if not game.over:
                game.play(random.choice(game.actions()))


def test_what_brings_points_is_told() -> None:
    worth = seen(caravans(AT_WORK))["worth"]
    assert worth == {"waterhole": 3, "oasis": 5, "territory": 1, "longest": 10, "tied": 5}


# ---------------------------------------------------------------- who leads


def test_who_has_most_leads_where_all_points_may_be_known() -> None:
    game = caravans(AT_WORK, players=3, taken={2: "3 3 3 3 3 3 3 3 3"}, scores="open")
    assert seen(game)["leaders"] == [1]
    assert seen(caravans(AT_WORK, players=3), 1)["leaders"] == []


def test_before_anything_is_worth_a_point_nobody_leads() -> None:
    game = simoun.new_game("through_the_desert", scores="open", seed=1)
    assert seen(game)["leaders"] == []


def test_at_the_end_the_winners_lead() -> None:
    game = caravans(AT_WORK, players=3, left=1)
    leave_in_supply(game, "Mint", 1)
    do(game, "seat1 place Mint at F8")
    assert seen(game)["leaders"] == seen(game)["winners"] == [0]


# ---------------------------------------------------------------- the rest of the table


@pytest.mark.parametrize(("players", "alone"), [(2, 1), (3, 2), (5, 2)])
def test_t12_the_first_turns_have_one_camel_all_others_two(players: int, alone: int) -> None:
    game = with_riders(players)
    told = []
    for _ in range(players + 1):
        turn = seen(game)["turn"]
        told.append(turn["in_all"])
        for _ in range(turn["to_place"]):
            assert seen(game)["turn"]["in_all"] == told[-1]
            game.play(game.actions()[0])
    assert told == [1] * alone + [2] * (players + 1 - alone)


def test_the_riders_camel_comes_first_in_each_caravan() -> None:
    mint = [camel for camel in seen(caravans(AT_WORK))["camels"] if camel["camel"] == "mint"]
    assert [camel["rider"] for camel in mint if camel["seat"] == 0] == [True] + [False] * 10
    assert LABELS[mint[0]["place"]] == "E12"


def test_the_turn_says_what_is_asked_of_whom() -> None:
    turn = seen(caravans(AT_WORK, players=3, seat=2, left=1))["turn"]
    assert turn == {
        "seat": 1,
        "step": "camels",
        "decider": 1,
        "asked": "act",
        "to_place": 1,
        "in_all": 2,
        "round": 4,
    }

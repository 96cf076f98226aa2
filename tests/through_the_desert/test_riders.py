"""Placing riders (T6 to T10)."""

from __future__ import annotations

import pytest

import simoun
from simoun import Match
from tests.contract.refusals import refusal_of
from tests.through_the_desert.position import (
    LABELS,
    NEIGHBOURS,
    caravans,
    do,
    events,
    room,
    seen,
    waterholes,
    with_riders,
)


def riders_by_seat(game: Match) -> list[int]:
    camels = seen(game)["camels"]
    return [sum(camel["seat"] == seat for camel in camels) for seat in range(game.players)]


@pytest.mark.parametrize(("players", "rounds"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_t6_in_turn_each_places_one_mounted_camel_in_every_round(players: int, rounds: int) -> None:
    game = simoun.new_game(
        "through_the_desert", players=players, first="seat1", aside="drawn", seed=2
    )
    for number in range(rounds):
        assert riders_by_seat(game) == [number] * players
        assert seen(game)["turn"]["round"] == number + 1
        for _ in range(players):
            told = game.play(game.actions()[-1])
            assert events(told) == ["ride", "turn"]
    assert riders_by_seat(game) == [rounds] * players
    assert seen(game)["turn"]["step"] == "camels"
    assert all(camel["rider"] for camel in seen(game)["camels"])


WINDOW = """
        C D E F G
      9 .   .   .
          2   .
     10 .   *   .
          .   .
     11 .   .   .
          .   .
     12 .   .   M2
          3   .
     13     R1  .
"""


def riding() -> Match:
    """It is seat1's turn again: both have placed a rider."""
    return caravans(WINDOW, riding=True)


def inside(game: Match, camel: str) -> set[str]:
    """Where it can go in the window."""
    names = {f"{column}{row}" for column in "CDEFG" for row in range(9, 14)}
    return names & set(room(game, camel).split())


def test_t7_never_on_a_waterhole_an_oasis_or_another_rider() -> None:
    found = inside(riding(), "Azure")
    assert found and not found & {"D9", "D12", "E10", "G12", "E13"}


@pytest.mark.parametrize("points", "123")
def test_t7_a_waterhole_alone_keeps_a_rider_away(points: str) -> None:
    """C11 lies next to no oasis and to no rider."""
    bare, wet = "11 .   .   .", f"11 {points}   .   ."
    assert "C11" in inside(caravans(WINDOW, riding=True), "Azure")
    game = caravans(WINDOW.replace(bare, wet), riding=True)
    assert waterholes(game)["C11"] == int(points)
    assert inside(game, "Azure") == {"C9", "C10", "C12", "D11", "G9", "G10"}


def test_t8_never_next_to_an_oasis() -> None:
    found = inside(riding(), "Azure")
    assert found and not found & NEIGHBOURS["E10"]


def test_t9_never_next_to_a_rider_whoever_owns_it_and_whatever_its_camel() -> None:
    for camel in ["Saffron", "Mint", "Azure", "Violet"]:
        found = inside(riding(), camel)
        assert found and not found & (NEIGHBOURS["G12"] | NEIGHBOURS["E13"])


def test_t6_everywhere_else_on_an_empty_hex() -> None:
    assert inside(riding(), "Azure") == {"C9", "C10", "C11", "C12", "D11", "G9", "G10"}


def test_t9_riders_stay_apart_in_every_game() -> None:
    for players in (2, 3, 4, 5):
        game = with_riders(players, seed=players)
        at = {LABELS[camel["place"]] for camel in seen(game)["camels"]}
        palms = {LABELS[place] for place in seen(game)["palms"]}
        assert not any(NEIGHBOURS[name] & (at | palms) for name in at)
        assert not at & set(waterholes(game))


def test_t10_in_the_first_round_everyone_places_another_colour() -> None:
    game = simoun.new_game("through_the_desert", players=4, first="seat1", seed=3)
    for seat, camel in enumerate(["Mint", "Rose", "Violet", "Azure"], 1):
        do(game, f"seat{seat} ride {camel} to {room(game, camel).split()[0]}")
        assert room(game, camel) == "" or seat == 4
    assert room(game, "Mint") == "" and room(game, "Rose") != ""  # the next round has begun


def test_t10_a_colour_that_was_placed_is_refused_in_the_first_round() -> None:
    game = simoun.new_game("through_the_desert", players=2, first="seat1", seed=3)
    do(game, f"seat1 ride Mint to {room(game, 'Mint').split()[0]}")
    target = room(game, "Rose").split()[0]
    assert "can't be done now" in refusal_of(game.play, f"seat2 ride Mint to {target}")


def test_t10_who_holds_none_that_is_left_places_any() -> None:
    """With 5 players the last one may have set aside the only colour that nobody has placed."""
    game = simoun.new_game("through_the_desert", players=5, first="seat1", seed=4)
    for seat, camel in enumerate(["Saffron", "Rose", "Mint", "Azure", "Violet"], 1):
        do(game, f"seat{seat} set aside {camel}")
    do(game, "seat1 lay the board")
    for seat, camel in enumerate(["Rose", "Saffron", "Azure", "Mint"], 1):
        do(game, f"seat{seat} ride {camel} to {room(game, camel).split()[0]}")
    assert [room(game, camel) != "" for camel in ["Saffron", "Rose", "Mint", "Azure"]] == [True] * 4
    assert room(game, "Violet") == ""

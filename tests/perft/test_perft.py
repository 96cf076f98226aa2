"""Perft: how many ways there are to go on, to a depth, with every reveal as an action.

A number that changes says that a rule, an option or a random stream has changed. To pin new
ones, run the tests and copy what they found.
"""

from __future__ import annotations

from typing import Any

import pytest

import simoun
from simoun import Match
from simoun.core.rules import Rules, State
from tests.contract.walks import read

Pinned = list[int]  # the ways to go on after 1, 2, 3 … actions

NEW_GAMES: dict[str, tuple[str, dict[str, Any], Pinned]] = {
    "island 2": ("island", {"players": 2, "seed": 1}, [53, 2798, 44958, 454142]),
    "island 3": (
        "island",
        {"players": 3, "seed": 2, "difficulty": "normal"},
        [82, 1889, 24284, 208715],
    ),
    "island 4": (
        "island",
        {"players": 4, "seed": 3, "difficulty": "legendary"},
        [132, 9033, 503565],
    ),
    "island each": (
        "island",
        {
            "players": 3,
            "seed": 4,
            "adventurers": ["engineer", "navigator", "messenger"],
            "first": "seat2",
            "hand_check": "each",
            "rescue": False,
        },
        [96, 4329, 147491],
    ),
    "desert 2": ("desert", {"players": 2, "seed": 1}, [6, 37, 204, 1109, 2071, 3544]),
    "desert 3": (
        "desert",
        {"players": 3, "seed": 2, "difficulty": "normal"},
        [7, 38, 210, 1151, 3460, 11174],
    ),
    "desert 5": (
        "desert",
        {"players": 5, "seed": 3, "difficulty": "legendary"},
        [9, 99, 1247, 15282, 149855],
    ),
    "desert guided": (
        "desert",
        {
            "players": 4,
            "seed": 4,
            "adventurers": ["navigator", "climber", "meteorologist", "water-carrier"],
            "first": "seat1",
        },
        [292, 39756],
    ),
    "sky 2": ("sky", {"players": 2, "seed": 1}, [16, 229, 3096, 42010]),
    "sky 3": (
        "sky",
        {"players": 3, "seed": 2, "difficulty": "normal"},
        [10, 66, 393, 2587, 2742, 4270],
    ),
    "sky 5": (
        "sky",
        {"players": 5, "seed": 3, "difficulty": "legendary"},
        [18, 317, 5509, 95580],
    ),
    "sky guided": (
        "sky",
        {
            "players": 4,
            "seed": 4,
            "adventurers": ["navigator", "climber", "surveyor", "electrician"],
            "first": "seat1",
        },
        [77, 4848],
    ),
    "through the desert 2": ("through_the_desert", {"players": 2, "seed": 1}, [615]),
    "through the desert 3": (
        "through_the_desert",
        {"players": 3, "seed": 2, "scores": "open"},
        [615],
    ),
    "through the desert 5": (
        "through_the_desert",
        {"players": 5, "seed": 3, "first": "seat3"},
        [5, 20, 60, 120, 120],
    ),
    "through the desert drawn": (
        "through_the_desert",
        {"players": 5, "seed": 4, "aside": "drawn"},
        [692],
    ),
}
POSITIONS: dict[tuple[str, str], Pinned] = {
    ("island", "near_the_end"): [226, 27904],
    ("island", "take_off"): [53, 395, 4609, 53876],
    ("island", "swimmers"): [66, 191, 594, 947, 1650],
    ("island", "full_hands"): [228, 26410, 498088],
    ("island", "last_cards"): [5, 9, 13, 29, 224],
    ("desert", "peek"): [6, 18, 24, 648, 9828, 108990],
    ("desert", "guide"): [326, 91236],
    ("desert", "take_off"): [24, 246, 1651, 9670, 24325],
    ("desert", "last_sand"): [22, 300, 3403, 33780, 298683],
    ("desert", "last_step"): [69, 994, 12471, 154601],
    ("desert", "waiting_part"): [8, 32, 78, 126, 183, 220, 190],
    ("sky", "launch"): [36, 865, 14984],
    ("sky", "last_circle"): [2, 84, 869, 9416, 85696],
    ("sky", "look_ahead"): [2, 3, 3, 30, 249, 468],
    ("sky", "scope"): [5, 25, 125, 595],
    ("sky", "gust"): [2, 2, 10, 78, 613],
    ("sky", "guide"): [113, 10379],
    ("through_the_desert", "setting_aside"): [3, 6, 6, 6],
    ("through_the_desert", "about_to_lay"): [1, 692],
    ("through_the_desert", "riders"): [71, 4796],
    ("through_the_desert", "closing"): [39, 1533, 32031],
    ("through_the_desert", "territories"): [24, 574, 11557],
    ("through_the_desert", "last_camels"): [29, 713, 7573],
    ("through_the_desert", "cornered"): [20, 423, 9434],
}


@pytest.mark.parametrize("title", NEW_GAMES)
def test_perft_of_a_new_game(title: str) -> None:
    name, wishes, pinned = NEW_GAMES[title]
    assert perft(simoun.new_game(name, **wishes), len(pinned)) == pinned


@pytest.mark.parametrize(("name", "title"), POSITIONS)
def test_perft_of_a_position(name: str, title: str) -> None:
    pinned = POSITIONS[name, title]
    assert perft(simoun.from_position(read(name, title), seed=5), len(pinned)) == pinned


@pytest.mark.parametrize(("name", "title"), POSITIONS)
def test_the_slow_way_through_a_match_finds_as_many(name: str, title: str) -> None:
    """Text for text, each line of play as a record of its own."""
    match = simoun.from_position(read(name, title), seed=5)
    lines = [after(match, str(action)) for action in match.actions()]
    assert [len(lines), sum(len(line.actions()) for line in lines)] == perft(match, 2)


def perft(match: Match, depth: int) -> list[int]:
    return [ways(match.rules, match.state, n) for n in range(1, depth + 1)]


def ways(game: Rules[State], s: State, depth: int) -> int:
    actions = game.legal(s)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        t = s.copy()
        game.apply(t, action)
        total += ways(game, t, depth - 1)
    return total


def after(line: Match, text: str) -> Match:
    match = simoun.from_record(line.record())
    match.play(text)
    return match

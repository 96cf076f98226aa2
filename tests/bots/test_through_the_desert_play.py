"""How the bots play Through the Desert where a good player would not hesitate."""

from __future__ import annotations

import pytest

from simoun import Match, engine
from simoun.bots.catalog import bot_named
from simoun.bots.playing import play_out
from simoun.bots.rivals import Rivals
from simoun.core.options import agreed
from simoun.core.rules import State
from tests.bots import asking
from tests.bots.camel_turns import FACE, GAME, turn, window
from tests.through_the_desert.position import LABELS, caravans, leave_in_supply, state, steps

SEES_POINTS = ["greedy", "normal"]


def wish(game: Match, level: str = "normal") -> str:
    return asking.wish(game.state, (0, 1, 2, 3, 4), level, game=FACE)


# ---------------------------------------------------------------- points at once


@pytest.mark.parametrize("level", SEES_POINTS)
def test_the_waterhole_with_most_points_is_taken(level: str) -> None:
    game = window(
        """
        C D E F G
      9 1   3   .
          .   2
     10 .   M1  .
          .   .
     11 .   .   .
          .   .
     12 .   .   .
"""
    )
    assert "seat1 place Mint at E9" in turn(game, level)


@pytest.mark.parametrize("level", SEES_POINTS)
def test_an_oasis_is_reached(level: str) -> None:
    game = window(
        """
        C D E F G
      9 .   *   .
          .   .
     10 .   .   .
          m1  2
     11 .   M1  .
          .   .
     12 .   .   .
"""
    )
    assert turn(game, level) & {"seat1 place Mint at D9", "seat1 place Mint at E10"}


NEARLY_CLOSED = """
        C D E F G H
      8 .   m1  .
          m1  m1
      9 m1  .   m1
          .   .   .
     10 m1  .   m1
          .   .   A2
     11 m1  .   .
          m1  m1  .
     12 .   M1  .
"""


@pytest.mark.parametrize("level", SEES_POINTS)
def test_an_area_is_closed(level: str) -> None:
    assert wish(window(NEARLY_CLOSED, left=1), level) == "seat1 place Mint at G11"


# ---------------------------------------------------------------- what greed alone doesn't see


def test_two_camels_close_what_one_cannot() -> None:
    game = window(NEARLY_CLOSED.replace("10 m1  .   m1", "10 m1  .   . "))
    assert turn(game) == {"seat1 place Mint at G10", "seat1 place Mint at G11"}


def test_an_area_is_spoilt_that_another_is_about_to_close() -> None:
    assert wish(window(NEARLY_CLOSED, seat=2, left=1)) == "seat2 place Azure at G11"


def test_water_that_another_takes_next_comes_before_water_that_waits() -> None:
    game = window(
        """
        C D E F G
      8 .   .   .
          .   .
      9 3   .   .
          M1  .
     10 .   3   .
          .   R2
     11 .   .   .
          .   .
     12 .   .   .
""",
        left=1,
    )
    assert wish(game) == "seat1 place Mint at E10"


def test_the_leader_ends_the_game_and_who_is_behind_does_not() -> None:
    board = """
        C D E F G
      9 .   .   .
          .   .
     10 .   M1  .
"""
    ahead, behind = (caravans(board, taken={seat: " ".join("3" * 14)}) for seat in (1, 2))
    for game in (ahead, behind):
        leave_in_supply(game, "Mint", 1)
    assert any("Mint" in placed for placed in turn(ahead))
    assert not any("Mint" in placed for placed in turn(behind))


def test_riders_begin_where_an_oasis_is_near() -> None:
    game = caravans("        C\n     12 .\n", riding=True)
    palms = [LABELS[palm] for palm in state(game).setup.palms]
    place = wish(game).split()[-1]
    assert min(steps(place, palm) for palm in palms) <= 3


# ---------------------------------------------------------------- whole games


def new_game(players: int, seed: int) -> State:
    return GAME.new(FACE.read_options(agreed(FACE.options, {"players": players})), seed)


def test_five_bots_play_to_the_end_by_the_rules() -> None:
    """From the rider set aside and the board laid to the last camel."""
    s = new_game(5, 3)
    levels = ["normal", "greedy", "random", "greedy", "random"]
    bots = [bot_named(level, GAME, k) for k, level in enumerate(levels)]
    while not s.over:
        seat = int(GAME.decider(s))
        action = int(bots[seat].choose(s, 1 << seat))
        assert action in GAME.legal(s)
        GAME.apply(s, action)


def scores(seats: list[str], seed: int, luck: int = 0) -> list[int]:
    s = new_game(len(seats), seed)
    bots = [bot_named(name, GAME, luck + k) for k, name in enumerate(seats)]
    play_out(GAME, s, Rivals(GAME, luck, lambda seat, _: bots[seat]))
    return [sum(score.values()) for score in GAME.scores(s)]


def test_a_game_between_bots_depends_on_the_seeds_alone() -> None:
    once, again, other = (scores(["greedy", "greedy"], 5, luck) for luck in (1, 1, 2))
    assert once == again != other


def wins(better: str, worse: str, boards: int) -> int:
    """Of two games on each board, one from either seat."""
    won = 0
    for seed in range(1, boards + 1):
        mine, theirs = scores([better, worse], seed)
        won += mine > theirs
        theirs, mine = scores([worse, better], seed)
        won += mine > theirs
    return won


def test_normal_beats_greedy() -> None:
    boards = 10 if engine.name() == engine.COMPILED else 1
    assert wins("normal", "greedy", boards) >= 1.8 * boards


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 5) > 5

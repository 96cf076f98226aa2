"""How the bots of Through the Desert end a game, and what they leave to those who come next."""

from __future__ import annotations

import pytest

from simoun import Match, engine
from simoun.bots.catalog import bot_named
from simoun.core.options import agreed
from simoun.games.through_the_desert.state import ThroughTheDesert, is_laid
from tests.bots.camel_turns import EVERYBODY, FACE, GAME, turn
from tests.through_the_desert.position import caravans, leave_in_play, leave_in_supply, signs_in

COMPILED = engine.name() == engine.COMPILED
SEES_REPLIES = ["normal", "expert", "oracle"] if COMPILED else ["normal"]  # plain, it takes long


def midway(players: int, seed: int, camels: int) -> ThroughTheDesert:
    """After so many camels of players who take what they can get."""
    options = FACE.read_options(agreed(FACE.options, {"players": players}))
    s, bot = GAME.new(options, seed), bot_named("greedy", GAME, seed)
    assert isinstance(s, ThroughTheDesert)
    while not s.over and (not s.to_place or camels):
        camels -= bool(s.to_place)
        GAME.settle(s)
        GAME.apply(s, bot.choose(s, EVERYBODY))
    return s


# ---------------------------------------------------------------- the end

MANY_WAYS = """
        E F G H I J K L M
      2 .   2   2   .   .
          2   2   .   .
      3 2   S1  2   .   M1
          2   2   2   .
      4 .   2   R1  2   .
          .   2   2   .
      5 .   .   2   .   .
          .   .   .   m2
      6 A2  .   .   m2  M2
"""


def nearly_over() -> Match:
    """The last Mint camel and one that takes water win by a point, and nothing else does."""
    game = caravans(MANY_WAYS, taken={2: "1"})
    leave_in_play(game, signs_in(MANY_WAYS))
    leave_in_supply(game, "Mint", 1)
    return game


@pytest.mark.parametrize("level", SEES_REPLIES)
def test_the_one_end_that_wins_is_found_among_many_good_camels(level: str) -> None:
    done = turn(nearly_over(), level)
    assert any("Mint" in placed for placed in done)
    assert any("Rose" in placed or "Saffron" in placed for placed in done)


TEMPTING = """
        C D E F G H I
      3 .   *   .   .
          .   .   .
      4 .   .   1   .
          M1  .   R1
      5 .   .   .   .
          .   .   .
      6 .   .   M2  .
"""


@pytest.mark.parametrize("level", SEES_REPLIES)
def test_nobody_is_given_an_end_that_wins(level: str) -> None:
    """With two Mint camels left the one who leads would place both, and win."""
    game = caravans(TEMPTING, left=1, taken={2: " ".join("3" * 7)})
    leave_in_play(game, signs_in(TEMPTING))
    leave_in_supply(game, "Mint", 3)
    assert not any("Mint" in placed for placed in turn(game, level))


LAST_CALL = """
        C D E F G H I J K
      3 .   *   .   .   .
          .   .   .   .
      4 .   .   .   .   A2
          M1  .   .   .
      5 .   .   .   R1  .
          .   .   2   .
      6 .   .   .   .   .
"""


@pytest.mark.parametrize("level", SEES_REPLIES)
def test_an_oasis_that_nobody_can_take_away_is_taken_before_the_end(level: str) -> None:
    """The rival may end the game with two Azure camels, and wins if the oasis is left."""
    game = caravans(LAST_CALL, taken={2: " ".join("3" * 5)})
    leave_in_play(game, signs_in(LAST_CALL))
    leave_in_supply(game, "Azure", 2)
    done = turn(game, level)
    assert "seat1 place Rose at H5" in done
    assert done & {"seat1 place Mint at D3", "seat1 place Mint at E4"}


# ---------------------------------------------------------------- thoughts


@pytest.mark.parametrize("level", SEES_REPLIES)
def test_the_same_position_gets_the_same_answer_whatever_the_streams(level: str) -> None:
    s = midway(2, 5, 50)
    other = s.copy()
    other.stir(12345)
    answers = {int(bot_named(level, GAME, seed).choose(s, EVERYBODY)) for seed in (1, 2)}
    answers.add(int(bot_named(level, GAME, 1).choose(other, EVERYBODY)))
    assert len(answers) == 1
    assert answers <= set(GAME.legal(s))


def test_without_a_board_there_is_nothing_to_look_at() -> None:
    options = FACE.read_options(agreed(FACE.options, {"players": 5}))
    s = GAME.new(options, 1)
    assert isinstance(s, ThroughTheDesert)
    assert not is_laid(s)
    assert int(bot_named("expert", GAME, 1).choose(s, EVERYBODY)) in GAME.legal(s)

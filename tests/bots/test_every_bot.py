"""What every bot promises, in any position of any game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simoun import Refused, engine
from simoun.bots.bot import PASS
from simoun.bots.catalog import bot_named, levels
from simoun.bots.levels import SECONDS
from simoun.bots.playing import Ends, play_games
from simoun.core.actions import who_of
from simoun.core.catalog import face_named, game_names, rules_named
from simoun.core.options import agreed
from simoun.core.rules import Options
from simoun.games.team.state import WON
from tests.bots.asking import quick
from tests.contract.walks import Walk, walks

ALL_LEVELS = [(game, level) for game in game_names() for level in levels(game)]
SLOW = {  # in plain Python
    ("through_the_desert", "novice"),
    ("through_the_desert", "normal"),
    ("desert", "normal"),
}
EVERYBODY = 31


def two_players(name: str) -> Options:
    game = face_named(name)
    return game.read_options(agreed(game.options, {"players": 2}))


@pytest.mark.parametrize(("name", "level"), ALL_LEVELS)
@given(data=st.data())
def test_a_bot_chooses_what_one_of_its_seats_may_do_and_changes_nothing(
    name: str, level: str, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(name))
    seats = data.draw(st.integers(0, EVERYBODY))
    match = walk.somewhere()
    before = match.position(), match.state.fingerprint()
    action = int(quick(level, match.rules, walk.luck).choose(match.state, seats))
    assert (match.position(), match.state.fingerprint()) == before
    if action == PASS:
        assert match.over or not seats >> match.decider & 1
    else:
        assert action in match.rules.legal(match.state)
        assert seats >> who_of(action) & 1


@pytest.mark.parametrize(("name", "level"), ALL_LEVELS)
@given(data=st.data())
def test_a_bot_does_not_see_what_comes_next(name: str, level: str, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(name))
    seats = data.draw(st.integers(0, EVERYBODY))
    match = walk.somewhere()
    other = match.state.copy()
    other.stir(data.draw(st.integers(1, 1 << 60)))
    choices = {int(quick(level, match.rules).choose(s, seats)) for s in (match.state, other)}
    assert len(choices) == 1


@pytest.mark.parametrize(("name", "level"), ALL_LEVELS)
def test_a_game_depends_on_its_own_seed_only(name: str, level: str) -> None:
    if ((name, level) in SLOW or level in SECONDS) and engine.name() == engine.PLAIN:
        pytest.skip("whole games of a slow bot: compiled only")
    both, first, second = (
        played(name, level, 2, 11),
        played(name, level, 1, 11),
        played(name, level, 1, 12),
    )
    assert both.decisions == first.decisions + second.decisions
    assert both.outcomes == Counter(first.outcomes) + Counter(second.outcomes)


def played(name: str, level: str, games: int, seed: int) -> Ends:
    game = rules_named(name)
    return play_games(game, two_players(name), quick(level, game, seed), games, seed)


def test_bots_of_different_seeds_differ() -> None:
    game = rules_named("island")
    s = game.new(two_players("island"), 1)
    choices = {int(bot_named("random", game, seed).choose(s, EVERYBODY)) for seed in range(20)}
    assert len(choices) > 1


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(
        Refused, match=r"no bot 'genius': it is random, novice, normal, expert or oracle\."
    ):
        bot_named("genius", rules_named("island"), 1)


def test_normal_wins_where_random_never_does() -> None:
    assert played("island", "random", 4, 1).outcomes.get(WON, 0) == 0
    assert played("island", "normal", 4, 1).outcomes.get(WON, 0) >= 2


@pytest.mark.parametrize("name", [game for game in game_names() if rules_named(game).together()])
def test_a_novice_wins_now_and_then(name: str) -> None:
    if engine.name() == engine.PLAIN:
        pytest.skip("whole games: compiled only")
    assert 1 <= played(name, "novice", 40, 50_000_000).outcomes.get(WON, 0) <= 20

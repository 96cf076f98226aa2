"""How likely a win is: exact at the end, blind to what nobody sees, and true on the whole."""

from __future__ import annotations

import pytest

import simoun
from simoun import Refused
from simoun.bots.bot import EVERYONE
from simoun.bots.catalog import bot_named, levels
from simoun.bots.outlook import fits_of, outlook, signs_of
from simoun.core.catalog import face_named, game_names
from simoun.core.rules import State
from simoun.games.through_the_desert.state import ThroughTheDesert
from simoun.lab.forecast import Forecast, cells, checked, of_all

CARAVANS = "through_the_desert"
BOUND = 0.03  # of the error over ten bins, where many games are looked at


def positions(game: str, seed: int, **wishes: object) -> list[State]:
    """Of a whole game, its end included; bots that see nothing coming play it."""
    face = face_named(game)
    match = simoun.new_game(game, seed=seed, **wishes)
    s, bot = match.state, bot_named("random", face.rules, seed)
    found = [s.copy()]
    while not s.over:
        face.rules.apply(s, bot.choose(s, EVERYONE))
        found.append(s.copy())
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_position_has_a_chance_for_each_seat_and_the_end_is_exact(game: str) -> None:
    rules = face_named(game).rules
    for players in simoun.game_options(game)["players"]["allowed"]:
        *before, end = positions(game, 3, players=players)
        for s in before[:: max(1, len(before) // 5)]:
            chances = outlook(rules, s)
            assert len(chances) == players
            assert all(0.0 < chance < 1.0 for chance in chances)
            assert len(set(chances)) == 1 if rules.together() else sum(chances) == pytest.approx(1)
        winners = rules.winners(end)
        each = 1.0 if rules.together() else 1 / len(winners)
        assert outlook(rules, end) == [each * (seat in winners) for seat in range(int(players))]


@pytest.mark.parametrize("game", game_names())
def test_two_positions_that_differ_in_random_streams_only_have_the_same_chances(game: str) -> None:
    rules = face_named(game).rules
    for s in positions(game, 5)[::7]:
        other = s.copy()
        other.stir(987654321)
        assert outlook(rules, other) == outlook(rules, s)


@pytest.mark.parametrize("game", game_names())
def test_an_outlook_is_of_the_signs_that_are_read_today(game: str) -> None:
    """Else the terms have changed since: fit it again (`simoun fit`, docs/lab.md)."""
    known = set(levels(game))
    assert len(set(signs_of(game).names)) == len(signs_of(game).names)
    players = [str(n) for n in simoun.game_options(game)["players"]["allowed"]]
    for level, fit in fits_of(game).items():
        assert level in known
        assert list(fit) == players
        for weights in fit.values():
            assert list(weights) == signs_of(game).names


def test_a_level_that_was_not_watched_has_the_outlook_of_normal_and_others_are_refused() -> None:
    match = simoun.new_game("island", seed=1)
    assert match.chances("random") == match.chances("normal") == match.chances()
    with pytest.raises(Refused, match="There is no bot 'clever': it is random, novice"):
        match.chances("clever")
    with pytest.raises(Refused, match="There is no seat 7"):
        match.chances(seat=7)


def test_t29_a_seat_is_told_chances_by_what_it_sees() -> None:
    """The waterholes of others lie face down: how many they are counts, not which."""
    rules = face_named(CARAVANS).rules
    s = positions(CARAVANS, 2, players=3)[-20]
    other = s.copy()
    assert isinstance(s, ThroughTheDesert) and isinstance(other, ThroughTheDesert)
    threes, ones = 3 << 16, 3
    s.tokens[1], other.tokens[1] = threes, ones
    assert outlook(rules, other, looker=0) == outlook(rules, s, looker=0)
    assert outlook(rules, other) == outlook(rules, s)
    assert outlook(rules, other, looker=1)[1] < outlook(rules, s, looker=1)[1]


def test_t29_open_scores_are_counted_by_all() -> None:
    rules = face_named(CARAVANS).rules
    s = positions(CARAVANS, 2, players=3, scores="open")[-20]
    other = s.copy()
    assert isinstance(s, ThroughTheDesert) and isinstance(other, ThroughTheDesert)
    s.tokens[1], other.tokens[1] = 3 << 16, 3
    assert outlook(rules, other, looker=0)[1] < outlook(rules, s, looker=0)[1]


@pytest.mark.parametrize(("game", "games"), [("island", 12), (CARAVANS, 6)])
def test_chances_come_true_on_games_that_were_not_used_to_fit(game: str, games: int) -> None:
    """A few games of each cell: within twice the bound, and what luck adds."""
    plan = Forecast(game, "normal", 50_000_000, 0, games)
    found = of_all(checked(plan, fits_of(game)["normal"], 1))
    assert found.games == games * len(cells(plan))
    assert found.error() < 2 * BOUND + found.luck()

"""Games between rivals: who sits where, what is counted, and what it says."""

from __future__ import annotations

from collections import Counter

import pytest

from simoun import Refused
from simoun.lab.contest import duel, play_boards, standings, turns, whole_boards
from simoun.lab.plan import Experiment, Tally, experiment
from simoun.lab.run import compete
from simoun.lab.stats import elo, wilson
from simoun.lab.workers import Chunk

GAME = "through_the_desert"


def between(bots: str, players: int = 2, seed: int = 1) -> Experiment:
    return experiment(GAME, {"players": players}, bots, seed)


# ---------------------------------------------------------------- who plays


@pytest.mark.parametrize(
    ("bots", "players", "seats"),
    [
        ("greedy,random", 2, ("greedy", "random")),
        ("random", 3, ("random", "random", "random")),
        ("greedy,random", 3, ("greedy", "random", "greedy")),
        ("greedy,random", 4, ("greedy", "random", "greedy", "random")),
    ],
)
def test_names_come_again_until_every_seat_has_one(
    bots: str, players: int, seats: tuple[str, ...]
) -> None:
    assert between(bots, players).bots == seats


@pytest.mark.parametrize(
    ("game", "bots", "sentence"),
    [
        (
            GAME,
            "greedy,wise",
            "'wise': it is random, greedy, novice, normal, expert or oracle.",
        ),
        (GAME, "greedy,", "There is no bot ''"),
        (GAME, "greedy,random,normal", "There are 3 bots for 2 players."),
        ("island", "normal,random", "In island all play together: one bot takes every seat."),
        ("island", "greedy", "There is no bot 'greedy': it is random, novice,"),
    ],
)
def test_bots_that_cannot_sit_so_are_refused(game: str, bots: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        experiment(game, {"players": 2}, bots, 1)
    assert sentence in str(refused.value)


def test_where_all_play_together_one_bot_is_enough() -> None:
    assert experiment("island", {}, "normal,normal", 1).bots == ("normal",)


# ---------------------------------------------------------------- who sits where


@pytest.mark.parametrize(
    ("bots", "players", "n"),
    [("random", 4, 1), ("greedy,random", 2, 2), ("greedy,random", 4, 2), ("greedy,random", 3, 3)],
)
def test_a_board_is_played_once_for_each_different_table(bots: str, players: int, n: int) -> None:
    plan = between(bots, players)
    assert turns(plan) == n
    assert whole_boards(plan, 10 * n) == 10 * n
    assert whole_boards(plan, 9 * n + 1) == 10 * n


def test_bots_change_seats_on_the_same_board() -> None:
    """The second game is the first of those who sit the other way round."""
    here = play_boards(between("greedy,random"), Chunk(1, 1)).counts
    turned = standings(between("greedy,random"), play_boards(between("greedy,random"), Chunk(0, 2)))
    assert turned["boards"] == 1
    first = play_boards(between("greedy,random"), Chunk(0, 1)).counts
    assert here != first
    both: Counter[tuple[str, ...]] = Counter()
    both.update(here)
    both.update(first)
    assert both == play_boards(between("greedy,random"), Chunk(0, 2)).counts


# ---------------------------------------------------------------- what it says


def test_every_win_is_shared_and_every_point_is_counted() -> None:
    plan = between("greedy,random", 3)
    found = standings(plan, play_boards(plan, Chunk(0, 6)))["standings"]
    assert [(one["bot"], one["seats"]) for one in found] == [("greedy", 2), ("random", 1)]
    assert sum(one["win_share"] for one in found) == pytest.approx(1.0)
    for one in found:
        low, high = one["interval"]
        assert low <= one["win_share"] <= high
        assert list(one["points"]) == ["waterholes", "oases", "territory", "caravans"]


def tally_of(ahead: int, games: int) -> Tally:
    return Tally(games, 0, Counter({("ahead", "greedy", "random"): ahead}))


def test_a_duel_is_an_elo_difference_with_its_interval() -> None:
    """Three wins in four, each counted twice."""
    found = duel(between("greedy,random"), tally_of(ahead=150, games=100), "greedy", "random")
    assert found["elo"] == pytest.approx(elo(0.75), abs=0.05)
    low, high = wilson(75, 100)
    assert found["interval"] == pytest.approx((elo(low), elo(high)), abs=0.05)


def test_who_never_lost_has_no_upper_bound() -> None:
    found = duel(between("greedy,random"), tally_of(ahead=200, games=100), "greedy", "random")
    assert found["elo"] is None
    low, high = found["interval"]
    assert low is not None and low > 500
    assert high is None


def test_pairs_of_seats_count_as_shares_of_a_game() -> None:
    """With two greedy seats and one random one a game has two pairs."""
    plan = between("greedy,random", 3)
    found = duel(plan, tally_of(ahead=3 * 100, games=100), "greedy", "random")
    assert found["elo"] == pytest.approx(elo(0.75), abs=0.05)


def test_a_contest_depends_on_its_seed_alone() -> None:
    once, again, other = (
        compete(between("greedy,random", seed=seed), 3, jobs)
        for seed, jobs in [(1, 1), (1, 2), (2, 1)]
    )
    assert once["games"] == 4
    assert once["standings"] == again["standings"] != other["standings"]

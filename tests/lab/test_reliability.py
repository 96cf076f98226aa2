"""Whether chances come true: bins, the error, and what luck alone does."""

from __future__ import annotations

from random import Random

import pytest

from simoun.lab.drawing import drawn
from simoun.lab.reliability import Reliability


def heard(*games: list[tuple[float, float]]) -> Reliability:
    found = Reliability()
    for told in games:
        found.add_game(told)
    return found


def test_a_game_counts_once_in_each_bin() -> None:
    found = heard([(0.41, 1.0), (0.45, 1.0), (0.49, 1.0), (0.95, 1.0)])
    assert [bin.n for bin in found.bins()] == [1, 1]
    assert found.games == 1


def test_the_error_is_how_far_wins_lie_from_what_was_said() -> None:
    found = heard([(0.25, 0.0)], [(0.25, 1.0)], [(0.75, 1.0)], [(0.75, 1.0)])
    assert found.error() == pytest.approx(0.25)
    low, high = found.bins()
    assert (low.said, low.won, high.won) == (0.25, 0.5, 1.0)
    assert low.low < low.won < low.high


def test_a_sure_chance_is_in_the_last_bin_and_nothing_has_no_error() -> None:
    assert heard([(1.0, 1.0), (0.0, 0.0)]).error() == 0.0
    assert Reliability().error() == Reliability().luck() == 0.0


def test_luck_is_what_true_chances_miss_by() -> None:
    random = Random(7)
    errors, luck = [], 0.0
    for _ in range(200):
        found = Reliability()
        for _ in range(50):
            chance = random.random()
            found.add_game([(chance, float(random.random() < chance))])
        errors.append(found.error())
        luck = found.luck()
    assert sum(errors) / len(errors) == pytest.approx(luck, rel=0.2)


def ruin(random: Random) -> list[tuple[float, float]]:
    """Two who toss a coin for one of twenty counters until somebody has them all."""
    counters, told = 10, []
    while 0 < counters < 20:
        told.append(counters / 20)
        counters += random.choice([-1, 1])
    return [(chance, float(counters == 20)) for chance in told]


def test_true_chances_that_are_told_again_and_again_are_not_called_too_bold() -> None:
    random = Random(3)
    found = heard(*(ruin(random) for _ in range(3000)))
    assert found.error() < 2 * found.luck()


def test_cells_are_added_up() -> None:
    one, other = heard([(0.3, 1.0)]), heard([(0.3, 0.0)])
    one.add(other)
    assert one.games == 2
    assert [(bin.n, bin.won) for bin in one.bins()] == [(2, 0.5)]


def test_a_picture_has_a_dot_for_each_bin() -> None:
    picture = drawn(heard([(0.05, 0.0), (0.55, 0.0)], [(0.52, 1.0)]))
    assert picture.count("<circle") == 2
    assert picture.startswith("<svg") and picture.endswith("</svg>\n")

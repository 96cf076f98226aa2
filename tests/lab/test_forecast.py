"""The outlook is fitted on some games and checked on others; the same command finds the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from simoun import Refused
from simoun.bots.outlook import signs_of
from simoun.core.catalog import game_names
from simoun.lab.forecast import APART, Forecast, cells, check, checked, fitted, keep
from simoun.lab.tuning import FIRST_SEED
from simoun.lab.watching import Watch, watch
from simoun.lab.workers import Chunk

PLAN = Forecast("island", "novice", FIRST_SEED, 2, 2)


@pytest.mark.parametrize("game", game_names())
def test_every_cell_has_deals_of_its_own(game: str) -> None:
    found = cells(PLAN._replace(game=game))
    firsts = [cell.first for cell in found]
    assert firsts == [FIRST_SEED + k * APART for k in range(len(found))]
    assert len({(cell.players, cell.difficulty) for cell in found}) == len(found)


def test_a_watched_game_depends_on_its_number_alone() -> None:
    plan = Watch("island", cells(PLAN)[0].options, "novice", FIRST_SEED)
    whole = watch(plan, Chunk(0, 3))
    assert whole == watch(plan, Chunk(0, 1)) + watch(plan, Chunk(1, 2))
    assert all(len(game.won) == 1 for game in whole)
    assert {len(row) for game in whole for [row] in game.positions} == {
        len(signs_of("island").names)
    }


def test_rivals_are_watched_with_a_row_each_and_share_the_win() -> None:
    plan = Forecast("through_the_desert", "greedy", FIRST_SEED, 1, 1)
    cell = cells(plan)[1]
    [game] = watch(Watch(plan.game, cell.options, "greedy", cell.first), Chunk(0, 1))
    assert sum(game.won) == pytest.approx(1.0)
    assert {len(rows) for rows in game.positions} == {cell.players} == {len(game.won)}


def test_the_same_forecast_finds_the_same_and_other_games_tell_whether_it_is_true(
    tmp_path: Path,
) -> None:
    heard: list[int] = []
    fit = fitted(PLAN, 1, heard.append)
    assert sum(heard) == 2 * len(cells(PLAN))
    assert fit == fitted(PLAN, 1)
    found = list(checked(PLAN, fit, 1))
    assert [cell.reliability.games for cell in found] == [2] * len(cells(PLAN))
    file = tmp_path / "outlook.json"
    keep(file, "novice", fit)
    keep(file, "normal", {})
    assert json.loads(file.read_text(encoding="utf-8")) == {"novice": fit, "normal": {}}


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (PLAN._replace(seed=1), "The seed can't be 1: an outlook is fitted on deals from 50000000"),
        (PLAN._replace(games=-1), "The number of games can't be -1"),
        (PLAN._replace(held=10**6), "The number of games to check on can't be 1000000"),
        (PLAN._replace(level="random"), "The bot 'random' has no weights"),
    ],
)
def test_what_makes_no_sense_is_refused(plan: Forecast, said: str) -> None:
    with pytest.raises(Refused, match=said):
        check(plan, 1)

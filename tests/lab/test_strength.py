"""The table of strength: what is measured, and how it goes on after an interrupt."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from simoun import Refused
from simoun.core.catalog import face_named, game_names
from simoun.lab.strength import (
    FIRST_SEED,
    STEP,
    Cell,
    Table,
    cells,
    check_levels,
    plan_for,
    write_measured,
)
from simoun.lab.tuning import FIRST_SEED as FIRST_TUNED

CELL = Cell("island", "random", 2, "novice")
OTHER = Cell("desert", "random", 2, "elite")


def hear(cell: Cell, left: float) -> None:
    assert left >= 0


def test_every_level_is_measured_where_all_play_together_and_nowhere_else() -> None:
    for game in game_names():
        found = cells(game)
        assert bool(found) == face_named(game).rules.together()
    plan = plan_for([])
    assert plan[Cell("island", "normal", 4, "novice")] == 400
    assert plan[Cell("sky", "expert", 5, "elite")] == 100
    assert plan[Cell("desert", "oracle", 4, "legendary")] == 60
    assert Cell("desert", "oracle", 2, "legendary") not in plan


def test_no_deal_is_one_that_weights_are_tuned_on() -> None:
    assert FIRST_SEED + max(plan_for([]).values()) < FIRST_TUNED


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    plan = {CELL: STEP + 3, OTHER: STEP}
    Table(whole, plan).play(1, hear)
    Table(parts, {CELL: STEP}).play(1, hear)
    with parts.open("a") as file:
        file.write('["island", "rand')  # an interrupt
    table = Table(parts, plan)
    table.play(1, hear)
    assert table.done == {CELL: STEP + 3, OTHER: STEP}
    assert sorted(told(parts)) == sorted(told(whole))


def test_one_level_can_be_played_before_the_others(tmp_path: Path) -> None:
    file, slow = tmp_path / "some.jsonl", Cell("island", "novice", 2, "novice")
    table = Table(file, {slow: STEP, CELL: STEP})
    table.play(1, hear, ["random"])
    assert table.done == {CELL: STEP}
    check_levels(["random", "novice"], table.plan)
    with pytest.raises(Refused, match="No 'wizard' is measured here, only: novice, random"):
        check_levels(["wizard"], table.plan)


def told(file: Path) -> list[str]:
    """All but the seconds."""
    return [json.dumps(json.loads(line)[:-1]) for line in file.read_text().splitlines()]


def test_only_whole_cells_are_written(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    Table(file, {CELL: STEP}).play(1, hear)
    (tmp_path / "island").mkdir()
    assert write_measured(Table(file, {CELL: STEP + 1}), tmp_path) == []
    [written] = write_measured(Table(file, {CELL: STEP}), tmp_path)
    [row] = json.loads(written.read_text())
    assert (row["games"], row["wins"], row["low"]) == (STEP, 0, 0.0)


def test_what_is_no_table_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("[1]\n")
    with pytest.raises(Refused, match=r"Line 1 of .* is no line of a table of strength\."):
        Table(file, {CELL: STEP})

"""A puzzle that is damaged, or whose answer is none, is refused; the others still work."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from simoun.core.refusal import Refused
from simoun.learn.proof import prove
from simoun.learn.puzzle import FILES, puzzle, puzzles_in, puzzles_of

LINES = (FILES / "through_the_desert.jsonl").read_text(encoding="utf-8").splitlines()[:2]
GOOD: Mapping[str, object] = json.loads(LINES[0])


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"position": {"game": "chess"}}, "chess"),
        ({"goal": {"won": "seat9"}}, "there is no seat 'seat9'"),
        ({"within": 3}, "'within' can't be 3"),
        ({"stars": 6}, "'stars' can't be 6"),
        ({"solved": []}, "'solved' can't be []"),
        ({"solved": {"novice": [9, 8]}}, "the second not smaller"),
        ({"tries": [{"line": []}]}, "a list of actions"),
        ({"tries": [{"line": ["seat1 end"], "luck": 1}]}, "has no 'luck'"),
        ({"solution": []}, "a list of actions"),
        ({"solution": ["seat1 jump"]}, "step 1 of the answer"),
        ({"solution": [*GOOD["solution"], "seat1 end"]}, "goes on after its end"),  # type: ignore[misc]
        ({"solution": GOOD["solution"][:1]}, "doesn't reach the goal"),  # type: ignore[index]
        ({"ways": 0}, "'ways' can't be 0"),
        ({"prize": 1}, "has no 'prize'"),
    ],
)
def test_a_damaged_one_is_told_and_the_others_work(changed: dict[str, object], said: str) -> None:
    torn = json.dumps({**GOOD, **changed})
    read = puzzles_of([torn, LINES[1]])
    assert [one.number for one in read.found] == [2]
    assert said in read.damaged["1"]


def test_a_torn_line_is_told() -> None:
    read = puzzles_of([LINES[0][:100], "", "[" * 100_000, LINES[1]])
    assert [one.number for one in read.found] == [4]
    assert set(read.damaged) == {"1", "2", "3"}
    assert all("isn't JSON" in reason for reason in read.damaged.values())


def test_a_file_that_can_not_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"none\.jsonl can't be read"):
        puzzles_in(tmp_path / "none.jsonl")


def test_a_number_that_is_none_is_told() -> None:
    with pytest.raises(Refused, match="There is no puzzle 0: it is 1 to"):
        puzzle("through_the_desert", 0)
    with pytest.raises(Refused, match="There is no game 'chess'"):
        puzzle("chess", 1)


@pytest.mark.parametrize("changed", [{"ways": 2}, {"lines": 1000}])
def test_the_check_refuses_what_says_other_figures(changed: dict[str, object]) -> None:
    (one,) = puzzles_of([json.dumps({**GOOD, **changed})]).found
    with pytest.raises(Refused, match="turns reach the goal"):
        prove(one)

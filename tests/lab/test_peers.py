"""Other libraries beside ours: who is not installed is named, and nobody stops the others."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from simoun.cli import run
from simoun.lab import peers


def test_everyone_installed_is_measured_and_the_others_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["bench", "peers", "--players", "2", "--seconds", "0.1", "--json"]) == 0
    rows: list[peers.Row] = json.loads(capsys.readouterr().out)
    assert {row["work"] for row in rows} == {peers.LIST, peers.SEE, peers.SEATS, peers.MANY}
    for row in rows:
        assert bool(row["missing"]) == (row["decisions_per_second"] == 0)
    ours = [row for row in rows if row["name"].startswith(peers.OURS)]
    assert [row["times"] for row in ours] == [1.0] * 4


def test_one_that_is_not_installed_is_told_with_the_command_that_brings_it() -> None:
    absent = peers.Contestant(
        peers.SEATS, "nobody", lambda luck: peers.in_turn(peers.zoo("no_such"), luck)
    )
    assert "no_such is not installed: pip install" in str(peers.begun(absent))


def test_without_its_extra_ours_is_told_too_and_any_other_failure_of_ours_is_none_to_hide() -> None:
    needs = peers.Contestant(
        peers.SEE, f"{peers.OURS}: x", failing(ImportError("needs simoun[rl]"))
    )
    assert peers.begun(needs) == "needs simoun[rl]"
    broken = peers.Contestant(peers.SEE, f"{peers.OURS}: x", failing(ValueError("broken")))
    with pytest.raises(ValueError, match="broken"):
        peers.begun(broken)


def failing(reason: Exception) -> Callable[[Random], peers.Steps]:
    def begin(luck: Random) -> peers.Steps:
        raise reason

    return begin


def test_one_that_is_missing_is_told_in_a_line() -> None:
    missing = peers.Contestant(peers.LIST, "nobody", lambda luck: peers.spiel("no such game", luck))
    said = peers.begun(missing)
    assert isinstance(said, str) and "\n" not in said

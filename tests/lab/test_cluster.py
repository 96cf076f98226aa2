"""A study on a real Dask cluster: the same rows, even if a worker dies on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

import simoun.lab.cluster
from simoun import Refused
from simoun.lab.cluster import on_cluster
from simoun.lab.conduct import conduct, on_cores
from simoun.lab.ledger import Ledger
from simoun.lab.study_file import read_study
from tests.lab.studying import FILE, played_rows, study_in

# Dask leaves a socket or a file to be closed by whoever collects garbage.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster


def test_rows_are_the_same_on_a_cluster_that_loses_a_worker(
    tmp_path: Path, cluster: LocalCluster
) -> None:
    study = read_study(study_in(tmp_path, FILE.replace("games = 6", "games = 16")))
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    conduct(Ledger(here, study), on_cores(1), lambda games: None)
    killed: list[int] = []

    def kill_one(games: int) -> None:
        if not killed:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    ledger = Ledger(there, study)
    conduct(ledger, on_cluster(cluster.scheduler_address, 2), kill_one)
    assert killed and ledger.done == study.whole
    assert played_rows(there.read_text()) == played_rows(here.read_text())
    assert ledger.counts == Ledger(here, study).counts


def test_a_cluster_that_goes_away_leaves_what_was_done(
    tmp_path: Path, cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simoun.lab.cluster, "PATIENCE", 2)
    study = read_study(study_in(tmp_path, FILE.replace("games = 6", "games = 1000")))
    ledger = Ledger(tmp_path / "rows.csv", study)
    with pytest.raises(Refused, match=r"went away\. What was done stays\."):
        conduct(ledger, on_cluster(cluster.scheduler_address, 2), lambda games: cluster.close())
    assert 0 < Ledger(tmp_path / "rows.csv", study).done == ledger.done < study.whole


def test_a_cluster_that_is_not_there_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "rows.csv", read_study(study_in(tmp_path)))
    with pytest.raises(Refused, match=r"There is no Dask scheduler at 'nonsense'\."):
        conduct(ledger, on_cluster("nonsense", 1), lambda games: None)
    assert not (tmp_path / "rows.csv").exists()

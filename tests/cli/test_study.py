"""`simoun study`: rows, a page in both languages, and what an interrupt or a full disk leaves."""

from __future__ import annotations

import json
import re
import resource
import signal
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from pyarrow import parquet

from simoun.cli.report import Report
from simoun.cli.report_page import page
from simoun.lab.holding import held
from simoun.lab.ledger import Ledger
from simoun.lab.study_file import read_study
from simoun.text import LANGUAGES, Words
from tests.cli.command import COMMAND, ENVIRONMENT, Does
from tests.cli.outline import Outline
from tests.lab.studying import FILE, played_rows, study_in

LONG = FILE.replace("games = 6", "games = 2000")


def test_a_study_writes_its_rows_and_one_page_in_both_languages(here: Does, tmp_path: Path) -> None:
    file = study_in(tmp_path)
    done = here("study", str(file), "--jobs", "1", "--parquet")
    rows, page = tmp_path / "small.csv", tmp_path / "small.html"
    written = [rows, tmp_path / "small.parquet", page]
    assert done.stdout == "".join(f"Written: {one}\n" for one in written)
    text = page.read_text(encoding="utf-8")
    outline = Outline(text)
    assert outline.open == [] and "script" not in outline.seen
    assert {asked.partition(",")[0] for asked in outline.asked} == {
        "small.csv",
        "data:text/csv;charset=utf-8;base64",
        "data:application/json;charset=utf-8;base64",
    }
    assert set(re.findall(r"url\((#?\w+)\)", text)) <= {f"#end{k}" for k in range(6)}
    assert outline.ids == [*(f"end{k}" for k in range(6)), "other-theme", "en", "fr"]
    assert text.count('class="drawn"') <= outline.seen.count("table")  # each has its figures
    for lang in LANGUAGES:
        assert Words(lang).say("study-method") in text
    assert "Small" in text and "hollow" in text
    assert 'class="rule" title="I31 You lose at once when both tiles of a treasure' in text
    table = parquet.read_table(tmp_path / "small.parquet")
    assert table.num_rows == 30
    assert table.column_names == rows.read_text().splitlines()[0].split(",")
    assert table["turns"].to_pylist()[0] == int(rows.read_text().splitlines()[1].split(",")[-4])


def test_parquet_has_numbers_and_flags_and_no_two_columns_of_one_name(
    here: Does, tmp_path: Path
) -> None:
    file = study_in(tmp_path, FILE.replace('adventurers = ["drawn"]', "actions = [2, 4]"))
    here("study", str(file), "--jobs", "1", "--parquet")
    table = parquet.read_table(tmp_path / "small.parquet")
    assert len(set(table.column_names)) == len(table.column_names)
    assert table["option_actions"].to_pylist()[:9] == [2, 2, 4, 4, 2, 2, 4, 4, None]
    assert set(table["rescue"].to_pylist()) == {True, None}
    assert table["players"].to_pylist()[:2] == [2, 2] and table["actions"].to_pylist()[0] > 4


def test_more_bots_than_there_are_marks_are_all_told(tmp_path: Path) -> None:
    pairs = json.dumps(["random,greedy", "novice,normal", "expert,oracle"])
    grid = f'games = 2\n[[grid]]\ngame = "through_the_desert"\nbots = {pairs}\n'
    report = Report(read_study(study_in(tmp_path, grid)), Counter(), Words("en"))
    assert all(f"</svg>{bot}</li>" in page([report], "few", "", "") for bot in ("greedy", "oracle"))


def test_a_mistake_touches_nothing(here: Does, tmp_path: Path) -> None:
    file = study_in(tmp_path, FILE.replace('"island"', '"atoll"'))
    done = here("study", str(file))
    assert done.returncode == 2 and done.stderr.startswith(f"Line 6 of {file}: There is no game")
    assert list(tmp_path.iterdir()) == [file]
    study_in(tmp_path)
    done = here("study", str(file), "--jobs", "0")
    assert done.returncode == 2 and "The number of jobs can't be 0" in done.stderr
    done = here("study", str(file), "--cluster", "nonsense")
    assert (done.returncode, done.stderr) == (2, "There is no Dask scheduler at 'nonsense'.\n")
    assert list(tmp_path.iterdir()) == [file]


def test_an_interrupt_keeps_what_was_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file, rows = study_in(tmp_path, LONG), tmp_path / "small.csv"
    with subprocess.Popen(
        [*COMMAND, "study", str(file), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        encoding="utf-8",
    ) as running:
        while not rows.exists() or rows.stat().st_size < 20_000:
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        told, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    kept = rows.read_text().splitlines()
    assert f"{len(kept) - 1} of 10000 games are in {rows}" in complained.replace(",", "")
    assert f"Written: {tmp_path / 'small.html'}" in told
    assert "games so far" in (tmp_path / "small.html").read_text(encoding="utf-8")


def test_two_runs_at_once_don_t_spoil_each_other_and_a_killed_one_holds_nothing(
    here: Does, tmp_path: Path
) -> None:
    file, rows = study_in(tmp_path, LONG), tmp_path / "small.csv"
    with subprocess.Popen(
        [*COMMAND, "study", str(file), "--jobs", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=ENVIRONMENT,
    ) as running:
        while not rows.exists() or rows.stat().st_size < 1_000:
            assert running.poll() is None
        done = here("study", str(file), "--jobs", "1")
        assert done.stderr == f"{rows} is being written by another run: wait until it ends.\n"
        assert done.returncode == 2 and not (tmp_path / "small.html").exists()
        running.kill()
    with held(rows):
        assert Ledger(rows, read_study(file)).done > 0
    assert sorted(one.name for one in tmp_path.iterdir()) == ["small.csv", "small.toml"]


def test_a_full_disk_is_told_in_a_sentence_and_whole_rows_stay(tmp_path: Path) -> None:
    file, rows = study_in(tmp_path), tmp_path / "small.csv"
    done = subprocess.run(
        [*COMMAND, "study", str(file), "--jobs", "1"],
        capture_output=True,
        env=ENVIRONMENT,
        encoding="utf-8",
        timeout=60,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500)),
    )
    assert done.returncode == 2
    assert done.stderr.endswith("What was done stays.\n") and done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{rows} can't be written: ")
    assert 0 < rows.stat().st_size <= 1500 and rows.read_text().endswith("\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_rows_don_t_depend_on_the_number_of_processes(
    here: Does, tmp_path: Path, jobs: str
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    here("study", str(study_in(tmp_path)), "--jobs", jobs, "--out", str(out))
    first = played_rows((out / "small.csv").read_text())[1]
    assert first.startswith("1,island,1,random,2,novice,drawn,drawn,both,true,")

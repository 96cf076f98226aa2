"""Studies: what is compared, and rows that are the same wherever they are played."""

from __future__ import annotations

import csv
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from simoun import Refused
from simoun.lab.conduct import blocks, conduct, in_order, on_cores
from simoun.lab.ledger import Ledger
from simoun.lab.panels import Found, Share, median, panels, wins, with_each, with_pairs
from simoun.lab.plan import experiment
from simoun.lab.rows import Block, Table, play_block
from simoun.lab.run import compete, simulate
from simoun.lab.study import Study
from simoun.lab.study_file import read_study
from simoun.lab.workers import Chunk
from tests.lab.studying import FILE, played_rows, study_in

AGAIN = "The grid has a table of an earlier one again."


def unheard(games: int) -> None:
    assert games > 0


# ---------------------------------------------------------------- the grid


def test_a_grid_has_a_table_for_each_combination(tmp_path: Path) -> None:
    study = read_study(study_in(tmp_path))
    named = [(t.game, t.options["players"], t.bots) for t in study.tables]
    assert named[:3] == [("island", 2, ("random",))] * 2 + [("island", 3, ("random",))]
    assert named[-1] == ("through_the_desert", 2, ("greedy", "random"))
    assert study.whole == 5 * 6


@pytest.mark.parametrize(
    ("mistake", "line", "said"),
    [
        (("games = 6", "games = 'six'"), 2, "'games' can't be 'six'"),
        (("games = 6", "game = 6"), 2, "There is no 'game'"),
        (("games = 6", "games = 7"), 13, "'games' is a multiple of 2"),
        (("players = [2, 3]", "players = [2, 9]"), 7, "'players' can't be 9: it is 2, 3 or 4"),
        (("players = [2, 3]", "player = 2"), 7, "In island there is no option 'player'"),
        (("players = [2, 3]", "players = []"), 7, "'players' has no value"),
        (('game = "island"', 'game = "atoll"'), 6, "There is no game 'atoll'"),
        (("seed = 3", "seed = -3"), 3, "'seed' can't be -3: it is a whole number from 0 to"),
        (('[[grid]]\ngame = "thr', '[[grid]]\ngame = "island"\n[[grid]]\ngame = "thr'), 11, AGAIN),
        (('game = "island"', 'game = ["island", "island"]'), 5, "the same table twice"),
        (('["drawn"]', '["pilot,diver"]'), 8, "'adventurers' names 2 for 3 players"),
        (('"greedy,random"', '"greedy,wizard"'), 13, "There is no bot 'wizard'"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_line(
    tmp_path: Path, mistake: tuple[str, str], line: int, said: str
) -> None:
    file = study_in(tmp_path, FILE.replace(*mistake))
    with pytest.raises(Refused) as refusal:
        read_study(file)
    assert str(refusal.value).startswith(f"Line {line} of {file}: ")
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("games = ", "is no TOML: Invalid value"),
        ("games = 3", "A study has at least one [[grid]]"),
        ("grid = 3", "A study has at least one [[grid]]"),
        ("games = 3\n[grid]\ngame = 'sky'", "Line 2 of .*with two brackets: [[grid]]"),
        ("[[grid]]\nplayers = 2", "Line 1 of .*The grid names no 'game'"),
        ("title = 3\n[[grid]]\ngame = 'island'", "Line 1 of .*The title is a text, not 3"),
    ],
)
def test_what_is_no_study_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(Refused, match=said.replace("[[", r"\[\[")):
        read_study(study_in(tmp_path, text))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="can't be read: No such file"):
        read_study(tmp_path / "none.toml")


# ---------------------------------------------------------------- the rows


def test_a_row_tells_all_of_a_game(tmp_path: Path) -> None:
    study = read_study(study_in(tmp_path))
    ledger = Ledger(tmp_path / "rows.csv", study)
    conduct(ledger, on_cores(1), unheard)
    with (tmp_path / "rows.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == study.whole
    first, rivals = rows[0], rows[4]
    assert (first["game"], first["difficulty"], first["seed"]) == ("island", "novice", "3")
    assert len(first["team"].split()) == 2 and int(first["turns"]) > 1 and first["points"] == ""
    assert (first["adventurers"], rows[1]["winners"]) == ("drawn", "")
    assert rivals["bots"] == "greedy random" and rivals["points"].startswith("[{")
    assert [row["bots"] for row in rows[4::5]] == ["greedy random", "random greedy"] * 3
    assert [row["seed"] for row in rows[4::5]] == ["3", "3", "4", "4", "5", "5"]


def test_rows_are_the_same_whoever_plays_them_and_in_whatever_parts(tmp_path: Path) -> None:
    study = read_study(study_in(tmp_path))
    whole = play_block(study, None, Chunk(0, study.whole))
    parts = [play_block(study, None, Chunk(first, 7)) for first in range(0, 28, 7)]
    parts.append(play_block(study, None, Chunk(28, 2)))
    assert played_rows("".join(part.text for part in parts)) == played_rows(whole.text)
    conduct(Ledger(tmp_path / "two.csv", study), on_cores(2), unheard)
    head, rows = (tmp_path / "two.csv").read_text().split("\n", 1)
    assert head.startswith("table,game,rules,bots,players,")
    assert played_rows(rows) == played_rows(whole.text)


def test_blocks_that_come_early_wait() -> None:
    blank = partial(Block, text="", counts=Counter())
    early = [blank(3, 2), blank(0, 3), blank(6, 1), blank(5, 1)]
    assert [block.first for block in in_order(early, 0)] == [0, 3, 5, 6]


def test_a_row_is_what_a_simulation_plays() -> None:
    plan = experiment("island", {"players": 3}, "random", 5)
    table = Table(plan)
    ends = [table.play(number).outcome for number in range(30)]
    found = simulate(plan, 30, 1)
    assert {end: ends.count(end) for end in set(ends)} == found["losses"]
    rivals = experiment("through_the_desert", {}, "greedy,random", 5)
    rows = [Table(rivals).play(number) for number in range(2)]
    assert compete(rivals, 2, 1)["actions"] == sum(row.actions for row in rows)


# ---------------------------------------------------------------- going on


def test_a_study_goes_on_where_it_was_called_off(tmp_path: Path) -> None:
    study, file = read_study(study_in(tmp_path)), tmp_path / "rows.csv"
    for block in blocks(Ledger(file, study), on_cores(1)):
        if block.first > 5:
            break
    with file.open("a") as rows:
        rows.write("1,island,1,ran")  # cut short
    ledger = Ledger(file, study)
    assert 5 < ledger.done < study.whole
    conduct(ledger, on_cores(1), unheard)
    fresh = Ledger(tmp_path / "fresh.csv", study)
    conduct(fresh, on_cores(1), unheard)
    assert played_rows(file.read_text()) == played_rows((tmp_path / "fresh.csv").read_text())
    assert ledger.counts == fresh.counts == Ledger(file, study).counts
    conduct(Ledger(file, study), on_cores(1), unheard)  # nothing is left to play


def test_a_study_can_grow(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    conduct(Ledger(file, read_study(study_in(tmp_path))), on_cores(1), unheard)
    before = file.read_text()
    ledger = Ledger(file, read_study(study_in(tmp_path, FILE.replace("games = 6", "games = 8"))))
    assert ledger.done == 30
    conduct(ledger, on_cores(1), unheard)
    assert file.read_text().startswith(before) and ledger.done == 40


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda text: text.replace("table,game", "game,table"), 1),
        (lambda text: text.replace("\n2,island", "\n2,atoll", 1), 3),
        (lambda text: text.replace("landing-sank,,", "landing-sank,,x", 1), 0),
        (lambda text: text + "\n", 32),
        (lambda text: text + text.splitlines()[1] + "\n", 32),
    ],
)
def test_a_broken_result_is_told_with_its_line_and_not_touched(
    tmp_path: Path, spoil: object, line: int
) -> None:
    study, file = read_study(study_in(tmp_path)), tmp_path / "rows.csv"
    conduct(Ledger(file, study), on_cores(1), unheard)
    assert callable(spoil)
    broken = spoil(file.read_text())
    file.write_text(broken)
    with pytest.raises(Refused, match=rf"Line {line or '[0-9]+'} of .* is not of this study"):
        Ledger(file, study)
    assert file.read_text() == broken


# ---------------------------------------------------------------- what came of it


def test_what_differs_goes_down_the_page_or_has_marks(tmp_path: Path) -> None:
    study = read_study(study_in(tmp_path))
    first, last = panels(study)
    assert (first.game, first.down, first.beside) == ("island", "difficulty", "players")
    assert first.rows == ["novice", "elite"] and first.marks == ["2", "3"]
    assert (last.game, last.down, last.beside) == ("through_the_desert", "", "")
    assert first.fixed == {}


def test_teams_are_counted_by_adventurer_and_pair() -> None:
    study = Study("", 40, (experiment("island", {"players": 3}, "random", 1),))
    ledger = Ledger(None, study)
    conduct(ledger, on_cores(1), unheard)
    counts = Found(ledger.counts).of([0])
    assert wins(counts).games == 40
    assert sum(share.games for share in with_each(counts).values()) == 3 * 40
    assert sum(share.games for share in with_pairs(counts).values()) == 3 * 40


def test_a_share_from_few_games_is_hollow_and_differences_are_sure_or_none() -> None:
    assert Share(1, 99).few and not Share(1, 100).few
    assert Share(50, 100).differs_from(Share(80, 100))
    assert not Share(50, 100).differs_from(Share(60, 100))
    assert Share(0, 0).rate == 0.0


def test_the_median_of_lengths() -> None:
    assert median(Counter({3: 2, 9: 3})) == 9
    assert median(Counter({3: 3, 9: 3})) == 3
    assert median(Counter()) == 0


def test_a_variant_is_an_axis_like_any_other(tmp_path: Path) -> None:
    text = FILE.replace('adventurers = ["drawn"]', "hand_limit = [5, 7]")
    study = read_study(study_in(tmp_path, text))
    one, other, _ = panels(study)
    assert (one.fixed, other.fixed) == ({"hand_limit": "5"}, {"hand_limit": "7"})
    ledger = Ledger(tmp_path / "rows.csv", study)
    conduct(ledger, on_cores(1), unheard)
    with (tmp_path / "rows.csv").open() as file:
        limits = [row["hand_limit"] for row in csv.DictReader(file)]
    assert limits[:9] == ["5"] * 2 + ["7"] * 2 + ["5"] * 2 + ["7"] * 2 + [""]

"""`simoun simulate` keeps rows and records, and draws what came of it."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import simoun
from tests.cli.command import Does
from tests.cli.outline import Outline

GAMES = [("island", "novice"), ("desert", "random"), ("through_the_desert", "greedy,random")]


@pytest.mark.parametrize(("game", "bots"), GAMES, ids=[game for game, _ in GAMES])
def test_the_record_of_each_game_replays_to_the_end_that_its_row_tells(
    here: Does, tmp_path: Path, game: str, bots: str
) -> None:
    rows, folder = tmp_path / "rows.csv", tmp_path / "records"
    wish = ["--bots", bots, "--games", "2", "--seed", "5", "--jobs", "1", "--json"]
    kept = here("simulate", game, *wish, "--csv", str(rows), "--records", str(folder))
    plain = json.loads(here("simulate", game, *wish).stdout)
    told = json.loads(kept.stdout)
    for one in (plain, told):  # what no two runs share
        for key in ("seconds", "games_per_second", "actions_per_second"):
            del one[key]
    assert told == plain
    with rows.open() as file:
        ends = {(row["seed"], row["bots"]): row for row in csv.DictReader(file)}
    assert len(ends) == len(list(folder.iterdir())) == 2
    for row, record in zip(ends.values(), sorted(folder.iterdir()), strict=True):
        match = simoun.from_record(record)
        assert match.over and match.outcome == row["outcome"]
        assert " ".join(str(seat + 1) for seat in match.winners) == row["winners"]
        assert match.record().seed == int(row["seed"])


@pytest.mark.parametrize(("game", "bots"), [GAMES[1], GAMES[2]], ids=["desert", "rivals"])
def test_a_plot_is_a_page_or_a_picture(here: Does, tmp_path: Path, game: str, bots: str) -> None:
    wish = ["simulate", game, "--bots", bots, "--games", "4", "--jobs", "1"]
    page, picture = tmp_path / "plot.html", tmp_path / "plot.svg"
    assert f"Written: {page}" in here(*wish, "--plot", str(page)).stdout
    assert f"simoun simulate {game} -o players=2" in page.read_text(encoding="utf-8")
    here(*wish, "--plot", str(picture))
    for file in (page, picture):
        assert Outline(file.read_text(encoding="utf-8")).open == []
    drawn = picture.read_text(encoding="utf-8")
    assert fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg" and "var(" not in drawn
    assert ("Someone died of thirst (D45)" if game == "desert" else ">greedy</text>") in drawn


def test_nothing_is_overwritten(here: Does, tmp_path: Path) -> None:
    file = tmp_path / "there.csv"
    file.write_text("mine")
    for wish, said in [
        (["--csv", str(file)], f"{file} exists already.\n"),
        (["--records", str(tmp_path)], f"The folder {tmp_path} isn't empty.\n"),
        (["--plot", "plot.png"], "plot.png can't be drawn: its name ends with .html or .svg.\n"),
    ]:
        done = here("simulate", "island", "--games", "1", *wish)
        assert (done.returncode, done.stderr) == (2, said)
    assert file.read_text() == "mine"


def test_a_variant_is_an_option_and_has_no_chances_to_tell(here: Does) -> None:
    wish = ["--games", "3", "--jobs", "1", "--json"]
    done = here("simulate", "island", "-o", "hand_limit=7", *wish)
    assert json.loads(done.stdout)["options"]["hand_limit"] == 7
    typed = "chances\nhint\nquit\n"
    done = here("play", "island", "-o", "hand_limit=7", "--lang", "en", typed=typed)
    assert done.stdout.count("only known by the rules as printed") == 2
    assert done.returncode == 0

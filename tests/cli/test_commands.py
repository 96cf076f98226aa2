"""What the commands print, for people and for scripts."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from functools import partial
from pathlib import Path

import pytest

import simoun
from simoun import engine
from simoun.cli import run
from simoun.core.catalog import game_names
from simoun.lab.plan import experiment
from simoun.lab.run import Contest, Results
from simoun.lab.together import play_deals
from simoun.lab.workers import chunks, with_workers
from simoun.text import LANGUAGES
from tests.cli.command import COMMAND, ENVIRONMENT


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def test_the_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--version") == f"simoun {simoun.__version__} ({engine.name()})\n"


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 2
    said = capsys.readouterr()
    assert "simulate" in said.out
    assert said.err == ""


TITLES = {
    "island": {"en": "Forbidden Island", "fr": "L’Île Interdite"},  # noqa: RUF001
    "desert": {"en": "Forbidden Desert", "fr": "Le Désert Interdit"},
    "sky": {"en": "Forbidden Sky", "fr": "Le Ciel Interdit"},
    "through_the_desert": {"en": "Through the Desert", "fr": "À travers le désert"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_in_both_languages(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    lines = printed(capsys, "games", "--lang", lang).splitlines()
    assert [line.split()[0] for line in lines] == game_names()
    assert all(TITLES[line.split()[0]][lang] in line for line in lines)


# ---------------------------------------------------------------- simulate


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str, game: str = "island") -> Results:
    found: Results = json.loads(printed(capsys, "simulate", game, "--json", *arguments))
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_simulated(capsys: pytest.CaptureFixture[str], game: str) -> None:
    found = simulated(capsys, "--games", "20", game=game)
    assert (found["game"], found["games"]) == (game, 20)


def test_a_simulation_gives_scripts_the_names_they_rely_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = simulated(
        capsys,
        *["--players", "4", "--difficulty", "novice", "--bots", "random"],
        *["--games", "60", "--seed", "1"],
    )
    assert found["games"] == 60
    assert found["wins"] + sum(found["losses"].values()) == 60
    assert found["win_rate"] == found["wins"] / 60
    low, high = found["interval"]
    assert low <= found["win_rate"] <= high
    assert set(found["losses"]) <= {"landing-sank", "treasure-sank", "drowned", "skull"}
    assert found["games_per_second"] > 0
    assert found["actions_per_second"] > found["games_per_second"]
    assert found["options"]["players"] == 4


def test_the_same_seed_gives_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    once, again, other = (
        simulated(capsys, "--games", "60", "--seed", seed, "--jobs", jobs)
        for seed, jobs in [("5", "1"), ("5", "2"), ("6", "2")]
    )
    assert (once["losses"], once["actions"]) == (again["losses"], again["actions"])
    assert once["actions"] != other["actions"]


def test_workers_play_the_games_that_one_process_plays() -> None:
    plan = experiment("island", {"players": 3}, "random", 1)
    parts = list(chunks(0, 50, rate=20, jobs=2))
    assert sum(part.games for part in parts) == 50
    assert len(parts) > 2
    here = sorted((play_deals(plan, part) for part in parts), key=str)
    assert sorted(with_workers(partial(play_deals, plan), parts, 2), key=str) == here


def test_a_simulation_is_reported_in_the_reader_s_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    english = printed(capsys, "simulate", "island", "--games", "40", "--lang", "en")
    french = printed(capsys, "simulate", "island", "--games", "40", "--lang", "fr")
    assert "95 % interval" in english and "40 games" in english
    assert "intervalle à 95" in french and "40 parties" in french


def test_rivals_are_told_who_won_how_often_and_by_what(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wanted = ["simulate", "through_the_desert", "--bots", "greedy,random", "--games", "9"]
    english = printed(capsys, *wanted, "--lang", "en").splitlines()
    french = printed(capsys, *wanted, "--lang", "fr").splitlines()
    assert english[0].startswith("10 games by the bots greedy,random, on 5 boards")
    assert french[0].startswith("10 parties jouées par les bots greedy,random, sur 5 plateaux")
    assert english[1].startswith("greedy:") and "% of the wins (95 % interval:" in english[1]
    heads = ["Points", "Waterholes", "Oases", "Territory", "Longest caravans", "Total"]
    assert re.split(r" {2,}", english[3]) == heads
    assert [line.split()[0] for line in english[4:6]] == ["greedy", "random"]
    assert english[6].startswith("Elo of greedy less that of random: +")
    assert french[6].startswith("Écart Elo entre greedy et random")
    assert len(english) == len(french) == 8


def test_rivals_give_scripts_the_names_they_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--bots", "greedy,random", "--games", "4", "--seed", "3", "--json"]
    found: Contest = json.loads(printed(capsys, "simulate", "through_the_desert", *wanted))
    assert (found["bots"], found["games"], found["boards"]) == ("greedy,random", 4, 2)
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
    assert set(found["standings"][0]["points"]) == {"waterholes", "oases", "territory", "caravans"}
    assert [(one["bot"], one["against"]) for one in found["duels"]] == [("greedy", "random")]


# ---------------------------------------------------------------- tune


def test_a_search_tells_each_generation_and_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "weights.json"
    wanted = ["tune", "island", "--level", "novice", "--out", str(file), "--jobs", "1"]
    wanted += ["--population", "3", "--elite", "2", "--games", "2", "--lang"]
    english = printed(capsys, *wanted, "en", "--generations", "1").splitlines()
    french = printed(capsys, *wanted, "fr", "--generations", "2").splitlines()
    assert re.match(r"Generation 1 of 1: the middle wins \d+\.\d %, the elite", english[0])
    assert english[1:] == [f"The weights are in {file}."]
    assert [line.split(maxsplit=4)[:4] for line in french[:2]] == [
        ["Génération", "1", "sur", "2"],
        ["Génération", "2", "sur", "2"],
    ]
    assert french[2:] == [f"Les poids sont dans {file}."]
    assert simulated(capsys, "--bots", f"novice:{file}", "--games", "2")["games"] == 2


# ---------------------------------------------------------------- fit


def test_a_fit_tells_its_error_by_cell_and_its_bins(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, picture = tmp_path / "outlook.json", tmp_path / "outlook.svg"
    wanted = ["fit", "island", "--level", "novice", "--games", "1", "--held", "1", "--jobs", "1"]
    fitted = printed(capsys, *wanted, "--out", str(file), "--picture", str(picture), "--lang", "en")
    lines = fitted.splitlines()
    assert lines[0] == f"The outlook is in {file}."
    assert lines[1].split() == ["Players", "Games", "Error", "By", "luck", "alone"]
    assert lines[2].startswith("2 novice") and lines[14].split()[0] == "Said"
    assert list(json.loads(file.read_text(encoding="utf-8"))) == ["novice"]
    assert picture.read_text(encoding="utf-8").count("<circle") == len(lines) - 15
    assert "Annoncé" in printed(capsys, *wanted, "--lang", "fr")


# ---------------------------------------------------------------- bench


@pytest.mark.parametrize("game", game_names())
def test_the_bench_gives_scripts_the_names_they_rely_on(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    speed = json.loads(printed(capsys, "bench", "engine", "--game", game, "--json"))
    assert speed["game"] == game
    assert speed["mode"] == engine.name()
    for name in ("actions_per_second", "games_per_second", "copy_ns", "plain_actions_per_second"):
        assert speed[name] > 0


# ---------------------------------------------------------------- replay


@pytest.fixture(params=game_names())
def file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    game = simoun.new_game(request.param, seed=3)
    while not game.over:
        game.play(game.actions()[0])
    path = tmp_path / "game.json"
    path.write_text(game.record().to_json(), encoding="utf-8")
    return path


def test_a_replay_tells_the_game_to_its_end(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    english = printed(capsys, "replay", str(file), "--lang", "en").splitlines()
    french = printed(capsys, "replay", str(file), "--lang", "fr").splitlines()
    assert len(english) == len(french)
    assert re.search("Lost:|wins with|share the victory", english[-1])
    assert re.search("Perdu|gagne avec|se partagent la victoire", french[-1])


def test_a_replay_can_stop_on_the_way_and_write_the_position(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert "after 2 moves" in printed(capsys, "replay", str(file), "--to", "2")
    position = json.loads(printed(capsys, "replay", str(file), "--to", "2", "--position"))
    assert simoun.from_position(position).position() == position
    assert position == played_so_far(file, 2).position()


def played_so_far(file: Path, moves: int) -> simoun.Match:
    record = simoun.from_record(file).record()
    record.moves = record.moves[:moves]
    return simoun.from_record(record)


# ---------------------------------------------------------------- odd terminals, and who leaves


def test_a_terminal_without_the_letters_gets_others() -> None:
    done = subprocess.run(
        [*COMMAND, "games", "--lang", "fr"],
        capture_output=True,
        env=ENVIRONMENT | {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert done.stdout.startswith(b"island  L?")


def test_a_reader_who_leaves_gets_no_traceback(file: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "replay", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def heed_interrupts() -> None:
    """A job in the background ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interrupted_game_ends_with_130_and_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    with subprocess.Popen(
        [*COMMAND, "play", "island", "--seed", "7", "--save", str(kept)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT | {"PYTHONUNBUFFERED": "1"},
        preexec_fn=heed_interrupts,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        for line in process.stdout:
            if b"2 actions left" in line:
                break
        for line in process.stdout:
            if b"quit" in line:
                break
        assert process.stdout.read(2) == b"> "
        process.send_signal(signal.SIGINT)
        said, complaint = process.communicate()
    assert (process.returncode, complaint) == (130, b"")
    assert re.search(rb"\n(> )?You leave the game before its end\.\n", said)
    assert len(simoun.from_record(kept).record().moves) == 1

"""`simoun review`: a verdict, a curve, turning points; as a page; and what has no review."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import simoun
from simoun import Match
from simoun.cli.retelling import signed
from simoun.core.catalog import game_names
from simoun.core.record import Record
from simoun.text import LANGUAGES, Words
from tests.cli.command import Does
from tests.cli.outline import Outline
from tests.hindsight.games import lost, reviewed, unfinished, won


def kept(record: Record, folder: Path) -> str:
    file = folder / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_review_tells_the_verdict_the_curve_and_turning_points(
    here: Does, tmp_path: Path, game: str, lang: str
) -> None:
    record = lost(game)
    done = here("review", kept(record, tmp_path), "--lang", lang, "--quick")
    words, match = Words(lang), Match(record)
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[0].startswith(words.say(f"{game}-outcome-{match.outcome}"))
    found = simoun.review(match, deep=False)
    points = found["balances"][0]["points"]
    assert words.say("review-part-lost", points=signed(points["lost"])) in done.stdout
    assert sum(bool(re.search("[▁▂▃▄▅▆▇█]{3}", line)) for line in lines) == len(found["begin"])
    where = words.say("review-where", turn=0, move=0).partition("0")[0]
    assert sum(where in line for line in lines) == len(found["points"])


@pytest.mark.parametrize(("game", "lang"), [("desert", "en"), ("through_the_desert", "fr")])
def test_a_deep_review_tells_what_an_expert_would_have_done(
    here: Does, tmp_path: Path, game: str, lang: str
) -> None:
    record, words = lost(game), Words(lang)
    done = here("review", kept(record, tmp_path), "--lang", lang)
    found = reviewed(game)
    differ = [moment for moment in found["moments"] if not moment["alike"]]
    assert differ
    assert done.stdout.count(f"      {words.say('review-played')} · ") == len(differ)
    assert done.stdout.count(f"      {words.say('table-level-expert')} · ") == len(differ)
    assert (words.say("review-deal-note") in done.stdout) == found["together"]


def test_a_review_for_scripts_is_the_review_itself(here: Does, tmp_path: Path) -> None:
    done = here("review", kept(lost("island"), tmp_path), "--json", "--quick")
    assert json.loads(done.stdout) == simoun.review(Match(lost("island")), deep=False)


# ---------------------------------------------------------------- the page


@pytest.mark.parametrize("game", game_names())
def test_the_page_is_whole_needs_nothing_else_and_speaks_both_languages(
    here: Does, tmp_path: Path, game: str
) -> None:
    out = tmp_path / "review.html"
    deep = [] if game == "island" else ["--quick"]
    done = here("review", kept(won(game), tmp_path), "--html", str(out), *deep)
    assert done.stdout == f"Written: {out}\n"
    text = out.read_text(encoding="utf-8")
    outline = Outline(text)
    assert outline.open == []
    assert outline.asked == [] and "url(" not in text and "script" not in outline.seen
    assert outline.ids == ["en", "fr"]
    assert outline.seen.count("svg") == outline.seen.count("table") == len(LANGUAGES)
    for lang in LANGUAGES:
        assert Words(lang).say("review-points") in text


def test_a_page_that_cant_be_written_is_told(here: Does, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "review.html"
    file = kept(lost("island"), tmp_path)
    done = here("review", file, "--quick", "--html", str(nowhere))
    assert (done.returncode, done.stderr) == (
        2,
        f"{nowhere} can't be written: No such file or directory.\n",
    )


# ---------------------------------------------------------------- what has no review


def test_a_game_that_goes_on_has_no_review(here: Does, tmp_path: Path) -> None:
    record = unfinished("island").record()
    done = here("review", kept(record, tmp_path))
    moves = len(record.moves)
    assert (done.returncode, done.stderr) == (
        2,
        f"The game isn't over after {moves} moves: a review is of a finished game.\n",
    )


def test_a_damaged_record_has_no_review(here: Does, tmp_path: Path) -> None:
    record = lost("island")
    file = Path(kept(record, tmp_path))
    text = file.read_text(encoding="utf-8")
    for spoilt, told in [
        ("once upon a time", "it isn't JSON"),
        (text[: len(text) // 2], "it isn't JSON"),
        (text.replace('"island"', '"isle"'), "'isle'"),
        (text.replace(record.moves[0].text, "seat1 fly home"), "Move 1 of the record: "),
    ]:
        file.write_text(spoilt, encoding="utf-8")
        done = here("review", str(file))
        assert done.returncode == 2
        assert told in done.stderr and done.stderr.count("\n") == 1
    assert "can't be read" in here("review", str(tmp_path / "nowhere.json")).stderr
    assert "gives no advice" in here("review", kept(record, tmp_path), "--bot", "wise").stderr

"""The search for weights: what is played, what is kept, and how it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from simoun import Refused
from simoun.bots.bot import EVERYONE
from simoun.bots.catalog import bot_named
from simoun.bots.weights import read_weights, terms_of, weights_of, written
from simoun.core.catalog import face_named
from simoun.core.rules import State
from simoun.lab.contest import WHOLE
from simoun.lab.players import player_called, weights_in
from simoun.lab.search import Search, starting
from simoun.lab.tuning import FIRST_SEED, Tuning, agreed_between, check, win, wins
from simoun.lab.workers import Chunk

CARAVANS = "through_the_desert"


def tuning(game: str = "island", players: int = 2, against: str | None = None) -> Tuning:
    level = "novice"
    options, rival = agreed_between(game, {"players": players}, level, against)
    return Tuning(game, options, level, rival, FIRST_SEED, 3, 2, 2, "today", 0.5).whole_deals()


def search(file: Path, plan: Tuning | None = None) -> Search:
    return Search(plan or tuning(), file)


# ---------------------------------------------------------------- games


def test_candidates_with_the_same_weights_win_the_same_games() -> None:
    """All of them play the same deals."""
    weights = tuple(weights_of("island").values())
    plan = tuning()._replace(games=6)
    won = wins(plan, 0, [weights, weights], Chunk(0, 12))
    assert won.games == 12
    assert won.parts[0] == won.parts[1]


def test_a_generation_has_deals_of_its_own_and_chunks_are_no_matter() -> None:
    weights = tuple(weights_of("island").values())
    plan = tuning()._replace(games=2)
    whole = wins(plan, 1, [weights] * 2, Chunk(0, 4)).parts
    parts = wins(plan, 1, [weights] * 2, Chunk(0, 1)).parts
    parts.update(wins(plan, 1, [weights] * 2, Chunk(1, 3)).parts)
    assert whole == parts
    later = plan._replace(seed=plan.seed + plan.games)
    assert whole == wins(later, 0, [weights] * 2, Chunk(0, 4)).parts


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_between_rivals_a_candidate_wins_what_its_own_seat_wins(seat: int) -> None:
    plan = tuning(CARAVANS, players=3, against="random")
    face = face_named(CARAVANS)
    options = face.read_options(plan.options)
    won = [
        win(plan, face.rules, options, bot_named("greedy", face.rules, seed), seed, seat)
        for seed in range(6)
    ]
    assert set(won) <= {0, WHOLE // 3, WHOLE // 2, WHOLE}
    assert sum(won) > 3 * WHOLE, "greedy is far better than random"


def test_rivals_play_each_deal_from_every_seat() -> None:
    assert tuning(CARAVANS, players=3)._replace(games=4).whole_deals().games == 6
    assert tuning()._replace(games=5).whole_deals().games == 5


def test_the_opponent_is_the_same_level_unless_another_is_wished() -> None:
    assert tuning(CARAVANS).against == "novice"
    assert tuning(CARAVANS, against="greedy").against == "greedy"
    assert tuning().against == ""


# ---------------------------------------------------------------- what is kept


def test_every_generation_leaves_weights_that_a_bot_can_play_with(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    heard: list[int] = []
    found = search(file)
    done = found.step(1, heard.append)
    assert (done.number, sum(heard)) == (1, 6)
    assert 0.0 <= done.middle <= done.best <= 1.0
    assert done.elite <= done.best
    assert read_weights(file.read_text(encoding="utf-8"), terms_of("island")) == found.found()
    assert found.found() != weights_of("island")
    assert bot_with(file) != []


def bot_with(file: Path) -> list[int]:
    face = face_named("island")
    s: State = face.rules.new(face.read_options(tuning().options), 1)
    return [int(player_called(f"normal:{file}", face.rules, 1).choose(s, EVERYONE))]


def test_who_calls_a_search_off_can_go_on(tmp_path: Path) -> None:
    whole = search(tmp_path / "whole.json")
    lines = [whole.step(1), whole.step(1)]
    search(tmp_path / "parts.json").step(1)
    again = search(tmp_path / "parts.json")
    assert again.history == lines[:1]
    again.step(1)
    assert again.history == lines
    assert again.cloud == whole.cloud
    assert (tmp_path / "parts.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_weights_may_be_written_over_those_it_began_with(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(written(weights_of("island")), encoding="utf-8")
    plan = tuning()._replace(start=str(file))
    search(file, plan).step(1)
    assert len(search(file, plan).history) == 1


def test_the_notes_of_another_search_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    search(file).step(1)
    with pytest.raises(Refused, match=r"weights\.json\.notes are of another search: remove them"):
        search(file, tuning(players=3))


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"plan": 1, "cloud": 2, "history": 3}'])
def test_damaged_notes_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "weights.json.notes").write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match="are no notes of a search: remove them"):
        search(tmp_path / "weights.json")


# ---------------------------------------------------------------- where it starts


def test_spoilt_weights_are_today_s_times_something_that_the_seed_tells() -> None:
    today, spoilt = weights_of("island"), starting("island", "spoilt", 1)
    assert all(today[term] * spoilt[term] > 0 for term in today)
    assert sum(today[term] != spoilt[term] for term in today) > len(today) - 3
    assert spoilt == starting("island", "spoilt", 1) != starting("island", "spoilt", 2)


def test_it_starts_with_today_s_weights_or_those_of_a_file(tmp_path: Path) -> None:
    today = weights_of("island")
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**today, "ready": 5}), encoding="utf-8")
    assert starting("island", "today", 1) == today
    assert starting("island", str(file), 1) == {**today, "ready": 5.0}


def test_a_file_that_holds_no_weights_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"ready": 5}', encoding="utf-8")
    with pytest.raises(Refused) as refused:
        weights_in("island", file)
    assert str(refused.value) == f"{file}: The term 'captured' has no weight."


# ---------------------------------------------------------------- what can't be


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"level": "random"}, "The bot 'random' has no weights: it is novice, normal, expert"),
        ({"population": 2}, "The number of candidates can't be 2: it is 3 to 10000."),
        ({"elite": 3}, "The number of candidates in the elite can't be 3: it is 2 to 2."),
        ({"games": 0}, "The number of games can't be 0: it is 1 to 333333333."),
        ({"spread": 0.0}, "The spread can't be 0.0: it is over 0, up to 100."),
        ({"spread": float("nan")}, "The spread can't be nan: it is over 0, up to 100."),
        (
            {"seed": 2_000_000},
            "The seed can't be 2000000: weights are tuned on deals from 50000000",
        ),
    ],
)
def test_a_search_that_can_t_be_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        check(Tuning(**{**tuning()._asdict(), **change}), generations=1, jobs=1)
    assert str(refused.value).startswith(sentence)

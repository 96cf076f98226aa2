"""Hints: the best plan, the next ones, and sentences whose figures are true."""

from __future__ import annotations

import json
import time
from itertools import islice

import pytest

import simoun
from simoun import Refused
from simoun.bots.advice import ADVISERS, may_ask
from simoun.bots.reasons import per_cent, reasons_of
from simoun.bots.weights import terms_of
from simoun.cli.boards.drawing import team_of
from simoun.core.catalog import game_names
from simoun.core.rules import State
from simoun.games.through_the_desert.state import BYTE, OASES, ThroughTheDesert
from simoun.text import LANGUAGES, Words
from tests.bots.figures import FIGURES
from tests.bots.hinted import glanced, positions, sentences

POSITIONS = 200
OFTEN = 0.95  # of the hints have a figure
EVERY = {"island": 5, "desert": 5, "sky": 3, "through_the_desert": 3}  # so many decisions
SEATS = ("who", "whom")


@pytest.mark.parametrize("game", game_names())
def test_every_figure_of_a_hint_is_what_the_rules_say(game: str) -> None:
    """Whatever is said of whichever plan; and nearly every hint has a figure."""
    with_figure = 0
    for match in islice(positions(game, 50_000_000, EVERY[game]), POSITIONS):
        advice = glanced(match)
        assert len(advice["lines"][0]["reasons"]) <= 2
        figures = [
            k for one in advice["lines"][0]["reasons"] for k in one["facts"] if k not in SEATS
        ]
        with_figure += bool(figures)
        for ground, told in sentences(match, advice):
            check = FIGURES[game][ground["message"].removeprefix(f"{game}-hint-")]
            assert check(told), ground
    assert with_figure >= OFTEN * POSITIONS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_hint_is_said_in_every_language(game: str, lang: str) -> None:
    words = Words(lang)
    for match in islice(positions(game, 50_000_900, 13), 12):
        seats = team_of(match.view(), words).called()
        for line in glanced(match)["lines"]:
            for ground in line["reasons"]:
                assert words.explain(game, ground, seats)


@pytest.mark.parametrize("game", game_names())
def test_what_a_hint_speaks_of_is_made_of_terms_of_the_game(game: str) -> None:
    for subject in reasons_of(game).subjects:
        assert subject.terms
        assert set(subject.terms) <= set(terms_of(game))


@pytest.mark.parametrize("game", game_names())
def test_a_plan_can_be_played_step_by_step(game: str) -> None:
    for match in islice(positions(game, 50_000_700, 17), 8):
        before = match.position()
        for line in glanced(match)["lines"]:
            copy = match.copy()
            for step in line["steps"]:
                copy.play(step["action"])
        assert match.position() == before


@pytest.mark.parametrize("game", game_names())
def test_advice_depends_on_no_hidden_order_and_is_the_same_each_time(game: str) -> None:
    match = next(islice(positions(game, 50_000_500, 9), 4, None))
    other = match.copy()
    other.state.stir(123456789)
    assert glanced(other) == glanced(match) == glanced(match)


@pytest.mark.parametrize("game", game_names())
def test_lines_are_told_against_the_best_one(game: str) -> None:
    for match in islice(positions(game, 50_000_300, 19), 10):
        advice = glanced(match)
        first, *others = advice["lines"]
        assert (first["difference"], first["same"]) == (0.0, False)
        losses = [0.0 if line["same"] else -line["difference"] for line in advice["lines"]]
        assert losses == sorted(losses)
        assert 0.0 <= advice["now"] <= 1.0
        for line in others:
            assert line["chance"] == pytest.approx(
                min(1.0, max(0.0, first["chance"] + line["difference"]))
            )
            if not line["same"]:
                assert line["difference"] < -(line["error"] or 0.0)
        assert len({json.dumps(line["steps"]) for line in advice["lines"]}) == len(advice["lines"])


def test_an_expert_advises_from_its_samples_and_what_it_says_can_be_sent() -> None:
    match = simoun.new_game("island", players=2, difficulty="novice", seed=7)
    advice = simoun.advise(match)
    assert advice["samples"] > 30
    assert 1 < len(advice["lines"]) <= 4
    assert advice["error"] is not None and 0.0 < advice["error"] < 0.2
    assert json.loads(json.dumps(advice)) == advice == simoun.advise(match)


def test_advice_keeps_to_the_seconds_it_has() -> None:
    match = simoun.new_game("desert", players=3, seed=7)
    begun = time.process_time()
    advice = simoun.advise(match, "oracle", seconds=0.2)
    assert time.process_time() - begun < 1.0
    assert 0 < advice["samples"] < 500


def test_a_game_that_is_won_with_the_next_action_is_sure() -> None:
    match = next(
        one
        for one in positions("island", 50_000_000, 1)
        if any(str(action).endswith("take off") for action in one.actions())
    )
    advice = simoun.advise(match)
    assert advice["lines"][0]["steps"][-1]["action"].endswith("take off")
    assert (advice["lines"][0]["chance"], advice["samples"], advice["error"]) == (1.0, 0, None)
    assert advice["lines"][0]["reasons"][0]["message"] == "island-hint-win"


def test_advice_is_refused_where_there_is_none() -> None:
    match = simoun.new_game("through_the_desert", players=2, seed=3)
    with pytest.raises(Refused, match="'random' gives no advice: it is expert or oracle"):
        simoun.advise(match, "random")
    with pytest.raises(Refused, match="Seconds of thought are 0 to 3600, not -1"):
        simoun.advise(match, seconds=-1)
    while not match.over:
        match.play(match.actions()[0])
    with pytest.raises(Refused, match="The game is over: there is nothing left to decide"):
        simoun.advise(match)
    assert ADVISERS == ["expert", "oracle"]


def test_rivals_may_ask_for_themselves_only() -> None:
    rivals = simoun.new_game("through_the_desert", players=3, seed=3)
    asking = [seat for seat in range(3) if may_ask(rivals.rules, rivals.state, seat)]
    assert asking == [rivals.decider]
    assert not may_ask(rivals.rules, rivals.state, None)
    team = simoun.new_game("island", players=3, seed=3)
    assert all(may_ask(team.rules, team.state, seat) for seat in (0, 1, 2, None))


def test_t29_a_hint_rests_on_what_its_seat_sees() -> None:
    """The waterholes of others lie face down: how many they are counts, not which."""
    for match in islice(positions("through_the_desert", 50_000_100, 11), 5, 25):
        other = match.copy()
        for player in range(match.players):
            if player != match.decider:
                turn_over(other.state, player)
        assert simoun.advise(other) == simoun.advise(match)


def turn_over(s: State, player: int) -> None:
    """As many waterholes, all of 3 points, and as many oases."""
    assert isinstance(s, ThroughTheDesert)
    tokens = int(s.tokens[player])
    waterholes = sum(tokens >> shift & BYTE for shift in (0, 8, 16))
    s.tokens[player] = waterholes << 16 | tokens >> OASES << OASES


def test_a_per_cent_tells_what_can_be_from_what_cannot() -> None:
    chances = [0.0, 0.0001, 0.216, 0.9999, 1.0]
    assert [per_cent(chance) for chance in chances] == [0, 1, 22, 99, 100]

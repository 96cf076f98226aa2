"""The upper floor: rules, states and bots, for those who bring their own loops and minds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import simoun
from simoun.bots.playing import play_games
from simoun.core.actions import Actions
from simoun.core.catalog import game_names
from simoun.core.rules import Rules, State
from simoun.lab.plan import experiment
from simoun.lab.run import compete, simulate
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.walks import walks
from tests.test_doors import odd

HERE = __name__
ROOT = Path(__file__).parents[1]

every_game = pytest.mark.parametrize("name", game_names())


class Last:
    """Does what is listed last for who must decide."""

    def __init__(self, rules: Rules[State], seed: int) -> None:
        self.rules = rules
        self.actions = Actions()

    def choose(self, s: State, seats: int) -> int:
        self.actions.clear()
        self.rules.turn_actions(s, self.actions)
        return self.actions.listed()[-1] if seats >> self.rules.decider(s) & 1 else simoun.PASS


class Alone:
    """It takes nothing."""

    def choose(self, s: object, seats: int) -> int:
        return simoun.PASS


class Stubborn:
    """Always wants the same."""

    wish: ClassVar[object] = None

    def __init__(self, rules: Rules[State], seed: int) -> None:
        pass

    def choose(self, s: State, seats: int) -> object:
        return self.wish


@every_game
@given(data=st.data(), thing=odd)
def test_what_is_not_listed_is_refused_and_changes_nothing(
    name: str, data: st.DataObject, thing: object
) -> None:
    match = data.draw(walks(name)).somewhere()
    before, listed = fields(match.state), match.rules.legal(match.state)
    refused = refusal_of(match.rules.checked_apply, match.state, thing)
    assert bool(refused) == (type(thing) is not int or thing not in listed)
    assert not refused or fields(match.state) == before


@every_game
@given(data=st.data())
def test_what_is_listed_is_done_as_apply_does_it(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    for code in match.rules.legal(match.state)[:3]:
        checked, trusted = match.state.copy(), match.state.copy()
        match.rules.checked_apply(checked, code)
        match.rules.apply(trusted, code)
        assert fields(checked) == fields(trusted)


@every_game
@given(data=st.data())
def test_an_action_has_a_text_and_a_text_an_action(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).somewhere()
    face = simoun.face(name)
    for code in match.rules.legal(match.state):
        assert face.code(match.state, face.text(match.state, code)) == code


def test_a_wish_that_cannot_be_is_refused() -> None:
    assert "'players' can't be 9" in refusal_of(simoun.agree, "island", players=9)
    assert "There is no game 'chess'" in refusal_of(simoun.rules, "chess")


# ---------------------------------------------------------------- bots that somebody else wrote


@every_game
def test_a_guest_plays_whole_games_and_the_same_again(name: str) -> None:
    rules, options = simoun.rules(name), simoun.agree(name, players=3)
    path = f"{HERE}:Last"
    ends = [
        play_games(rules, options, simoun.bot(name, path, seed=5), 3, 5).checksum for _ in range(2)
    ]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("wish", [17, -2, simoun.PASS, "seat1 end", None, 1.5])
def test_what_a_guest_may_not_do_is_refused(wish: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[HERE].Stubborn, "wish", wish)
    rules = simoun.rules("island")
    s = rules.new(simoun.agree("island"), 7)
    bot, before = simoun.bot("island", f"{HERE}:Stubborn"), fields(s)
    said = refusal_of(bot.choose, s, simoun.EVERYONE)
    assert said == f"The bot {HERE}:Stubborn chose {wish!r}, which can't be done now."
    assert fields(s) == before


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("no_such_module:Bot", "can't be loaded: No module named 'no_such_module'."),
        ("json:loads", "json:loads is no bot: it must be a class with a method 'choose'."),
        ("json:Nothing", "is no bot: it must be a class with a method 'choose'."),
        ("json:JSONDecoder", "is no bot: it must be a class with a method 'choose'."),
        (f"{HERE}:Alone", "is no bot: it must be made with the rules and a seed."),
        ("mine/bots.py:Bot", "'mine/bots.py:Bot' is no bot: a path is written as in package."),
        ("mine.bots", "'mine.bots' is no bot: a path is written as in package.module:Class."),
        ("wise", "There is no bot 'wise'"),
    ],
)
def test_a_path_that_leads_to_no_bot_is_refused(path: str, said: str) -> None:
    assert said in refusal_of(simoun.bot, "island", path)
    assert said in refusal_of(experiment, "island", {}, path, 1)


def test_a_guest_plays_in_the_lab_with_one_process_and_with_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    plan = experiment("island", {}, "examples.shore_first:ShoreFirst", 1)
    alone, two = (simulate(plan, 60, jobs) for jobs in (1, 2))
    assert alone["losses"] == two["losses"] and alone["actions"] == two["actions"]


def test_a_guest_competes_with_bots_of_ours() -> None:
    plan = experiment("through_the_desert", {}, f"{HERE}:Last,random", 1)
    found = compete(plan, 2, 1)
    assert [standing["bot"] for standing in found["standings"]] == [f"{HERE}:Last", "random"]

"""What is true of every reason: it is given for what can't be done, and for nothing else."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import simoun
from simoun import Match, Refused
from simoun.core.actions import who_of
from simoun.core.catalog import game_names
from simoun.core.phrases import numbered, slug
from simoun.core.why import Impossible, Reason
from simoun.text import LANGUAGES, Words
from tests.contract.refusals import refusal_of
from tests.contract.walks import walks

RULES = Path(__file__).parents[2] / "docs" / "rules"
SEATS = [f"seat{k}" for k in range(1, 6)]
WORDS = [Words(lang) for lang in LANGUAGES]
SOME = 8  # picks to try in a position

every_game = pytest.mark.parametrize("name", game_names())


@cache
def rules_of(name: str) -> set[str]:
    text = (RULES / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- ([A-Z]\d+[a-z]?) ", text, re.MULTILINE))


def check(match: Match, reason: Reason) -> None:
    """It can be told in every language, and its rule looked up."""
    name = match.rules.name
    assert reason["rule"] in rules_of(name)
    for words in WORDS:
        said = words.explain(name, reason, [words.person(seat) for seat in SEATS])
        assert said.endswith((".", "!")) and "{" not in said


def all_picks(match: Match) -> list[str]:
    """Everything that could be clicked, whether it is of any use or not."""
    found = [f"verb:{verb}" for verb in verbs_of(match)]
    for thing, names in match.face.names(match.state).items():
        if thing == "seat":
            found += [f"pawn:{k}" for k in range(len(names))]
        elif thing == "place":
            found += [f"place:{k}" for k in range(len(names))]
        elif thing != "group":
            found += [f"{thing}:{slug(name)}" for _, name in numbered(names)]
    return found


def verbs_of(match: Match) -> list[str]:
    return [*[phrase.verb for phrase in match.face.language.phrases], *match.face.goals]


def possible(match: Match, seat: int) -> set[str]:
    """What occurs in a choice of the seat."""
    mine = [choice for choice in match.choices() if choice["seat"] == seat]
    verbs = {f"verb:{choice['verb']}" for choice in mine}
    return verbs | {pick for choice in mine for pick in choice["picks"]}


def asks_for_more(match: Match, seat: int, pick: str) -> bool:
    """A card that is played, or the tile where one stands, stands for a choice that is there."""
    face, s = match.face, match.state
    names = face.names(s)
    mine = [code for code in match.moment.codes if who_of(code) == seat]
    return any(pick in face.openers(s, code, names) for code in mine)


@every_game
@given(data=st.data())
def test_what_can_be_done_has_no_reason_and_all_else_has_one(
    name: str, data: st.DataObject
) -> None:
    walk = data.draw(walks(name))
    random = Random(walk.luck)
    for match in walk.moments():
        picks = all_picks(match)
        for seat in range(match.players):
            able = possible(match, seat)
            some = random.sample(sorted(able), min(SOME, len(able)))
            for pick in [*some, *random.sample(picks, SOME)]:
                reason = match.why_not(seat, [pick])
                if pick in able or asks_for_more(match, seat, pick):
                    assert reason is None, pick
                else:
                    assert reason is not None, pick
                    check(match, reason)


@every_game
@given(data=st.data())
def test_every_choice_is_possible_with_all_that_it_names(name: str, data: st.DataObject) -> None:
    walk = data.draw(walks(name))
    random = Random(walk.luck)
    for match in walk.moments():
        choices = match.choices()
        for choice in random.sample(choices, min(SOME, len(choices))):
            seat = choice["seat"]
            assert match.why_not(seat, [f"verb:{choice['verb']}", *choice["picks"]]) is None
            assert match.why_not(seat, choice["picks"]) is None
            assert match.why_not(seat, choice["action"]) is None


@every_game
@given(data=st.data(), fresh=st.integers(1, 1 << 60))
def test_whatever_is_clicked_together_is_answered_and_shows_nothing_hidden(
    name: str, data: st.DataObject, fresh: int
) -> None:
    walk = data.draw(walks(name))
    random = Random(walk.luck)
    for match in walk.moments():
        picks, before = all_picks(match), match.position()
        other = match.state.copy()
        other.stir(fresh)
        for seat in [None, *range(match.players)]:
            several = clicked(random, picks)
            reason = match.why_not(seat, several)
            assert match.face.why_not(other, seat, several) == reason
            if reason is not None:
                check(match, reason)
            else:
                assert seat is not None
        assert match.position() == before


def clicked(random: Random, picks: Sequence[str]) -> list[str]:
    """Some things, and mostly a verb."""
    verbs = [pick for pick in picks if pick.startswith("verb:")]
    things = [pick for pick in picks if not pick.startswith("verb:")]
    return [*random.sample(verbs, random.randrange(2)), *random.choices(things, k=2)]


@every_game
def test_an_action_that_is_refused_carries_its_reason(name: str) -> None:
    match = simoun.new_game(name, seed=3)
    others = [k for k in range(match.players) if k != match.decider]
    text = str(match.actions()[0]).replace(f"seat{match.decider + 1}", f"seat{others[0] + 1}", 1)
    with pytest.raises(Impossible) as refused:
        match.play(text)
    assert refused.value.reason == match.why_not(others[0], text)
    assert refused.value.reason["rule"] in str(refused.value)
    check(match, refused.value.reason)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.reason) == (str(refused.value), refused.value.reason)


NONSENSE: list[object] = [
    *[None, 7, {}, [7], [None], ["move"], ["verb:dance"], ["colour:red"], ["place:-1"]],
    *[["place:999"], ["place:1e1"], ["place:01"], ["place:٣"], ["pawn:9"], ["pawn:x"], ["seat:0"]],
    *[["group:nobody"], ["place:"], [":"], ["x" * 1000], ["place:0"] * 100, [["place:0"]]],
    *["dance", "seat9 end", "", "x" * 1000, ["card:nothing"], ["card:nothing@0"], ["card:@"]],
]


@every_game
@pytest.mark.parametrize("asked", NONSENSE)
def test_nonsense_is_refused_in_a_sentence(name: str, asked: object) -> None:
    match = simoun.new_game(name, seed=1)
    assert refusal_of(match.why_not, 0, asked)  # type: ignore[arg-type]


@every_game
@pytest.mark.parametrize("seat", [-1, 9, True, "0", 0.0])
def test_a_seat_that_is_none_is_refused(name: str, seat: object) -> None:
    match = simoun.new_game(name, seed=1)
    with pytest.raises(Refused, match="There is no seat"):
        match.why_not(seat, [])  # type: ignore[arg-type]


@every_game
def test_a_text_says_itself_who_acts(name: str) -> None:
    match = simoun.new_game(name, seed=1)
    other = (match.decider + 1) % match.players
    assert "is for seat" in refusal_of(match.why_not, other, str(match.actions()[0]))


@every_game
def test_two_verbs_are_one_too_many(name: str) -> None:
    match = simoun.new_game(name, seed=1)
    one, other = verbs_of(match)[:2]
    assert "two verbs" in refusal_of(match.why_not, 0, [f"verb:{one}", f"verb:{other}"])

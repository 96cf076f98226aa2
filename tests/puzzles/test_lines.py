"""The search behind puzzles: every line of a turn, and exactly what the cards make of it."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

import simoun
from simoun.core.rules import Rules, State
from simoun.learn.lines import Lines, Quest, TooLarge

POSITIONS = Path(__file__).parents[2] / "docs" / "positions.md"
*ON_PAPER, _ = re.findall(r"^```json\n(.*?)^```$", POSITIONS.read_text("utf-8"), re.M | re.S)
PAPER = {json.loads(text)["game"]: json.loads(text) for text in ON_PAPER}
MOST = 1_000_000


def thirsty() -> dict[str, object]:
    """At the very beginning, but nobody has anything to drink: the first sun is the last."""
    paper = simoun.new_game("desert").position()
    seats = paper["seats"]
    assert isinstance(seats, list)
    return {**paper, "seats": [{**seat, "water": 0} for seat in seats]}


def ended(paper: dict[str, object]) -> simoun.Match:
    """The last action is played, and the cards are due."""
    match = simoun.from_position(paper)
    end = next(action for action in match.actions() if action.text.endswith(" end"))
    match.play(end)
    return match


def quest(match: simoun.Match) -> Quest:
    """The game goes on after the cards."""
    turn = int(match.rules.turn_of(match.state))
    rules = match.rules
    return Quest(rules, lambda s: not s.over and rules.turn_of(s) != turn, turn, False)


def plain_chance(rules: Rules[State], wanted: Quest, s: State) -> Fraction:
    """The same without remembering anything, where nobody can do anything between cards."""
    if wanted.is_met(s):
        return Fraction(1)
    if wanted.is_over(s):
        return Fraction(0)
    if not rules.reveal_is_due(s):
        return max(plain_chance(rules, wanted, done(rules, s, a)) for a in rules.legal(s))
    card = rules.legal(s)[0]
    chances = rules.chances(s, card)
    total = Fraction(0)
    for kind, weight in chances:
        after = s.copy()
        assert not rules.turn_up(after, card, kind)
        total += weight * plain_chance(rules, wanted, after)
    return total / sum(weight for _, weight in chances)


def done(rules: Rules[State], s: State, action: int) -> State:
    after = s.copy()
    rules.apply(after, action)
    return after


def test_a_chance_is_exact() -> None:
    match = ended(thirsty())
    wanted = quest(match)
    found = Lines(wanted, match.state, MOST).chance(match.state)
    assert found == plain_chance(match.rules, wanted, match.state)
    assert 0 < found < 1


@pytest.mark.parametrize("paper", [thirsty(), PAPER["desert"], PAPER["sky"]])
def test_what_is_sure_has_every_chance(paper: dict[str, object]) -> None:
    match = ended(paper)
    lines = Lines(quest(match), match.state, MOST)
    assert lines.sure(match.state) == (lines.chance(match.state) == 1)


def test_positions_on_paper_and_fingerprints_tell_the_same() -> None:
    match = ended(thirsty())
    wanted = quest(match)
    by_paper = Lines(wanted, match.state, MOST, lambda s: str(match.face.position(s)))
    assert by_paper.chance(match.state) == Lines(wanted, match.state, MOST).chance(match.state)


def test_a_search_that_grows_too_large_says_so() -> None:
    match = simoun.new_game("through_the_desert")
    with pytest.raises(TooLarge):
        list(Lines(quest(match), match.state, 10).ends())


def test_the_shortest_line_to_an_end_can_be_played() -> None:
    match = simoun.from_position(PAPER["through_the_desert"])
    lines = Lines(quest(match), match.state, MOST)
    *_, last = lines.ends()
    for code in lines.line_to(last):
        match.play(code)
    assert match.state.fingerprint() == last.state.fingerprint()

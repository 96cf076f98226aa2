"""What an action can turn up, what it does turn up, and doing it with a card that is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import simoun
from simoun import Match
from simoun.core.actions import Actions, kind_of
from simoun.core.catalog import face_named, game_names, rules_named
from simoun.core.rules import Rules, State, played
from simoun.core.squares import members
from tests.contract.boxes import FOUND, PRINTED
from tests.contract.fields import fields, on_the_table
from tests.contract.walks import Walk, allowed_players, position_names, read, walks

every_game = pytest.mark.parametrize("name", game_names())

DRAWS = 1000
MOST_WALKS = 100
LAST_STEP = 7  # of an action: whatever comes later is one of many
SEVERAL = 5  # cards that are given, of all that may come


def reveals_in(match: Match) -> Iterator[int]:
    """One of each kind of action that turns something up."""
    by_kind = {int(kind_of(code)): code for code in match.rules.legal(match.state)[::-1]}
    return (code for code in by_kind.values() if match.rules.reveals(code))


def chances(rules: Rules[State], s: State, code: int) -> dict[int, int]:
    """Each card once, with a weight that is a whole number above zero; asking changes nothing."""
    before = fields(s)
    listed = rules.chances(s, code)
    assert fields(s) == before
    assert all(type(card) is int and type(weight) is int for card, weight in listed)
    found = dict(listed)
    assert len(found) == len(listed) > 0 and min(found.values()) > 0
    return found


@every_game
@given(data=st.data())
def test_what_is_drawn_is_one_of_the_chances_and_what_is_done(
    name: str, data: st.DataObject
) -> None:
    for match in data.draw(walks(name)).moments():
        for code in reveals_in(match):
            s, cards, more = match.state.copy(), [], True
            while more:
                listed, before = chances(match.rules, s, code), on_the_table(s)
                cards.append(int(match.rules.drawn(s, code)))
                assert cards[-1] in listed and on_the_table(s) == before
                more = match.rules.turn_up(s, code, cards[-1])
            done, told = match.state.copy(), match.state.copy()
            match.rules.apply(done, code)
            assert played(match.rules, told, code) == cards
            assert fields(done) == fields(told) == fields(s)


@every_game
@given(data=st.data(), luck=st.integers(0, 1 << 30))
def test_whatever_card_is_given_the_game_goes_on(name: str, data: st.DataObject, luck: int) -> None:
    random = Random(luck)
    for match in data.draw(walks(name)).moments():
        for code in reveals_in(match):
            listed = list(chances(match.rules, match.state, code))
            for card in random.sample(listed, min(len(listed), SEVERAL)):
                s = match.state.copy()
                while match.rules.turn_up(s, code, card):
                    next_ones = chances(match.rules, s, code)
                    assert match.rules.drawn(s.copy(), code) in next_ones
                    card = random.choice(list(next_ones))
                check_goes_on(name, match, s)


def check_goes_on(name: str, match: Match, s: State) -> None:
    """Nothing is lost or made, paper can hold it, and the decider has something to do."""
    again = simoun.from_position(match.face.position(s))
    assert on_the_table(again.state) == on_the_table(s)
    assert FOUND[name](again) == PRINTED[name]
    actions = Actions()
    match.rules.turn_actions(s, actions)
    assert (actions.n == 0) == s.over


@every_game
def test_a_card_comes_as_often_as_its_weight_says(name: str) -> None:
    rules = rules_named(name)
    for state, code in widest_chances(name):
        listed = chances(rules, state, code)
        found = Counter(drawn_after(rules, state, code, fresh) for fresh in range(1, DRAWS + 1))
        for card, weight in listed.items():
            share = weight / sum(listed.values())
            error = (DRAWS * share * (1 - share)) ** 0.5
            assert abs(found[card] - DRAWS * share) <= 5 * error


def widest_chances(name: str) -> list[tuple[State, int]]:
    """For each card of each kind of action a moment at which the most different ones may come."""
    wanted = set(members(rules_named(name).revealing))
    found: dict[tuple[int, int], tuple[int, State, int]] = {}
    for luck in range(MOST_WALKS):
        for now in Walk(start_of(name, luck), luck).steps():
            for code in reveals_in(now):
                for step, (number, s) in enumerate(steps_of(now, code)):
                    moment = int(kind_of(code)), min(step, LAST_STEP)
                    if number >= found.get(moment, (2, s, code))[0]:
                        found[moment] = number, s.copy(), code
        if wanted <= {kind for kind, _ in found}:
            return [(s, code) for _, s, code in found.values()]
    raise AssertionError(f"In {MOST_WALKS} games not everything was turned up.")


def start_of(name: str, luck: int) -> Match:
    """A new game, or one of the positions."""
    titles = position_names(name)
    title = luck % (len(titles) + 1)
    if title < len(titles):
        return simoun.from_position(read(name, titles[title]), seed=luck)
    return simoun.new_game(name, players=max(allowed_players(face_named(name))), seed=luck)


def steps_of(match: Match, code: int) -> Iterator[tuple[int, State]]:
    """How many different cards may come next, and the state then, until no more come."""
    s, more = match.state.copy(), True
    while more:
        yield len(match.rules.chances(s, code)), s
        more = match.rules.turn_up(s, code, match.rules.drawn(s, code))


def drawn_after(rules: Rules[State], state: State, code: int, fresh: int) -> int:
    s = state.copy()
    s.stir(fresh)
    return int(rules.drawn(s, code))

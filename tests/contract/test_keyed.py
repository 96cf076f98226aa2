"""Cards by a key: whoever draws from the same deck meets the same cards, whatever they did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import simoun
from simoun import Match, Refused
from simoun.core.catalog import face_named, game_names
from simoun.core.keyed import Keyed, decks_of
from simoun.core.record import Cards, record_of
from tests.contract.fields import fields
from tests.contract.walks import allowed_players, any_action

every_game = pytest.mark.parametrize("name", game_names())

Met = dict[tuple[int, int, str], int]  # by deck, number and content


def begun(name: str, seed: int) -> Match:
    """With as many as can play: then every game turns something up."""
    return simoun.new_game(name, seed=seed, players=allowed_players(face_named(name))[-1])


def course(match: Match, key: Keyed, luck: int) -> Iterator[tuple[Match, int, Cards]]:
    """Somebody plays on by luck, with the cards of a key: each reveal, before it is done."""
    random, drawn = Random(luck), Counter[int]()
    while not match.over:
        code = match.moment.code_of(any_action(match, random))
        if not match.rules.reveals(code):
            match.play(code)
            continue
        cards = key.cards(match.rules, match.state, code, drawn)
        yield match, code, cards
        drawn.update(decks_of(match.rules, match.state, code, cards))
        match.play(code, cards)


def met(match: Match, key: Keyed, luck: int) -> Met:
    """Every card that somebody meets who could have met another."""
    found, drawn = Met(), Counter[int]()
    for at, code, cards in course(match, key, luck):
        s = at.state.copy()
        for card in cards:
            chances = sorted(at.rules.chances(s, code))
            assert card in dict(chances)
            if len(chances) > 1:
                deck = int(at.rules.deck(s, code))
                found[deck, drawn[deck], str(chances)] = card
                drawn[deck] += 1
            at.rules.turn_up(s, code, card)
    return found


@every_game
@given(seed=st.integers(0, 1000), lucks=st.tuples(st.integers(0, 99), st.integers(100, 200)))
def test_two_who_play_differently_meet_the_same_cards(
    name: str, seed: int, lucks: tuple[int, int]
) -> None:
    key = Keyed(str(seed).encode())
    one, other = [met(begun(name, seed), key, luck) for luck in lucks]
    both = one.keys() & other.keys()
    assert both
    assert {at: one[at] for at in both} == {at: other[at] for at in both}


@every_game
def test_another_key_deals_other_cards(name: str) -> None:
    match = begun(name, 1)
    one, other = [met(match.copy(), Keyed(key), 1) for key in (b"one", b"other")]
    both = one.keys() & other.keys()
    assert [at for at in both if one[at] != other[at]]


@every_game
def test_the_streams_of_a_state_play_no_part(name: str) -> None:
    key = Keyed(b"key")
    one, other = [met(begun(name, 2), key, 1) for _ in range(2)]
    assert one == other
    stirred = begun(name, 2)
    stirred.state.stir(12345)
    assert met(stirred, key, 1) == one


@every_game
def test_a_record_holds_the_cards_and_needs_no_key(name: str) -> None:
    match = begun(name, 3)
    for _ in course(match, Keyed(b"key"), 4):
        pass
    again = simoun.from_record(match.record().to_json())
    assert fields(again.state) == fields(match.state)
    assert again.record().to_json() == match.record().to_json()
    copied = match.copy()
    assert fields(copied.state) == fields(match.state)


def test_who_has_looked_at_cards_meets_the_same_ones_behind_them() -> None:
    """The Meteorologist looks at what comes, and puts it back as it was."""
    key, drawn = Keyed(b"key"), Counter[int]()
    match = simoun.new_game(
        "desert", players=2, adventurers=["meteorologist", "archaeologist"], first="seat1"
    )
    peek = match.moment.code_of("seat1 peek")
    seen = key.cards(match.rules, match.state, peek, drawn)
    other = simoun.new_game(
        "desert", players=2, adventurers=["meteorologist", "archaeologist"], first="seat1"
    )
    other.play("seat1 end")
    storm = other.moment.codes[0]
    came = list[int]()
    for _ in seen[:2]:
        (card,) = key.cards(other.rules, other.state, storm, drawn)
        drawn.update(decks_of(other.rules, other.state, storm, (card,)))
        other.play(storm, (card,))
        came.append(card)
    assert came == list(seen[:2])


@pytest.mark.parametrize(
    "line",
    [
        "seat1 draw =",
        "seat1 draw =x",
        "seat1 draw =-1",
        "seat1 draw =1,,2",
        "seat1 draw =99999",
        "seat1 draw =²",
        "seat1 draw =1,1",
        "seat1 draw =77",
        "seat1 end =1",
    ],
)
def test_cards_that_cannot_come_are_refused_and_nothing_changes(line: str) -> None:
    match = simoun.new_game("island", seed=1, first="seat1")
    if "draw" in line:
        match.play("seat1 end")
    record = match.record().to_data()
    moves = record["moves"]
    assert isinstance(moves, list)
    with pytest.raises(Refused):
        simoun.from_record(record_of({**record, "moves": [*moves, line]}))
    before = fields(match.state)
    with pytest.raises(Refused):
        match.play(match.moment.codes[0], (77,))
    assert fields(match.state) == before
    assert len(match.moves) == len(moves)

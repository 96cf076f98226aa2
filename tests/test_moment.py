"""A moment lists once what may be done; a match drops it when something is played."""

import random
from itertools import chain

import pytest

from simoun import Match, Refused, new_game
from simoun.core.actions import Actions, who_of
from simoun.core.catalog import game_names


def moments(game: str) -> list[Match]:
    """A game from its beginning to its end, again at each position."""
    rng = random.Random(5)
    match = new_game(game, seed=5)
    moves = []
    found = [match]
    while not match.over:
        moves.append(rng.choice(match.moment.codes))
        match.play(moves[-1])
    for length in range(0, len(moves) + 1, 7):
        found.append(new_game(game, seed=5))
        for code in moves[:length]:
            found[-1].play(code)
    return found


def listed(match: Match, *kinds: str) -> list[int]:
    actions = Actions()
    for kind in kinds:
        getattr(match.rules, f"{kind}_actions")(match.state, actions)
    return actions.listed()


@pytest.mark.parametrize("game", game_names())
def test_it_lists_what_the_rules_allow(game: str) -> None:
    for match in moments(game):
        moment, rules = match.moment, match.rules
        assert moment.codes == rules.legal(match.state)
        due = not match.over and rules.reveal_is_due(match.state)
        assert moment.reveal == (moment.codes[0] if due else None)
        besides = moment.codes[1:] if due else moment.codes
        assert sorted(chain(*moment.by_seat.values())) == sorted(besides)
        assert all({who_of(code) for code in its} == {k} for k, its in moment.by_seat.items())
        timely = match.face.timely(match.state, listed(match, "anytime"))
        assert moment.prepared() == {who_of(code) for code in timely}
        anytime = listed(match, "anytime", "exchange")
        assert [code for code in moment.codes if moment.is_anytime(code)] == anytime


@pytest.mark.parametrize("game", game_names())
def test_every_seat_is_offered_its_own_choices(game: str) -> None:
    for match in moments(game):
        moment = match.moment
        mine = [
            [moment.choice(code) for code in moment.by_seat.get(seat, [])]
            for seat in range(match.players)
        ]
        assert all(choice["seat"] == seat for seat, its in enumerate(mine) for choice in its)
        assert [moment.code_of(choice["action"]) for choice in chain(*mine)] == [
            code for seat in range(match.players) for code in moment.by_seat.get(seat, [])
        ]
        assert [moment.text_of(code) for code in moment.codes] == [
            choice["action"] for choice in moment.choices()
        ]


def test_a_match_keeps_its_moment_until_something_is_played() -> None:
    match = new_game("island", seed=1)
    first = match.moment
    assert match.moment is first
    with pytest.raises(Refused):
        match.play("seat9 end")
    assert match.moment is first
    match.play(first.codes[0])
    assert match.moment is not first and match.moment.codes == match.rules.legal(match.state)


def test_another_state_has_another_moment() -> None:
    match = new_game("island", seed=1)
    first = match.moment
    match.state = match.state.copy()
    assert match.moment is not first


def test_an_action_and_its_text_and_its_code_do_the_same() -> None:
    one, two, three = (new_game("desert", seed=3) for _ in range(3))
    for k in range(12):
        action = one.actions()[k % len(one.actions())]
        assert one.play(action) == two.play(action.text) == three.play(action.code)
    assert one.record().to_json() == two.record().to_json() == three.record().to_json()


@pytest.mark.parametrize("code", [0, -1, 1 << 70, True, 255])
def test_a_code_that_is_not_offered_is_refused(code: int) -> None:
    match = new_game("island", seed=1)
    before = match.position()
    with pytest.raises(Refused):
        match.play(code)
    assert match.position() == before and not match.record().moves

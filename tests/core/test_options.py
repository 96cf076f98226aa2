"""What players agree on before a game."""

from __future__ import annotations

import pytest

from simoun.core.catalog import face_named
from simoun.core.options import DRAWN, Option, agreed
from simoun.core.refusal import Refused

OPTIONS = [
    Option("players", [2, 3], 2),
    Option("pace", ["slow", "fast"], "slow"),
    Option("colours", ["red", "blue", "green", DRAWN], DRAWN, each_seat=True),
    Option("rescue", [True, False], True),
]


def test_what_nobody_wished_is_as_usual() -> None:
    usual = {"players": 2, "pace": "slow", "colours": DRAWN, "rescue": True}
    assert agreed(OPTIONS, {}) == usual
    assert agreed(OPTIONS, {"pace": "fast"}) == {**usual, "pace": "fast"}


def test_each_seat_has_a_wish_of_its_own() -> None:
    found = agreed(OPTIONS, {"players": 3, "colours": [DRAWN, "blue", DRAWN]})
    assert found["colours"] == [DRAWN, "blue", DRAWN]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"player": 2}, "There is no option 'player': it is players, pace, colours or rescue."),
        ({"players": 7}, "'players' can't be 7: it is 2 or 3."),
        ({"players": "2"}, "'players' can't be '2': it is 2 or 3."),
        ({"players": 2.0}, "'players' can't be 2.0"),
        ({"players": True}, "'players' can't be True"),
        ({"players": None}, "'players' can't be None"),
        ({"pace": ["slow"]}, "'pace' can't be ['slow']: it is slow or fast."),
        ({"rescue": 1}, "'rescue' can't be 1: it is True or False."),
        ({"colours": "red"}, "'colours' can't be 'red': it is red, blue, green or drawn, one"),
        ({"colours": ["red"]}, "'colours' names 1 for 2 players."),
        ({"colours": ["red", "red"]}, "'colours' names 'red' twice: each only once."),
        ({"colours": ["red", "pink"]}, "'colours' can't be 'pink'"),
        ({"colours": ["red", 3]}, "'colours' can't be 3"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wishes: dict[str, object], said: str) -> None:
    with pytest.raises(Refused) as refusal:
        agreed(OPTIONS, wishes)
    assert said in str(refusal.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="There is no game 'chess': it is "):
        face_named("chess")

"""Actions as text, there and back."""

from __future__ import annotations

import pytest

from simoun.core.actions import act
from simoun.core.phrases import Language, Phrase, groups, slug
from simoun.core.refusal import Refused, one_of_these

NAMES = {
    "seat": ["seat1", "seat2", "seat3"],
    "card": ["Earth Stone", "Sandbags"],
    "place": ["Fools' Landing", "Gold Gate"],
    "group": groups(["seat1", "seat2", "seat3"]),
}
GIVE, LIFT, TAKE_OFF = 1, 2, 3
LANGUAGE = Language(
    [
        Phrase(GIVE, "give {what:card} to {whom:seat}"),
        Phrase(LIFT, "lift {whom:group} to {what:place}"),
        Phrase(TAKE_OFF, "take off"),
    ]
)


@pytest.mark.parametrize(
    ("action", "text", "picks"),
    [
        (act(GIVE, 0, 0, 1), "seat1 give Earth Stone to seat2", ["card:earth-stone", "pawn:1"]),
        (act(LIFT, 2, 0, 5), "seat3 lift seat1+seat3 to Fools' Landing", None),
        (act(TAKE_OFF, 1), "seat2 take off", []),
    ],
)
def test_an_action_is_written_and_read(action: int, text: str, picks: list[str] | None) -> None:
    wanted = ["pawn:0", "pawn:2", "place:0"] if picks is None else picks
    assert LANGUAGE.write(action, NAMES) == text
    assert LANGUAGE.read(text, NAMES) == action
    assert LANGUAGE.read(f"  {text.upper()}  ".lower().replace(" ", "  "), NAMES) == action
    assert LANGUAGE.phrase(action).picks(action, NAMES) == wanted


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no seat ''"),
        ("seat4 take off", "There is no seat 'seat4': it is seat1, seat2 or seat3."),
        ("seat1", "is no action: after the seat comes give <card> to <seat>"),
        ("seat1 fly", "is no action"),
        ("seat1 take off now", "is no action"),
        ("seat1 give Gold to seat2", "There is no card 'Gold': it is Earth Stone or Sandbags."),
        ("seat1 give Sandbags to seat9", "There is no seat 'seat9'"),
        ("seat1 lift seat3+seat1 to Gold Gate", "There is no group 'seat3+seat1'"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, said: str) -> None:
    with pytest.raises(Refused) as refusal:
        LANGUAGE.read(text, NAMES)
    assert said in str(refusal.value)


def test_a_name_is_part_of_an_identifier() -> None:
    assert slug("Fools' Landing") == "fools-landing"


def test_the_end_of_a_sentence() -> None:
    assert one_of_these(["a"]) == "a"
    assert one_of_these(["a", "b", "c"]) == "a, b or c"
    assert one_of_these([f"A{n}" for n in range(1, 252)]) == "A1, A2, A3 … or A251"

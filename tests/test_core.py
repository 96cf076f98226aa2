"""What all games share: sets of places, bags and decks, chance, phrases, options, paper."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simoun.core.actions import Actions, act, kind_of, what_of, who_of, whom_of
from simoun.core.bags import bag_of, bag_size, cards, counts, layers, pile_of, some
from simoun.core.catalog import face_named
from simoun.core.chance import (
    below,
    kind_of_one,
    mixed,
    one_of,
    onward,
    shuffled,
    stirred,
    stream_of,
)
from simoun.core.options import DRAWN, Option, agreed
from simoun.core.paper import Sheet, listed, shown, tally
from simoun.core.phrases import Language, Phrase, groups, slug
from simoun.core.refusal import Refused, one_of_these
from simoun.core.squares import has, lowest, members, set_of, size
from tests.contract.spoiling import nested

place_sets = st.sets(st.integers(0, 31))
card_numbers = st.lists(st.integers(0, 9), min_size=1, max_size=14)
a_stream = st.integers(1, (1 << 61) - 1)
A_SEED = 1


# ---------------------------------------------------------------- sets of places


@given(place_sets)
def test_a_set_of_places_holds_its_members(places: set[int]) -> None:
    bits = set_of(sorted(places))
    assert set(members(bits)) == places
    assert size(bits) == len(places)
    assert {place for place in range(32) if has(bits, place)} == places
    assert not places or lowest(bits) == min(places)


@given(place_sets, st.integers(0, 31))
def test_actions_for_each_place_of_a_set(places: set[int], whom: int) -> None:
    actions = Actions()
    actions.add(9, 1)
    actions.add_each(3, 2, set_of(sorted(places)), whom)
    assert actions.listed() == [
        act(9, 1),
        *[act(3, 2, place, whom) for place in sorted(places)],
    ]


@given(*[st.integers(0, 255)] * 4)
def test_an_action_names_its_parts(kind: int, who: int, what: int, whom: int) -> None:
    action = act(kind, who, what, whom)
    parts = (kind_of(action), who_of(action), what_of(action), whom_of(action))
    assert parts == (kind, who, what, whom)


# ---------------------------------------------------------------- bags and decks


@given(card_numbers)
def test_a_bag_counts_its_cards(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    assert counts(bag, len(numbers)) == numbers
    assert [cards(bag, kind) for kind in range(len(numbers))] == numbers
    assert bag_size(bag) == sum(numbers)


@given(card_numbers)
def test_bags_are_added_and_taken_apart(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    more = bag + some(0, 2)
    assert counts(more, len(numbers)) == [numbers[0] + 2, *numbers[1:]]
    assert more - some(0, 2) == bag


def test_a_deck_is_its_layers_from_the_top() -> None:
    pile = pile_of([5, 7])
    assert layers(3, pile) == [3, 5, 7]
    assert layers(0, None) == []


# ---------------------------------------------------------------- chance


@given(a_stream)
def test_a_stream_stays_where_ints_are_the_same_compiled_and_plain(stream: int) -> None:
    for _ in range(20):
        stream = int(onward(stream))
        assert 0 < stream < 1 << 62


@given(a_stream, st.integers(1, 1 << 30))
def test_a_stream_shows_a_number_below(stream: int, n: int) -> None:
    assert 0 <= below(stream, n) < n


@given(st.integers(0, (1 << 62) - 1), st.integers(1, (1 << 62) - 1))
def test_a_stirred_stream_is_another_stream(stream: int, fresh: int) -> None:
    other = int(stirred(stream, fresh))
    assert 0 < other < 1 << 62
    assert other not in (stream, fresh)


def test_neighbouring_seeds_and_streams_have_nothing_in_common() -> None:
    starts = {int(stream_of(seed, number)) for seed in range(100) for number in range(10)}
    assert len(starts) == 1000
    first = Counter(int(below(onward(start), 10)) for start in starts)
    assert all(60 <= first[k] <= 140 for k in range(10))


def test_every_number_comes_about_as_often() -> None:
    """Chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand streams."""
    stream, seen, draws = int(stream_of(A_SEED, 0)), Counter[int](), 24_000
    for _ in range(draws):
        stream = int(onward(stream))
        seen[int(below(stream, 24))] += 1
    expected = draws / 24
    assert sum((seen[k] - expected) ** 2 / expected for k in range(24)) < 49.7


def test_a_card_is_drawn_as_often_as_there_are_copies() -> None:
    bag, stream, seen = bag_of([5, 0, 3, 2]), int(stream_of(A_SEED, 1)), Counter[int]()
    for _ in range(10_000):
        stream = int(onward(stream))
        seen[int(kind_of_one(stream, bag))] += 1
    assert set(seen) == {0, 2, 3}
    assert abs(seen[0] - 5000) < 200 and abs(seen[2] - 3000) < 200 and abs(seen[3] - 2000) < 200


@given(a_stream, place_sets.filter(bool))
def test_one_of_a_set_is_one_of_it(stream: int, places: set[int]) -> None:
    assert one_of(stream, set_of(sorted(places))) in places


@given(a_stream, st.integers(0, 30))
def test_a_shuffle_keeps_every_number(stream: int, n: int) -> None:
    assert sorted(shuffled(stream, n)) == list(range(n))


@given(st.integers(0, (1 << 62) - 1), st.lists(st.integers(0, (1 << 60) - 1), max_size=10))
def test_a_checksum_stays_where_ints_are_the_same(check: int, numbers: list[int]) -> None:
    for number in numbers:
        check = int(mixed(check, number))
        assert 0 <= check < 1 << 62


# ---------------------------------------------------------------- phrases

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
    assert LANGUAGE.choice(action, NAMES)["picks"] == wanted


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


# ---------------------------------------------------------------- options

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


# ---------------------------------------------------------------- paper

SHEET = Sheet(
    {
        "n": 3,
        "yes": True,
        "word": "b",
        "list": ["a", "b"],
        "twice": ["a", "a"],
        "bag": {"a": 1, "b": 2},
        "too_many": {"a": 9},
    },
    "The test",
    ["n", "yes", "word", "list", "twice", "bag", "too_many"],
)
AB = ["a", "b"]


def test_a_sheet_reads_what_is_right() -> None:
    assert SHEET.number("n", 0, 3) == 3
    assert SHEET.flag("yes")
    assert SHEET.text("word") == "b"
    assert SHEET.name("word", AB) == 1
    assert SHEET.set_of_names("list", AB) == 0b11
    assert listed(0b11, AB) == ["a", "b"]
    assert tally(SHEET.bag_in("bag", SHEET.value("bag"), AB, [5, 5]), AB) == {"a": 1, "b": 2}


def test_a_sheet_says_what_is_wrong_and_where() -> None:
    said = "The test: 'n' can't be 3: it is a whole number from 0 to 2."
    with pytest.raises(Refused, match=said):
        SHEET.number("n", 0, 2)
    with pytest.raises(Refused, match="'yes' can't be True: it is a whole number"):
        SHEET.number("yes", 0, 2)
    with pytest.raises(Refused, match="'n' can't be 3: it is true or false"):
        SHEET.flag("n")
    with pytest.raises(Refused, match="'n' can't be 3: it is a text"):
        SHEET.text("n")
    with pytest.raises(Refused, match="'word' can't be 'b': it is a list"):
        SHEET.items("word")
    with pytest.raises(Refused, match="'word' can't be 'b': it is x or y"):
        SHEET.name("word", ["x", "y"])
    with pytest.raises(Refused, match="'twice' names 'a' twice"):
        SHEET.set_of_names("twice", AB)
    with pytest.raises(Refused, match="'too_many' has 9 of 'a', which has 5"):
        SHEET.bag_in("too_many", SHEET.value("too_many"), AB, [5, 5])
    with pytest.raises(Refused, match="The test lacks 'm'"):
        SHEET.value("m")
    with pytest.raises(Refused, match="The test has no 'm': it has n"):
        Sheet({"m": 1}, "The test", ["n"])
    with pytest.raises(Refused, match=r"The test must be an object, not \[\]"):
        Sheet([], "The test", ["n"])


def test_anything_has_a_short_form() -> None:
    for item in [1, "x" * 1000, nested(100_000), 10**10_000, ["x"] * 10_000]:
        assert 0 < len(shown(item)) <= 60

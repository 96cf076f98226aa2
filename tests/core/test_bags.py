"""Bags of cards, and decks in layers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from simoun.core.bags import bag_of, bag_size, cards, counts, layers, pile_of, some

card_numbers = st.lists(st.integers(0, 9), min_size=1, max_size=14)


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

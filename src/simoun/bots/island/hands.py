"""The terms of the cards: how treasures come together, and what helps on the way."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.island.distances import SPOT, chart
from simoun.bots.island.survey import Survey
from simoun.bots.island.terms import (
    A_HELICOPTER,
    CAPTURED,
    ENOUGH_CARDS,
    FIRST_DISCARDS,
    FULL_HAND,
    GIFTS_NEEDED,
    HELICOPTER_WAIT,
    HELICOPTERS,
    MORE_DISCARDS,
    NO_HELICOPTER,
    ONE_CARD,
    OTHER_CARDS,
    OTHER_FULL_HANDS,
    READY,
    SANDBAGS_HELD,
    WAIT_TO_CAPTURE,
    WATER,
    WAY_OF_GIFTS,
    WAY_OF_THREE,
    WAY_TO_CAPTURE,
)
from simoun.bots.team import turns_until
from simoun.core.bags import bag_size, cards
from simoun.games.island.data import (
    ALL_TREASURES,
    CARDS_FOR_A_TREASURE,
    HELICOPTER,
    MESSENGER,
    SANDBAGS,
    TREASURES,
)
from simoun.games.island.ending import can_take_off
from simoun.games.island.state import Island, is_captured
from simoun.games.team.state import is_adventurer


def look_at_hands(survey: Survey) -> None:
    survey.terms[CAPTURED] = float(survey.captured)
    survey.terms[WATER] = float(survey.s.water)
    for treasure in range(TREASURES):
        if not is_captured(survey.s, treasure):
            look_at_collection(survey, treasure, collector(survey.s, treasure))
            look_at_discards(survey, cards(survey.s.treasure_discard, treasure))
    look_at_helicopters(survey)
    survey.terms[SANDBAGS_HELD] = float(survey.sandbags)
    look_at_full_hands(survey)


# ---------------------------------------------------------------- treasure cards


def collector(s: Island, treasure: i64) -> i64:
    """Who holds most of its cards."""
    found: i64 = 0
    for player in range(1, s.setup.players):
        if cards(s.hands[player], treasure) > cards(s.hands[found], treasure):
            found = player
    return found


def look_at_collection(survey: Survey, treasure: i64, collector: i64) -> None:
    s = survey.s
    most = cards(s.hands[collector], treasure)
    if most == 0:
        return
    total = in_hands(s, treasure)
    temples = chart(s.setup.sites[treasure] & s.present)
    survey.terms[ONE_CARD - 1 + min(most, CARDS_FOR_A_TREASURE)] += 1.0
    survey.terms[OTHER_CARDS] += float(total - most)
    if most >= CARDS_FOR_A_TREASURE:
        survey.terms[WAY_TO_CAPTURE] += float(survey.distances.steps(collector, temples))
        survey.terms[WAIT_TO_CAPTURE] += float(turns_until(s, collector) - 1)
        return
    if most == CARDS_FOR_A_TREASURE - 1:
        survey.terms[WAY_OF_THREE] += float(survey.distances.steps(collector, temples))
    if total >= CARDS_FOR_A_TREASURE:
        survey.terms[ENOUGH_CARDS] += 1.0
        survey.terms[GIFTS_NEEDED] += float(CARDS_FOR_A_TREASURE - most)
    if total > most:
        way = WAY_OF_GIFTS + CARDS_FOR_A_TREASURE - min(total, CARDS_FOR_A_TREASURE)
        survey.terms[way] += float(way_of_gifts(survey, treasure, collector))


def in_hands(s: Island, treasure: i64) -> i64:
    total: i64 = 0
    for player in range(s.setup.players):
        total += cards(s.hands[player], treasure)
    return total


def way_of_gifts(survey: Survey, treasure: i64, collector: i64) -> i64:
    """From each card that another holds; the Messenger gives from anywhere."""
    s = survey.s
    goal = SPOT[s.pawns[collector]]
    way: i64 = 0
    for player in range(s.setup.players):
        n = cards(s.hands[player], treasure)
        if n and player != collector and not is_adventurer(s, player, MESSENGER):
            way += n * min(6, survey.distances.steps(player, goal))
    return way


def look_at_discards(survey: Survey, discarded: i64) -> None:
    if discarded:
        survey.terms[FIRST_DISCARDS] += 1.0
        survey.terms[MORE_DISCARDS] += float(discarded - 1)


# ---------------------------------------------------------------- special cards


def look_at_helicopters(survey: Survey) -> None:
    survey.terms[HELICOPTERS] = float(survey.helicopters)
    matters = 1.0 + float(survey.captured)
    if survey.helicopters:
        survey.terms[A_HELICOPTER] = matters
        survey.terms[READY] = 1.0 if can_take_off(survey.s) else 0.0
        return
    survey.terms[HELICOPTER_WAIT] = matters * draws_until_helicopter(survey.s)
    if survey.s.captured == ALL_TREASURES:
        survey.terms[NO_HELICOPTER] = 1.0


def draws_until_helicopter(s: Island) -> float:
    """On average."""
    left = bag_size(s.treasure_deck)
    helicopters = cards(s.treasure_deck, HELICOPTER)
    if helicopters:
        return float(left + 1) / float(helicopters + 1)
    shuffled = bag_size(s.treasure_discard) + 1
    return float(left) + float(shuffled) / float(cards(s.treasure_discard, HELICOPTER) + 1)


# ---------------------------------------------------------------- the hand limit


def look_at_full_hands(survey: Survey) -> None:
    s = survey.s
    for player in range(s.setup.players):
        surplus = useful_cards(s, s.hands[player]) - 3
        if surplus > 0:
            survey.terms[FULL_HAND if player == s.current else OTHER_FULL_HANDS] += float(surplus)


def useful_cards(s: Island, hand: i64) -> i64:
    useful = cards(hand, HELICOPTER) + cards(hand, SANDBAGS)
    for treasure in range(TREASURES):
        if not is_captured(s, treasure):
            useful += cards(hand, treasure)
    return useful

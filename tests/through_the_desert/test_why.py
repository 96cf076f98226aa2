"""Why not, through the desert: for every verb, with the number of the rule."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest

import simoun
from simoun import Match
from tests.asking import Case, answer, facts, messages_of, told_in, verbs_of
from tests.through_the_desert.position import (
    CELLS,
    CLOSED,
    LABELS,
    NEIGHBOURS,
    caravans,
    leave_in_play,
    leave_in_supply,
    state,
)

RIDERS: Final = """
        C D E F G
      9 .   .   .
          2   .
     10 .   *   .
          .   .
     11 .   .   .
          .   .
     12 .   .   M2
          3   .
     13     R1  .
"""
CARAVANS: Final = """
        C D E F G
      9 .   .   .
          M1  .
     10 .   m1  M2
          .   .
     11 .   *   .
"""


def asked(make: partial[Match], picks: str, told: str, seat: int | None = 1) -> Case:
    """A place is written by its name: `place:D9`."""
    words = [
        f"place:{LABELS.index(word[6:])}" if word.startswith("place:") else word
        for word in picks.split()
    ]
    return Case(lambda: state(make()), " ".join(words), told, seat)


riding = partial(caravans, RIDERS, riding=True)
placing = partial(caravans, CARAVANS)
closed = partial(caravans, CLOSED, seat=2)
alone = partial(caravans, CARAVANS, players=5)
begun = partial(simoun.new_game, "through_the_desert", players=5, first="seat1", seed=1)


def after(*texts: str) -> Match:
    game = begun()
    for text in texts:
        game.play(text)
    return game


def used_up() -> Match:
    game = placing()
    leave_in_supply(game, "Mint", 0)
    return game


def finished() -> Match:
    game = placing()
    game.state.over = True
    return game


def shut_in() -> Match:
    """As if there were mountains all around the Mint caravan."""
    game = placing()
    leave_in_play(
        game, [name for name in LABELS if name not in NEIGHBOURS["D9"] | NEIGHBOURS["E10"]]
    )
    return game


COLOURS: Final = ["Saffron", "Rose", "Mint", "Azure", "Violet"]
ASIDES: Final = [f"seat{k} set aside {colour}" for k, colour in enumerate(COLOURS, 1)]
laid = partial(after, *ASIDES, "seat1 lay the board")
second = partial(caravans, "        C D E F G\n     12 .   .   M2\n", riding=True, first=2)
BEYOND: Final = next(name for name in LABELS if CELLS[name]["section"] != "main")

CASES: Final = [
    asked(begun, "verb:set-aside camel:rose", "T5 turn", 2),
    asked(begun, "verb:set-aside place:D9", "T2 no-board-yet"),
    asked(begun, "verb:ride camel:rose", "T2 aside-first"),
    asked(begun, "verb:lay-the-board", "T4 board-is-laid"),
    asked(riding, "verb:set-aside camel:rose", "T2 no-aside"),
    asked(riding, "verb:place camel:rose", "T6 riders-first"),
    asked(riding, "verb:ride camel:rose", "T6 ridden"),
    asked(riding, "verb:ride place:D9", "T7 waterhole"),
    asked(riding, "verb:ride place:E10", "T7 oasis"),
    asked(riding, "verb:ride place:E13", "T7 occupied"),
    asked(riding, "verb:ride place:E11", "T8 beside-oasis"),
    asked(riding, "verb:ride place:G11", "T9 beside-rider"),
    asked(riding, "verb:ride place:E12 camel:mint", "T9 beside-rider"),
    asked(riding, "verb:ride place:C9", "T5 turn", 2),
    asked(placing, "verb:ride camel:mint", "T6 riders-placed"),
    asked(placing, "verb:place place:E11", "T13 oasis"),
    asked(placing, "verb:place place:D9", "T13 occupied"),
    asked(placing, "verb:place place:C10", "possible"),
    asked(placing, "verb:place place:F10 camel:mint", "T15 beside-theirs"),
    asked(placing, "verb:place place:F10", "T15 beside-theirs"),
    asked(placing, "verb:place place:G11", "T13 no-caravan-near"),
    asked(placing, "verb:place place:C10 camel:rose", "T13 not-beside"),
    asked(partial(used_up), "verb:place camel:mint", "T13 no-supply"),
    asked(partial(used_up), "verb:place place:C10", "T13 no-supply"),
    asked(closed, "verb:place place:E10", "T17 their-land", 2),
    asked(closed, "verb:place place:E10 camel:azure", "T17 their-land", 2),
    asked(alone, "verb:place camel:saffron", "T13 no-caravan"),
    asked(partial(finished), "verb:place place:C10", "T30 over"),
    asked(placing, "verb:place place:C10", "T5 looking-on", None),
    asked(placing, "place:D9", "T13 occupied"),
    asked(riding, "place:D9", "T7 waterhole"),
    asked(begun, "place:D9", "T2 no-board-yet"),
    asked(placing, "pawn:1", "T13 not-together"),
    asked(placing, f"verb:place place:{BEYOND}", "T1 outside"),
    asked(partial(shut_in), "verb:place camel:mint", "T13 shut-in"),
    asked(second, "verb:ride camel:mint", "T10 first-round"),
    asked(laid, "verb:ride camel:saffron", "T2 set-aside"),
    asked(laid, "verb:ride camel:rose", "possible"),
]


def test_every_verb_is_asked_for() -> None:
    words = {word.removeprefix("verb:") for case in CASES for word in case.picks.split()}
    assert verbs_of("through_the_desert") <= words


@pytest.mark.parametrize("case", CASES)
def test_the_reason_names_its_rule(case: Case) -> None:
    assert answer(case) == case.told


def test_every_message_has_a_case() -> None:
    assert messages_of("through_the_desert") <= told_in(CASES)


def test_t15_whose_caravan_is_in_the_way_is_named() -> None:
    case = asked(placing, "verb:place place:F10 camel:mint", "")
    assert facts(case) == {"camel": "mint", "place": "F10", "whom": 1}

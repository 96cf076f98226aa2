"""Bots that leave people's pawns and hands alone, unless they may touch them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simoun.bots.bot import PASS
from simoun.bots.catalog import bot_named, levels
from simoun.bots.courtesy import Courtesy
from simoun.bots.levels import SECONDS
from simoun.core.catalog import game_names
from simoun.core.squares import members
from simoun.games.island.state import Island
from tests.bots.asking import quick
from tests.contract.walks import Walk, walks
from tests.island.position import GAME, island
from tests.playing import code, do

EVERYBODY = 31
DISTURBING = {
    "island": {"navigate", "give", "lift"},
    "desert": {"escort", "navigate", "guide", "jet-with", "hand"},
    "sky": {"escort", "navigate", "guide", "jet-with", "hand", "give", "take", "take-along"},
    "through_the_desert": set(),
}
ALL_LEVELS = [
    (game, level)
    for game in game_names()
    for level in levels(game)
    if DISTURBING[game] or level not in SECONDS
]


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_an_action_disturbs_the_others_whom_it_moves_gives_to_or_takes_from(
    name: str, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(name))
    match = walk.somewhere()
    for choice in match.choices():
        code = match.moment.code_of(choice["action"])
        disturbed = set(members(int(match.rules.disturbed(match.state, code))))
        named = {int(pick[5:]) for pick in choice["picks"] if pick.startswith("pawn:")}
        if choice["verb"] in DISTURBING[name]:
            assert disturbed <= named - {choice["seat"]}
        else:
            assert disturbed == set()


@pytest.mark.parametrize(("name", "level"), ALL_LEVELS)
@given(data=st.data())
def test_a_bot_leaves_those_alone_whom_it_is_to_spare(
    name: str, level: str, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(name))
    match = walk.somewhere()
    bot = quick(level, match.rules, walk.luck)
    seats = data.draw(st.integers(0, EVERYBODY))
    bot.spared = ~seats & EVERYBODY
    action = int(bot.choose(match.state, seats))
    if action != PASS:
        assert action in match.rules.legal(match.state)
        assert not match.rules.disturbed(match.state, action) & bot.spared


# ---------------------------------------------------------------- asking


def one_card_short() -> Island:
    """The Messenger holds what the Engineer lacks for a treasure, far away."""
    return island(
        """
                   .l .
                .  .  .  .
             .  .  .  .  .  .
             .  .  .eG .  .  .
                .  .  .  .
                   .  .M
        """,
        order="MG",
        hands={"M": "Earth Stone", "G": "3 Earth Stone"},
    )


def test_the_others_are_asked_once_a_turn_and_a_yes_holds_for_the_same_kind() -> None:
    s = one_card_short()
    give = code(s, "seat1 give Earth Stone to seat2")
    courtesy = Courtesy(GAME)
    courtesy.follow(s)
    assert courtesy.to_ask(s, give, [1]) == [1]
    assert courtesy.to_ask(s, give, []) == []  # whoever need not be asked
    assert courtesy.can_ask("normal", [1])
    courtesy.ask("normal")
    assert not courtesy.can_ask("normal", [1])
    assert courtesy.spared("normal", [1]) == 0b10  # no answer yet
    courtesy.agree(give, 1)
    assert courtesy.to_ask(s, give, [1]) == []
    assert courtesy.spared("normal", [1]) == 0


def test_who_declines_is_spared_by_that_level_until_the_turn_is_over() -> None:
    s = one_card_short()
    courtesy = Courtesy(GAME)
    courtesy.follow(s)
    courtesy.decline("normal", [1])
    assert courtesy.spared("normal", [1]) == 0b10
    assert courtesy.spared("novice", [1]) == 0
    do(s, "seat1 end")
    courtesy.follow(s)
    assert courtesy.spared("normal", [1]) == 0b10
    while s.current == 0:
        GAME.reveal(s, GAME.legal(s)[0])
    courtesy.follow(s)
    assert courtesy.spared("normal", [1]) == 0


def test_a_bot_that_may_not_give_plans_something_else() -> None:
    s = one_card_short()
    bot = bot_named("normal", GAME, 1)
    assert bot.choose(s, 0b01) == code(s, "seat1 give Earth Stone to seat2")
    bot.spared = 0b10
    other = int(bot.choose(s, 0b01))
    assert other != PASS and not GAME.disturbed(s, other)
    bot.spared = 0
    assert bot.choose(s, 0b01) == code(s, "seat1 give Earth Stone to seat2")

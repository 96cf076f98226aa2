"""Bots ask before they move a person's pawn, take from a person's hand or fill it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from simoun.server.messages import Answer, Leave, Offer, SetAsk
from tests.island.position import island
from tests.server.test_pauses import Evening, at_a_table

GIVES = "seat1 give Earth Stone to seat2"
BOT, PERSON = 0, 1


def with_a_bot(
    tmp_path: Path, scene: Callable[[Evening], Awaitable[None]], *, bots_ask: bool = True
) -> None:
    """The Messenger, a bot, holds the card that the Engineer, a person, lacks for a treasure."""

    async def begin(evening: Evening) -> None:
        evening.table.saved.bots_ask = bots_ask
        await evening.say(Leave(BOT, "normal"))
        await scene(evening)

    s = island(
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
        treasure_deck=["2 Statue of the Wind"],
        flood_deck=[[0], [1]],
    )
    at_a_table(tmp_path, s, begin)


def offered(evening: Evening) -> Offer | None:
    return evening.table.steps.offers.told()


async def all_done(evening: Evening) -> list[str]:
    """What was done until it is the person's turn."""
    while evening.table.course.match.decider != PERSON:
        await evening.pass_seconds(30)
    return [move.text for move in evening.table.course.match.moves]


def test_a_bot_offers_what_fills_a_hand_and_does_it_when_it_may(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        offer = offered(evening)
        assert offer and (offer.by, offer.whom) == (BOT, [PERSON])
        assert offer.deed["what"] == "give" and offer.seconds == pytest.approx(20, abs=1)
        await evening.pass_seconds(10)
        assert evening.moves == 0
        await evening.say(Answer(evening.v, yes=True))
        assert offered(evening) is None
        await evening.pass_seconds(1)
        assert [move.text for move in evening.table.course.match.moves] == [GIVES]

    with_a_bot(tmp_path, scene)


def test_who_says_no_is_left_alone_and_not_asked_again_in_this_turn(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(Answer(evening.v, yes=False))
        assert offered(evening) is None
        while evening.table.course.match.decider == BOT:
            await evening.pass_seconds(3)
            assert offered(evening) is None
        assert GIVES not in await all_done(evening)

    with_a_bot(tmp_path, scene)


def test_silence_for_twenty_seconds_means_no(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.pass_seconds(19)
        assert offered(evening)
        await evening.pass_seconds(2)
        assert offered(evening) is None
        assert GIVES not in await all_done(evening)

    with_a_bot(tmp_path, scene)


def test_at_a_table_where_bots_act_freely_nobody_is_asked(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        assert offered(evening) is None
        await evening.pass_seconds(1)
        assert evening.table.course.last_line == GIVES

    with_a_bot(tmp_path, scene, bots_ask=False)


def test_who_need_not_be_asked_is_not(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(SetAsk(ask=False))
        assert offered(evening) is None
        await evening.pass_seconds(1)
        assert evening.table.course.last_line == GIVES

    with_a_bot(tmp_path, scene)

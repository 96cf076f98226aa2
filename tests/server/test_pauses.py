"""How long a table pauses, by a clock that the test turns forward."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from simoun.core.record import Record
from simoun.games.island.state import Island
from simoun.server.browsers import Browser
from simoun.server.inbox import Come, Go
from simoun.server.lobby import Lobby
from simoun.server.messages import (
    Busy,
    Do,
    GoOn,
    Hold,
    Leave,
    Pause,
    SetAsk,
    SetPace,
    SetPauses,
    SetWait,
    Undo,
)
from simoun.server.settings import Settings
from simoun.server.store_sqlite import SqliteStore
from simoun.server.table import Table
from tests.browser.drawn import sandbags, two_verbs
from tests.island.position import FACE
from tests.server.test_steps import until


class Clock(asyncio.SelectorEventLoop):
    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Evening:
    """A table, and one page at it that plays all seats of people."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self.clock = clock
        self.page = Browser("ada", self.hear)
        self.commands = 0

    def hear(self, _: bytes) -> None:
        """It only acts."""

    async def say(self, message: object) -> None:
        self.table.post(self.page, message)
        await self.settled()

    async def settled(self) -> None:
        """Until the table has dealt with all that it was told, and bots have thought."""
        done = asyncio.get_running_loop().create_future()
        steps = self.table.steps

        async def mark(_: None, __: asyncio.Future[None]) -> None:
            done.set_result(None)

        self.table.answers[asyncio.Future] = mark
        self.table.post(None, done)
        await done
        await until(lambda: steps.asked == steps.answered and self.table.inbox.empty())

    async def pass_seconds(self, seconds: float) -> None:
        self.clock.ahead += seconds
        for _ in range(4):  # a timer rings in one turn of the loop, and is heard in the next ones
            await asyncio.sleep(0)
        await self.settled()

    async def do(self, action: str) -> None:
        self.commands += 1
        await self.say(Do(str(self.commands), self.table.course.v, action))

    @property
    def v(self) -> int:
        return self.table.course.v

    @property
    def told(self) -> tuple[list[int], Pause | None]:
        return self.table.steps.pauses.told()

    @property
    def moves(self) -> int:
        return self.table.course.moves


Scene = Callable[[Evening], Awaitable[None]]


def at_a_table(tmp_path: Path, s: Island, scene: Scene) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        record = Record("island", FACE.rules.version, None, FACE.position(s), 1, [])
        id = await lobby.open_record("ada", record.to_json())
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        evening = Evening(await lobby.table(id), clock)
        await evening.say(Come())
        await scene(evening)
        await lobby.close()
        await store.close()

    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(play())


async def before_the_flood(evening: Evening) -> None:
    """The Engineer, with Sandbags, has ended the turn, and the treasure cards are drawn."""
    await evening.do("seat1 end")
    await evening.pass_seconds(2.0)
    await evening.pass_seconds(0.9)
    assert evening.moves == 3
    assert evening.table.course.match.view()["turn"]["step"] == "flood"  # type: ignore[index]


async def expect_no_card_until_they_go_on(evening: Evening) -> None:
    await evening.pass_seconds(600)
    assert evening.moves == 3
    await evening.say(GoOn(evening.v))
    await evening.pass_seconds(0.1)
    assert evening.moves == 4


def test_a_card_held_stops_nothing_before_cards_that_it_cannot_help_against(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.do("seat1 end")
        assert evening.told[0] == []  # treasure cards harm no tile
        await before_the_end(evening)
        assert evening.told[0] == [0]

    async def before_the_end(evening: Evening) -> None:
        await evening.pass_seconds(2.0)
        await evening.pass_seconds(0.9)

    at_a_table(tmp_path, sandbags(), scene)


def test_before_the_first_card_of_a_phase_it_counts_five_seconds_then_one_and_a_half(
    tmp_path: Path,
) -> None:
    async def scene(evening: Evening) -> None:
        await before_the_flood(evening)
        waiting, pause = evening.told
        assert waiting == [0] and pause and pause.seconds == pytest.approx(5, abs=0.5)
        await evening.pass_seconds(4.0)
        assert evening.moves == 3
        await evening.pass_seconds(1.1)
        assert evening.moves == 4
        waiting, pause = evening.told
        assert waiting == [0] and pause and pause.seconds == pytest.approx(1.5, abs=0.3)
        assert pause.card == 2
        await evening.pass_seconds(1.6)
        assert evening.moves == 5

    at_a_table(tmp_path, sandbags(), scene)


@pytest.mark.parametrize("seconds", [3.0, 10.0])
def test_the_countdown_is_as_long_as_the_page_wishes(tmp_path: Path, seconds: float) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(SetPauses(seconds, take_back=True))
        await before_the_flood(evening)
        await evening.pass_seconds(seconds - 0.5)
        assert evening.moves == 3
        await evening.pass_seconds(0.6)
        assert evening.moves == 4

    at_a_table(tmp_path, sandbags(), scene)


def test_a_page_that_never_wants_a_countdown_goes_on_by_hand(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(SetPauses(None, take_back=True))
        await before_the_flood(evening)
        assert evening.told == ([0], Pause(None, False, [], 1))
        await expect_no_card_until_they_go_on(evening)

    at_a_table(tmp_path, sandbags(), scene)


def test_who_asks_to_wait_is_waited_for_until_they_go_on(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await before_the_flood(evening)
        await evening.say(Hold(evening.v))
        assert evening.told == ([0], Pause(None, False, [0], 1))
        await expect_no_card_until_they_go_on(evening)

    at_a_table(tmp_path, sandbags(), scene)


def test_between_two_cards_a_wait_still_comes_first(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await before_the_flood(evening)
        await evening.say(GoOn(evening.v))
        await evening.pass_seconds(0.1)
        await evening.say(Hold(evening.v))
        await evening.pass_seconds(600)
        assert evening.moves == 4
        await evening.do("seat1 sandbag " + place_beside(evening))
        assert evening.moves == 5

    at_a_table(tmp_path, sandbags(), scene)


def place_beside(evening: Evening) -> str:
    choices = evening.table.course.moment.choices()
    first: str = next(c["action"] for c in choices if c["seat"] == 0 and c["verb"] == "sandbag")
    return first.removeprefix("seat1 sandbag ")


def test_the_countdown_stands_still_while_somebody_is_busy(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await before_the_flood(evening)
        await evening.pass_seconds(3.0)
        await evening.say(Busy(True))
        pause = evening.told[1]
        assert pause and pause.stopped and pause.seconds == pytest.approx(2, abs=0.5)
        await evening.pass_seconds(600)
        assert evening.moves == 3
        await evening.say(Busy(False))
        await evening.pass_seconds(1.0)
        assert evening.moves == 3
        await evening.pass_seconds(1.1)
        assert evening.moves == 4

    at_a_table(tmp_path, sandbags(), scene)


def test_a_page_that_was_busy_and_is_closed_stops_nothing(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        second = Browser("ada", evening.hear)
        evening.table.post(second, Come())
        await before_the_flood(evening)
        evening.table.post(second, Busy(True))
        await evening.settled()
        evening.table.post(second, Go())
        await evening.settled()
        await evening.pass_seconds(5.1)
        assert evening.moves == 4

    at_a_table(tmp_path, sandbags(), scene)


def test_nobody_is_counted_for_who_does_not_want_to_be_waited_for(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(SetWait(False))
        await before_the_flood(evening)
        assert evening.told == ([], None)
        await evening.pass_seconds(1.0)
        assert evening.moves == 4

    at_a_table(tmp_path, sandbags(), scene)


def test_before_a_card_the_last_move_can_be_taken_back_for_two_seconds(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.do("seat1 end")
        pause = evening.told[1]
        assert pause and pause.seconds == pytest.approx(2, abs=0.3)
        await evening.pass_seconds(1.5)
        await evening.say(Undo("u", evening.v))
        assert (evening.moves, evening.told[1]) == (0, None)
        await evening.do("seat1 end")
        await evening.pass_seconds(2.1)
        assert evening.moves == 2

    at_a_table(tmp_path, two_verbs(), scene)


def test_before_a_bot_the_last_move_can_be_taken_back_for_two_seconds(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(Leave(1, "random"))
        await evening.say(SetWait(False))
        await evening.say(SetAsk(False))
        await evening.do("seat1 end")
        while evening.table.course.moment.reveal is not None:
            await evening.pass_seconds(2.1)
        moves = evening.moves
        await evening.pass_seconds(1.0)  # a bot that follows a card plays at the table's pace
        assert evening.moves > moves

    at_a_table(tmp_path, two_verbs(), scene)


@pytest.mark.parametrize("wish", [SetPauses(5.0, take_back=False), SetPace("instant")])
def test_whoever_does_not_want_to_take_back_is_not_held_up(tmp_path: Path, wish: object) -> None:
    async def scene(evening: Evening) -> None:
        await evening.say(wish)
        await evening.do("seat1 end")
        assert evening.told[1] is None
        await evening.pass_seconds(1.0)
        assert evening.moves >= 2

    at_a_table(tmp_path, two_verbs(), scene)

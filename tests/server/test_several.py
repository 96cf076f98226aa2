"""Several servers at the same tables: nobody owns one, and no move is lost or counted twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from simoun.core.choice import listed
from simoun.core.record import Record
from simoun.lab.services import Redis
from simoun.server.bell import Learned, Page, What
from simoun.server.bell_redis import LOOK, RedisBell
from simoun.server.browsers import Browser
from simoun.server.course import Course
from simoun.server.inbox import Come, Go, Rung
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.messages import (
    Do,
    GoOn,
    Leave,
    SetPace,
    SetPauses,
    SetWait,
    Sit,
    Undo,
)
from simoun.server.settings import Settings
from simoun.server.starts import start_of
from simoun.server.stores import place_at
from simoun.server.table import Table
from tests.browser.drawn import sandbags
from tests.island.position import FACE
from tests.server.serving import Message
from tests.server.test_steps import until

Scene = Callable[[Lobby, Lobby], Awaitable[None]]
SEATS = [SeatWish("you"), SeatWish("open")]
BOTH = [SeatWish("you"), SeatWish("you")]


def play(address: str, scene: Scene, bell: str | None = None) -> None:
    """With two lobbies that know no more of each other than what is stored, and a bell's news."""
    place = place_at(address)

    async def living() -> None:
        async with asyncio.timeout(20), lobby() as one, lobby() as other:
            await scene(one, other)

    @asynccontextmanager
    async def lobby() -> AsyncIterator[Lobby]:
        store = place.open()
        lobby = Lobby(store, Settings(workers=1, redis=bell))
        looking = asyncio.create_task(lobby.look())
        try:
            yield lobby
        finally:
            looking.cancel()
            await lobby.close()
            await lobby.bell.close()
            await lobby.tally.close()
            await store.close()

    asyncio.run(living())


class Looker:
    """A browser at a table of one of the servers."""

    def __init__(self, guest: str, table: Table) -> None:
        self.table = table
        self.heard: list[Message] = []
        self.news = asyncio.Event()
        self.browser = Browser(guest, self.hear)
        table.post(self.browser, Come())

    def hear(self, frames: bytes) -> None:
        while frames:
            small = frames[1] < 126
            size = frames[1] if small else int.from_bytes(frames[2:4])
            begin = 2 if small else 4
            self.heard.append(msgspec.json.decode(frames[begin : begin + size]))
            frames = frames[begin + size :]
        self.news.set()

    def say(self, message: object) -> None:
        self.table.post(self.browser, message)

    async def until(self, kind: str) -> Message:
        """The next message of a kind, which is not looked at again."""
        while True:
            while self.heard:
                message = self.heard.pop(0)
                if message["type"] == kind:
                    return message
            self.news.clear()
            await self.news.wait()


def actions(update: Message) -> list[str]:
    return [choice["action"] for choice in listed(update["choices"])]


def test_who_was_overtaken_meets_what_others_did_and_a_command_counts_once(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH))
        ada, eve = Looker("ada", await one.table(id)), Looker("ada", await other.table(id))
        now = await ada.until("update")
        await eve.until("update")
        first, second = actions(now)[:2]
        ada.say(Do("a", 0, first))
        done = await ada.until("done")
        eve.say(Do("b", 0, second))  # her server has not heard of it
        refused = await eve.until("refused")
        assert (done["v"], refused["reason"], refused["now"]["v"]) == (1, "stale", 1)
        assert refused["now"]["view"] == (await ada.until("update"))["view"]
        eve.say(Do("a", 0, first))  # the same command, sent again to another server
        assert await eve.until("done") == done
        eve.say(Undo("c", 1))
        assert (await eve.until("done"))["v"] == 2
        undone = await ada.until("update")
        assert (undone["v"], undone["moves"], undone["keep"]) == (2, 0, 0)
        assert undone["view"] == now["view"]

    play(database, scene)


def test_of_two_who_sit_down_at_once_one_does(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, SEATS))
        bob, eve = Looker("bob", await one.table(id)), Looker("eve", await other.table(id))
        await bob.until("update")
        await eve.until("update")
        bob.say(Sit(1, "Bob"))
        eve.say(Sit(1, "Eve"))
        said = await asyncio.gather(answer(bob), answer(eve))
        assert sorted(said) == ["changed", "refused"]
        seats = [table.saved.seats for table in (bob.table, eve.table)]
        assert seats[0] == seats[1] and seats[0][1].name in ("Bob", "Eve")

    async def answer(looker: Looker) -> str:
        """Changed with them on the seat, or refused."""
        while True:
            while not looker.heard:
                looker.news.clear()
                await looker.news.wait()
            message = looker.heard.pop(0)
            if message["type"] == "refused":
                return "refused"
            if message["type"] == "changed" and message["table"]["seats"][1]["yours"]:
                return "changed"

    play(database, scene)


def test_what_others_store_is_told_here(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH))
        ada, bob = Looker("ada", await one.table(id)), Looker("bob", await other.table(id))
        now = await ada.until("update")
        await bob.until("update")
        for k in range(3):
            ada.say(Do(f"c{k}", k, actions(now)[0]))
            now = await ada.until("update")
        ada.say(Leave(0, "novice"))
        told = 0
        while told < 3:
            seen = await bob.until("update")
            assert seen["keep"] == told
            told += len(seen["told"])
        while bob.table.saved.seats[0].kind != "bot":
            await bob.until("changed")

    play(database, scene)


def test_a_table_that_is_deleted_elsewhere_is_gone_here(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        for message in (Rung(), Do("a", 0, "seat1 end"), SetWait(False)):
            id = await one.open("ada", NewTable("island", {}, BOTH))
            ada = Looker("ada", await other.table(id))
            now = await ada.until("update")
            await one.delete(id, "ada")
            if isinstance(message, Do):
                message.action = actions(now)[0]
            ada.table.post(ada.browser, message)
            await ada.until("gone")

    play(database, scene)


def test_two_servers_play_a_game_to_its_end_and_tell_the_same(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        wish = NewTable("island", {}, BOTH, pace="instant")
        id = await one.open("ada", wish)
        tables = [await one.table(id), await other.table(id)]
        lookers = [Looker("ada", table) for table in tables]
        for looker in lookers:
            looker.say(SetWait(False))
        done, commands = 0, 0
        while not tables[0].saved.summary.over:
            for looker in lookers:
                choices = actions(msgspec.json.decode(msgspec.json.encode(update(looker))))
                if choices:
                    commands += 1
                    looker.say(
                        Do(f"c{commands}", looker.table.course.v, choices[commands % len(choices)])
                    )
            await asyncio.sleep(0.005)
            for looker in lookers:
                done += sum(message["type"] == "done" for message in looker.heard)
                looker.heard.clear()
        found = await one.store.load(id)
        assert found
        saved, rows = found
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert sum(row.command is not None for row in rows) >= done > 0
        replayed = Course(start_of(saved.start), rows)
        assert replayed.over
        for table in tables:
            await table.elsewhere.catch_up()
            assert bytes(table.course.view(0)) == bytes(replayed.view(0))
            assert table.course.journal == replayed.journal

    def update(looker: Looker) -> object:
        return looker.table.audience.update_for(looker.browser, *looker.table.steps.told())

    play(database, scene)


# ---------------------------------------------------------------- with a bell


def test_the_bell_brings_news_and_tells_who_is_there(database: str, own_redis: Redis) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH))
        ada = Looker("ada", await one.table(id))
        now = await ada.until("update")
        bob = Looker("bob", await other.table(id))
        await bob.until("update")
        while "bob" not in ada.table.audience.present:
            await ada.until("paused")
        while "ada" not in bob.table.audience.present:
            await bob.until("paused")
        assert [ada.table.steps.leads, bob.table.steps.leads] == [True, False]
        ada.say(Do("c", 0, actions(now)[0]))
        began = asyncio.get_running_loop().time()
        assert (await bob.until("update"))["v"] == 1
        assert asyncio.get_running_loop().time() - began < LOOK / 2
        ada.say(Go())
        while not bob.table.steps.leads:
            await bob.until("paused")

    play(database, scene, own_redis.address)


def test_who_looks_on_by_another_server_is_waited_for_and_goes_on(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        record = Record("island", FACE.rules.version, None, FACE.position(sandbags()), 1, [])
        id = await one.open_record("ada", record.to_json())
        bob = Looker("bob", await one.table(id))
        await until(lambda: bob.table.steps.leads)
        ada = Looker("ada", await other.table(id))
        ada.say(SetPauses(None, True))  # no card comes by itself
        ada.say(SetPace("instant"))
        await until(lambda: not ada.table.steps.leads and bob.table.audience.far)
        ada.say(Do("c", 0, "seat1 end"))
        while (await ada.until("paused"))["waiting"] != [0]:
            pass
        assert ada.table.course.moves == 3  # two cards came, and before the flood they wait
        ada.say(GoOn(1))
        assert (await ada.until("refused"))["reason"] == "stale"
        ada.say(GoOn(3))
        await until(lambda: ada.table.course.moves > 3)

    play(database, scene, own_redis.address)


def test_when_redis_is_away_play_goes_on_and_the_bell_comes_back(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH))
        ada, bob = Looker("ada", await one.table(id)), Looker("ada", await other.table(id))
        now = await ada.until("update")
        await until(lambda: ada.table.steps.leads != bob.table.steps.leads)
        await asyncio.to_thread(own_redis.kill)
        ada.say(Do("a", 0, actions(now)[0]))
        await until(lambda: bob.table.course.v == 1)
        await until(lambda: ada.table.steps.leads and bob.table.steps.leads)
        bob.say(Do("b", 1, actions(await ada.until("update"))[0]))
        await until(lambda: ada.table.course.v == 2)
        await asyncio.to_thread(own_redis.again)
        await until(lambda: ada.table.steps.leads != bob.table.steps.leads)
        await until(lambda: one.bell.look_every == other.bell.look_every == LOOK)

    play(database, scene, own_redis.address)


def test_a_bell_ends_though_it_has_just_been_given_something_to_say(own_redis: Redis) -> None:
    async def scene() -> None:
        for _ in range(10):
            bell = RedisBell(own_redis.address)
            bell.watch("table", Alone())
            await until(lambda bell=bell: bell.look_every == LOOK)  # type: ignore[misc]
            bell.leave("table")
            async with asyncio.timeout(5):
                await bell.close()

    asyncio.run(scene())


class Alone:
    """A table that only this server watches."""

    def pages(self) -> list[Page]:
        return []

    def hear(self, what: What) -> None: ...

    def learn(self, learned: Learned) -> None: ...

"""Order at a table whose players look on by different servers: nudges, requests, the clock."""

import asyncio

from simoun.lab.services import Redis
from simoun.server.audience import MOST_LOOKERS
from simoun.server.bell import Learned, Page
from simoun.server.inbox import Go
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.messages import Do, Undo
from simoun.server.order_messages import AskUndo, Nudge, Replace, SetOrder
from tests.server.test_several import SEATS, Looker, actions, play
from tests.server.test_steps import until

FIRST = {"first": "seat1"}
RIVALS = "through_the_desert"


async def sat(one: Lobby, other: Lobby, game: str = "island", **more: object) -> tuple[Looker, ...]:
    """Ada by one server, which leads, and Bob by the other, both on their seats."""
    wish = NewTable(game, FIRST, SEATS, **more)  # type: ignore[arg-type]
    id = await one.open("ada", wish)
    ada = Looker("ada", await one.table(id))
    await until(lambda: ada.table.steps.leads)
    table = await other.table(id)
    table.saved.seats[1].kind, table.saved.seats[1].guest = "person", "bob"
    await table.wishes.changed()
    bob = Looker("bob", table)
    await until(lambda: ada.table.audience.far and bob.table.audience.far)
    await until(lambda: ada.table.saved.seats[1].guest == "bob")
    assert not bob.table.steps.leads
    return ada, bob


async def refusal(looker: Looker, message: object) -> object:
    looker.say(message)
    return (await looker.until("refused"))["reason"]


def test_a_nudge_reaches_pages_at_other_servers_and_not_too_often(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, bob = await sat(one, other)
        again = Looker("ada", await other.table(ada.table.saved.id))
        for page in (ada, again):
            page.say(Nudge(1))
            assert await bob.until("nudged") == {"type": "nudged", "by": 0, "seat": 1}
        for page in (ada, again):
            assert await refusal(page, Nudge(1)) == "too-fast"

    play(database, scene, own_redis.address)


def test_who_moved_is_asked_to_take_it_back_wherever_they_look_on(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, bob = await sat(one, other)
        ada.say(Do("a", 0, actions(await ada.until("update"))[0]))
        await until(lambda: bob.table.course.v == 1)
        bob.say(AskUndo(1))
        assert await ada.until("undo-asked") == {"type": "undo-asked", "by": 1, "at": 1}
        ada.say(Undo("b", 1))
        await until(lambda: bob.table.course.v == 2)
        ada.say(Do("c", 2, actions(await ada.until("update"))[0]))
        await until(lambda: bob.table.course.v == 3)
        ada.say(Go())
        await until(lambda: not bob.table.audience.far)
        assert await refusal(bob, AskUndo(3)) == "nobody-there"

    play(database, scene, own_redis.address)


# ---------------------------------------------------------------- the clock


def test_the_clock_is_told_by_all_servers_and_goes_on_with_the_next_leader(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, bob = await sat(one, other, RIVALS, clock=4.0, pace="instant")
        timed = await bob.until("ticking")
        assert timed["seat"] == 0 and 0 < timed["seconds"] <= 4
        late = Looker("eve", bob.table)
        assert (await late.until("ticking"))["seat"] == 0
        await until(lambda: bob.table.steps.clock.left < 3)
        bob.heard.clear()
        ada.say(Go())
        await until(lambda: bob.table.steps.leads)
        while (timed := await bob.until("ticking"))["seat"] is not None:
            assert timed["seconds"] <= 3  # it is not wound anew
        await until(lambda: bob.table.course.match.decider == 1)
        while (await late.until("ticking"))["seat"] != 1:
            pass

    play(database, scene, own_redis.address)


def test_the_clock_rings_though_the_server_that_led_is_gone_without_a_word(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, bob = await sat(one, other, RIVALS, clock=3.0, pace="instant")
        assert (await bob.until("ticking"))["seat"] == 0
        ada.table.ended = True
        ada.table.living.cancel()
        ada.table.steps.stop()
        for task in one.bell.tasks:  # type: ignore[attr-defined]
            task.cancel()
        await until(lambda: bob.table.steps.leads)
        await until(lambda: bob.table.course.match.decider == 1)
        while (await bob.until("ticking"))["seat"] != 1:
            pass

    play(database, scene, own_redis.address)


def test_who_changes_the_clock_by_another_server_winds_it_anew(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, bob = await sat(one, other, RIVALS)
        again = Looker("ada", bob.table)
        for clock in (100.0, 200.0):
            again.say(SetOrder(False, False, None, clock))
            for looker in (ada, bob):
                while not clock - 90 < ((await looker.until("ticking"))["seconds"] or 0) <= clock:
                    pass
        again.say(SetOrder(True, False, None, 200.0))
        await until(lambda: ada.table.saved.listed)
        ends = ada.table.steps.clock.until
        assert ends < ada.table.loop.time() + 200  # it goes on

    play(database, scene, own_redis.address)


# ---------------------------------------------------------------- who is there


def test_who_left_another_server_is_expected_for_a_moment_and_away_from_then_on(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        one.grace = 0.5
        ada, bob = await sat(one, other, idle=3.0)
        await asyncio.sleep(3.0)  # the table is older than the time that is agreed on
        bob.say(Go())
        await until(lambda: not ada.table.audience.far)
        assert "bob" in ada.table.audience.present
        await until(lambda: "bob" not in ada.table.audience.present)
        assert await refusal(ada, Replace(1, "novice")) == "too-early"
        ada.heard.clear()
        while ada.table.saved.seats[1].kind != "bot":
            ada.say(Replace(1, "novice"))
            await asyncio.sleep(0.1)
        back = Looker("bob", await other.table(ada.table.saved.id))
        await until(lambda: ada.table.saved.seats[1].kind == "person")
        assert back.table.saved.seats[1].guest == "bob"

    play(database, scene, own_redis.address)


def test_those_who_look_on_by_other_servers_take_places(database: str) -> None:
    async def scene(one: Lobby, _: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, [SeatWish("you")] * 2))
        table = await one.table(id)
        far = [Page(f"guest{k}", 5.0, True, False, "203.0.113.7") for k in range(MOST_LOOKERS)]
        ada = Looker("ada", table)
        table.post(None, Learned(far, True))
        assert (await Looker("eve", table).until("refused"))["reason"] == "crowded"
        table.post(None, Learned(far[1:], True))
        await Looker("eve", table).until("update")
        await ada.until("update")

    play(database, scene)

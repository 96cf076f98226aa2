"""How many look on at a table: told to all there, once for each change of the number."""

import contextlib

from simoun.lab.services import Redis
from simoun.server.inbox import Go
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable
from simoun.server.messages import Do, Sit
from tests.server.serving import Guest, Message, Page, Server
from tests.server.test_several import BOTH, SEATS, Looker, actions, play

BOT = {"kind": "bot", "level": "novice"}


def lookers(page: Page) -> int:
    found: int = page.until("watched")["lookers"]
    return found


def test_who_comes_and_who_goes_is_counted_for_all(guest: Guest, other: Guest) -> None:
    with guest.at(guest.open("you", BOT)) as page:
        with other.at(page.arrive().table["id"]) as looker:
            assert lookers(looker) == 1
            assert lookers(page) == 1
        assert lookers(page) == 0


def test_who_sits_down_looks_on_no_more(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open")
    with guest.at(table) as page, other.at(table) as looker:
        assert lookers(page) == lookers(looker) == 1
        looker.send(type="sit", seat=1, name="Ben")
        assert lookers(page) == lookers(looker) == 0
        looker.send(type="leave", seat=1)
        assert lookers(page) == lookers(looker) == 1


def test_an_opener_without_a_seat_looks_on_too(guest: Guest) -> None:
    with guest.at(guest.open(BOT, BOT)) as page:
        assert lookers(page) == 1


def test_many_who_come_at_once_are_told_of_at_once(server: Server, guest: Guest) -> None:
    table = guest.open("you", BOT)
    with contextlib.ExitStack() as places, guest.at(table) as page:
        page.arrive()
        told: list[int] = []
        for _ in range(10):
            stranger = places.enter_context(server.guest())
            stranger.cookie()
            places.enter_context(stranger.at(table)).arrive()
        while not told or told[-1] < 10:
            told.append(lookers(page))
        assert told == sorted(set(told))


def test_two_pages_of_one_guest_are_one_who_looks_on(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open")
    with guest.at(table) as page, other.at(table) as looker, other.at(table) as again:
        assert lookers(page) == lookers(looker) == lookers(again) == 1


def watched(messages: list[Message]) -> list[int]:
    return [message["lookers"] for message in messages if message["type"] == "watched"]


async def counted(looker: Looker, number: int) -> None:
    while (await looker.until("watched"))["lookers"] != number:
        pass


def test_those_at_another_server_are_counted_too(database: str, own_redis: Redis) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, SEATS))
        ada = Looker("ada", await one.table(id))
        table = await other.table(id)
        one.grace = other.grace = 0.0
        ben, eve = Looker("ben", table), Looker("eve", table)
        for looker in (ada, ben, eve):
            await counted(looker, 2)
        ben.say(Sit(1, "Ben"))
        for looker in (ada, ben, eve):
            await counted(looker, 1)
        eve.say(Go())
        for looker in (ada, ben):
            await counted(looker, 0)

    play(database, scene, own_redis.address)


def test_a_move_tells_nothing_of_who_looks_on(database: str, own_redis: Redis) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH))
        ada, eve = Looker("ada", await one.table(id)), Looker("eve", await other.table(id))
        first = actions(await ada.until("update"))[0]
        await counted(ada, 1)
        ada.say(Do("a", 0, first))
        while (await eve.until("update"))["v"] == 0:
            pass
        assert watched(ada.heard) == watched(eve.heard) == []

    play(database, scene, own_redis.address)

"""Several servers at the same tables: what is said at one is heard at all, once and in order."""

import pytest

from simoun.core.record import Record
from simoun.lab.services import Redis
from simoun.server.inbox import Go
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.me import forget
from simoun.server.messages import Do, SetPace, Sit
from simoun.server.order_messages import SetOrder
from simoun.server.store import END, EVERYBODY, UNSAID
from simoun.server.talk_messages import Arrow, Draw, Ping, Say, SayPhrase, SetTalk, Silence, Write
from tests.browser.drawn import two_verbs
from tests.island.position import FACE
from tests.server.serving import Message
from tests.server.test_several import BOTH, SEATS, Looker, play
from tests.server.test_steps import until

PLAN = [Arrow("place:1", "place:2")]


async def said(looker: Looker) -> Message:
    """The next line that somebody hears."""
    while not (talk := await looker.until("talk"))["keep"]:
        pass
    (line,) = talk["lines"]
    found: Message = line
    return found


async def whole(looker: Looker, **wanted: object) -> Message:
    while (talk := await looker.until("talk"))["keep"] or not wanted.items() <= talk.items():
        pass
    return talk


async def sat(one: Lobby, other: Lobby, together: bool = False) -> tuple[Looker, Looker]:
    """The opener at both seats by one server, and the same guest by another."""
    return await seen(
        one, other, await one.open("ada", NewTable("island", {}, BOTH, together=together))
    )


async def sat_on_land(one: Lobby, other: Lobby) -> tuple[Looker, Looker]:
    """The same where no card can keep the turn from ending, at once."""
    record = Record("island", FACE.rules.version, None, FACE.position(two_verbs()), 1, [])
    ada, eve = await seen(one, other, await one.open_record("ada", record.to_json()))
    ada.say(SetPace("instant"))
    return ada, eve


async def seen(one: Lobby, other: Lobby, id: str) -> tuple[Looker, Looker]:
    ada = Looker("ada", await one.table(id))
    await whole(ada)
    eve = Looker("ada", await other.table(id))
    await whole(eve)
    return ada, eve


async def met(*lookers: Looker) -> None:
    """Each server has heard that there is another."""
    for looker in lookers:
        await until(lambda looker=looker: bool(looker.table.audience.far))  # type: ignore[misc]


def test_lines_pins_and_plans_of_one_server_are_heard_at_the_other(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, eve = await sat_on_land(one, other)
        await met(ada, eve)
        ada.say(Say("a", "Par ici"))
        eve.say(SayPhrase("b", "yes"))
        heard = [[await said(looker), await said(looker)] for looker in (ada, eve)]
        assert heard[0] == heard[1]
        assert [line["line"] for line in heard[0]] == [1, 2]
        assert {line["id"] for line in heard[0]} == {"a", "b"}
        for count in (1, 2):
            (ada if count == 1 else eve).say(Ping("place:1", "help"))
            pins = [await looker.until("pinged") for looker in (ada, eve)]
            assert pins[0] == pins[1] and pins[0]["count"] == count
        ada.say(Write(True))
        await until(lambda: bool(eve.table.signs.writing))
        ada.say(Draw(PLAN))
        plan = {"type": "drawn", "plans": {"0": [{"start": "place:1", "end": "place:2"}]}}
        assert await eve.until("drawn") == await ada.until("drawn") == plan
        bob = Looker("bob", eve.table)
        assert await bob.until("drawn") == plan
        ada.say(Do("c", 0, "seat1 end"))
        for looker in (ada, eve, bob):
            assert (await looker.until("drawn"))["plans"] == {}

    play(database, scene, own_redis.address)


def test_who_comes_by_another_server_sees_the_plan_and_it_goes_with_who_drew_it(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH))
        ada = Looker("ada", await one.table(id))
        ada.say(Draw(PLAN))
        await ada.until("drawn")
        bob = Looker("bob", await other.table(id))
        assert (await bob.until("drawn"))["plans"]
        ada.say(Go())
        assert (await bob.until("drawn"))["plans"] == {}

    play(database, scene, own_redis.address)


def test_without_a_bell_the_look_at_what_is_stored_finds_lines_and_pins(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, eve = await sat(one, other)
        ada.say(Say("a", "Par ici"))
        ada.say(Ping("place:1"))
        assert (await said(eve))["words"] == "Par ici"
        assert (await eve.until("pinged"))["spot"] == "place:1"

    play(database, scene)


def test_lines_of_two_servers_have_one_order_and_an_id_counts_once(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, SEATS))
        tables = [await one.table(id), await other.table(id)]
        guests = [Looker(f"guest{k}", tables[k % 2]) for k in range(8)]
        for k in range(4):
            for looker in guests:
                looker.say(Say(f"c{k}", f"{looker.browser.guest} {k}"))
                twin = guests[(guests.index(looker) + 1) % 8]
                again = Looker(looker.browser.guest, twin.table)  # the same page, sent again
                again.say(Say(f"c{k}", f"{looker.browser.guest} {k}"))
        await until(lambda: all(table.talk.heard.last == 32 for table in tables))
        kept = await one.store.talk(id, EVERYBODY, END, 1000)
        assert [line.line for line in kept] == list(range(1, 33))
        assert len({(line.guest, line.command) for line in kept}) == 32
        for table in tables:
            assert list(table.talk.heard.lines) == kept

    play(database, scene, own_redis.address)


@pytest.mark.parametrize("bell", [True, False])
def test_what_the_opener_sets_holds_at_every_server(
    database: str, own_redis: Redis, bell: bool
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, SEATS))
        ada, bob = Looker("ada", await one.table(id)), Looker("bob", await other.table(id))
        ada.say(SetTalk("words", True))
        await whole(bob, together=True)
        bob.say(Say("b", "Blah", "Bob"))
        line = await said(ada)
        assert line["name"] == "Bob"
        ada.say(Silence(line["line"], True))
        await whole(bob, silenced=True)
        bob.say(Say("c", "Blah again"))
        assert (await bob.until("refused"))["reason"] == "silenced"

    play(database, scene, own_redis.address if bell else None)


def test_a_table_that_became_private_is_not_overheard_by_another_server(
    database: str, own_redis: Redis
) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, eve = await sat(one, other, together=True)
        bob = Looker("bob", eve.table)
        await whole(bob)
        ada.say(SetOrder(False, True, None, None))
        await until(lambda: bob.table.saved.settings.private)
        ada.say(Say("a", "Alone at last"))
        ada.say(Ping("place:1"))
        await said(eve)
        await eve.until("pinged")
        bob.say(Say("b", "Who is there?"))
        while (answer := await bob.until("refused"))["reason"] != "private" or answer["id"] != "b":
            pass
        assert not any(message["type"] in ("talk", "pinged") for message in bob.heard)

    play(database, scene, own_redis.address)


def test_a_line_that_is_said_at_a_table_deleted_elsewhere(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        ada, eve = await sat(one, other)
        await one.delete(ada.table.saved.id, "ada")
        eve.say(Say("a", "Anybody?"))
        await eve.until("gone")
        assert (await one.store.counts()).lines == 0

    play(database, scene)


def test_a_rematch_keeps_what_may_be_said_and_begins_a_talk_of_its_own(database: str) -> None:
    async def scene(one: Lobby, other: Lobby) -> None:
        id = await one.open("ada", NewTable("island", {}, BOTH, talking="phrases"))
        table = await one.table(id)
        ada = Looker("ada", table)
        ada.say(SayPhrase("a", "good-game"))
        await said(ada)
        again = Looker("ada", await other.table(await one.again(table.saved, table.course.start)))
        told = await whole(again)
        assert (told["talking"], told["lines"]) == ("phrases", [])

    play(database, scene)


def test_who_is_forgotten_at_one_server_has_said_nothing_at_the_other(database: str) -> None:
    """Without a bell: by what is stored."""

    async def scene(one: Lobby, other: Lobby) -> None:
        seats = [SeatWish("you", "Ada"), SeatWish("open")]
        id = await one.open("ada", NewTable("island", {}, seats))
        ada, ben = Looker("ada", await one.table(id)), Looker("ben", await other.table(id))
        ben.say(Sit(1, "Ben"))
        await until(lambda: ada.table.saved.seats[1].kind == "person")
        ada.say(Say("c", "My words"))
        for looker in (ada, ben):
            while (await said(looker))["words"] != "My words":
                pass
        await forget(one, "ada")
        lines = (await whole(ben))["lines"]
        while [(line["name"], line["words"]) for line in lines] != [("", UNSAID)]:
            lines = (await whole(ben))["lines"]
        for lobby in (one, other):
            saved = (await lobby.table(id)).saved
            assert saved.opener == "ben" and saved.seats[0].kind == "open"

    play(database, scene)

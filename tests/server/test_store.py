"""What every store promises: the same tests for a file of SQLite and for PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from simoun import Refused
from simoun.lab.services import Postgres
from simoun.server.daily_book import Book, Player
from simoun.server.moving import move
from simoun.server.store import (
    END,
    EVERYBODY,
    MOST_SAID,
    UNSAID,
    Among,
    Counts,
    Ended,
    Ending,
    Note,
    Overtaken,
    Row,
    Said,
    Saved,
    Seat,
    Store,
    StoreFailed,
    Summary,
    TableSettings,
    Untold,
    Wanted,
)
from simoun.server.stores import Address, place_at, stored_at
from simoun.server.together import Together
from tests.server.results import result
from tests.server.serving import Server

Scene = Callable[[Store], Awaitable[None]]
DAYS = ("2026-11-16", "2026-11-17")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    if request.param == "sqlite":
        return tmp_path / "a.db"
    return str(request.getfixturevalue("database"))


@pytest.fixture
def play(address: Address) -> Callable[[Scene], None]:
    """Run a scene with a store that is empty."""

    def run(scene: Scene) -> None:
        place = place_at(address)

        async def living() -> None:
            store = place.open()
            try:
                async with asyncio.timeout(60):
                    await scene(store)
            finally:
                await store.close()

        asyncio.run(living())

    return run


def table(id: str = "t", opener: str = "ada", **more: object) -> Saved:
    seats = [Seat("person", "ada", "Ada É"), Seat("bot", level="novice"), Seat("open")]
    start = '{"game": "island"}'
    return Saved(id, "island", start, opener, False, "normal", seats, Summary(0, False), **more)  # type: ignore[arg-type]


Playing = Callable[[Scene], None]


def test_what_was_stored_is_loaded(play: Playing) -> None:
    async def scene(store: Store) -> None:
        rows = [Row(1, "seat1 move Observatory", "ada", "c1"), Row(2, "seat1 end")]
        settings = TableSettings(["eve"], {1: "Bob"}, True, 60.0, 30.0)
        await store.open(table(rematch="u", bots_ask=False, settings=settings), rows)
        await store.append("t", Row(3, "undo", "ada", "c2"), Summary(1, True))
        found = await store.load("t")
        expected = table(rematch="u", bots_ask=False, moves=1, settings=settings)
        expected.summary = Summary(1, True)
        assert found == (expected, [*rows, Row(3, "undo", "ada", "c2")])
        assert await store.load("unknown") is None

    play(scene)


def test_a_row_counts_once_and_who_comes_second_is_overtaken(play: Playing) -> None:
    async def scene(store: Store) -> None:
        for id in ("t", "u"):
            await store.open(table(id), [])
        await store.append("t", Row(1, "seat1 end"), None)
        asked = [
            store.append("t", Row(1, "seat1 move Observatory"), Summary(3, True)),
            store.append("u", Row(1, "seat1 end"), None),
            store.append("t", Row(2, "seat1 draw"), None),
        ]
        first, other, second = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(first, Overtaken) and other is None and second is None
        found = await store.load("t")
        assert found and found[1] == [Row(1, "seat1 end"), Row(2, "seat1 draw")]
        assert found[0].summary == Summary(0, False)  # nothing is told of a row that didn't count

    play(scene)


def test_many_rows_at_once_are_all_there(play: Playing) -> None:
    async def scene(store: Store) -> None:
        names = [f"t{k}" for k in range(40)]
        for id in names:
            await store.open(table(id), [])
        for seq in range(1, 6):
            await asyncio.gather(
                *[store.append(id, Row(seq, "seat1 end"), Summary(seq, False)) for id in names]
            )
        for id in names:
            found = await store.load(id)
            assert found and len(found[1]) == 5 and found[0].summary == Summary(5, False)

    play(scene)


def test_a_change_on_an_older_version_is_overtaken(play: Playing) -> None:
    async def scene(store: Store) -> None:
        await store.open(table(), [])
        (one, _), (other, _) = [await known(store, "t"), await known(store, "t")]
        one.seats[2] = Seat("person", "bob", "Bob")
        one.pace = "fast"
        await store.change(one)
        other.seats[2] = Seat("person", "eve", "Eve")
        with pytest.raises(Overtaken):
            await store.change(other)
        one.rematch = "u"
        await store.change(one)
        assert (await known(store, "t"))[0] == one

    play(scene)


async def known(store: Store, id: str) -> tuple[Saved, list[Row]]:
    found = await store.load(id)
    assert found
    return found


def test_news_are_what_one_does_not_know_yet(play: Playing) -> None:
    async def scene(store: Store) -> None:
        rows = [Row(k, "seat1 end", None, None) for k in range(1, 4)]
        await store.open(table(), rows)
        for after in range(4):
            news = await store.news("t", after, 0)
            assert news and news.rows == rows[after:] and news.saved is None
        changed, _ = await known(store, "t")
        changed.pace = "slow"
        await store.change(changed)
        asked = [store.news("t", 3, 0), store.news("u", 0, 0), store.news("t", 1, 1)]
        first, unknown, second = await asyncio.gather(*asked)
        assert first and first.rows == [] and first.saved == changed
        assert unknown is None
        assert second and second.rows == rows[1:] and second.saved is None

    play(scene)


def test_a_deleted_table_is_gone_for_all(play: Playing) -> None:
    async def scene(store: Store) -> None:
        await store.open(table(), [Row(1, "seat1 end")])
        await store.say("t", said(1))
        mine, _ = await known(store, "t")
        await store.delete("t")
        assert await store.talk("t", EVERYBODY, END, 10) == []
        with pytest.raises(Overtaken):
            await store.say("t", said(1))
        assert await store.load("t") is None
        assert await store.news("t", 0, 0) is None
        with pytest.raises(StoreFailed):
            await store.change(mine)
        assert await store.counts() == Counts(0, 0)

    play(scene)


def test_tables_are_found_by_who_opened_them_and_who_sits_there(play: Playing) -> None:
    async def scene(store: Store) -> None:
        await store.open(table("a", opener="ada"), [])
        await store.open(table("b", opener="bob"), [])
        third = table("c", opener="bob")
        third.listed = True
        third.seats = [Seat("person", "bob", "Bob"), Seat("bot", "ada", level="novice")]
        await store.open(third, [])
        assert [t.id for t in await store.of_guest("ada")] == ["b", "a"]  # not where a bot sits
        assert [t.id for t in await store.of_guest("bob")] == ["c", "b"]
        assert [t.id for t in await store.listed(60.0, Wanted())] == ["c"]
        assert [t.id for t in await store.listed(60.0, Wanted(game=third.game))] == ["c"]
        for nothing in (Wanted(game="chess"), Wanted(free=True), Wanted(page=1)):
            assert await store.listed(60.0, nothing) == []
        await store.append("c", Row(1, "seat1 end"), Summary(0, over=True))
        assert await store.listed(60.0, Wanted()) == []
        assert await store.names(None, 2) == ["a", "b"]
        assert await store.names("b", 2) == ["c"]

    play(scene)


# ---------------------------------------------------------------- what is said there


def said(line: int, among: Among = "all", command: str | None = None, guest: str = "ada") -> Said:
    return Said(line, 1e9 + line / 7, guest, 0, "Ada É", among, "Où ça ? 🐪", None, None, command)


def test_a_line_is_there_for_those_who_hear_it(play: Playing) -> None:
    async def scene(store: Store) -> None:
        await store.open(table(), [])
        pin = Said(3, 5.25, "bob", None, "", "all", phrase="help", spot="place:3")
        talk = [said(1, "players"), said(2, "lookers"), pin, said(4, "players", "c")]
        assert [await store.say("t", line) for line in talk] == talk
        assert await store.talk("t", EVERYBODY, END, 10) == talk
        assert await store.talk("t", ["all", "players"], END, 2) == [talk[2], talk[3]]
        assert await store.talk("t", ["all", "players"], 3, 10) == [talk[0]]
        assert await store.talk("t", ["lookers"], END, 10) == [talk[1]]
        assert await store.talk("u", EVERYBODY, END, 10) == []
        news = await store.news("t", 0, 0)
        assert news and news.lines == 4
        assert await store.counts() == Counts(1, 0, 4)

    play(scene)


def test_a_line_counts_once_and_who_speaks_second_is_overtaken(play: Playing) -> None:
    async def scene(store: Store) -> None:
        for id in ("t", "u"):
            await store.open(table(id), [])
        await store.say("t", said(1, command="c1"))
        again, taken, other, elsewhere = await asyncio.gather(
            store.say("t", said(2, command="c1")),
            store.say("t", said(1, command="c2")),
            store.say("t", said(2, command="c1", guest="bob")),
            store.say("u", said(1, command="c1")),
            return_exceptions=True,
        )
        assert again == said(1, command="c1")
        assert isinstance(taken, Overtaken)
        assert other == said(2, command="c1", guest="bob")
        assert elsewhere == said(1, command="c1")
        with pytest.raises(Overtaken):
            await store.say("nowhere", said(1))
        assert await store.counts() == Counts(2, 0, 3)

    play(scene)


def test_the_oldest_lines_go(play: Playing) -> None:
    async def scene(store: Store) -> None:
        talk = [said(line) for line in range(1, MOST_SAID + 1)]
        await store.open(table(), [], talk)
        await store.open(table("u"), [], talk)
        for line in (MOST_SAID + 1, MOST_SAID + 2):
            await store.say("t", said(line))
        kept = await store.talk("t", EVERYBODY, END, 10_000)
        assert [line.line for line in kept] == list(range(3, MOST_SAID + 3))
        assert len(await store.talk("u", EVERYBODY, END, 10_000)) == MOST_SAID

    play(scene)


# ---------------------------------------------------------------- how games ended, and whose


def ending(at: float = 5.25, **played: list[int]) -> Ending:
    return Ending(at, "won", 3, 12, "elite", ["pilot", "diver"], [0, 1, 2], [], played)


def alone(of: Ending) -> Ending:
    return Ending(of.at, "won", 3, 12, "elite", ["pilot", "diver"], [0, 1, 2], [])


def test_the_first_ending_that_is_told_counts_for_those_who_played(play: Playing) -> None:
    async def scene(store: Store) -> None:
        for id in ("t", "u", "v"):
            await store.open(table(id), [])
        late, early = ending(9.5, ada=[0], bob=[1, 2]), ending(5.25, ada=[2])
        await store.keep_ending("t", late)
        await store.keep_ending("t", ending(1.0, eve=[0]))
        await store.keep_ending("u", early)
        await store.keep_ending("v", Ending(1.0, ""))
        await store.keep_ending("nowhere", early)
        assert await store.ending("t") == late and await store.ending("v") == Ending(1.0, "")
        assert await store.ending("nowhere") is None
        assert await store.endings_of("ada") == [
            Ended("u", "island", [2], alone(early)),
            Ended("t", "island", [0], alone(late)),
        ]
        assert await store.endings_of("bob") == [Ended("t", "island", [1, 2], alone(late))]
        assert await store.endings_of("eve") == []
        assert (await store.counts()).endings == 3

    play(scene)


def test_a_finished_game_is_untold_until_its_ending_is_kept(play: Playing) -> None:
    async def scene(store: Store) -> None:
        for id in ("t", "u", "v"):
            await store.open(table(id), [])
        left = table("w", opener="bob")
        left.seats = [Seat("bot", "ada", level="novice"), Seat("person", "bob", "Bob")]
        await store.open(left, [])
        for id in ("t", "v", "w"):
            await store.append(id, Row(1, "seat1 end"), Summary(0, over=True))
        await store.keep_ending("v", ending())
        untold = await store.untold("ada")
        assert [one.table for one in untold] == ["t", "w"]
        assert all(isinstance(one, Untold) and one.at > 1e9 for one in untold)
        assert [one.table for one in await store.untold("bob")] == ["w"]
        assert await store.untold("eve") == []

    play(scene)


def test_an_ending_goes_with_its_table(play: Playing) -> None:
    async def scene(store: Store) -> None:
        await store.open(table(), [])
        await store.keep_ending("t", ending(ada=[0]))
        await store.delete("t")
        assert await store.ending("t") is None and await store.endings_of("ada") == []
        assert await store.counts() == Counts(0, 0)

    play(scene)


def test_who_is_forgotten_has_left_no_trace(play: Playing) -> None:
    async def scene(store: Store) -> None:
        rows = [Row(1, "seat1 end", "ada", "c1"), Row(2, "seat2 end", "bob", "c1")]
        pin = Said(2, 5.0, "ada", 0, "Ada É", "all", spot="place:3")
        talk = [said(1, command="c"), pin, said(3, guest="bob")]
        await store.open(table("t"), rows, talk, ending(ada=[0], bob=[1]))
        await store.open(table("u", opener="ada"), [])
        elsewhere = table("v", opener="bob")
        elsewhere.seats = [Seat("person", "bob", "Bob")]
        await store.open(elsewhere, [], [said(1)], ending(ada=[0]))
        looked_on = table("w", opener="bob")
        looked_on.seats = [Seat("person", "bob", "Bob")]
        await store.open(looked_on, [], [said(1)])
        assert sorted(await store.traces("ada")) == ["t", "u", "v", "w"]
        assert sorted(await store.traces("bob")) == ["t", "v", "w"]
        await store.forget("ada", "stranger")
        assert await store.endings_of("ada") == []
        assert len(await store.endings_of("bob")) == 1
        assert (await known(store, "t"))[1] == [Row(1, "seat1 end", "stranger"), rows[1]]
        unsaid = Said(1, said(1).at, "stranger", 0, "", "all", UNSAID)
        for id in ("v", "w"):
            assert await store.talk(id, EVERYBODY, END, 10) == [unsaid]
        unpinned = Said(2, 5.0, "stranger", 0, "", "all", spot="place:3")
        assert await store.talk("t", EVERYBODY, END, 10) == [unsaid, unpinned, talk[2]]

    play(scene)


def test_who_is_forgotten_has_had_no_try_on_any_day_and_no_result_names_them(play: Playing) -> None:
    async def scene(store: Store) -> None:
        book = Book(store)
        for day in DAYS:
            for guest in ("ada", "ben"):
                await book.begin(day, guest, "t")
                await book.end(day, guest, guest == "ada")
            await book.finish(result(day, "t", "ada", "ben"))
            await book.finish(result(day, "u", "ben"))
            await book.finish(result(day, "v", "ada", seat=1))  # a second time
        await store.forget("ada", "stranger")
        assert (await book.tries("ada"), await book.ends("ada")) == ([], {})
        assert [one.day for one in await book.tries("ben")] == list(DAYS)
        assert await book.ends("ben") == dict.fromkeys(DAYS, False)
        for day in DAYS:
            left = {one.table: one for one in await book.results(day)}
            assert left["u"] == result(day, "u", "ben")
            for table, guests in [("t", ["stranger", "ben"]), ("v", ["stranger"])]:
                assert left[table].guests == guests
                seats = left[table].players[:-1]
                assert [(one.name, one.guest) for one in seats] == [
                    ("" if guest == "stranger" else guest.title(), guest) for guest in guests
                ]
                assert left[table].players[-1] == Player("", "novice", None)
        assert "ada" not in str(await store.notes(None, None, None)).lower()

    play(scene)


def test_a_game_is_served_from_every_store_and_is_there_after_a_kill(address: Address) -> None:
    with Server(address) as first, first.guest() as guest:
        table = guest.open("you", "you")
        with guest.at(table) as page:
            page.arrive().send(type="wait", wait=False)
            action = page.now["choices"][0]["action"]
            answer = page.do(action, id="once")
            before = page.until_v(answer["v"])
            page.undo()
        first.kill()
        with Server(address) as second:
            guest.http.base_url = second.address
            with guest.at(table) as page:
                now = page.arrive().now
                assert (now["v"], now["moves"]) == (before["v"] + 1, before["moves"] - 1)
                assert page.do(action, id="once") == answer
                assert page.do(action)["type"] == "done"


# ---------------------------------------------------------------- from one to the other


def test_a_note_is_kept_once_and_replaced_only_by_who_knows_it(play: Playing) -> None:
    async def scene(store: Store) -> None:
        first, second = Note("2026-11-16", "try", "ada", "t"), Note("2026-11-16", "try", "ada", "u")
        assert await store.note(first) == first
        assert await store.note(second) == first
        assert await store.note(second, instead_of="x") == first
        assert await store.note(second, instead_of="t") == second
        tries = await asyncio.gather(*[store.note(note) for note in (first, second) * 5])
        assert set(tries) == {second}

    play(scene)


def test_notes_are_found_by_day_kind_and_name(play: Playing) -> None:
    async def scene(store: Store) -> None:
        one = Note("2026-11-16", "try", "ada", "t")
        other, third = Note("2026-11-17", "try", "ada", "u"), Note("2026-11-17", "par", "", "{}")
        for note in (other, third, one):
            await store.note(note)
        assert await store.notes(None, "try", "ada") == [one, other]
        assert await store.notes("2026-11-17", None, None) == [third, other]
        assert await store.notes("2026-11-17", "try", None) == [other]
        assert await store.notes("2026-11-18", None, None) == []
        assert await store.days() == ["2026-11-16", "2026-11-17"]
        assert (await store.counts()).notes == 3

    play(scene)


def test_all_tables_move_from_one_store_to_the_other_and_back(
    tmp_path: Path, database: str
) -> None:
    first, last = place_at(tmp_path / "a.db"), tmp_path / "b.db"
    rows = [Row(1, "seat1 end", "ada", "c1"), Row(2, "undo")]

    async def fill() -> None:
        store = first.open()
        for k in range(120):
            talk = [said(line, command=f"c{line}") for line in range(1, k % 4 + 1)]
            end = ending(k, ada=[0], bob=[1]) if k % 5 == 0 else None
            await store.open(table(f"t{k}", moves=0), rows[: k % 3], talk, end)
            await store.note(Note(f"2026-11-{k % 28 + 1:02}", "try", f"guest{k}", f"t{k}"))
        await store.close()

    asyncio.run(fill())
    assert move(tmp_path / "a.db", database) == Counts(120, 120, 180, 24, 120)
    assert move(database, last) == Counts(120, 120, 180, 24, 120)
    assert place_at(last).key == first.key
    assert asyncio.run(everything(tmp_path / "a.db")) == asyncio.run(everything(last))
    for full in (database, last):
        with pytest.raises(Refused, match="in use already"):
            move(tmp_path / "a.db", full)
    with pytest.raises(Refused, match="isn't there"):
        move(tmp_path / "none.db", database)
    assert not (tmp_path / "none.db").exists()


async def everything(address: Address) -> list[object]:
    store = place_at(address).open()
    names = await store.names(None, 1000)
    found: list[object] = [await store.load(name) for name in names]
    found += [await store.talk(name, EVERYBODY, END, 1000) for name in names]
    found += await store.notes(None, None, None)
    found += [await store.ending(name) for name in names]
    await store.close()
    return found


# ---------------------------------------------------------------- PostgreSQL alone


def test_whoever_waits_together_is_told_whatever_went_wrong() -> None:
    async def work(wishes: Sequence[int]) -> list[StoreFailed | int]:
        if wishes == [3]:
            raise StoreFailed("three is too much")
        if 3 in wishes:
            raise StoreFailed("not all of them")
        if 4 in wishes:
            raise ZeroDivisionError
        return [10 * wish for wish in wishes]

    async def scene() -> None:
        together = Together[int, int](work, 0.0)
        asked = [together.ask(wish) for wish in (1, 2, 3)]
        first, second, third = await asyncio.gather(*asked, return_exceptions=True)
        assert (first, second) == (10, 20) and isinstance(third, StoreFailed)
        for wish in (4, 4):
            with pytest.raises(StoreFailed, match="ZeroDivisionError"):
                await together.ask(wish)
        assert await together.ask(5) == 50

    asyncio.run(scene())


def test_the_key_of_guests_is_made_once(database: str) -> None:
    assert place_at(database).key == place_at(database).key


def test_a_database_from_before_there_was_talk_opens_with_all_its_tables(database: str) -> None:
    import asyncpg

    async def first() -> None:
        store = place.open()
        await store.open(table(), [Row(1, "seat1 end")])
        await store.close()
        c = await asyncpg.connect(database)
        await c.execute(
            "DROP TABLE simoun.talk, simoun.endings, simoun.played, simoun.daily;"
            "DELETE FROM simoun.schema WHERE version > 1"
        )
        await c.close()

    async def then() -> None:
        store = place.open()
        assert (await known(store, "t"))[1] == [Row(1, "seat1 end")]
        assert await store.say("t", said(1)) == said(1)
        await store.keep_ending("t", ending(ada=[0]))
        assert len(await store.endings_of("ada")) == 1
        await store.close()

    place = place_at(database)
    asyncio.run(first())
    place = place_at(database)
    asyncio.run(then())


def test_a_newer_database_is_refused(database: str) -> None:
    import asyncpg

    async def age() -> None:
        c = await asyncpg.connect(database)
        await c.execute("INSERT INTO simoun.schema VALUES (999)")
        await c.close()

    place_at(database)
    asyncio.run(age())
    with pytest.raises(Refused, match="newer Simoun"):
        place_at(database)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://ada:secret@127.0.0.1:1/x", "ada@127.0.0.1:1/x can't be used"),
        ("mysql://x", "mysql:// is no store"),
    ],
)
def test_what_can_not_be_a_store_is_refused_in_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as refusal:
        place_at(stored_at(address))
    assert "secret" not in str(refusal.value)


def test_without_postgresql_it_fails_clearly_and_comes_back_by_itself(
    own_postgres: Postgres,
) -> None:
    async def scene() -> None:
        store = place.open()
        await store.open(table(), [])
        await store.append("t", Row(1, "seat1 end"), None)
        await asyncio.to_thread(own_postgres.kill)
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append("t", Row(2, "seat1 end"), None)
        await asyncio.to_thread(own_postgres.again)
        await store.append("t", Row(2, "seat1 end"), None)
        assert len((await known(store, "t"))[1]) == 2
        await store.close()

    place = place_at(own_postgres.address)
    asyncio.run(scene())

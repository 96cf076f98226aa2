"""The deal of the day: the same for everybody, one counted try, and no card before its time."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from simoun.core.catalog import game_names
from simoun.core.keyed import Keyed
from simoun.server.browsers import RESTART
from simoun.server.course import Course
from simoun.server.dailies import daily_page, open_daily, streaks
from simoun.server.daily_messages import Daily, NewDaily
from simoun.server.days import Days, day_in, deal_of, game_of, next_day
from simoun.server.encoding import encode
from simoun.server.inbox import CatchUp
from simoun.server.lobby import Lobby
from simoun.server.messages import AskHint, Do, Leave, SetPace, SetWait, Sit, Undo
from simoun.server.order_messages import SetOrder
from simoun.server.refusals import Unwelcome
from simoun.server.review_messages import Branch
from simoun.server.settings import Settings
from simoun.server.store import Row
from simoun.server.store_sqlite import SqliteStore
from simoun.server.table import Table
from tests.server.serving import Guest
from tests.server.test_several import Looker
from tests.server.test_several import play as several
from tests.server.test_steps import until

ISLAND = "2026-11-16"  # for two
RIVALS = "2026-11-17"  # for three
SECRET = b"a secret of this server"

Scene = Callable[[Lobby], Awaitable[None]]


def at(day: str, time: str = "12:00:00") -> float:
    return datetime.fromisoformat(f"{day}T{time}").replace(tzinfo=UTC).timestamp()


def play(path: Path, scene: Scene, day: str = ISLAND, time: str = "12:00:00") -> None:
    async def living() -> None:
        store = SqliteStore(path / "a.db")
        lobby = Lobby(store, Settings(workers=1), SECRET)
        lobby.days.now = lambda: at(day, time)
        async with asyncio.timeout(120):
            await scene(lobby)
        await lobby.close()
        await store.close()

    asyncio.run(living())


async def begun(lobby: Lobby, *guests: str) -> tuple[Table, list[Looker]]:
    """A table of today, where these sit and nothing waits."""
    id = await open_daily(lobby, guests[0], NewDaily(friends=True, name=guests[0]))
    table = await lobby.table(id)
    lookers = [Looker(guest, table) for guest in guests]
    for seat, looker in enumerate(lookers):
        if seat:
            looker.say(Sit(seat, looker.browser.guest))
    await until(lambda: all(seat.kind == "person" for seat in table.saved.seats))
    for looker in lookers:
        looker.say(SetPace("instant"))
        looker.say(SetWait(False))
    return table, lookers


async def step(table: Table, lookers: list[Looker], rng: random.Random) -> None:
    course, v = table.course, table.course.v
    if course.moment.reveal is None:
        seat = course.match.decider
        code = rng.choice(course.moment.by_seat[seat])
        lookers[seat].say(Do(f"c{v}", v, course.moment.text_of(code)))
    await until(lambda: course.v > v or table.ended)


async def play_out(table: Table, lookers: list[Looker], luck: int = 1) -> None:
    rng = random.Random(luck)
    while not table.course.over:
        await step(table, lookers, rng)
    await all_is_done(table)


async def all_is_done(table: Table) -> None:
    """What came before is answered to its end."""
    reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    table.post(None, CatchUp(reply))
    await reply


async def whole_game(lobby: Lobby, *guests: str, luck: int = 1) -> Table:
    table, lookers = await begun(lobby, *guests)
    await play_out(table, lookers, luck)
    return table


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(Unwelcome) as reason:
        await doing
    return reason.value.reason


# ---------------------------------------------------------------- what is played


def test_each_game_has_its_day_and_the_date_alone_says_which() -> None:
    days = [next_day("2026-01-01", k) for k in range(400)]
    assert sorted({game_of(day) for day in days}) == sorted(game_names())
    dealt = [deal_of(day) for day in days]
    assert dealt == [deal_of(day) for day in days]
    assert len({str(options) for _, options in dealt}) > 50
    assert {options["first"] for _, options in dealt} == {"seat1"}
    for day, (game, options) in zip(days, dealt, strict=True):
        start = Days(SECRET).start(day)
        assert start.game == game
        assert Course(start, []).match.players == options["players"]


def test_servers_with_the_same_secret_deal_the_same_and_others_do_not() -> None:
    one, same, other = Days(SECRET), Days(SECRET), Days(b"another secret")
    assert one.start(ISLAND).seed == same.start(ISLAND).seed != other.start(ISLAND).seed
    assert one.keyed(ISLAND).key == same.keyed(ISLAND).key != other.keyed(ISLAND).key
    assert one.keyed(ISLAND).key != one.keyed(RIVALS).key
    assert one.start(ISLAND).options == other.start(ISLAND).options


@pytest.mark.parametrize("game", game_names())
def test_nothing_that_anybody_hears_tells_the_next_card(game: str) -> None:
    """Two keys that turn up different cards: until then all is the same."""
    day = next(d for k in range(400) if game_of(d := next_day(ISLAND, k)) == game)
    start, rng = Days(SECRET).start(day), random.Random(1)
    course = Course(start, [], Keyed(b"key"))
    told = 0
    while not course.over:
        code = rng.choice(course.moment.codes)
        fresh = course.fresh_for(code)
        if isinstance(fresh, tuple):
            rows = [Row(n, move.line()) for n, move in enumerate(course.match.moves, 1)]
            others = (Course(start, rows, Keyed(str(k).encode())) for k in range(100))
            differing = [c for c in others if c.fresh_for(code) != fresh][:1]
            for other in differing:
                same = Course(start, rows, Keyed(b"key"))
                assert heard(other) == heard(same)
                assert other.written_start == course.written_start
            told += len(differing)
            if told > 3:
                break
        course.play(code, fresh)
    assert told or (course.match.players < 5 and game == "through_the_desert")


def heard(course: Course) -> list[bytes]:
    groups = [(), (0,), (1,), (0, 1)]
    messages = [encode(course.show(course.update(course.moves, [], None), g)) for g in groups]
    return [*messages, course.match.record().to_json().encode()]


# ---------------------------------------------------------------- one counted try


def test_the_first_try_counts_and_others_are_play(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        nothing = await daily_page(lobby, "ada", None)
        assert (nothing.date, nothing.teams, nothing.tried) == (ISLAND, 0, False)
        assert (nothing.mine, nothing.playing, nothing.revealed) == (None, None, False)
        table, lookers = await begun(lobby, "ada", "ben")
        assert not (await daily_page(lobby, "ada", None)).tried  # nothing was done yet
        await step(table, lookers, random.Random(1))
        on = await daily_page(lobby, "ben", None)
        assert (on.tried, on.playing, on.month[-1].standing) == (True, table.saved.id, "on")
        await play_out(table, lookers)
        again = await whole_game(lobby, "ada", "ben", luck=2)
        page = await daily_page(lobby, "ada", None)
        assert page.mine and page.mine.table == table.saved.id != again.saved.id
        assert (page.teams, len(page.results), page.tried, page.playing) == (1, 1, True, None)
        assert (page.mine.listed, page.mine.top, page.mine.result.rank) == (True, 100, 1)
        assert [seat.you for seat in page.mine.result.seats] == [True, False]
        assert [seat.name for seat in page.mine.result.seats] == ["ada", "ben"]
        assert page.month[-1].standing == ("won" if page.mine.result.won else "lost")

    play(tmp_path, scene)


def test_who_knows_the_cards_makes_it_play_for_the_list_but_not_for_others(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        await whole_game(lobby, "ada", "ben")
        mixed = await whole_game(lobby, "eve", "ada", luck=3)
        page = await daily_page(lobby, "eve", None)
        assert page.teams == 1
        assert page.mine and page.mine.table == mixed.saved.id
        assert (page.mine.listed, page.mine.top) == (False, None)

    play(tmp_path, scene)


def test_the_card_tells_how_it_ended(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await whole_game(lobby, "ada", "ben")
        page = await daily_page(lobby, "ada", ISLAND)
        assert page.mine
        result, match = page.mine.result, table.course.match
        assert result.outcome == match.outcome and result.won == bool(match.winners)
        assert [figure["name"] for figure in result.figures] == ["treasures", "water"]
        assert len(page.mine.chances) == result.turns > 1
        assert page.mine.chances[-1] == (1.0 if result.won else 0.0)
        assert all(0 <= chance <= 1 for chance in page.mine.chances)
        assert page.best == page.results[0]

    play(tmp_path, scene)


def test_a_deleted_table_gives_no_other_try(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table, lookers = await begun(lobby, "ada", "ben")
        await step(table, lookers, random.Random(1))
        await lobby.delete(table.saved.id, "ada")
        await whole_game(lobby, "ada", "ben")
        page = await daily_page(lobby, "ada", None)
        assert (page.tried, page.mine, page.playing, page.teams) == (True, None, None, 0)
        assert page.month[-1].standing == "lost"

    play(tmp_path, scene)


def test_who_leaves_has_had_their_try(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table, lookers = await begun(lobby, "ada", "ben")
        await step(table, lookers, random.Random(1))
        lookers[1].say(Leave(1, "random"))
        await until(lambda: table.saved.seats[1].kind == "bot")
        lookers[0].say(Sit(1, "ada"))
        await until(lambda: table.saved.seats[1].kind == "person")
        await play_out(table, [lookers[0], lookers[0]])
        page, left = [await daily_page(lobby, guest, None) for guest in ("ada", "ben")]
        assert page.mine and page.mine.listed and page.teams == 1
        assert (left.tried, left.mine, left.month[-1].standing) == (True, None, "lost")

    play(tmp_path, scene)


def test_a_rematch_is_another_game_and_no_try(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await whole_game(lobby, "ada", "ben")
        again = await lobby.table(await lobby.again(table.saved, table.course.start))
        assert again.saved.settings.day is None
        assert again.course.start.seed != table.course.start.seed
        assert not isinstance(again.course.deal, Keyed)

    play(tmp_path, scene)


def test_rivals_have_a_result_each(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await whole_game(lobby, "ada", "ben", "eve")
        pages = [await daily_page(lobby, guest, None) for guest in ("ada", "ben", "eve")]
        cards = [page.mine for page in pages]
        winners = table.course.match.winners
        assert pages[0].teams == 3
        for seat, card in enumerate(cards):
            assert card and card.result.won == (seat in winners)
            assert [one.you for one in card.result.seats] == [k == seat for k in range(3)]
        points = [card.result.figures[0]["value"] for card in cards if card]
        assert [r.figures[0]["value"] for r in pages[0].results] == sorted(points, reverse=True)

    play(tmp_path, scene, RIVALS)


def test_hints_are_counted_and_kept(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table, lookers = await begun(lobby, "ada", "ben")
        lookers[0].say(AskHint("h", table.course.v))
        await all_is_done(table)
        found = await lobby.store.load(table.saved.id)
        assert found and found[0].settings.hints == 1

    play(tmp_path, scene)


# ---------------------------------------------------------------- midnight


@pytest.mark.parametrize(
    ("time", "today"),
    [("00:00:00", ISLAND), ("23:59:59", ISLAND), ("12:00:00", ISLAND)],
)
def test_a_day_is_that_of_utc_and_lasts_until_midnight(time: str, today: str) -> None:
    days = Days(SECRET, lambda: at(ISLAND, time))
    assert days.today() == today
    assert not days.is_over(today) and days.is_over(next_day(today, -1))
    assert at(ISLAND, time) + days.seconds_left() == at(next_day(today), "00:00:00")


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_time_zones_play_no_part(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert Days(SECRET, lambda: at(ISLAND, "23:59:59")).today() == ISLAND
        assert Days(SECRET, lambda: at(ISLAND, "00:00:00")).today() == ISLAND
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_game_that_is_on_at_midnight_counts_for_its_own_day(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table, lookers = await begun(lobby, "ada", "ben")
        await step(table, lookers, random.Random(1))
        lobby.days.now = lambda: at(RIVALS, "00:00:01")
        await play_out(table, lookers)
        today, yesterday = [await daily_page(lobby, "ada", day) for day in (None, ISLAND)]
        assert (today.date, today.teams, today.tried, today.mine) == (RIVALS, 0, False, None)
        assert yesterday.revealed and yesterday.mine and yesterday.teams == 1
        assert [day.date for day in today.month][-1] == RIVALS
        assert table.course.fresh_for(0) == 0

    play(tmp_path, scene, time="23:59:59")


def test_the_record_and_what_tells_as_much_are_there_from_the_next_day_on(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table = await whole_game(lobby, "ada", "ben")
        id = table.saved.id
        branch = Branch(3, "same")
        for _ in range(2):
            assert await refused(lobby.record(id, "ada")) == "daily-hidden"
            assert await refused(lobby.revealed(id)) == "daily-hidden"
            assert await refused(lobby.branch(id, "ada", branch)) == "daily-hidden"
            lobby.days.now = lambda: at(ISLAND, "23:59:59")
        lobby.days.now = lambda: at(RIVALS, "00:00:00")
        record = await lobby.record(id, "ada")
        assert record.to_json() == table.course.match.record().to_json()
        assert await lobby.revealed(id) is table
        onward = await lobby.table(await lobby.branch(id, "ada", branch))
        assert (onward.saved.settings.day, onward.saved.settings.cards_of) == (None, ISLAND)
        assert isinstance(onward.course.deal, Keyed)
        assert onward.course.deal.key == lobby.days.keyed(ISLAND).key
        other = await lobby.table(await lobby.branch(id, "ada", Branch(3, "other")))
        assert not isinstance(other.course.deal, Keyed)

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "wanted",
    ["2026-11-18", "2026-11-15", "20261116", "2026-W47-1", "2026-11-31", "yesterday", "", "²" * 10],
)
def test_there_is_no_deal_of_other_days(tmp_path: Path, wanted: str) -> None:
    async def scene(lobby: Lobby) -> None:
        await whole_game(lobby, "ada", "ben")
        lobby.days.now = lambda: at(RIVALS)
        assert await refused(daily_page(lobby, "ada", wanted)) == "no-day"
        assert (await daily_page(lobby, "ada", ISLAND)).date == ISLAND

    play(tmp_path, scene)


def test_days_in_a_row() -> None:
    won = {day: True for day in ("2026-11-10", "2026-11-11", "2026-11-12", "2026-11-15")}
    assert streaks({}, ISLAND) == (0, 0)
    assert streaks(won, ISLAND) == (1, 3)
    assert streaks({**won, ISLAND: True}, ISLAND) == (2, 3)
    assert streaks({**won, ISLAND: False}, ISLAND) == (0, 3)
    assert streaks(won, next_day(ISLAND)) == (0, 3)
    assert streaks({"2026-10-31": True, "2026-11-01": True}, "2026-11-02") == (2, 2)


def test_only_one_way_to_write_a_day() -> None:
    assert day_in(ISLAND) == ISLAND
    assert day_in("2026-1-1") is day_in("20261116") is day_in("0000-01-01") is None


# ---------------------------------------------------------------- the table


def test_who_comes_back_meets_the_cards_that_they_would_have_met(tmp_path: Path) -> None:
    """The server forgets the table in between, and moves are taken back."""

    async def scene(lobby: Lobby) -> None:
        steady = await whole_game(lobby, "ada", "ben", luck=5)
        table, lookers = await begun(lobby, "eve", "zoe")
        rng, id = random.Random(5), table.saved.id
        for number in range(40):
            if table.course.over:
                break
            if number % 7 == 3:
                table, lookers = await loaded_again(lobby, table, "eve", "zoe")
            await step(table, lookers, rng)
            if table.course.undoer is not None and number % 5 == 0:
                await take_back_and_do_again(table, lookers[table.course.undoer])
        assert id == table.saved.id
        plays = table.course.plays
        assert len(plays) > 20
        assert plays == steady.course.plays[: len(plays)]

    play(tmp_path, scene)


async def loaded_again(lobby: Lobby, table: Table, *guests: str) -> tuple[Table, list[Looker]]:
    await all_is_done(table)
    table.end(RESTART)
    again = await lobby.table(table.saved.id)
    lookers = [Looker(guest, again) for guest in guests]
    await until(lambda: len(again.audience.browsers) == len(guests))
    return again, lookers


async def take_back_and_do_again(table: Table, looker: Looker) -> None:
    course, v, (code, _) = table.course, table.course.v, table.course.plays[-1]
    looker.say(Undo(f"u{v}", v))
    await until(lambda: course.v == v + 1)
    looker.say(Do(f"r{v}", v + 1, course.moment.text_of(code)))
    await until(lambda: course.v == v + 2)


def test_nobody_looks_on_and_nobody_joins_later(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id = await open_daily(lobby, "ada", NewDaily(friends=True))
        table = await lobby.table(id)
        ada, eve, ben = [Looker(guest, table) for guest in ("ada", "eve", "ben")]
        text = table.course.moment.text_of(table.course.moment.codes[0])
        ada.say(Do("c", 0, text))
        assert (await ada.until("refused"))["reason"] == "daily-seats"
        ben.say(Sit(1, "Ben"))
        await until(lambda: table.saved.seats[1].kind == "person")
        ada.say(SetOrder(listed=True, private=True, idle=None, clock=None))
        assert (await ada.until("refused"))["reason"] == "daily-closed"
        ada.say(Do("d", 0, text))
        await ada.until("done")
        assert (await eve.until("refused"))["reason"] == "private"
        late = Looker("zoe", table)
        assert (await late.until("refused"))["reason"] == "private"
        ben.say(Leave(1, None))
        assert (await ben.until("refused"))["reason"] == "daily-leave"
        ben.say(Leave(1, "random"))
        await until(lambda: table.saved.seats[1].kind == "bot")
        page = await daily_page(lobby, "eve", None)
        assert not page.tried
        assert (await daily_page(lobby, "ben", None)).tried

    play(tmp_path, scene)


def test_servers_at_the_same_store_count_the_same_try(database: str) -> None:
    """Both deal the same cards, and one of the two tables is play."""

    async def scene(one: Lobby, other: Lobby) -> None:
        for lobby in (one, other):
            lobby.days = Days(SECRET, lambda: at(ISLAND))
        tables = [await begun(lobby, "ada", "ben") for lobby in (one, other)]
        await asyncio.gather(*[play_out(table, lookers) for table, lookers in tables])
        assert tables[0][0].course.plays == tables[1][0].course.plays
        pages = [await daily_page(lobby, "ada", None) for lobby in (one, other)]
        assert pages[0] == pages[1] and pages[0].teams == 1

    several(database, scene)


# ---------------------------------------------------------------- by HTTP


def test_the_page_of_the_day(guest: Guest, other: Guest) -> None:
    page = guest.json("GET", "/api/daily")
    assert set(page) == set(Daily.__struct_fields__)
    game, options = deal_of(page["date"])
    assert (page["game"], page["players"]) == (game, options["players"])
    assert guest.json("GET", f"/api/daily/{page['date']}")["date"] == page["date"]
    first = guest.http.get("/").status_code  # where the pages aren't built, none of them is
    assert guest.http.get("/day").status_code == first
    assert guest.http.get(f"/day/{page['date']}").status_code == first
    for wrong in ("2999-01-01", "0001-01-01", "today", "1"):
        answer = guest.http.get(f"/api/daily/{wrong}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-day")


def test_a_table_of_the_day(guest: Guest, other: Guest) -> None:
    day = guest.json("GET", "/api/daily")["date"]
    with_bots = guest.json("POST", "/api/daily", json={"name": "Ada", "level": "novice"})["table"]
    cards = {card["id"]: card for card in guest.first()["resume"]}
    seats = [(seat["kind"], seat["level"]) for seat in cards[with_bots]["seats"]]
    assert seats[:2] == [("person", None), ("bot", "novice")]
    table = guest.json("POST", "/api/daily", json={"friends": True})["table"]
    with guest.at(table) as page:
        page.arrive()
        assert (page.table["day"], page.table["private"]) == (day, True)
        assert [seat["kind"] for seat in page.table["seats"]][:2] == ["person", "open"]
    assert guest.json("GET", f"/api/tables/{table}/record")["reason"] == "daily-hidden"
    with other.at(with_bots) as page:
        assert page.read()["reason"] == "private"
    for wish in ({"level": "none"}, {"name": "x" * 99}, {"day": day}, {"friends": 1}):
        assert guest.http.post("/api/daily", json=wish).status_code == 400
    assert guest.http.post("/api/daily", content=b"{").json()["reason"] == "unreadable"

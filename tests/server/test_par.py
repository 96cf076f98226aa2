"""Par: bots play the deal of a day in spare time, and one server at a time lets them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from simoun.core.catalog import rules_named
from simoun.server.daily_book import Book, Par
from simoun.server.days import Days
from simoun.server.lobby import Lobby
from simoun.server.measuring import LEASE, Measurer
from simoun.server.par_games import Task, play_on, played, players
from simoun.server.settings import Settings, from_environment
from simoun.server.starts import written
from simoun.server.store_sqlite import SqliteStore
from tests.server.test_daily import SECRET, at

EASY = "2027-01-20"  # the island for two novices
FEW = {"novice": 3, "normal": 2}

Scene = Callable[[Lobby], Awaitable[None]]


def play(path: Path, scene: Scene) -> None:
    async def living() -> None:
        store = SqliteStore(path / "a.db")
        lobby = Lobby(store, Settings(workers=1), SECRET)
        lobby.days.now = lambda: at(EASY)
        async with asyncio.timeout(120):
            await scene(lobby)
        await lobby.close()
        await store.close()

    asyncio.run(living())


def measurer(lobby: Lobby, games: dict[str, int]) -> Measurer:
    return Measurer(lobby.store, lobby.days, lobby.robots, games)


def outcome(task: Task) -> bool:
    while (won := play_on(task)) is None:
        pass
    return won


def task(level: str | None, number: int) -> Task:
    days = Days(SECRET)
    return Task(written(days.start(EASY)), days.keyed(EASY).key, level, number)


def test_all_that_is_to_be_known_is_measured_and_then_nothing_more(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        one, book = measurer(lobby, FEW), Book(lobby.store)
        assert await one.measure(EASY)
        par = await book.par(EASY)
        expected = {
            level: (n, sum(outcome(task(level, k)) for k in range(n))) for level, n in FEW.items()
        }
        assert par.played == expected and par.played["normal"][1] > 0
        assert par.winnable is True  # who won has shown it
        assert await one.measure(EASY) and await book.par(EASY) == par

    play(tmp_path, scene)


def test_one_server_at_a_time_and_another_takes_over_from_who_is_silent(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        book = Book(lobby.store)
        one, other = measurer(lobby, {"novice": 2}), measurer(lobby, FEW)
        held = msgspec.structs.replace(Par(), holder=one.name, until=at(EASY) + LEASE)
        assert await book.measure(EASY, Par(), held)
        assert not await other.measure(EASY)
        assert await book.par(EASY) == held
        lobby.days.now = lambda: at(EASY) + LEASE + 1
        assert await other.measure(EASY)
        par = await book.par(EASY)
        assert {level: games for level, (games, _) in par.played.items()} == FEW
        assert par.holder == other.name

    play(tmp_path, scene)


def test_of_two_who_begin_at_once_one_works(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        both = [measurer(lobby, {"normal": 1}) for _ in range(2)]
        done = await asyncio.gather(*[one.measure(EASY) for one in both])
        assert sorted(done) == [False, True]
        assert (await Book(lobby.store).par(EASY)).played["normal"] == (1, 1)

    play(tmp_path, scene)


def test_games_with_the_same_cards_are_not_all_the_same() -> None:
    """Though the level itself would choose the same each time."""
    rules, ends = rules_named("island"), set[int]()
    for number in range(5):
        s = Days(SECRET).start(EASY).start()
        bot, novice = [players(rules, level, number) for level in ("normal", "novice")]
        for _ in played(rules, s, Days(SECRET).keyed(EASY), bot, novice):
            pass
        ends.add(int(s.fingerprint()))
    assert len(ends) > 1


def test_who_knows_the_cards_is_found_to_win() -> None:
    assert outcome(task(None, 0))


@pytest.mark.parametrize(("text", "par"), [("on", True), ("off", False)])
def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch, text: str, par: bool) -> None:
    monkeypatch.setenv("SIMOUN_PAR", text)
    assert from_environment(Path("a.db")).par is par

"""Bots think in processes of their own, where each keeps its game and its plan."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from simoun.bots.catalog import bot_named
from simoun.core.catalog import game_names
from simoun.match import new_game
from simoun.server import minds
from simoun.server.browsers import Browser
from simoun.server.course import Course
from simoun.server.inbox import Come, Go
from simoun.server.lobby import Lobby
from simoun.server.lobby_messages import NewTable, SeatWish
from simoun.server.minds import FORGOTTEN, MOST_MINDS, THINKING, Mind, Question, answer, expected
from simoun.server.robots import Robots
from simoun.server.settings import Settings
from simoun.server.store_sqlite import SqliteStore
from tests.contract.fields import fields
from tests.server.test_steps import hear, until

EVERYBODY = 31
BOT = 1  # the seat of the bot at a table with one person
PLANNED = "__import__('simoun.server.minds', fromlist=['minds']).minds[{bot}].bot.planned"


def course_of(game: str, players: int = 2, seed: int = 1) -> Course:
    return Course(new_game(game, players=players, seed=seed).record(), [])


def play_some(course: Course, plays: int, rng: random.Random) -> None:
    """As a table does: each reveal takes fresh randomness."""
    for _ in range(plays):
        if not course.over:
            code = rng.choice(course.moment.codes)
            fresh = rng.getrandbits(61) + 1 if course.match.rules.reveals(code) else 0
            course.play(code, fresh)


def with_robots(scene: Callable[[Robots], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        robots = Robots(workers)
        try:
            await scene(robots)
        finally:
            await robots.close()

    asyncio.run(run())


# ---------------------------------------------------------------- what a worker knows


@pytest.mark.parametrize("game", game_names())
def test_a_mind_that_is_told_every_play_knows_the_position(game: str) -> None:
    course = course_of(game, players=3)
    mind = Mind(course.written_start, "random")
    rng = random.Random(1)
    while not course.over:
        play_some(course, rng.randrange(1, 6), rng)
        mind.follow(course.plays[mind.plays :])
        assert fields(mind.state) == fields(course.match.state)


@pytest.mark.parametrize("game", game_names())
def test_a_bot_never_sees_the_streams_that_deal_at_its_table(game: str) -> None:
    course = course_of(game, players=3)
    mind = Mind(course.written_start, "random")
    rng = random.Random(2)
    for _ in range(5):
        play_some(course, 4, rng)
        mind.follow(course.plays[mind.plays :])
        seen, table = mind.imagined(), course.match.state
        assert seen.fingerprint() == table.fingerprint()
        streams = {name for name, value in fields(seen).items() if value != fields(table)[name]}
        assert streams
        again = mind.imagined()
        assert all(fields(again)[name] != fields(seen)[name] for name in streams)


def test_a_worker_that_knows_less_than_it_should_asks_for_the_whole_game() -> None:
    course = course_of("island")
    play_some(course, 3, random.Random(3))
    bot = (course.strand, "novice")
    assert answer(Question(bot, 3, 0, None, 2, course.plays[2:])) == FORGOTTEN
    assert answer(Question(bot, 3, 0, course.written_start, 0, course.plays[:2])) != FORGOTTEN
    assert answer(Question(bot, 3, 0, None, 1, course.plays[1:])) == FORGOTTEN
    minds.minds.clear()


def test_a_worker_keeps_so_many_bots_and_forgets_who_was_asked_longest_ago() -> None:
    course = course_of("island")
    for number in range(MOST_MINDS + 1):
        answer(Question((number, "random"), 3, 0, course.written_start, 0, []))
    assert set(minds.minds) == {(number, "random") for number in range(1, MOST_MINDS + 1)}
    minds.minds.clear()


# ---------------------------------------------------------------- in real workers


def test_a_bot_that_has_planned_its_turn_follows_the_plan() -> None:
    async def scene(robots: Robots) -> None:
        course = course_of("island", seed=4)
        bot = (course.strand, "normal")
        turn = course.match.decider
        code = await robots.think(course, "normal", 0b11)
        worker = robots.workers[0]
        assert worker
        look = PLANNED.format(bot=bot)
        plan: dict[int, int] = worker.pool.submit(eval, look).result()
        followed = 0
        while code is not None and course.match.decider == turn and course.moment.reveal is None:
            assert plan[int(course.match.state.fingerprint())] == code
            assert worker.pool.submit(eval, look).result() == plan
            course.play(code, 0)
            followed += 1
            code = await robots.think(course, "normal", 0b11)
        assert followed >= 3

    with_robots(scene)


def test_at_a_table_a_bot_plays_its_whole_turn_by_one_plan(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        seats = [SeatWish("you"), SeatWish("bot", level="normal")]
        wish = NewTable("island", {"first": "seat2"}, seats, pace="instant", bots_ask=False)
        table = await lobby.table(await lobby.open("ada", wish))
        course, looking = table.course, Browser("ada", hear)
        table.post(looking, Come())
        await until(lambda: course.moment.reveal is not None)
        worker = lobby.robots.workers[0]
        assert worker
        plan: dict[int, int] = worker.pool.submit(
            eval, PLANNED.format(bot=(course.strand, "normal"))
        ).result()
        for moves, (code, _) in enumerate(course.plays):
            assert plan[int(course.state_after(moves).fingerprint())] == code
        assert len(course.plays) >= 3
        await lobby.close()
        await store.close()

    asyncio.run(scene())


def test_after_an_undo_a_bot_thinks_about_the_game_as_it_stands() -> None:
    async def scene(robots: Robots) -> None:
        course = course_of("island", seed=5)
        for _ in range(6):
            code = await robots.think(course, "novice", 0b11)
            if code is None:
                assert course.moment.reveal is not None
                course.play(course.moment.reveal, 7)
                continue
            assert code in course.moment.codes
            course.play(code, 0)
            course.undo()
            course.play(course.moment.codes[-1], 0)

    with_robots(scene)


def test_a_worker_that_is_killed_is_replaced_and_told_the_game_again() -> None:
    async def scene(robots: Robots) -> None:
        course = course_of("desert", seed=6)
        rng = random.Random(6)
        for _ in range(3):
            code = await robots.think(course, "novice", 0b11)
            assert code is None or code in course.moment.codes
            worker = robots.workers[0]
            assert worker
            os.kill(worker.pool.submit(os.getpid).result(), signal.SIGKILL)
            play_some(course, 2, rng)
        code = await robots.think(course, "novice", 0b11)
        assert code is None or code in course.moment.codes

    with_robots(scene)


def test_while_a_worker_is_busy_another_one_thinks_and_both_are_right() -> None:
    async def scene(robots: Robots) -> None:
        courses = [course_of("through_the_desert", players=3, seed=seed) for seed in range(4)]
        for course in courses:
            play_some(course, 12, random.Random(7))
        for _ in range(3):
            asked = [robots.think(course, "novice", 0b111) for course in courses]
            for course, code in zip(courses, await asyncio.gather(*asked), strict=True):
                assert code in course.moment.codes
                assert code is not None
                course.play(code, 0)
        assert all(robots.workers)

    with_robots(scene, workers=2)


# ---------------------------------------------------------------- long thoughts


def test_a_long_thought_leaves_the_worker_to_others_between_its_slices() -> None:
    async def scene(robots: Robots) -> None:
        slow, quick = course_of("island", seed=8), course_of("island", seed=9)
        answered: list[str] = []

        async def ask(course: Course, level: str) -> None:
            await robots.think(course, level, 0b11)
            answered.append(level)

        await ask(quick, "random")  # the worker has started
        await asyncio.gather(ask(slow, "oracle"), ask(quick, "novice"))
        assert answered == ["random", "novice", "oracle"]

    with_robots(scene)


def test_who_stops_waiting_drops_the_thought_and_may_ask_again() -> None:
    async def scene(robots: Robots) -> None:
        course = course_of("island", seed=8)
        dropped = asyncio.create_task(robots.think(course, "expert", 0b11))
        await robots.think(course, "novice", 0b11)
        dropped.cancel()
        play_some(course, 3, random.Random(1))
        assert await robots.think(course, "expert", 0b11) in [*course.moment.codes, None]
        worker = robots.workers[0]
        assert worker
        assert worker.thoughts == 0

    with_robots(scene)


# ---------------------------------------------------------------- ahead, while people decide


def with_a_person(level: str, seed: int = 3) -> tuple[Course, Mind]:
    """Seat 1 decides, who is a person; the bot has seat 2."""
    start = new_game("through_the_desert", players=2, aside="drawn", first="seat1", seed=seed)
    course = Course(start.record(), [])
    rng = random.Random(seed)
    while course.moves < 40 or course.match.decider == BOT:
        play_some(course, 1, rng)
    mind = Mind(course.written_start, level)
    mind.follow(course.plays)
    return course, mind


def look_ahead(mind: Mind) -> None:
    """To the end."""
    while mind.foresee(1 << BOT, 0) == THINKING:
        pass


def take_turn(course: Course, mind: Mind, level: str) -> None:
    """The person's, as a bot of a level would."""
    bot = bot_named(level, course.match.rules, 0)
    while course.match.decider != BOT:
        course.play(int(bot.choose(course.match.state, EVERYBODY)), 0)
        mind.follow(course.plays[mind.plays :])


def test_what_was_thought_ahead_is_kept_if_that_position_comes() -> None:
    course, mind = with_a_person("expert")
    look_ahead(mind)
    ahead = mind.ahead
    assert ahead
    take_turn(course, mind, "normal")
    code = mind.think(1 << BOT, 0, hurry=False)
    assert code in course.moment.codes
    assert mind.bot is ahead.bot


def test_what_was_thought_ahead_is_dropped_if_another_position_comes() -> None:
    course, mind = with_a_person("expert")
    look_ahead(mind)
    before = mind.bot
    take_turn(course, mind, "random")
    mind.think(1 << BOT, 0, hurry=True)
    assert mind.bot is before


def test_a_thought_ahead_goes_on_while_the_person_does_what_was_expected() -> None:
    course, mind = with_a_person("oracle")
    mind.foresee(1 << BOT, 0)
    ahead = mind.ahead
    bot = bot_named("normal", course.match.rules, 0)
    course.play(int(bot.choose(course.match.state, EVERYBODY)), 0)
    mind.follow(course.plays[mind.plays :])
    mind.foresee(1 << BOT, 0)
    assert mind.ahead is ahead


@pytest.mark.parametrize("game", ["island", "desert", "sky"])
def test_nobody_thinks_ahead_of_cards_that_nobody_knows(game: str) -> None:
    """The next to be asked is who may step in before they are turned up."""
    course = course_of(game, players=2, seed=4)
    seats = 1 << 1 - course.match.decider
    found = expected(course.match.rules, course.match.state.copy(), seats)
    assert found is None or course.match.rules.reveal_is_due(found)


def test_thoughts_ahead_leave_a_worker_to_those_who_are_waited_for() -> None:
    async def scene(robots: Robots) -> None:
        course, _ = with_a_person("expert")
        await robots.look_ahead(course, "expert", 1 << BOT, 0)
        assert robots.workers == [None]

    with_robots(scene)


def test_nobody_thinks_ahead_while_somebody_waits_for_a_thought() -> None:
    async def scene(robots: Robots) -> None:
        course, _ = with_a_person("oracle")
        other = course_of("island", seed=8)
        waited_for = asyncio.create_task(robots.think(other, "oracle", 0b11))
        await until(lambda: not robots.is_idle())
        await robots.look_ahead(course, "oracle", 1 << BOT, 0)
        assert not waited_for.done()
        assert not any(
            worker and (course.strand, "oracle") in worker.told for worker in robots.workers
        )
        waited_for.cancel()

    with_robots(scene, workers=2)


def test_at_a_table_a_bot_thinks_ahead_while_a_person_decides(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=2))
        seats = [SeatWish("you"), SeatWish("bot", level="expert")]
        wish = NewTable("through_the_desert", {"first": "seat1"}, seats, pace="instant")
        table = await lobby.table(await lobby.open("ada", wish))
        looking = Browser("ada", hear)
        table.post(looking, Come())
        await until(lambda: table.steps.looking == {"expert"})
        await until(lambda: not table.steps.thoughts)
        table.post(looking, Go())
        await until(lambda: not table.audience.watches)
        table.steps.new_round()
        table.steps.advance()
        assert not table.steps.looking  # nobody looks on
        await lobby.close()
        await store.close()

    asyncio.run(scene())

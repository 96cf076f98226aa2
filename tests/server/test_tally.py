"""Several servers count together: who asks each of them gets no more than who asks one."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from simoun.lab.services import Redis
from simoun.server.bell_redis import ended
from simoun.server.limits import CROWD, AtOnce, Shares
from simoun.server.tally import Bucket
from simoun.server.tally_redis import RedisTally
from tests.server.serving import SECONDS, Guest, Server

MOST = 12
NEVER = 1e9  # seconds: what is taken doesn't fill again while a test lasts
Scene = Callable[[RedisTally, RedisTally], Awaitable[None]]


def count_together(redis: Redis, scene: Scene) -> None:
    async def living() -> None:
        async with asyncio.timeout(SECONDS), tally() as one, tally() as other:
            await scene(one, other)

    @contextlib.asynccontextmanager
    async def tally() -> AsyncIterator[RedisTally]:
        found = RedisTally(redis.address)
        live = asyncio.create_task(found.live())
        try:
            yield found
        finally:
            await ended([live])
            await found.close()

    asyncio.run(living())


def shares(*tallies: RedisTally) -> list[Shares]:
    """For each server: a guest may have twelve in all."""
    return [Shares("hints", MOST / NEVER * 60, NEVER, tally) for tally in tallies]


async def given(those: Sequence[Shares], guest: str | None, address: str | None) -> int:
    """How many of forty that are asked for by turns."""
    return sum([await those[k % len(those)].take(guest, address) for k in range(40)])


def test_what_is_asked_for_rarely_is_given_once_for_all_servers(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        both = shares(one, other)
        assert await given(both, "ada", None) == MOST
        assert await given(both, "bob", None) == MOST

    count_together(own_redis, scene)


def test_what_is_asked_for_at_the_same_time_too(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        both = shares(one, other)
        asked = [both[k % 2].take("ada", None) for k in range(40)]
        assert sum(await asyncio.gather(*asked)) == MOST

    count_together(own_redis, scene)


def test_an_address_has_so_much_at_all_servers(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        both = shares(one, other)
        found = [await given(both, f"guest{k}", "203.0.113.7") for k in range(CROWD + 2)]
        assert sum(found) == MOST * CROWD
        assert await given(both, None, "203.0.113.8") == 40

    count_together(own_redis, scene)


def test_what_was_given_at_once_is_made_up_for_at_all_servers(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        both = [share.buckets("ada", None)[0] for share in shares(one, other)]
        gave = [take_all(one, both[0]), take_all(other, both[1])]
        assert gave == [MOST, MOST]  # before they knew of each other
        while any(bucket.tokens > 1 - MOST for bucket in both):
            await asyncio.sleep(0.01)
        late = shares(one)[0].buckets("ada", None)[0]
        while late.tokens > 0:
            late.take()
            one.tell([late])
            await asyncio.sleep(0.01)
        assert late.tokens < 1 - MOST

    count_together(own_redis, scene)


def take_all(tally: RedisTally, bucket: Bucket) -> int:
    taken = 0
    while bucket.take():
        tally.tell([bucket])
        taken += 1
    return taken


def test_where_redis_is_away_each_server_counts_by_itself(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        own_redis.kill()
        both = shares(one, other)
        assert await given(both, "ada", None) == 2 * MOST
        assert all([await AtOnce("guest", 1, tally).enter("ada") for tally in (one, other)])
        await asyncio.to_thread(own_redis.again)
        k = 0
        while await given(both, f"bob{k}", None) != MOST:
            k += 1
            await asyncio.sleep(0.1)

    count_together(own_redis, scene)


def test_connections_count_at_all_servers_until_they_are_closed(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        here, there = AtOnce("guest", 3, one), AtOnce("guest", 3, other)
        assert all([await server.enter("ada") for server in (here, here, there)])
        assert not await here.enter("ada") and not await there.enter("ada")
        assert await there.enter("bob")
        here.leave("ada")
        while not await there.enter("ada"):
            await asyncio.sleep(0.01)
        assert not await here.enter("ada")

    count_together(own_redis, scene)


def test_connections_of_a_server_that_is_gone_do_not_count(own_redis: Redis) -> None:
    async def scene(one: RedisTally, other: RedisTally) -> None:
        gone = RedisTally(own_redis.address)  # it gives no sign of life
        assert await AtOnce("guest", 1, gone).enter("ada")
        there = AtOnce("guest", 1, other)
        assert not await there.enter("ada")
        while not await there.enter("ada"):
            await asyncio.sleep(0.05)
        await gone.close()

    count_together(own_redis, scene)


# ---------------------------------------------------------------- with real servers


def test_requests_and_pages_count_at_two_servers(own_redis: Redis, database: str) -> None:
    wish = {"redis": own_redis.address, "requests_a_minute": 6.0, "sockets": 2}
    with (
        Server(database, **wish) as one,
        Server(database, **wish) as other,
        one.guest() as guest,
    ):
        table = guest.open("you", "you")
        began = time.monotonic()
        codes = [asked(server, guest) for _ in range(10) for server in (one, other)]
        filled = (time.monotonic() - began) / 10 + 1
        assert 6 <= codes.count(200) <= 6 + filled
        with guest.at(table) as page:
            page.arrive()
            guest.http.base_url = other.address
            with guest.at(table) as second, guest.at(table) as third:
                second.arrive()
                assert third.read()["reason"] == "too-many-pages"
                with pytest.raises(ConnectionClosed):
                    third.read()


def asked(server: Server, guest: Guest) -> int:
    return httpx.get(f"{server.address}/api/open", headers=guest.cookie()).status_code

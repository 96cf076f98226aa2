"""What several servers count together, in Redis, by keys that expire.

What is asked for rarely (pages, tables, hints, connections) is counted there before it is given.
A message at a table must not wait for that: each server gives by itself, tells what it gave a few
times a second, and learns what all gave together. Who got too much by then gets nothing until
that is made up for.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Final, NamedTuple

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from simoun.server.bell_redis import AWAY, KEPT, is_to_end, key, milliseconds
from simoun.server.store import StoreFailed, Unreachable
from simoun.server.tally import Bucket
from simoun.server.together import Together

log = logging.getLogger(__name__)

BEAT: Final = 0.3  # seconds between two words about what was given
SIGNS: Final = 5  # beats between two signs of life
ALIVE: Final = 6.0  # seconds without one after which a server's connections don't count
PATIENCE: Final = 0.5  # seconds for an answer
APART: Final = 3.0  # seconds in which each counts by itself after Redis gave none
ANY: Final = 0.0  # however much that is: it was given already

# For each bucket: for which wish, what was taken, the rate, and the most that may be spent. A key
# says when its bucket is full again, and is gone by then. Told in thousandths of a token; -1: too
# much, and then the rest of that wish costs nothing.
SPEND: Final = """
local clock, told, refused = redis.call('TIME'), {}, {}
local now = clock[1] * 1000 + clock[2] / 1000
for k, bucket in ipairs(KEYS) do
  local wish, taken = ARGV[4*k-3], tonumber(ARGV[4*k-2])
  local rate, most = tonumber(ARGV[4*k-1]), tonumber(ARGV[4*k])
  local full = math.max(now, tonumber(redis.call('GET', bucket) or '0'))
  local spent = (full - now) * rate + taken
  if refused[wish] or (most > 0 and spent > most + 0.001) then
    told[k], refused[wish] = -1, true
  else
    local left = spent / rate
    if taken > 0 then
      redis.call('SET', bucket, string.format('%.3f', now + left), 'PX', math.ceil(left))
    end
    told[k] = math.floor(spent * 1000)
  end
end
return told
"""

# For each who has connections: how many there are here; told is how many at all living servers.
OPEN: Final = """
local me, alive, kept, told = ARGV[1], ARGV[2], ARGV[3], {}
redis.call('SET', 'simoun:counts:' .. me, '', 'PX', alive)
for k, who in ipairs(KEYS) do
  local here, all = tonumber(ARGV[k + 3]), 0
  if here == 0 then
    redis.call('HDEL', who, me)
  else
    redis.call('HSET', who, me, here)
    redis.call('PEXPIRE', who, kept)
  end
  local found = redis.call('HGETALL', who)
  for i = 1, #found, 2 do
    if redis.call('EXISTS', 'simoun:counts:' .. found[i]) == 1 then
      all = all + found[i + 1]
    else
      redis.call('HDEL', who, found[i])
    end
  end
  told[k] = all
end
return told
"""


class Spent(NamedTuple):
    wish: int  # of several at the same time
    bucket: Bucket
    taken: int
    most: float


class RedisTally:
    """While Redis is away each server counts by itself."""

    def __init__(self, address: str) -> None:
        self.me = secrets.token_hex(6)
        self.redis = Redis.from_url(
            address,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        self.spend = self.redis.register_script(SPEND)
        self.count = self.redis.register_script(OPEN)
        self.takes = Together(self.take_all, 0.0)
        self.comings = Together(self.count_all, 0.0)
        self.due: set[Bucket] = set()  # of which others are to hear
        self.fewer: dict[str, int] = {}  # connections, of whom some were closed
        self.away_until = 0.0

    # ------------------------------------------------------------ asked before it is given

    async def allows(self, buckets: Sequence[Bucket]) -> bool:
        if not buckets or self.is_away:
            return True
        try:
            return await self.takes.ask(buckets)
        except StoreFailed as failure:
            self.lose(failure)
            return True

    async def take_all(self, wishes: Sequence[Sequence[Bucket]]) -> list[bool]:
        spent = await self.spending(
            [Spent(k, b, 1, b.room) for k, buckets in enumerate(wishes) for b in buckets]
        )
        found = iter(spent)
        return [min([next(found) for _ in buckets]) >= 0 for buckets in wishes]

    async def spending(self, those: Sequence[Spent]) -> list[int]:
        keys = [key(f"limit:{bucket.name}") for _, bucket, _, _ in those]
        each = [(wish, taken, b.a_second / 1000, most) for wish, b, taken, most in those]
        return await self.asked(self.spend(keys=keys, args=[*itertools.chain(*each)]))

    async def open_of(self, who: str, here: int) -> int:
        self.fewer.pop(who, None)
        if self.is_away:
            return here
        try:
            return await self.comings.ask((who, here))
        except StoreFailed as failure:
            self.lose(failure)
            return here

    async def count_all(self, counts: Sequence[tuple[str, int]]) -> list[int]:
        keys = [key(f"open:{who}") for who, _ in counts]
        times = milliseconds(ALIVE), milliseconds(KEPT)
        figures = [here for _, here in counts]
        return await self.asked(self.count(keys=keys, args=[self.me, *times, *figures]))

    # ------------------------------------------------------------ given first, told then

    def tell(self, buckets: Sequence[Bucket]) -> None:
        self.due.update(bucket for bucket in buckets if bucket.is_worth_telling)

    def closed(self, who: str, here: int) -> None:
        self.fewer[who] = here

    async def live(self) -> None:
        beats = itertools.count()
        while not is_to_end():
            await asyncio.sleep(BEAT)
            try:
                await self.settle()
                if self.fewer or next(beats) % SIGNS == 0:
                    await self.count_closed()
            except StoreFailed as failure:
                self.lose(failure)

    async def settle(self) -> None:
        """Where little is left, it matters what the others give meanwhile."""
        due, self.due = [*self.due], set()
        given = [Spent(k, bucket, bucket.untold, ANY) for k, bucket in enumerate(due)]
        for bucket in due:
            bucket.untold = 0
        if given and not self.is_away:
            for bucket, spent in zip(due, await self.spending(given), strict=True):
                bucket.learn(spent / 1000)
            self.due.update(bucket for bucket in due if bucket.tokens < bucket.room / 2)

    async def count_closed(self) -> None:
        """With a sign of life; what could not be told is told the next time."""
        fewer, self.fewer = self.fewer, {}
        try:
            await self.count_all([*fewer.items()])
        except StoreFailed:
            self.fewer = fewer | self.fewer
            raise

    async def close(self) -> None:
        """The connections that were here count no more."""
        with contextlib.suppress(*AWAY):
            await self.redis.delete(key(f"counts:{self.me}"))
        with contextlib.suppress(*AWAY):
            await self.redis.aclose()

    # ------------------------------------------------------------ without Redis

    @property
    def is_away(self) -> bool:
        return asyncio.get_running_loop().time() < self.away_until

    def lose(self, failure: StoreFailed) -> None:
        if not self.is_away:
            log.warning("limits are counted by each server: %s", failure)
        self.away_until = asyncio.get_running_loop().time() + APART

    async def asked(self, answer: Awaitable[list[int]]) -> list[int]:
        try:
            return await answer
        except AWAY as failure:
            raise Unreachable(f"Redis: {failure}") from failure

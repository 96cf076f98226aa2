"""The bell in Redis: a channel for each table, and keys that expire for who is there and leads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from simoun.server.bell import WITHOUT, Here, Learned, Page, Rope, What
from simoun.server.encoding import encode

log = logging.getLogger(__name__)

LOOK: Final = 3.0  # seconds between two looks at what is stored, for bells that were lost
BEAT: Final = 0.3  # seconds between two signs of life
ALIVE: Final = 0.9  # seconds without one after which a server counts as gone
KEPT: Final = 24 * 3600.0  # seconds for which Redis remembers what nobody took back
PATIENCE: Final = 1.0  # seconds for an answer
AWAY: Final = (RedisError, OSError, TimeoutError)

# A sign of life; which of the others still give theirs, and whether ours came in time.
SIGN_OF_LIFE: Final = """
local told = { redis.call('EXISTS', KEYS[1]) }
redis.call('SET', KEYS[1], '', 'PX', ARGV[1])
for k = 2, #KEYS do told[k] = redis.call('EXISTS', KEYS[k]) end
return told
"""

# For each table: the pages here are kept, and those of the living told; who comes first leads,
# as long as they live.
WHO_IS_THERE: Final = """
local me, alive, kept = ARGV[1], ARGV[2], ARGV[3]
local function lives(server)
  return server == me or redis.call('EXISTS', 'simoun:alive:' .. server) == 1
end
redis.call('SET', 'simoun:alive:' .. me, '', 'PX', alive)
local told = {}
for k, table in ipairs(KEYS) do
  local lead, here, pages = table .. ':lead', table .. ':here', ARGV[k + 3]
  local leader = redis.call('GET', lead)
  if leader and not lives(leader) then leader = false end
  if pages == '' then
    redis.call('HDEL', here, me)
    if leader == me then redis.call('DEL', lead) end
  else
    redis.call('HSET', here, me, pages)
    redis.call('PEXPIRE', here, kept)
    if not leader or leader == me then
      redis.call('SET', lead, me, 'PX', kept)
      leader = me
    end
  end
  local row, found = { leader or '' }, redis.call('HGETALL', here)
  for i = 1, #found, 2 do
    if not lives(found[i]) then
      redis.call('HDEL', here, found[i])
    elseif found[i] ~= me then
      row[#row + 1] = found[i]
      row[#row + 1] = found[i + 1]
    end
  end
  told[k] = row
end
return told
"""


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    by: str  # the server that says it
    what: What


open_envelope: Final = msgspec.json.Decoder(Envelope).decode
read_pages: Final = msgspec.json.Decoder(list[Page]).decode


class RedisBell:
    """Goes on by itself when Redis was away; meanwhile each server leads its own tables."""

    def __init__(self, address: str) -> None:
        self.me = secrets.token_hex(6)
        patient = Retry(NoBackoff(), 0)
        self.redis = Redis.from_url(
            address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=patient
        )
        self.ear = Redis.from_url(address, socket_connect_timeout=PATIENCE, retry=patient)
        self.sign = self.redis.register_script(SIGN_OF_LIFE)
        self.ask = self.redis.register_script(WHO_IS_THERE)
        self.ropes: dict[str, Rope] = {}
        self.outbox: list[tuple[str, What]] = []
        self.changed: set[str] = set()  # tables whose pages the others don't know yet
        self.curious: set[str] = set()  # tables where others may look on than before
        self.others: dict[str, set[str]] = {}  # servers, and the tables at which they were seen
        self.work = asyncio.Event()  # there is something to say or to announce
        self.channels: PubSub | None = None  # as long as Redis is there
        self.is_away = False
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def look_every(self) -> float:
        return WITHOUT if self.channels is None else LOOK

    # ------------------------------------------------------------ what a table asks

    def watch(self, table: str, rope: Rope) -> None:
        self.ropes[table] = rope
        if not self.is_away:
            rope.learn(Learned([], False))  # until we know that nobody else does
        if not self.tasks:
            self.tasks = [asyncio.create_task(run()) for run in (self.listen, self.speak)]
        self.announce(table)

    def leave(self, table: str) -> None:
        if self.ropes.pop(table, None):
            self.announce(table)
            for tables in self.others.values():
                tables.discard(table)

    def say(self, table: str, what: What) -> None:
        if self.is_away:
            return
        self.outbox.append((table, what))
        self.work.set()

    def announce(self, table: str) -> None:
        self.changed.add(table)
        self.work.set()

    async def close(self) -> None:
        await ended(self.tasks)
        with contextlib.suppress(*AWAY):
            await self.look(list(self.ropes), gone=True)
        for line in (self.redis, self.ear):
            with contextlib.suppress(*AWAY):
                await line.aclose()

    # ------------------------------------------------------------ said, and shown

    async def speak(self) -> None:
        """Until the end: what is to be said at once, and a sign of life now and then."""
        loop, next_beat, next_look = asyncio.get_running_loop(), 0.0, 0.0
        while not is_to_end():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(next_beat):
                    await self.work.wait()
            self.work.clear()
            try:
                if loop.time() >= next_beat:
                    next_beat = loop.time() + BEAT
                    await self.show_life()
                if loop.time() >= next_look:
                    next_look = loop.time() + LOOK
                    self.curious |= self.ropes.keys()
                await self.announce_all()
                await self.say_all()
            except AWAY as failure:
                self.lose(failure)
            else:
                self.is_away = False

    async def announce_all(self) -> None:
        """First the channels, so that nothing is missed that is said after the announcement."""
        changed, self.changed = self.changed, set()
        if self.channels and changed:
            here, left = changed & self.ropes.keys(), changed - self.ropes.keys()
            await self.each(self.channels.subscribe, here)
            await self.each(self.channels.unsubscribe, left)
        curious, self.curious = self.curious, set()
        await self.look(list((changed | curious) & self.ropes.keys()))
        await self.look(list(changed - self.ropes.keys()), gone=True)
        self.outbox += [(table, Here()) for table in changed]

    async def each(self, act: Callable[..., Awaitable[object]], tables: set[str]) -> None:
        if tables:
            await act(*map(key, tables))

    async def say_all(self) -> None:
        said, self.outbox = self.outbox, []
        if said:
            together = self.redis.pipeline(transaction=False)
            for table, what in said:
                together.publish(key(table), encode(Envelope(self.me, what)))
            await together.execute()

    async def show_life(self) -> None:
        """Where a server was that gives no sign any more, somebody else must lead."""
        others = list(self.others)
        keys = [key(f"alive:{server}") for server in (self.me, *others)]
        in_time, *alive = await self.sign(keys=keys, args=[milliseconds(ALIVE)])
        if not in_time:
            self.curious |= self.ropes.keys()  # we counted as gone ourselves
        for server, lives in zip(others, alive, strict=True):
            if not lives:
                self.curious |= self.others.pop(server)

    async def look(self, tables: Sequence[str], gone: bool = False) -> None:
        """Tell which pages look on here, and learn who else does."""
        if not tables:
            return
        pages = [b"" if gone else encode(self.ropes[table].pages()) for table in tables]
        times = milliseconds(ALIVE), milliseconds(KEPT)
        found = await self.ask(keys=[key(t) for t in tables], args=[self.me, *times, *pages])
        for table, (leader, *others) in zip(tables, found, strict=True):
            rope = self.ropes.get(table)
            if rope and not gone:
                self.remember(table, leader, *others[::2])
                seen = [page for other in others[1::2] for page in read_pages(other)]
                rope.learn(Learned(seen, leader.decode() == self.me))

    def remember(self, table: str, *servers: bytes) -> None:
        for server in servers:
            if server and server.decode() != self.me:
                self.others.setdefault(server.decode(), set()).add(table)

    def lose(self, failure: Exception) -> None:
        """Redis is away: play goes on, and the primary key lets one of several leaders count."""
        if not self.is_away:
            log.warning("Redis: %s", failure)
        self.is_away = True
        self.outbox.clear()
        for rope in self.ropes.values():
            rope.learn(Learned([], True))

    # ------------------------------------------------------------ heard

    async def listen(self) -> None:
        while not is_to_end():
            with contextlib.suppress(*AWAY):
                async with self.ear.pubsub(ignore_subscribe_messages=True) as channels:
                    await channels.subscribe(key(self.me), *map(key, self.ropes))
                    self.channels = channels
                    self.changed |= self.ropes.keys()  # what was said meanwhile is not known
                    self.work.set()
                    async for message in channels.listen():
                        self.hear(message["channel"], message["data"])
            self.channels = None
            await asyncio.sleep(BEAT / 2)

    def hear(self, channel: bytes, data: bytes) -> None:
        heard = open_envelope(data)
        table = channel.decode().removeprefix(key(""))
        rope = self.ropes.get(table)
        if rope is None or heard.by == self.me:
            return
        if isinstance(heard.what, Here):
            self.curious.add(table)
            self.work.set()
        else:
            rope.hear(heard.what)


async def ended(tasks: Sequence[asyncio.Task[None]]) -> None:
    """The client for Redis may swallow a cancellation: then once more."""
    while under_way := [task for task in tasks if not task.done()]:
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way, timeout=BEAT / 2)


def is_to_end() -> bool:
    """Whether the task that asks was cancelled, be it swallowed or not."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


def key(table: str) -> str:
    return f"simoun:{table}"

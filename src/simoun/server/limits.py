"""How much one guest, and one address, may ask for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from simoun.server.tally import ALONE, Bucket, Tally

MOST_ASKERS: Final = 10_000
CROWD: Final = 4  # an address may ask for as much as so many guests: a family, a class
MINUTE: Final = 60.0


class Askers:
    """A bucket for each address or guest that asked lately, with room for some seconds' worth."""

    def __init__(self, a_minute: float, seconds: float = MINUTE, name: str = "") -> None:
        self.a_minute = a_minute
        self.seconds = seconds
        self.name = name  # as other servers know them, where several count together
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, asker: str) -> Bucket:
        if asker not in self.buckets:
            a_second = self.a_minute / MINUTE
            self.buckets[asker] = Bucket(f"{self.name}:{asker}", a_second, a_second * self.seconds)
        self.buckets.move_to_end(asker)
        if len(self.buckets) > MOST_ASKERS:
            self.buckets.popitem(last=False)
        return self.buckets[asker]

    def take(self, asker: str) -> bool:
        """By this server alone."""
        return self.bucket(asker).take()


class Shares:
    """So much for each guest, and for all guests of an address together, of all servers.

    Who is new has no name yet, and this machine itself no address (`addresses.py`): there only
    the other one counts.
    """

    def __init__(
        self, name: str, a_minute: float, seconds: float = MINUTE, tally: Tally = ALONE
    ) -> None:
        self.a_minute = a_minute
        self.tally = tally
        self.guests = Askers(a_minute, seconds, f"{name}:guest")
        self.addresses = Askers(a_minute * CROWD, seconds, f"{name}:address")

    def buckets(self, guest: str | None, address: str | None) -> list[Bucket]:
        mine = [self.guests.bucket(guest)] if guest else []
        return [*mine, self.addresses.bucket(address)] if address else mine

    async def take(self, guest: str | None, address: str | None) -> bool:
        """Who has had too much here asks no other server."""
        buckets = self.buckets(guest, address)
        return all(bucket.take() for bucket in buckets) and await self.tally.allows(buckets)


class AtOnce:
    """How many connections each has who may have so many."""

    def __init__(self, name: str, most: int, tally: Tally = ALONE) -> None:
        self.name = name
        self.most = most
        self.tally = tally
        self.open: dict[str, int] = {}

    async def enter(self, who: str) -> bool:
        """False: that would be one too many."""
        if self.open.get(who, 0) >= self.most:
            return False
        self.open[who] = self.open.get(who, 0) + 1
        try:
            everywhere = await self.tally.open_of(f"{self.name}:{who}", self.open[who])
        except asyncio.CancelledError:
            self.leave(who)
            raise
        if everywhere > self.most:
            self.leave(who)
        return everywhere <= self.most

    def leave(self, who: str) -> None:
        self.open[who] -= 1
        self.tally.closed(f"{self.name}:{who}", self.open[who])
        if not self.open[who]:
            del self.open[who]

"""How much one browser, or one address, may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_ASKERS: Final = 10_000


class Bucket:
    """It holds tokens for a few seconds, and fills again at a steady rate."""

    def __init__(self, a_second: float, room: float) -> None:
        self.a_second = a_second
        self.room = room
        self.tokens = room
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.room, self.tokens + (now - self.since) * self.a_second)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Askers:
    """A bucket for each address or guest that asked lately."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str) -> bool:
        if asker not in self.buckets:
            self.buckets[asker] = Bucket(self.a_minute / 60, self.a_minute)
        self.buckets.move_to_end(asker)
        if len(self.buckets) > MOST_ASKERS:
            self.buckets.popitem(last=False)
        return self.buckets[asker].take()

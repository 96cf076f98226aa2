"""What several servers count together, so that nobody gets more by asking each of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, Protocol

from simoun.core.refusal import Refused
from simoun.server.stores import MISSING

PART: Final = 4  # of what a bucket holds: who took so much is worth a word to the others


class Bucket:
    """It holds tokens for a few seconds, and fills again at a steady rate."""

    def __init__(self, name: str, a_second: float, room: float) -> None:
        self.name = name
        self.a_second = a_second
        self.room = room
        self.tokens = room  # below 0 if several servers gave too much before they knew
        self.since = time.monotonic()
        self.untold = 0  # taken since the other servers heard of it

    def take(self) -> bool:
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        self.untold += 1
        return True

    def fill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.room, self.tokens + (now - self.since) * self.a_second)
        self.since = now

    @property
    def is_worth_telling(self) -> bool:
        return self.untold * PART >= self.room

    def learn(self, spent: float) -> None:
        """What all servers gave together and is not filled again; not what we gave just now."""
        self.fill()
        self.tokens = min(self.tokens, self.room - spent - self.untold)


class Tally(Protocol):
    async def allows(self, buckets: Sequence[Bucket]) -> bool:
        """One token was taken here from each; False: others gave too many already."""
        ...

    def tell(self, buckets: Sequence[Bucket]) -> None:
        """Some were taken here: the others learn of it in a moment, if it is much."""
        ...

    async def open_of(self, who: str, here: int) -> int:
        """The connections that somebody has everywhere, with so many of them here."""
        ...

    def closed(self, who: str, here: int) -> None:
        """Somebody has only so many here now."""
        ...

    async def live(self) -> None:
        """As long as the server runs."""
        ...

    async def close(self) -> None: ...


class Alone:
    """Each server counts by itself."""

    async def allows(self, buckets: Sequence[Bucket]) -> bool:
        return True

    def tell(self, buckets: Sequence[Bucket]) -> None: ...

    async def open_of(self, who: str, here: int) -> int:
        return here

    def closed(self, who: str, here: int) -> None: ...

    async def live(self) -> None: ...

    async def close(self) -> None: ...


ALONE: Final = Alone()


def tally_at(address: str | None) -> Tally:
    """A redis://… address; None: there is none."""
    if address is None:
        return ALONE
    try:
        from simoun.server.tally_redis import RedisTally
    except ModuleNotFoundError:
        raise Refused(MISSING) from None
    return RedisTally(address)

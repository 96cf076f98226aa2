"""What is asked in a short while is done in one go, and each who asked gets their own answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from simoun.server.store import StoreFailed, Unreachable

Wish = TypeVar("Wish")
Answer = TypeVar("Answer")


class Together(Generic[Wish, Answer]):
    def __init__(
        self,
        work: Callable[[Sequence[Wish]], Awaitable[Sequence[Answer | StoreFailed]]],
        apart: float,
    ) -> None:
        """`apart`: seconds between two goes, at least; a lone wish waits for none."""
        self.work = work
        self.apart = apart
        self.waiting: list[tuple[Wish, asyncio.Future[Answer]]] = []
        self.working: asyncio.Task[None] | None = None
        self.next = 0.0  # by the loop's clock

    def ask(self, wish: Wish) -> asyncio.Future[Answer]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self.waiting.append((wish, future))
        if self.working is None:
            self.working = loop.create_task(self.go())
        return future

    async def go(self) -> None:
        """Until nobody waits; who asks meanwhile is in the next go."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                await asyncio.sleep(max(0.0, self.next - loop.time()))
                batch, self.waiting = self.waiting, []
                self.next = loop.time() + self.apart
                await self.answer(batch)
        finally:
            self.working = None

    async def finished(self) -> None:
        if self.working:
            await asyncio.wait([self.working])

    async def answer(self, batch: Sequence[tuple[Wish, asyncio.Future[Answer]]]) -> None:
        """A wish that fails for its own sake must not take the others with it."""
        try:
            answers = await self.work([wish for wish, _ in batch])
        except StoreFailed as failure:
            if len(batch) > 1 and not isinstance(failure, Unreachable):
                for one in batch:
                    await self.answer([one])
                return
            answers = [failure] * len(batch)
        except Exception as failure:  # whoever waits must be told, whatever it was
            answers = [StoreFailed(f"{type(failure).__name__}: {failure}")] * len(batch)
        for (_, future), answer in zip(batch, answers, strict=True):
            if future.done():
                continue  # whoever asked is gone
            if isinstance(answer, StoreFailed):
                future.set_exception(answer)
            else:
                future.set_result(answer)

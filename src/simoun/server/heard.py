"""The last lines of a table's talk, as those who play and those who look on heard them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from simoun.server.store import END, EVERYBODY, Among, Said, Store
from simoun.server.talk_messages import MOST_TALK

Room = Literal["players", "lookers"]

ROOMS: Final[Sequence[Room]] = ("players", "lookers")


def heard_in(room: Room) -> Sequence[Among]:
    return ("all", room)


class Heard:
    def __init__(self) -> None:
        self.last = 0  # the number of the latest line
        self.lines: deque[Said] = deque(maxlen=MOST_TALK)
        self.rooms: dict[Room, deque[Said]] = {room: deque(maxlen=MOST_TALK) for room in ROOMS}

    async def load(self, store: Store, table: str) -> None:
        lines = await store.talk(table, EVERYBODY, END, MOST_TALK)
        for room, heard in self.rooms.items():
            heard.clear()
            if len(lines) == MOST_TALK:  # some of the room's last ones may be older than all these
                before = lines[-1].line + 1
                heard.extend(await store.talk(table, heard_in(room), before, MOST_TALK))
            else:
                heard.extend(heard_by(room, lines))
        self.lines.clear()
        self.lines.extend(lines)
        self.last = lines[-1].line if lines else 0

    def add(self, said: Said) -> None:
        self.last = said.line
        self.lines.append(said)
        for room, heard in self.rooms.items():
            heard.extend(heard_by(room, [said]))

    def said_as(self, guest: str, id: str) -> Said | None:
        """What the guest said under this id, if it isn't long ago."""
        return next((s for s in self.lines if (s.guest, s.command) == (guest, id)), None)

    def count(self, guest: str, pins: bool, seconds: float) -> int:
        """Pins, or other lines, of a guest in the last seconds."""
        lately = self.within(seconds)
        return sum(s.guest == guest and (s.spot is not None) == pins for s in lately)

    def within(self, seconds: float) -> list[Said]:
        now = time.time()
        return [said for said in self.lines if abs(now - said.at) < seconds]


def heard_by(room: Room, lines: Iterable[Said]) -> list[Said]:
    return [said for said in lines if said.among in heard_in(room)]

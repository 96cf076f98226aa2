"""The course of one game at a table: what was played, what may be done now, and who sees what."""

from __future__ import annotations

import functools
import itertools
import json
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from simoun.core.actions import kind_of, who_of
from simoun.core.moment import Moment
from simoun.core.record import Move, Play, Record, follow, move_of, record_of
from simoun.core.rules import State
from simoun.core.why import Reason
from simoun.match import Match
from simoun.server.columns import Columns
from simoun.server.encoding import encode
from simoun.server.messages import Line, Offer, Pause, Update
from simoun.server.store import UNDO, Row, Summary

STRIDE: Final = 8  # every so many moves a state is kept, for those who look back
DIGITS: Final = 4  # of a chance
LEAST: Final = 10.0**-DIGITS  # what may still happen is told as more than nothing
DEAL: Final = "deal"  # beside how a game began: the cards that it has in store
MOST_WRITTEN: Final = 1500  # choices that a table keeps as they are sent

strands: Final = itertools.count(1)


def start_of(text: str) -> Record:
    data = json.loads(text)
    data.pop(DEAL, None)
    return record_of(data)


def deal_of(text: str) -> list[int]:
    """The fresh randomness of each reveal from the first on, where a game was played before."""
    return [int(fresh, 16) for fresh in json.loads(text).get(DEAL, "").split()]


def kept(rows: Sequence[Row]) -> list[Move]:
    """The moves that hold, after all that was taken back."""
    moves: list[Move] = []
    for row in rows:
        if row.line == UNDO:
            moves.pop()
        else:
            moves.append(move_of(row.line))
    return moves


class Course:
    def __init__(self, start: Record, rows: Sequence[Row], deal: Sequence[int] = ()) -> None:
        self.deal = deal
        self.start = Record(start.game, start.rules, start.options, start.position, start.seed, [])
        self.v = rows[-1].seq if rows else 0
        self.commands = {
            (row.guest, row.command): row.seq for row in rows if row.guest and row.command
        }
        self.replay(kept(rows))

    def replay(self, moves: Sequence[Move]) -> None:
        self.strand = next(strands)  # another one when something is taken back
        self.match = Match(self.start)
        self.journal: list[bytes] = []  # a line for each move, as it is sent
        self.plays: list[Play] = []
        self.turned_up = 0  # cards of the phase that is on
        self.states = [self.match.state.copy()]  # after 0, 8, 16 … moves
        self.columns = Columns(self.match.face.language, self.match.moment.names)
        self.begin_moment()
        for move in moves:
            self.play(self.moment.code_of(move.text), move.fresh)

    # ------------------------------------------------------------ what happens

    def play(self, code: int, fresh: int) -> None:
        due = self.moment.reveal
        events = self.match.play(code, fresh)
        self.plays.append((code, fresh))
        self.journal.append(encode(Line(len(self.plays), events)))
        if len(self.plays) % STRIDE == 0:
            self.states.append(self.match.state.copy())
        self.begin_moment()
        self.turned_up = self.turned_since(due, code)

    def fresh_for(self, code: int) -> int:
        """Each reveal takes fresh randomness, unless its cards are those of an earlier game."""
        reveals = self.match.rules.reveals
        if not reveals(code):
            return 0
        number = sum(reveals(earlier) for earlier, _ in self.plays) if self.deal else 0
        return self.deal[number] if number < len(self.deal) else secrets.randbits(62) | 1

    def turned_since(self, due: int | None, code: int) -> int:
        """Cards of the phase that is on, after something was played while one of them was due."""
        following = self.moment.reveal
        if due is None or following is None or kind_of(due) != kind_of(following):
            return 0
        return self.turned_up + (code == due)

    def undo(self) -> None:
        self.replay(self.match.moves[:-1])

    def count(self, row: Row) -> None:
        """The command of this row is done."""
        self.v = row.seq
        if row.guest and row.command:
            self.commands[row.guest, row.command] = row.seq

    def begin_moment(self) -> None:
        """What was written of the last moment is of no use in this one."""
        self.moment: Moment = self.match.moment
        self.undoer = self.last_mover()
        names = self.moment.names
        if self.columns.names is not names:
            self.columns = Columns(self.match.face.language, names)
        elif len(self.columns.rows) > MOST_WRITTEN:
            self.columns.rows.clear()
        self.views: dict[int | None, msgspec.Raw] = {}
        self.alike: bytes | None = None
        self.chances: dict[tuple[str, int | None], list[float]] = {}

    # ------------------------------------------------------------ what one may ask

    @property
    def moves(self) -> int:
        return len(self.plays)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def last_line(self) -> str:
        """The last move, as a record writes it."""
        return self.match.moves[-1].line()

    @functools.cached_property
    def written_start(self) -> str:
        """How the game began, as a record without moves."""
        return json.dumps(self.start.to_data(), ensure_ascii=False)

    def stored_start(self) -> str:
        """The same with the cards it has in store; `start_of` reads it."""
        if not self.deal:
            return self.written_start
        deal = " ".join(f"{fresh:x}" for fresh in self.deal)
        return json.dumps(self.start.to_data() | {DEAL: deal}, ensure_ascii=False)

    def fresh(self) -> list[int]:
        """What each reveal of this game took."""
        return [fresh for code, fresh in self.plays if self.match.rules.reveals(code)]

    def summary(self) -> Summary:
        return Summary(self.match.decider, self.over)

    def last_mover(self) -> int | None:
        """The seat that may take its last action back, if there is one."""
        if not self.plays or self.over:
            return None
        code, _ = self.plays[-1]
        return None if self.match.rules.reveals(code) else int(who_of(code))

    def why_not(self, seats: tuple[int, ...], picks: Sequence[str]) -> Reason | None:
        """Why whoever plays these seats can do nothing with what was clicked; None if they can."""
        asking = self.eyes(seats, self.match.state)
        if asking is None:
            return self.match.why_not(None, picks)
        reasons = {seat: self.match.why_not(seat, picks) for seat in seats}
        if None in reasons.values():
            return None
        holders = [seat for seat in seats if any(pick.endswith(f"@{seat}") for pick in picks)]
        return reasons[holders[0] if holders else asking]

    # ------------------------------------------------------------ what a browser gets

    def update(
        self, told: int, waiting: list[int], pause: Pause | None, offer: Offer | None = None
    ) -> Update:
        """The last lines of the journal, and what is the same for all: `show` adds the rest."""
        keep = self.moves - told
        return Update(
            v=self.v,
            moves=self.moves,
            keep=keep,
            told=self.lines(keep),
            view=msgspec.Raw(),
            choices=msgspec.Raw(),
            waiting=waiting,
            pause=pause,
            offer=offer,
            can_undo=False,
            chances=None,
        )

    def show(self, update: Update, seats: tuple[int, ...]) -> Update:
        """The position for whoever plays these seats."""
        update.view = self.view(self.eyes(seats, self.match.state))
        update.choices = self.choices_of(seats)
        update.can_undo = self.undoer in seats
        return update

    def chances_of(self, level: str, seats: tuple[int, ...]) -> list[float]:
        """If bots of a level played on: the team's, or each rival's as these seats see it."""
        match = self.match
        eyes = None if match.face.seen_alike else self.eyes(seats, match.state)
        if (level, eyes) not in self.chances:
            found = match.chances(level, eyes)[: 1 if match.rules.together() else None]
            self.chances[level, eyes] = [self.told(chance) for chance in found]
        return self.chances[level, eyes]

    def told(self, chance: float) -> float:
        """As long as the game is on, nothing is sure."""
        short = round(chance, DIGITS)
        return short if self.over else min(max(short, LEAST), 1 - LEAST)

    def lines(self, after: int = 0) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(self.journal[after:]) + b"]")

    def eyes(self, seats: tuple[int, ...], state: State) -> int | None:
        """Who plays several seats sees with those of the decider, or of the first."""
        if len(seats) < 2:
            return seats[0] if seats else None
        decider = int(self.match.rules.decider(state))
        return decider if decider in seats else seats[0]

    def choices_of(self, seats: tuple[int, ...]) -> msgspec.Raw:
        by_seat = self.moment.by_seat
        return self.columns.written([code for seat in seats for code in by_seat.get(seat, [])])

    def view(self, seat: int | None) -> msgspec.Raw:
        if seat not in self.views:
            self.views[seat] = msgspec.Raw(self.written_view(seat))
        return self.views[seat]

    def written_view(self, seat: int | None) -> bytes:
        if not self.match.face.seen_alike:
            return encode(self.match.view(seat))
        if self.alike is None:  # what a spectator sees, for all
            view = dict(self.match.view(None))
            del view["you"]
            self.alike = b"," + encode(view)[1:]
        return b'{"you":' + encode(seat) + self.alike

    def view_after(self, moves: int, seats: tuple[int, ...]) -> msgspec.Raw:
        state = self.state_after(moves)
        return msgspec.Raw(encode(self.match.face.view(state, self.eyes(seats, state))))

    def state_after(self, moves: int) -> State:
        near = moves // STRIDE
        state = self.states[near].copy()
        follow(self.match.rules, state, self.plays[near * STRIDE : moves])
        return state

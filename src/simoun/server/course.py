"""The course of one game at a table: what was played, what may be done now, and who sees what."""

from __future__ import annotations

import asyncio
import functools
import itertools
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final, Self

import msgspec

from simoun.bots.outlook import outlook
from simoun.bots.signs import NOBODY
from simoun.core.actions import kind_of, who_of
from simoun.core.keyed import Keyed, decks_of
from simoun.core.moment import Moment
from simoun.core.record import Fresh, Play, Record, follow, move_of
from simoun.core.refusal import Refused
from simoun.core.rules import Rules, State
from simoun.core.why import Reason
from simoun.match import Match
from simoun.server.columns import Columns
from simoun.server.encoding import encode
from simoun.server.messages import Line, Offer, Pause, Update
from simoun.server.starts import written
from simoun.server.store import UNDO, Row, Summary

STRIDE: Final = 8  # every so many moves a state is kept, for those who look back
DIGITS: Final = 4  # of a chance
LEAST: Final = 10.0**-DIGITS  # what may still happen is told as more than nothing
MOST_LINES: Final = 300  # of the journal, told at once
MOST_MOVES: Final = 5000  # of a record that a table plays on from
LONG: Final = 4000  # commands; then there is no more undo, nor exchanges that could go on for ever
SLICE: Final = 0.001  # seconds of a long game that is played again; then others have their turns
TURNS: Final = 0.003  # seconds for them: what they do takes several of them

Deal = Sequence[int] | Keyed  # what the first reveals take, or who deals the cards of a day
Seen = dict[tuple[str, int | None], list[float]]  # chances by level, and who sees it

strands: Final = itertools.count(1)


def summary_of(rules: Rules[State], state: State) -> Summary:
    return Summary(int(rules.decider(state)), state.over)


def told(chance: float, over: bool) -> float:
    """As long as the game is on, nothing is sure."""
    short = round(chance, DIGITS)
    return short if over else min(max(short, LEAST), 1 - LEAST)


class Course:
    def __init__(self, start: Record, rows: Sequence[Row], deal: Deal = ()) -> None:
        self.deal = deal
        self.start = Record(start.game, start.rules, start.options, start.position, start.seed, [])
        self.v = 0
        self.commands: dict[tuple[str, str], int] = {}
        self.hands: list[str | None] = []  # who made each move; None: the table did
        self.begin()
        for row in rows:
            self.repeat(row)

    @classmethod
    async def loaded(cls, start: Record, rows: Sequence[Row], deal: Deal = ()) -> Self:
        """The same, without keeping anybody else waiting for long."""
        course = cls(start, [], deal)
        until = time.perf_counter() + SLICE
        for row in rows:
            try:
                course.repeat(row)
            except Refused as refusal:
                raise Refused(f"Move {row.seq} of the record: {refusal}") from None
            if time.perf_counter() > until:
                await asyncio.sleep(TURNS)
                until = time.perf_counter() + SLICE
        return course

    def begin(self) -> None:
        self.strand = next(strands)  # another one when something is taken back
        self.match = Match(self.start)
        self.journal: list[bytes] = []  # a line for each move, as it is sent
        self.plays: list[Play] = []
        self.decks: list[list[int]] = []  # for each move, those that it turned something up from
        self.turned_up = 0  # cards of the phase that is on
        self.turned_up_before: list[int] = []  # each move
        self.states = [self.match.state.copy()]  # after 0, 8, 16 … moves
        self.columns = Columns(self.match.face.language, self.match.moment.names)
        self.begin_moment({})

    # ------------------------------------------------------------ what happens

    def repeat(self, row: Row) -> None:
        """A command that was stored, done again."""
        if row.line == UNDO:
            self.undo()
        else:
            move = move_of(row.line)
            self.play(self.moment.code_of(move.text), move.fresh)
        self.count(row)

    def play(self, code: int, fresh: Fresh) -> None:
        due = self.moment.reveal
        decks = self.decks_of(code, fresh)
        events = self.match.play(code, fresh)
        self.plays.append((code, fresh))
        self.decks.append(decks)
        self.journal.append(encode(Line(len(self.plays), events)))
        if len(self.plays) % STRIDE == 0:
            self.states.append(self.match.state.copy())
        self.begin_moment(self.chances)
        self.turned_up_before.append(self.turned_up)
        self.turned_up = self.turned_since(due, code)

    def decks_of(self, code: int, fresh: Fresh) -> list[int]:
        match = self.match
        return decks_of(match.rules, match.state, code, fresh) if isinstance(fresh, tuple) else []

    def fresh_for(self, code: int) -> Fresh:
        """Each reveal takes fresh randomness, unless its cards are those of an earlier game, or
        of a day."""
        reveals = self.match.rules.reveals
        if not reveals(code):
            return 0
        if isinstance(self.deal, Keyed):
            drawn = Counter(deck for decks in self.decks for deck in decks)
            return self.deal.cards(self.match.rules, self.match.state, code, drawn)
        number = sum(reveals(earlier) for earlier, _ in self.plays) if self.deal else 0
        return self.deal[number] if number < len(self.deal) else secrets.randbits(62) | 1

    def turned_since(self, due: int | None, code: int) -> int:
        """Cards of the phase that is on, after something was played while one of them was due."""
        following = self.moment.reveal
        if due is None or following is None or kind_of(due) != kind_of(following):
            return 0
        return self.turned_up + (code == due)

    def undo(self) -> None:
        """From the nearest state that was kept: a long game costs no more than a short one."""
        self.match.take_back(self.state_after(self.moves - 1))
        self.strand = next(strands)
        self.plays.pop()
        self.decks.pop()
        self.journal.pop()
        self.turned_up = self.turned_up_before.pop()
        del self.states[self.moves // STRIDE + 1 :]
        self.begin_moment({})

    def catch_up(self, rows: Sequence[Row]) -> int:
        """What was stored elsewhere; how many of the last lines of the journal are new."""
        same = self.moves
        for row in rows:
            if row.line == UNDO:
                self.undo()
            else:
                move = move_of(row.line)
                self.play(self.moment.code_of(move.text), move.fresh)
            same = min(same, self.moves)
            self.count(row)
        return self.moves - same

    def count(self, row: Row) -> None:
        """The command of this row is done."""
        self.v = row.seq
        if row.line == UNDO:
            self.hands.pop()
        else:
            self.hands.append(row.guest)
        if row.guest and row.command:
            self.commands[row.guest, row.command] = row.seq

    def begin_moment(self, chances_before: Seen) -> None:
        """What was written of the last moment is of no use in this one."""
        self.moment: Moment = self.match.moment
        self.undoer = self.last_mover()
        self.columns.follow(self.moment.names)
        self.views: dict[int | None, msgspec.Raw] = {}
        self.alike: bytes | None = None
        self.chances: Seen = {}
        self.chances_before = chances_before  # the last move

    # ------------------------------------------------------------ what one may ask

    @property
    def moves(self) -> int:
        return len(self.plays)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def turn(self) -> int:
        """The seat whose turn it is, whoever decides in it."""
        return int(self.match.rules.turn_of(self.match.state))

    @property
    def as_printed(self) -> bool:
        """What was learnt of chances and plans holds here: no variant came with a record."""
        return self.match.rules.as_printed(self.match.state)

    @property
    def last_line(self) -> str:
        """The last move, as a record writes it."""
        return self.match.moves[-1].line()

    @functools.cached_property
    def written_start(self) -> str:
        """How the game began, as a record without moves."""
        return written(self.start)

    def fresh(self) -> list[int]:
        """The randomness that each reveal of this game took."""
        taken = [fresh for code, fresh in self.plays if self.match.rules.reveals(code)]
        return [fresh for fresh in taken if isinstance(fresh, int)]

    def summary(self) -> Summary:
        return summary_of(self.match.rules, self.match.state)

    def summary_after(self, moves: int) -> Summary:
        return summary_of(self.match.rules, self.state_after(moves))

    def hides(self, seats: tuple[int, ...]) -> bool:
        """The record would tell whoever plays these seats what only others may know."""
        return len(seats) < self.match.players and self.match.face.hides(self.match.state)

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
            chances_before=None,
        )

    def show(self, update: Update, seats: tuple[int, ...]) -> Update:
        """The position for whoever plays these seats."""
        update.view = self.view(self.eyes(seats, self.match.state))
        update.choices = self.choices_of(seats)
        update.can_undo = self.undoer in seats
        return update

    def chances_of(self, level: str, seats: tuple[int, ...]) -> list[float]:
        """If bots of a level played on: the team's, or each rival's as these seats see it."""
        sight = level, self.looker(seats)
        if sight not in self.chances:
            self.chances[sight] = self.counted(self.match.state, *sight)
        return self.chances[sight]

    def chances_before_last(self, level: str, seats: tuple[int, ...]) -> list[float] | None:
        """Before the last move, with the eyes of now; None: nothing was done yet."""
        if not self.plays:
            return None
        sight = level, self.looker(seats)
        if sight not in self.chances_before:
            self.chances_before[sight] = self.counted(self.state_after(self.moves - 1), *sight)
        return self.chances_before[sight]

    def looker(self, seats: tuple[int, ...]) -> int | None:
        match = self.match
        return None if match.face.seen_alike else self.eyes(seats, match.state)

    def counted(self, state: State, level: str, looker: int | None) -> list[float]:
        rules = self.match.rules
        found = outlook(rules, state, level, NOBODY if looker is None else looker)
        each = found[:1] if rules.together() else found
        return [told(chance, state.over) for chance in each]

    def lines(self, after: int, before: int | None = None) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(self.journal[after:before]) + b"]")

    def last_lines(self, before: int | None = None) -> msgspec.Raw:
        """As many as are told at once, up to some move or to the last one."""
        end = self.moves if before is None else before - 1
        return self.lines(max(0, end - MOST_LINES), end)

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
        face, state = self.match.face, self.match.state
        if not face.seen_alike:
            return encode(face.view(state, seat))
        if self.alike is None:  # what a spectator sees, for all
            view = dict(face.view(state, None))
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

"""The course of one game at a table: what was played, what may be done now, and who sees what."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from simoun.core import record as paper
from simoun.core.actions import Actions, who_of
from simoun.core.choice import Choice
from simoun.core.record import Move, Record, move_of
from simoun.core.rules import State
from simoun.match import Match
from simoun.server.messages import Line, Update
from simoun.server.store import UNDO, Row, Summary

STRIDE: Final = 8  # every so many moves a state is kept, for those who look back

encode: Final = msgspec.json.Encoder().encode


def start_of(text: str) -> Record:
    return paper.from_json(text)


def written_start(record: Record) -> str:
    """How a game began, without its moves."""
    return json.dumps({**record.to_data(), "moves": []}, ensure_ascii=False)


def kept(rows: Sequence[Row]) -> list[Move]:
    """The moves that hold, after all that was taken back."""
    moves: list[Move] = []
    for row in rows:
        if row.line == UNDO:
            moves.pop()
        else:
            moves.append(move_of(row.line))
    return moves


def listed(add: Callable[[State, Actions], None], state: State) -> set[int]:
    actions = Actions()
    add(state, actions)
    return set(actions.listed())


class Course:
    def __init__(self, start: Record, rows: Sequence[Row]) -> None:
        self.start = Record(start.game, start.rules, start.options, start.position, start.seed, [])
        self.v = rows[-1].seq if rows else 0
        self.commands = {
            (row.guest, row.command): row.seq for row in rows if row.guest and row.command
        }
        self.replay(kept(rows))

    def replay(self, moves: Sequence[Move]) -> None:
        self.match = Match(self.start)
        self.journal: list[bytes] = []  # a line for each move, as it is sent
        self.codes: list[int] = []  # of the actions played
        self.states = [self.match.state.copy()]  # after 0, 8, 16 … moves
        face = self.match.face
        for move in moves:
            names = face.names(self.match.state)
            self.play(face.language.read(move.text, names), move)
        self.look_around()

    # ------------------------------------------------------------ what happens

    def play(self, code: int, move: Move) -> None:
        events = self.match.play(move.text, move.fresh)
        self.codes.append(code)
        self.journal.append(encode(Line(len(self.codes), events)))
        if len(self.codes) % STRIDE == 0:
            self.states.append(self.match.state.copy())

    def undo(self) -> None:
        self.replay(self.match.record().moves[:-1])

    def count(self, row: Row) -> None:
        """The command of this row is done."""
        self.v = row.seq
        if row.guest and row.command:
            self.commands[row.guest, row.command] = row.seq

    def look_around(self) -> None:
        """Work out, once for everybody, what may be done now."""
        rules, state = self.match.rules, self.match.state
        codes = rules.legal(state)
        choices = self.match.choices()
        self.code_of = {choice["action"]: code for choice, code in zip(choices, codes, strict=True)}
        due = rules.reveal_is_due(state)
        self.reveal = choices.pop(0)["action"] if due else None
        self.by_seat: dict[int, list[Choice]] = {}
        for choice in choices:
            self.by_seat.setdefault(choice["seat"], []).append(choice)
        self.plays = listed(rules.anytime_actions, state)
        self.exchanges = listed(rules.exchange_actions, state)
        self.undoer = self.last_mover()
        self.views: dict[int | None, msgspec.Raw] = {}
        self.alike: bytes | None = None

    # ------------------------------------------------------------ what one may ask

    @property
    def moves(self) -> int:
        return len(self.codes)

    @property
    def over(self) -> bool:
        return self.match.over

    def summary(self) -> Summary:
        return Summary(self.match.decider, self.over)

    def seat_of(self, action: str) -> int:
        return int(who_of(self.code_of[action]))

    def reveals(self, action: str) -> bool:
        return self.match.rules.reveals(self.code_of[action])

    def is_anytime(self, action: str) -> bool:
        return self.code_of[action] in self.plays | self.exchanges

    def able(self) -> set[int]:
        """Seats with something to do now, besides turning up a card."""
        return set(self.by_seat)

    def prepared(self) -> set[int]:
        """Seats with something to play before a card is turned up; what they share can wait."""
        return {int(who_of(code)) for code in self.plays}

    def last_mover(self) -> int | None:
        """The seat that may take its last action back, if there is one."""
        if not self.codes or self.over or self.match.rules.reveals(self.codes[-1]):
            return None
        return int(who_of(self.codes[-1]))

    # ------------------------------------------------------------ what a browser gets

    def update(self, seats: tuple[int, ...], told: int, waiting: list[int]) -> Update:
        """The position for whoever plays these seats, and the last lines of the journal."""
        keep = self.moves - told
        return Update(
            v=self.v,
            moves=self.moves,
            keep=keep,
            told=self.lines(keep),
            view=self.view(self.eyes(seats, self.match.state)),
            choices=self.choices_of(seats),
            waiting=waiting,
            can_undo=self.undoer in seats,
        )

    def lines(self, after: int = 0) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(self.journal[after:]) + b"]")

    def eyes(self, seats: tuple[int, ...], state: State) -> int | None:
        """Who plays several seats sees with those of the decider, or of the first."""
        if not seats:
            return None
        decider = int(self.match.rules.decider(state))
        return decider if decider in seats else seats[0]

    def choices_of(self, seats: tuple[int, ...]) -> msgspec.Raw:
        mine = [choice for seat in seats for choice in self.by_seat.get(seat, ())]
        return msgspec.Raw(encode(mine))

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
            self.alike = encode(view)
        return b'{"you":' + encode(seat) + b"," + self.alike[1:]

    def view_after(self, moves: int, seats: tuple[int, ...]) -> msgspec.Raw:
        state = self.state_after(moves)
        return msgspec.Raw(encode(self.match.face.view(state, self.eyes(seats, state))))

    def state_after(self, moves: int) -> State:
        near = moves // STRIDE
        state = self.states[near].copy()
        for move in self.match.record().moves[near * STRIDE : moves]:
            paper.play(self.match.face, state, move)
        return state

"""A game round one keyboard: whose turn it is, what the bots do, and what can be taken back."""

from __future__ import annotations

from simoun.cli.company import Agrees, Company
from simoun.core.actions import who_of
from simoun.core.choice import Choice
from simoun.core.events import Event
from simoun.core.moment import Moment
from simoun.core.record import Fresh, Record
from simoun.match import Match


class Sitting:
    def __init__(self, record: Record, bots: dict[int, str], bots_ask: bool = True) -> None:
        """Play the record's moves, which were checked before, and go on from there."""
        moves, record.moves = record.moves, []
        self.match = Match(record)
        people = [seat for seat in range(self.match.players) if seat not in bots]
        self.company = Company(self.match.rules, bots, people if bots_ask else [], record.seed)
        self.bots = bots
        self.takeable = 0  # the last moves, as far as they can be taken back
        self.revealed = 0  # moves that turned up a card
        self.went_on: tuple[object, ...] = ()  # the step that people have let come
        for move in moves:
            self.play(move.text, move.fresh)

    @property
    def moment(self) -> Moment:
        return self.match.moment

    # ------------------------------------------------------------ whose turn it is

    def is_person(self, seat: int) -> bool:
        return seat not in self.bots

    def comes_by_itself(self) -> bool:
        """The next step is a card, or a bot's."""
        return self.moment.reveal is not None or not self.is_person(self.match.decider)

    def choices(self) -> list[Choice]:
        """What people may do; the card that is due comes first."""
        moment = self.moment
        return [
            moment.choice(code)
            for code in moment.codes
            if code == moment.reveal or self.is_person(int(who_of(code)))
        ]

    def asks(self) -> bool:
        """Somebody decides, or may want to act or think again before the next step."""
        if not self.comes_by_itself():
            return len(self.choices()) > 1
        if self.went_on == self.step():
            return False
        return self.takeable > 0 or any(map(self.is_person, self.moment.prepared()))

    def step(self) -> tuple[object, ...]:
        """A bot's turn is one step, and so is each card."""
        return self.match.decider, self.moment.reveal is not None, self.revealed

    def go_on(self) -> None:
        """Let the next step come."""
        self.went_on = self.step()

    def next_code(self, agrees: Agrees) -> int:
        """What comes by itself, or the only thing that can be done."""
        wish = self.company.wish(self.match, agrees) if self.comes_by_itself() else None
        return self.moment.codes[0] if wish is None else wish

    # ------------------------------------------------------------ what happens

    def play(self, action: str | int, fresh: Fresh = 0) -> list[Event]:
        code = self.moment.code_of(action) if isinstance(action, str) else action
        events = self.match.play(code, fresh)
        if self.match.rules.reveals(code):
            self.revealed += 1
            self.takeable = 0
        else:
            self.takeable = self.takeable + 1 if self.is_person(int(who_of(code))) else 0
        return events

    def undo(self) -> bool:
        """Take back the last thing that somebody chose, if no card or bot came after it."""
        record = self.match.record()
        taken = self.takeable
        while self.takeable:
            record.moves.pop()
            self.takeable -= 1
            self.match = Match(record)
            if self.asks():
                break
        return taken > 0

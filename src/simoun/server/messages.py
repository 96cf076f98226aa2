"""What crosses the wire at a table, in one place; the browser's types are generated from it.

Seats count from 0. An action is its text, as in a record.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from simoun.bots.adviser import Advice
from simoun.core.choice import Choice, Choices
from simoun.core.events import Event
from simoun.core.why import LONGEST_PICK, MOST_PICKS, Reason
from simoun.server.commands import CommandId
from simoun.server.lesson_messages import Taught
from simoun.server.order_messages import FromOrderer, ToOrderer
from simoun.server.puzzle_messages import Judged
from simoun.server.talk_messages import FromTalker, ToTalker

MOST_BYTES = 16 * 1024  # of one message from a browser
MOST_NAME = 24  # letters of a player's name

Pace = Literal["slow", "normal", "fast", "instant"]
SeatKind = Literal["person", "bot", "open"]
Pick = Annotated[str, msgspec.Meta(max_length=LONGEST_PICK)]
Picks = Annotated[list[Pick], msgspec.Meta(max_length=MOST_PICKS)]

# ---------------------------------------------------------------- from the browser, by socket


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """Play an action seen at version `at`; the same `id` twice counts once."""

    id: CommandId
    at: int
    action: str


class GoOn(msgspec.Struct, tag="go-on", forbid_unknown_fields=True):
    """No card from me now: turn up the next one."""

    at: int


class Hold(msgspec.Struct, tag="hold", forbid_unknown_fields=True):
    """Wait: leave the next card face down until I go on."""

    at: int


class Busy(msgspec.Struct, tag="busy", forbid_unknown_fields=True):
    """I am looking at something else, or pointing at the countdown: it stops meanwhile."""

    busy: bool


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Whether a bot may do what it offers me, seen at version `at`."""

    at: int
    yes: bool


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last action, if nothing was turned up since."""

    id: CommandId
    at: int


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open seat, or take one back from a bot."""

    seat: int
    name: str


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Give up a seat of mine: to anyone who has the link, or to a bot of a level."""

    seat: int
    level: str | None = None


class SetPace(msgspec.Struct, tag="pace", forbid_unknown_fields=True):
    """How fast cards turn up and bots play."""

    pace: Pace


class SetWait(msgspec.Struct, tag="wait", forbid_unknown_fields=True):
    """Whether the table waits for me before a card is turned up, when I could play one."""

    wait: bool


class SetAsk(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """Whether bots ask me before they move my pawn, take from my hand or fill it."""

    ask: bool


class SetPauses(msgspec.Struct, tag="pauses", forbid_unknown_fields=True):
    """How long this page is waited for before the first card of a phase, and whether its own
    last move can be taken back for a moment; None: the card never comes by itself."""

    countdown: Annotated[float, msgspec.Meta(ge=0, le=60)] | None
    take_back: bool


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Show me the moment after that many moves."""

    moves: int


class AskLines(msgspec.Struct, tag="ask-lines", forbid_unknown_fields=True):
    """Tell me what the journal says before this move; a welcome tells the last lines only."""

    before: int


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why can I do nothing with what I clicked? Named as in a choice; `verb:move` is a verb."""

    id: CommandId
    picks: Picks


class AskHint(msgspec.Struct, tag="ask-hint", forbid_unknown_fields=True):
    """What would an expert do at version `at`? Tell it to me alone."""

    id: CommandId
    at: int


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """The same table again, with new cards."""


FromBrowser = (
    Do
    | GoOn
    | Hold
    | Busy
    | Answer
    | Undo
    | Sit
    | Leave
    | SetPace
    | SetWait
    | SetAsk
    | SetPauses
    | Look
    | AskLines
    | Why
    | AskHint
    | Rematch
    | FromOrderer
    | FromTalker
)

# ---------------------------------------------------------------- to the browser, by socket


class SeatInfo(msgspec.Struct):
    kind: SeatKind
    name: str  # of a person; empty for the others
    level: str | None  # of a bot
    present: bool  # a person who has the page open
    away: float | None  # seconds since a person closed it, where the table saw that
    yours: bool
    can_sit: bool  # you may take it


class TableInfo(msgspec.Struct):
    id: str
    game: str
    options: dict[str, object]
    seats: list[SeatInfo]
    yours: bool  # you opened it, and may delete it
    pace: Pace
    wait: bool  # before a card, for you
    ask: bool  # bots ask you before they move your pawn or touch your hand
    bots_ask: bool  # at this table they ask people at all
    listed: bool
    private: bool  # to those who look on
    idle: float | None  # seconds after which a bot may stand in for somebody
    clock: float | None  # seconds for a turn, between rivals
    phrases: list[str]  # ready-made ones that only this game has
    day: str | None = None  # whose deal is played here


class Line(msgspec.Struct):
    """What one move did, for the journal."""

    move: int  # counted from 1
    events: list[Event]


class Welcome(msgspec.Struct, tag="welcome"):
    """The table, and the last lines of its journal; `AskLines` asks for those before."""

    table: TableInfo
    journal: Annotated[msgspec.Raw, list[Line]]


class Changed(msgspec.Struct, tag="changed"):
    """Somebody came, left, sat down, or set the pace."""

    table: TableInfo


class Watched(msgspec.Struct, tag="watched"):
    """So many look on without a seat; before the first of them nothing is told."""

    lookers: int


class Pause(msgspec.Struct):
    """Before the table's next step: a card, or what follows a move that can be taken back."""

    seconds: float | None  # until it comes by itself; None: when all it waits for have gone on
    stopped: bool  # the seconds stand still: somebody is busy
    held: list[int]  # seats that asked to wait
    card: int | None  # the number of the next card in its phase; None: no card is waited with


class Offer(msgspec.Struct):
    """What a bot would like to do with people's pawns and hands."""

    by: int
    whom: list[int]  # seats that have still to answer
    deed: Event  # as the journal would tell it
    seconds: float  # until silence means no


class Update(msgspec.Struct, tag="update"):
    """The position now, for this browser's eyes."""

    v: int  # grows with every stored command
    moves: int  # how many moves led here
    keep: int  # journal lines up to this move still hold; `told` follows them
    told: Annotated[msgspec.Raw, list[Line]]  # written once for all who get it
    view: msgspec.Raw
    choices: Annotated[msgspec.Raw, Choices]  # of your seats, in columns
    waiting: list[int]  # before the next card, the table waits for these seats of people
    pause: Pause | None
    offer: Offer | None
    can_undo: bool
    chances: list[float] | None  # to win: the team's, or each rival's; None: not at this table
    chances_before: list[float] | None  # the last move; None: there was none, or not at this table


class Paused(msgspec.Struct, tag="paused"):
    """Somebody went on, asked to wait, is busy, offers or answers; nothing else has changed."""

    waiting: list[int]
    pause: Pause | None
    offer: Offer | None


class Done(msgspec.Struct, tag="done"):
    """Your command is on disk."""

    id: str
    v: int


class Refusal(msgspec.Struct, tag="refused"):
    """Your command changed nothing; a message `table-refused-<reason>` says why."""

    id: str | None
    reason: str
    facts: dict[str, str]
    now: Update | None


class Earlier(msgspec.Struct, tag="moment"):
    """How it looked after so many moves."""

    moves: int
    view: msgspec.Raw


class Lines(msgspec.Struct, tag="lines"):
    """The answer to an `AskLines`: the last lines before that move."""

    lines: Annotated[msgspec.Raw, list[Line]]


class Because(msgspec.Struct, tag="because"):
    """The answer to a `Why`; no reason: it can be done after all."""

    id: str
    reason: Reason | None


class Guess(msgspec.Struct, tag="guess"):
    """A plan as it looks at first sight, before the `Hint` with the same id; it may be another."""

    id: str
    at: int
    steps: list[Choice]


class Hint(msgspec.Struct, tag="hint"):
    """The answer to an `AskHint`, for the position at version `at`."""

    id: str
    at: int
    advice: Advice
    chances: list[float] | None  # as in an `Update`, after thinking; None: nothing better is known


class Moved(msgspec.Struct, tag="moved"):
    """The rematch is at another table."""

    table: str


class Gone(msgspec.Struct, tag="gone"):
    """The table was deleted."""


ToBrowser = (
    Welcome
    | Changed
    | Watched
    | Update
    | Paused
    | Done
    | Refusal
    | Earlier
    | Lines
    | Because
    | Guess
    | Hint
    | Taught
    | Judged
    | Moved
    | Gone
    | ToOrderer
    | ToTalker
)

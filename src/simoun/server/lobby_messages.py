"""What the first page is told, and how a table is opened, by HTTP: `messages.py` goes on here."""

from __future__ import annotations

from typing import Literal

import msgspec

from simoun.bots.measured import Measured
from simoun.server.messages import Pace, SeatInfo
from simoun.server.order_messages import Seconds
from simoun.server.talk_messages import Talking


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`you` sits down at once; `open` waits for somebody with the link."""

    kind: Literal["you", "bot", "open"]
    name: str = ""
    level: str | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, object]
    seats: list[SeatWish]
    listed: bool = False  # shown to all who open the first page
    pace: Pace = "normal"
    bots_ask: bool = True  # before they move a person's pawn, take from a hand or fill it
    win_bar: bool = True  # whoever looks on may see how likely a win is
    private: bool = False  # to those who look on
    idle: Seconds | None = None  # until a bot may stand in for who is away or doesn't play
    clock: Seconds | None = None  # for a turn between rivals
    talking: Talking | None = None  # None: in own words, or by phrases where it is listed
    together: bool = False  # who looks on talks with the players


class Opened(msgspec.Struct):
    table: str


class OptionInfo(msgspec.Struct):
    name: str
    allowed: list[int | str | bool]
    default: int | str | bool
    each_seat: bool


class GameInfo(msgspec.Struct):
    name: str
    options: list[OptionInfo]
    together: bool  # all win or lose together; bots may have something to ask people
    levels: list[str]  # of bots to play with, the weakest first
    measured: list[Measured]  # how often its bots won by themselves


class TableCard(msgspec.Struct):
    """A table as the first page lists it."""

    id: str
    game: str
    players: int
    difficulty: str | None
    seats: list[SeatInfo]
    moves: int
    over: bool
    decider: int  # the seat that the table waits for
    your_turn: bool
    yours: bool
    can_look: bool  # it isn't closed to you
    lookers: int | None  # without a seat; None: nobody looks at it by this server


class OpenTables(msgspec.Struct):
    """Listed tables of others, the latest first."""

    tables: list[TableCard]
    more: bool  # there may be a next page


class FirstPage(msgspec.Struct):
    games: list[GameInfo]
    resume: list[TableCard]  # where you have a seat, or which you opened
    open: OpenTables  # listed tables of others
    plain: bool  # the engine isn't compiled: bots take longer to think


class Problem(msgspec.Struct):
    """Why a request was refused: a message `table-refused-<reason>`, and a plain sentence."""

    reason: str
    facts: dict[str, str]
    sentence: str

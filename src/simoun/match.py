"""A game being played: the friendly face over the fast ints, with a check at its door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Final, Self

from simoun.bots import advice
from simoun.bots.adviser import Advice
from simoun.bots.catalog import levels
from simoun.bots.levels import EXPERT
from simoun.bots.outlook import outlook
from simoun.bots.signs import NOBODY
from simoun.core import catalog
from simoun.core.actions import who_of
from simoun.core.catalog import face_named
from simoun.core.choice import Choice
from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.moment import Moment
from simoun.core.options import Offer, offer
from simoun.core.paper import is_whole, shown
from simoun.core.record import (
    MOST_FRESH,
    MOST_SEED,
    Fresh,
    Move,
    Record,
    done,
    from_json,
    record_of,
)
from simoun.core.refusal import Refused
from simoun.core.rules import Rules, State
from simoun.core.why import Reason

LONGEST_PATH: Final = 300  # letters in a sentence
LONGEST_THOUGHT: Final = 3600  # seconds; 0: as long as it takes


class Action:
    """What a seat may do; it prints as text, and text can be played too."""

    def __init__(self, text: str, code: int) -> None:
        self.text = text
        self.code = code

    @property
    def seat(self) -> int:
        """Who does it; seats count from 0 here, and from seat1 in text."""
        return int(who_of(self.code))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Match:
    """A game being played: ask it what may be done, and do it.

    `new_game`, `from_position` and `from_record` begin one. It can be copied and pickled; a copy
    and its original never touch. `rules` and `state` are the engine itself, which checks nothing.
    """

    def __init__(self, record: object) -> None:
        """Begin as a record says, and play its moves."""
        read = record_of(record)
        self.face: Face[State] = face_named(read.game)
        self.rules: Rules[State] = self.face.rules
        self.state = read.start()
        position = None if read.position is None else self.position()
        self._record = Record(read.game, read.rules, read.options, position, read.seed, [])
        self._moment: Moment | None = None
        for number, move in enumerate(read.moves, 1):
            try:
                self._play(self.moment.code_of(move.text), move.fresh)
            except Refused as refusal:
                raise Refused(f"Move {number} of the record: {refusal}") from None

    def __repr__(self) -> str:
        moves = f"{len(self._record.moves)} move{'s' * (len(self._record.moves) != 1)}"
        stands = self.outcome or f"seat{self.decider + 1} decides"
        return f"<{self.rules.name}, {self.players} players, {moves}: {stands}>"

    # ------------------------------------------------------------ what one may ask

    @property
    def over(self) -> bool:
        """Nothing more can be done."""
        return self.state.over

    @property
    def outcome(self) -> str | None:
        """How it ended, in a word; None before the end."""
        return self.face.outcome(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won: all or none of them where they play together."""
        return self.rules.winners(self.state)

    @property
    def scores(self) -> list[dict[str, int]]:
        """Each seat's points by where they come from; nothing where all play together."""
        return self.rules.scores(self.state)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.rules.players(self.state))

    @property
    def decider(self) -> int:
        """The seat that must decide; seats count from 0 here, and from seat1 in text."""
        return int(self.rules.decider(self.state))

    @property
    def moment(self) -> Moment:
        """All that may be done now, listed once; the next play begins another moment."""
        if self._moment is None or self._moment.state is not self.state:
            self._moment = Moment(self.face, self.state)
        return self._moment

    def actions(self) -> list[Action]:
        """All that may be done now: first what the decider may, then what anyone may besides."""
        moment = self.moment
        return [Action(moment.text_of(code), code) for code in moment.codes]

    def choices(self) -> list[Choice]:
        """The same, with what to click for each: for programs that show a game."""
        return self.moment.choices()

    def why_not(self, seat: int | None, asked: str | Sequence[str]) -> Reason | None:
        """Why a seat, or a spectator, can't do something; None if it can.

        It is asked by the text of an action, or by what was clicked, as in a choice: `place:3`,
        `pawn:1`, and `verb:move` for a verb. `text.Words.explain` turns a reason into a sentence.
        """
        seen_by = self._looker(seat)
        picks = self.moment.picks_in(asked, seen_by) if isinstance(asked, str) else asked
        return self.face.why_not(self.state, seen_by, picks)

    def view(self, seat: int | None = None) -> Mapping[str, object]:
        """What a seat may see, or a spectator."""
        return deepcopy(self.face.view(self.state, self._looker(seat)))  # theirs to change

    def _looker(self, seat: int | None) -> int | None:
        if seat is not None and not is_whole(seat, 0, self.players - 1):
            raise Refused(f"There is no seat {shown(seat)}: it is 0 to {self.players - 1}.")
        return seat

    def chances(self, level: str = "normal", seat: int | None = None) -> list[float]:
        """How likely each seat is to win from here if bots of a level play on, from 0 to 1.

        All who play together have the same chance. Between rivals it is told from what a seat
        may see, or a spectator.
        """
        looker = self._looker(seat)
        self.check_printed()
        return outlook(self.rules, self.state, level, NOBODY if looker is None else looker)

    def check_printed(self) -> None:
        """What was measured and learnt is told for the rules as printed alone."""
        if not self.rules.as_printed(self.state):
            raise Refused("How likely a win is, is only known by the rules as printed.")

    def position(self) -> dict[str, object]:
        """What lies on the table, on paper."""
        return self.face.position(self.state)

    @property
    def moves(self) -> Sequence[Move]:
        """What was played so far, not to be changed."""
        return self._record.moves

    def record(self) -> Record:
        """How the game began, and every action since; `to_json` writes it down."""
        started = self._record
        return Record(
            started.game,
            started.rules,
            deepcopy(started.options),
            deepcopy(started.position),
            started.seed,
            list(started.moves),
        )

    # ------------------------------------------------------------ how it is copied

    def copy(self) -> Self:
        """The same game, to be played on without touching this one; the same cards come next."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other._record = self.record()
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled, a match is its record: unpickled, it is played again."""
        return type(self), (self.record().to_data(),)

    # ------------------------------------------------------------ what one may do

    def play(self, action: Action | str | int, fresh: Fresh = 0) -> list[Event]:
        """Do it, and tell what it did; refused, it changes nothing.

        An action is its text, or its code. `fresh` is randomness from outside that the next card
        then depends on too, or a tuple with the numbers of the cards that shall come.
        """
        if not isinstance(fresh, tuple):
            checked("fresh randomness", fresh, MOST_FRESH)
        wish: object = action.text if isinstance(action, Action) else action
        if isinstance(wish, str):
            return self._play(self.moment.code_of(wish), fresh)
        if not isinstance(wish, int) or isinstance(wish, bool):
            raise Refused(f"An action is one of those listed, or its text, not {shown(wish)}.")
        if wish not in self.moment.codes:
            raise Refused(f"The action {shown(wish)} can't be done now.")
        return self._play(wish, fresh)

    def take_back(self, before: State) -> None:
        """The last move, for who kept the state before it."""
        self._record.moves.pop()
        self.state = before
        self._moment = None

    def _play(self, code: int, fresh: Fresh) -> list[Event]:
        """What the moment lists may be done; cards that can't come leave all as it was."""
        move = Move(self.moment.text_of(code), fresh)
        before = self.state.copy()
        self._moment = None
        try:
            cards = done(self.rules, self.state, code, fresh)
        except Refused:
            self.state = before
            raise
        self._record.moves.append(move)
        return self.face.events(before, code, cards, self.state)


def new_game(game: str, *, seed: int = 0, **wishes: object) -> Match:
    """Begin a game: `new_game("island", players=3, difficulty="normal", seed=7)`.

    `game_options` tells what may be wished; the same seed deals the same cards.
    """
    rules = face_named(game).rules
    return Match(
        {
            "game": rules.name,
            "rules": rules.version,
            "options": wishes,
            "seed": checked("seed", seed, MOST_SEED),
            "moves": [],
        }
    )


def game_names() -> list[str]:
    """The games there are, as `new_game` calls them."""
    return catalog.game_names()


def game_options(game: str) -> dict[str, Offer]:
    """What may be agreed before a game: for each option the values allowed, and the default.

    Where `each_seat` is true one may also give a list with a value for each player; a `variant`
    changes the rules as printed.
    """
    return {option.name: offer(option) for option in face_named(game).every_option}


def bot_names(game: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    return levels(face_named(game).rules.name)


def advise(match: Match, level: str = EXPERT, *, seconds: float = 0.0) -> Advice:
    """What a bot would do for who decides: its best plan and the next ones, each with reasons.

    The answer is plain data (`bots.advice.Advice`) and the same each time; with `seconds` it is
    what could be seen in so many. `text.Words.explain` turns a reason into a sentence.
    """
    if not isinstance(seconds, (int, float)) or not 0 <= seconds < LONGEST_THOUGHT:
        raise Refused(f"Seconds of thought are 0 to {LONGEST_THOUGHT}, not {shown(seconds)}.")
    match.check_printed()
    return advice.advise(match.rules, match.state, level, float(seconds))


def from_position(data: object, *, seed: int = 0) -> Match:
    """Begin in a position on paper."""
    position, face = named_game(data)
    rules = face.rules
    return Match(
        Record(rules.name, rules.version, None, position, checked("seed", seed, MOST_SEED), [])
    )


def why_impossible(data: object) -> str | None:
    """Why no game can come to this position on paper, in a sentence; None if one can.

    What can't be read as a position at all is refused.
    """
    position, face = named_game(data)
    return face.why_impossible(face.read_position(position, 0))


def named_game(data: object) -> tuple[Mapping[str, object], Face[State]]:
    """A position, and the game that it is of."""
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise Refused("A position is an object with the name of its 'game'.")
    return data, face_named(data["game"])


def from_record(source: str | Path | Record) -> Match:
    """Play a record again: the record, its JSON text, or the path of its file."""
    if isinstance(source, Record):
        return Match(source)
    text: object = read_file(source) if isinstance(source, Path) else source
    if not isinstance(text, str):
        raise Refused(f"A record is a text or the path of a file, not {shown(text)}.")
    return Match(from_json(text))


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{named(path)} is no record: it isn't text.") from None
    except OSError as error:
        raise Refused(f"{named(path)} can't be read: {error.strerror}.") from None
    except ValueError:
        raise Refused(f"{named(path)} can't be read: no file has such a name.") from None


def named(path: Path) -> str:
    name = str(path)
    return name if len(name) <= LONGEST_PATH and name.isprintable() else shown(name)


def checked(name: str, number: object, most: int) -> int:
    if not is_whole(number, 0, most):
        wanted = f"a whole number from 0 to {most}"
        raise Refused(f"The {name} can't be {shown(number)}: it is {wanted}.")
    return number

"""A game being played: the friendly face over the fast ints, with a check at its door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from simoun.core.actions import who_of
from simoun.core.catalog import face_named
from simoun.core.choice import Choice
from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.moment import Moment
from simoun.core.options import agreed
from simoun.core.paper import shown
from simoun.core.record import MOST_FRESH, MOST_SEED, Move, Record, from_json
from simoun.core.refusal import Refused
from simoun.core.rules import Rules, State, played


class Action:
    """What a seat may do; it prints as text, and text can be played too."""

    def __init__(self, text: str, code: int) -> None:
        self.text = text
        self.code = code

    @property
    def seat(self) -> int:
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
    def __init__(self, record: Record) -> None:
        """Begin as the record says, and play its moves."""
        self.face: Face[State] = face_named(record.game)
        self.rules: Rules[State] = self.face.rules
        self.state = record.start()
        position = None if record.position is None else self.position()
        self._record = Record(record.game, record.rules, record.options, position, record.seed, [])
        self._moment: Moment | None = None
        for number, move in enumerate(record.moves, 1):
            try:
                self._play(self.moment.code_of(move.text), move.fresh)
            except Refused as refusal:
                raise Refused(f"Move {number} of the record: {refusal}") from None

    # ------------------------------------------------------------ what one may ask

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> str | None:
        return self.face.outcome(self.state)

    @property
    def winners(self) -> list[int]:
        return self.rules.winners(self.state)

    @property
    def players(self) -> int:
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
        return self.moment.choices()

    def view(self, seat: int | None = None) -> Mapping[str, object]:
        """What a seat may see, or a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise Refused(f"There is no seat {seat}: it is 0 to {self.players - 1}.")
        return self.face.view(self.state, seat)

    def position(self) -> dict[str, object]:
        return self.face.position(self.state)

    @property
    def moves(self) -> Sequence[Move]:
        """What was played so far, not to be changed."""
        return self._record.moves

    def record(self) -> Record:
        started = self._record
        return Record(
            started.game,
            started.rules,
            started.options,
            started.position,
            started.seed,
            list(started.moves),
        )

    # ------------------------------------------------------------ what one may do

    def play(self, action: Action | str | int, fresh: int = 0) -> list[Event]:
        """Do it, and tell what it did; refused, it changes nothing.

        An action is its text, or its code. `fresh` is randomness from outside that the next card
        then depends on too.
        """
        checked("fresh randomness", fresh, MOST_FRESH)
        if type(action) is not int:  # nor True
            return self._play(self.moment.code_of(str(action)), fresh)
        if action not in self.moment.codes:
            raise Refused(f"The action {shown(action)} can't be done now.")
        return self._play(action, fresh)

    def _play(self, code: int, fresh: int) -> list[Event]:
        """What the moment lists may be done."""
        move = Move(self.moment.text_of(code), fresh)
        before = self.state.copy()
        self._moment = None
        if fresh:
            self.state.stir(fresh)
        cards = played(self.rules, self.state, code)
        self._record.moves.append(move)
        return self.face.events(before, code, cards, self.state)


def new_game(game: str, *, seed: int = 0, **wishes: object) -> Match:
    """Begin a game: `new_game("island", players=3, difficulty="normal", seed=7)`."""
    face = face_named(game)
    return Match(
        Record(
            game,
            face.rules.version,
            agreed(face.options, wishes),
            None,
            checked("seed", seed, MOST_SEED),
            [],
        )
    )


def from_position(data: object, *, seed: int = 0) -> Match:
    """Begin in a position on paper."""
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise Refused("A position is an object with the name of its 'game'.")
    rules = face_named(data["game"]).rules
    return Match(
        Record(rules.name, rules.version, None, data, checked("seed", seed, MOST_SEED), [])
    )


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
        raise Refused(f"{path} is no record: it isn't text.") from None
    except OSError as error:
        raise Refused(f"{path} can't be read: {error.strerror}.") from None
    except ValueError:
        raise Refused(f"{str(path)!r} can't be read: no file has such a name.") from None


def checked(name: str, number: object, most: int) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
        wanted = f"a whole number from 0 to {most}"
        raise Refused(f"The {name} can't be {shown(number)}: it is {wanted}.")
    return number

"""A game being played: the friendly face over the fast ints, with a check at its door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from simoun.core import record as paper
from simoun.core.actions import who_of
from simoun.core.catalog import face_named
from simoun.core.choice import Choice, choices
from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.options import agreed
from simoun.core.paper import shown
from simoun.core.record import MOST_FRESH, MOST_SEED, Move, Record
from simoun.core.refusal import Refused
from simoun.core.rules import Rules, State


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
        for number, move in enumerate(record.moves, 1):
            try:
                self._play(move)
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

    def actions(self) -> list[Action]:
        """All that may be done now: first what the decider may, then what anyone may besides."""
        names = self.face.names(self.state)
        write = self.face.language.write
        return [Action(write(code, names), code) for code in self.rules.legal(self.state)]

    def choices(self) -> list[Choice]:
        return choices(self.face, self.state)

    def view(self, seat: int | None = None) -> Mapping[str, object]:
        """What a seat may see, or a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise Refused(f"There is no seat {seat}: it is 0 to {self.players - 1}.")
        return self.face.view(self.state, seat)

    def position(self) -> dict[str, object]:
        return self.face.position(self.state)

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

    def play(self, action: Action | str, fresh: int = 0) -> list[Event]:
        """Do it, and tell what it did; refused, it changes nothing.

        `fresh` is randomness from outside that the next card then depends on too.
        """
        return self._play(Move(str(action), checked("fresh randomness", fresh, MOST_FRESH)))

    def _play(self, move: Move) -> list[Event]:
        before = self.state.copy()
        code = paper.play(self.face, self.state, move)
        text = self.face.language.write(code, self.face.names(before))
        self._record.moves.append(Move(text, move.fresh))
        return self.face.events(before, code, [], self.state)


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
    return Match(paper.from_json(text))


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

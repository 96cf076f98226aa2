"""A game on paper is its record: game, version of the rules, options, seed, actions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from simoun.core.catalog import face_named
from simoun.core.face import Face
from simoun.core.options import Agreed, agreed
from simoun.core.paper import Sheet, shown
from simoun.core.refusal import Refused
from simoun.core.rules import Rules, State, played

MOST_SEED = (1 << 53) - 1  # what JSON numbers hold everywhere
MOST_FRESH = (1 << 62) - 1
MOST_MOVES = 100_000
LONGEST_CARD = 4  # digits of its number
HEXADECIMAL = "0123456789abcdef"

Cards = tuple[int, ...]
Fresh = int | Cards  # randomness that is new to the streams, or the very cards that come
Play = tuple[int, Fresh]  # a move that was checked, as its action's code


class Move(NamedTuple):
    """One action, and what a served table took for it from outside, if anything."""

    text: str
    fresh: Fresh = 0

    def line(self) -> str:
        if isinstance(self.fresh, tuple):
            return f"{self.text} ={','.join(map(str, self.fresh))}"
        return f"{self.text} ~{self.fresh:x}" if self.fresh else self.text


def move_of(line: object) -> Move:
    if not isinstance(line, str):
        raise Refused(f"A move must be a text, not {shown(line)}.")
    text, mark, numbers = line.partition(" =")
    if mark:
        return Move(text, cards_in(numbers, line))
    text, mark, digits = line.partition(" ~")
    if not mark:
        return Move(text)
    fresh = int(digits, 16) if digits and not digits.strip(HEXADECIMAL) else -1
    if not 0 <= fresh <= MOST_FRESH:
        raise Refused(f"In the move {shown(line)} the part after ~ is not a hexadecimal number.")
    return Move(text, fresh)


def cards_in(numbers: str, line: str) -> Cards:
    found = numbers.split(",")
    if not all(n.isascii() and n.isdecimal() and len(n) <= LONGEST_CARD for n in found):
        raise Refused(f"In the move {shown(line)} the part after = is no list of cards.")
    return tuple(map(int, found))


class Record:
    """How a game began, and every action since."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Agreed | None,
        position: Mapping[str, object] | None,
        seed: int,
        moves: list[Move],
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.position = position
        self.seed = seed
        self.moves = moves

    def __repr__(self) -> str:
        return f"<record of {shown(self.game)}>"

    def __reduce__(self) -> tuple[object, ...]:
        """How it is copied and pickled."""
        held = (self.game, self.rules, self.options, self.position, self.seed, self.moves)
        return Record, held

    def to_data(self) -> dict[str, object]:
        """As `to_json` writes it."""
        start: dict[str, object] = (
            {"options": self.options} if self.position is None else {"position": self.position}
        )
        return {
            "game": self.game,
            "rules": self.rules,
            **start,
            "seed": self.seed,
            "moves": lines_of(self.moves),
        }

    def to_json(self) -> str:
        """The text that `from_record` reads."""
        return json.dumps(self.to_data(), indent=1, ensure_ascii=False)

    def start(self) -> State:
        face = face_named(self.game)
        if self.position is not None:
            return face.from_position(self.position, self.seed)
        assert self.options is not None
        return face.rules.new(face.read_options(self.options), self.seed)


def lines_of(moves: object) -> object:
    """What is no list of moves stays what it is: `record_of` refuses it."""
    return [line_of(move) for move in moves] if isinstance(moves, list) else moves


def line_of(move: object) -> object:
    if not isinstance(move, Move):
        return move
    held: list[object] = list(move)  # a program may have put anything into it
    return move.line() if isinstance(held[0], str) and isinstance(held[1], int | tuple) else held


def record_of(data: object) -> Record:
    """Checks all but the moves: those are checked as they are played."""
    held = data.to_data() if isinstance(data, Record) else data
    sheet = Sheet(held, "The record", ["game", "rules", "options", "position", "seed", "moves"])
    face = face_named(sheet.text("game"))
    rules = sheet.number("rules", 1, 1_000_000)
    check_version(rules, face.rules.version)
    if "position" in sheet.content and "options" in sheet.content:
        raise Refused("The record has both 'options' and a 'position': it begins with one of them.")
    moves = sheet.items("moves")
    if len(moves) > MOST_MOVES:
        raise Refused(f"The record has {len(moves)} moves: at most {MOST_MOVES} can be read.")
    return Record(
        face.rules.name,
        rules,
        None if "position" in sheet.content else options_on(sheet, face),
        position_on(sheet, face) if "position" in sheet.content else None,
        sheet.number("seed", 0, MOST_SEED),
        [move_of(line) for line in moves],
    )


class OtherRules(Refused):
    """The record was played by newer or older rules than this program's."""


def check_version(rules: int, ours: int) -> None:
    if rules != ours:
        age = "newer" if rules > ours else "older"
        raise OtherRules(
            f"The record was played by {age} rules (version {rules}) than this program's ({ours})."
        )


def options_on(sheet: Sheet, face: Face[State]) -> Agreed:
    wishes = sheet.value("options")
    if not isinstance(wishes, Mapping):
        raise sheet.wrong("options", wishes, "an object")
    return agreed(face.every_option, wishes)


def position_on(sheet: Sheet, face: Face[State]) -> Mapping[str, object]:
    position = sheet.value("position")
    if not isinstance(position, Mapping):
        raise sheet.wrong("position", position, "an object")
    if position.get("game") != face.rules.name:
        raise Refused(f"The record is of {face.rules.name!r}, its position is of another game.")
    return position


def from_json(text: str) -> Record:
    return record_of(data_in(text))


def data_in(text: str) -> object:
    """What is written there, not yet checked."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"This is no record: it isn't JSON ({error}).") from None


def follow(rules: Rules[State], s: State, plays: Sequence[Play]) -> None:
    """Do again what was checked when it was first done."""
    for code, fresh in plays:
        if isinstance(fresh, tuple):
            turn_up(rules, s, code, fresh)
            continue
        if fresh:
            s.stir(fresh)
        rules.apply(s, code)


def done(rules: Rules[State], s: State, code: int, fresh: Fresh) -> list[int]:
    """Do it with what was taken from outside, and tell which cards it turned up."""
    if isinstance(fresh, tuple):
        turn_up(rules, s, code, fresh)
        return list(fresh)
    if fresh:
        s.stir(fresh)
    return played(rules, s, code)


def turn_up(rules: Rules[State], s: State, code: int, cards: Cards) -> None:
    """Do it with these cards; refused if others must come, with the state as it is by then."""
    more = rules.reveals(code)
    for card in cards:
        if not more or card not in dict(rules.chances(s, code)):
            raise Refused(f"Card {shown(card)} can't be turned up by this action now.")
        more = rules.turn_up(s, code, card)
    if more:
        raise Refused("This action turns up more cards than that.")

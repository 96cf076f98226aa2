"""Finding puzzles: a position of a seeded game in which few turns reach what can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from simoun.bots.bot import EVERYONE, Bot
from simoun.bots.catalog import bot_named
from simoun.bots.levels import NORMAL, NOVICE
from simoun.core.aims import Aim, Contest, Deadline, Wish
from simoun.core.face import Face
from simoun.core.options import agreed
from simoun.core.rules import State
from simoun.learn.lines import End, Lines, Quest, TooLarge

MOST_POSITIONS: Final = 12_000  # of a search
MORE_WITH_CARDS: Final = Fraction(3, 2)  # where cards count, there are more
MOST_WAYS: Final = 24  # turns that reach the goal; ...
MOST_SHORTEST: Final = 4  # ... without a decision too many, ...
FEW: Final = 25  # ... and one in so many of all turns
LEAST_LINES: Final = 30
LONGEST_TURN: Final = 1000  # moves
PATIENCE: Final[Mapping[Deadline, int]] = {"cards": 2, "turn": LONGEST_TURN}  # after a large search
LEAST_DECISIONS: Final = 2


@dataclass(frozen=True)
class Origin:
    """The game that a position is of, and after how many moves."""

    seed: int
    options: Mapping[str, object]
    bots: str
    move: int


@dataclass(frozen=True)
class Find:
    """A position with an aim, and all the ends of turns that reach it."""

    origin: Origin
    state: State
    aim: Aim[State]
    lines: Lines
    ways: Sequence[End]
    of: int  # ends of turns in all

    @property
    def solution(self) -> list[int]:
        return self.lines.line_to(self.ways[0])


def finds_in(
    face: Face[State], seed: int, enough: Set[str], most: int = MOST_POSITIONS
) -> Iterator[Find]:
    """The puzzles of one game, each the first of its kind and of its turn; of some kinds there
    are enough."""
    known = set(enough)
    tried: dict[tuple[int, str], int] = {}  # until which move
    for origin, turn, s in positions(face, seed):
        for wish in face.aims(s):
            if wish.name in known or origin.move < tried.get((turn, what(wish)), 0):
                continue
            try:
                find = found(face, origin, s, wish, most)
            except TooLarge:  # fewer actions make it smaller, unless it is the cards
                tried[turn, what(wish)] = origin.move + PATIENCE[wish.by]
                continue
            tried[turn, what(wish)] = origin.move + LONGEST_TURN
            if find is not None:
                known.add(wish.name)
                yield find
                break


def what(wish: Wish[State]) -> str:
    return f"{wish.name} {wish.facts}" if isinstance(wish, Aim) else wish.name


# ---------------------------------------------------------------- positions of real games


def positions(face: Face[State], seed: int) -> Iterator[tuple[Origin, int, State]]:
    """Each at which somebody decides, with the number of its turn."""
    rules = face.rules
    options, level = deal(face, seed)
    s = rules.new(face.read_options(agreed(face.options, options)), seed)
    bot = bot_named(level, rules, seed)
    move, turn, whose = 0, 0, -1
    while not s.over:
        if not rules.reveal_is_due(s):
            turn += int(rules.turn_of(s)) != whose
            whose = int(rules.turn_of(s))
            yield Origin(seed, options, level, move), turn, s.copy()
        rules.apply(s, chosen(face, bot, s))
        move += 1


def deal(face: Face[State], seed: int) -> tuple[dict[str, object], str]:
    """Players, difficulty and bots by turns, so that every kind of game comes."""
    offered = {option.name: option.allowed for option in face.options}
    options: dict[str, object] = {"players": offered["players"][seed % len(offered["players"])]}
    rest = seed // len(offered["players"])
    if "difficulty" in offered:
        options["difficulty"] = offered["difficulty"][rest % len(offered["difficulty"])]
    if "scores" in offered:
        options["scores"] = "open"  # one can't count on what one can't see
    return options, NOVICE if seed % 2 else NORMAL


def chosen(face: Face[State], bot: Bot[State], s: State) -> int:
    """What a bot does for whoever decides, or the card that is due."""
    rules = face.rules
    action = int(bot.choose(s, EVERYONE if rules.together() else 1 << int(rules.decider(s))))
    return action if action >= 0 else rules.legal(s)[0]


# ---------------------------------------------------------------- what can be reached


def found(face: Face[State], origin: Origin, s: State, wish: Wish[State], most: int) -> Find | None:
    """It is a puzzle if few turns reach it, none of them at once or by luck."""
    aim = wish if isinstance(wish, Aim) else most_of(face, s, wish, most)
    if aim is None or aim.is_met(s):
        return None
    lines = searched(face, s, aim.is_met, aim.by, most)
    ways: list[End] = []
    of = 0
    for end in lines.ends():
        of += 1
        if lines.is_sure(end):
            ways.append(end)
            if len(ways) > MOST_WAYS or decisions(lines, end) < LEAST_DECISIONS:
                return None
    find = Find(origin, s, aim, lines, ways, of)
    return find if ways and is_hard(find) else None


def most_of(face: Face[State], s: State, contest: Contest[State], most: int) -> Aim[State] | None:
    """As much as can be had, if that is enough."""
    lines = searched(face, s, lambda _: False, contest.by, most)
    best = max(contest.counted(end.state) for end in lines.ends())
    return contest.aim(best) if best >= contest.least else None


def searched(
    face: Face[State], s: State, is_met: Callable[[State], bool], by: Deadline, most: int
) -> Lines:
    turn = int(face.rules.turn_of(s))
    positions = most if by == "cards" else int(most * MORE_WITH_CARDS)
    return Lines(Quest(face.rules, is_met, turn, by == "cards"), s, positions)


def decisions(lines: Lines, end: End) -> int:
    """To end the turn is none."""
    return len(lines.line_to(end)) - (end.reveal is not None)


def is_hard(find: Find) -> bool:
    lengths = [decisions(find.lines, end) for end in find.ways]
    return (
        find.of >= LEAST_LINES
        and len(find.ways) * FEW <= find.of
        and lengths.count(min(lengths)) <= MOST_SHORTEST
        and not any(turns_something_up(find, end) for end in find.ways)
    )


def turns_something_up(find: Find, end: End) -> bool:
    """In the middle of the turn: then what comes after it depends on the card."""
    return end.reveal is not None and not find.lines.rules.reveal_is_due(end.state)

"""What the boards of all games are drawn with: boxes of three lines, and what lies beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final, NamedTuple, TypedDict, cast

from rich.text import Text

from simoun.text import Called, Words

WIDTH: Final = 13
INSIDE: Final = WIDTH - 2
LINES: Final = 3  # of a box

TIMES: Final = "\u00d7"
NONE: Final = "\u2014"
NO_BREAK: Final = "\u00a0"


Titled = tuple[str, str]  # a title, and what is said under it


class Drawn(NamedTuple):
    """All that lies on the table, in the parts that a small terminal shows first or leaves out."""

    board: list[Text]
    seats: list[Text]
    beside: list[Titled]  # what matters most in the next decisions comes first
    hand: Sequence[Text] = ()  # tiles that are too big for the line of their seat
    far: Sequence[Text] = ()  # all of a board that is too high or too wide

    def whole(self) -> Text:
        board = self.far or self.board
        return Text("\n").join([*board, titled(self.beside), *self.seats, *self.hand])


def box(frame: str, signs: str, name: str, pawns: str) -> list[str]:
    """A tile; the frame is its eight signs, from the upper left to the lower right corner.

    Signs and pawns stand in its upper edge, the second line of its name in the lower one.
    """
    first, second = [*wrap(name, INSIDE, break_long_words=False), "", ""][:2]
    signs = signs[: INSIDE - len(pawns)]
    below = f" {second} " if second and len(second) + 2 <= INSIDE else second
    return [
        frame[0] + signs + pawns.rjust(INSIDE - len(signs), frame[1]) + frame[2],
        frame[3] + first[:INSIDE].center(INSIDE) + frame[4],
        frame[5] + below[:INSIDE].center(INSIDE, frame[6]) + frame[7],
    ]


def side_by_side(margins: Sequence[str], boxes: Sequence[tuple[list[str], str]]) -> Text:
    """Boxes in a row, each with its style; what stands before each line comes first."""
    lines = []
    for number, margin in enumerate(margins):
        line = Text(margin)
        for drawn, style in boxes:
            line.append(drawn[number], style)
        lines.append(line)
    return Text("\n").join(lines)


def titled(lines: Sequence[Titled]) -> Text:
    """One line for each thing, with its title in front."""
    width = max(len(title) for title, _ in lines)
    return Text("\n").join(
        Text.assemble((title.ljust(width), "bold"), f"  {said}") for title, said in lines
    )


def kept_together(*said: str) -> str:
    """Words that no end of a line parts."""
    return " ".join(said).replace(" ", NO_BREAK)


# ---------------------------------------------------------------- turns and storms


class TurnSeen(TypedDict):
    step: str
    decider: int
    asked: str
    actions_left: int
    to_draw: int


class StormSeen(TypedDict):
    level: int
    cards: int
    meter: list[int]
    count: int
    next: dict[str, int]
    layers: list[dict[str, int]]
    discard: dict[str, int]
    seen: dict[str, int]


def waits_for(game: str, turn: TurnSeen, words: Words, seats: Sequence[Called]) -> str:
    """What the table waits for, where a storm follows the actions."""
    what = turn["step"] if turn["asked"] == "reveal" else turn["asked"]
    return words.say(
        f"{game}-asked-{what}",
        who=seats[turn["decider"]],
        actions=turn["actions_left"],
        cards=turn["to_draw"],
    )


def storm_lines(game: str, storm: StormSeen, words: Words) -> list[Titled]:
    """The meter, what is known of the next card, and the deck with its discard."""
    left = len(storm["meter"]) - storm["level"]
    ticks = "▮" * storm["level"] + "▯" * left
    level = words.say(f"{game}-storm-level", cards=storm["cards"], left=left)
    discard = words.say("cli-discard", cards=counted(game, storm["discard"], words))
    deck = words.say(f"{game}-storm-deck")
    lines = [(words.say(f"{game}-storm-meter"), f"{ticks} {level}")]
    if storm["seen"] or len(storm["layers"]) > 1:
        known = counted(game, storm["seen"] or storm["next"], words)
        lines.append((deck, words.say("cli-next-among", cards=known)))
    return [*lines, (deck, f"{storm['count']} · {discard}")]


# ---------------------------------------------------------------- odds


def odds_lines(chances: Sequence[tuple[str, float]], words: Words) -> list[Titled]:
    """How likely each of some things is, in one line; what can't happen is left out."""
    said = [
        words.say("cli-chance", what=what, percent=percent(chance))
        for what, chance in chances
        if chance
    ]
    return [(words.say("cli-odds"), " · ".join(said))] if said else []


def percent(chance: float) -> str:
    """Nothing that may or may not happen is told as 0 or 100."""
    if 0 < chance < 0.01:
        return "< 1"
    return "99" if 0.99 < chance < 1 else f"{100 * chance:.0f}"


# ---------------------------------------------------------------- adventurers and cards


class Cast:
    """Who sits at each seat: an adventurer, or a player known by a colour."""

    def __init__(self, game: str, seats: Sequence[Mapping[str, str]], words: Words) -> None:
        self.game = game
        self.adventurers = [seat["adventurer"] for seat in seats if "adventurer" in seat]
        self.colours = [seat["colour"] for seat in seats if "colour" in seat]
        self.words = words

    def called(self) -> list[Called]:
        return [self.words.player(self.game, who) for who in self.adventurers or self.colours]

    def names(self) -> list[str]:
        return [seat.alone for seat in self.called()]

    def roles(self) -> list[str]:
        """What each adventurer can do."""
        powers = [self.words.name(self.game, f"power-{who}") for who in self.adventurers]
        return [f"{name} · {power}" for name, power in zip(self.names(), powers, strict=False)]

    def letter(self, seat: int) -> str:
        """What marks them on the board: a letter, or the number of the seat."""
        if not self.adventurers:
            return str(seat + 1)
        return self.words.forms(self.game, self.adventurers[seat])["letter"]

    def pawns(self, seats: Sequence[int]) -> str:
        """The letters of those who stand on one tile."""
        return f" {''.join(map(self.letter, seats))} " if seats else ""

    def seat(self, number: int, decider: int, said: Sequence[str]) -> Text:
        """A line about one of them."""
        name = f"{self.letter(number)} {self.names()[number]}"
        pointer = "➤" if number == decider else " "
        rest = " · ".join([f" (seat{number + 1})", *said])
        return Text.assemble(f"{pointer} ", (name, "bold"), rest)


def team_of(view: Mapping[str, object], words: Words) -> Cast:
    seats = cast(list[Mapping[str, str]], view["seats"])
    return Cast(str(view["game"]), seats, words)


def counted(game: str, cards: Mapping[str, int], words: Words) -> str:
    said = [words.name(game, card) + (f" {TIMES}{n}" if n > 1 else "") for card, n in cards.items()]
    return ", ".join(said) or NONE

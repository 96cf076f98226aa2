"""A review in words: what its figures say, in the terminal and on a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from simoun.cli.boards.drawing import percent, team_of
from simoun.cli.hint import points as error_in_points
from simoun.cli.hint import steps_said
from simoun.core.record import Record, move_of
from simoun.hindsight.shape import Moment, Point, Points, Review, Way
from simoun.match import Match
from simoun.text import Words

SIGNS: Final[Mapping[str, str]] = {
    "strong": "✓",
    "slip": "?",
    "costly": "??",
    "card": "▤",
    "even": "=",
}
PARTS: Final = ("cards", "lost", "gained", "others")


class Told(NamedTuple):
    """A turning point, what happened there, and what the adviser says of it, if asked."""

    point: Point
    happened: str
    moment: Moment | None

    @property
    def points(self) -> str:
        return signed(round(100 * self.point["change"]))


class Retelling:
    """Of one review, in one language."""

    def __init__(self, match: Match, review: Review, words: Words) -> None:
        self.match = match
        self.review = review
        self.words = words
        self.game = review["game"]
        self.seats = team_of(match.view(), words).called()
        self.level = words.say(f"table-level-{review['level']}")

    def outcome(self) -> str:
        return self.words.say(f"{self.game}-outcome-{self.review['outcome']}")

    def facts(self) -> str:
        turns, moves = len(self.review["turns"]), len(self.review["steps"])
        return self.words.say("review-facts", turns=turns, moves=moves)

    def winners(self) -> str:
        """Of rivals; empty where all play together."""
        if self.review["together"]:
            return ""
        who = self.words.group([self.seats[seat] for seat in self.review["winners"]])
        return self.words.say("table-winners", who=who)

    def fair(self) -> str:
        """How to read the figures."""
        said = self.words.say("review-level", level=self.level)
        return f"{self.words.say('review-fair')} {said}" if self.review["together"] else said

    # ------------------------------------------------------------ what moved the chance

    def moved(self, seat: int) -> str:
        points = self.review["balances"][seat]["points"]
        begin, end = points["begin"], points["end"]
        if self.review["together"]:
            return self.words.say("review-moved", begin=begin, end=end)
        return self.words.say("review-moved-share", who=self.seats[seat], begin=begin, end=end)

    def parts(self, seat: int) -> list[tuple[str, str, int]]:
        """Each with its kind, in words, and in points; what plays no part here is left out."""
        points = self.review["balances"][seat]["points"]
        return [
            (kind, self.words.say(f"review-part-{kind}", points=signed(number)), number)
            for kind in PARTS
            if (number := part(points, kind)) or kind in self.always()
        ]

    def always(self) -> tuple[str, ...]:
        team = self.review["together"]
        return ("cards", "lost", "gained") if team else ("lost", "gained", "others")

    # ------------------------------------------------------------ the curve

    def by_turn(self, seat: int) -> list[float]:
        """The chance at the beginning, and after each turn."""
        ends = [turn["chances"][seat] for turn in self.review["turns"]]
        return [self.review["begin"][seat], *ends]

    # ------------------------------------------------------------ turning points

    def turning_points(self) -> Iterator[Told]:
        asked = {moment["move"]: moment for moment in self.review["moments"]}
        told = self.events()
        for point in self.review["points"]:
            move = point["move"]
            moves = range(move, move + (1 if point["mark"] == "card" else self.chosen(point)))
            happened = " ".join(sentence for one in moves for sentence in told[one])
            yield Told(point, happened, asked.get(move))

    def chosen(self, point: Point) -> int:
        """How many moves belong to the choices of a turning point: until something is turned up."""
        turn, number = self.review["turns"][point["turn"] - 1], 0
        for step in self.review["steps"][point["move"] - 1 : turn["last"]]:
            if step["due"]:
                break
            number += 1
            if step["card"]:
                break
        return number

    def events(self) -> dict[int, list[str]]:
        """What each move did, as the journal tells it; whose turn begins isn't its doing."""
        match, found = self.at(0), dict[int, list[str]]()
        for number, move in enumerate(self.match.moves, 1):
            events = match.play(move.text, move.fresh)
            found[number] = [
                self.words.tell(self.game, event, self.seats)
                for event in events
                if event["what"] != "turn"
            ]
        return found

    def at(self, moves: int) -> Match:
        """The game after so many moves."""
        record = self.match.record()
        record.moves = record.moves[:moves]
        return Match(record)

    def both(self, point: Point) -> str:
        """The chance before the turn, and after it."""
        seat = 0 if self.review["together"] else point["seat"]
        before, after = self.by_turn(seat)[point["turn"] - 1 : point["turn"] + 1]
        return self.words.say("review-both", before=percent(before), after=percent(after))

    def way(self, moment: Moment, way: Way) -> str:
        s = self.at(moment["move"] - 1)
        return steps_said(s.face, s.state, way["steps"], self.words, self.seats)

    def why(self, way: Way) -> str:
        """The first reason for it; the adviser's is rather what the other way lacks."""
        reasons = way["reasons"]
        compared = [reason for reason in reasons if reason["against"] == "next best"]
        best = [*compared, *reasons][:1]
        return "".join(self.words.explain(self.game, reason, self.seats) for reason in best)

    def chance(self, moment: Moment, way: Way) -> str:
        said = self.words.say("review-chance", chance=percent(way["chance"]))
        if way is not moment["better"] or not moment["error"]:
            return said
        return f"{said} {self.words.say('review-error', error=error_in_points(moment['error']))}"

    def verdict(self, moment: Moment) -> str:
        """Where the adviser knows nothing better; else empty."""
        if moment["alike"]:
            return self.words.say("review-alike", level=self.level)
        return self.words.say("review-same") if moment["same"] else ""

    # ------------------------------------------------------------ the deal

    def deal(self) -> list[str]:
        deal = self.review["deal"]
        if deal is None:
            return []
        kind, note = "won" if deal["won"] else "open", self.words.say("review-deal-note")
        number = {"turns": deal["turns"]} if deal["won"] else {"tries": deal["tries"]}
        return [self.words.say(f"review-deal-{kind}", **number), note]

    def winning_way(self) -> list[str]:
        """Move by move, as the journal would have told it."""
        deal, record = self.review["deal"], self.match.record()
        if deal is None:
            return []
        begun = Record(record.game, record.rules, record.options, record.position, record.seed, [])
        match, found = Match(begun), list[str]()
        for line in deal["moves"]:
            move = move_of(line)
            for event in match.play(move.text, move.fresh):
                found.append(self.words.tell(self.game, event, self.seats))
        return found


def part(points: Points, kind: str) -> int:
    by_kind = dict(points)
    number = by_kind[kind]
    assert isinstance(number, int)
    return number


def signed(points: int) -> str:
    """With a minus that is one."""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"

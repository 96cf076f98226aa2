"""The curve of a game: the chance after each move, and what choices and cards did to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from simoun.bots.outlook import outlook
from simoun.core.chance import stream_of
from simoun.core.rules import Rules, State
from simoun.hindsight.played import Played
from simoun.hindsight.shape import Balance, Mark, Parts, Point, Points, Step, Turn

CLEAR: Final = 0.05  # from so much on a turn is marked
COSTLY: Final = 0.10
MOST_POINTS: Final = 5  # turning points
WIDEST: Final = 300  # ways on which several cards can come, before some of them must do
SOME: Final = 100  # of them
ANY_SEED: Final = 0x3FFFFFFFFFFFFFFF


class Curve:
    def __init__(self, played: Played, level: str) -> None:
        self.played = played
        self.rules = played.rules
        self.level = level
        self.together = played.rules.together()
        self.turn_numbers = played.turn_numbers()
        self.begin = self.chances(played.states[0])

    def chances(self, s: State) -> list[float]:
        """Of each rival as a spectator sees it; one for all who play together."""
        found = outlook(self.rules, s, self.level)
        return found[:1] if self.together else found

    def step(self, move: int, before: Sequence[float]) -> Step:
        """Move number `move`, counted from 0 here."""
        code, s = self.played.plays[move][0], self.played.states[move]
        after = self.chances(self.played.states[move + 1])
        one = self.one(int(self.rules.turn_of(s)))
        expected = self.expected(s, code, one) if self.rules.reveals(code) else after[one]
        return {
            "move": move + 1,
            "turn": self.turn_numbers[move],
            "seat": self.played.seat(move),
            "action": self.played.moves[move].text,
            "due": self.played.is_due(move),
            "chances": after,
            "choice": expected - before[one],
            "card": after[one] - expected,
        }

    def one(self, seat: int) -> int:
        """Whose chance counts in a turn of that seat."""
        return 0 if self.together else seat

    def expected(self, s: State, code: int, one: int) -> float:
        """The chance after an action, over all that it can turn up."""
        return sum(share * self.chances(s)[one] for s, share in all_ways(self.rules, s, code))

    # ------------------------------------------------------------ turns

    def turns(self, steps: Sequence[Step]) -> list[Turn]:
        return [self.turn(list(some)) for _, some in groupby(steps, lambda step: step["turn"])]

    def turn(self, steps: Sequence[Step]) -> Turn:
        first, last = steps[0], steps[-1]
        return {
            "turn": first["turn"],
            "seat": int(self.rules.turn_of(self.played.states[first["move"] - 1])),
            "first": first["move"],
            "last": last["move"],
            "chances": last["chances"],
            "choice": sum(step["choice"] for step in steps),
            "card": sum(step["card"] for step in steps),
        }

    def points(self, steps: Sequence[Step], turns: Sequence[Turn]) -> list[Point]:
        """The turns that changed most, in the order of the game."""
        found = []
        for turn in turns:
            some = steps[turn["first"] - 1 : turn["last"]]
            choice, card = turn["choice"], turn["card"]
            if abs(choice) >= CLEAR and any(not step["due"] for step in some):
                found.append(point(turn, self.turning_move(some, choice), mark_of(choice), choice))
            if abs(card) >= CLEAR:
                found.append(point(turn, turning_card(some, card), "card", card))
        found.sort(key=lambda one: abs(one["change"]), reverse=True)
        return sorted(found[:MOST_POINTS], key=lambda one: one["move"])

    def turning_move(self, steps: Sequence[Step], change: float) -> int:
        """Where those choices began that did most; what was turned up parts them from others."""
        stretches: list[tuple[float, int]] = []
        known = False  # all that those who decide know now
        for step in steps:
            if not step["due"]:
                if not known:
                    stretches.append((0.0, step["move"]))
                did, move = stretches[-1]
                stretches[-1] = (did + step["choice"], move)
            known = not self.rules.reveals(self.played.plays[step["move"] - 1][0])
        return (max(stretches) if change > 0 else min(stretches))[1]

    # ------------------------------------------------------------ what led to the end

    def balances(self, turns: Sequence[Turn]) -> list[Balance]:
        return [balance(self.parts(turns, seat)) for seat in range(len(self.begin))]

    def parts(self, turns: Sequence[Turn], seat: int) -> Parts:
        """Of a rival, or of all who play together."""
        found: Parts = {
            "begin": self.begin[seat],
            "end": turns[-1]["chances"][seat] if turns else self.begin[seat],
            "cards": 0.0,
            "lost": 0.0,
            "gained": 0.0,
            "others": 0.0,
        }
        before = self.begin[seat]
        for turn in turns:
            if self.one(turn["seat"]) == seat:
                found["cards"] += turn["card"]
                found["lost"] += min(0.0, turn["choice"])
                found["gained"] += max(0.0, turn["choice"])
            else:
                found["others"] += turn["chances"][seat] - before
            before = turn["chances"][seat]
        return found


# ---------------------------------------------------------------- all that may come


def all_ways(rules: Rules[State], s: State, code: int) -> list[tuple[State, float]]:
    """Where an action that reveals can lead, each with its chance: exactly, unless several cards
    come at once in more ways than can be looked at; then some of them stand for all."""
    done: dict[int, tuple[State, float]] = {}
    front: dict[int, tuple[State, float]] = {0: (s, 1.0)}
    while front:
        further: dict[int, tuple[State, float]] = {}
        for state, share in front.values():
            for after, part, more in next_cards(rules, state, code):
                reached, key = further if more else done, int(after.fingerprint())
                known = reached.get(key, (after, 0.0))[1]
                reached[key] = (after, known + share * part)
        if len(further) > WIDEST:
            return some_ways(rules, s, code)
        front = further
    return list(done.values())


def next_cards(rules: Rules[State], s: State, code: int) -> list[tuple[State, float, bool]]:
    """Each with its chance, and whether the same action turns up another one."""
    cards = rules.chances(s, code)
    whole = sum(weight for _, weight in cards)
    found = []
    for card, weight in cards:
        after = s.copy()
        more = rules.turn_up(after, code, card)
        found.append((after, weight / whole, more))
    return found


def some_ways(rules: Rules[State], s: State, code: int) -> list[tuple[State, float]]:
    """The same ones each time; which cards come next in the game plays no part."""
    key, found = int(s.fingerprint()) & ANY_SEED, []
    for number in range(SOME):
        after = s.copy()
        rules.begin_streams(after, stream_of(key, number))
        rules.reveal(after, code)
        found.append((after, 1.0 / SOME))
    return found


# ---------------------------------------------------------------- marks and points


def mark_of(choice: float) -> Mark:
    if choice > 0:
        return "strong"
    return "costly" if choice <= -COSTLY else "slip"


def turning_card(steps: Sequence[Step], change: float) -> int:
    """The one that did most."""
    cards = [(step["card"], step["move"]) for step in steps]
    return (max(cards) if change > 0 else min(cards))[1]


def point(turn: Turn, move: int, mark: Mark, change: float) -> Point:
    seat = turn["seat"]
    return {"move": move, "turn": turn["turn"], "seat": seat, "mark": mark, "change": change}


def balance(parts: Parts) -> Balance:
    begin, end = round(100 * parts["begin"]), round(100 * parts["end"])
    four = [parts["cards"], parts["lost"], parts["gained"], parts["others"]]
    cards, lost, gained, others = whole_points(four, end - begin)
    points: Points = {
        "begin": begin,
        "end": end,
        "cards": cards,
        "lost": lost,
        "gained": gained,
        "others": others,
    }
    return {"parts": parts, "points": points}


def whole_points(parts: Sequence[float], total: int) -> list[int]:
    """Points of per cent that add up to the total; who is rounded away from its own most gives."""
    found = [round(100 * part) for part in parts]
    while sum(found) != total:
        way = 1 if sum(found) < total else -1
        moved = [k for k in range(len(parts)) if parts[k] * (found[k] + way) > 0] or [0]
        nearest = min(moved, key=lambda k: abs(found[k] + way - 100 * parts[k]))
        found[nearest] += way
    return found

"""What a study found, in the words of a language: headings say the finding, tables the figures."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from simoun.core.catalog import face_named
from simoun.lab.contest import POINTS
from simoun.lab.panels import (
    BESIDE,
    DOWN,
    FEW,
    Found,
    Panel,
    Share,
    ends,
    lengths,
    median,
    wins,
    with_each,
    with_pairs,
    won_by,
)
from simoun.lab.rows import GAMES, LOST, Counts
from simoun.lab.study import BOTS, Study
from simoun.lab.together import WON
from simoun.text import Words

K = TypeVar("K")

POINTS_APART: Final = 0.5  # smaller differences of percentages are none on paper


class Fact(NamedTuple):
    """A large figure, what it is, and where it comes from."""

    figure: str
    what: str
    small: str
    few: bool  # it comes from few games


class Report:
    def __init__(self, study: Study, counts: Counts, words: Words) -> None:
        self.study = study
        self.found = Found(counts)
        self.words = words
        self.say = words.say

    # ------------------------------------------------------------ names

    def title(self) -> str:
        games = dict.fromkeys(table.game for table in self.study.tables)
        names = [self.say(f"{game}-title") for game in games]
        return self.study.title or self.say("study-title", games=self.words.together(names))

    def axis(self, game: str, name: str) -> str:
        if name in (BOTS, BESIDE):
            return self.say(f"study-axis-{name}")
        return self.say(f"{game}-option-{name}")

    def value(self, game: str, axis: str, value: str) -> str:
        """In a word or two, where the axis is named beside it."""
        if not axis or axis == BOTS or value[-1:].isdigit():
            return value
        if axis == "adventurers" and value != "drawn":
            return self.words.together([self.words.name(game, one) for one in value.split()])
        return self.say(f"{game}-option-{axis}-{value}")

    def label(self, game: str, axis: str, value: str) -> str:
        """By itself: a number says of what."""
        if axis == BESIDE:
            return self.say("study-players", players=int(value))
        if axis == BOTS or not value[-1:].isdigit():
            return self.value(game, axis, value)
        return self.say("study-of", what=self.axis(game, axis), value=value)

    def table_name(self, panel: Panel, row: str, mark: str) -> str:
        named = [(panel.down, row), (panel.beside, mark)]
        said = [self.label(panel.game, axis, value) for axis, value in named if axis]
        return " · ".join(said) or self.say("study-only-table")

    def fixed(self, panel: Panel) -> str:
        return " · ".join(self.label(panel.game, axis, v) for axis, v in panel.fixed.items())

    def outcome(self, game: str, end: str) -> str:
        return self.say(f"{game}-outcome-{end}")

    def rule(self, game: str, end: str) -> str:
        """The number of the rule by which a game ends so."""
        return face_named(game).end_rules[end]

    def cause(self, game: str, end: str) -> str:
        return f"{self.outcome(game, end)} ({self.rule(game, end)})"

    # ------------------------------------------------------------ figures

    def percent(self, rate: float) -> str:
        return self.say("study-percent", n=round(100 * rate, 1 if rate < 0.1 else 0))

    def number(self, n: float) -> str:
        return self.say("study-number", n=round(n, 1))

    def interval(self, share: Share) -> str:
        low, high = (round(100 * end) for end in share.interval)
        return self.say("study-interval", low=low, high=high)

    def shares(self, panel: Panel) -> dict[tuple[str, str], Share]:
        return {at: wins(self.found.of([table])) for at, table in panel.tables.items()}

    def counts(self, panel: Panel) -> Counts:
        return self.found.of(list(panel.tables.values()))

    # ------------------------------------------------------------ findings

    def win_finding(self, panel: Panel) -> str:
        shares = {at: share for at, share in self.shares(panel).items() if share.games}
        if len(shares) < 2:
            share = next(iter(shares.values()), Share(0, 0))
            return self.say("study-finding-one", rate=self.percent(share.rate))
        steps = self.steps(panel)
        if panel.down == DOWN and steps and min(steps) >= POINTS_APART and self.rows_differ(panel):
            low, high = round(min(steps)), round(max(steps))
            return self.say("study-finding-steps", low=low, high=high)
        best, worst = extremes(shares)
        if not shares[best].differs_from(shares[worst]):
            return self.say("study-finding-alike")
        return self.say(
            "study-finding-extremes",
            best=self.table_name(panel, *best),
            most=self.percent(shares[best].rate),
            worst=self.table_name(panel, *worst),
            least=self.percent(shares[worst].rate),
        )

    def steps(self, panel: Panel) -> list[float]:
        """How many points each next row costs, for each mark."""
        shares, rows = self.shares(panel), panel.rows
        return [
            100 * (shares[a, mark].rate - shares[b, mark].rate)
            for a, b in pairwise(rows)
            for mark in panel.marks
            if (a, mark) in shares and (b, mark) in shares
        ]

    def rows_differ(self, panel: Panel) -> bool:
        """Each from the next, surely, all marks together."""
        rows = [wins(self.found.of(panel.of_row(row))) for row in panel.rows]
        return all(one.differs_from(other) for one, other in pairwise(rows))

    def end_finding(self, panel: Panel) -> str:
        lost = ends(self.counts(panel))
        if not lost:
            return self.say("study-finding-never-lost")
        cause, n = next(iter(lost.items()))
        rate = self.percent(n / sum(lost.values()))
        return self.say("study-finding-cause", cause=self.outcome(panel.game, cause), rate=rate)

    def length_finding(self, panel: Panel) -> str:
        counts = self.counts(panel)
        won, lost = lengths(counts, WON), lengths(counts, LOST)
        if min(won.total(), lost.total()) < FEW:
            return self.say("study-finding-length", turns=median(won + lost))
        apart = median(won) - median(lost)
        kind = "shorter" if apart > 0 else "longer" if apart < 0 else "as-long"
        return self.say(f"study-finding-{kind}", turns=abs(apart))

    def adventurer_finding(self, panel: Panel) -> str:
        """The one that teams miss most, if that is sure."""
        each, all_games = with_each(self.counts(panel)), wins(self.counts(panel))
        best, share = next(iter(each.items()))
        without = Share(all_games.part - share.part, all_games.games - share.games)
        if share.few or without.few or not share.differs_from(without):
            return self.say("study-finding-no-adventurer")
        return self.say(
            "study-finding-adventurer",
            who=self.words.player(panel.game, best),
            rate=self.percent(share.rate),
            without=self.percent(without.rate),
        )

    def pair_finding(self, panel: Panel) -> str:
        pairs = {pair: s for pair, s in with_pairs(self.counts(panel)).items() if not s.few}
        if len(pairs) < 2:
            return self.say("study-finding-few-pairs")
        best, worst = extremes(pairs)
        if not pairs[best].differs_from(pairs[worst]):
            return self.say("study-finding-no-pair")
        return self.say(
            "study-finding-pair",
            best=self.pair(panel.game, best),
            most=self.percent(pairs[best].rate),
            worst=self.pair(panel.game, worst),
            least=self.percent(pairs[worst].rate),
        )

    def pair(self, game: str, pair: tuple[str, str]) -> str:
        return self.words.together([self.words.name(game, one) for one in pair])

    def rival_finding(self, panel: Panel) -> str:
        """Who wins most of all the games in which bots differ."""
        shares = self.rivals(panel)
        if not shares:
            return self.say("study-finding-same-bots")
        bot, share = max(shares.items(), key=lambda one: one[1].rate)
        return self.say("study-finding-rivals", bot=bot, rate=self.percent(share.rate))

    def rivals(self, panel: Panel) -> dict[str, Share]:
        """Of each bot, at the tables where it meets others."""
        mixed = [table for table in panel.tables.values() if self.differ(table)]
        bots = dict.fromkeys(bot for table in mixed for bot in self.study.tables[table].bots)
        return {
            bot: won_by(self.found.of([t for t in mixed if bot in self.study.tables[t].bots]), bot)
            for bot in bots
        }

    def differ(self, table: int) -> bool:
        """Its bots do: else each wins what the others lose, and nothing is learnt."""
        return len(set(self.study.tables[table].bots)) > 1

    def bots(self, panel: Panel) -> list[str]:
        tables = [self.study.tables[number] for number in panel.tables.values()]
        return list(dict.fromkeys(bot for table in tables for bot in table.bots))

    def sources(self, panel: Panel) -> list[str]:
        """Where points come from."""
        return list(dict.fromkeys(w[2] for w in self.counts(panel) if w[0] == POINTS))

    # ------------------------------------------------------------ facts

    def facts(self, panel: Panel) -> list[Fact]:
        shares = {at: share for at, share in self.shares(panel).items() if share.games}
        if not shares:
            return []
        best, worst = extremes(shares)
        found = [self.rate_fact(panel, best, shares[best])]
        if best != worst:
            found.append(self.rate_fact(panel, worst, shares[worst]))
        return [*found, *self.cause_fact(panel), *self.length_fact(panel)]

    def rate_fact(self, panel: Panel, at: tuple[str, str], share: Share) -> Fact:
        games = self.say("study-games", games=share.games)
        return Fact(
            self.percent(share.rate),
            self.say("study-fact-won", table=self.table_name(panel, *at)),
            self.say("study-fact-interval", interval=self.interval(share), games=games),
            share.few,
        )

    def cause_fact(self, panel: Panel) -> list[Fact]:
        lost = ends(self.counts(panel))
        if not lost:
            return []
        (cause, n), total = next(iter(lost.items())), sum(lost.values())
        what = self.say("study-fact-cause", cause=self.outcome(panel.game, cause))
        small = self.say("study-fact-lost", n=n, lost=total)
        return [Fact(self.percent(n / total), what, small, total < FEW)]

    def length_fact(self, panel: Panel) -> list[Fact]:
        counts = self.counts(panel)
        won = lengths(counts, WON)
        which = won or lengths(counts, LOST)
        what = self.say("study-fact-won-game" if won else "study-fact-lost-game")
        games = which.total()
        small = self.say("study-games", games=games)
        return [Fact(self.say("study-turns", turns=median(which)), what, small, games < FEW)]

    def games(self, tables: list[int]) -> int:
        return self.found.of(tables)[GAMES,]


def extremes(shares: dict[K, Share]) -> tuple[K, K]:
    """The best, and the worst."""
    ranked = sorted(shares, key=lambda one: -shares[one].rate)
    return ranked[0], ranked[-1]

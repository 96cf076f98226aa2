"""Games played one by one: how each of them went, as a row of a table and as counts."""

from __future__ import annotations

import csv
import io
import json
import time
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from simoun.bots.bot import Bot
from simoun.bots.playing import Turns, play_out
from simoun.core.catalog import face_named
from simoun.core.rules import State
from simoun.lab import contest
from simoun.lab.plan import Experiment
from simoun.lab.players import player_called
from simoun.lab.records import Scribe
from simoun.lab.study import Columns, Study
from simoun.lab.together import WON
from simoun.lab.workers import Chunk

# what is counted of a table, besides what a contest counts: then come words that tell more
GAMES: Final = "games"
ACTIONS: Final = "actions"
END: Final = "end"  # and the outcome
TURNS: Final = "turns"  # and whether it was won, and how many
WITH: Final = "with"  # and an adventurer, and whether it was won
PAIR: Final = "pair"  # and two of them
LOST: Final = "lost"

Counts = Counter[tuple[str, ...]]  # the table first


class Row(NamedTuple):
    """How a game went."""

    team: list[str]  # who was played, seat by seat
    outcome: str
    winners: list[int]
    turns: int
    actions: int
    scores: list[dict[str, int]]
    seconds: float

    def texts(self) -> list[str]:
        return [
            " ".join(self.team),
            self.outcome,
            " ".join(str(seat + 1) for seat in self.winners),
            str(self.turns),
            str(self.actions),
            json.dumps(self.scores) if self.scores else "",
            f"{self.seconds:.6f}",
        ]


def row_of(texts: list[str]) -> Row:
    """As `texts` wrote it; what it never wrote is no row."""
    team, outcome, winners, turns, actions, scores, seconds = texts
    seats = [int(seat) - 1 for seat in winners.split()]
    points: list[dict[str, int]] = json.loads(scores) if scores else []
    return Row(team.split(), outcome, seats, int(turns), int(actions), points, float(seconds))


class Table:
    """Bots at a table; they play whichever game of it one wants to see."""

    def __init__(self, plan: Experiment, records: Path | None = None) -> None:
        self.plan = plan
        self.face = face_named(plan.game)
        self.options = self.face.read_options(plan.options)
        self.records = records
        self.turns = contest.turns(plan)
        self.alone: Bot[State] | None = None
        if not plan.rivals:
            self.alone = player_called(plan.bots[0], self.face.rules, plan.seed)

    def play(self, number: int) -> Row:
        board, turn = divmod(number, self.turns)
        seed, rules = self.plan.seed + board, self.face.rules
        begun = time.perf_counter()
        s, bot, turns = rules.new(self.options, seed), self.bot_for(seed, turn), Turns()
        if self.records is None:
            actions = play_out(rules, s, bot, turns)
        else:
            scribe = Scribe(self.face, self.plan, seed)
            actions = scribe.play_out(s, bot, turns)
            scribe.keep(self.records, turn if self.turns > 1 else None)
        return Row(
            team=self.face.adventurers(s),
            outcome=self.face.outcomes[rules.outcome(s)],
            winners=rules.winners(s),
            turns=int(turns.n),
            actions=int(actions),
            scores=rules.scores(s),
            seconds=time.perf_counter() - begun,
        )

    def bot_for(self, seed: int, turn: int) -> Bot[State]:
        if self.alone is None:
            return contest.turned(self.plan, self.face.rules, seed, turn)
        self.alone.begin(seed)
        return self.alone


class Block(NamedTuple):
    """Some games in a row: their rows as text, and what they add to the counts."""

    first: int
    games: int
    text: str
    counts: Counts


def play_block(study: Study, records: Path | None, chunk: Chunk) -> Block:
    columns = Columns(study)
    counts: Counts = Counter()
    rows: dict[int, Row] = {}
    for table, numbers in study.by_table(chunk.first, chunk.games):
        players = Table(study.tables[table], records)
        for number in numbers:
            rows[number] = players.play(study.place_of(number)[1])
            bots = columns.seated(columns.begin(study, number))
            counts.update(marks(table, bots, rows[number]))
    lines = ([*columns.begin(study, n), *rows[n].texts()] for n in sorted(rows))
    return Block(chunk.first, chunk.games, as_csv(lines), counts)


def as_csv(lines: Iterable[list[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()


def marks(table: int, bots: list[str], row: Row) -> Counts:
    """What a game adds to each count."""
    found: Counts = Counter({(GAMES,): 1, (ACTIONS,): row.actions, (END, row.outcome): 1})
    if row.scores:
        found[TURNS, WON, str(row.turns)] = 1
        found.update(contest.marks(row.winners, row.scores, tuple(bots)))
    else:
        how = WON if row.winners else LOST
        found[TURNS, how, str(row.turns)] = 1
        for one in row.team:
            found[WITH, one, how] = 1
        for pair in combinations(sorted(row.team), 2):
            found[PAIR, *pair, how] = 1
    return Counter({(str(table), *what): n for what, n in found.items()})


def counted(study: Study, columns: Columns, number: int, line: str) -> Counts:
    """What a row that was kept adds to the counts; a ValueError where it is none of the study."""
    [texts] = csv.reader([line])
    before = columns.begin(study, number)
    if texts[: len(before)] != before:
        raise ValueError
    row = row_of(texts[len(before) :])
    return marks(study.place_of(number)[0], columns.seated(before), row)

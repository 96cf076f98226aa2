"""Many games side by side, a number for each at every step; a finished one begins anew at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.space import NOTHING
from simoun.rl.episode import Episode, blank


class Games:
    """What is seen and what is marked lies row by row, in two sheets that are used by turns."""

    def __init__(self, episodes: list[Episode], columns: int, seed: int) -> None:
        self.episodes = episodes
        self.n: i64 = len(episodes)
        self.columns: i64 = columns
        self.numbers: i64 = episodes[0].space.n
        self.players: i64 = episodes[0].options.players
        self.seed: i64 = seed  # of the next game
        self.seen: vec[u8] = blank(self.n * self.columns)
        self.other_seen: vec[u8] = blank(self.n * self.columns)
        self.marks: vec[u8] = blank(self.n * self.numbers)
        self.other_marks: vec[u8] = blank(self.n * self.numbers)
        for episode in episodes:
            episode.mask.remembers = True
        self.clear_ends()

    def turn_over(self) -> None:
        """The other sheet: what is told now stays until the step after the next."""
        seen, marks = self.seen, self.marks
        self.seen, self.marks = self.other_seen, self.other_marks
        self.other_seen, self.other_marks = seen, marks
        for k in range(self.n):
            self.episodes[k].mask.turn_over(self.marks)
        self.clear_ends()

    def clear_ends(self) -> None:
        n = self.n
        self.seats: vec[i64] = vec[i64]([0] * n)
        self.outcomes: vec[i64] = vec[i64]([0] * n)
        self.wins: vec[float] = vec[float]([0.0] * (n * self.players))

    def begin(self, seed: i64) -> None:
        """Game number k is dealt by seed + k, those after them by the seeds that follow."""
        self.seed = seed
        self.turn_over()
        for k in range(self.n):
            self.renew(k)
            self.show(k)

    def renew(self, k: i64) -> None:
        """Another game; one that ends before anybody has a choice is none."""
        episode = self.episodes[k]
        while True:
            episode.begin(self.seed)
            self.seed += 1
            episode.advance(self.marks, k * self.numbers)
            if not episode.s.over:
                return

    def show(self, k: i64) -> None:
        episode = self.episodes[k]
        self.seats[k] = episode.me
        episode.observe(episode.me, self.seen, k * self.columns)

    def unmarked(self, numbers: list[int]) -> i64:
        """The first game in which a number can't be chosen, or NOTHING."""
        marks = self.marks
        for k in range(self.n):
            number: i64 = numbers[k]
            if not 0 <= number < self.numbers or not marks[k * self.numbers + number]:
                return k
        return NOTHING

    def step(self, numbers: list[int]) -> None:
        """A number for each game, each of them marked."""
        self.turn_over()
        for k in range(self.n):
            number: i64 = numbers[k]
            episode = self.episodes[k]
            episode.play(number)
            episode.advance(self.marks, k * self.numbers)
            if episode.s.over:
                self.end(k)
                self.renew(k)
            self.show(k)

    def end(self, k: i64) -> None:
        """A win that is shared counts in parts between rivals, and whole in a team."""
        episode = self.episodes[k]
        self.outcomes[k] = episode.rules.outcome(episode.s)
        winners = episode.rules.winners(episode.s)
        share = 1.0 if episode.rules.together() else 1.0 / max(1, len(winners))
        for winner in winners:
            self.wins[k * self.players + winner] = share

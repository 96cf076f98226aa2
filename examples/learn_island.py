"""A small policy learns Forbidden Island from its own games, with nothing but NumPy.

    python examples/learn_island.py --minutes 2.5

Two players, Novice. What can be chosen is scored by a linear function of a few features, some for
each verb, and the best score is played: 30 weights. The cross-entropy method finds them:
64 candidates play side by side in one batch, and the cloud of weights moves to the best of them.
At the end the policy plays deals that it has not seen, beside the bot `novice` on the same ones.
"""

import argparse
import re
import time

import numpy as np

from simoun.bots.playing import play_games
from simoun.floor import agree, bot, rules
from simoun.rl.batch import Batch

CANDIDATES, ELITE = 64, 10
ROUNDS = 4  # games that each row plays in a generation
TRAINED_ON, TESTED_ON = 50_000_000, 2_000_000  # seeds
HELICOPTER, SANDBAGS = 4, 5

ROWS = [(2, 3), (1, 2, 3, 4), (0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5), (1, 2, 3, 4), (2, 3)]
PLACES = [(row, column) for row, columns in enumerate(ROWS) for column in columns]
FAR = np.array([[abs(a - c) + abs(b - d) for c, d in PLACES] for a, b in PLACES], np.float32)
NEAR = (FAR <= 1).astype(np.float32)

MOVES = ["move", "fly", "swim", "navigate", "lift"]
OTHERS = {"shore": 4, "sandbag": 4, "give": 4, "discard": 4, "capture": 1, "take off": 1, "end": 1}
MOVED = 6  # features of where a pawn goes, shared by all ways to get there
SIZE = MOVED + len(MOVES) + sum(OTHERS.values())


def score(features, weights):
    """For each game and place: its features times the game's own weights."""
    return (features @ weights[:, :, None])[:, :, 0]


def product(weights, tables):
    return (weights[:, None] @ tables)[:, 0]


class Policy:
    """Scores for every number of a batch, each row with its own weights."""

    def __init__(self, batch):
        self.batch = batch
        self.groups = {}  # the numbers that differ in a place only
        self.singles = []
        for number in range(batch.space.n):
            words = batch.space.words(number)
            verb = re.match(r"take off|\w+", words)[0]
            names = {thing: int(n) for thing, n in re.findall(r"(\w+) (\d+)", words)}
            by = names.pop("player", 0)
            place = names.pop("place", None)
            if place is None:
                self.singles.append((number, verb, by, names))
            else:
                key = (verb, by, names.get("seat", 0), names.get("group", 0))
                self.groups.setdefault(key, []).append(number)

    def scores(self, seen, weights):
        """Higher is better."""
        part = {p.name: self.batch.layout.part(seen, p.name) for p in self.batch.layout.parts}
        look = Look(part)
        split = np.cumsum([MOVED, len(MOVES), *OTHERS.values()])[:-1]
        moved, biases, *others = np.split(weights, split, axis=1)
        weight = dict(zip(OTHERS, others, strict=True))
        going = [score(look.going(k), moved) for k in range(2)]
        worth = {verb: score(look.worth, weight[verb]) for verb in ("shore", "sandbag")}
        found = np.zeros((len(seen), self.batch.space.n), np.float32)
        for (verb, by, seat, group), numbers in self.groups.items():
            if verb in worth:
                found[:, numbers[0] : numbers[-1] + 1] = worth[verb]
                continue
            pawns = [k for k in range(2) if group >> k & 1] or [seat or by]
            bias = biases[:, MOVES.index(verb)]
            found[:, numbers[0] : numbers[-1] + 1] = sum(going[k] for k in pawns) + bias[:, None]
        for number, verb, by, names in self.singles:
            if verb in weight:
                features = look.card(by, names, OTHERS[verb])
                found[:, number] = (features * weight[verb]).sum(axis=1)
        return found

    def choose(self, now, weights):
        scores = self.scores(now.seen, weights)
        scores[now.mask == 0] = -1e9
        return scores.argmax(axis=1)


class Look:
    """What counts in a position, for all games of a batch."""

    def __init__(self, part):
        self.part = part = {name: value.astype(np.float32) for name, value in part.items()}
        self.hands = part["hands"]  # games, players, cards
        self.needed = 1 - part["captured"]
        self.together = self.hands[:, :, :4].sum(axis=1)
        self.ready = (self.hands[:, :, :4] >= 4) * self.needed[:, None]
        self.done = part["captured"].all(axis=1)
        standing = part["sites"] * part["present"][:, None]
        sites = standing.sum(axis=2)
        urgent = (part["sites"] * (self.needed * (3 - sites))[:, :, None]).sum(axis=1)
        soon = part["flood_layer"] == 1
        value = urgent + 2 * part["landing"]
        ones = np.ones_like(value)
        self.worth = np.stack([ones, value, value * soon, part["water"] * ones / 9], axis=2)
        one, other = part["sites"].argmax(axis=2), 23 - part["sites"][:, :, ::-1].argmax(axis=2)
        sunk = [12 * (1 - np.take_along_axis(part["present"], k, 1)) for k in (one, other)]
        self.to_site = np.minimum(FAR[one] + sunk[0][:, :, None], FAR[other] + sunk[1][:, :, None])
        self.to_landing = FAR[part["landing"].argmax(axis=1)]
        self.wet = part["flooded"] * value

    def going(self, player):
        """How much better a pawn stands at each place than where it is."""
        pawn = self.part["pawns"][:, player]
        other = FAR[self.part["pawns"][:, 1 - player].argmax(axis=1)]
        wanted = (self.together >= 4) * self.needed
        best = self.hands[:, player, :4] * self.needed / 4
        features = np.stack(
            [
                -product(self.ready[:, player], self.to_site),
                -product(best, self.to_site) / 4,
                -self.to_landing * self.done[:, None],
                -other * ((wanted - self.ready.sum(axis=1)) > 0).any(axis=1)[:, None],
                self.wet @ NEAR,
                self.part["present"] - self.part["flooded"],
            ],
            axis=2,
        )
        return features - np.take_along_axis(features, pawn.argmax(axis=1)[:, None, None], 1)

    def card(self, by, names, size):
        """Of a card that is given or discarded; else nothing but that it is done."""
        features = np.zeros((len(self.hands), size), np.float32)
        features[:, 0] = 1
        kind = names.get("card")
        if size > 1 and kind is not None and kind < 4:
            mine, yours = self.hands[:, by, kind], self.hands[:, 1 - by, kind]
            features[:, 1] = self.needed[:, kind] * (yours - mine)
            features[:, 2] = self.needed[:, kind] * (self.together[:, kind] >= 4)
            features[:, 3] = self.needed[:, kind]
        elif size > 1:
            features[:, 1] = 3 * (kind == HELICOPTER)
            features[:, 2] = kind == SANDBAGS
        return features


def play(batch, policy, weights, games, seed):
    """Until every row has ended so many games: its wins, and what it captured on the way."""
    now = batch.reset(seed)
    rows = len(weights)
    ended, won, captured = np.zeros(rows), np.zeros(rows), np.zeros(rows)
    while ended.min() < games:
        had = batch.layout.part(now.seen, "captured").sum(axis=1)
        now = batch.step(policy.choose(now, weights))
        counts = (now.outcome != 0) & (ended < games)
        ended += counts
        won += counts * now.wins[:, 0]
        captured += counts * np.where(now.wins[:, 0] > 0, 4, had)
    return won / games, captured / games


def learn(minutes, each, seed):
    """The middle of the cloud, after so many minutes of generations."""
    batch = Batch("island", CANDIDATES * each, players=2, step_in=False)
    policy, luck = Policy(batch), np.random.default_rng(seed)
    mean, width = np.zeros(SIZE), np.ones(SIZE)
    begun, generation = time.process_time(), 0
    while time.process_time() - begun < 60 * minutes:
        drawn = mean + width * luck.normal(size=(CANDIDATES, SIZE))
        weights = np.repeat(drawn, each, axis=0).astype(np.float32)
        first = TRAINED_ON + generation * 1_000_000
        ends = play(batch, policy, weights, ROUNDS, first)
        won, captured = (rows.reshape(CANDIDATES, each).mean(axis=1) for rows in ends)
        best = np.argsort(won + captured / 8)[-ELITE:]
        mean = 0.3 * mean + 0.7 * drawn[best].mean(axis=0)
        width = 0.3 * width + 0.7 * drawn[best].std(axis=0) + 0.02
        generation += 1
        spent = time.process_time() - begun
        print(
            f"{generation:4} {spent:5.0f} s  won {won.mean():.3f}, elite {won[best].mean():.3f}, "
            f"treasures {captured.mean():.2f}",
            flush=True,
        )
    return mean


def measured(weights, games):
    """A row for each deal."""
    batch = Batch("island", games, players=2, step_in=False)
    rows = np.repeat(weights[None], games, axis=0).astype(np.float32)
    won, captured = play(batch, Policy(batch), rows, 1, TESTED_ON)
    return won.mean(), captured.mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=2.5, help="of processor time, to learn")
    parser.add_argument("--each", type=int, default=16, help="games of a candidate side by side")
    parser.add_argument("--games", type=int, default=4000, help="to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    won, captured = measured(learn(asked.minutes, asked.each, asked.seed), asked.games)
    print(f"learnt: {100 * won:.1f} % of {asked.games} games won, {captured:.2f} treasures a game")
    ends = play_games(
        rules("island"), agree("island", players=2), bot("island", "novice"), asked.games, TESTED_ON
    )
    print(f"novice: {100 * ends.outcomes.get(1, 0) / asked.games:.1f} % of the same deals")


if __name__ == "__main__":
    main()

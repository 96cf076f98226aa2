"""How many actions away places are, for each player: sets that widen with every action."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Distances:
    """For each player and number of actions, the places within reach."""

    def __init__(self, players: i64, far: i64, room: i64) -> None:
        self.players: i64 = players
        self.far: i64 = far  # so many actions are as good as never
        self.room: i64 = room  # sets of a player: `far`, and what it takes to widen them
        self.within: vec[i64] = vec[i64]([0] * (room * players))

    def steps(self, player: i64, goal: i64) -> i64:
        """How many actions take a player's pawn to one of these places."""
        within = self.within
        first: i64 = self.room * player
        for step in range(self.far):
            if within[first + step] & goal:
                return step
        return self.far

    def nearest(self, goal: i64) -> i64:
        """Actions of the player who is nearest to one of these places."""
        best: i64 = self.far
        for player in range(self.players):
            steps = self.steps(player, goal)
            if steps < best:
                best = steps
        return best

    def reached(self, step: i64) -> i64:
        """The places that somebody can be at after so many actions."""
        places: i64 = 0
        for player in range(self.players):
            places |= self.within[self.room * player + step]
        return places

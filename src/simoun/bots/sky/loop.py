"""The best circuit there can be: a loop through the launch pad, and what it lacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.corner import Corner
from simoun.bots.sky.network import NODES, Network
from simoun.bots.sky.pieces import tiles_for
from simoun.core.chance import mixed
from simoun.core.squares import bit, has, lowest, size
from simoun.games.sky.data import COMPONENTS, PAD, PAD_KIND
from simoun.games.sky.state import Sky, count_of, stands_on

# what the loop costs, in tenths of an action; a cable that lies costs nothing
SHORT_STEP: Final = 10
LONG_STEP: Final = 12
LAYING: Final = 15  # a tile that somebody holds, with the way there
DRAWING: Final = 6  # for each tile drawn: others serve for something else
SEARCHING: Final = vec[i64]([20, 25, 35])  # a kind for which there is no spot, besides
MOST_TRIED: Final = 1500  # steps: then the best loop so far must do
NO_LOOP: Final = 100_000

MOST_OF_KIND: Final = 8


class Loop(Network):
    """Through all that the blueprint asks for, as cheaply as can be."""

    def __init__(self, s: Sky, corner: Corner, held: i64) -> None:
        super().__init__(s, corner)
        self.wanted: vec[i64] = vec[i64]([0] * PAD_KIND)
        self.left: i64 = 0  # components still wanted
        self.held: vec[i64] = vec[i64]([0] * PAD_KIND)  # tiles for each kind
        self.drawn: vec[i64] = vec[i64]([0] * PAD_KIND)  # what a spot costs if nobody holds one
        self.bounds: vec[i64] = vec[i64]([0] * (PAD_KIND * MOST_OF_KIND))
        self.tried: i64 = 0
        self.way: vec[i64] = vec[i64]([PAD] * (NODES + 2))
        self.cost: i64 = NO_LOOP
        self.best: vec[i64] = vec[i64]([PAD] * (NODES + 2))
        self.length: i64 = 0  # steps of the best way, from the pad to the pad
        self.reckon(s, held)
        self.follow(PAD, False, 0, 0, 0, 0)
        self.missing: i64 = 0  # cables
        self.longs: i64 = 0
        self.members: i64 = 0  # components, without the launch pad
        self.chosen: i64 = 0  # spots
        self.sum_up()

    # ------------------------------------------------------------ prices

    def reckon(self, s: Sky, held: i64) -> None:
        """What each kind costs, and the least that so many of a kind can cost."""
        pile: i64 = s.pile | s.pile_under
        for kind in range(PAD_KIND):
            tiles = tiles_for(kind)
            self.wanted[kind] = s.setup.plan[kind]
            self.left += self.wanted[kind]
            self.held[kind] = size(held & tiles)
            self.drawn[kind] = LAYING + DRAWING * (size(pile) + 1) // (size(pile & tiles) + 1)
            spots: i64 = 0
            for k in range(self.spots.n):
                if self.spots.kinds[k] == kind:
                    spots += 1
            standing = count_of(self.standing, kind)
            for n in range(1, MOST_OF_KIND):
                price: i64 = 0
                if n > standing + spots:
                    price = self.without_spot(kind)
                elif n > standing + self.held[kind]:
                    price = self.drawn[kind]
                elif n > standing:
                    price = LAYING
                at: i64 = MOST_OF_KIND * kind + n
                self.bounds[at] = self.bounds[at - 1] + price

    def without_spot(self, kind: i64) -> i64:
        """The price of a component for which one must first make room."""
        return self.drawn[kind] + SEARCHING[kind]

    # ------------------------------------------------------------ the search

    def follow(self, at: i64, by_cable: bool, seen: i64, cost: i64, used: i64, n: i64) -> None:
        """Every way on from a node: along its cables first, then by the shortest steps."""
        self.tried += 1
        if self.tried > MOST_TRIED or cost + self.least_rest(used) >= self.cost:
            return
        cables: i64 = self.linked[at] if at < COMPONENTS else 0
        if n > 1 and has(cables, PAD):
            self.close(cost, n)
        if n == 0 or not by_cable or self.cables[at] == 2:
            lies: i64 = cables & ~seen & ~bit(PAD)
            while lies:
                self.step(at, lowest(lies), True, seen, cost, used + 1, n)
                lies &= lies - 1
        if self.may_leave_freely(at, by_cable, n):
            self.try_steps(at, self.near[at] & ~cables & ~seen, seen, cost + SHORT_STEP, used, n)
            self.try_steps(at, self.far[at] & ~cables & ~seen, seen, cost + LONG_STEP, used, n)
            if n > 0 and not has(cables, PAD) and self.cables[PAD] < 2:
                if has(self.near[at], PAD):
                    self.close(cost + SHORT_STEP, n)
                elif has(self.far[at], PAD):
                    self.close(cost + LONG_STEP, n)

    def least_rest(self, used: i64) -> i64:
        """No way on can cost less."""
        cables: i64 = self.left + 1 - (self.lying - used)
        rest: i64 = SHORT_STEP * cables if cables > 0 else 0
        for kind in range(PAD_KIND):
            rest += self.bounds[MOST_OF_KIND * kind + self.wanted[kind]]
        return rest

    def may_leave_freely(self, at: i64, by_cable: bool, n: i64) -> bool:
        """There is room for one more cable, besides that by which one came."""
        if n == 0:
            return self.cables[at] == 0
        return self.cables[at] == (1 if by_cable else 0)

    def try_steps(self, at: i64, ahead: i64, seen: i64, cost: i64, used: i64, n: i64) -> None:
        ahead &= ~bit(PAD)
        while ahead:
            other = lowest(ahead)
            ahead &= ahead - 1
            if self.wanted[self.kinds[other]] > 0 and self.cables[other] < 2:
                self.step(at, other, False, seen, cost, used, n)

    def step(
        self, at: i64, other: i64, by_cable: bool, seen: i64, cost: i64, used: i64, n: i64
    ) -> None:
        kind = self.kinds[other]
        counted = self.wanted[kind] > 0
        is_spot = other >= COMPONENTS
        if counted:
            self.wanted[kind] -= 1
            self.left -= 1
        if is_spot:
            cost += LAYING if self.held[kind] > 0 else self.drawn[kind]
            self.held[kind] -= 1
        self.way[n + 1] = other
        self.follow(other, by_cable, seen | self.rivals[other], cost, used, n + 1)
        if counted:
            self.wanted[kind] += 1
            self.left += 1
        if is_spot:
            self.held[kind] += 1

    def close(self, cost: i64, n: i64) -> None:
        for kind in range(PAD_KIND):
            cost += self.wanted[kind] * (self.without_spot(kind) + SHORT_STEP)
        if cost < self.cost:
            self.cost = cost
            self.length = n + 1
            for k in range(n + 1):
                self.best[k] = self.way[k]
            self.best[n + 1] = PAD

    def sum_up(self) -> None:
        for k in range(self.length):
            if self.is_missing(k):
                self.missing += 1
                if has(self.far[self.best[k]], self.best[k + 1]):
                    self.longs += 1
            if k > 0:
                if self.best[k] < COMPONENTS:
                    self.members |= bit(self.best[k])
                else:
                    self.chosen |= bit(self.best[k] - COMPONENTS)

    # ------------------------------------------------------------ what it tells

    def is_missing(self, k: i64) -> bool:
        """A cable is still to be laid at a step of the best way."""
        return self.best[k] >= COMPONENTS or not has(self.linked[self.best[k]], self.best[k + 1])

    def stands(self, k: i64) -> bool:
        """Both ends of a step are there."""
        return self.best[k] < COMPONENTS and self.best[k + 1] < COMPONENTS

    def joins(self, one: i64, other: i64) -> bool:
        """Both are next to each other on the best way."""
        for k in range(self.length):
            if self.best[k] == one and self.best[k + 1] == other:
                return True
            if self.best[k] == other and self.best[k + 1] == one:
                return True
        return False

    def spots_for(self, kind: i64) -> i64:
        """How many spots of a kind it leads through."""
        found: i64 = 0
        chosen = self.chosen
        while chosen:
            if self.spots.kinds[lowest(chosen)] == kind:
                found += 1
            chosen &= chosen - 1
        return found

    def places_for(self, kind: i64) -> i64:
        """The places from which tiles can be laid on those spots."""
        found: i64 = 0
        chosen = self.chosen
        while chosen:
            if self.spots.kinds[lowest(chosen)] == kind:
                found |= self.spots.places[lowest(chosen)]
            chosen &= chosen - 1
        return found


def ends_of(s: Sky, loop: Loop, k: i64) -> i64:
    """The places from which the cable of a step can be laid."""
    return stands_on(s, loop.best[k]) | stands_on(s, loop.best[k + 1])


def loop_key(s: Sky, corner: Corner, held: i64) -> i64:
    """Equal for positions with the same blueprint, platform, cables, corner and pieces."""
    x = mixed(mixed(mixed(0, s.standing), corner.across), corner.down)
    for place in range(s.laid):
        x = mixed(x, s.places[place])
    for component in range(COMPONENTS):
        if has(s.standing, component):
            x = mixed(x, s.links[component])
    pile: i64 = s.pile | s.pile_under
    for kind in range(PAD_KIND):
        tiles = tiles_for(kind)
        x = mixed(x, size(held & tiles) << 8 | size(pile & tiles) | s.setup.plan[kind] << 16)
    return mixed(x, size(pile))

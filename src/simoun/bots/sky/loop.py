"""The best circuit there can be so far: a loop through the launch pad, and what it lacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.sky.corner import Corner
from simoun.core.chance import mixed
from simoun.core.squares import bit, has
from simoun.games.sky.circuit import are_linked, cables_on
from simoun.games.sky.data import (
    COMPONENTS,
    KIND_OF,
    LONG_REACH,
    LONG_REACH_TO_PAD,
    PAD,
    PAD_KIND,
    SHORT_REACH,
    SHORT_REACH_TO_PAD,
)
from simoun.games.sky.state import Sky, across, count_of, down

# what a step of the loop costs; a cable that lies costs nothing
SHORT_STEP: Final = 10
LONG_STEP: Final = 12
LEFT_OUT: Final = 40  # a component that the blueprint asks for, and that the loop passes by
MOST_TRIED: Final = 800  # steps: then the best loop so far must do
NO_LOOP: Final = 100_000

NODES: Final = COMPONENTS  # a component keeps its number


class Loop:
    """Through as many of the components that the blueprint asks for as cables can reach."""

    def __init__(self, s: Sky, corner: Corner) -> None:
        self.steps: vec[i64] = vec[i64]([NO_LOOP] * (NODES * NODES))
        self.linked: vec[i64] = vec[i64]([0] * NODES)  # the components that cables lead to
        self.cables: vec[i64] = vec[i64]([0] * NODES)
        self.wanted: vec[i64] = vec[i64]([0] * PAD_KIND)
        self.left: i64 = 0  # components still wanted
        self.standing: i64 = s.standing & ~(1 << PAD)
        self.lying: i64 = 0  # cables
        self.tried: i64 = 0
        self.way: vec[i64] = vec[i64]([PAD] * (NODES + 1))
        self.cost: i64 = NO_LOOP
        self.best: vec[i64] = vec[i64]([PAD] * (NODES + 1))
        self.length: i64 = 0  # steps of the best way, from the pad to the pad
        self.survey(s, corner)
        self.follow(PAD, False, 0, 0, 0, 0)
        self.missing: i64 = 0  # cables
        self.longs: i64 = 0
        self.members: i64 = 0  # components, without the launch pad
        self.sum_up()

    def survey(self, s: Sky, corner: Corner) -> None:
        for kind in range(PAD_KIND):
            standing = count_of(s.standing, kind)
            self.wanted[kind] = standing if standing < s.setup.plan[kind] else s.setup.plan[kind]
            self.left += self.wanted[kind]
        for one in range(COMPONENTS):
            if has(self.standing, one):
                self.cables[one] = cables_on(s, one)
                self.lying += self.cables[one]
                for other in range(one):
                    if has(self.standing, other):
                        aside = across(s, one) - across(s, other)
                        below = down(s, one) - down(s, other)
                        reach = aside * aside + below * below
                        self.set_step(one, other, price(reach, SHORT_REACH, LONG_REACH))
                        if are_linked(s, one, other):
                            self.link(one, other)
                self.survey_pad(s, corner, one)
        if has(s.standing, PAD):
            self.cables[PAD] = cables_on(s, PAD)
        self.lying = (self.lying + self.cables[PAD]) >> 1

    def survey_pad(self, s: Sky, corner: Corner, one: i64) -> None:
        step: i64 = SHORT_STEP  # while nobody knows where the launch pad will be
        if corner.ring:
            aside = across(s, one) - corner.across
            below = down(s, one) - corner.down
            reach = aside * aside + below * below
            step = price(reach, SHORT_REACH_TO_PAD, LONG_REACH_TO_PAD)
        self.set_step(one, PAD, step)
        if are_linked(s, one, PAD):
            self.link(one, PAD)

    def set_step(self, one: i64, other: i64, step: i64) -> None:
        self.steps[NODES * one + other] = step
        self.steps[NODES * other + one] = step

    def link(self, one: i64, other: i64) -> None:
        self.linked[one] |= bit(other)
        self.linked[other] |= bit(one)
        self.set_step(one, other, 0)

    # ------------------------------------------------------------ the search

    def follow(self, at: i64, by_cable: bool, seen: i64, cost: i64, used: i64, n: i64) -> None:
        """Every way on from a component: along its cables first, then by the shortest steps."""
        self.tried += 1
        to_lay: i64 = self.left + 1 - (self.lying - used)
        if self.tried > MOST_TRIED or cost + SHORT_STEP * max(0, to_lay) >= self.cost:
            return
        ahead: i64 = self.linked[at] & ~seen
        if n > 1 and has(self.linked[at], PAD):
            self.close(cost, n)
        lies = ahead & ~(1 << PAD)
        if n == 0 or not by_cable or self.cables[at] == 2:
            other: i64 = 0
            while lies:
                if lies & 1:
                    self.step(at, other, True, seen, cost, used + 1, n)
                lies >>= 1
                other += 1
        if self.may_leave_freely(at, by_cable, n):
            self.try_steps(at, seen, cost, used, n, SHORT_STEP)
            self.try_steps(at, seen, cost, used, n, LONG_STEP)
            if n > 0 and not has(self.linked[at], PAD) and self.cables[PAD] < 2:
                self.close(cost + self.steps[NODES * at + PAD], n)

    def may_leave_freely(self, at: i64, by_cable: bool, n: i64) -> bool:
        """There is room for one more cable, besides that by which one came."""
        if n == 0:
            return self.cables[at] == 0
        return self.cables[at] == (1 if by_cable else 0)

    def try_steps(self, at: i64, seen: i64, cost: i64, used: i64, n: i64, step: i64) -> None:
        for other in range(PAD):
            if has(self.standing & ~seen, other) and self.wanted[KIND_OF[other]] > 0:
                if self.steps[NODES * at + other] == step and self.cables[other] < 2:
                    self.step(at, other, False, seen, cost + step, used, n)

    def step(
        self, at: i64, other: i64, by_cable: bool, seen: i64, cost: i64, used: i64, n: i64
    ) -> None:
        kind = KIND_OF[other]
        counted = self.wanted[kind] > 0
        if counted:
            self.wanted[kind] -= 1
            self.left -= 1
        self.way[n + 1] = other
        self.follow(other, by_cable, seen | bit(other), cost, used, n + 1)
        if counted:
            self.wanted[kind] += 1
            self.left += 1

    def close(self, cost: i64, n: i64) -> None:
        cost += LEFT_OUT * self.left
        if cost < self.cost and cost < NO_LOOP:
            self.cost = cost
            self.length = n + 1
            for k in range(n + 1):
                self.best[k] = self.way[k]
            self.best[n + 1] = PAD

    def sum_up(self) -> None:
        for k in range(self.length):
            step = self.steps[NODES * self.best[k] + self.best[k + 1]]
            if step > 0:
                self.missing += 1
            if step == LONG_STEP:
                self.longs += 1
            if k > 0:
                self.members |= bit(self.best[k])

    def is_missing(self, k: i64) -> bool:
        """A cable is still to be laid at a step of the best way."""
        return self.steps[NODES * self.best[k] + self.best[k + 1]] > 0

    def joins(self, one: i64, other: i64) -> bool:
        """Both are next to each other on the best way."""
        for k in range(self.length):
            if self.best[k] == one and self.best[k + 1] == other:
                return True
            if self.best[k] == other and self.best[k + 1] == one:
                return True
        return False


def price(reach: i64, short: i64, long: i64) -> i64:
    if reach <= short:
        return SHORT_STEP
    return LONG_STEP if reach <= long else NO_LOOP


def loop_key(s: Sky, corner: Corner) -> i64:
    """Equal for positions with the same components, cables and corner."""
    x = mixed(mixed(mixed(0, s.standing), corner.across), corner.down)
    for component in range(COMPONENTS):
        if has(s.standing, component):
            x = mixed(mixed(x, s.components[component]), s.links[component])
    return x

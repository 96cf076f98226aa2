"""What figures of all games are made of."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from simoun.core.actions import who_of
from simoun.core.bags import bag_size
from simoun.core.catalog import face_named
from simoun.core.phrases import slug
from simoun.core.rules import Rules, State
from simoun.games.team.state import Team
from tests.bots.hinted import Told, agrees

Check = Callable[[Told], bool]
MUCH = 50


def both(told: Told, figure: Callable[[State], object]) -> bool:
    """From without the plan to with it."""
    return (told.facts["from"], told.facts["to"]) == (figure(told.before), figure(told.after))


def both_chances(told: Told, chance: Callable[[State], Fraction]) -> bool:
    was, now = chance(told.before), chance(told.after)
    return agrees(told.figure("from"), was) and agrees(told.figure("to"), now)


def named(names: list[str], name: object) -> int:
    return [slug(one) for one in names].index(str(name))


def hand(s: State, player: int) -> int:
    assert isinstance(s, Team)
    return int(s.hands[player])


# ---------------------------------------------------------------- walking


def walk(
    rules: Rules[State], s: State, player: int, verbs: tuple[str, ...], goals: set[int]
) -> int:
    """The fewest moves of a pawn that lead to a goal."""
    assert isinstance(s, Team)
    phrase = face_named(rules.name).language.phrase
    walker = s.copy()
    walker.current, walker.ended, walker.actions_left = player, False, MUCH
    there: dict[int, Team] = {int(walker.fingerprint()): walker}
    for n in range(MUCH):
        if any(int(one.pawns[player]) in goals for one in there.values()):
            return n
        further: dict[int, Team] = {}
        for one in there.values():
            for code in rules.legal(one):
                if who_of(code) == player and phrase(code).verb in verbs:
                    moved = one.copy()
                    rules.apply(moved, code)
                    moved.actions_left = MUCH
                    further[int(moved.fingerprint())] = moved
        there = further
    raise AssertionError("no way leads there")


def all_walk(told: Told, verbs: tuple[str, ...], goals: Callable[[State], set[int]]) -> bool:
    def ways(s: State) -> int:
        players = range(told.rules.players(s))
        return sum(walk(told.rules, s, player, verbs, goals(s)) for player in players)

    return both(told, ways)


def equipment(s: State) -> int:
    assert isinstance(s, Team)
    return sum(int(bag_size(s.hands[player])) for player in range(s.party.players))

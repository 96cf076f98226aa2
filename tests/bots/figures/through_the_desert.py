"""Each figure of a hint in Through the Desert, once more."""

from __future__ import annotations

from collections.abc import Callable

from simoun.core.actions import what_of, who_of, whom_of
from simoun.core.hexes import WORDS
from simoun.core.rules import State
from simoun.games.through_the_desert.board import HEX_NAMES, HEXES
from simoun.games.through_the_desert.data import CAMEL_NAMES
from simoun.games.through_the_desert.points import earn
from simoun.games.through_the_desert.state import ThroughTheDesert, put_camel, waterhole_at
from tests.bots.figures.common import (
    Check,
    both,
    named,
)
from tests.bots.hinted import Told


def camels(s: State) -> ThroughTheDesert:
    assert isinstance(s, ThroughTheDesert)
    return s


def scores(told: Told, s: State, player: int) -> dict[str, int]:
    return told.rules.scores(s)[player]


def at_once(told: Told) -> bool:
    who, parts = int(camels(told.start).current), ["waterholes", "oases", "territory"]
    was, now = scores(told, told.before, who), scores(told, told.after, who)
    gains = [now[part] - was[part] for part in parts]
    return [told.figure(part) for part in parts] == gains and told.figure("points") == sum(gains)


def caravan(s: State, player: int, colour: int) -> int:
    found = camels(s).camels[(player * 5 + colour) * WORDS : (player * 5 + colour + 1) * WORDS]
    return sum(int(word).bit_count() for word in found)


def longest(told: Told) -> bool:
    who, colour = int(camels(told.start).current), named(CAMEL_NAMES, told.facts["camel"])
    players = range(camels(told.after).setup.players)
    others = max(caravan(told.after, k, colour) for k in players if k != who)
    return told.figure("others") == others and both(told, lambda s: caravan(s, who, colour))


def best_camel(told: Told, who: int) -> Callable[[State], int]:
    """Every camel that a player may place is placed."""

    def most(s: State) -> int:
        turn = camels(s).copy()
        turn.current, turn.to_place = who, 1
        gains = [0]
        for code in told.rules.legal(turn):
            after = turn.copy()
            earn_by(after, code)
            gains.append(points_now(told, after, who) - points_now(told, turn, who))
        return max(gains)

    return most


def earn_by(s: ThroughTheDesert, code: int) -> None:
    """The camel and its points, without the turn that passes on, or an end of the game."""
    player, colour, hex = int(who_of(code)), int(whom_of(code)), int(what_of(code))
    put_camel(s, player, colour, hex)
    earn(s, player, colour, hex)


def points_now(told: Told, s: State, who: int) -> int:
    found = scores(told, s, who)
    return found["waterholes"] + found["oases"] + found["territory"]


def around_rider(told: Told) -> bool:
    before, after = camels(told.start), camels(told.after)
    new = [k for k in range(len(after.ridden)) if after.ridden[k] != before.ridden[k]]
    q, r = axial(int(after.ridden[new[0]]))

    def is_near(hex: int) -> bool:
        dq, dr = axial(hex)[0] - q, axial(hex)[1] - r
        return max(abs(dq), abs(dr), abs(dq + dr)) <= told.figure("n")

    water = sum(int(waterhole_at(after, hex)) for hex in range(HEXES) if is_near(hex))
    oases = sum(is_near(int(palm)) for palm in after.setup.palms)
    return (told.figure("waterholes"), told.figure("oases")) == (water, oases)


def axial(hex: int) -> tuple[int, int]:
    """From the name: the column's letter, and the row in it."""
    name = HEX_NAMES[hex]
    column, row = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return column, row - (column - column % 2) // 2


def supply(told: Told) -> bool:
    colour = named(CAMEL_NAMES, told.facts["camel"])
    left = [int(camels(told.after).supply) >> 8 * k & 255 for k in range(5)]
    return told.figure("n") == left[colour] == min(left)


def wins(told: Told) -> bool:
    who = int(camels(told.start).current)
    whole = sum(scores(told, told.after, who).values())
    return who in told.rules.winners(told.after) and told.figure("points") == whole


CARAVANS: dict[str, Check] = {
    "win": wins,
    "points": at_once,
    "longest": longest,
    "leaves": lambda told: both(told, best_camel(told, told.figure("whom"))),
    "prepares": lambda told: both(told, best_camel(told, int(camels(told.start).current))),
    "rider": around_rider,
    "left": supply,
}

"""The end, and what everyone has then (T25 to T30)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.games.through_the_desert.data import (
    COLOURS,
    LONGEST_POINTS,
    OASIS_POINTS,
    TIED_POINTS,
    WATERHOLE_KINDS,
)
from simoun.games.through_the_desert.state import (
    BYTE,
    EXHAUSTED,
    OASES,
    STUCK,
    ThroughTheDesert,
    empty_territory,
    length,
    supply_of,
)


def has_run_out(s: ThroughTheDesert) -> bool:
    """The last camel of a colour is on the board (T25)."""
    for colour in range(COLOURS):
        if supply_of(s, colour) == 0:
            return True
    return False


def finish_exhausted(s: ThroughTheDesert) -> None:
    finish(s, EXHAUSTED)


def finish_stuck(s: ThroughTheDesert) -> None:
    finish(s, STUCK)


def finish(s: ThroughTheDesert, outcome: i64) -> None:
    """After this nothing is accepted (T30): no action is listed."""
    s.outcome = outcome
    s.over = True
    s.to_place = 0


# ---------------------------------------------------------------- the points of a player


def waterhole_points(s: ThroughTheDesert, player: i64) -> i64:
    points: i64 = 0
    for kind in range(WATERHOLE_KINDS):
        points += (kind + 1) * ((s.tokens[player] >> (8 * kind)) & BYTE)
    return points


def oasis_points(s: ThroughTheDesert, player: i64) -> i64:
    return OASIS_POINTS * ((s.tokens[player] >> OASES) & BYTE)


def caravan_points(s: ThroughTheDesert, player: i64) -> i64:
    points: i64 = 0
    for colour in range(COLOURS):
        points += longest_points(s, player, colour)
    return points


def longest_points(s: ThroughTheDesert, player: i64, colour: i64) -> i64:
    """For the longest caravan of a colour, or one of those (T26)."""
    mine = length(s, player, colour)
    points: i64 = LONGEST_POINTS if mine else 0
    for other in range(s.setup.players):
        if length(s, other, colour) > mine:
            return 0
        if other != player and length(s, other, colour) == mine and mine:
            points = TIED_POINTS
    return points


def total(s: ThroughTheDesert, player: i64) -> i64:
    """As things stand: this is the score once the game is over."""
    return (
        waterhole_points(s, player)
        + oasis_points(s, player)
        + caravan_points(s, player)
        + empty_territory(s, player)
    )


def winners(s: ThroughTheDesert) -> i64:
    """The set of players with the most points; there is no tie-break (T28)."""
    best: i64 = -1
    found: i64 = 0
    for player in range(s.setup.players):
        points = total(s, player)
        if points > best:
            best = points
            found = 0
        if points == best:
            found |= 1 << player
    return found

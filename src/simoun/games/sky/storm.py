"""The storm phase: lightning, wind, gusts, and a storm that intensifies (S24 to S35)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.bags import some
from simoun.core.squares import bit, has
from simoun.games.sky import ending
from simoun.games.sky.data import (
    CARDS_AT,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    GUST,
    LIGHTNING,
    NOWHERE,
    RESHUFFLES,
    STORM_DECK,
)
from simoun.games.sky.state import Sky, neighbour
from simoun.games.team.state import NOBODY, everyone, pawns_at
from simoun.games.team.storm import take_card


def begin(s: Sky) -> None:
    """As many cards as the level shows now (S28)."""
    s.ended = True
    s.to_draw = CARDS_AT[s.level]


def draw(s: Sky, card: i64) -> None:
    """One card, applied and discarded; the deck never runs out, for it holds the shuffling one.

    Where the pawns stand is asked for each card: who was blown to safety is safe (S26).
    """
    s.to_draw -= 1
    take_card(s, card)
    s.storm_discard += some(card, 1)
    if card == LIGHTNING:
        lightning(s)
    elif card == GUST:
        gust(s)
    elif card == CLOCKWISE:  # S31
        s.vane = (s.vane + 1) & 3
    elif card == COUNTERCLOCKWISE:
        s.vane = (s.vane + 3) & 3
    else:
        storm_intensifies(s)
        if card == RESHUFFLES:
            shuffle_all(s)
    assert s.storm_deck


def storm_intensifies(s: Sky) -> None:
    """The new number of cards counts from the next turn on, the skull at once (S33)."""
    s.level += 1
    ending.check_level(s)


def shuffle_all(s: Sky) -> None:
    """Draw pile and discard become a new deck, and no more cards are drawn this turn (S34)."""
    s.storm_deck = STORM_DECK
    s.storm_under = None
    s.storm_discard = 0
    s.to_draw = 0


# ---------------------------------------------------------------- lightning


def lightning(s: Sky) -> None:
    """Every pawn that current reaches loses 1 health, by whatever ways (S29)."""
    struck = would_be_struck(s)
    for player in range(s.setup.players):
        if has(struck, player):
            s.health[player] -= 1
    ending.check_health(s)


def would_be_struck(s: Sky) -> i64:
    """The set of players on live tiles, but those in a cage (S25) or under a shield."""
    live: i64 = (s.live_ground | s.live_cables) & ~s.cages
    struck: i64 = 0
    for player in range(s.setup.players):
        if has(live, s.pawns[player]):
            struck |= bit(player)
    return struck & ~s.shielded


# ---------------------------------------------------------------- gusts


def gust(s: Sky) -> None:
    """First the Climber says whom it takes along, if that matters (S41)."""
    if could_cross(s):
        s.gust = True
        s.chooser = s.setup.climber
    else:
        blow(s, NOBODY)


def could_cross(s: Sky) -> i64:
    """The players whom the Climber, blown across clouds, could take along."""
    climber = s.setup.climber
    if climber == NOBODY or has(sheltered(s), climber) or not crosses(s, s.pawns[climber]):
        return 0
    return pawns_at(s, s.pawns[climber]) & ~s.hooked & ~bit(climber)


def crosses(s: Sky, place: i64) -> bool:
    """There is a tile downwind, beyond clouds."""
    target = neighbour(s, place, s.vane)
    return target != NOWHERE and not has(s.on_foot[place], target)


def sheltered(s: Sky) -> i64:
    """The set of players whom Gusts spare: in a shelter (S24) or hooked."""
    spared = s.hooked
    for player in range(s.setup.players):
        if has(s.shelters, s.pawns[player]):
            spared |= bit(player)
    return spared


def blow(s: Sky, friend: i64) -> None:
    """All pawns at once are blown one tile; who can't be, loses rope (S32)."""
    blown: i64 = everyone(s) & ~sheltered(s)
    for player in range(s.setup.players):
        if has(blown, player):
            target = downwind(s, player, friend)
            if target == NOWHERE:
                s.rope[player] -= 1
            else:
                s.pawns[player] = target
    s.gust = False
    s.chooser = NOBODY
    ending.check_ropes(s)


def downwind(s: Sky, player: i64, friend: i64) -> i64:
    """Where a player is blown to; over clouds only the Climber and whom it takes along are."""
    place = s.pawns[player]
    target = neighbour(s, place, s.vane)
    if target == NOWHERE or has(s.on_foot[place], target):
        return target
    return target if player == s.setup.climber or player == friend else NOWHERE

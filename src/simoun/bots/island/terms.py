"""What counts in a position of Forbidden Island: each term a name and a plain number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.terms import term_names

# treasures; a treasure's collector is who holds most of its cards
CAPTURED: Final = 0  # treasures
ONE_CARD: Final = 1  # treasures whose collector holds one card, two, three, or enough
TWO_CARDS: Final = 2
THREE_CARDS: Final = 3
FOUR_CARDS: Final = 4
OTHER_CARDS: Final = 5  # in other hands than the collector's
ENOUGH_CARDS: Final = 6  # treasures with four cards in hands, but not in one
GIFTS_NEEDED: Final = 7  # for these
FIRST_DISCARDS: Final = 8  # treasures with a card in the discard
MORE_DISCARDS: Final = 9  # cards there beyond the first: four of the five must be left
WAY_TO_CAPTURE: Final = 10  # actions from four cards to their temple
WAIT_TO_CAPTURE: Final = 11  # turns until who has four cards is next
WAY_OF_THREE: Final = 12  # actions from three cards to their temple
WAY_OF_GIFTS: Final = 13  # actions from each card to its collector, where four are in hands
WAY_OF_GIFTS_OF_THREE: Final = 14  # where three are
WAY_OF_GIFTS_OF_TWO: Final = 15  # where two are

# Fools' Landing
LANDING_FLOODED: Final = 16
LANDING_SINKS: Final = 17  # the chance before the next turn
LANDING_SINKS_LATER: Final = 18  # before the turn after that
LANDING_AT_STAKE: Final = 19  # the chance before the next turn, for each treasure captured
WAYS_TO_LANDING: Final = 20  # tiles beside it

# the temples of treasures that are not captured
TEMPLES_SUNK: Final = 21
LAST_TEMPLE_FLOODED: Final = 22  # the other one of its treasure has sunk
LAST_TEMPLE_SINKS: Final = 23
LAST_TEMPLE_SINKS_LATER: Final = 24
TEMPLES_FLOODED: Final = 25  # while both of the treasure are there
TEMPLES_SINK: Final = 26
TEMPLES_SINK_LATER: Final = 27
BOTH_TEMPLES_SINK: Final = 28

# danger: Fools' Landing or a last temple is flooded
WAY_TO_DANGER: Final = 29  # actions until the nearest pawn can shore it up
OUT_OF_REACH: Final = 30  # chance to sink of what the next player can't shore up
COVERED_BY_SANDBAGS: Final = 31  # chance to sink of what sandbags in hand can save

# all other tiles
TILES_SUNK: Final = 32
TILES_FLOODED: Final = 33
TILES_SINK: Final = 34

# pawns
DROWNING: Final = 35  # chance that a pawn's tile sinks, and all it could swim to
ONE_WAY_OUT: Final = 36  # chance to sink of a pawn's tile with a single neighbour
WAY_HOME: Final = 37  # actions of all pawns to Fools' Landing, with all treasures captured
WAY_HOME_WITH_THREE: Final = 38
WAY_HOME_WITH_TWO: Final = 39
PAWNS_AWAY: Final = 40  # from Fools' Landing, with all treasures captured
PAWNS_FAR_AWAY: Final = 41  # more than a turn, with three treasures captured
CUT_OFF: Final = 42  # tiles from where only a helicopter can bring pawns to Fools' Landing
CUT_OFF_AT_THE_END: Final = 43  # with all treasures captured

# special cards, hands and water
HELICOPTERS: Final = 44
A_HELICOPTER: Final = 45  # at least one, more useful with each treasure
HELICOPTER_WAIT: Final = 46  # draws until one comes, worse with each treasure
NO_HELICOPTER: Final = 47  # with all treasures captured
HELICOPTERS_SHORT: Final = 48  # then, to bring home who is cut off, and to take off
SANDBAGS_HELD: Final = 49
FULL_HAND: Final = 50  # useful cards beyond three in the hand that draws next
OTHER_FULL_HANDS: Final = 51
WATER: Final = 52
READY: Final = 53  # to take off

TERMS: Final = term_names(__name__)
NUMBER_OF_TERMS: Final[i64] = len(TERMS)

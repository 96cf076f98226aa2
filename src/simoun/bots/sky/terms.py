"""What counts in a position of Forbidden Sky: each term a name and a plain number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.bots.terms import term_names

# components in the best loop, as many as the blueprint asks for, and pieces of those missing
RODS: Final = 0
SMALLS: Final = 1
LARGES: Final = 2
PAD_BUILT: Final = 3
QUARTERS: Final = 4  # around the best corner for the launch pad; four when it stands
QUARTERS_HELD: Final = 5  # no more than are missing there; as with the other pieces
RODS_HELD: Final = 6
SMALL_OPEN: Final = 7  # half discs that wait for the other half
SMALL_HELD: Final = 8
LARGE_OPEN: Final = 9
LARGE_HELD: Final = 10
CLUTTER: Final = 11  # tiles in hands that nothing needs
FULL_HANDS: Final = 12  # players who can't scout
WAY_TO_CORNER: Final = 13  # actions of those who hold quarters
WAY_TO_SMALL: Final = 14  # actions of the nearest who holds a half to the other one
WAY_TO_LARGE: Final = 15

# the circuit
CABLES: Final = 16  # those of the best loop that lie, when all is built
LONGS: Final = 17  # long ones that it needs
LONGS_SHORT: Final = 18  # those of them that there are not
WAY_TO_WIRE: Final = 19  # actions of the nearest player to each cable that is missing
PAD_WIRED: Final = 20  # cables on the launch pad: they make all its tiles live
WAY_HOME: Final = 21  # actions of all players to the launch pad, when all is done elsewhere
LAST_ABOARD: Final = 22  # turns until everybody can be there
WAY_TO_RING: Final = 23  # the same before that, to the best corner

# dangers of this turn's storm
ELECTROCUTION: Final = 24  # chance to die of Lightning, of all players
FALL: Final = 25  # chance that a rope breaks
HITS: Final = 26  # of all players, on average
WEAR: Final = 27
WOUNDS: Final = 28  # more, the less health is likely to be left
FRAYS: Final = 29
LIVE_PLACES: Final = 30
LIVE_RING: Final = 31  # those of them around the best corner

# the platform and the turn
SHELTERS: Final = 32
CAGES: Final = 33
TELEPORTERS: Final = 34
ACTIONS_LEFT: Final = 35
FREE_CABLE: Final = 36

QUARTERS_SHORT: Final = 37  # those missing at the best corner that nobody can draw any more
WAY_OF_RODS: Final = 38  # actions of the nearest who holds a rod to where it would be in reach
WAY_OF_OTHERS: Final = 39  # actions of those who come next to something to build or wire
NEARBY: Final = 40  # missing components that stand near the best corner, out of the loop
EARLY_CABLES: Final = 41  # cables of the best loop that lie before all is built
ELECTROCUTION_LATER: Final = 42  # chances before each player's next turn, if nothing is done
FALL_LATER: Final = 43
HITS_LATER: Final = 44  # after this turn's storm
WEAR_LATER: Final = 45
SPARES: Final = 46  # pieces held or open beyond what is missing, two of each kind at most

WORK: Final = 47  # what the best loop costs, in actions

# equipment in hand
JETPACKS: Final = 48
STRIKE_SHIELDS: Final = 49
GRAVITY_HOOKS: Final = 50
REMOTE_FUSERS: Final = 51
TIME_THROTTLES: Final = 52
MED_KITS: Final = 53
DEFRAYERS: Final = 54
AEROMETERS: Final = 55
STRATOSCOPES: Final = 56
PLATFORM_CLAMPS: Final = 57

LAUNCH_NEXT: Final = 58  # chance that the next player can launch, when all is done elsewhere
WORK_IN_HASTE: Final = 59  # what the best loop costs, more the nearer the skull is

TERMS: Final = term_names(__name__)
NUMBER_OF_TERMS: Final[i64] = len(TERMS)

"""What can happen in Forbidden Sky, and how it is written."""

from __future__ import annotations

from typing import Final

from simoun.core.phrases import Language, Phrase

# decisions                     what            whom
MOVE: Final = 1  #              place
ESCORT: Final = 2  #            place           a player, taken along by the Climber
SCOUT: Final = 3
EXPLORE: Final = 4  #           tile            turn and spot
NAVIGATE: Final = 5  #          place           a player
GUIDE: Final = 6  #             the Climber     a way, with whom it takes along
HEAL: Final = 7  #                              a player
MEND: Final = 8  #                              a player
WIRE: Final = 9  #              two components  cable
UNWIRE: Final = 10  #           two components  cable
END: Final = 11

# choices that something else asks for
COMPLETE: Final = 12  #         side
NEXT_CARD: Final = 13  #        card
KEEP: Final = 14  #             tile
TAKE_ALONG: Final = 15  #                       a player
CROSS_ALONE: Final = 16

# equipment: by its holder, at any time
JET: Final = 17  #              place
JET_WITH: Final = 18  #         place           a player
SHIELD: Final = 19
HOOK: Final = 20
FUSE: Final = 21  #             two components  cable
UNFUSE: Final = 22  #           two components  cable
SPEED_UP: Final = 23
OPEN_KIT: Final = 24
SPLICE: Final = 25
LOOK_AHEAD: Final = 26
SCOPE: Final = 27
CLAMP: Final = 28  #            tile            turn and spot

# exchanges: at any time
HAND_OVER: Final = 29  #        equipment       a player
GIVE_TILE: Final = 30  #        tile            a player
TAKE_TILE: Final = 31  #        tile            a player

# reveals
STORM: Final = 32

LANGUAGE: Final = Language(
    [
        Phrase(MOVE, "move {what:place}"),
        Phrase(ESCORT, "escort {whom:seat} to {what:place}"),
        Phrase(SCOUT, "scout"),
        Phrase(EXPLORE, "explore {what:tile} turned {whom%4:turn} at {whom/4:spot}"),
        Phrase(NAVIGATE, "navigate {whom:seat} to {what:place}"),
        Phrase(GUIDE, "guide {what:seat} by {whom:way}"),
        Phrase(HEAL, "heal {whom:seat}"),
        Phrase(MEND, "mend {whom:seat}"),
        Phrase(WIRE, "wire {what/16:component} to {what%16:component}, {whom:cable}"),
        Phrase(UNWIRE, "unwire {what/16:component} from {what%16:component}, {whom:cable}"),
        Phrase(END, "end"),
        Phrase(COMPLETE, "complete {what:side}"),
        Phrase(NEXT_CARD, "next {what:storm}"),
        Phrase(KEEP, "keep {what:tile}"),
        Phrase(TAKE_ALONG, "take along {whom:seat}"),
        Phrase(CROSS_ALONE, "cross alone"),
        Phrase(JET, "jet to {what:place}"),
        Phrase(JET_WITH, "jet with {whom:seat} to {what:place}"),
        Phrase(SHIELD, "shield"),
        Phrase(HOOK, "hook"),
        Phrase(FUSE, "fuse {what/16:component} to {what%16:component}, {whom:cable}"),
        Phrase(UNFUSE, "unfuse {what/16:component} from {what%16:component}, {whom:cable}"),
        Phrase(SPEED_UP, "speed up"),
        Phrase(OPEN_KIT, "open kit"),
        Phrase(SPLICE, "splice"),
        Phrase(LOOK_AHEAD, "look ahead"),
        Phrase(SCOPE, "scope"),
        Phrase(CLAMP, "clamp {what:tile} turned {whom%4:turn} at {whom/4:spot}"),
        Phrase(HAND_OVER, "hand {what:equipment} to {whom:seat}"),
        Phrase(GIVE_TILE, "give {what:tile} to {whom:seat}"),
        Phrase(TAKE_TILE, "take {what:tile} from {whom:seat}"),
        Phrase(STORM, "storm"),
    ]
)

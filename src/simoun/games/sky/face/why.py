"""Why something can't be done in the sky: the table of contents, and what comes before all else."""

from __future__ import annotations

from typing import Final

from simoun.core.squares import has
from simoun.core.why import NO_KIND, Asked, Reason, reason
from simoun.games.sky.actions import (
    CLAMP,
    COMPLETE,
    CROSS_ALONE,
    END,
    ESCORT,
    EXPLORE,
    FUSE,
    GIVE_TILE,
    GUIDE,
    HAND_OVER,
    HEAL,
    HOOK,
    JET,
    JET_WITH,
    KEEP,
    LOOK_AHEAD,
    MEND,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    OPEN_KIT,
    SCOPE,
    SCOUT,
    SHIELD,
    SPEED_UP,
    SPLICE,
    STORM,
    TAKE_ALONG,
    TAKE_TILE,
    UNFUSE,
    UNWIRE,
    VERBS,
    WIRE,
)
from simoun.games.sky.data import DOCTOR, NAVIGATOR, SAILOR, SURVEYOR
from simoun.games.sky.face import why_cables as cables
from simoun.games.sky.face import why_cards as held
from simoun.games.sky.face import why_platform as platform
from simoun.games.sky.face.words import EQUIPMENT
from simoun.games.sky.game import RULES
from simoun.games.sky.state import Sky
from simoun.games.sky.turn import has_free_cable
from simoun.games.team.face.why import Numbers, Why, lacks_nothing, order_first, turned_up
from simoun.games.team.state import NOBODY

LAUNCH: Final = "launch"  # no verb of the rules: the last cable does it
CARD_VERBS: Final = {verb.card: verb.kind for verb in reversed(VERBS)}
VERB_OF: Final = {  # what a click on such a thing means, if nothing else was clicked
    "spot": EXPLORE,
    "turn": EXPLORE,
    "component": WIRE,
    "cable": WIRE,
    "side": COMPLETE,
    "storm": NEXT_CARD,
    "place": MOVE,
}
POWERS: Final = {DOCTOR: HEAL, SAILOR: MEND, NAVIGATOR: NAVIGATE, SURVEYOR: GIVE_TILE}


def why(s: Sky, seat: int | None, asked: Asked) -> Reason:
    if asked.verb == LAUNCH and not s.over:
        return cables.launch_lacks(s)
    found = WHY.absent(s, seat, int(RULES.decider(s)))
    if found is not None or seat is None:
        assert found is not None
        return found
    kind = meant(s, seat, asked)
    free = kind in (WIRE, UNWIRE) and has_free_cable(s)
    return first_of_all(s, seat, kind) or WHY.unable(s, seat, kind, asked, free)


def meant(s: Sky, seat: int, asked: Asked) -> int:
    """The verb that was asked for, or the one that a click on such a thing would mean."""
    if asked.kind != NO_KIND:
        return asked.kind
    card, tile, pawns = asked.last("equipment"), asked.last("tile"), asked.all("pawn")
    if card is not None:
        return HAND_OVER if pawns and not asked.all("place") else CARD_VERBS[card]
    if tile is not None:
        return meant_with_tile(s, seat, tile, bool(pawns))
    if pawns:
        return POWERS.get(int(s.setup.adventurers[seat]), HAND_OVER)
    return next((kind for thing, kind in VERB_OF.items() if asked.all(thing)), END)


def meant_with_tile(s: Sky, seat: int, tile: int, with_pawn: bool) -> int:
    if has(s.tiles_seen, tile):
        return KEEP
    if has(s.tiles[seat], tile):
        return GIVE_TILE if with_pawn else EXPLORE
    others = any(has(s.tiles[player], tile) for player in range(s.setup.players))
    return TAKE_TILE if others else EXPLORE


def first_of_all(s: Sky, seat: int, kind: int) -> Reason | None:
    """What a card or a tile asks for comes before everything else (S16, S23h, S23i, S41)."""
    who = int(s.chooser)
    if who == NOBODY:
        return None
    if s.seen:
        return None if seat == who and kind == NEXT_CARD else order_first(seat, who, "S23h")
    if s.circles:
        kinds, rule, now = [COMPLETE], "S16", "sky-why-circle-now"
        others = "sky-why-circle-first"
    elif s.tiles_seen:
        kinds, rule, now = [KEEP], "S23i", "sky-why-tile-now"
        others = "sky-why-tile-first"
    else:
        kinds, rule, now = [TAKE_ALONG, CROSS_ALONE], "S41", "sky-why-company-now"
        others = "sky-why-company-first"
    if seat != who:
        return reason(rule, others, who=who)
    return None if kind in kinds else reason(rule, now)


WHY: Final = Why(
    Numbers(over="S48", turn="S35", actions="S7", reveal="S28", holder="S22"),
    VERBS,
    END,
    EQUIPMENT,
    {
        MOVE: ("S8", platform.cannot_move),
        ESCORT: ("S41", platform.cannot_escort),
        SCOUT: ("S10", platform.cannot_scout),
        EXPLORE: ("S11", platform.cannot_explore),
        NAVIGATE: ("S37", platform.cannot_navigate),
        GUIDE: ("S37", platform.cannot_guide),
        HEAL: ("S39", held.cannot_heal),
        MEND: ("S40", held.cannot_mend),
        WIRE: ("S18", cables.cannot_wire),
        UNWIRE: ("S19", cables.cannot_unwire),
        END: ("S7", lacks_nothing),
        COMPLETE: ("S16", held.cannot_complete),
        NEXT_CARD: ("S23h", held.cannot_order),
        KEEP: ("S23i", held.cannot_keep),
        TAKE_ALONG: ("S41", held.cannot_cross),
        CROSS_ALONE: ("S41", held.cannot_cross),
        JET: ("S23a", held.cannot_jet),
        JET_WITH: ("S23a", held.cannot_jet_with),
        SHIELD: ("S23b", lacks_nothing),
        HOOK: ("S23c", lacks_nothing),
        FUSE: ("S23d", cables.cannot_fuse),
        UNFUSE: ("S23d", cables.cannot_unfuse),
        SPEED_UP: ("S23e", held.cannot_speed_up),
        OPEN_KIT: ("S23f", held.cannot_open_kit),
        SPLICE: ("S23g", held.cannot_splice),
        LOOK_AHEAD: ("S23h", held.cannot_look_ahead),
        SCOPE: ("S23i", held.cannot_scope),
        CLAMP: ("S23j", platform.cannot_clamp),
        HAND_OVER: ("S22", held.cannot_hand_over),
        GIVE_TILE: ("S38", held.cannot_give_tile),
        TAKE_TILE: ("S38", held.cannot_take_tile),
        STORM: turned_up("S28"),
    },
)

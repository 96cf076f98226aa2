"""Why something can't be done on the island, and what a treasure or the take-off still lacks."""

from __future__ import annotations

from typing import Final

from simoun.core.bags import cards, kinds_in
from simoun.core.events import Fact
from simoun.core.squares import has, members, set_of, size
from simoun.core.why import NO_KIND, Asked, Reason, reason
from simoun.games.island.actions import (
    CAPTURE,
    DISCARD,
    DRAW,
    DROWN,
    END,
    FLOOD,
    FLY,
    GIVE,
    LIFT,
    MOVE,
    NAVIGATE,
    SANDBAG,
    SHORE,
    SWIM,
    TAKE_OFF,
    VERBS,
)
from simoun.games.island.adventurers import navigate_targets
from simoun.games.island.data import (
    ALL_TREASURES,
    BESIDE,
    CARDS_FOR_A_TREASURE,
    DIVER,
    EXPLORER,
    HELICOPTER,
    MESSENGER,
    NAVIGATOR,
    PILOT,
    SANDBAGS,
    TREASURES,
)
from simoun.games.island.face.words import CARDS, TILE_SLUGS
from simoun.games.island.game import RULES
from simoun.games.island.state import Island, is_captured, overfull
from simoun.games.team.face.why import (
    Numbers,
    Why,
    apart,
    lacks_nothing,
    not_held,
    oneself,
    turned_up,
)
from simoun.games.team.state import NOBODY, everyone, is_adventurer, pawns_at

LAUNCH: Final = "launch"  # the take-off, whoever plays the helicopter
FIRST_SWIM: Final = {SWIM, DROWN, LIFT}  # what can be done while pawns swim
FIRST_DISCARD: Final = {DISCARD, SANDBAG, LIFT, TAKE_OFF}  # ... while a hand is too full


def why(s: Island, seat: int | None, asked: Asked) -> Reason:
    found = missing_for(s, seat, asked) or WHY.absent(s, seat, int(RULES.decider(s)))
    if found is not None or seat is None:
        assert found is not None
        return found
    kind = meant(s, seat, asked)
    free = kind == SHORE and s.second_shore
    return first_of_all(s, seat, kind) or WHY.unable(s, seat, kind, asked, free)


def meant(s: Island, seat: int, asked: Asked) -> int:
    """The verb that was asked for, or the one that a click on such a thing would mean."""
    if asked.kind != NO_KIND:
        return asked.kind
    card = asked.last("card")
    if card is not None:
        other = DISCARD if overfull(s) == seat else GIVE
        return {HELICOPTER: LIFT, SANDBAGS: SANDBAG}.get(card, other)
    if asked.all("treasure"):
        return CAPTURE
    if has(s.swimmers, seat):
        return SWIM
    if asked.all("pawn"):
        return NAVIGATE if is_adventurer(s, seat, NAVIGATOR) else GIVE
    return MOVE if asked.all("place") else END


def first_of_all(s: Island, seat: int, kind: int) -> Reason | None:
    """Who swims or discards comes before everything else (I16, I20, I24)."""
    if s.swimmers and kind not in FIRST_SWIM:
        if has(s.swimmers, seat):
            return reason("I20", "island-why-swim-now")
        return reason("I20", "island-why-swim-first", group=members(s.swimmers))
    player = int(overfull(s))
    if not s.swimmers and player != NOBODY and kind not in FIRST_DISCARD:
        if player == seat:
            return reason("I16", "island-why-discard-first", limit=int(s.setup.hand_limit))
        return reason("I16", "island-why-others-discard", who=player)
    return None


# ---------------------------------------------------------------- places


def tile(s: Island, place: int) -> str:
    return TILE_SLUGS[s.setup.tile_at[place]]


def sunk(s: Island, place: int | None, rule: str) -> Reason | None:
    if place is None or has(s.present, place):
        return None
    return reason(rule, "island-why-sunk", place=tile(s, place))


def here(s: Island, seat: int, place: int | None, rule: str) -> Reason | None:
    if place is None or s.pawns[seat] != place:
        return None
    return reason(rule, "island-why-here", place=tile(s, place))


def cannot_move(s: Island, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if place is None:
        return reason("I8", "island-why-no-way")
    return sunk(s, place, "I8") or here(s, seat, place, "I8") or too_far(s, seat, place)


def too_far(s: Island, seat: int, place: int) -> Reason:
    adventurer = s.setup.adventurers[seat]
    if adventurer == EXPLORER:
        return reason("I25", "island-why-far-explorer", place=tile(s, place))
    if adventurer == DIVER:
        return reason("I28", "island-why-far-diver", place=tile(s, place))
    if adventurer == PILOT and s.flown:
        return reason("I26", "island-why-far-flown", place=tile(s, place))
    return reason("I8", "island-why-far", place=tile(s, place))


def cannot_fly(s: Island, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if not is_adventurer(s, seat, PILOT):
        return reason("I26", "island-why-pilot")
    if s.flown:
        return reason("I26", "island-why-flown")
    found = sunk(s, place, "I26") or here(s, seat, place, "I26")
    if found is None and place is not None and has(BESIDE[s.pawns[seat]], place):
        return reason("I26", "island-why-walk", place=tile(s, place))
    return found


def cannot_navigate(s: Island, seat: int, asked: Asked) -> Reason | None:
    whom, place = asked.last("pawn"), asked.last("place")
    if not is_adventurer(s, seat, NAVIGATOR):
        return reason("I27", "island-why-navigator")
    if whom == seat:
        return reason("I27", "island-why-own-pawn")
    if whom is not None and place is not None and s.pawns[whom] == place:
        return reason("I27", "island-why-they-are-here", whom=whom, place=tile(s, place))
    if whom is None or place is None or has(navigate_targets(s, whom), place):
        return sunk(s, place, "I27")
    too_long = reason("I27", "island-why-two-steps", whom=whom, place=tile(s, place))
    return sunk(s, place, "I27") or too_long


def cannot_shore(s: Island, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if place is None:
        return reason("I9", "island-why-nothing-wet")
    far = "island-why-shore-far-explorer" if is_adventurer(s, seat, EXPLORER) else None
    rule = "I25" if far else "I9"
    dry = dry_or_sunk(s, place, "I9")
    return dry or reason(rule, far or "island-why-shore-far", place=tile(s, place))


def dry_or_sunk(s: Island, place: int, rule: str) -> Reason | None:
    if not has(s.present, place):
        return reason(rule, "island-why-sunk-for-good", place=tile(s, place))
    if not has(s.flooded, place):
        return reason(rule, "island-why-dry", place=tile(s, place))
    return None


# ---------------------------------------------------------------- cards and treasures


def cannot_give(s: Island, seat: int, asked: Asked) -> Reason | None:
    card = asked.last("card")
    if card is not None and card >= TREASURES:
        return reason("I10", "island-why-not-given", card=CARDS[card])
    found = oneself(seat, asked, "I10") or not_held(s, seat, asked, "card", CARDS, "I10")
    if found is None and not kinds_in(s.hands[seat], TREASURES):
        found = reason("I10", "island-why-no-treasure-card")
    if found or is_adventurer(s, seat, MESSENGER):  # who gives from afar
        return found
    return apart(s, seat, asked.all("pawn"), "I10")


def missing_for(s: Island, seat: int | None, asked: Asked) -> Reason | None:
    """What a treasure or the take-off still lacks, in anyone's turn and for spectators too."""
    treasure = asked.last("treasure")
    if asked.verb == LAUNCH and not s.over:
        return launch_lacks(s)
    if s.over or treasure is None or asked.kind != NO_KIND:
        return None
    if seat is None and not is_captured(s, treasure):
        who = max(range(s.setup.players), key=lambda player: cards(s.hands[player], treasure))
        have, needed = int(cards(s.hands[who], treasure)), CARDS_FOR_A_TREASURE
        counts: dict[str, Fact] = {"cards": have, "needed": needed, "treasure": CARDS[treasure]}
        return reason("I11", "island-why-who-collects", who=who, **counts)
    return treasure_lacks(s, seat or 0, treasure)


def treasure_lacks(s: Island, seat: int, treasure: int) -> Reason | None:
    one, other = members(s.setup.sites[treasure])
    if is_captured(s, treasure):
        return reason("I11", "island-why-captured", treasure=CARDS[treasure])
    have = int(cards(s.hands[seat], treasure))
    places = {"place": tile(s, one), "other": tile(s, other)}
    if have < CARDS_FOR_A_TREASURE:
        lack = CARDS_FOR_A_TREASURE - have
        return reason("I11", "island-why-lacks-cards", treasure=CARDS[treasure], cards=lack)
    if has(s.setup.sites[treasure], s.pawns[seat]):
        return None
    left = members(s.setup.sites[treasure] & s.present)
    if len(left) == 1:
        place = tile(s, left[0])
        return reason("I11", "island-why-last-place", treasure=CARDS[treasure], place=place)
    return reason("I11", "island-why-lacks-place", treasure=CARDS[treasure], **places)


def cannot_capture(s: Island, seat: int, asked: Asked) -> Reason | None:
    """Of the treasure that was asked for, or of the one that is nearest to be captured."""
    treasure = asked.last("treasure")
    if treasure is None:
        left = [k for k in range(TREASURES) if not is_captured(s, k)]
        if not left:
            return reason("I30", "island-why-all-captured")
        treasure = max(left, key=lambda k: nearness(s, seat, k))
    return treasure_lacks(s, seat, treasure)


def nearness(s: Island, seat: int, treasure: int) -> tuple[int, bool]:
    held = int(cards(s.hands[seat], treasure))
    return held, has(s.setup.sites[treasure], s.pawns[seat])


def cannot_discard(s: Island, seat: int, asked: Asked) -> Reason | None:
    if overfull(s) != seat:
        return reason("I16", "island-why-no-surplus", limit=int(s.setup.hand_limit))
    return not_held(s, seat, asked, "card", CARDS, "I16")


# ---------------------------------------------------------------- swimming, special cards


def cannot_swim(s: Island, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if not has(s.swimmers, seat):
        return reason("I20", "island-why-no-swimmer")
    if place is None:
        return reason("I33", "island-why-nowhere-to-swim")
    return sunk(s, place, "I20") or reason("I20", "island-why-swim-far", place=tile(s, place))


def cannot_drown(s: Island, seat: int, asked: Asked) -> Reason | None:
    if not has(s.swimmers, seat):
        return reason("I20", "island-why-no-swimmer")
    return reason("I33", "island-why-can-swim")


def cannot_sandbag(s: Island, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if place is None:
        return None if s.flooded else reason("I23", "island-why-all-dry")
    return dry_or_sunk(s, place, "I23")


def cannot_lift(s: Island, seat: int, asked: Asked) -> Reason | None:
    place, pawns = asked.last("place"), asked.all("pawn")
    if s.swimmers:
        if not s.setup.rescue:
            return reason("I24", "island-why-no-rescue")
        dry_pawns = [pawn for pawn in pawns if not has(s.swimmers, pawn)]
        if dry_pawns:
            return reason("I24", "island-why-swimmers-only", whom=dry_pawns[0])
        return sunk(s, place, "I22")
    if pawns and set_of(pawns) & ~pawns_at(s, s.pawns[pawns[0]]):
        return reason("I22", "island-why-not-one-tile")
    if pawns and place is not None and s.pawns[pawns[0]] == place:
        return reason("I22", "island-why-they-are-here", whom=pawns[0], place=tile(s, place))
    return sunk(s, place, "I22")


def cannot_take_off(s: Island, seat: int, asked: Asked) -> Reason | None:
    """Treasures first, then those who are still on their way (I30)."""
    if s.captured != ALL_TREASURES:
        left = int(size(ALL_TREASURES & ~s.captured))
        return reason("I30", "island-why-treasures-left", treasures=left)
    away = members(everyone(s) & ~pawns_at(s, s.setup.landing))
    if away:
        landing = tile(s, int(s.setup.landing))
        return reason("I30", "island-why-not-aboard", group=away, place=landing)
    return None


def launch_lacks(s: Island) -> Reason:
    """What the team lacks, whoever has the helicopter."""
    found = cannot_take_off(s, 0, Asked())
    holders = [k for k in range(s.setup.players) if cards(s.hands[k], HELICOPTER)]
    if found or not holders:
        return found or reason("I30", "island-why-no-helicopter")
    return reason("I30", "island-why-ready", who=holders[0])


WHY: Final = Why(
    Numbers(over="I35", turn="I21", actions="I7", reveal="I12", holder="I10"),
    VERBS,
    END,
    CARDS,
    {
        MOVE: ("I8", cannot_move),
        SHORE: ("I9", cannot_shore),
        FLY: ("I26", cannot_fly),
        NAVIGATE: ("I27", cannot_navigate),
        GIVE: ("I10", cannot_give),
        CAPTURE: ("I11", cannot_capture),
        END: ("I7", lacks_nothing),
        DISCARD: ("I16", cannot_discard),
        SWIM: ("I20", cannot_swim),
        DROWN: ("I33", cannot_drown),
        SANDBAG: ("I23", cannot_sandbag),
        LIFT: ("I22", cannot_lift),
        TAKE_OFF: ("I30", cannot_take_off),
        DRAW: turned_up("I12"),
        FLOOD: turned_up("I17"),
    },
)

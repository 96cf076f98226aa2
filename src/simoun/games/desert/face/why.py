"""Why something can't be done in the desert, where clues point, and what a take-off still lacks."""

from __future__ import annotations

from typing import Final

from simoun.core.squares import members
from simoun.core.why import NO_KIND, Asked, Reason, reason
from simoun.games.desert.actions import (
    BLAST,
    BURY_CARD,
    DIG,
    DRAW_WATER,
    DRINK_RESERVE,
    END,
    ESCORT,
    EXCAVATE,
    GUIDE,
    HAND_OVER,
    JET,
    JET_WITH,
    MOVE,
    NAVIGATE,
    NEXT_CARD,
    PEEK,
    PICK_UP,
    POUR,
    REDUCE,
    SCOPE,
    SHADE,
    SPEED_UP,
    STORM,
    VERBS,
)
from simoun.games.desert.data import (
    CLUES,
    NAVIGATOR,
    NOWHERE,
    PAD,
    PART_NAMES,
    PARTS,
    SIDE,
    TAKEN,
)
from simoun.games.desert.face import why_cards as held
from simoun.games.desert.face import why_places as places
from simoun.games.desert.face.view import faces_up
from simoun.games.desert.face.why_places import named, too_sandy
from simoun.games.desert.face.words import EQUIPMENT
from simoun.games.desert.state import (
    Desert,
    is_buried,
    is_revealed,
    part_place,
    parts_taken,
    sand_at,
)
from simoun.games.team.face.why import Numbers, Why, lacks_nothing, order_first, turned_up
from simoun.games.team.state import everyone, is_adventurer, pawns_at

LAUNCH: Final = "launch"  # no verb of the rules: it comes by itself
HERE: Final = {EXCAVATE, PICK_UP, DRAW_WATER}  # on the tile where one stands
CARD_VERBS: Final = {verb.card: verb.kind for verb in reversed(VERBS)}


def why(s: Desert, seat: int | None, asked: Asked) -> Reason:
    found = goal_lacks(s, asked) or WHY.absent(s, seat, int(s.current))
    if found is not None or seat is None:
        assert found is not None
        return found
    kind = meant(s, seat, asked)
    return first_of_all(s, seat, kind) or buried(s, seat, kind) or WHY.unable(s, seat, kind, asked)


def goal_lacks(s: Desert, asked: Asked) -> Reason | None:
    """Where a part is, and what the machine lacks: in anyone's turn, for spectators too."""
    part = asked.last("part")
    if s.over:
        return None
    if asked.verb == LAUNCH:
        return launch_lacks(s)
    return None if part is None or asked.kind != NO_KIND else part_lacks(s, part)


def meant(s: Desert, seat: int, asked: Asked) -> int:
    """The verb that was asked for, or the one that a click on such a thing would mean."""
    if asked.kind != NO_KIND:
        return asked.kind
    card = asked.last("equipment")
    if card is not None:
        return HAND_OVER if asked.all("pawn") and not asked.all("place") else CARD_VERBS[card]
    if asked.all("storm"):
        return NEXT_CARD
    if asked.all("part"):
        return PICK_UP
    if asked.all("pawn"):
        return NAVIGATE if is_adventurer(s, seat, NAVIGATOR) and s.current == seat else POUR
    place = asked.last("place")
    if place is None:
        return POUR if asked.all("water") else END
    return EXCAVATE if place == s.pawns[seat] else MOVE


def first_of_all(s: Desert, seat: int, kind: int) -> Reason | None:
    """While somebody looks at cards nobody does anything else (D41)."""
    if not s.seen or (s.current == seat and kind in (NEXT_CARD, BURY_CARD)):
        return None
    return order_first(seat, int(s.current), "D41")


def buried(s: Desert, seat: int, kind: int) -> Reason | None:
    """Only its own tile can be dug out (D13)."""
    acts = seat == s.current and not s.ended and s.actions_left > 0
    if not acts or not WHY.verbs[kind].cost or not is_buried(s, seat):
        return None
    sand = int(sand_at(s, s.pawns[seat]))
    return reason("D13", "desert-why-buried", place=named(int(s.pawns[seat])), sand=sand)


# ---------------------------------------------------------------- what the city holds


def cannot_excavate(s: Desert, seat: int, asked: Asked) -> Reason | None:
    place = int(s.pawns[seat])
    if is_revealed(s, place):
        return reason("D11", "desert-why-excavated", place=named(place))
    sand = int(sand_at(s, place))
    return reason("D11", "desert-why-sand-first", place=named(place), sand=sand) if sand else None


def cannot_pick_up(s: Desert, seat: int, asked: Asked) -> Reason | None:
    """Of the part that was asked for, or of the one that is nearest to be found."""
    part = asked.last("part")
    if part is None:
        left = [k for k in range(PARTS) if part_place(s, k) != TAKEN]
        if not left:
            return reason("D44", "desert-why-all-parts")
        part = max(left, key=lambda k: known_of(s, k))
    place = int(part_place(s, part))
    if place != s.pawns[seat]:
        return part_lacks(s, part)
    if not is_revealed(s, place):
        return reason("D12", "desert-why-part-below", part=PART_NAMES[part], place=named(place))
    return too_sandy(s, place, "D12")


def known_of(s: Desert, part: int) -> int:
    """How much is known of where it is: 3 when it lies there, else its clues."""
    up = faces_up(s)
    clues = (CLUES + 2 * part in up) + (CLUES + 2 * part + 1 in up)
    return 3 if part_place(s, part) != NOWHERE else clues


def part_lacks(s: Desert, part: int) -> Reason | None:
    """Where it lies, or where its clues point as they stand now (D12, D18, D20, D22)."""
    place, name = int(part_place(s, part)), PART_NAMES[part]
    if place == TAKEN:
        return reason("D12", "desert-why-part-taken", part=name)
    if place == s.hole:
        return reason("D20", "desert-why-part-in-hole", part=name)
    if place != NOWHERE:
        return reason("D12", "desert-why-part-lies", part=name, place=named(place))
    up = faces_up(s)
    row, column = up.get(CLUES + 2 * part), up.get(CLUES + 2 * part + 1)
    if row is not None:
        return reason("D18", "desert-why-part-row", part=name, row=row // SIDE + 1)
    if column is not None:
        return reason("D18", "desert-why-part-column", part=name, column=column % SIDE + 1)
    return reason("D22", "desert-why-part-unknown", part=name)


def launch_lacks(s: Desert) -> Reason | None:
    """Parts first, then the pad, then those who are still on their way (D44)."""
    left = int(PARTS - parts_taken(s))
    if left:
        return reason("D44", "desert-why-parts-left", parts=left)
    pad = faces_up(s).get(PAD)
    if pad is None:
        return reason("D44", "desert-why-no-pad")
    away = members(everyone(s) & ~pawns_at(s, pad))
    if away:
        return reason("D44", "desert-why-not-aboard", group=away, place=named(pad))
    return too_sandy(s, pad, "D44")


WHY: Final = Why(
    Numbers(over="D48", turn="D31", actions="D7", reveal="D24", holder="D17"),
    VERBS,
    END,
    EQUIPMENT,
    {
        MOVE: ("D8", places.cannot_move),
        ESCORT: ("D39", places.cannot_escort),
        DIG: ("D10", places.cannot_dig),
        EXCAVATE: ("D11", cannot_excavate),
        PICK_UP: ("D12", cannot_pick_up),
        DRAW_WATER: ("D43", held.cannot_draw_water),
        NAVIGATE: ("D42", places.cannot_navigate),
        GUIDE: ("D42", places.cannot_guide),
        REDUCE: ("D41", held.cannot_reduce),
        PEEK: ("D41", held.cannot_peek),
        END: ("D7", lacks_nothing),
        NEXT_CARD: ("D41", held.cannot_order),
        BURY_CARD: ("D41", held.cannot_order),
        BLAST: ("D32", held.cannot_blast),
        JET: ("D33", held.cannot_jet),
        JET_WITH: ("D33", held.cannot_jet_with),
        SHADE: ("D34", lacks_nothing),
        SCOPE: ("D35", held.cannot_scope),
        SPEED_UP: ("D36", held.cannot_speed_up),
        DRINK_RESERVE: ("D37", lacks_nothing),
        POUR: ("D14", held.cannot_pour),
        HAND_OVER: ("D14", held.cannot_hand_over),
        STORM: turned_up("D24"),
    },
)

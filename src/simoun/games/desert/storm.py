"""The storm phase: wind, sun, and a storm that picks up (D24 to D31)."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.bags import Pile, some
from simoun.core.squares import has
from simoun.games.desert import ending
from simoun.games.desert.data import HOLE, NEXT, NOWHERE, PARTS, SUN, WIND_BY_ONE, WINDS
from simoun.games.desert.state import THIRST, Desert, change_sand, in_tunnel, part_place, put_part
from simoun.games.team.ending import finish
from simoun.games.team.storm import choose_next, put_down, see_card, take_card


def begin(s: Desert) -> None:
    """As many cards as the meter shows now, less what the Meteorologist kept away (D24)."""
    s.ended = True
    s.to_draw = s.setup.meter[s.level] - s.reductions
    if s.to_draw < 0:
        s.to_draw = 0


def draw(s: Desert, card: i64) -> None:
    s.to_draw -= 1
    take_card(s, card)
    if card < WINDS:
        wind(s, card // WIND_BY_ONE, card % WIND_BY_ONE + 1)
    elif card == SUN:
        sun_beats_down(s)
    else:
        storm_picks_up(s)
    s.storm_discard += some(card, 1)
    if not s.storm_deck:  # D30
        s.storm_deck = s.storm_discard
        s.storm_discard = 0


# ---------------------------------------------------------------- wind


def wind(s: Desert, direction: i64, tiles: i64) -> None:
    """Tiles slide into the hole, one after another; then each that moved gets sand (D25, D26)."""
    from_side: i64 = (direction + 2) & 3
    first = s.hole
    moved: i64 = 0
    while moved < tiles and NEXT[4 * s.hole + from_side] != NOWHERE:  # D27
        slide(s, NEXT[4 * s.hole + from_side])
        moved += 1
    place = first
    while moved > 0 and not s.over:
        ending.check_sand(s)
        if not s.over:
            change_sand(s, place, 1)
        place = NEXT[4 * place + from_side]
        moved -= 1


def slide(s: Desert, place: i64) -> None:
    """The tile at a place goes into the hole, with all that is on it."""
    hole = s.hole
    s.tiles[hole] = s.tiles[place]
    s.tiles[place] = HOLE
    s.sandy = carried(s.sandy, place, hole)
    s.blocked = carried(s.blocked, place, hole)
    s.revealed = carried(s.revealed, place, hole)
    s.tunnels = carried(s.tunnels, place, hole)
    for player in range(s.setup.players):
        if s.pawns[player] == place:
            s.pawns[player] = hole
    for part in range(PARTS):  # one that waits in the hole is on this tile now (D20, D21)
        if part_place(s, part) == place:
            put_part(s, part, hole)
    s.hole = place


def carried(places: i64, place: i64, hole: i64) -> i64:
    """A set of places, after the tile at one of them has gone into the hole."""
    return (places & ~(1 << place)) | ((places >> place) & 1) << hole


# ---------------------------------------------------------------- sun and storm


def sun_beats_down(s: Desert) -> None:
    """Everyone drinks, but those in a tunnel or under a Solar Shield (D28)."""
    shaded = in_shade(s)
    for player in range(s.setup.players):
        if not has(shaded, player):
            s.water[player] -= 1
            if s.water[player] < 0:  # D45
                s.water[player] = 0
                finish(s, THIRST)


def in_shade(s: Desert) -> i64:
    """The set of players whom the sun doesn't reach (D23, D34)."""
    shaded: i64 = 0
    for player in range(s.setup.players):
        if in_tunnel(s, player) or shares_shield(s, player):
            shaded |= 1 << player
    return shaded


def shares_shield(s: Desert, player: i64) -> bool:
    for holder in range(s.setup.players):
        if has(s.shields, holder) and s.pawns[holder] == s.pawns[player]:
            return True
    return False


def storm_picks_up(s: Desert) -> None:
    """The new number of cards counts from the next turn on, the skull at once (D29)."""
    s.level += 1
    ending.check_level(s)


# ---------------------------------------------------------------- what the Meteorologist sees


def peek(s: Desert, card: i64) -> bool:
    """One of as many top cards as the meter shows, or of what is left (D41)."""
    s.may_bury = True
    return see_card(s, card, s.setup.meter[s.level])


def put_next(s: Desert, card: i64) -> None:
    if choose_next(s, card):
        s.may_bury = False


def bury(s: Desert, card: i64) -> None:
    s.may_bury = False
    put_at_bottom(s, card)
    put_down(s, card)


def put_at_bottom(s: Desert, card: i64) -> None:
    if s.storm_deck:
        s.storm_under = with_bottom(s.storm_under, some(card, 1))
    else:
        s.storm_deck = some(card, 1)


def with_bottom(pile: Pile | None, layer: i64) -> Pile:
    if pile is None:
        return Pile(layer, None)
    return Pile(pile.top, with_bottom(pile.under, layer))

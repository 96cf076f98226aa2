"""Why a tile can't be reached, drawn or laid in the sky."""

from __future__ import annotations

from simoun.core.squares import has, members
from simoun.core.ways import LONGEST
from simoun.core.why import Asked, Reason, reason
from simoun.games.sky import platform
from simoun.games.sky.adventurers import has_room, room_for_tiles
from simoun.games.sky.data import BESIDE, CELL_NAMES, NAVIGATOR, NOWHERE
from simoun.games.sky.state import Sky, cell_at, face_at, neighbour
from simoun.games.sky.tiles import SET, TILE_NAMES, WIRED
from simoun.games.team.face.why import apart
from simoun.games.team.state import is_adventurer

# ---------------------------------------------------------------- ways


def named(s: Sky, place: int) -> str:
    return CELL_NAMES[cell_at(s, place)]


def here(s: Sky, seat: int, place: int | None, rule: str) -> Reason | None:
    if place is None or place != s.pawns[seat]:
        return None
    return reason(rule, "sky-why-here", place=named(s, place))


def cannot_move(s: Sky, seat: int, asked: Asked) -> Reason | None:
    place = asked.last("place")
    if place is None:
        return reason("S8", "sky-why-no-way")
    beside = has(s.beside[s.pawns[seat]], place)
    message = "sky-why-clouds" if beside else "sky-why-far"
    return here(s, seat, place, "S8") or reason("S8", message, place=named(s, place))


def cannot_escort(s: Sky, seat: int, asked: Asked) -> Reason | None:
    if seat != s.setup.climber:
        return reason("S41", "sky-why-climber")
    found = apart(s, seat, asked.all("pawn"), "S41")
    return found or (cannot_move(s, seat, asked) if asked.all("place") else None)


def cannot_navigate(s: Sky, seat: int, asked: Asked) -> Reason | None:
    whom, place = asked.last("pawn"), asked.last("place")
    if not is_adventurer(s, seat, NAVIGATOR):
        return reason("S37", "sky-why-navigator")
    if whom == seat:
        return reason("S37", "sky-why-own-pawn")
    if whom is None or place is None:
        return None
    if s.pawns[whom] == place:
        return reason("S37", "sky-why-they-are-here", whom=whom, place=named(s, place))
    near = platform.within(s, platform.walks(s, whom), s.pawns[whom], LONGEST)
    far = reason("S37", "sky-why-three-steps", whom=whom, place=named(s, place))
    return None if has(near, place) else far


def cannot_guide(s: Sky, seat: int, asked: Asked) -> Reason | None:
    if not is_adventurer(s, seat, NAVIGATOR):
        return reason("S37", "sky-why-navigator")
    guided = asked.all("pawn")
    if guided and guided[0] != s.setup.climber:
        return reason("S37", "sky-why-only-climber-takes")
    return reason("S37", "sky-why-nobody-on-the-way")


# ---------------------------------------------------------------- drawing and laying tiles


def cannot_scout(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return cannot_draw(s, seat, "S10")


def cannot_draw(s: Sky, seat: int, rule: str) -> Reason | None:
    if not has_room(s, seat):
        return reason(rule, "sky-why-full-hand", tiles=int(room_for_tiles(s, seat)))
    return None if s.pile else reason(rule, "sky-why-empty-pile")


def not_in_hand(s: Sky, seat: int, asked: Asked, rule: str) -> Reason | None:
    """The tile that was clicked, or any at all."""
    tile = asked.last("tile")
    if not s.tiles[seat]:
        return reason(rule, "sky-why-no-tile")
    if tile is None or has(s.tiles[seat], tile):
        return None
    return reason(rule, "sky-why-not-your-tile", tile=TILE_NAMES[tile])


def cannot_explore(s: Sky, seat: int, asked: Asked) -> Reason | None:
    place, spot = int(s.pawns[seat]), asked.last("spot")
    found = not_in_hand(s, seat, asked, "S11")
    if found:
        return found
    if asked.all("place"):
        return reason("S11", "sky-why-taken", place=named(s, asked.all("place")[-1]))
    if spot is None:
        no_wire = not any(platform.is_open_wire(s, place, side) for side in range(4))
        return reason("S12", "sky-why-no-open-wire") if no_wire else None
    side = side_towards(s, place, spot)
    if side is None:
        return reason("S11", "sky-why-spot-far", place=CELL_NAMES[spot])
    if not has(face_at(s, place) >> WIRED, side):
        return reason("S12", "sky-why-no-wire", place=CELL_NAMES[spot])
    return wires_apart(asked, spot, [(side + 2) & 3], "S12")


def side_towards(s: Sky, place: int, spot: int) -> int | None:
    """The side of a place beyond which a spot lies."""
    sides = [side for side in range(4) if cell_at(s, place) + BESIDE[side] == spot]
    return sides[0] if sides and neighbour(s, place, sides[0]) == NOWHERE else None


def wires_apart(asked: Asked, spot: int, sides: list[int], rule: str) -> Reason | None:
    """Turned like this, no wire of the tile meets one of those that wait at these sides."""
    tile, turn = asked.last("tile"), asked.last("turn")
    if tile is None:
        return None
    turns = {turn for side in sides for turn in members(SET.fits[4 * tile + side])}
    if turn is None or turn in turns:
        return None
    return reason(rule, "sky-why-turn-it", tile=TILE_NAMES[tile], place=CELL_NAMES[spot])


def cannot_clamp(s: Sky, seat: int, asked: Asked) -> Reason | None:
    spot = asked.last("spot")
    found = not_in_hand(s, seat, asked, "S23j")
    if found or spot is None:
        return found
    sides = members(platform.wires_around(s, spot))
    if not sides:
        return reason("S23j", "sky-why-no-wire-there", place=CELL_NAMES[spot])
    return wires_apart(asked, spot, sides, "S23j")

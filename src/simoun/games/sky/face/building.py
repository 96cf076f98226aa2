"""What a tile would complete if somebody laid it now (S14, S15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simoun.core.actions import what_of, whom_of
from simoun.core.bags import cards
from simoun.core.rules import SPARE, spare
from simoun.core.squares import has, members
from simoun.games.sky import equipment, platform
from simoun.games.sky.data import (
    BESIDE,
    CELL_NAMES,
    CORNERS_ACROSS,
    CORNERS_DOWN,
    LARGE,
    PAD_KIND,
    PLATFORM_CLAMP,
    ROD,
    ROD_SYMBOL,
    SIDES_ACROSS,
    SIDES_DOWN,
    SMALL,
    TILES,
    column_of,
    row_of,
)
from simoun.games.sky.face.seen import CompletesView, PieceView
from simoun.games.sky.face.words import KIND_SLUGS
from simoun.games.sky.state import ALONE, CELL, Sky, symbol_at
from simoun.games.sky.tiles import SET, TILE_NAMES, Tile
from simoun.games.team.state import NOBODY


def can_complete(tile: Tile) -> bool:
    return tile.symbol == ROD_SYMBOL or any(tile.halves) or any(tile.quarters)


PROMISING: Final = sum(1 << tile for tile in range(TILES) if can_complete(SET.tiles[tile]))


def completes_view(s: Sky) -> list[CompletesView]:
    """For every tile that may be laid now, and would bring something."""
    found: list[CompletesView] = []
    ways = lays(s)
    if not ways:
        return found
    tried = s.copy()
    tried.laid += 1
    for tile, turn, cell in ways:
        put_loosely(s, tried, tile, turn, cell)
        pieces = pieces_of(tried, s.laid, cell)
        if pieces:
            spot = CELL_NAMES[cell]
            found.append({"tile": TILE_NAMES[tile], "turn": turn, "spot": spot, "pieces": pieces})
    return found


def lays(s: Sky) -> list[tuple[int, int, int]]:
    """How promising tiles may be laid now: each with its turn and its cell."""
    if s.over or s.chooser != NOBODY:
        return []
    actions = spare()
    if not s.ended and s.actions_left and s.tiles[s.current] & PROMISING:
        platform.add_explorations(s, actions, s.current)
    for player in range(s.setup.players):
        if s.tiles[player] & PROMISING and cards(s.hands[player], PLATFORM_CLAMP):
            equipment.add_clampings(s, actions, player)
    codes = actions.listed()
    SPARE.append(actions)
    ways = [(int(what_of(code)), int(whom_of(code))) for code in codes]
    return [(tile, way & 3, way >> 2) for tile, way in dict.fromkeys(ways) if has(PROMISING, tile)]


def put_loosely(s: Sky, tried: Sky, tile: i64, turn: i64, cell: i64) -> None:
    """It lies there and knows its neighbours, but nothing follows from it yet."""
    tried.places[s.laid] = tile << 2 | turn | ALONE | cell << CELL
    for side in range(4):
        other = platform.place_at(s, cell + BESIDE[side])
        platform.set_neighbour(tried, s.laid, side, other)


def pieces_of(s: Sky, place: i64, cell: int) -> list[PieceView]:
    """What the tile at a place completes, as far as there is some of it left (S16)."""
    found: list[PieceView] = []
    if symbol_at(s, place) == ROD_SYMBOL:
        found.append(piece(ROD, cell, 1, 1))
    for kind in (SMALL, LARGE):
        for side in members(platform.halves_met(s, place, kind)):
            found.append(piece(kind, cell, SIDES_ACROSS[side], SIDES_DOWN[side]))
    for corner in range(4):
        if platform.quarters_met(s, place, corner):
            found.append(piece(PAD_KIND, cell, CORNERS_ACROSS[corner], CORNERS_DOWN[corner]))
    out = [KIND_SLUGS[kind] for kind in range(len(KIND_SLUGS)) if not platform.left_of(s, kind)]
    return [one for one in found if one["kind"] not in out]


def piece(kind: int, cell: int, right: i64, lower: i64) -> PieceView:
    x, y = 2 * column_of(cell), 2 * row_of(cell)
    return {"kind": KIND_SLUGS[kind], "x": x + int(right), "y": y + int(lower)}

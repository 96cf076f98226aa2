"""The 36 tiles and the start board, read from tiles.json; a damaged file is refused.

A tile can lie in four turns. What the rules ask of it is packed into numbers, one for each tile
and turn: which sides are platform, which are wired, half discs and quarters, and its ports. A
port is where a wire meets the side: in the middle, or to the right or left of it, looking out.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.events import is_said_as_it_is
from simoun.core.paper import Sheet, shown
from simoun.core.refusal import Refused
from simoun.games.sky.data import (
    CABLE_COPIES,
    COPIES,
    LANDING,
    LARGE,
    PLAIN,
    ROD_SYMBOL,
    SMALL,
    STRIP,
    STRIP_SYMBOLS,
    SYMBOL_COPIES,
    SYMBOLS,
    TILES,
)

SIDES: Final = ["N", "E", "S", "W"]
CORNERS: Final = ["NE", "SE", "SW", "NW"]  # a corner follows its side clockwise: NE is N's
SLOTS: Final = ["", "r", "l"]
PORT_NAMES: Final = [side + slot for side in SIDES for slot in SLOTS]
SURFACES: Final = ["platform", "cloud"]
HALVES: Final = ["S", "L"]
QUARTER: Final = "P"
MOST_GROUPS: Final = 4
TILE_KEYS: Final = ["id", "symbol", "edges", "wire_groups", "fragments"]
SUPPLY: Final = {
    "rods": COPIES[0],
    "small_capacitors": COPIES[1],
    "large_capacitors": COPIES[2],
    "launch_pads": COPIES[3],
    "cables_short": CABLE_COPIES[0],
    "cables_long": CABLE_COPIES[1],
}

# a face: four bits each for platform and wired sides, two for each half disc, four for quarters
WIRED: Final = 4
DISCS: Final = 8
QUARTERS: Final = 16


class Tile:
    """A tile as the file has it, unturned; a side has its number, a port three times that."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("id")
        if not is_said_as_it_is(self.name):
            raise Refused(f"{sheet.title}: its id {shown(self.name)} isn't a capital and a number.")
        self.title = f"The tile {self.name}"
        symbol = sheet.value("symbol")
        self.symbol = PLAIN if symbol is None else sheet.named("symbol", symbol, SYMBOLS)
        edges = Sheet(sheet.value("edges"), f"{self.title}: 'edges'", SIDES)
        sides = [Sheet(edges.value(k), f"{self.title}: {k}", ["surface", "wires"]) for k in SIDES]
        self.platform = [side.name("surface", SURFACES) == 0 for side in sides]
        self.wires = [side.number("wires", 0, len(SLOTS)) for side in sides]
        self.groups = [self.group(sheet, item) for item in sheet.items("wire_groups")]
        fragments = Sheet(sheet.value("fragments"), f"{self.title}: 'fragments'", SIDES + CORNERS)
        self.halves = [
            1 + fragments.name(side, HALVES) if side in fragments.content else 0 for side in SIDES
        ]
        self.quarters = [corner in fragments.content for corner in CORNERS]
        for corner in CORNERS:
            if corner in fragments.content:
                fragments.name(corner, [QUARTER])

    def group(self, sheet: Sheet, items: object) -> list[int]:
        if not isinstance(items, list) or not items:
            raise sheet.wrong("wire_groups", items, "a list of lists of ports")
        return [sheet.named("wire_groups", item, PORT_NAMES) for item in items]

    def ports(self) -> list[int]:
        return [port for group in self.groups for port in group]

    def group_at(self, port: int) -> int:
        """The bit of the wire group that ends at a port; no bit where there is no wire."""
        return sum(1 << k for k, group in enumerate(self.groups) if port in group)


# ---------------------------------------------------------------- what a tile must be like


def check_tile(tile: Tile) -> None:
    for side in range(4):
        check_side(tile, side)
    check_groups(tile)
    for corner in range(4):
        if tile.quarters[corner]:
            check_quarter(tile, corner)
    if sum(tile.quarters) > 1:
        raise Refused(f"{tile.title} has more than one quarter of the launch pad.")


def check_side(tile: Tile, side: int) -> None:
    where = f"{tile.title}: its side {SIDES[side]}"
    found = [port for port in tile.ports() if port // 3 == side]
    if len(found) != tile.wires[side]:
        raise Refused(f"{where} has {tile.wires[side]} wires, but its groups have {len(found)}.")
    if found and 3 * side not in found:
        raise Refused(f"{where} is wired, but not in its middle.")
    if found and not tile.platform[side]:
        raise Refused(f"{where} has clouds and wires.")
    if tile.halves[side] and not found:
        raise Refused(f"{where} has a half disc, but no wire.")


def check_groups(tile: Tile) -> None:
    ports = tile.ports()
    for port in ports:
        if ports.count(port) > 1:
            raise Refused(f"{tile.title}: the port {PORT_NAMES[port]} is twice in its groups.")
    if len(tile.groups) > MOST_GROUPS:
        raise Refused(f"{tile.title} has more than {MOST_GROUPS} wire groups.")
    if tile.symbol == ROD_SYMBOL and len(tile.groups) != 1:
        raise Refused(f"{tile.title} has a lightning rod: it needs one wire group.")


def check_quarter(tile: Tile, corner: int) -> None:
    sides = [corner, (corner + 1) % 4]
    where = f"{tile.title}: its quarter {CORNERS[corner]}"
    groups = [tile.group_at(3 * side) for side in sides]
    if not groups[0] or groups[0] != groups[1]:
        raise Refused(f"{where} needs a wire that joins both its sides.")
    if any(tile.halves[side] for side in sides):
        raise Refused(f"{where} meets a half disc.")


def check_strip(strip: Sequence[Tile]) -> None:
    """From top to bottom: the compass, the landing pad, a teleporter and a rod."""
    if [tile.symbol for tile in strip] != STRIP_SYMBOLS:
        raise Refused("The start board needs compass, landing, teleporter and rod, in this order.")
    for upper, lower in pairwise(strip):
        for tile, side in ((upper, 2), (lower, 0)):
            if tile.wires[side] or not tile.platform[side]:
                raise Refused(f"{tile.title}: the start board's inner sides are bare platform.")


def check_counts(tiles: Sequence[Tile]) -> None:
    if len(tiles) != TILES:
        raise Refused(f"The tiles are {len(tiles)}: there must be {TILES}.")
    symbols = [tile.symbol for tile in tiles]
    for symbol, n in enumerate(SYMBOL_COPIES):
        if symbols.count(symbol) != n:
            name = SYMBOLS[symbol] or "no symbol"
            raise Refused(f"The tiles have {symbols.count(symbol)} with {name}: it must be {n}.")


def check_circles(tiles: Sequence[Tile]) -> None:
    """There are pieces enough for every component of the box."""
    for kind in (SMALL, LARGE):
        halves = sum(half == kind for tile in tiles for half in tile.halves)
        if halves < 2 * COPIES[kind]:
            raise Refused(f"The tiles have {halves} half discs {HALVES[kind - 1]}: too few.")
    quarters = sum(quarter for tile in tiles for quarter in tile.quarters)
    if quarters < 4:
        raise Refused(f"The tiles have {quarters} quarters of the launch pad: there must be 4.")


# ---------------------------------------------------------------- reading


class TileSet:
    """All the tiles, those of the start board last, and what the rules ask of them."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.tiles: Final = tiles
        self.names: Final = [tile.name for tile in tiles]
        turned = [(tile, turn) for tile in tiles for turn in range(4)]
        self.symbols: Final = vec[i64]([tile.symbol for tile in tiles])
        self.groups: Final = vec[i64]([(1 << len(tile.groups)) - 1 for tile in tiles])
        self.faces: Final = vec[i64]([face(tile, turn) for tile, turn in turned])
        self.ports: Final = vec[i64]([ports(tile, turn) for tile, turn in turned])
        self.fits: Final = vec[i64]([fits(tile, side) for tile in tiles for side in range(4)])


def face(tile: Tile, turn: int) -> int:
    found = 0
    for side in range(4):
        printed = (side - turn) % 4
        found |= int(tile.platform[printed]) << side
        found |= int(tile.wires[printed] > 0) << (WIRED + side)
        found |= tile.halves[printed] << (DISCS + 2 * side)
        found |= int(tile.quarters[printed]) << (QUARTERS + side)
    return found


def ports(tile: Tile, turn: int) -> int:
    """The wire group at each port, four bits each."""
    return sum(tile.group_at((port - 3 * turn) % 12) << (4 * port) for port in range(12))


def fits(tile: Tile, side: int) -> int:
    """The turns in which a side is wired."""
    return sum(1 << turn for turn in range(4) if tile.wires[(side - turn) % 4])


def tile_set(data: object) -> TileSet:
    sheet = Sheet(
        data, "The file of tiles", ["name", "conventions", "supply", "start_board", "tiles"]
    )
    check_supply(Sheet(sheet.value("supply"), "The supply", [*SUPPLY, "note"]))
    tiles = [
        Tile(Sheet(item, f"Tile {k + 1}", TILE_KEYS)) for k, item in enumerate(sheet.items("tiles"))
    ]
    strip = start_board(sheet)
    check_counts(tiles)
    check_strip(strip)
    check_circles(tiles)
    names = [tile.name for tile in [*tiles, *strip]]
    for tile in [*tiles, *strip]:
        check_tile(tile)
        if names.count(tile.name) > 1:
            raise Refused(f"{tile.title} is there twice.")
    return TileSet([*tiles, *strip])


def check_supply(supply: Sheet) -> None:
    for thing, n in SUPPLY.items():
        supply.number(thing, n, n)


def start_board(sheet: Sheet) -> list[Tile]:
    keys = ["layout", "initial_wind", "pawn_start", "cells"]
    board = Sheet(sheet.value("start_board"), "The start board", keys)
    board.name("initial_wind", ["S"])
    cells = board.items("cells")
    if len(cells) != STRIP:
        raise Refused(f"The start board has {len(cells)} tiles: there must be {STRIP}.")
    strip = []
    for k, item in enumerate(cells):
        cell = Sheet(item, f"Tile {k + 1} of the start board", [*TILE_KEYS, "x", "y"])
        cell.number("x", 0, 0)
        cell.number("y", k, k)
        strip.append(Tile(cell))
    board.name("pawn_start", [strip[LANDING].name])
    return strip


def printed() -> TileSet:
    content = pkgutil.get_data("simoun.games.sky", "tiles.json") or b""
    try:
        return tile_set(json.loads(content))
    except ValueError as error:
        raise Refused(f"tiles.json can't be read: {error}") from None


SET: Final = printed()
TILE_NAMES: Final = SET.names[:TILES]

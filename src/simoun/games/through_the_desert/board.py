"""The board, read from board.json; one that is damaged or contradicts itself is refused."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.hexes import DIRECTIONS, OUTSIDE, WORDS, hex_set
from simoun.core.paper import Sheet
from simoun.core.refusal import Refused
from simoun.games.through_the_desert.data import PALMS, WATERHOLES

KEYS: Final = [
    *["name", "version", "note", "grid", "column_rows", "counts", "setup", "mountain"],
    *["rim_mountains", "frontier_edges", "cells"],
]
CELL_KEYS: Final = ["id", "label", "col", "row", "q", "r", "section", "feature", "neighbors"]
COUNTS: Final = [
    *["playable_full", "playable_main", "playable_annex", "palms_full", "palms_main"],
    *["circles_full", "circles_main", "mountain"],
]
SECTIONS: Final = ["main", "annex"]
FEATURES: Final = ["circle", "palm"]
STEPS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # in axial coordinates
MOST: Final = 100  # of a coordinate


class Cell:
    """A hex as the file has it."""

    def __init__(self, sheet: Sheet) -> None:
        self.label = sheet.text("label")
        self.at = (sheet.number("q", -MOST, MOST), sheet.number("r", -MOST, MOST))
        self.square = (sheet.number("col", 0, MOST), sheet.number("row", 0, MOST))
        self.main = sheet.name("section", SECTIONS) == 0
        feature = sheet.value("feature")
        self.feature = None if feature is None else sheet.named("feature", feature, FEATURES)
        self.neighbours = [
            sheet.numbered("neighbors", item, 0, OUTSIDE - 1) for item in sheet.items("neighbors")
        ]


class Board:
    """What the rules ask of a board, from cells that agree with each other."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.labels = [cell.label for cell in cells]
        numbers = {cell.at: k for k, cell in enumerate(cells)}
        self.next = [
            [numbers.get((q + dq, r + dr), int(OUTSIDE)) for dq, dr in STEPS]
            for q, r in [cell.at for cell in cells]
        ]
        self.main = [k for k, cell in enumerate(cells) if cell.main]
        self.circles = [k for k, cell in enumerate(cells) if cell.feature == 0]
        self.spots = [k for k, cell in enumerate(cells) if cell.feature == 1]


def read_board(data: object) -> Board:
    sheet = Sheet(data, "The board", KEYS)
    cells = [
        Cell(numbered_cell(item, k, f"Hex {k} of the board"))
        for k, item in enumerate(sheet.items("cells"))
    ]
    if not 0 < len(cells) < OUTSIDE:
        raise Refused(f"The board has {len(cells)} hexes: it needs 1 to {OUTSIDE - 1}.")
    board = Board(cells)
    check_names(cells)
    check_neighbours(cells, board)
    check_counts(Sheet(sheet.value("counts"), "The board's counts", COUNTS), sheet, board)
    check_room(board)
    return board


def numbered_cell(item: object, k: int, title: str) -> Sheet:
    sheet = Sheet(item, title, CELL_KEYS)
    if sheet.number("id", 0, OUTSIDE - 1) != k:
        raise Refused(f"{title} has another number: {sheet.value('id')}.")
    return sheet


def check_names(cells: Sequence[Cell]) -> None:
    """Columns are letters and rows numbers; no two hexes lie in one place."""
    for k, cell in enumerate(cells):
        column, row = cell.square
        if cell.label != f"{chr(ord('A') + column)}{row + 1}":
            raise Refused(f"Hex {k} of the board is at {cell.square}, and is named {cell.label}.")
        if cell.at != (column, row - (column - column % 2) // 2):
            raise Refused(f"{cell.label} on the board: its two kinds of coordinates differ.")
    if len({cell.at for cell in cells}) < len(cells):
        raise Refused("The board has two hexes in one place.")


def check_neighbours(cells: Sequence[Cell], board: Board) -> None:
    for k, cell in enumerate(cells):
        if sorted(cell.neighbours) != sorted(n for n in board.next[k] if n != OUTSIDE):
            raise Refused(f"{cell.label} on the board: these aren't its neighbours.")


def check_counts(counts: Sheet, sheet: Sheet, board: Board) -> None:
    main = set(board.main)
    found: Mapping[str, int] = {
        "playable_full": len(board.labels),
        "playable_main": len(main),
        "playable_annex": len(board.labels) - len(main),
        "palms_full": len(board.spots),
        "palms_main": len(main.intersection(board.spots)),
        "circles_full": len(board.circles),
        "circles_main": len(main.intersection(board.circles)),
        "mountain": len(sheet.items("mountain")),
    }
    for key, n in found.items():
        if counts.number(key, 0, OUTSIDE) != n:
            raise Refused(f"The board has {n} for {key!r}, not {counts.value(key)}.")


def check_room(board: Board) -> None:
    """Enough spots for the palms on either part, and waterholes for all that is left (T4)."""
    on_main = len(set(board.main).intersection(board.spots))
    if on_main < PALMS:
        raise Refused(f"The board has {on_main} oasis spots on its main part: it needs {PALMS}.")
    wanted = len(board.circles) + len(board.spots) - PALMS
    if wanted > WATERHOLES:
        raise Refused(f"The board needs {wanted} waterholes: there are {WATERHOLES}.")


def _read_file() -> object:
    content = pkgutil.get_data("simoun.games.through_the_desert", "board.json") or b""
    try:
        found: object = json.loads(content)
    except ValueError:
        raise Refused("The board's file isn't JSON: it is damaged.") from None
    return found


BOARD: Final = read_board(_read_file())
HEXES: Final = len(BOARD.labels)
HEX_NAMES: Final = BOARD.labels
MAIN: Final = hex_set(BOARD.main)
WHOLE: Final = hex_set(range(len(BOARD.labels)))
NEXT: Final = vec[i64]([n for row in BOARD.next for n in row])  # in each direction, or OUTSIDE


def _near() -> vec[i64]:
    near = vec[i64]([0] * (len(BOARD.labels) * WORDS))
    for hex, row in enumerate(BOARD.next):
        around = hex_set(n for n in row if n != OUTSIDE)
        for w in range(WORDS):
            near[hex * WORDS + w] = around[w]
    return near


NEAR: Final = _near()  # the set of neighbours of each hex


def beside(hex: i64, direction: i64) -> i64:
    return NEXT[hex * DIRECTIONS + direction]

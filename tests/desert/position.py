"""Positions of Forbidden Desert drawn as text, for tests.

Five rows of five cells, from A1 (top left) to E5 (bottom right). A cell is a tile, then how
much sand lies on it, then the pawns in capitals, then the parts in small letters:

    .  desert side up             w  well          g  a gear and nothing else
    :  the same, water-marked     m  mirage        -c and |c  the crystal's row and column clue
    x  crash site                 t  tunnel        ?w  desert side up, but known to be a well
    @  the storm's hole           l  launch pad

    A  Archaeologist   C  Climber   E  Explorer   M  Meteorologist   N  Navigator   W  Water Carrier
    p  propeller       e  engine    c  crystal    n  compass

So `t2CAe` is a tunnel with two sand, the Climber, the Archaeologist and the engine. Where fewer
than three water marks are drawn, the last empty `.` tiles carry them; so too the crash site,
where neither it nor a `g` is drawn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import kind_of, what_of, who_of, whom_of
from simoun.core.bags import bag_of, bag_size
from simoun.core.catalog import face_named
from simoun.core.paper import tally
from simoun.games.desert.city import canteen
from simoun.games.desert.data import (
    ACTIONS_A_TURN,
    CENTRE,
    CITY,
    CRASH,
    EQUIPMENT_DECK,
    EQUIPMENT_NAMES,
    FACES,
    HOLE,
    MARKED,
    MARKED_TILES,
    METERS,
    MIRAGE,
    MOST_PLAYERS,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    PLACES,
    PLAIN,
    SIDE,
    TAKEN,
    TUNNEL,
    WELL,
)
from simoun.games.desert.state import (
    Desert,
    Setup,
    change_sand,
    face_at,
    is_revealed,
    part_place,
    put_part,
    sand_at,
    uncover,
)
from tests.cards import bag, packed
from tests.playing import new
from tests.storms import stack_storm

FACE: Final = face_named("desert")
GAME: Final = FACE.rules

PAWNS: Final = "ACEMNW"
PART_LETTERS: Final = "pecn"
DESERT_SIDES: Final = ".:x@"
FACE_SIGNS: Final = [*".:xwmtlg", "-p", "|p", "-e", "|e", "-c", "|c", "-n", "|n"]
CELL: Final = re.compile(rf"(\?)?([.:x@wmtlg]|[-|][pecn])(\d*)([{PAWNS}]*)([{PART_LETTERS}]*)")
SUN: Final = "Sun Beats Down"
RISE: Final = "Storm Picks Up"


class Cell(NamedTuple):
    known: bool  # somebody has looked below it
    sign: str
    sand: int
    pawns: str
    parts: str


# ---------------------------------------------------------------- drawing a position


def desert(
    drawing: str,
    *,
    order: str = "",
    turn: str = "",
    water: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    taken: str = "",
    level: int = 0,
    storm: Sequence[str] = (),
    storm_discard: str = "",
    other_cards: Literal["deck", "discard"] = "deck",
    equipment_deck: str | None = None,
    shields: str = "",
    step: Literal["actions", "storm"] = "actions",
    actions_left: int = ACTIONS_A_TURN,
    reductions: int = 0,
    to_draw: int | None = None,
    seed: int = 1,
) -> Desert:
    """The position drawn; the storm deck is layers, the top one first, the other cards below.

    Players sit in the order they are drawn, or in `order` ("NC"); it is the first one's turn, or
    that of `turn`. A pawn drawn alone gets company far away. Canteens are full but for `water`.
    `taken` are the parts picked up ("pec"); an equipment deck that is named is all there is.
    """
    cells = cells_of(drawing)
    where = pawns_drawn(cells)
    seats = "".join([*order, *[pawn for pawn in where if pawn not in order]])
    s = laid_out(cells, seats, where)
    for player, pawn in enumerate(seats):
        s.water[player] = (water or {}).get(pawn, canteen(s, player))
        s.hands[player] = equipment((hands or {}).get(pawn, ""))
        s.shields |= (pawn in shields) << player
    for letter in taken:
        put_part(s, PART_LETTERS.index(letter), TAKEN)
    s.equipment_deck = (
        int(EQUIPMENT_DECK) - sum(int(s.hands[player]) for player in range(len(seats)))
        if equipment_deck is None
        else equipment(equipment_deck)
    )
    stack_storm(s, storm, storm_discard, other_cards)
    s.level = level
    s.current = seats.index(turn) if turn else 0
    s.reductions = reductions
    s.ended = step == "storm"
    s.actions_left = 0 if s.ended else actions_left
    if s.ended:
        s.to_draw = int(s.setup.meter[level]) - reductions if to_draw is None else to_draw
    s.stir(seed)
    return s


def dunes(*first: str) -> str:
    """A drawing of bare desert round the hole, with this on the first places: A1, B1, C1 …"""
    cells = [f".{inside}" if inside[:1] in PAWNS else inside for inside in first]
    cells += ["."] * (PLACES - len(cells))
    cells[CENTRE] = "@"
    return " ".join(cells)


def cells_of(drawing: str) -> list[Cell]:
    drawn = drawing.split()
    assert len(drawn) == PLACES, f"{len(drawn)} cells drawn, not {PLACES}"
    found = []
    for text in drawn:
        match = CELL.fullmatch(text)
        assert match, f"{text} is no cell"
        known, sign, sand, pawns, parts = match.groups()
        found.append(Cell(known is not None, sign, int(sand or 0), pawns, parts))
    assert [cell.sign for cell in found].count("@") == 1, "the hole is drawn once"
    return found


def pawns_drawn(cells: Sequence[Cell]) -> dict[str, int]:
    """The place of each pawn."""
    found = {pawn: place for place, cell in enumerate(cells) for pawn in cell.pawns}
    assert found, "no pawn is drawn"
    if len(found) == 1:
        found["A" if "M" in found else "M"] = empty_tiles(cells)[-1]
    return found


def empty_tiles(cells: Sequence[Cell]) -> list[int]:
    return [place for place, cell in enumerate(cells) if cell == (False, ".", 0, "", "")]


def laid_out(cells: Sequence[Cell], seats: str, where: Mapping[str, int]) -> Desert:
    """The tiles with their sand, their parts and the pawns."""
    meter = METERS[len(seats)]
    nobody = [0] * (MOST_PLAYERS - len(seats))
    adventurers = vec[i64]([PAWNS.index(pawn) for pawn in seats] + nobody)
    pawns = vec[i64]([where[pawn] for pawn in seats] + nobody)
    nothing = vec[i64]([0] * MOST_PLAYERS)
    setup = Setup(adventurers, len(seats), vec[i64](meter))
    s = Desert(setup, vec[i64](faces_drawn(cells)), pawns, nothing[:], nothing[:])
    for place, cell in enumerate(cells):
        if cell.sign == "@":
            s.hole = place
        elif cell.sign not in DESERT_SIDES and not cell.known:
            uncover(s, place, face_at(s, place))
        change_sand(s, place, cell.sand)
        for letter in cell.parts:
            put_part(s, PART_LETTERS.index(letter), place)
    assert s.sand_left >= 0, "there are 48 sand markers"
    take_from_bags(s, cells)
    return s


def faces_drawn(cells: Sequence[Cell]) -> list[int]:
    """The side of each tile that is up or known, with the water marks and the crash site."""
    faces = [HOLE if cell.sign == "@" else FACE_SIGNS.index(cell.sign) for cell in cells]
    marks = MARKED_TILES - sum(face in (MARKED, WELL, MIRAGE) for face in faces)
    missing = [MARKED] * marks + ([] if crash_is_drawn(cells) else [CRASH])
    for face, place in zip(missing, reversed(empty_tiles(cells)), strict=False):
        faces[place] = face
    return faces


def crash_is_drawn(cells: Sequence[Cell]) -> bool:
    """As such, or excavated."""
    return any(cell.sign == "x" or (cell.sign == "g" and not cell.known) for cell in cells)


def take_from_bags(s: Desert, cells: Sequence[Cell]) -> None:
    """The faces that are known lie below no other tile."""
    seen = Counter(FACE_SIGNS.index(cell.sign) for cell in cells if cell.sign != "@")
    if all(cell.sign != "x" for cell in cells) and crash_is_drawn(cells):
        seen[CITY] -= 1
    s.under_marked -= bag_of([seen[face] for face in range(WELL, TUNNEL)])
    s.under_plain -= bag_of([seen[face] for face in range(TUNNEL, FACES)])
    faces = [int(face_at(s, place)) for place in range(PLACES)]
    assert faces.count(PLAIN) == bag_size(s.under_plain), "too much of some tile is drawn"
    assert faces.count(MARKED) == bag_size(s.under_marked), "three tiles have a water mark"


def equipment(text: str) -> int:
    """A bag of cards as in "2 Jet Pack, Terrascope"."""
    return packed(bag(text), EQUIPMENT_NAMES)


fresh: Final = partial(new, Desert)


# ---------------------------------------------------------------- what can be done, and doing it


def targets(s: Desert, kind: int, seat: int | None = None, whom: int | None = None) -> str:
    """The places where this can be done now, by anyone or by one seat, in order: "B1 A2 C2"."""
    found = {
        int(what_of(action))
        for action in GAME.legal(s)
        if kind_of(action) == kind
        and seat in (None, who_of(action) + 1)
        and whom in (None, whom_of(action) + 1)
    }
    return " ".join(PLACE_NAMES[place] for place in sorted(found))


# ---------------------------------------------------------------- what lies on the table


def grid(s: Desert) -> list[str]:
    """The board as it would be drawn, row by row; the marks of desert sides are left out."""
    cells = [cell_at(s, place) for place in range(PLACES)]
    return [" ".join(cells[k : k + SIDE]) for k in range(0, PLACES, SIDE)]


def drawn(drawing: str) -> list[str]:
    return [" ".join(line.split()) for line in drawing.strip().splitlines()]


def cell_at(s: Desert, place: int) -> str:
    here = [player for player in range(s.setup.players) if s.pawns[player] == place]
    pawns = "".join(PAWNS[s.setup.adventurers[player]] for player in here)
    sand = sand_at(s, place)
    parts = "".join(PART_LETTERS[part] for part in range(PARTS) if part_place(s, part) == place)
    return f"{sign_at(s, place)}{sand or ''}{pawns}{parts}"


def sign_at(s: Desert, place: int) -> str:
    if place == s.hole:
        return "@"
    face = int(face_at(s, place))
    if face <= CRASH:
        return "."
    return FACE_SIGNS[face] if is_revealed(s, place) else f"?{FACE_SIGNS[face]}"


def at(s: Desert, seat: int) -> str:
    return PLACE_NAMES[s.pawns[seat - 1]]


def sand(s: Desert, place: str) -> int:
    return int(sand_at(s, PLACE_NAMES.index(place)))


def water(s: Desert) -> list[int]:
    return [int(s.water[player]) for player in range(s.setup.players)]


def hand(s: Desert, seat: int) -> dict[str, int]:
    return tally(int(s.hands[seat - 1]), EQUIPMENT_NAMES)


def part_at(s: Desert, name: str) -> str:
    """Where a part lies: "C3", "nowhere" before it has appeared, "taken"."""
    place = int(part_place(s, PART_NAMES.index(name)))
    return {NOWHERE: "nowhere", TAKEN: "taken"}.get(place) or PLACE_NAMES[place]

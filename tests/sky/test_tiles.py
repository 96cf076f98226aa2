"""The file of tiles: a damaged one is refused, and the refusal says why."""

from __future__ import annotations

import copy
import json
import pkgutil
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from simoun.games.sky.tiles import SET, tile_set
from tests.contract.refusals import refusal_of
from tests.contract.spoiling import junk, nested, spoiled

GOOD: Any = json.loads(pkgutil.get_data("simoun.games.sky", "tiles.json") or b"")


def tile(data: Any, name: str) -> Any:
    cells = [*data["tiles"], *data["start_board"]["cells"]]
    return next(item for item in cells if item["id"] == name)


def refusal(damage: Callable[[Any], object]) -> str:
    data = copy.deepcopy(GOOD)
    damage(data)
    return refusal_of(tile_set, data)


def put(*path: str | int, value: object) -> Callable[[Any], object]:
    """Another value somewhere in the file."""

    def damage(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return damage


def put_on(name: str, *path: str | int, value: object) -> Callable[[Any], object]:
    """Another value somewhere on a tile."""
    return lambda data: put(*path, value=value)(tile(data, name))


def remove(*path: str | int) -> Callable[[Any], object]:
    def damage(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return damage


def test_the_file_of_the_box_is_read_as_it_is() -> None:
    assert tile_set(GOOD).names == SET.names
    assert [list(packed) for packed in packs(tile_set(GOOD))] == [list(p) for p in packs(SET)]


def packs(read: Any) -> list[Any]:
    return [read.symbols, read.groups, read.faces, read.ports, read.fits]


DAMAGE: dict[str, tuple[Callable[[Any], object], str]] = {
    # the file as a whole
    "no supply": (remove("supply"), "The file of tiles lacks 'supply'."),
    "no tiles": (remove("tiles"), "The file of tiles lacks 'tiles'."),
    "something more": (put("colour", value=1), "The file of tiles has no 'colour'"),
    "tiles is no list": (put("tiles", value={}), "'tiles' can't be {}: it is a list."),
    "an empty list": (put("tiles", value=[]), "The tiles are 0: there must be 36."),
    # counts
    "a tile too few": (remove("tiles", 0), "The tiles are 35: there must be 36."),
    "a tile too many": (
        lambda data: data["tiles"].append({**data["tiles"][0], "id": "P9"}),
        "The tiles are 37: there must be 36.",
    ),
    "a tile twice": (put_on("P2", "id", value="P1"), "The tile P1 is there twice."),
    "the start board's name": (put_on("P2", "id", value="A0"), "The tile A0 is there twice."),
    "no gear": (put_on("G1", "symbol", value=None), "with no symbol: it must be 6."),
    "a gear too many": (put_on("B1", "symbol", value="gear"), "with no symbol: it must be 6."),
    "a rod for a gear": (put_on("R1", "symbol", value="gear"), "4 with rod: it must be 5."),
    "a second compass": (put_on("G1", "symbol", value="compass"), "1 with compass: it must be 0."),
    "rods in the supply": (put("supply", "rods", value=7), "The supply: 'rods' can't be 7"),
    "cables": (put("supply", "cables_long", value=3), "'cables_long' can't be 3"),
    "no pads": (remove("supply", "launch_pads"), "The supply lacks 'launch_pads'."),
    "half discs": (lambda data: few(data, "S"), "half discs S: too few."),
    "large discs": (lambda data: few(data, "L"), "half discs L: too few."),
    "quarters": (lambda data: few(data, "P"), "3 quarters of the launch pad: there must be 4."),
    # a tile
    "no object": (put("tiles", 3, value=None), "Tile 4 must be an object, not None."),
    "no edges": (remove("tiles", 0, "edges"), "Tile 1 lacks 'edges'."),
    "no name": (remove("tiles", 0, "id"), "Tile 1 lacks 'id'."),
    "a name that is none": (put("tiles", 0, "id", value="gear!"), "isn't a capital and a number."),
    "a number for a name": (put("tiles", 0, "id", value=7), "'id' can't be 7: it is a text."),
    "a strange symbol": (put_on("G1", "symbol", value="hole"), "'symbol' can't be 'hole'"),
    "a strange surface": (
        put_on("G1", "edges", "N", "surface", value="water"),
        "The tile G1: N: 'surface' can't be 'water'",
    ),
    "a side missing": (
        lambda data: tile(data, "G1")["edges"].pop("W"),
        "The tile G1: 'edges' lacks 'W'.",
    ),
    "a fifth side": (put_on("G1", "edges", "NE", value={}), "The tile G1: 'edges' has no 'NE'"),
    "four wires": (put_on("G1", "edges", "N", "wires", value=4), "'wires' can't be 4"),
    "a wire too many": (
        put_on("G1", "edges", "N", "wires", value=2),
        "The tile G1: its side N has 2 wires, but its groups have 1.",
    ),
    "a wire in the clouds": (
        put_on("G1", "edges", "N", "surface", value="cloud"),
        "The tile G1: its side N has clouds and wires.",
    ),
    "a wire not in the middle": (
        put_on("G7", "wire_groups", value=[["Nr", "E", "S", "W"]]),
        "The tile G7: its side N is wired, but not in its middle.",
    ),
    "a port twice": (
        put_on("G2", "wire_groups", value=[["N", "E", "E"], ["S", "W"]]),
        "The tile G2: the port E is twice in its groups.",
    ),
    "a strange port": (
        put_on("G7", "wire_groups", value=[["N", "E", "S", "X"]]),
        "'wire_groups' can't be 'X'",
    ),
    "an empty group": (
        put_on("G7", "wire_groups", value=[["N", "E", "S", "W"], []]),
        "'wire_groups' can't be []: it is a list of lists of ports.",
    ),
    "groups that are no lists": (
        put_on("G7", "wire_groups", value="NESW"),
        "'wire_groups' can't be 'NESW'",
    ),
    "too many groups": (
        lambda data: tile(data, "F3").update(
            wire_groups=[["N"], ["S"], ["E"], ["W"], ["Sr"]],
        ),
        "The tile F3 has more than 4 wire groups.",
    ),
    "a rod with two groups": (
        put_on("R4", "wire_groups", value=[["N"], ["E"]]),
        "The tile R4 has a lightning rod: it needs one wire group.",
    ),
    "a half disc without wire": (
        put_on("P1", "fragments", "S", value="S"),
        "The tile P1: its side S has a half disc, but no wire.",
    ),
    "a strange piece": (put_on("G1", "fragments", "E", value="M"), "'E' can't be 'M'"),
    "a strange corner": (put_on("G1", "fragments", "EN", value="P"), "'fragments' has no 'EN'"),
    "half a disc at a corner": (put_on("P1", "fragments", "NE", value="S"), "'NE' can't be 'S'"),
    "a quarter that joins nothing": (
        put_on("P1", "fragments", value={"NW": "P"}),
        "The tile P1: its quarter NW needs a wire that joins both its sides.",
    ),
    "two quarters": (
        put_on("P5", "fragments", "SE", value="P"),
        "The tile P5 has more than one quarter of the launch pad.",
    ),
    "a quarter on a half disc": (
        put_on("P5", "fragments", "N", value="S"),
        "The tile P5: its quarter NE meets a half disc.",
    ),
    # the start board
    "no start board": (put("start_board", value=None), "The start board must be an object"),
    "three tiles": (remove("start_board", "cells", 0), "The start board has 3 tiles: there must"),
    "the wind": (put("start_board", "initial_wind", value="N"), "'initial_wind' can't be 'N'"),
    "the pawns": (put("start_board", "pawn_start", value="A2"), "'pawn_start' can't be 'A2'"),
    "a tile elsewhere": (put_on("A2", "x", value=1), "Tile 3 of the start board: 'x' can't be 1"),
    "two at one cell": (put_on("A2", "y", value=1), "Tile 3 of the start board: 'y' can't be 1"),
    "another order": (
        put_on("A0", "symbol", value="landing"),
        "The start board needs compass, landing, teleporter and rod, in this order.",
    ),
    "clouds inside": (
        put_on("A1", "edges", "S", "surface", value="cloud"),
        "The tile A1: the start board's inner sides are bare platform.",
    ),
    "a wire inside": (
        lambda data: tile(data, "A1").update(
            edges={**tile(data, "A1")["edges"], "N": {"surface": "platform", "wires": 1}},
            wire_groups=[["E"], ["W"], ["N"]],
        ),
        "The tile A1: the start board's inner sides are bare platform.",
    ),
}


def few(data: Any, piece: str) -> None:
    """All but three pieces of a kind are gone."""
    left = 3
    for item in data["tiles"]:
        for where, kind in list(item["fragments"].items()):
            if kind == piece:
                left -= 1
                if left < 0:
                    del item["fragments"][where]


@pytest.mark.parametrize("title", DAMAGE)
def test_a_damaged_file_is_refused_with_the_reason(title: str) -> None:
    damage, said = DAMAGE[title]
    assert said in refusal(damage)


@pytest.mark.parametrize("content", [None, [], "tiles", 36, {}, nested(50)], ids=str)
def test_what_is_no_file_of_tiles_is_refused(content: object) -> None:
    assert refusal_of(tile_set, content)


@given(spoiled(GOOD))
def test_whatever_is_spoiled_gets_a_sentence_or_does_no_harm(data: object) -> None:
    if not refusal_of(tile_set, data):
        assert sorted(tile_set(data).names)


@given(junk)
def test_junk_is_refused(content: object) -> None:
    assert refusal_of(tile_set, content)

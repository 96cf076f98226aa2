"""The box: its counts, and values that no rulebook tells, each changed on purpose only."""

from __future__ import annotations

from collections import Counter

import pytest

from simoun.games.sky import data
from simoun.games.sky.tiles import SET, TILE_NAMES

# ---------------------------------------------------------------- printed †, or our own ‡


def test_s2_the_storm_meter_and_where_it_starts() -> None:
    assert data.METER == [2] * 5 + [3] * 5 + [4] * 3 + [5] * 2
    assert data.SKULL == 15
    assert data.FIRST_TICKS == {2: 1, 3: 1, 4: 0, 5: 0}


def test_s4_the_blueprints() -> None:
    assert data.BLUEPRINTS == {  # large capacitors, small ones, rods
        "novice": (1, 3, 3),  # †
        "normal": (2, 3, 3),  # †
        "elite": (2, 4, 4),  # ‡
        "legendary": (3, 4, 4),  # ‡
    }


def test_s18_the_reach_of_cables() -> None:
    assert (data.SHORT_REACH, data.LONG_REACH) == (5, 16)
    assert (data.SHORT_REACH_TO_PAD, data.LONG_REACH_TO_PAD) == (10, 25)


def test_s31_one_wind_shift_turns_the_vane_each_way() -> None:
    assert data.SHIFTS_CLOCKWISE == 1
    assert data.STORM_COPIES[data.CLOCKWISE] == data.STORM_COPIES[data.COUNTERCLOCKWISE] == 1


def test_the_start_board_and_the_tiles_are_this_set() -> None:
    kinds = Counter(name[0] for name in TILE_NAMES)
    assert kinds == {"P": 8, "R": 5, "T": 5, "G": 10, "H": 3, "F": 4, "B": 1}
    assert SET.names[data.TILES :] == ["A0", "A1", "A2", "A3"]


# ---------------------------------------------------------------- counts of the rulebook


def test_s1_thirty_six_tiles_with_the_rulebooks_symbols() -> None:
    symbols = Counter(data.SYMBOLS[symbol] for symbol in SET.symbols)
    assert len(TILE_NAMES) == 36
    assert symbols["rod"] == 6 and symbols["teleporter"] == 7  # one of each on the start board
    assert (symbols["gear"], symbols["shelter"], symbols["faraday"]) == (12, 3, 4)


def test_s3_fifteen_storm_cards_and_fourteen_of_equipment() -> None:
    storm = dict(zip(data.STORM_NAMES, data.STORM_COPIES, strict=True))
    assert sum(storm.values()) == 15 and sum(data.EQUIPMENT_COPIES) == 14
    assert (storm["Lightning"], storm["Gust"]) == (6, 4)
    assert storm["Storm Intensifies"] + storm["Storm Reshuffles"] == 3


def test_s16_components_and_cables() -> None:
    assert dict(zip(data.KINDS, data.COPIES, strict=True)) == {
        **{"rod": 6, "small capacitor": 6, "large capacitor": 3, "launch pad": 1}
    }
    assert dict(zip(data.CABLES, data.CABLE_COPIES, strict=True)) == {"short": 12, "long": 4}


@pytest.mark.parametrize("difficulty", data.BLUEPRINTS)
def test_s4_no_blueprint_asks_for_more_than_there_is(difficulty: str) -> None:
    large, small, rods = data.BLUEPRINTS[difficulty]
    assert large <= data.COPIES[data.LARGE]
    assert small <= data.COPIES[data.SMALL] and rods <= data.COPIES[data.ROD]
    assert large + small + rods + 1 <= sum(data.CABLE_COPIES)


# ---------------------------------------------------------------- the sheet


def test_the_sheet_is_larger_than_any_platform() -> None:
    """All 36 tiles in a row from any tile of the start board stay clear of every edge."""
    corners = [(data.FIRST_COLUMN, data.FIRST_ROW), (data.FIRST_COLUMN, data.FIRST_ROW + 3)]
    for column, row in corners:
        for place in (column - 36, column + 36, row - 36, row + 36):
            assert 0 < place < data.SIDE - 1


def test_every_cell_has_a_name_of_its_own_and_the_compass_is_m50() -> None:
    assert len(set(data.CELL_NAMES)) == data.CELLS
    start = data.FIRST_ROW * data.SIDE + data.FIRST_COLUMN
    assert [data.CELL_NAMES[start + k * data.SIDE] for k in range(4)] == [
        "M50",
        "M51",
        "M52",
        "M53",
    ]
    around = [data.CELL_NAMES[start + step] for step in data.BESIDE]
    assert around == ["M49", "N50", "M51", "L50"]

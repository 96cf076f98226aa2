"""What is seen of the platform: tiles, components, cables, and how much of the circuit stands."""

from __future__ import annotations

from typing import Final, final

from simoun.core.squares import has, members
from simoun.games.sky import circuit
from simoun.games.sky.data import (
    CABLES,
    CELL_NAMES,
    COMPONENTS,
    DIFFICULTIES,
    FIRST_COLUMN,
    FIRST_ROW,
    KIND_OF,
    KINDS,
    LONG,
    PAD_KIND,
    SHORT,
    SYMBOLS,
    column_of,
    row_of,
)
from simoun.games.sky.face import forecast
from simoun.games.sky.face.seen import (
    BlueprintView,
    CableView,
    ComponentView,
    NeedView,
    PlaceView,
    TileView,
)
from simoun.games.sky.face.words import COMPONENT_SLUGS, KIND_SLUGS
from simoun.games.sky.platform import left_of
from simoun.games.sky.state import (
    Sky,
    across,
    cell_at,
    count_of,
    down,
    live_groups,
    stands_on,
    tile_at,
    turn_at,
)
from simoun.games.sky.tiles import CORNERS, PORT_NAMES, SET, Tile


def printed(tile: Tile) -> TileView:
    quarter = tile.quarters.index(True) if any(tile.quarters) else None
    return {
        "tile": tile.name,
        "symbol": SYMBOLS[tile.symbol] or None,
        "sides": [
            (KIND_SLUGS[half] if half else None) if platform else "clouds"
            for platform, half in zip(tile.platform, tile.halves, strict=True)
        ],
        "groups": [[PORT_NAMES[port] for port in group] for group in tile.groups],
        "quarter": None if quarter is None else CORNERS[quarter],
    }


PRINTED: Final = [printed(tile) for tile in SET.tiles]  # they never change, and are shown often


@final
class Platform:
    """How it looks until somebody builds or wires something."""

    def __init__(self, s: Sky, mark: list[int]) -> None:
        self.mark = mark  # what it rests on
        self.places = [place_view(s, place) for place in range(s.laid)]
        self.components = components_view(s)
        self.cables = cables_view(s)
        self.cables_left = {CABLES[SHORT]: int(s.short_left), CABLES[LONG]: int(s.long_left)}
        self.blueprint = blueprint_view(s)


def platform(s: Sky) -> Platform:
    """Most actions change nothing of it: worked out once for as long as it stays."""
    mark = mark_of(s)
    shown = s.setup.shown
    if isinstance(shown, Platform) and shown.mark == mark:
        return shown
    found = Platform(s, mark)
    s.setup.shown = found
    return found


def mark_of(s: Sky) -> list[int]:
    """All that decides how the platform looks."""
    mark = [int(s.live_ground | s.live_cables), int(s.short_left), int(s.long_left)]
    for place in range(s.laid):
        mark.append(int(s.places[place]))
    for component in range(COMPONENTS):
        mark.append(int(s.components[component]))
        mark.append(int(s.links[component]))
    return mark


def place_view(s: Sky, place: int) -> PlaceView:
    cell = int(cell_at(s, place))
    return {
        "name": CELL_NAMES[cell],
        "x": column_of(cell),
        "y": row_of(cell),
        "turn": int(turn_at(s, place)),
        "tile": PRINTED[tile_at(s, place)],
        "live": members(live_groups(s, place)),
        "struck": has(s.live_ground | s.live_cables, place),
    }


def components_view(s: Sky) -> list[ComponentView]:
    live, joined = circuit.live_components(s), forecast.in_circuit(s)
    return [
        {
            "component": COMPONENT_SLUGS[component],
            "kind": KIND_SLUGS[KIND_OF[component]],
            "x": int(across(s, component)) - 2 * FIRST_COLUMN,
            "y": int(down(s, component)) - 2 * FIRST_ROW,
            "places": members(stands_on(s, component)),
            "live": has(live, component) or KIND_OF[component] == 0,
            "in_circuit": has(joined, component),
        }
        for component in members(s.standing)
    ]


def cables_view(s: Sky) -> list[CableView]:
    live = circuit.live_components(s)
    return [
        {
            "from": COMPONENT_SLUGS[one],
            "to": COMPONENT_SLUGS[other],
            "length": CABLES[length],
            "live": has(live, one),
        }
        for one, other, length in cables(s)
    ]


def cables(s: Sky) -> list[tuple[int, int, int]]:
    """Every cable once: its ends, the smaller one first, and its length."""
    found = []
    for one in range(COMPONENTS):
        for which in range(circuit.cables_on(s, one)):
            cable = circuit.link_at(s, one, which)
            if circuit.end_of(cable) > one:
                found.append((one, int(circuit.end_of(cable)), int(cable & 1)))
    return found


def blueprint_view(s: Sky) -> BlueprintView:
    joined = forecast.in_circuit(s)
    needs = [need_view(s, kind, joined) for kind in range(len(KINDS))]
    return {
        "difficulty": DIFFICULTIES[s.setup.difficulty],
        "needs": needs,
        "needed": sum([need["needed"] for need in needs]),
        "wired": sum([min(need["needed"], need["in_circuit"]) for need in needs]),
    }


def need_view(s: Sky, kind: int, joined: int) -> NeedView:
    return {
        "kind": KIND_SLUGS[kind],
        "needed": int(s.setup.plan[kind]) if kind < PAD_KIND else 1,
        "placed": int(count_of(s.standing, kind)),
        "in_circuit": int(count_of(joined, kind)),
        "left": int(left_of(s, kind)),
    }

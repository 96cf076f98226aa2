"""What a seat may see: all but the order of the decks and of the pile of tiles."""

from __future__ import annotations

from typing import Final, TypedDict

from simoun.core.bags import bag_size, counts, layers
from simoun.core.phrases import Names, slug
from simoun.core.seating import seats
from simoun.core.squares import has, members, size
from simoun.games.sky import circuit
from simoun.games.sky.adventurers import full_health, full_rope, room_for_tiles
from simoun.games.sky.data import (
    ADVENTURERS,
    BESIDE,
    CABLES,
    CARDS_AT,
    CELL_NAMES,
    CELLS,
    COMPONENT_NAMES,
    COMPONENTS,
    DIFFICULTIES,
    DIRECTIONS,
    EQUIPMENT_NAMES,
    FIRST_COLUMN,
    FIRST_ROW,
    KIND_OF,
    KINDS,
    METER,
    NOWHERE,
    PAD_KIND,
    SKULL,
    STORM_NAMES,
    SYMBOLS,
    TURNS,
    column_of,
    row_of,
)
from simoun.games.sky.ending import left_behind
from simoun.games.sky.face import forecast
from simoun.games.sky.platform import left_of
from simoun.games.sky.state import (
    OUTCOMES,
    Sky,
    across,
    cell_at,
    count_of,
    down,
    live_groups,
    neighbour,
    stands_on,
    tile_at,
    turn_at,
)
from simoun.games.sky.storm import could_cross, downwind, sheltered, would_be_struck
from simoun.games.sky.tiles import CORNERS, PORT_NAMES, SET, TILE_NAMES
from simoun.games.team.state import NOBODY, WON

ROLES: Final = [slug(name) for name in ADVENTURERS]
EQUIPMENT: Final = [slug(name) for name in EQUIPMENT_NAMES]
STORM_CARDS: Final = [slug(name) for name in STORM_NAMES]
COMPONENT_SLUGS: Final = [slug(name) for name in COMPONENT_NAMES]
KIND_SLUGS: Final = [slug(name) for name in KINDS]


class SideView(TypedDict):
    platform: bool  # or clouds
    half: str | None  # half a disc: small-capacitor or large-capacitor


class TileView(TypedDict):
    """A tile as it is printed, unturned: sides from north clockwise, ports as N, Nr, Nl, E …"""

    tile: str
    symbol: str | None
    sides: list[SideView]
    groups: list[list[str]]  # ports joined by copper
    quarter: str | None  # the corner with a quarter of the launch pad: NE, SE, SW or NW


class PlaceView(TypedDict):
    name: str
    x: int  # tiles east of the start board
    y: int  # tiles south of the compass
    turn: int  # quarter turns clockwise
    tile: TileView
    live: list[int]  # the wire groups that are joined to a rod
    struck: bool  # Lightning hits who stands here, unless something protects


class ComponentView(TypedDict):
    component: str
    kind: str
    x: int  # half tiles east of the start board's left edge
    y: int  # half tiles south of its upper edge
    places: list[int]
    live: bool  # joined to a rod by cables, or a rod
    in_circuit: bool  # joined to the launch pad by cables


CableView = TypedDict("CableView", {"from": str, "to": str, "length": str, "live": bool})


class SeatView(TypedDict):
    adventurer: str
    place: int
    health: int
    full_health: int
    rope: int
    full_rope: int
    tiles: list[TileView]
    room: int  # tiles that the hand can hold
    equipment: list[str]
    shielded: bool
    hooked: bool


class NeedView(TypedDict):
    kind: str
    needed: int
    placed: int
    in_circuit: int
    left: int  # in the supply


class BlueprintView(TypedDict):
    difficulty: str
    needs: list[NeedView]


class StormView(TypedDict):
    level: int
    cards: int  # a turn, at this level
    meter: list[int]
    vane: str
    count: int  # cards in the deck
    next: dict[str, int]  # the cards among which the next one is, and how many of each
    layers: list[dict[str, int]]
    discard: dict[str, int]
    seen: dict[str, int]  # cards that somebody looks at
    put_back: list[str]  # those of them that come next, the first one first


class WireView(TypedDict):
    place: int
    group: int


class StrikeView(TypedDict):
    """Whom Lightning would hit now: over wires, over cables, or over both."""

    seat: int
    wires: list[WireView]  # from a rod to the pawn's tile
    cables: list[str]  # components, from a rod to one on the pawn's tile


class BlowView(TypedDict):
    """Where a Gust would blow a pawn now; one that isn't spared and can't go loses rope."""

    seat: int
    to: int | None
    rope: int  # lost
    spared: bool  # by a shelter or a hook


class ForecastView(TypedDict):
    lightning: list[StrikeView]
    gust: list[BlowView]
    company: list[int]  # seats that the Climber could take across the clouds


class LaunchView(TypedDict):
    ready: bool  # one cable is missing
    cables: list[list[str]]  # pairs of components that a cable would join for the launch
    left_behind: list[int]  # seats that are not on the pad


class PileView(TypedDict):
    count: int
    tiles: list[str]  # those among which the next one is
    under: list[str]  # those that come last


class TurnView(TypedDict):
    seat: int
    step: str  # actions or storm
    decider: int
    asked: str  # act, circle, order, tile, company, reveal, or nothing after the end
    actions_left: int
    free_cable: bool  # of the Electrician whose turn it is
    to_draw: int
    circles: list[str]  # sides of the last tile among which to choose
    tiles: list[TileView]  # among which to choose


class SkyView(TypedDict):
    game: str
    you: int | None
    places: list[PlaceView]
    components: list[ComponentView]
    cables: list[CableView]
    cables_left: dict[str, int]
    blueprint: BlueprintView
    seats: list[SeatView]
    pile: PileView
    equipment_left: int
    storm: StormView
    forecast: ForecastView
    launch: LaunchView
    turn: TurnView
    outcome: str | None
    won: bool


def view(s: Sky, seat: int | None) -> SkyView:
    return {
        "game": "sky",
        "you": seat,
        "places": [place_view(s, place) for place in range(s.laid)],
        "components": components_view(s),
        "cables": cables_view(s),
        "cables_left": dict(zip(CABLES, [int(s.short_left), int(s.long_left)], strict=True)),
        "blueprint": blueprint_view(s),
        "seats": [seat_view(s, player) for player in range(s.setup.players)],
        "pile": {
            "count": int(size(s.pile) + size(s.pile_under)),
            "tiles": tile_names(s.pile),
            "under": tile_names(s.pile_under),
        },
        "equipment_left": int(bag_size(s.equipment_deck)),
        "storm": storm_view(s),
        "forecast": forecast_view(s),
        "launch": launch_view(s),
        "turn": turn_view(s),
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        "won": s.outcome == WON,
    }


def numbered(bag: int, kinds: list[str]) -> dict[str, int]:
    """The things of a bag, by name, with how many of each."""
    return {kinds[kind]: n for kind, n in enumerate(counts(bag, len(kinds))) if n}


def tile_names(tiles: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in members(tiles)]


# ---------------------------------------------------------------- names


def names(s: Sky) -> Names:
    """Places are the tiles that lie, in their order; spots are the empty cells around them."""
    return {
        "place": [CELL_NAMES[cell_at(s, place)] for place in range(s.laid)],
        "spot": spot_names(s),
        "tile": TILE_NAMES,
        "turn": TURNS,
        "component": COMPONENT_NAMES,
        "cable": CABLES,
        "side": DIRECTIONS,
        "equipment": EQUIPMENT_NAMES,
        "storm": STORM_NAMES,
        "seat": seats(int(s.setup.players)),
    }


def spot_names(s: Sky) -> list[str]:
    found = [""] * CELLS
    for place in range(s.laid):
        for side in range(4):
            if neighbour(s, place, side) == NOWHERE:
                cell = int(cell_at(s, place) + BESIDE[side])
                found[cell] = CELL_NAMES[cell]
    return found


# ---------------------------------------------------------------- the platform


def printed(number: int) -> TileView:
    tile = SET.tiles[number]
    quarter = tile.quarters.index(True) if any(tile.quarters) else None
    return {
        "tile": tile.name,
        "symbol": SYMBOLS[tile.symbol] or None,
        "sides": [
            {"platform": platform, "half": KIND_SLUGS[half] if half else None}
            for platform, half in zip(tile.platform, tile.halves, strict=True)
        ],
        "groups": [[PORT_NAMES[port] for port in group] for group in tile.groups],
        "quarter": None if quarter is None else CORNERS[quarter],
    }


def place_view(s: Sky, place: int) -> PlaceView:
    cell = int(cell_at(s, place))
    return {
        "name": CELL_NAMES[cell],
        "x": column_of(cell),
        "y": row_of(cell),
        "turn": int(turn_at(s, place)),
        "tile": printed(int(tile_at(s, place))),
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
    return {
        "difficulty": DIFFICULTIES[s.setup.difficulty],
        "needs": [
            {
                "kind": KIND_SLUGS[kind],
                "needed": int(s.setup.plan[kind]) if kind < PAD_KIND else 1,
                "placed": int(count_of(s.standing, kind)),
                "in_circuit": int(count_of(joined, kind)),
                "left": int(left_of(s, kind)),
            }
            for kind in range(len(KINDS))
        ],
    }


# ---------------------------------------------------------------- the team and the storm


def seat_view(s: Sky, player: int) -> SeatView:
    hand = numbered(s.hands[player], EQUIPMENT)
    return {
        "adventurer": ROLES[s.setup.adventurers[player]],
        "place": int(s.pawns[player]),
        "health": int(s.health[player]),
        "full_health": int(full_health(s, player)),
        "rope": int(s.rope[player]),
        "full_rope": int(full_rope(s, player)),
        "tiles": [printed(tile) for tile in members(s.tiles[player])],
        "room": int(room_for_tiles(s, player)),
        "equipment": [card for card, n in hand.items() for _ in range(n)],
        "shielded": has(s.shielded, player),
        "hooked": has(s.hooked, player),
    }


def storm_view(s: Sky) -> StormView:
    deck = layers(s.storm_deck, s.storm_under)
    return {
        "level": int(s.level),
        "cards": int(CARDS_AT[min(int(s.level), SKULL - 1)]),
        "meter": METER,
        "vane": DIRECTIONS[s.vane],
        "count": sum(int(bag_size(layer)) for layer in deck),
        "next": numbered(s.storm_deck, STORM_CARDS),
        "layers": [numbered(layer, STORM_CARDS) for layer in deck],
        "discard": numbered(s.storm_discard, STORM_CARDS),
        "seen": numbered(s.seen, STORM_CARDS),
        "put_back": [STORM_CARDS[card] for card in reversed(layers(0, s.put_back))],
    }


def forecast_view(s: Sky) -> ForecastView:
    return {
        "lightning": [strike_view(s, player) for player in members(would_be_struck(s))],
        "gust": [blow_view(s, player) for player in range(s.setup.players)],
        "company": members(could_cross(s)),
    }


def strike_view(s: Sky, player: int) -> StrikeView:
    place = int(s.pawns[player])
    return {
        "seat": player,
        "wires": [{"place": at, "group": group} for at, group in forecast.ground_path(s, place)],
        "cables": [COMPONENT_SLUGS[component] for component in forecast.cable_path(s, place)],
    }


def blow_view(s: Sky, player: int) -> BlowView:
    spared = has(sheltered(s), player)
    target = NOWHERE if spared else int(downwind(s, player, NOBODY))
    return {
        "seat": player,
        "to": None if target == NOWHERE else target,
        "rope": 1 if target == NOWHERE and not spared else 0,
        "spared": spared,
    }


def launch_view(s: Sky) -> LaunchView:
    closing = [] if s.over else forecast.closing_cables(s)
    return {
        "ready": bool(closing),
        "cables": [[COMPONENT_SLUGS[one], COMPONENT_SLUGS[other]] for one, other in closing],
        "left_behind": members(left_behind(s)),
    }


def turn_view(s: Sky) -> TurnView:
    return {
        "seat": int(s.current),
        "step": "storm" if s.ended else "actions",
        "decider": int(s.current if s.chooser == NOBODY else s.chooser),
        "asked": asked(s),
        "actions_left": int(s.actions_left),
        "free_cable": s.free_cable and s.current == s.setup.electrician and not s.ended,
        "to_draw": int(s.to_draw),
        "circles": [DIRECTIONS[side] for side in members(s.circles)],
        "tiles": [printed(tile) for tile in members(s.tiles_seen)],
    }


def asked(s: Sky) -> str:
    if s.over:
        return "nothing"
    if s.circles:
        return "circle"
    if s.seen:
        return "order"
    if s.tiles_seen:
        return "tile"
    if s.gust:
        return "company"
    return "reveal" if s.ended else "act"

"""The shape of what a seat sees of Forbidden Sky."""

from __future__ import annotations

from typing import TypedDict

from simoun.games.team.face import seen as team


class TileView(TypedDict):
    """A tile as it is printed, unturned: sides from north clockwise, ports as N, Nr, Nl, E …"""

    tile: str
    symbol: str | None
    sides: list[str | None]  # clouds, half a small-capacitor or large-capacitor, or bare platform
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
    needed: int  # components in all
    wired: int  # so many of those that are needed are in the circuit


class StormView(team.StormView):
    vane: str


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


class PieceView(TypedDict):
    """A component that isn't there yet, where it would stand."""

    kind: str
    x: int  # in half tiles, as those that stand
    y: int


class CompletesView(TypedDict):
    """What a tile brings if somebody lays it so; where there are too few, they choose."""

    tile: str
    turn: int
    spot: str
    pieces: list[PieceView]


class TurnView(team.TurnView):
    """Steps: actions or storm; asked: act, circle, order, tile, company, reveal, or nothing
    after the end."""

    free_cable: bool  # of the Electrician whose turn it is
    to_draw: int
    circles: list[str]  # sides of the last tile among which to choose
    tiles: list[TileView]  # among which to choose


class SkyView(team.TeamView):
    places: list[PlaceView]
    components: list[ComponentView]
    cables: list[CableView]
    cables_left: dict[str, int]
    blueprint: BlueprintView
    seats: list[SeatView]
    pile: PileView
    equipment_left: int
    storm: StormView
    odds: team.StormOddsView  # lightning, gust, shift (of the wind), rise (of the level)
    forecast: ForecastView
    completes: list[CompletesView]  # for every tile that may be laid now, and brings something
    launch: LaunchView
    turn: TurnView

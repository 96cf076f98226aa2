"""What a seat may see: all but the order of the decks and of the pile of tiles."""

from __future__ import annotations

from simoun.core.bags import bag_size
from simoun.core.squares import has, members, size
from simoun.games.sky.adventurers import full_health, full_rope, room_for_tiles
from simoun.games.sky.data import DIRECTIONS
from simoun.games.sky.face.building import completes_view
from simoun.games.sky.face.odds import odds_view
from simoun.games.sky.face.seen import SeatView, SkyView, TurnView
from simoun.games.sky.face.view_platform import PRINTED, platform
from simoun.games.sky.face.view_storm import forecast_view, launch_view, storm_view
from simoun.games.sky.face.words import EQUIPMENT, ROLES, tile_names
from simoun.games.sky.state import OUTCOMES, Sky
from simoun.games.team.face.view import listed, team_view
from simoun.games.team.state import NOBODY


def view(s: Sky, seat: int | None) -> SkyView:
    shown = platform(s)
    return {
        **team_view(s, "sky", seat, OUTCOMES),
        "places": shown.places,
        "components": shown.components,
        "cables": shown.cables,
        "cables_left": shown.cables_left,
        "blueprint": shown.blueprint,
        "seats": [seat_view(s, player) for player in range(s.setup.players)],
        "pile": {
            "count": int(size(s.pile) + size(s.pile_under)),
            "tiles": tile_names(s.pile),
            "under": tile_names(s.pile_under),
        },
        "equipment_left": int(bag_size(s.equipment_deck)),
        "storm": storm_view(s),
        "odds": odds_view(s),
        "forecast": forecast_view(s),
        "completes": completes_view(s),
        "launch": launch_view(s),
        "turn": turn_view(s),
    }


def seat_view(s: Sky, player: int) -> SeatView:
    return {
        "adventurer": ROLES[s.setup.adventurers[player]],
        "place": int(s.pawns[player]),
        "health": int(s.health[player]),
        "full_health": int(full_health(s, player)),
        "rope": int(s.rope[player]),
        "full_rope": int(full_rope(s, player)),
        "tiles": [PRINTED[tile] for tile in members(s.tiles[player])],
        "room": int(room_for_tiles(s, player)),
        "equipment": listed(s.hands[player], EQUIPMENT),
        "shielded": has(s.shielded, player),
        "hooked": has(s.hooked, player),
    }


def turn_view(s: Sky) -> TurnView:
    left = 0 if s.ended or s.over else int(s.actions_left)
    return {
        "seat": int(s.current),
        "step": "storm" if s.ended else "actions",
        "decider": int(s.current if s.chooser == NOBODY else s.chooser),
        "asked": asked(s),
        "actions_left": int(s.actions_left),
        "actions_in_all": max(int(s.setup.actions), left),
        "free_cable": s.free_cable and s.current == s.setup.electrician and not s.ended,
        "to_draw": int(s.to_draw),
        "circles": [DIRECTIONS[side] for side in members(s.circles)],
        "tiles": [PRINTED[tile] for tile in members(s.tiles_seen)],
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

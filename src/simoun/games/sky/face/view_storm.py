"""What is seen of the storm: its cards, whom it would hit now; and what would launch the rocket."""

from __future__ import annotations

from simoun.core.bags import layers
from simoun.core.squares import has, members
from simoun.games.sky.data import DIRECTIONS, METER, NOWHERE
from simoun.games.sky.ending import left_behind
from simoun.games.sky.face import forecast
from simoun.games.sky.face.seen import (
    BlowView,
    ForecastView,
    LaunchView,
    StormView,
    StrikeView,
)
from simoun.games.sky.face.words import COMPONENT_SLUGS, STORM_CARDS
from simoun.games.sky.state import Sky
from simoun.games.sky.storm import could_cross, downwind, sheltered, would_be_struck
from simoun.games.team.face import view as team
from simoun.games.team.state import NOBODY


def storm_view(s: Sky) -> StormView:
    known = team.storm_view(
        int(s.level),
        METER[:],
        layers(s.storm_deck, s.storm_under),
        s.storm_discard,
        s.seen,
        s.put_back,
        STORM_CARDS,
    )
    return {**known, "vane": DIRECTIONS[s.vane]}


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

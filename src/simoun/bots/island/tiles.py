"""The terms of the tiles: which may flood and sink, and who can save them."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.island.look import Look
from simoun.bots.island.terms import (
    BOTH_TEMPLES_SINK,
    COVERED_BY_SANDBAGS,
    LANDING_AT_STAKE,
    LANDING_FLOODED,
    LANDING_SINKS,
    LANDING_SINKS_LATER,
    LAST_TEMPLE_FLOODED,
    LAST_TEMPLE_SINKS,
    LAST_TEMPLE_SINKS_LATER,
    OUT_OF_REACH,
    TEMPLES_FLOODED,
    TEMPLES_SINK,
    TEMPLES_SINK_LATER,
    TEMPLES_SUNK,
    TILES_FLOODED,
    TILES_SINK,
    TILES_SUNK,
    WAY_TO_DANGER,
    WAYS_TO_LANDING,
)
from simoun.bots.island.ways import FAR, SPOT, wider
from simoun.core.squares import has, lowest, size
from simoun.games.island.data import ALL, BESIDE, TREASURES
from simoun.games.island.state import is_captured


def look_at_tiles(look: Look) -> None:
    s = look.s
    others: i64 = ALL & ~(1 << s.setup.landing)
    look_at_landing(look)
    for treasure in range(TREASURES):
        if not is_captured(s, treasure):
            look_at_temples(look, s.setup.sites[treasure])
            others &= ~s.setup.sites[treasure]
    look_at_others(look, others)
    reach_danger(look)
    cover_danger(look)


def look_at_landing(look: Look) -> None:
    landing = look.s.setup.landing
    look.terms[WAYS_TO_LANDING] = float(size(BESIDE[landing] & look.s.present))
    if has(look.s.flooded, landing):
        look.danger |= 1 << landing
        look.terms[LANDING_FLOODED] = 1.0
        look.terms[LANDING_SINKS] = look.odds.soon[landing]
        look.terms[LANDING_SINKS_LATER] = look.odds.later[landing]
        look.terms[LANDING_AT_STAKE] = float(look.captured) * look.odds.soon[landing]


def look_at_temples(look: Look, sites: i64) -> None:
    wet = sites & look.s.flooded
    if sites & ~look.s.present:
        look.terms[TEMPLES_SUNK] += 1.0
        if wet:
            look_at_last_temple(look, lowest(wet))
        return
    both = 1.0 if wet == sites else 0.0
    while wet:
        place = lowest(wet)
        look.terms[TEMPLES_FLOODED] += 1.0
        look.terms[TEMPLES_SINK] += look.odds.soon[place]
        look.terms[TEMPLES_SINK_LATER] += look.odds.later[place]
        both *= look.odds.later[place]
        wet &= wet - 1
    look.terms[BOTH_TEMPLES_SINK] += both


def look_at_last_temple(look: Look, place: i64) -> None:
    look.danger |= 1 << place
    look.terms[LAST_TEMPLE_FLOODED] += 1.0
    look.terms[LAST_TEMPLE_SINKS] += look.odds.soon[place]
    look.terms[LAST_TEMPLE_SINKS_LATER] += look.odds.later[place]


def look_at_others(look: Look, others: i64) -> None:
    wet = others & look.s.flooded
    look.terms[TILES_SUNK] = float(size(others & ~look.s.present))
    look.terms[TILES_FLOODED] = float(size(wet))
    while wet:
        look.terms[TILES_SINK] += look.odds.soon[lowest(wet)]
        wet &= wet - 1


def reach_danger(look: Look) -> None:
    next_player = (look.s.current + 1) % look.s.setup.players
    danger = look.danger
    while danger:
        place = lowest(danger)
        near = wider(SPOT[place]) & look.ways.land
        fewest: i64 = FAR
        for player in range(look.s.setup.players):
            steps = look.ways.steps(player, near)
            if steps < fewest:
                fewest = steps
            if player == next_player and steps > 2:
                look.terms[OUT_OF_REACH] += look.odds.later[place]
        look.terms[WAY_TO_DANGER] += float(fewest)
        danger &= danger - 1


def cover_danger(look: Look) -> None:
    """Each of the sandbags saves the place in the greatest danger that is left."""
    danger = look.danger
    sandbags = look.sandbags
    while sandbags and danger:
        worst = most_endangered(look, danger)
        look.terms[COVERED_BY_SANDBAGS] += look.odds.soon[worst]
        danger &= ~(1 << worst)
        sandbags -= 1


def most_endangered(look: Look, danger: i64) -> i64:
    worst = lowest(danger)
    danger &= danger - 1
    while danger:
        place = lowest(danger)
        if look.odds.soon[place] > look.odds.soon[worst]:
            worst = place
        danger &= danger - 1
    return worst

"""The terms of the tiles: which may flood and sink, and who can save them."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.bots.island.distances import FAR, SPOT, wider
from simoun.bots.island.survey import Survey
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
from simoun.core.squares import has, lowest, size
from simoun.games.island.data import ALL, BESIDE, TREASURES
from simoun.games.island.state import is_captured


def look_at_tiles(survey: Survey) -> None:
    s = survey.s
    others: i64 = ALL & ~(1 << s.setup.landing)
    look_at_landing(survey)
    for treasure in range(TREASURES):
        if not is_captured(s, treasure):
            look_at_temples(survey, s.setup.sites[treasure])
            others &= ~s.setup.sites[treasure]
    look_at_others(survey, others)
    reach_danger(survey)
    cover_danger(survey)


def look_at_landing(survey: Survey) -> None:
    landing = survey.s.setup.landing
    survey.terms[WAYS_TO_LANDING] = float(size(BESIDE[landing] & survey.s.present))
    if has(survey.s.flooded, landing):
        survey.danger |= 1 << landing
        survey.terms[LANDING_FLOODED] = 1.0
        survey.terms[LANDING_SINKS] = survey.odds.soon[landing]
        survey.terms[LANDING_SINKS_LATER] = survey.odds.later[landing]
        survey.terms[LANDING_AT_STAKE] = float(survey.captured) * survey.odds.soon[landing]


def look_at_temples(survey: Survey, sites: i64) -> None:
    wet = sites & survey.s.flooded
    if sites & ~survey.s.present:
        survey.terms[TEMPLES_SUNK] += 1.0
        if wet:
            look_at_last_temple(survey, lowest(wet))
        return
    both = 1.0 if wet == sites else 0.0
    while wet:
        place = lowest(wet)
        survey.terms[TEMPLES_FLOODED] += 1.0
        survey.terms[TEMPLES_SINK] += survey.odds.soon[place]
        survey.terms[TEMPLES_SINK_LATER] += survey.odds.later[place]
        both *= survey.odds.later[place]
        wet &= wet - 1
    survey.terms[BOTH_TEMPLES_SINK] += both


def look_at_last_temple(survey: Survey, place: i64) -> None:
    survey.danger |= 1 << place
    survey.terms[LAST_TEMPLE_FLOODED] += 1.0
    survey.terms[LAST_TEMPLE_SINKS] += survey.odds.soon[place]
    survey.terms[LAST_TEMPLE_SINKS_LATER] += survey.odds.later[place]


def look_at_others(survey: Survey, others: i64) -> None:
    wet = others & survey.s.flooded
    survey.terms[TILES_SUNK] = float(size(others & ~survey.s.present))
    survey.terms[TILES_FLOODED] = float(size(wet))
    while wet:
        survey.terms[TILES_SINK] += survey.odds.soon[lowest(wet)]
        wet &= wet - 1


def reach_danger(survey: Survey) -> None:
    next_player = (survey.s.current + 1) % survey.s.setup.players
    danger = survey.danger
    while danger:
        place = lowest(danger)
        near = wider(SPOT[place]) & survey.distances.land
        fewest: i64 = FAR
        for player in range(survey.s.setup.players):
            steps = survey.distances.steps(player, near)
            if steps < fewest:
                fewest = steps
            if player == next_player and steps > 2:
                survey.terms[OUT_OF_REACH] += survey.odds.later[place]
        survey.terms[WAY_TO_DANGER] += float(fewest)
        danger &= danger - 1


def cover_danger(survey: Survey) -> None:
    """Each of the sandbags saves the place in the greatest danger that is left."""
    danger = survey.danger
    sandbags = survey.sandbags
    while sandbags and danger:
        worst = most_endangered(survey, danger)
        survey.terms[COVERED_BY_SANDBAGS] += survey.odds.soon[worst]
        danger &= ~(1 << worst)
        sandbags -= 1


def most_endangered(survey: Survey, danger: i64) -> i64:
    worst = lowest(danger)
    danger &= danger - 1
    while danger:
        place = lowest(danger)
        if survey.odds.soon[place] > survey.odds.soon[worst]:
            worst = place
        danger &= danger - 1
    return worst

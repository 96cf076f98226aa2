"""Which equipment could come too late after the storm cards that are due (D32 to D37)."""

from __future__ import annotations

from collections.abc import Sequence

from simoun.core.actions import kind_of, who_of
from simoun.core.bags import layers
from simoun.core.squares import has
from simoun.games.desert.actions import BLAST, DRINK_RESERVE, JET, JET_WITH, SHADE
from simoun.games.desert.data import SUN
from simoun.games.desert.face.odds import cards_to_come, known_of
from simoun.games.desert.state import Desert
from simoun.games.desert.storm import in_shade
from simoun.games.team.face.odds import can_come

MOST_SAND = 3  # markers that one card of the storm can bring


def timely(s: Desert, actions: Sequence[int]) -> list[int]:
    """Shade before the sun, water before thirst, a blast before the sand runs out."""
    drawn = cards_to_come(s)
    sun = known_of(s, SUN, layers(s.storm_deck, s.storm_under))
    shaded = int(in_shade(s))
    seats = range(s.setup.players)
    scorched = [seat for seat in seats if not has(shaded, seat) and can_come(sun, drawn, 1)]
    thirsty = [seat for seat in scorched if can_come(sun, drawn, int(s.water[seat]) + 1)]
    useful = {
        BLAST: set(seats) if s.sand_left < MOST_SAND * drawn else set(),
        SHADE: holders(s, scorched),
        JET: set(scorched),
        JET_WITH: set(seats) if scorched else set(),
        DRINK_RESERVE: holders(s, thirsty),
    }
    return [
        action
        for action in actions
        if int(who_of(action)) in useful.get(int(kind_of(action)), set())
    ]


def holders(s: Desert, seats: list[int]) -> set[int]:
    """Whoever stands on a tile with one of them: such cards help all who are there."""
    places = {int(s.pawns[seat]) for seat in seats}
    return {seat for seat in range(s.setup.players) if int(s.pawns[seat]) in places}

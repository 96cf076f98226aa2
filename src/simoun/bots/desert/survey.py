"""One look at a position: what its terms are worked out from."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simoun.bots.desert.distances import DesertDistances
from simoun.bots.desert.odds import Forecast
from simoun.bots.desert.terms import NUMBER_OF_TERMS
from simoun.core.bags import bag_size, cards
from simoun.core.squares import lowest
from simoun.games.desert.data import ALL, CITY, CLUES, MARKED, PAD, PLAIN, TUNNEL, WELL
from simoun.games.desert.state import Desert, face_at, parts_taken


class Survey:
    def __init__(self, s: Desert, forecast: Forecast) -> None:
        self.s = s
        self.forecast = forecast
        self.distances = DesertDistances(s)
        self.taken: i64 = parts_taken(s)
        self.pad: i64 = 0  # the place of each of these as a set, empty while it isn't known
        self.open_wells: i64 = 0
        self.marks: i64 = 0  # unopened, with a water mark, where a well can be
        self.unknown: i64 = 0  # unrevealed tiles that can hold what is still wanted
        self.wanted: i64 = 0  # those of them that are known to hold it
        self.chance: float = 0.0  # that any other one does
        self.placed: i64 = 0  # where parts lie
        self.clues: i64 = 0  # those shown
        self.well_chance: float = well_chance(s)
        self.wells_closed: float = 0.0
        self.terms: vec[float] = vec[float]([0.0] * NUMBER_OF_TERMS)
        self.look_at_revealed()
        self.look_at_unrevealed()

    def look_at_revealed(self) -> None:
        places = self.s.revealed
        while places:
            face = face_at(self.s, lowest(places))
            here: i64 = places & -places
            if face >= CLUES:
                self.clues |= 1 << (face - CLUES)
            elif face == PAD:
                self.pad = here
            elif face == WELL:
                self.open_wells |= here
            places &= places - 1

    def look_at_unrevealed(self) -> None:
        s = self.s
        wanted = still_wanted(s)
        if wanted:
            self.chance = float(wanted) / float(bag_size(s.under_plain))
        places: i64 = ALL & ~s.revealed & ~(1 << s.hole)
        while places:
            face = face_at(s, lowest(places))
            here: i64 = places & -places
            if face == PLAIN:
                if wanted:
                    self.unknown |= here
            elif face == MARKED:
                self.add_mark(here, self.well_chance)
            elif face == WELL:
                self.add_mark(here, 1.0)
            elif face == PAD or face >= CLUES:
                self.unknown |= here
                self.wanted |= here
            places &= places - 1

    def add_mark(self, here: i64, chance: float) -> None:
        if chance > 0.0:
            self.marks |= here
            self.wells_closed += chance


def well_chance(s: Desert) -> float:
    """That a water mark nobody has looked under is a well."""
    left = bag_size(s.under_marked)
    return float(cards(s.under_marked, 0)) / float(left) if left else 0.0


def still_wanted(s: Desert) -> i64:
    """How many clues and launch pads lie where nobody has looked."""
    gears = cards(s.under_plain, 0) + cards(s.under_plain, CITY - TUNNEL)
    return bag_size(s.under_plain) - gears

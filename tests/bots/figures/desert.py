"""Each figure of a hint in Forbidden Desert, once more."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from simoun.core.actions import what_of, who_of
from simoun.core.catalog import face_named
from simoun.core.phrases import slug
from simoun.core.rules import State
from simoun.core.squares import has, members
from simoun.games.desert.data import CLUES, PAD, PART_NAMES, PLACE_NAMES, WELL
from simoun.games.desert.state import Desert, face_at, is_buried, part_place
from tests.bots.figures.common import (
    MUCH,
    Check,
    all_walk,
    both,
    both_chances,
    equipment,
    walk,
)
from tests.bots.hinted import Told, agrees, chance_that


def desert(s: State) -> Desert:
    assert isinstance(s, Desert)
    return s


def dies_of_thirst(told: Told, who: int) -> Callable[[State], Fraction]:
    """More suns than water, were nothing else to end the game: winds do alike, and so do rises."""

    def chance(s: State) -> Fraction:
        endless = desert(s).copy()
        water = int(endless.water[who])
        endless.sand_left, endless.level = MUCH, 0
        for player in range(endless.setup.players):
            endless.water[player] = MUCH

        def has_died(s: State) -> bool:
            return MUCH - desert(s).water[who] > water

        def alike(s: State, action: int, card: int) -> object:
            return "wind" if card < 12 else card

        return chance_that(told.rules, endless, has_died, alike)

    return chance


def driest(told: Told) -> bool:
    chance = dies_of_thirst(told, told.figure("who"))(told.after)
    return agrees(told.figure("chance"), chance) and told.figure("n") == desert(told.after).to_draw


def below(told: Told, faces: Callable[[int], bool]) -> Fraction:
    """The tile that is turned, or looked under, is the one that is named."""
    s, action = desert(told.brink), told.reveal
    verb = face_named("desert").language.phrase(action).verb
    place = what_of(action) if verb == "scope" else s.pawns[who_of(action)]
    assert PLACE_NAMES[place] == told.facts["place"]
    turned = told.rules.chances(s, action)
    return Fraction(sum(n for face, n in turned if faces(face)), sum(n for _, n in turned))


def clue_below(told: Told) -> bool:
    share = below(told, lambda face: face >= CLUES or face == PAD)
    return agrees(told.figure("chance"), share) and share == Fraction(
        told.figure("n"), told.figure("all")
    )


def sand(s: State) -> int:
    return sum(int(tile) >> 16 for tile in desert(s).tiles if tile != 255)


def taken(told: Told) -> bool:
    part = [slug(name) for name in PART_NAMES].index(str(told.facts["part"]))
    places = [int(part_place(desert(told.after), k)) for k in range(4)]
    new = places[part] == 30 and part_place(desert(told.before), part) != 30
    return new and told.figure("n") == places.count(30) and told.figure("all") == 4


def nearest_to_part(told: Told) -> bool:
    part = [slug(name) for name in PART_NAMES].index(str(told.facts["part"]))
    place = int(part_place(desert(told.after), part))

    def nearest(s: State) -> int:
        found = []
        for player in range(desert(s).setup.players):
            try:
                found.append(walk(told.rules, s, player, ("move",), {place}))
            except AssertionError:
                continue  # sand lies in between
        return min(found)

    return PLACE_NAMES[place] == told.facts["place"] and both(told, nearest)


def pad(s: State) -> set[int]:
    shown = members(int(desert(s).revealed))
    return {place for place in shown if face_at(desert(s), place) == PAD}


def to_excavate(s: State) -> set[int]:
    t = desert(s)
    return {
        place
        for place in range(25)
        if place != t.hole and not has(t.revealed, place) and int(t.tiles[place]) >> 16 == 0
    }


DESERT: dict[str, Check] = {
    "win": lambda told: desert(told.after).outcome == 1 and told.figure("parts") == 4,
    "well": lambda told: agrees(told.figure("chance"), below(told, lambda face: face == WELL)),
    "below": clue_below,
    "thirst": lambda told: both_chances(told, dies_of_thirst(told, told.figure("who"))),
    "water": lambda told: both(told, lambda s: desert(s).water[told.figure("who")]),
    "cards": lambda told: both(told, lambda s: desert(s).to_draw),
    "part": taken,
    "way": nearest_to_part,
    "home": lambda told: all_walk(told, ("move",), pad),
    "unknown": lambda told: both(
        told, lambda s: walk(told.rules, s, told.figure("who"), ("move",), to_excavate(s))
    ),
    "sand": lambda told: both(told, sand) and told.figure("all") == 48,
    "blocked": lambda told: both(
        told, lambda s: sum(int(tile) >> 16 > 1 for tile in desert(s).tiles if tile != 255)
    ),
    "buried": lambda told: both(
        told, lambda s: sum(is_buried(desert(s), k) for k in range(desert(s).setup.players))
    ),
    "gear": lambda told: both(told, equipment),
    "driest": driest,
    "lies": lambda told: told.figure("n") == sand(told.after) and told.figure("all") == 48,
}

"""How likely sun, thirst and a rise of the storm are this turn, from what everyone may know."""

from __future__ import annotations

from simoun.core.bags import bag_size, cards, counts, layers
from simoun.core.squares import has
from simoun.games.desert.data import DIRECTIONS, RISE, STORM_KINDS, SUN, WIND_BY_ONE, WINDS
from simoun.games.desert.face.seen import OddsView
from simoun.games.desert.state import Desert
from simoun.games.team.face.odds import chance_of


def odds_view(s: Desert, shaded: int) -> OddsView:
    """The chances; a set of players is shaded now, and need not drink (D28)."""
    deck = layers(s.storm_deck, s.storm_under)
    drawn = cards_to_come(s)
    sun = known_of(s, SUN, deck)
    thirst = [  # D45
        0.0 if has(shaded, seat) else chance_of(sun, drawn, int(s.water[seat]) + 1)
        for seat in range(s.setup.players)
    ]
    most = max(thirst)
    return {
        "cards": drawn,
        "chances": {
            "sun": chance_of(sun, drawn),
            "rise": chance_of(known_of(s, RISE, deck), drawn),
        },
        "left": cards_left(sum(deck)),
        "thirst": thirst,
        "endangered": thirst.index(most) if most else None,
    }


def cards_to_come(s: Desert) -> int:
    """Storm cards that this turn still brings; none after the end."""
    if s.over:
        return 0
    if s.ended:
        return int(s.to_draw)
    return max(0, int(s.setup.meter[s.level] - s.reductions))


def known_of(s: Desert, card: int, deck: list[int]) -> list[tuple[int, int]]:
    """The cards of each layer, and those of a kind among them; below the deck lies the whole
    of the next one, shuffled from all cards (D30)."""
    stack = [*deck, sum(deck) + int(s.storm_discard)]
    return [(int(bag_size(layer)), int(cards(layer, card))) for layer in stack]


def cards_left(deck: int) -> dict[str, int]:
    """The sun, the rises and the winds in a deck; the winds of each direction, too."""
    kinds = counts(deck, STORM_KINDS)
    left = {"sun": kinds[SUN], "rise": kinds[RISE], "wind": sum(kinds[:WINDS])}
    for number, direction in enumerate(DIRECTIONS):
        left[direction] = sum(kinds[WIND_BY_ONE * number : WIND_BY_ONE * (number + 1)])
    return left

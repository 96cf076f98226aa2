"""How likely the next cards are, Waters Rise included, from what everyone may know."""

from __future__ import annotations

from simoun.core.bags import bag_size, cards, counts, layers
from simoun.core.squares import bit, has
from simoun.games.island.data import (
    CARD_KINDS,
    FLOOD_RATE,
    SKULL,
    TREASURES,
    WATERS_RISE,
)
from simoun.games.island.face.seen import OddsView
from simoun.games.island.face.words import CARDS
from simoun.games.island.state import Island
from simoun.games.team.face.odds import chance_of, chances_of_some


def odds_view(s: Island) -> OddsView:
    drawn = int(s.to_draw or s.setup.cards_drawn)
    deck = int(s.treasure_deck)
    all_cards = int(bag_size(deck))
    kinds = [(kind, n) for kind, n in enumerate(counts(deck, CARD_KINDS)) if n]
    wanted = wanted_treasure(s)
    return {
        "cards": drawn,
        "chances": {
            CARDS[kind]: 1.0 - chances_of_some(all_cards, n, drawn)[0] for kind, n in kinds
        },
        "next": {CARDS[kind]: n / all_cards for kind, n in kinds},
        "wanted": None if wanted is None else CARDS[wanted],
        "sinks": chance_of_flood(s, s.flooded),
        "landing": chance_of_flood(s, s.flooded & bit(s.setup.landing)),
    }


def wanted_treasure(s: Island) -> int | None:
    """Of those the player at turn holds, and that nobody has taken, the one with most cards."""
    wanted, most = None, 0
    for treasure in range(TREASURES):
        held = int(cards(s.hands[s.current], treasure))
        if held > most and not has(s.captured, treasure):
            wanted, most = treasure, held
    return wanted


def chance_of_flood(s: Island, places: int) -> float:
    """The chance that this turn's flood cards show one of some places."""
    if not places:
        return 0.0
    deck, discard = layers(s.flood_deck, s.flood_under), int(s.flood_discard)
    if s.ended and not s.to_draw:
        return chance_of_places([*deck, discard], int(s.to_flood), places)
    top = s.treasure_deck
    rises = chances_of_some(int(bag_size(top)), int(cards(top, WATERS_RISE)), int(s.to_draw))
    chance = 0.0
    for risen, likely in enumerate(rises):
        if s.water + risen < SKULL:  # with each rise the discard comes back on top (I13)
            stack = [discard, *deck] if risen else [*deck, discard]
            chance += likely * chance_of_places(stack, int(FLOOD_RATE[s.water + risen]), places)
    return chance


def chance_of_places(stack: list[int], drawn: int, places: int) -> float:
    return chance_of([(layer.bit_count(), (layer & places).bit_count()) for layer in stack], drawn)

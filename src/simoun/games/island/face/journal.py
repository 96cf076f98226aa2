"""What an action did: the deed itself, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from simoun.core.actions import kind_of
from simoun.core.bags import bag_size
from simoun.core.events import Event, event
from simoun.core.squares import has, members, size
from simoun.games.island.actions import DRAW, FLOOD
from simoun.games.island.data import FLOOD_RATE, WATERS_RISE
from simoun.games.island.ending import stranded, sunk_treasures
from simoun.games.island.face.view import CARDS, TILE_SLUGS
from simoun.games.island.state import DROWNED, OUTCOMES, TREASURE_SANK, Island


def events(
    before: Island, deed: Event, action: int, cards: Sequence[int], after: Island
) -> list[Event]:
    """`deed` is what the action alone tells."""
    if kind_of(action) == DRAW:
        told = drawn(before, deed, cards[0], after)
    elif kind_of(action) == FLOOD:
        told = flooded(before, cards[0], after)
    else:
        told = [deed]
    if after.over:
        told.append(end(after))
    elif before.ended and not after.ended:
        told.append(event("turn", who=int(after.current)))
    return told


def drawn(before: Island, deed: Event, card: int, after: Island) -> list[Event]:
    told = [event("drew", **deed["facts"], card=CARDS[card])]
    if card == WATERS_RISE:
        told.append(risen(before, after))
    if bag_size(before.treasure_deck) == 1 and before.treasure_under is None:  # I15
        told.append(event("treasures-reshuffled"))
    return told


def risen(before: Island, after: Island) -> Event:
    what = "waters-rise" if before.flood_discard and not after.over else "water-rises"
    return event(what, level=int(after.water), cards=int(FLOOD_RATE[after.water]))


def flooded(before: Island, place: int, after: Island) -> list[Event]:
    word = "flooded" if has(after.present, place) else "sank"
    told = [event(word, place=TILE_SLUGS[before.setup.tile_at[place]])]
    if size(before.flood_deck) == 1 and before.flood_under is None and not after.over:  # I18
        told.append(event("floods-reshuffled"))
    return told


def end(s: Island) -> Event:
    if s.outcome == TREASURE_SANK:
        return event("lost-treasure-sank", treasure=CARDS[members(sunk_treasures(s))[0]])
    if s.outcome == DROWNED:
        return event("lost-drowned", group=members(stranded(s)))
    word = OUTCOMES[s.outcome]
    return event("won" if word == "won" else f"lost-{word}")

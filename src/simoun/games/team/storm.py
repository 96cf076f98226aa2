"""A storm with a meter and a deck, and equipment found on the way: Forbidden Desert and Sky."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.bags import Pile, bag_size, some
from simoun.core.chance import kind_of_one, onward, stirred
from simoun.games.team.state import Party, Team

# the decks; in the desert, the bags of tiles have other numbers
TILE_DECK: Final = -3
EQUIPMENT_DECK: Final = -2
STORM_DECK: Final = -1


class StormTeam(Team):
    def __init__(
        self,
        party: Party,
        pawns: vec[i64],
        hands: vec[i64],
        actions: i64,
        storm_deck: i64,
        equipment_deck: i64,
    ) -> None:
        super().__init__(party, pawns, hands, actions)
        self.storm_deck: i64 = storm_deck  # its top layer, a bag
        self.storm_under: Pile | None = None
        self.storm_discard: i64 = 0
        self.storm_stream: i64 = 0
        self.seen: i64 = 0  # storm cards that somebody looks at, a bag
        self.put_back: Pile | None = None  # those that come next, the last one chosen on top
        self.level: i64 = 0  # the tick of the storm meter
        self.equipment_deck: i64 = equipment_deck
        self.equipment_stream: i64 = 0
        self.tile_stream: i64 = 0

    @final
    def copy_storm(self, c: StormTeam) -> None:
        self.copy_turn(c)
        c.storm_deck = self.storm_deck
        c.storm_under = self.storm_under
        c.storm_discard = self.storm_discard
        c.storm_stream = self.storm_stream
        c.seen = self.seen
        c.put_back = self.put_back
        c.level = self.level
        c.equipment_deck = self.equipment_deck
        c.equipment_stream = self.equipment_stream
        c.tile_stream = self.tile_stream

    def stir(self, fresh: i64) -> None:
        self.tile_stream = stirred(self.tile_stream, fresh)
        self.equipment_stream = stirred(self.equipment_stream, fresh)
        self.storm_stream = stirred(self.storm_stream, fresh)


# ---------------------------------------------------------------- storm cards


def next_card(s: StormTeam) -> i64:
    """The storm card that the stream turns up: one of the top layer."""
    s.storm_stream = onward(s.storm_stream)
    return kind_of_one(s.storm_stream, s.storm_deck)


def take_card(s: StormTeam, card: i64) -> None:
    """From the top layer; when that is empty, the next one is on top."""
    s.storm_deck -= some(card, 1)
    under = s.storm_under
    if not s.storm_deck and under is not None:
        s.storm_deck = under.top
        s.storm_under = under.under


def put_on_top(s: StormTeam, card: i64) -> None:
    """A card whose place is known: a layer of its own."""
    if s.storm_deck:
        s.storm_under = Pile(s.storm_deck, s.storm_under)
    s.storm_deck = some(card, 1)


# ---------------------------------------------------------------- a look at the top cards


def see_card(s: StormTeam, card: i64, most: i64) -> bool:
    """Take one up; True: there is another one to see (D41, S23h)."""
    take_card(s, card)
    s.seen += some(card, 1)
    return bag_size(s.seen) < most and s.storm_deck != 0


def choose_next(s: StormTeam, card: i64) -> bool:
    s.put_back = Pile(card, s.put_back)
    return put_down(s, card)


def put_down(s: StormTeam, card: i64) -> bool:
    """After the last one all go back on the deck, in the order chosen: True."""
    s.seen -= some(card, 1)
    if bag_size(s.seen):
        return False
    back = s.put_back
    while back is not None:
        put_on_top(s, back.top)
        back = back.under
    s.put_back = None
    return True

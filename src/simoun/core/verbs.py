"""One declaration for each verb: how it is written, what it costs, what it shows, how it is told.

`Verb(GIVE, "give {what:card} to {whom:seat}", cost=1)` is told as `give who=… whom=… card=…`.
Where the journal uses other words, `told` says which: `told="jet place={place}"`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import who_of
from simoun.core.events import Event, Fact
from simoun.core.phrases import Names, Phrase, Slot, slug
from simoun.core.squares import members

NO_CARD: Final = -1

TOLD = re.compile(r"(\w+)=\{(\w+)\}")
PLAYERS = {"seat": "whom", "group": "group"}  # told before all else


class Verb(Phrase):
    """`cost` is in actions; `card` is what its player uses up; an exchange can go in circles."""

    def __init__(
        self,
        kind: int,
        form: str,
        *,
        cost: int = 0,
        card: int = NO_CARD,
        reveals: bool = False,
        out_of_turn: bool = False,
        exchange: bool = False,
        told: str = "",
    ) -> None:
        super().__init__(kind, form)
        self.cost = cost
        self.card = card
        self.reveals = reveals
        self.exchange = exchange
        self.out_of_turn = out_of_turn or exchange or card != NO_CARD  # whoever must decide
        self.word = told.partition(" ")[0] or self.verb
        self.facts = said(self.slots, told) if told else named(self.slots)

    def event(self, action: int, names: Names) -> Event:
        """What was done, as far as the action alone tells it."""
        facts: dict[str, Fact] = {"who": int(who_of(action))}
        for fact, slot in self.facts:
            facts[fact] = fact_of(slot, action, names)
        return {"what": self.word, "facts": facts}


def named(slots: Sequence[Slot]) -> list[tuple[str, Slot]]:
    """Players first; the second of two alike is the other one."""
    found: list[tuple[str, Slot]] = []
    for slot in sorted(slots, key=lambda slot: slot.thing not in PLAYERS):
        fact = PLAYERS.get(slot.thing, slot.thing)
        known = [name for name, _ in found]
        found.append(("other" if fact in known else fact, slot))
    return found


def said(slots: Sequence[Slot], told: str) -> list[tuple[str, Slot]]:
    by_thing = {slot.thing: slot for slot in slots}
    return [(fact, by_thing[thing]) for fact, thing in TOLD.findall(told)]


def fact_of(slot: Slot, action: int, names: Names) -> Fact:
    number = slot.number(action)
    if slot.thing == "seat":
        return number
    if slot.thing == "group":
        return members(number)
    name = names[slot.thing][number]
    return int(name) if name.isdecimal() else slug(name)


# ---------------------------------------------------------------- what the rules look up by kind


def those_with_a_cost(verbs: Sequence[Verb]) -> int:
    """The set of kinds that take an action."""
    return sum(verb.cost << verb.kind for verb in verbs)


def those_that_reveal(verbs: Sequence[Verb]) -> int:
    """The set of kinds that turn something up, whatever they are done with."""
    return sum(1 << verb.kind for verb in verbs if verb.reveals)


def cards_used(verbs: Sequence[Verb]) -> vec[i64]:
    """The card that each kind uses up, or none."""
    used = vec[i64]([NO_CARD] * (1 + max(verb.kind for verb in verbs)))
    for verb in verbs:
        used[verb.kind] = verb.card
    return used

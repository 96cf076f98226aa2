"""How many numbers each verb takes, and how what it names is packed into them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, NamedTuple

from simoun.core.phrases import Slot
from simoun.core.verbs import Verb

MOST_AT_ONCE: Final = 2048  # what has more numbers takes them one after the other


class Field(NamedTuple):
    """A slot of a verb: how many things it can name, and where they lie in a number."""

    slot: Slot
    size: int
    start: int  # of one that takes a number of its own
    stride: int  # of one that shares a number with others


class Block(NamedTuple):
    """The numbers of a verb."""

    verb: Verb
    by_parts: bool  # one number for each field
    fields: list[Field]
    size: int


def block_of(verb: Verb, things: Mapping[str, int], players: int) -> Block:
    slots = in_order(verb.slots)
    sizes = [size_of(slot, things, players) for slot in slots]
    rest = range(len(slots))
    if prod(sizes) > MOST_AT_ONCE or any(slot.thing == "way" for slot in slots):
        parts = [Field(slots[k], sizes[k], sum(sizes[:k]), 1) for k in rest]
        return Block(verb, True, parts, sum(sizes))
    packed = [Field(slots[k], sizes[k], 0, prod(sizes[k + 1 :])) for k in rest]
    return Block(verb, False, packed, prod(sizes))


def in_order(slots: Sequence[Slot]) -> list[Slot]:
    """What comes in sets goes last, so that a set is a run of numbers; a way after all else."""
    return sorted(slots, key=lambda slot: (slot.thing == "way", slot.field == "what"))


def size_of(slot: Slot, things: Mapping[str, int], players: int) -> int:
    if slot.thing == "seat":
        return players
    if slot.thing == "group":
        return 1 << players
    if slot.thing == "way":  # a step alone or with somebody, or the end of the way
        return things["place"] * (players + 1) + 1
    return things[slot.thing]

"""Messages that make no sense, made after the kinds that there are: nearly right, or not at all."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from msgspec import inspect

from simoun.server.encoding import encode
from simoun.server.lobby_messages import NewTable
from simoun.server.messages import FromBrowser
from simoun.server.review_messages import Branch

WORDS: Final = [
    *("seat1", "end", "move", "novice", "place:14", "", "\u202e", "\x00", "💧", "x" * 300),
]
WILD: Final = [2**63, -(2**70), 1e308, -0.5, True, None, "seat9", [["x"]] * 3, {"a": {"b": 1}}]
SECONDS: Final = [-1.0, 0.0, 0.5, 10.0, 60.0, 86_400.0, 1e308]


def kinds_in(union: object) -> Sequence[inspect.StructType]:
    found = inspect.type_info(union)
    parts = found.types if isinstance(found, inspect.UnionType) else [found]
    return [part for part in parts if isinstance(part, inspect.StructType)]


class Nonsense:
    def __init__(self, seed: int | str, game: str) -> None:
        self.rng = random.Random(seed)
        self.words = [*WORDS, game]
        self.actions = ["seat1 end"]  # what could be done at the table, a moment ago
        self.v = 0
        self.frames = kinds_in(FromBrowser)
        self.bodies = [*kinds_in(NewTable), *kinds_in(Branch)]

    def frame(self) -> bytes:
        """Of what a browser could say, more or less."""
        chance = self.rng.random()
        if chance < 0.1:
            return self.rng.randbytes(self.rng.randrange(40))
        text = encode(self.message(self.rng.choice(self.frames)))
        return self.torn(text) if chance < 0.25 else text

    def body(self) -> bytes:
        """Of what a request could bring along."""
        chance = self.rng.random()
        if chance < 0.2:
            return encode(self.anything())
        text = encode(self.message(self.rng.choice(self.bodies)))
        return self.torn(text) if chance < 0.4 else text

    def torn(self, text: bytes) -> bytes:
        cut = self.rng.randrange(len(text))
        return text[:cut] + self.rng.choice(self.words).encode() + text[cut + 1 :]

    def message(self, kind: inspect.StructType) -> dict[str, object]:
        """With its fields; now and then one is missing, or one too many."""
        said = {
            field.encode_name: self.value(field.type)
            for field in kind.fields
            if self.rng.random() < 0.97
        }
        if kind.tag is not None:
            said["type"] = kind.tag
        if self.rng.random() < 0.05:
            said["extra"] = self.anything()
        return said

    def value(self, kind: inspect.Type) -> object:
        """What could stand there, if it has to be no more than of the right kind."""
        rng = self.rng
        if rng.random() < 0.07:
            return self.anything()
        match kind:
            case inspect.IntType():
                return rng.choice([self.v, rng.randrange(-1, 6)])
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.FloatType():
                return rng.choice(SECONDS)
            case inspect.StrType():
                return rng.choice([rng.choice(self.words), rng.choice(self.actions)])
            case inspect.LiteralType(values):
                return rng.choice(values)
            case inspect.UnionType(types):
                return self.value(rng.choice(types))
            case inspect.ListType(item_type=item):
                return [self.value(item) for _ in range(rng.randrange(5))]
            case inspect.StructType():
                return self.message(kind)
            case inspect.DictType():
                return {rng.choice(self.words): self.anything() for _ in range(rng.randrange(3))}
        return self.anything()

    def anything(self) -> object:
        return self.rng.choice([*WILD, self.rng.choice(self.words), self.rng.choice(self.actions)])

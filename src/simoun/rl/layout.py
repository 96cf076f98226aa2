"""Where each named part of an observation lies, and the spaces of actions and observations."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from simoun.core.arrays import Arrays, Part
from simoun.core.rules import State
from simoun.core.space import Space
from simoun.rl.episode import BEGUN

Row = NDArray[np.uint8]
Marks = NDArray[np.int8]

BYTE: Final = 255


class Layout:
    """The columns of an observation: `layout.part(seen, "pawns")` is that part, in its shape."""

    def __init__(self, arrays: Arrays[State], space: Space[State]) -> None:
        self.parts = arrays.parts(int(space.players))
        if space.by_parts:
            self.parts.append(Part("begun", (BEGUN,), BYTE))
        self.columns: dict[str, slice] = {}
        self.size = 0
        for part in self.parts:
            self.columns[part.name] = slice(self.size, self.size + prod(part.shape))
            self.size += prod(part.shape)
        self.shapes = {part.name: part.shape for part in self.parts}

    def part(self, seen: Row, name: str) -> Row:
        """Of one observation, or of a batch of them."""
        return seen[..., self.columns[name]].reshape(*seen.shape[:-1], *self.shapes[name])

    def box(self) -> spaces.Box:
        most = [np.full(prod(part.shape), part.most, np.uint8) for part in self.parts]
        high = np.concatenate(most)
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def as_row(row: vec[u8]) -> Row:
    """The same bytes, for NumPy to read."""
    return np.frombuffer(memoryview(row), np.uint8)


def as_marks(row: vec[u8]) -> Marks:
    return np.frombuffer(memoryview(row), np.int8)


class Choices(spaces.Discrete):
    """Numbers of actions; `sample` draws one that can be chosen now, unless it is given a mask."""

    def __init__(self, n: int, marked: Callable[[], Marks]) -> None:
        super().__init__(n)
        self.marked = marked

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.marked()
        return super().sample(mask, probability)

"""How a game began, as a store keeps it, and what was played since."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from simoun.core.record import Move, Record, move_of, record_of
from simoun.server.store import UNDO, Row

DEAL: Final = "deal"  # beside how a game began: the cards that it has in store


def start_of(text: str) -> Record:
    data = json.loads(text)
    data.pop(DEAL, None)
    return record_of(data)


def deal_of(text: str) -> list[int]:
    """The fresh randomness of each reveal from the first on, where a game was played before."""
    return [int(fresh, 16) for fresh in json.loads(text).get(DEAL, "").split()]


def written(start: Record, deal: Sequence[int] = ()) -> str:
    """How a game begins, with the cards it has in store; `start_of` and `deal_of` read it."""
    data = Record(start.game, start.rules, start.options, start.position, start.seed, []).to_data()
    if deal:
        data[DEAL] = " ".join(f"{fresh:x}" for fresh in deal)
    return json.dumps(data, ensure_ascii=False)


def as_stored(start: str, rows: Sequence[Row]) -> Record:
    """The record of a game that these rules can't play."""
    data = json.loads(start)
    options, position = data.get("options"), data.get("position")
    return Record(data["game"], data["rules"], options, position, data["seed"], kept(rows))


def kept(rows: Sequence[Row]) -> list[Move]:
    """The moves that hold, after all that was taken back."""
    moves: list[Move] = []
    for row in rows:
        if row.line == UNDO:
            moves.pop()
        else:
            moves.append(move_of(row.line))
    return moves

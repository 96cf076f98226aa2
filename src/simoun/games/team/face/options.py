"""What is agreed in all three games: how many play, how hard it is, who is who, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.options import Agreed, Option
from simoun.core.seating import seating_options, wished_adventurers, wished_first

Wished = tuple[int, int, vec[i64], int]  # what `TeamOptions` takes


def team_options(most: int, difficulties: list[str], adventurers: list[str]) -> list[Option]:
    players = list(range(2, most + 1))
    return [
        Option("players", players, players[0]),
        Option("difficulty", difficulties, difficulties[0]),
        *seating_options(players, adventurers),
    ]


def wished(
    agreed: Agreed, most: int, difficulties: Sequence[str], adventurers: Sequence[str]
) -> Wished:
    return (
        int(str(agreed["players"])),
        difficulties.index(str(agreed["difficulty"])),
        wished_adventurers(agreed, adventurers, most),
        wished_first(agreed),
    )

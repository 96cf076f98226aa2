"""Lists of actions in random games: each once, readable, and what tiles say is what sets say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from simoun.core.actions import ROOM
from simoun.core.squares import set_of
from simoun.games.desert.data import BLOCKED_FROM, PLACES, SAND, TUNNEL
from simoun.games.desert.state import REVEALED, Desert, face_at, sand_at, shows
from tests import playing
from tests.desert.position import FACE, GAME, desert
from tests.playing import texts, verbs_read_back

TEAMS = [
    ["navigator", "climber", "explorer", "water-carrier", "meteorologist"],
    ["archaeologist", "navigator", "climber"],
    ["meteorologist", "water-carrier", "archaeologist", "explorer"],
    ["explorer", "navigator"],
]


def random_game(team: list[str], seed: int) -> Iterator[Desert]:
    return playing.random_game(Desert, seed, players=len(team), adventurers=team)


@pytest.mark.parametrize("team", TEAMS, ids=" ".join)
def test_every_action_is_listed_once_and_reads_back(team: list[str]) -> None:
    seen: set[str] = set()
    for seed in range(6):
        for s in random_game(team, seed):
            seen |= verbs_read_back(s, Random(seed))
    assert {"move", "dig", "excavate", "end", "storm"} <= seen


@pytest.mark.parametrize("team", TEAMS, ids=" ".join)
def test_the_sets_of_places_agree_with_the_tiles(team: list[str]) -> None:
    for s in random_game(team, 7):
        tiles = [place for place in range(PLACES) if place != s.hole]
        assert s.sandy == set_of([p for p in tiles if sand_at(s, p) > 0])
        assert s.blocked == set_of([p for p in tiles if sand_at(s, p) >= BLOCKED_FROM])
        assert s.revealed == set_of([p for p in tiles if s.tiles[p] & REVEALED])
        assert s.tunnels == set_of([p for p in tiles if shows(s, p, TUNNEL)])
        assert s.sand_left == SAND - sum(int(sand_at(s, p)) for p in tiles)
        assert all(s.pawns[player] != s.hole for player in range(s.setup.players))
        assert face_at(s, s.hole) == 255 and len(set(tiles)) == 24


def test_the_longest_list_fits() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  t  .  .  .
        .  .  tNCEWM .  .
        .  .  .  t  .
        .  .  .  .  @
    """,
        water=dict.fromkeys("NCEWM", 2),
        hands={"N": "Jet Pack", "C": "Jet Pack", "E": "Jet Pack, 2 Terrascope"},
    )
    actions = GAME.legal(s)
    assert len(set(actions)) == len(actions) and 1500 < len(actions) < ROOM
    names = FACE.names(s)
    assert len(set(texts(s))) == len(actions)
    assert [FACE.language.read(text, names) for text in texts(s)] == actions

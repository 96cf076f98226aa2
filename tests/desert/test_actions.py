"""Lists of actions in random games: each once, readable, and what tiles say is what sets say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from simoun.core.actions import ROOM, kind_of
from simoun.core.squares import set_of
from simoun.games.desert.data import BLOCKED_FROM, PLACES, SAND, TUNNEL
from simoun.games.desert.state import REVEALED, Desert, face_at, sand_at, shows
from tests.desert.position import FACE, GAME, desert, fresh, texts

TEAMS = [
    ["navigator", "climber", "explorer", "water-carrier", "meteorologist"],
    ["archaeologist", "navigator", "climber"],
    ["meteorologist", "water-carrier", "archaeologist", "explorer"],
    ["explorer", "navigator"],
]

LONGEST_GAME = 2000  # of passing water to and fro


def random_game(team: list[str], seed: int) -> Iterator[Desert]:
    """The positions of a game in which each sort of action is as likely as another."""
    chance = Random(seed)
    s = fresh(seed, players=len(team), adventurers=team)
    for _ in range(LONGEST_GAME):
        if s.over:
            return
        yield s
        by_kind: dict[int, list[int]] = {}
        for action in GAME.legal(s):
            by_kind.setdefault(int(kind_of(action)), []).append(action)
        GAME.apply(s, chance.choice(by_kind[chance.choice(list(by_kind))]))


@pytest.mark.parametrize("team", TEAMS, ids=" ".join)
def test_every_action_is_listed_once_and_reads_back(team: list[str]) -> None:
    seen = set()
    for seed in range(6):
        for s in random_game(team, seed):
            actions = GAME.legal(s)
            assert actions and len(set(actions)) == len(actions)
            names = FACE.names(s)
            for action in Random(seed).sample(actions, min(len(actions), 20)):
                assert FACE.language.read(FACE.language.write(action, names), names) == action
                seen.add(FACE.language.phrase(action).verb)
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

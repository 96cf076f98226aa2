"""Random games: every action once and readable, nothing lost, and sets that say what lies there."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from simoun.core.actions import ROOM
from simoun.core.bags import bag_size, layers
from simoun.core.squares import members, set_of, size
from simoun.games.sky.circuit import cables_on
from simoun.games.sky.data import (
    CABLE_COPIES,
    CAGE,
    COMPONENTS,
    COPIES,
    GEAR,
    KIND_OF,
    KINDS,
    PLACES,
    ROD,
    SHELTER,
    STORM_DECK,
    TELEPORTER,
    TILES,
)
from simoun.games.sky.face.view import cables
from simoun.games.sky.state import Sky, cell_at, count_of, stands_on, symbol_at, tile_at
from tests.playing import texts, verbs_read_back
from tests.sky.position import FACE, GAME, random_game, sky, strew

TEAMS = [
    ["navigator", "climber", "surveyor", "doctor", "electrician"],
    ["sailor", "navigator", "climber"],
    ["surveyor", "electrician", "sailor", "doctor"],
    ["climber", "navigator"],
]


@pytest.mark.parametrize("team", TEAMS, ids=" ".join)
def test_every_action_is_listed_once_and_reads_back(team: list[str]) -> None:
    seen: set[str] = set()
    for seed in range(5):
        for s in random_game(seed, players=len(team), adventurers=team):
            seen |= verbs_read_back(s, Random(seed))
    assert {"move", "scout", "explore", "end", "storm"} <= seen


@pytest.mark.parametrize("seed", range(8))
def test_tiles_cables_components_and_cards_are_conserved(seed: int) -> None:
    quiet = seed % 2 == 0
    for k, s in enumerate(random_game(seed, quiet=quiet, players=2 + seed % 4)):
        check_tiles(s)
        check_components(s)
        check_cards(s)
        if k > 600:
            break


def check_tiles(s: Sky) -> None:
    laid = [1 << int(tile_at(s, place)) for place in range(s.laid)]
    held = [int(s.tiles[player]) for player in range(s.setup.players)]
    everywhere = [*laid, *held, int(s.pile), int(s.pile_under), int(s.tiles_seen)]
    found = Counter(tile for some in everywhere for tile in members(some))
    assert found == dict.fromkeys(range(TILES + 4), 1)
    assert len({int(cell_at(s, place)) for place in range(s.laid)}) == s.laid <= PLACES


def check_components(s: Sky) -> None:
    hung = cables(s)
    lengths = Counter(length for _, _, length in hung)
    assert [lengths[0] + s.short_left, lengths[1] + s.long_left] == CABLE_COPIES
    ends = Counter(end for one, other, _ in hung for end in (one, other))
    assert all(ends[k] == cables_on(s, k) <= 2 for k in range(COMPONENTS))
    assert set(ends) <= set(members(s.standing))
    for kind, copies in enumerate(COPIES):
        assert count_of(s.standing, kind) <= copies, KINDS[kind]
    for component in members(s.standing):
        assert size(stands_on(s, component)) == [1, 2, 2, 4][KIND_OF[component]]


def check_cards(s: Sky) -> None:
    deck = layers(int(s.storm_deck), s.storm_under)
    put_back = layers(0, s.put_back)
    storm = sum(int(bag_size(layer)) for layer in [*deck, s.storm_discard, s.seen])
    assert storm + len(put_back) == bag_size(STORM_DECK)
    gears = sum(symbol_at(s, place) == GEAR for place in range(s.laid))
    assert bag_size(s.equipment_deck) == 14 - gears
    assert sum(int(bag_size(s.hands[player])) for player in range(s.setup.players)) <= gears


@pytest.mark.parametrize("seed", range(6))
def test_the_sets_of_places_agree_with_the_tiles(seed: int) -> None:
    for k, s in enumerate(random_game(seed, quiet=True, players=2 + seed % 4)):
        symbols = [int(symbol_at(s, place)) for place in range(s.laid)]
        for symbol, places in [
            (TELEPORTER, s.teleporters),
            (SHELTER, s.shelters),
            (CAGE, s.cages),
        ]:
            assert places == set_of([p for p, found in enumerate(symbols) if found == symbol])
        rods = sum(int(stands_on(s, c)) for c in members(s.standing) if KIND_OF[c] == ROD)
        assert rods & ~int(s.live_ground) == 0
        standing = [p for c in members(s.standing) for p in members(stands_on(s, c))]
        assert s.built_on == set_of(standing)
        assert all(s.pawns[player] < s.laid for player in range(s.setup.players))
        if k > 500:
            break


def test_all_forty_places_can_lie() -> None:
    """A quiet game goes on until the pile is empty, and the last tile is used like the first."""
    largest = 0
    for s in random_game(3, quiet=True, players=3):
        largest = max(largest, int(s.laid))
        if s.laid == PLACES:
            break
    assert largest == PLACES
    assert not s.pile and all(not s.tiles[player] for player in range(3))


@pytest.mark.parametrize("seed", range(5))
def test_the_longest_list_fits(seed: int) -> None:
    """A Navigator, and all on one of seven teleporters, on a large platform, with good cards."""
    s = sky(
        "A2NCDVE",
        order="NCDVE",
        hands={"N": "Jetpack, Remote Fuser, Platform Clamp", "C": "Jetpack", "V": "Jetpack"},
        tiles={"N": "G1 G2 G7", "V": "F2 F3 F4"},
    )
    chance = Random(seed)
    tiles = members(s.pile)
    strew(s, chance.sample(tiles, len(tiles)), chance)
    actions = GAME.legal(s)
    assert len(set(actions)) == len(actions) and 2000 < len(actions) < ROOM / 2
    names = FACE.names(s)
    assert [FACE.language.read(text, names) for text in texts(s)] == actions

"""Random games of every size, with all that follows from the rules worked out a second time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import pytest

import simoun
from simoun.core.actions import Actions, kind_of, what_of, who_of, whom_of
from simoun.core.catalog import face_named
from simoun.core.hexes import hexes_in
from simoun.games.through_the_desert import camels
from simoun.games.through_the_desert.actions import PLACE
from simoun.games.through_the_desert.state import ThroughTheDesert, waterhole_at
from tests.through_the_desert.position import PRINTED

FACE: Final = face_named("through_the_desert")
GAME: Final = FACE.rules
NEXT: Final[list[list[int]]] = [cell["neighbors"] for cell in PRINTED["cells"]]
MAIN: Final = {cell["id"] for cell in PRINTED["cells"] if cell["section"] == "main"}
GAMES: Final = {2: 9, 3: 7, 4: 6, 5: 6}  # by players: 2,000 positions and more
POSITIONS: Final = 500  # of each size
COLOURS: Final = 5


class Placed(NamedTuple):
    """A camel placed in a game: before, what, and after."""

    before: ThroughTheDesert
    player: int
    colour: int
    hex: int
    after: ThroughTheDesert


def placements(players: int) -> Iterator[list[Placed]]:
    """Games, camel by camel; in every second one players like to close areas off."""
    for seed in range(GAMES[players]):
        s = simoun.new_game("through_the_desert", players=players, seed=seed).state
        random, actions = Random(seed), Actions()
        assert isinstance(s, ThroughTheDesert)
        found = []
        while not s.over:
            actions.clear()
            GAME.turn_actions(s, actions)
            codes = random.choices(actions.listed(), k=12 if seed % 2 else 1)
            code = next((code for code in codes if closes(s, code)), codes[0])
            before = s.copy()
            GAME.apply(s, code)
            if kind_of(code) == PLACE:
                of = (int(who_of(code)), int(whom_of(code)), int(what_of(code)))
                found.append(Placed(before, *of, s.copy()))
        yield found


def closes(s: ThroughTheDesert, code: int) -> bool:
    after = s.copy()
    GAME.apply(after, code)
    owned = [sum(hexes_in(of.territories, int(who_of(code)))) for of in (s, after)]
    return owned[1] > owned[0]


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def games(request: pytest.FixtureRequest) -> list[list[Placed]]:
    return list(placements(request.param))


# ---------------------------------------------------------------- worked out a second time


def caravan_of(s: ThroughTheDesert, player: int, colour: int) -> set[int]:
    return set(hexes_in(s.camels, player * COLOURS + colour))


def board_of(s: ThroughTheDesert) -> set[int]:
    return set(range(len(NEXT))) if s.setup.players > 3 else set(MAIN)


def all_camels(s: ThroughTheDesert) -> set[int]:
    return {
        hex
        for player in range(s.setup.players)
        for colour in range(COLOURS)
        for hex in caravan_of(s, player, colour)
    }


def closed_off(board: set[int], caravan: set[int], others: set[int]) -> set[int]:
    """All that no foreign camel can flood: what is left when each has spread as far as it can."""
    dry = board - caravan - others
    wet = list(others)
    for hex in wet:  # it grows meanwhile
        for other in NEXT[hex]:
            if other in dry:
                dry.remove(other)
                wet.append(other)
    return dry


class Count(NamedTuple):
    """What a player should have."""

    territory: set[int]
    oases: int


def counted(s: ThroughTheDesert) -> list[Count]:
    board, everybody = board_of(s), all_camels(s)
    palms = {int(s.setup.palms[k]) for k in range(len(s.setup.palms))}
    found = []
    for player in range(s.setup.players):
        territory: set[int] = set()
        oases = 0
        for colour in range(COLOURS):
            caravan = caravan_of(s, player, colour)
            inside = closed_off(board, caravan, everybody - caravan) if caravan else set()
            territory |= inside
            oases += sum(palm in inside or bool(caravan.intersection(NEXT[palm])) for palm in palms)
        found.append(Count(territory, oases))
    return found


def waterholes_of(s: ThroughTheDesert, player: int) -> list[int]:
    """How many of 1, 2 and 3 points."""
    return [int(s.tokens[player]) >> (8 * kind) & 255 for kind in range(3)]


def oases_of(s: ThroughTheDesert, player: int) -> int:
    return int(s.tokens[player]) >> 24 & 255


# ---------------------------------------------------------------- territory and tokens


def test_t20_territories_and_tokens_are_those_of_a_plain_flood_fill(
    games: list[list[Placed]],
) -> None:
    positions = [step for placed in games for step in placed]
    for step in positions:
        s = step.after
        for player, count in enumerate(counted(s)):
            assert set(hexes_in(s.territories, player)) == count.territory
            assert oases_of(s, player) == count.oases
    assert len(positions) >= POSITIONS
    assert sum(bool(gained(step)) for step in positions) >= 15


def gained(step: Placed) -> set[int]:
    """What the camel closed off."""
    was, now = step.before.territories, step.after.territories
    return set(hexes_in(now, step.player)) - set(hexes_in(was, step.player))


def test_t23_waterholes_go_to_whoever_covers_them_or_closes_them_off(
    games: list[list[Placed]],
) -> None:
    for placed in games:
        for step in placed:
            won = [waterhole_at(step.before, hex) for hex in {step.hex, *gained(step)}]
            taken = Counter(int(value) for value in won if value)
            for player in range(step.before.setup.players):
                more = Counter(taken if player == step.player else {})
                was = waterholes_of(step.before, player)
                assert waterholes_of(step.after, player) == [was[k] + more[k + 1] for k in range(3)]


def test_t17_nobody_else_can_place_inside_a_territory(games: list[list[Placed]]) -> None:
    owned = 0
    for placed in games:
        for step in placed[::3]:
            s = step.after
            for player in range(s.setup.players):
                others = {
                    hex
                    for other in range(s.setup.players)
                    if other != player
                    for hex in hexes_in(s.territories, other)
                }
                owned += len(others)
                assert not others & {hex for _, hex in listed(s, player)}
    assert owned


# ---------------------------------------------------------------- where camels may go


def listed(s: ThroughTheDesert, player: int) -> set[tuple[int, int]]:
    actions = Actions()
    camels.add_camels(s, actions, player)
    return {(int(whom_of(code)), int(what_of(code))) for code in actions.listed()}


def test_t13_camels_go_where_the_rules_say_and_nowhere_else(games: list[list[Placed]]) -> None:
    for placed in games:
        for step in placed[::5]:
            for player in range(step.before.setup.players):
                assert listed(step.before, player) == allowed(step.before, player)


def allowed(s: ThroughTheDesert, player: int) -> set[tuple[int, int]]:
    palms = {int(s.setup.palms[k]) for k in range(len(s.setup.palms))}
    free = board_of(s) - palms - all_camels(s)
    found = set()
    for colour in range(COLOURS):
        if int(s.supply) >> (8 * colour) & 255:
            own = caravan_of(s, player, colour)
            theirs = {
                hex
                for other in range(s.setup.players)
                if other != player
                for hex in caravan_of(s, other, colour)
            }
            for hex in free:
                if own.intersection(NEXT[hex]) and not theirs.intersection(NEXT[hex]):
                    found.add((colour, hex))
    return found


# ---------------------------------------------------------------- nothing is lost or made


def test_camels_waterholes_and_tokens_are_conserved(games: list[list[Placed]]) -> None:
    for placed in games:
        first = placed[0].before
        laid = [len(hexes_in(first.waterholes, kind)) for kind in range(3)]
        for step in placed:
            s = step.after
            players = range(s.setup.players)
            for colour in range(COLOURS):
                on_board = [len(caravan_of(s, player, colour)) for player in players]
                riders = sum(n > 0 for n in on_board)
                left = int(s.supply) >> (8 * colour) & 255
                total = {2: 22, 3: 26, 4: 30, 5: 30}[int(s.setup.players)]
                assert sum(on_board) - riders + left == total
            held = [waterholes_of(s, player) for player in players]
            for kind in range(3):
                on_board_yet = len(hexes_in(s.waterholes, kind))
                assert sum(of[kind] for of in held) + on_board_yet == laid[kind]
            assert len(all_camels(s)) + len(hexes_in(s.free)) + 5 == len(board_of(s))


# ---------------------------------------------------------------- the known scale

CAMELS_PLACED: Final = {2: 70, 3: 87, 4: 108, 5: 107}


@pytest.mark.parametrize("players", CAMELS_PLACED)
def test_random_games_are_as_long_and_as_wide_as_is_known(players: int) -> None:
    """Within four standard errors of 40 games: a game's length varies by 15 camels at most."""
    lengths, widths = [], []
    for seed in range(40):
        n, wide = size_of_a_game(players, seed)
        lengths.append(n)
        widths.append(wide)
    assert abs(fmean(lengths) - CAMELS_PLACED[players]) < 4 * 15 / 40**0.5
    assert 20 < fmean(widths) < 45


def size_of_a_game(players: int, seed: int) -> tuple[int, float]:
    """How many camels were placed, and the mean number of ways to place one."""
    s = simoun.new_game("through_the_desert", players=players, seed=seed).state
    random, actions = Random(seed), Actions()
    ways = []
    while not s.over:
        actions.clear()
        GAME.turn_actions(s, actions)
        code = random.choice(actions.listed())
        if kind_of(code) == PLACE:
            ways.append(int(actions.n))
        GAME.apply(s, code)
    return len(ways), fmean(ways)

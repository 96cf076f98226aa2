"""The chance that Fools' Landing is lost in the first turn, whatever the team does.

Its card must be among the six of the set-up, the first player must be too far away to shore it
up, nobody may hold a special card, and a Waters Rise must bring its card back on top. The share
of hopeless set-ups is found by trying them out, the chance of the cards by playing them all.
"""

from __future__ import annotations

from functools import cache
from math import comb
from random import Random

import pytest

from simoun.core.actions import act, kind_of, what_of
from simoun.core.bags import Pile, bag_size, counts, some
from simoun.core.squares import has, members, set_of, size
from simoun.games.island.actions import DRAW, FLOOD, FLY, LIFT, MOVE, SANDBAG, SHORE
from simoun.games.island.data import CARD_KINDS, DIFFICULTIES, TILES
from simoun.games.island.state import LANDING_SANK, Island
from tests.island.position import GAME, dry_island, island

KNOWN = {  # by players: 2, 3, 4
    "novice": [0.00199, 0.00122, 0.00071],
    "normal": [0.00291, 0.00179, 0.00103],
    "elite": [0.00291, 0.00179, 0.00103],
    "legendary": [0.00296, 0.00182, 0.00105],
}
FLOODED = 6
ROUNDS = 2
WITHIN = 0.03  # four standard errors of the Diver's sample, and the rounding of the known numbers

# ---------------------------------------------------------------- what the team can do


def can_dry_landing(s: Island, seen: set[tuple[int, int]] | None = None) -> bool:
    """By the first player's actions and the special cards in hands."""
    seen = set() if seen is None else seen
    actions = GAME.legal(s)
    landing = s.setup.landing
    if any(kind_of(a) in (SHORE, SANDBAG) and what_of(a) == landing for a in actions):
        return True
    for action in actions:
        if kind_of(action) in (MOVE, FLY, LIFT):
            after = s.copy()
            GAME.apply(after, action)
            key = (int(after.pawns[after.current]), int(after.actions_left))
            if key not in seen:
                seen.add(key)
                if can_dry_landing(after, seen):
                    return True
    return False


@cache
def hopeless_share() -> float:
    """Of the set-ups with Fools' Landing flooded, those where it is out of the first one's reach.

    Every place for the landing and every other one for the pawn; where else it is wet matters to
    the Diver only. The Pilot, one in six, stands on the landing.
    """
    rng = Random(1)
    tries = [
        not can_dry_landing(s)
        for _ in range(ROUNDS)
        for adventurer in "ENDMG"
        for landing in range(TILES)
        for s in first_turns(adventurer, landing, rng)
    ]
    return 5 / 6 * sum(tries) / len(tries)


def first_turns(adventurer: str, landing: int, rng: Random) -> list[Island]:
    """From each place once, with five more tiles flooded by chance."""
    cells = dry_island(adventurer).split()
    cells[landing] += "l"
    drawn = island(" ".join(cells))
    found = []
    for start in range(TILES):
        if start != landing:
            s = drawn.copy()
            s.pawns[0] = start
            others = [place for place in range(TILES) if place != landing]
            s.flooded = set_of([landing, *rng.sample(others, FLOODED - 1)])
            found.append(s)
    return found


# ---------------------------------------------------------------- what the cards can do

HOPELESS = """
               ~l ~e
            ~w ~f ~c ~
         .e .w .f .c .  .
         .  .  .  .  .  .
            .  .  .  .
               .  .?
"""


def hopeless(players: int, difficulty: str, held: str = "2 Earth Stone") -> Island:
    """The first one's hand matters; the others hold no special card."""
    team = "MGNE"[:players]
    others = ["Crystal of Fire, Ocean's Chalice"] * (players - 1)
    return island(
        HOPELESS.replace("?", team),
        hands=dict(zip(team, [held, *others], strict=True)),
        water=1 + DIFFICULTIES.index(difficulty),
        flood_discard=range(FLOODED),
    )


def chance_of_sinking(s: Island) -> float:
    """Over all the cards of this turn; Sandbags that are drawn save the landing."""
    if s.over or not s.ended:  # the turn has passed on
        return float(s.outcome == LANDING_SANK)
    if any(kind_of(a) == SANDBAG and what_of(a) == s.setup.landing for a in GAME.legal(s)):
        return 0.0
    if s.to_draw:
        return sum(chance * chance_of_sinking(after) for chance, after in draws(s))
    if not has(s.flood_deck, s.setup.landing):  # not among the cards on top
        return 0.0
    return sum(chance * chance_of_sinking(after) for chance, after in floods(s))


def draws(s: Island) -> list[tuple[float, Island]]:
    """Each treasure card that may come, with its chance."""
    found = []
    for card, n in enumerate(counts(int(s.treasure_deck), CARD_KINDS)):
        if n:
            after = s.copy()
            one = some(card, 1)
            after.treasure_under = Pile(s.treasure_deck - one, s.treasure_under)
            after.treasure_deck = one
            GAME.apply(after, act(DRAW, s.current))
            found.append((n / bag_size(s.treasure_deck), after))
    return found


def floods(s: Island) -> list[tuple[float, Island]]:
    found = []
    for place in members(int(s.flood_deck)):
        after = s.copy()
        after.flood_under = Pile(s.flood_deck & ~(1 << place), s.flood_under)
        after.flood_deck = 1 << place
        GAME.apply(after, act(FLOOD, s.current))
        found.append((1 / size(s.flood_deck), after))
    return found


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_landing_is_lost_in_the_first_turn_as_often_as_known(
    difficulty: str, players: int
) -> None:
    s = hopeless(players, difficulty)
    s.ended = True
    no_special_card_dealt = comb(20, 2 * players) / comb(25, 2 * players)
    chance = FLOODED / TILES * hopeless_share() * no_special_card_dealt * chance_of_sinking(s)
    assert chance == pytest.approx(KNOWN[difficulty][players - 2], rel=WITHIN)


def test_without_a_special_card_a_landing_out_of_reach_cannot_be_saved() -> None:
    assert not can_dry_landing(hopeless(4, "novice"))


@pytest.mark.parametrize("card", ["Helicopter Lift", "Sandbags"])
def test_a_special_card_in_hand_saves_it(card: str) -> None:
    assert can_dry_landing(hopeless(2, "novice", held=f"Earth Stone, {card}"))


def test_the_pilot_saves_it_from_where_it_starts() -> None:
    assert can_dry_landing(island(dry_island("lP").replace(".", "~")))

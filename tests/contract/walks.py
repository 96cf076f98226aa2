"""Games to test with: any options, any seed, or a position that random play hardly reaches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

import simoun
from simoun import Match, Refused
from simoun.bots import playing
from simoun.bots.bot import AnyLegal
from simoun.core.catalog import face_named
from simoun.core.face import Face
from simoun.core.options import DRAWN, Option, agreed
from simoun.core.record import MOST_FRESH, MOST_SEED
from simoun.core.rules import Rules, State

POSITIONS = Path(__file__).parent / "positions"
MOST_STEPS = 2000  # more than any game takes
MOMENTS_APART = 8


class Walk(NamedTuple):
    """A match, and the luck with which its players choose."""

    match: Match
    luck: int

    def steps(self) -> Iterator[Match]:
        """The match at its start and after each action, to the end."""
        random = Random(self.luck)
        for _ in range(MOST_STEPS):
            yield self.match
            if self.match.over:
                return
            take_a_step(self.match, random)
        raise AssertionError(f"The game goes on after {MOST_STEPS} actions.")

    def moments(self) -> Iterator[Match]:
        """Some of the steps, for what takes long to look at; the first and the last among them."""
        random = Random(self.luck + 1)
        for number, match in enumerate(self.steps()):
            if number == 0 or match.over or random.randrange(MOMENTS_APART) == 0:
                yield match

    def somewhere(self) -> Match:
        """The match after some of its actions."""
        random = Random(self.luck)
        for _ in range(random.randrange(80)):
            if self.match.over:
                break
            take_a_step(self.match, random)
        return self.match

    def finished(self) -> Match:
        return list(self.steps())[-1]


def take_a_step(match: Match, random: Random) -> None:
    """Now and then with fresh randomness, as at a served table."""
    match.play(any_action(match, random), fresh=random.choice([0, random.randint(1, MOST_FRESH)]))


def any_action(match: Match, random: Random) -> str:
    """A verb at random and then an action, so that rare verbs come as often as others."""
    choices = match.choices()
    verb = random.choice(sorted({choice["verb"] for choice in choices}))
    return random.choice([choice["action"] for choice in choices if choice["verb"] == verb])


def play_out(rules: Rules[State], s: State, luck: int) -> None:
    """Play a bare state to its end."""
    playing.play_out(rules, s, AnyLegal(rules, luck))


# ---------------------------------------------------------------- where a walk begins


def walks(name: str) -> st.SearchStrategy[Walk]:
    starts = st.one_of(new_games(name), positions(name))
    return st.builds(Walk, starts, st.integers(0, 1 << 30))


def new_games(name: str) -> st.SearchStrategy[Match]:
    seeds = st.integers(0, MOST_SEED)
    return st.builds(
        lambda wishes, seed: simoun.new_game(name, seed=seed, **wishes),
        any_options(face_named(name)),
        seeds,
    )


def positions(name: str) -> st.SearchStrategy[Match]:
    return st.builds(
        lambda position, seed: simoun.from_position(read(name, position), seed=seed),
        st.sampled_from(position_names(name)),
        st.integers(0, MOST_SEED),
    )


def position_names(name: str) -> list[str]:
    return sorted(path.stem for path in (POSITIONS / name).glob("*.json"))


def read(name: str, position: str) -> dict[str, object]:
    text = (POSITIONS / name / f"{position}.json").read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)
    return found


@st.composite
def any_options(draw: st.DrawFn, game: Face[State]) -> dict[str, object]:
    """Whatever may be agreed; a seat that can't sit at this table is not named."""
    players = draw(st.sampled_from(allowed_players(game)))
    wishes: dict[str, object] = {"players": players}
    for option in game.options:
        if option.name != "players":
            wishes[option.name] = draw(a_wish(option, players))
    return wishes


@st.composite
def any_variants(draw: st.DrawFn, game: Face[State]) -> dict[str, object]:
    """The same, by other rules than those printed."""
    wishes = draw(any_options(game))
    for option in game.every_option:
        wish = draw(st.sampled_from(option.allowed))
        if option.variant and can_be(game, {**wishes, option.name: wish}):
            wishes[option.name] = wish
    return wishes


def varied_walks(name: str) -> st.SearchStrategy[Walk]:
    games = st.builds(
        lambda wishes, seed: simoun.new_game(name, seed=seed, **wishes),
        any_variants(face_named(name)),
        st.integers(0, MOST_SEED),
    )
    return st.builds(Walk, games, st.integers(0, 1 << 30))


def can_be(game: Face[State], wishes: dict[str, object]) -> bool:
    """A box holds no more than it holds."""
    try:
        game.read_options(agreed(game.every_option, wishes))
    except Refused:
        return False
    return True


def allowed_players(game: Face[State]) -> list[int]:
    allowed = next(option.allowed for option in game.options if option.name == "players")
    return [int(number) for number in allowed]


def a_wish(option: Option, players: int) -> st.SearchStrategy[object]:
    absent = {f"seat{number}" for number in range(players + 1, 10)}
    values = [value for value in option.allowed if value not in absent]
    if not option.each_seat:
        return st.sampled_from(values)
    chosen = [value for value in values if value != DRAWN]
    for_each = st.permutations(chosen).map(lambda order: order[:players])
    return st.one_of(st.just(DRAWN), for_each)

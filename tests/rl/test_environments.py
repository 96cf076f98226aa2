"""Environments: what the libraries' own checkers ask for, and what they don't."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from librt.vecs import vec
from mypy_extensions import u8
from pettingzoo.test import api_test, seed_test

from simoun import Refused
from simoun.core.catalog import face_named, game_names, rules_named
from simoun.rl.batch import Batch, drawn, places_of
from simoun.rl.episode import Episode
from simoun.rl.mind import Mind, Rival
from simoun.rl.registry import name_of, register
from simoun.rl.seats import Seats
from simoun.rl.vector import Minds
from tests.contract.fields import fields
from tests.contract.refusals import refusal_of
from tests.contract.walks import allowed_players

every_game = pytest.mark.parametrize("name", game_names())
MANY_STEPS = 3000  # more than any game takes


def made(name: str, **wishes: object) -> Mind:
    kind = Mind if rules_named(name).together() else Rival
    return kind(name, **wishes)  # type: ignore[arg-type]


# ---------------------------------------------------------------- Gymnasium


@every_game
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    """It steps with numbers drawn for another game, so they must not be refused."""
    for players in allowed_players(face_named(name)):
        check_env(made(name, players=players, illegal="lost"), skip_render_check=True)


def test_gymnasium_knows_every_game_by_its_name() -> None:
    register()  # twice does no harm
    env = gymnasium.make("simoun/Island-v0", players=4, difficulty="normal")
    seen, info = env.reset(seed=7)
    assert seen in env.observation_space and info["action_mask"].shape == (1946,)
    names = {f"simoun/{name_of(game)}-v0" for game in game_names()}
    assert names <= set(gymnasium.registry)


@every_game
@pytest.mark.parametrize("step_in", [True, False])
def test_whole_games_are_played_by_numbers(name: str, step_in: bool) -> None:
    env = made(name, players=3, step_in=step_in)
    env.action_space.seed(1)
    seen, _ = env.reset(seed=1)
    for _step in range(MANY_STEPS):
        assert seen in env.observation_space
        seen, reward, over, _, info = env.step(env.action_space.sample())
        assert over or info["action_mask"].sum() > 1  # what is forced happens by itself
        if over:
            break
    assert over and info["outcome"] in env.setting.face.outcomes and reward in (0.0, 0.5, 1.0)
    assert not info["action_mask"].any()


@every_game
def test_a_number_that_is_not_marked_is_refused_or_loses(name: str) -> None:
    env = made(name)
    _, info = env.reset(seed=1)
    before = fields(env.state)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for number in [wrong, -1, 10**6]:
        said = refusal_of(env.step, number)
        assert said == f"The number {number} can't be chosen now: 'action_mask' tells what can."
        assert fields(env.state) == before
    for nonsense in ("x", 1.5, None):
        assert refusal_of(env.step, nonsense).startswith("A choice is a whole number, not ")
    env = made(name, illegal="lost")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["outcome"]) == (0.0, True, "illegal")
    assert refusal_of(env.step, wrong) == "The game is over: 'reset' begins another one."


@every_game
def test_a_seat_is_refused_what_is_not_marked_and_nothing_changes(name: str) -> None:
    env = Seats(name)
    env.reset(seed=1)
    before = fields(env.episode.s), dict(env._cumulative_rewards)
    for nonsense in (-1, 10**6, "x", None):
        refusal_of(env.step, nonsense)
        assert (fields(env.episode.s), env._cumulative_rewards) == before


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"players": 9}, "'players' can't be 9"),
        ({"colour": "red"}, "There is no option 'colour'"),
        ({"exchanges": -1}, "'exchanges' can't be -1: it is a whole number from 0 to 1000."),
        ({"illegal": "fine"}, "'illegal' can't be 'fine': it is refused or lost."),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wishes: dict[str, object], said: str) -> None:
    assert said in refusal_of(made, "island", **wishes)


def test_a_rival_plays_one_seat_and_a_bot_the_others() -> None:
    env = Rival("through_the_desert", players=3, seat=2, opponent="random")
    env.reset(seed=1)
    env.action_space.seed(1)
    over = False
    while not over:
        assert env.rules.decider(env.episode.s) == 2
        _, reward, over, _, info = env.step(env.action_space.sample())
    assert len(info["scores"]) == 3 and reward in (0.0, 1 / 3, 0.5, 1.0)
    with pytest.raises(Refused, match="There is no seat 5: it is 0 to 1"):
        Rival("through_the_desert", seat=5)
    with pytest.raises(Refused, match="There is no bot 'wise'"):
        Rival("through_the_desert", opponent="wise")


def test_free_exchanges_come_to_an_end() -> None:
    """Two players on one tile could pour water to and fro for ever."""
    env = Mind("desert", players=2, exchanges=3)
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    over, turn, done, most = False, -1, 0, 0
    while not over:
        s, me = env.episode.s, int(env.episode.me)
        if env.rules.turn_of(s) != turn:
            turn, done = env.rules.turn_of(s), 0
        exchanges = [
            number
            for code in env.rules.legal(s)
            if env.space.exchanging >> (code & 255) & 1
            for number in env.space.numbers(s, code, me)
        ]
        offered = info["action_mask"][exchanges].astype(bool)
        assert offered.all() if done < 3 else not offered.any()
        done += bool(exchanges) and done < 3
        most = max(most, done)
        number = exchanges[0] if offered.any() else env.action_space.sample()
        _, _, over, _, info = env.step(number)
    assert most == 3


# ---------------------------------------------------------------- PettingZoo


@every_game
@pytest.mark.parametrize("step_in", [True, False])
def test_pettingzoo_finds_nothing_wrong(name: str, step_in: bool) -> None:
    with warnings.catch_warnings():  # a mask beside the observation is as its own games have it
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        for players in allowed_players(face_named(name)):
            api_test(Seats(name, players=players, step_in=step_in), num_cycles=100)
    seed_test(lambda: Seats(name, players=3, step_in=step_in), num_cycles=50)


@every_game
def test_seats_play_whole_games_and_each_is_rewarded(name: str) -> None:
    env = Seats(name, players=3)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for space in env.action_spaces.values():
        space.seed(3)
    for agent in env.agent_iter(MANY_STEPS):
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        assert seen["observation"] in env.observation_space(agent)["observation"]
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert not env.agents
    winners = env.rules.winners(env.episode.s)
    assert sorted(k for k, name in enumerate(total) if total[name]) == winners


@every_game
def test_a_seat_is_asked_for_what_it_alone_may_do(name: str) -> None:
    env = Seats(name, players=3)
    env.reset(seed=4)
    env.action_space("seat_0").seed(5)
    while not any(env.terminations.values()):
        agent, rules, s = env.agent_selection, env.rules, env.episode.s
        seat = env.possible_agents.index(agent)
        mask = env.observe(agent)["action_mask"]
        assert mask[-1] == (seat != rules.decider(s) and not env.episode.mask.parts)
        mine = [code for code in rules.legal(s) if code >> 8 & 255 == seat]
        assert 0 < mask[:-1].sum() <= len(mine)
        others = [name for name in env.agents if name != agent]
        assert not any(env.observe(name)["action_mask"].any() for name in others)
        assert refusal_of(env.step, int(np.flatnonzero(mask == 0)[0]))
        env.step(env.action_space("seat_0").sample(mask))


# ---------------------------------------------------------------- batches


def begin(episode: Episode, seed: int) -> vec[u8]:
    """A new game, and what is marked in it."""
    episode.begin(seed)
    mask = vec[u8]([0] * episode.space.n)
    episode.advance(mask, 0)
    return mask


@every_game
@pytest.mark.parametrize("step_in", [True, False])
def test_a_batch_plays_the_games_that_one_mind_would(name: str, step_in: bool) -> None:
    """Row by row the same, until each has begun its second game."""
    batch = Batch(name, 3, players=2, step_in=step_in)
    alone = [batch.setting.episode(batch.space) for _ in range(3)]
    luck, now = np.random.default_rng(1), batch.reset(11)
    seeds = iter(range(11, 100))
    for episode in alone:
        begin(episode, next(seeds))
    ended = np.zeros(3, int)
    while ended.min() < 1:
        numbers = drawn(now.mask, luck)
        now = batch.step(numbers)
        for k, episode in enumerate(alone):
            mask = vec[u8]([0] * episode.space.n)
            episode.play(int(numbers[k]))
            episode.advance(mask, 0)
            assert now.outcome[k] == episode.s.outcome
            if episode.s.over:
                assert list(np.flatnonzero(now.wins[k])) == episode.rules.winners(episode.s)
                ended[k] += 1
                mask = begin(episode, next(seeds))
            assert list(now.mask[k]) == list(mask) and now.seat[k] == episode.me
            row = vec[u8]([0] * batch.layout.size)
            episode.observe(episode.me, row, 0)
            assert list(now.seen[k]) == list(row)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ([0], "A step takes 2 whole numbers, one for each game."),
        ([0.5, 0.5], "A step takes 2 whole numbers, one for each game."),
        ("ab", "A step takes 2 whole numbers, one for each game."),
        ([10**6, 0], "The number 1000000 can't be chosen in game 0: see its mask."),
    ],
)
def test_a_batch_refuses_what_cannot_be_and_nothing_changes(numbers: object, said: str) -> None:
    batch = Batch("island", 2)
    batch.reset(1)
    before = [fields(episode.s) for episode in batch.games.episodes]
    assert refusal_of(batch.step, numbers) == said  # type: ignore[arg-type]
    assert [fields(episode.s) for episode in batch.games.episodes] == before


def test_what_a_batch_told_holds_during_the_next_step() -> None:
    batch, luck = Batch("island", 8, players=3), np.random.default_rng(1)
    before = batch.reset(1)
    kept = [array.copy() for array in before]
    now = batch.step(drawn(before.mask, luck))
    assert all((was == is_).all() for was, is_ in zip(kept, before, strict=True))
    assert not np.shares_memory(now.seen, before.seen) and not now.seen.flags.writeable
    assert (now.mask.sum(axis=1) > 1).all()


@pytest.mark.parametrize("columns", [7, 16, 1946])
def test_marks_are_found_wherever_they_are(columns: int) -> None:
    marks = np.random.default_rng(3).random(4 * columns) < 0.05
    marks[[0, -1]] = True
    assert places_of(marks).tolist() == [k for k, marked in enumerate(marks) if marked]


def test_gymnasium_has_the_same_batch() -> None:
    envs = gymnasium.make_vec("simoun/Island-v0", 6, players=3)
    batch, luck = Batch("island", 6, players=3), np.random.default_rng(1)
    seen, info = envs.reset(seed=5)
    now, ended = batch.reset(5), 0
    while ended < 6:
        assert (seen == now.seen).all() and (info["action_mask"] == now.mask).all()
        numbers = drawn(now.mask, luck)
        seen, rewards, over, cut, info = envs.step(numbers)
        now = batch.step(numbers)
        assert (over == (now.outcome > 0)).all() and not cut.any()
        assert (rewards == now.wins[:, 0]).all() and seen in envs.observation_space
        ended += int(over.sum())
    again, _ = envs.reset(seed=5)
    assert (again == envs.reset(seed=5)[0]).all() and not (again == envs.reset()[0]).all()


def test_gymnasiums_batch_refuses_what_it_cannot_do() -> None:
    assert "players are rivals" in refusal_of(Minds, "through_the_desert", 2)
    assert "one seed together" in refusal_of(Minds("island", 2).reset, seed=[1, 2])


def test_named_parts_are_views_of_what_is_seen() -> None:
    batch = Batch("island", 5, players=4)
    seen = batch.reset(3).seen
    pawns = batch.layout.part(seen, "pawns")
    assert pawns.shape == (5, 4, 24) and (pawns.sum(axis=2) == 1).all()
    assert batch.layout.part(seen[0], "captured").shape == (4,)

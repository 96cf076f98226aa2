"""How fast games are here and in other libraries, on the nearest work, in one run.

Everyone plays at random in a Python loop, in short slices that take turns; the best slice counts,
so a busy machine disturbs all alike. A decision counts, a card or a die that falls does not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple, TypedDict

from simoun import engine
from simoun.core.catalog import rules_named

ROUNDS: Final = 5
OURS: Final = "simoun"
BATCH: Final = 1024

LIST: Final = "list, choose, apply"
SEE: Final = "the same, with observation and mask"
SEATS: Final = "a seat each, asked in turn (PettingZoo)"
MANY: Final = "a batch, with observations"

GET: Final = "pip install 'simoun[rl,peers]'"

Steps = Iterator[int]  # plays on for ever, and tells how many decisions each piece of it had


class Contestant(NamedTuple):
    work: str
    name: str
    begin: Callable[[Random], Steps]


class Row(TypedDict):
    work: str
    name: str
    decisions_per_second: int
    times: float  # how many times as fast ours is on the same work
    missing: str  # why one could not be measured


def measure(game: str, players: int, seconds: float) -> list[Row]:
    contestants = [*ours(game, players), *theirs()]
    running = [begun(who) for who in contestants]
    best = [0.0] * len(contestants)
    for _ in range(ROUNDS):
        for k, steps in enumerate(running):
            if not isinstance(steps, str):
                best[k] = max(best[k], rate(steps, seconds / ROUNDS))
    mine = {who.work: best[k] for k, who in enumerate(ours(game, players))}
    return [
        Row(
            work=who.work,
            name=who.name,
            decisions_per_second=round(found),
            times=float(f"{mine[who.work] / found:.4g}") if found else 0.0,
            missing=steps if isinstance(steps, str) else "",
        )
        for who, found, steps in zip(contestants, best, running, strict=True)
    ]


def begun(who: Contestant) -> Steps | str:
    """It takes a first step; or why it can't: not everyone is installed, or the same as ever."""
    try:
        steps = who.begin(Random(1))
        next(steps)
    except ModuleNotFoundError as missing:
        return f"{missing.name} is not installed: {GET}"
    except ImportError as reason:  # ours says itself what it needs
        return str(reason)
    except Exception as reason:
        if who.name.startswith(OURS):
            raise
        return f"{type(reason).__name__}: {reason}".splitlines()[0]
    return steps


def rate(steps: Steps, seconds: float) -> float:
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += next(steps)
    return done / (time.process_time() - start)


# ---------------------------------------------------------------- ours


def ours(game: str, players: int) -> list[Contestant]:
    name = f"{OURS}: {game}, {players} players ({engine.name()})"
    return [
        Contestant(LIST, name, lambda luck: our_loop(game, players, luck)),
        Contestant(SEE, name, lambda luck: our_environment(game, players, luck)),
        Contestant(SEATS, name, lambda luck: in_turn(our_seats(game, players), luck)),
        Contestant(MANY, f"{name}, {BATCH} games", lambda luck: our_batch(game, players)),
    ]


def our_loop(game: str, players: int, luck: Random) -> Steps:
    from simoun.floor import agree

    rules, options = rules_named(game), agree(game, players=players)
    draw, seed = luck.random, 0
    while True:
        seed += 1
        s = rules.new(options, seed)
        done = 0
        rules.settle(s)
        while not s.over:
            actions = rules.legal(s)
            rules.apply(s, actions[int(draw() * len(actions))])
            rules.settle(s)
            done += 1
        yield done


def our_environment(game: str, players: int, luck: Random) -> Steps:
    from simoun.rl.mind import Mind

    env = Mind(game, players=players)
    while True:
        _, info = env.reset(seed=luck.getrandbits(40))
        over, done = False, 0
        while not over:
            marked = info["action_mask"].view(bool).nonzero()[0]
            _, _, over, _, info = env.step(marked[int(luck.random() * len(marked))])
            done += 1
        yield done


def our_seats(game: str, players: int) -> Any:
    from simoun.rl.seats import Seats

    return Seats(game, players=players)


def our_batch(game: str, players: int) -> Steps:
    import numpy as np

    from simoun.rl.batch import Batch, drawn

    batch, luck = Batch(game, BATCH, players=players), np.random.default_rng(1)
    now = batch.reset(1)
    while True:
        now = batch.step(drawn(now.mask, luck))
        yield BATCH


def in_turn(env: Any, luck: Random) -> Steps:
    """Ours or theirs: both are asked in the same way."""
    while True:
        env.reset(seed=luck.getrandbits(30))
        done = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            marked = seen["action_mask"].nonzero()[0]
            env.step(int(marked[int(luck.random() * len(marked))]))
            done += 1
        yield done


# ---------------------------------------------------------------- theirs


def theirs() -> list[Contestant]:
    hex_board, cards = "hex(board_size=11)", "hanabi"
    return [
        Contestant(LIST, f"OpenSpiel: {hex_board}", lambda luck: spiel(hex_board, luck)),
        Contestant(LIST, f"OpenSpiel: {cards}", lambda luck: spiel(cards, luck)),
        Contestant(LIST, "catanatron: 4 players", catan),
        Contestant(SEE, f"OpenSpiel: {hex_board}", lambda luck: spiel(hex_board, luck, True)),
        Contestant(SEE, f"OpenSpiel: {cards}", lambda luck: spiel(cards, luck, True)),
        Contestant(SEE, "Gymnasium: Taxi", taxi),
        Contestant(SEATS, "PettingZoo: tictactoe", lambda luck: in_turn(zoo("tictactoe_v3"), luck)),
        Contestant(
            SEATS, "PettingZoo: connect four", lambda luck: in_turn(zoo("connect_four_v3"), luck)
        ),
        Contestant(MANY, f"Gymnasium: CartPole-v1, {BATCH} games", poles),
    ]


def spiel(name: str, luck: Random, sees: bool = False) -> Steps:
    game: Any = import_module("pyspiel").load_game(name)
    while True:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            if sees:
                state.observation_tensor()
                state.legal_actions_mask()
            state.apply_action(actions[int(luck.random() * len(actions))])
            done += 1
        yield done


def catan(luck: Random) -> Steps:
    catanatron: Any = import_module("catanatron")
    colours = list(catanatron.Color)
    while True:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        done = 0
        while game.winning_color() is None and done < 10_000:
            game.play_tick()
            done += 1
        yield done


def zoo(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def taxi(luck: Random) -> Steps:
    gymnasium: Any = import_module("gymnasium")
    newest = max(name for name in gymnasium.registry if name.startswith("Taxi-v"))
    env: Any = gymnasium.make(newest)
    while True:
        _, info = env.reset()
        over, done = False, 0
        while not over:
            marked = info["action_mask"].view(bool).nonzero()[0]
            _, _, ended, cut, info = env.step(marked[int(luck.random() * len(marked))])
            over = ended or cut
            done += 1
        yield done


def poles(luck: Random) -> Steps:
    gymnasium: Any = import_module("gymnasium")
    envs = gymnasium.make_vec("CartPole-v1", BATCH, vectorization_mode="vector_entry_point")
    envs.reset(seed=1)
    while True:
        envs.step(envs.action_space.sample())
        yield BATCH

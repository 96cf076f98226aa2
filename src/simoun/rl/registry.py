"""The environments by their names at Gymnasium: `simoun/Island-v0`."""

from __future__ import annotations

import gymnasium

from simoun.core.catalog import game_names, rules_named

NAMESPACE = "simoun"
VERSION = 0


def name_of(game: str) -> str:
    return "".join(word.capitalize() for word in game.split("_"))


def register() -> None:
    """Again and again if need be: each name once."""
    for game in game_names():
        name = f"{NAMESPACE}/{name_of(game)}-v{VERSION}"
        if name not in gymnasium.registry:
            together = rules_named(game).together()
            gymnasium.register(
                name,
                entry_point="simoun.rl.mind:Mind" if together else "simoun.rl.mind:Rival",
                vector_entry_point="simoun.rl.vector:Minds" if together else None,
                kwargs={"game": game},
                disable_env_checker=True,  # it looks at each step again, and takes longer than it
            )

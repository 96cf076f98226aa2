"""Environments for learning: Gymnasium, PettingZoo, and batches of games in NumPy arrays.

`import simoun.rl` registers `simoun/Island-v0` and the others with Gymnasium.
"""

try:
    from simoun.rl.registry import register
except ModuleNotFoundError as missing:
    raise ImportError(f"{missing}: simoun.rl needs pip install 'simoun[rl]'") from None

register()

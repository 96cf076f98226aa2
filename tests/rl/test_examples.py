"""The example that learns runs, in small; who wants no environments needs none of this."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import simoun

ROOT = Path(__file__).parents[2]


def said_by(*words: str) -> str:
    """What Python prints, with the copy of the package that is tested."""
    run = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(Path(simoun.__path__[0]).parent)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return run.stdout


def test_the_example_learns_and_is_measured() -> None:
    short = ["--minutes", "0.0001", "--each", "1", "--games", "20"]
    said = said_by("examples/learn_island.py", *short)
    assert re.search(r"learnt: [\d.]+ % of 20 games won, .*\nnovice: [\d.]+ %", said)


def test_the_package_itself_needs_no_numpy() -> None:
    asked = "import sys, simoun; print([name for name in sys.modules if 'numpy' in name])"
    assert said_by("-c", asked) == "[]\n"


def test_without_the_extra_one_is_told_what_to_install() -> None:
    asked = """
import sys
sys.modules["gymnasium"] = None
try:
    import simoun.rl
except ImportError as missing:
    print(missing)
"""
    assert "needs pip install 'simoun[rl]'" in said_by("-c", asked)

"""The compiled and the plain engine are one engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import simoun
from simoun import engine
from simoun.bots.bot import AnyLegal
from simoun.bots.playing import play_games
from simoun.core.catalog import face_named, game_names
from simoun.core.options import agreed

SOURCE = Path(__file__).parents[1] / "src"
FROM_SOURCE = Path(simoun.__path__[0]).is_relative_to(SOURCE)

CHECKSUMS = {  # of 1,000 random games with the first seeds: decisions, and a sum over their ends
    "island": (27505, 2370951423985567319),
    "desert": (38045, 2403122912339542289),
    "sky": (30163, 2706250685686340904),
    "through_the_desert": (132461, 1911415097074813749),
}


@pytest.mark.parametrize("name", game_names())
def test_the_same_games_are_played_compiled_and_plain(name: str) -> None:
    face = face_named(name)
    players = next(option.allowed[-1] for option in face.options if option.name == "players")
    options = face.read_options(agreed(face.options, {"players": players}))
    ends = play_games(face.rules, options, AnyLegal(face.rules, 1), 1000, 1)
    assert (int(ends.decisions), int(ends.checksum)) == CHECKSUMS[name]


@pytest.mark.skipif(FROM_SOURCE, reason="the source is plain Python")
@pytest.mark.skipif(bool(os.environ.get("SIMOUN_PLAIN")), reason="plain Python was asked for")
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_installed_engine_is_compiled() -> None:
    assert engine.name() == engine.COMPILED


@pytest.mark.skipif(not FROM_SOURCE, reason="the installed copy runs")
def test_the_source_runs_plain() -> None:
    assert engine.name() == engine.PLAIN


def test_the_source_is_never_compiled_in_place() -> None:
    assert not [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]


def test_simoun_plain_chooses_the_readable_source() -> None:
    """In every module that can be compiled, also those that load late."""
    program = (
        "import sys, simoun.engine, simoun.bots.playing\n"
        "from simoun.core.catalog import face_named, game_names\n"
        "loaded = [face_named(name) for name in game_names()]\n"
        "files = [m.__file__ for n, m in sys.modules.items() if n.startswith('simoun.')]\n"
        "print(simoun.engine.name(), {file[-3:] for file in files})\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"SIMOUN_PLAIN": "1", "PYTHONPATH": str(Path(simoun.__path__[0]).parent)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == f"{engine.PLAIN} {{'.py'}}"

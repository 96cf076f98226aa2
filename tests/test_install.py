"""Without a C compiler everything installs all the same, and runs as plain Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from simoun import engine

CHECKOUT = Path(__file__).parents[1]
NEEDED = ["pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"]


@pytest.mark.skipif(engine.name() == engine.PLAIN, reason="one of the two runs is enough")
def test_without_a_compiler_the_install_is_plain(tmp_path: Path) -> None:
    for folder in ("src", "locales", "tools"):
        kept_out = shutil.ignore_patterns("web", "*.egg-info", "__pycache__")
        shutil.copytree(CHECKOUT / folder, tmp_path / folder, ignore=kept_out)
    for name in NEEDED:
        shutil.copy(CHECKOUT / name, tmp_path)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    into = tmp_path / "installed"
    subprocess.run(
        [*pip, "--target", str(into), str(tmp_path)],
        env=os.environ | {"CC": "/bin/false", "CXX": "/bin/false"},
        check=True,
    )
    assert not list(into.rglob("*.so"))
    run = subprocess.run(
        [sys.executable, "-P", "-m", "simoun", "--version"],
        env=os.environ | {"PYTHONPATH": str(into)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert engine.PLAIN in run.stdout

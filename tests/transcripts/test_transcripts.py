"""Whole games, compared line by line with what was written down.

After a change of rules, words of events or random streams that is meant, `pytest
tests/transcripts --rewrite` writes the files anew; read the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from simoun.core.catalog import game_names
from tests.transcripts.transcript import from_file, rewritten

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_goes_as_it_was_written_down(path: Path, request: pytest.FixtureRequest) -> None:
    written = from_file(path)
    if request.config.getoption("--rewrite"):
        path.write_text(rewritten(written).text(), encoding="utf-8")
        written = from_file(path)
    match = written.played()
    assert written.told(match) == written.lines
    assert match.outcome == written.ends


@pytest.mark.parametrize("name", game_names())
def test_each_game_has_three_transcripts_with_different_ends(name: str) -> None:
    """Or, where everyone plays alone, with different winners."""
    written = [from_file(path) for path in FILES if path.parent.name == name]
    ends = {(one.ends, *one.played().winners) for one in written}
    assert len(ends) >= 3

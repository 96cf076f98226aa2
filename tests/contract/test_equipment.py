"""Equipment, where a game has it: whatever leaves deck and hands was just played."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simoun.core.phrases import Names
from tests.contract.boxes import Contents, held_equipment
from tests.contract.walks import walks

PLAYED_BY = {
    "desert": {
        "blast": "Dune Blaster",
        "jet-to": "Jet Pack",
        "jet-with": "Jet Pack",
        "shade": "Solar Shield",
        "scope": "Terrascope",
        "speed-up": "Time Throttle",
        "drink-reserve": "Secret Water Reserve",
    },
    "sky": {
        "jet-to": "Jetpack",
        "jet-with": "Jetpack",
        "shield": "Strike Shield",
        "hook": "Gravity Hook",
        "fuse": "Remote Fuser",
        "unfuse": "Remote Fuser",
        "speed-up": "Time Throttle",
        "open-kit": "Med Kit",
        "splice": "Defrayer",
        "look-ahead": "Aerometer",
        "scope": "Stratoscope",
        "clamp": "Platform Clamp",
    },
}


@pytest.mark.parametrize("name", PLAYED_BY)
@given(data=st.data())
def test_a_card_leaves_the_game_by_being_played_and_only_so(name: str, data: st.DataObject) -> None:
    before: tuple[Contents, Names] | None = None
    for match in data.draw(walks(name)).steps():
        held = held_equipment(match)
        if before is not None:
            cards, names = before
            code = match.face.language.read(match.record().moves[-1].text, names)
            played = PLAYED_BY[name].get(match.face.language.phrase(code).verb)
            assert cards - held == Contents([played] if played else [])
            assert not held - cards
        before = held, match.face.names(match.state)

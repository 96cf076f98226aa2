"""The 12 equipment cards of Forbidden Desert: whatever leaves deck and hands was just played."""

from __future__ import annotations

from hypothesis import given

from tests.contract.boxes import Contents, held_equipment
from tests.contract.walks import Walk, walks

PLAYED_BY = {
    "blast": "Dune Blaster",
    "jet-to": "Jet Pack",
    "jet-with": "Jet Pack",
    "shade": "Solar Shield",
    "scope": "Terrascope",
    "speed-up": "Time Throttle",
    "drink-reserve": "Secret Water Reserve",
}


@given(walk=walks("desert"))
def test_a_card_leaves_the_game_by_being_played_and_only_so(walk: Walk) -> None:
    held: Contents | None = None
    for match in walk.steps():
        before, held = held, held_equipment(match)
        if before is not None:
            names = match.rules.names(match.state)
            code = match.rules.language.read(match.record().moves[-1].text, names)
            played = PLAYED_BY.get(match.rules.language.phrase(code).verb)
            assert before - held == Contents([played] if played else [])
            assert not held - before

"""A whole first game of every game, by somebody who knows no rule and only follows the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import simoun
from simoun import Match
from simoun.text import Words
from tests.browser.finger import PHONE
from tests.browser.lobby import choose, open_table, pick_game
from tests.browser.newcomer import Newcomer
from tests.browser.player import Player
from tests.browser.visiting import Visits


@pytest.mark.parametrize(
    ("game", "phone"),
    [("island", True), ("desert", False), ("sky", True), ("through_the_desert", False)],
)
def test_a_whole_first_game(visit: Visits, tmp_path: Path, game: str, phone: bool) -> None:
    page = visit(phone=phone, newcomer=True, careful=True)
    if phone:
        page.set_viewport_size(PHONE)
    pick_game(page, game)
    choose(page, "2")
    choose(page, "Novice", among="Level of the bots")
    newcomer = Newcomer(open_table(page).page, finger=phone)
    newcomer.play_first_game()
    assert {"tip", "lit", "answer"} <= newcomer.ways
    assert {"mine", "pick", "calm"} <= {said["tone"] for said in newcomer.heard}
    assert newcomer.heard[-1]["tone"] in ("won", "beaten")

    why = newcomer.dialog.locator(".why").inner_text()
    expect(newcomer.journal.first, "the end says why").to_have_text(why)
    with page.expect_download() as download:
        newcomer.dialog.get_by_role("link", name="Save the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    match = simoun.from_record(record)
    expect(newcomer.dialog.get_by_role("heading").first).to_have_text(verdict(match, newcomer))
    newcomer.dialog.get_by_role("button", name="Close").click()
    expect(newcomer.notice).to_contain_text(Words("en").say(f"{game}-outcome-{match.outcome}"))


def verdict(match: Match, player: Player) -> str:
    """Rivals win by name; whoever plays together wins or loses."""
    words = Words("en")
    if match.rules.name != "through_the_desert":
        return words.say("table-won" if match.winners else "table-lost")
    names = player.page.locator(".team .nm b").all_inner_texts()
    winners = [words.person(names[winner]) for winner in match.winners]
    return words.say("table-winners", who=words.group(winners))

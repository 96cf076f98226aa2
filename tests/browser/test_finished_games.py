"""A game that is over: why, what next, and every moment of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import simoun
from simoun.text import Words
from tests.browser.drawn import last_turn
from tests.browser.lobby import begun_at, bring_in
from tests.browser.player import Player
from tests.browser.visiting import Visits

WHY = Words("en").name("island", "fools-landing")
MOVES = 4  # end, two cards, the flood card


@pytest.fixture
def player(visit: Visits) -> Player:
    player = begun_at(visit(), last_turn())
    player.main.click()
    expect(player.dialog.locator(".why")).to_contain_text(WHY)
    return player


def test_the_end_says_why_and_sums_up(player: Player) -> None:
    expect(player.dialog).to_contain_text("1 / 4")
    expect(player.dialog.get_by_role("row")).to_have_count(3)
    player.page.keyboard.press("Escape")
    expect(player.dialog).to_have_count(0)
    player.main.click()
    expect(player.dialog.locator(".why")).to_contain_text(WHY)


def test_a_rematch_is_the_same_table_again_with_new_cards(player: Player) -> None:
    before = player.page.url
    player.dialog.get_by_role("button", name="Play again").click()
    player.page.wait_for_url(lambda address: address != before)
    expect(player.dialog).to_have_count(0)
    expect(player.journal).to_have_count(0)
    assert player.asked() == "act"


def test_the_timeline_steps_through_it(player: Player) -> None:
    player.dialog.get_by_role("button", name="Step through it").click()
    timeline = player.page.get_by_role("slider", name="Timeline")
    moment = player.notice.locator("b")
    expect(timeline).to_be_focused()
    expect(moment).to_have_text(f"Move {MOVES} of {MOVES}")
    expect(player.place(0)).to_have_accessible_name(re.compile("sunk"))
    timeline.press("ArrowLeft")
    expect(moment).to_have_text(f"Move {MOVES - 1} of {MOVES}")
    expect(player.place(0)).to_have_accessible_name(re.compile("flooded"))
    player.page.get_by_role("button", name="To the beginning").click()
    expect(moment).to_have_text(f"The beginning, of {MOVES} moves")
    player.page.get_by_role("button", name="One move on").click()
    expect(moment).to_have_text(f"Move 1 of {MOVES}")
    player.notice.get_by_role("button", name="Back to now").click()
    expect(player.place(0)).to_have_accessible_name(re.compile("sunk"))


def test_a_line_of_the_journal_jumps_to_its_moment(player: Player) -> None:
    player.dialog.get_by_role("button", name="Close").click()
    line = player.journal.filter(has_text="stops there")
    line.click()
    expect(line).to_have_attribute("aria-current", "true")
    expect(player.notice).to_contain_text(f"Move 1 of {MOVES}")
    expect(player.notice).to_contain_text("stops there")
    expect(player.place(0)).to_have_accessible_name(re.compile("flooded"))
    player.page.keyboard.press("Escape")
    expect(player.place(0)).to_have_accessible_name(re.compile("sunk"))


def test_the_record_replays_to_the_same_end_and_can_be_brought_in_again(
    player: Player, tmp_path: Path
) -> None:
    page = player.page
    why = player.dialog.locator(".why").inner_text()
    with page.expect_download() as download:
        player.dialog.get_by_role("link", name="Save the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    match = simoun.from_record(record)
    assert (match.outcome, len(match.record().moves)) == ("landing-sank", MOVES)
    page.goto("/")
    again = bring_in(page, record.read_bytes())
    expect(again.dialog.locator(".why")).to_have_text(why)
    expect(again.journal).to_have_count(player.journal.count())


@pytest.mark.parametrize("file", [b"", b"{", json.dumps({"game": "go"}).encode()])
def test_a_file_that_is_no_record_is_refused_with_a_sentence(visit: Visits, file: bytes) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": file}
    )
    expect(page.get_by_role("status")).to_contain_text("be played on")
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()

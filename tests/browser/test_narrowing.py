"""Clicks in any order narrow to one action; what was done can be taken back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from simoun.text import Words
from tests.browser.drawn import BESIDE, full_hand, sandbags, two_verbs
from tests.browser.lobby import begun_at
from tests.browser.visiting import Visits

LANDING = Words("en").name("island", "fools-landing")


def test_where_two_things_can_be_done_buttons_ask_which(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    player.click_place(player.place(BESIDE))
    expect(player.offers).to_have_text(["Move", "Shore up"])
    player.offers.get_by_text("Shore up").click()
    expect(player.journal.first).to_contain_text("Engineer shores up")
    expect(player.offers).to_have_count(0)


def test_a_verb_and_a_place_in_either_order(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    player.verb("shore").click()
    expect(player.lit_places).to_have_count(1)
    player.click_place(player.place(BESIDE))
    expect(player.journal.first).to_contain_text("Engineer shores up")
    player.undo.click()
    expect(player.journal).to_have_count(0)
    player.click_place(player.place(BESIDE))
    player.verb("shore").click()
    expect(player.journal.first).to_contain_text("Engineer shores up")


def test_escape_and_a_click_elsewhere_start_over(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    lit = player.lit_places.count()
    player.click_place(player.place(BESIDE))
    expect(player.offers).to_have_count(2)
    player.page.keyboard.press("Escape")
    expect(player.offers).to_have_count(0)
    expect(player.lit_places).to_have_count(lit)
    player.click_place(player.place(BESIDE))
    expect(player.offers).to_have_count(2)
    player.board.click(position={"x": 4, "y": 300})
    expect(player.offers).to_have_count(0)
    expect(player.journal).to_have_count(0)


def test_with_a_finger_on_a_phone(visit: Visits) -> None:
    player = begun_at(visit(phone=True), two_verbs())
    player.place(0).tap(force=True)  # nothing to do there: why not, and its name
    expect(player.notice.locator("p small")).to_contain_text(LANDING)
    player.place(BESIDE).tap()
    player.offers.get_by_text("Shore up").tap()
    expect(player.journal.first).to_contain_text("Engineer shores up")
    player.undo.tap()
    expect(player.journal).to_have_count(0)


def test_undo_takes_an_action_back_but_never_a_card_that_was_turned_up(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    player.click_place(player.place(BESIDE))
    player.offers.get_by_text("Move").click()
    expect(player.place(BESIDE)).to_have_accessible_name(has("Engineer"))
    player.undo.click()
    expect(player.place(BESIDE - 1)).to_have_accessible_name(has("Engineer"))
    player.main.click()
    expect(player.notice).to_contain_text("Messenger: 3 actions")
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    lines = player.journal.count()
    player.page.keyboard.press("u")
    expect(player.journal).to_have_count(lines)


def test_the_table_waits_for_a_card_that_could_be_played_first(visit: Visits) -> None:
    player = begun_at(visit(), sandbags())
    player.main.click()
    expect(player.notice).to_contain_text("Flood card 1 of 2 — you may play a card first")
    expect(player.main).to_have_text("Go on")
    player.page.keyboard.press("w")
    expect(player.notice).to_contain_text("You asked to wait")
    player.go_on()
    player.page.keyboard.press("w")
    player.hand.get_by_text("Sandbags").click()
    expect(player.notice).to_contain_text("Sandbags: click one of the 2 lit places")
    player.click_place(player.place(BESIDE))
    expect(player.notice).to_contain_text("Messenger: 3 actions")
    expect(player.page.locator("#journal")).to_contain_text("Engineer piles up sandbags")


def test_who_does_not_want_to_be_waited_for_is_not(visit: Visits) -> None:
    player = begun_at(visit(), sandbags())
    player.page.keyboard.press(",")
    player.dialog.get_by_role("switch", name="Wait for me").uncheck(force=True)
    player.page.keyboard.press("Escape")
    expect(player.dialog).to_have_count(0)
    player.main.click()
    expect(player.notice).to_contain_text("Messenger: 3 actions")


def test_a_hand_that_is_too_full_asks_for_a_card(visit: Visits) -> None:
    player = begun_at(visit(), full_hand())
    player.main.click()
    assert player.asked() == "decide"
    expect(player.notice.locator(".ask")).to_be_visible()
    player.play_anything("decide")
    assert player.asked() == "decide"
    player.play_anything("decide")
    expect(player.notice).to_contain_text("Messenger: 3 actions")


def has(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))

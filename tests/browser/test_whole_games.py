"""Whole games in the browser with nothing but the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lobby import open_table, short_game
from tests.browser.player import Asked, Player
from tests.browser.visiting import Visits

each_game = pytest.mark.parametrize("game", ["island", "desert", "through_the_desert", "sky"])


def test_one_click_leads_from_the_first_page_to_a_game_against_bots(visit: Visits) -> None:
    player = open_table(visit())
    expect(player.page.get_by_role("region").filter(has_text="bot")).to_have_count(2)
    assert player.asked() == "act", "and the person starts"
    expect(player.journal.filter(has_text=re.compile(r"\bturn\.$"))).to_have_count(0)


@each_game
def test_a_whole_game_with_the_keyboard(visit: Visits, game: str) -> None:
    page = visit()
    short_game(page, game)
    tab_to(page, "Create the table")
    page.keyboard.press("Enter")
    expect(page.locator("#board")).to_be_visible()
    player = Player(page)
    first = page.url
    turns = 0
    while (asked := player.asked()) != "over":
        turns += asked == "act"
        play_with_keys(player, asked, turns)
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: address != first)


def play_with_keys(player: Player, asked: Asked, turns: int) -> None:
    """By place, by verb, by arrow keys, or not at all, in turn."""
    keys = player.page.keyboard
    if asked == "wait":
        before = player.journal.count()
        keys.press("g")
        player.wait_until_told(before)
    elif asked == "decide":
        keys.press("b" if player.lit_places.count() > 0 else "h")
        choose_focused(player)
    elif turns % 3 == 0 or player.lit_places.count() == 0:
        keys.press("e")
    elif turns % 3 == 1 or player.verb("move").get_attribute("aria-disabled") == "true":
        keys.press("b")
        choose_focused(player)
    else:
        move_with_a_digit(player)


def choose_focused(player: Player) -> None:
    """Of many places only one can be tabbed to: another key leads on to the next that is lit."""
    focused = player.page.locator("[data-pick]:focus")
    expect(focused).to_have_count(1)
    if focused.and_(player.page.locator(".lit")).count() == 0:
        player.page.keyboard.press("PageDown")
    player.page.keyboard.press("Enter")
    if player.offers.count() > 0:
        expect(player.offers.first).to_be_focused()
        player.page.keyboard.press("Enter")


def move_with_a_digit(player: Player) -> None:
    """Escape takes the digit back; pressed again, it lights only what it leads to."""
    keys = player.page.keyboard
    expect(player.verb("move")).to_have_attribute("aria-keyshortcuts", "1")
    keys.press("1")
    expect(player.verb("move")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(player.verb("move")).to_have_attribute("aria-pressed", "false")
    keys.press("1")
    keys.press("b")
    choose_focused(player)


def tab_to(page: Page, name: str) -> None:
    """Only with Tab, and never more often than there are things to come by."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").strip() == name:
            return
    raise AssertionError(f"Tab doesn't come by {name!r}")

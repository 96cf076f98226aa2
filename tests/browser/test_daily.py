"""The deal of the day in the browser: begun, left and gone on with; finished, shown around."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from simoun.text import LANGUAGES, Words
from tests.browser.axe import complaints
from tests.browser.daily import finish
from tests.browser.lobby import arrive
from tests.browser.player import SETTLED
from tests.browser.visiting import Visits

SIZES = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (360, 640)]
SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth"
PNG = b"\x89PNG\r\n\x1a\n"
CARD = (400, 520)


def today(visit: Visits, language: str = "en", theme: str = "light") -> Page:
    page = visit("/day", language=language, theme=theme)
    expect(page.locator(".deal h1")).to_be_visible()
    return page


def result(visit: Visits, language: str = "en") -> Page:
    """Of a try that is over."""
    page = today(visit, language)
    finish(page)
    page.reload()
    share = Words(language).say("daily-share")
    expect(page.get_by_role("button", name=share)).to_be_visible()
    return page


# ---------------------------------------------------------------- playing it


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_tab_away_and_begins_alone_with_bots(visit: Visits, language: str) -> None:
    words = Words(language)
    page = visit("/", language=language)
    page.get_by_role("link", name=words.say("shell-tab-daily"), exact=True).click()
    page.get_by_role("button", name=words.say("daily-alone")).click()
    player = arrive(page)
    expect(page.locator(".team .tag").filter(has_text=words.say("table-bot")).first).to_be_visible()
    player.play_anything(player.asked())
    expect(player.undo).to_be_visible()
    page.get_by_role("link", name=words.say("shell-home")).click()
    page.get_by_role("link", name=words.say("shell-tab-daily"), exact=True).click()
    expect(page.locator(".cell.on")).to_have_count(1)
    page.locator(".deal").get_by_role("link", name=words.say("daily-go-on")).click()
    expect(page.locator("#journal button").first).to_be_visible()


def test_friends_come_by_a_link(visit: Visits) -> None:
    page = today(visit)
    page.get_by_role("button", name="Play with friends").click()
    arrive(page)
    friend = arrive(visit(page.url))
    friend.page.get_by_role("button", name="Take a seat").first.click()
    friend.dialog.get_by_role("button", name="Sit down here").click()
    expect(friend.page.locator(".team .tag", has_text="you")).to_have_count(1)


def test_no_such_day(visit: Visits) -> None:
    page = visit("/day/1999-01-01")
    page.get_by_role("link", name=Words("en").say("daily-today-link")).click()
    expect(page.locator(".deal h1")).to_be_visible()


# ---------------------------------------------------------------- its result


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_is_copied_as_three_lines_that_give_nothing_away(
    visit: Visits, language: str
) -> None:
    words = Words(language)
    page = result(visit, language)
    page.get_by_role("button", name=words.say("daily-copy")).click()
    expect(page.locator(".toast")).to_contain_text(words.say("daily-copied"))
    day, how, bars = str(page.evaluate("navigator.clipboard.readText()")).split("\n")
    assert re.match(r"Simoun \d+ \w+", day)
    assert words.say("daily-hints", n=0) in how
    assert re.fullmatch("[▁▂▃▄▅▆▇█]+", bars)


def test_a_card_is_saved_as_a_picture_twice_its_size(visit: Visits, tmp_path: Path) -> None:
    page = result(visit)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Share the card").click()
    saving.value.save_as(tmp_path / "card.png")
    picture = (tmp_path / "card.png").read_bytes()
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
    assert (width, height) == (2 * CARD[0], 2 * CARD[1])


def test_the_review_waits_for_the_next_day(visit: Visits) -> None:
    page = result(visit)
    page.get_by_role("button", name="Review").click(force=True)  # it says why not
    expect(page.locator(".toast")).to_contain_text("From tomorrow on")


def test_what_is_played_after_it_leads_back_to_the_day(visit: Visits) -> None:
    page = result(visit)
    expect(page.locator("li.me")).to_have_count(1)
    page.get_by_role("button", name="Again alone with bots").click()
    arrive(page)
    expect(page.locator("header .where")).to_contain_text("deal of")


def test_the_end_leads_back_to_the_day(visit: Visits) -> None:
    page = today(visit)
    page.goto(f"/t/{finish(page)}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="Review")).to_have_count(0)
    dialog.get_by_role("link", name=Words("en").say("daily-back")).click()
    expect(page.get_by_role("button", name="Share the card")).to_be_visible()


# ---------------------------------------------------------------- on every screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_or_out_of_reach_on_any_screen(visit: Visits, language: str) -> None:
    page = result(visit, language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert not page.evaluate(SIDEWAYS), (width, height)
        assert complaints(page) == [], (width, height)


def test_it_reads_as_well_by_night(visit: Visits) -> None:
    page = today(visit, theme="dark")
    assert complaints(page) == []
    finish(page)
    page.reload()
    expect(page.get_by_role("button", name="Share the card")).to_be_visible()
    assert complaints(page) == []


def test_a_day_is_chosen_with_the_keyboard(visit: Visits) -> None:
    page = today(visit)
    day = page.locator("a.cell.now")
    day.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/day/*-*-*")
    expect(page.locator("a.cell[aria-current=date]")).to_have_count(1)

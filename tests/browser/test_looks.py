"""Every page and sheet, by day and night, on a desk and on a phone, in both languages."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints
from tests.browser.drawn import BESIDE, last_turn
from tests.browser.lobby import begun_at
from tests.browser.player import Player
from tests.browser.visiting import Visits

LOOKS = [
    pytest.param("en", "light", False, id="desk-light-en"),
    pytest.param("fr", "dark", False, id="desk-dark-fr"),
    pytest.param("fr", "light", True, id="phone-light-fr"),
    pytest.param("en", "dark", True, id="phone-dark-en"),
]
TOO_WIDE = """[...document.querySelectorAll("body *")]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => one.outerHTML.slice(0, 120)).slice(0, 5)"""


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_first_page(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    expect(page.locator(".seats")).to_be_visible()
    check(page, "the first page", theme)
    page.locator(".seats button").first.click()
    check(page, "a seat", theme)
    page.keyboard.press("Escape")
    for sheet in sheets(page):
        check(page, sheet, theme)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_table(visit: Visits, language: str, theme: str, phone: bool) -> None:
    player = begun_at(visit(language=language, theme=theme, phone=phone), last_turn())
    page = player.page
    assert player.asked() == "act"
    check(page, "the table", theme)
    player.click_place(player.place(BESIDE))
    expect(player.offers).to_have_count(2)
    check(page, "buttons at a place", theme)
    page.keyboard.press("Escape")
    for sheet in sheets(page):
        check(page, sheet, theme)
    for sheet in sheets_of_the_table(player):
        check(page, sheet, theme)
    page.keyboard.press("e")
    expect(player.dialog.locator(".why")).to_be_visible()
    check(page, "the end", theme)
    player.dialog.get_by_role("button").nth(1).click()
    expect(page.get_by_role("slider")).to_be_visible()
    check(page, "the timeline", theme)
    page.goto("/")
    expect(page.locator("aside li")).to_have_count(1)
    check(page, "the first page with a table to come back to", theme)


MIDDLES = """async ([picture, spots]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return spots.map(([x, y]) => canvas.getImageData(x, y, 1, 1).data.join());
}"""
SPOTS = """all => all.map(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2].map(Math.round);
})"""


def test_in_forced_colours_meters_bars_and_pips_are_still_filled(visit: Visits) -> None:
    page = visit(theme="dark", painted=True)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    player = begun_at(page, last_turn())
    assert player.asked() == "act"
    for filled in (".tick", ".share > i[style*='width: 1']", ".left-to-do i:not(.off)"):
        spots = page.locator(filled).evaluate_all(SPOTS)
        assert spots, filled
        picture = b64encode(page.screenshot()).decode()
        paper = page.locator(".dock").evaluate_all(SPOTS)[0][0], 0
        ground = page.evaluate(MIDDLES, [picture, [paper]])
        found = page.evaluate(MIDDLES, [picture, spots])
        assert not set(found) & set(ground), filled


def sheets(page: Page) -> Iterator[str]:
    for key, sheet in (("r", "the rules"), (",", "settings"), ("?", "the keys")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog"), sheet).to_be_visible()
        yield sheet
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def sheets_of_the_table(player: Player) -> Iterator[str]:
    fact = player.page.locator("[aria-controls=sheet]").filter(visible=True)
    if fact.count() > 0:  # where the panels have no column
        fact.first.click()
        yield "panels and journal"
    openers = player.page.locator(".decks button").or_(player.page.locator(".team .menu"))
    for number in (0, 1, 2):
        openers.nth(number).click()
        expect(player.dialog).to_be_visible()
        yield f"sheet {number} of the table"
        player.page.keyboard.press("Escape")
        expect(player.dialog).to_have_count(0)


def check(page: Page, what: str, theme: str) -> None:
    """In the colours that were asked for, within its width, and nothing for axe to say."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what} is {wide} px too wide: {page.evaluate(TOO_WIDE)}"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == theme
    assert complaints(page) == [], what

"""What only Forbidden Desert has at the table: the storm seen ahead; and how the table looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from simoun.games.desert.state import Desert
from tests.browser.lobby import begun_at
from tests.browser.player import Player
from tests.browser.test_looks import LOOKS, check, sheets
from tests.browser.visiting import Visits
from tests.desert.position import FACE, RISE, SUN, desert

NORTH = "wind north 1"


def half_dug(
    first: str = "Dune Blaster, Terrascope", second: str = "Jet Pack, Solar Shield"
) -> Desert:
    """The Meteorologist can do a little of everything; three storm cards are known to us."""
    return desert(
        """
        w    .1   .2    t    -p
        .    g1M  .     |p1  m
        t1   .    @     .    :3
        .1   lCp  x2    .    .
        .2   g    |e1   -e   .
        """,
        hands={"M": first, "C": second},
        water={"M": 2, "C": 1},
        taken="e",
        level=1,
        storm=[SUN, RISE, NORTH],
    )


def order_sheet(player: Player) -> Locator:
    return player.page.get_by_role("group", name="The next storm cards")


def test_the_cards_seen_ahead_are_put_back_with_the_mouse(visit: Visits) -> None:
    player = begun_at(visit(), half_dug(), FACE)
    player.verb("peek").click()
    sheet = order_sheet(player)
    sheet.get_by_role("button", name=f"To the bottom {SUN}").click()
    expect(sheet.get_by_role("button", name="To the bottom")).to_have_count(0)
    sheet.get_by_role("button", name=RISE).click()
    expect(sheet.locator("ul li")).to_have_count(1)
    sheet.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    assert player.asked() == "act"


def test_the_cards_seen_ahead_are_put_back_with_the_keyboard(visit: Visits) -> None:
    player = begun_at(visit(), half_dug(), FACE)
    key = player.verb("peek").get_attribute("aria-keyshortcuts")
    assert key
    player.page.keyboard.press(key)
    sheet = order_sheet(player)
    for left in (3, 2, 1):
        expect(sheet.locator("ul li")).to_have_count(left)
        expect(sheet.locator("button:focus")).to_have_count(1)
        player.page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    assert player.asked() == "act"


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_table(visit: Visits, language: str, theme: str, phone: bool) -> None:
    player = begun_at(visit(language=language, theme=theme, phone=phone), half_dug(), FACE)
    page = player.page
    assert player.asked() == "act"
    check(page, "the table", theme)
    for sheet in sheets(page):
        check(page, sheet, theme)
    player.verb("peek").click()
    expect(page.locator("[data-pick^='storm:']").first).to_be_visible()
    check(page, "the cards seen ahead", theme)

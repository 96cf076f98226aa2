"""What only Forbidden Sky has at the table: tiles to turn, current, a rocket; and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from simoun.games.sky.state import Sky
from simoun.text import Words
from tests.browser.lobby import begun_at
from tests.browser.player import Player
from tests.browser.test_looks import LOOKS, check, sheets
from tests.browser.visiting import Visits
from tests.sky.position import CIRCUIT, GAME, ROCKET, sky, with_pawns

WORDS = Words("en")
LAID = 4  # the place of the first tile that is laid; those before it are the start board's
LIFT_OFF = 6000  # milliseconds: the rocket is gone
ENDS = ("small-capacitor-1", "launch-pad")  # of the cable that is missing
FOUND = {"C": "Gravity Hook, Jetpack, Med Kit"}


def with_tiles() -> Sky:
    """The Electrician can lay H1 at N51 in two ways, turned once or three times."""
    return sky("A0\nA1E\nA2D\nA3", tiles={"E": "G4 H1 R1"})


def nearly_wired(**pawns: str) -> Sky:
    """One cable is missing; the Climber holds what was found at three gears."""
    return sky(with_pawns(ROCKET, **pawns), order="EC", cables=CIRCUIT[:-1], hands=FOUND)


def tile(player: Player, name: str) -> Locator:
    return player.hand.locator(f"[data-pick='tile:{name}']")


def spot(player: Player, name: str) -> Locator:
    return player.board.locator(f"[data-spot='{name}']")


def target(player: Player, name: str) -> Locator:
    return player.board.locator(f"[data-pick='spot:{name}']")


def expect_laid(player: Player, turn: int) -> None:
    """H1 lies at N51, turned so."""
    expect(player.place(LAID)).to_have_accessible_name(re.compile("^N51"))
    assert player.said() == WORDS.say(
        "sky-event-explore", who=WORDS.say("sky-electrician"), tile="H1", place="N51"
    )
    expect(tile(player, "H1")).to_have_count(0)
    assert laid_turn(player.page) == turn


def laid_turn(page: Page) -> int:
    """As the record has it, which anyone may save."""
    table = page.url.rsplit("/", 1)[-1]
    record = page.request.get(f"/api/tables/{table}/record").json()
    move = re.fullmatch(r"seat1 explore H1 turned (\d) at N51", record["moves"][-1])
    assert move, record["moves"]
    return int(move[1])


# ---------------------------------------------------------------- a tile


def test_a_tile_is_turned_and_laid_with_the_mouse(visit: Visits) -> None:
    player = begun_at(visit(), with_tiles(), GAME)
    tile(player, "H1").click()
    target(player, "N51").hover()
    expect(spot(player, "N51")).to_have_attribute("data-turn", "1")
    spot(player, "N51").locator("[data-turner]").click()
    expect(spot(player, "N51")).to_have_attribute("data-turn", "3")
    expect(player.journal).to_have_count(0)
    target(player, "N51").click()
    expect_laid(player, 3)


def test_a_tile_is_turned_and_laid_with_a_finger(visit: Visits) -> None:
    player = begun_at(visit(phone=True), with_tiles(), GAME)
    tile(player, "H1").tap()
    target(player, "N51").tap()
    expect(spot(player, "N51")).to_have_attribute("data-turn", "1")
    expect(player.board.locator(".hint")).to_contain_text("Tap the arrow to turn the tile")
    spot(player, "N51").locator("[data-turner]").tap()
    expect(spot(player, "N51")).to_have_attribute("data-turn", "3")
    expect(player.journal).to_have_count(0)
    target(player, "N51").tap()
    expect_laid(player, 3)


def test_a_tile_is_turned_and_laid_with_the_keyboard(visit: Visits) -> None:
    player = begun_at(visit(), with_tiles(), GAME)
    keys = player.page.keyboard
    aim_with_keys(player)
    expect(target(player, "N51")).to_have_accessible_name(re.compile("^N51, tile H1"))
    for key, turn in (("t", "3"), ("t", "1"), ("[", "3")):
        keys.press(key)
        expect(spot(player, "N51")).to_have_attribute("data-turn", turn)
    expect(player.journal).to_have_count(0)
    keys.press("Enter")
    expect_laid(player, 3)


def aim_with_keys(player: Player) -> None:
    """H1 hovers over N51, which lies east of the landing pad."""
    tile(player, "H1").focus()
    player.page.keyboard.press("Enter")
    player.place(1).focus()
    player.page.keyboard.press("ArrowRight")
    expect(target(player, "N51")).to_be_focused()


# ---------------------------------------------------------------- the storm


def bolts(player: Player) -> Locator:
    """On the board, one for everybody who would be hit."""
    return player.board.locator("g > use[href='#lightning']")


@pytest.mark.parametrize("phone", [False, True])
def test_lightning_is_seen_beforehand_with_whom_it_would_hit(visit: Visits, phone: bool) -> None:
    """The pad is wired to a rod; the Climber stands in a Faraday cage."""
    player = begun_at(visit(phone=phone), nearly_wired(P7="E", F1="C"), GAME)
    preview = player.page.get_by_role("button", name=WORDS.say("table-sky-foresee-lightning"))
    shown = preview.filter(visible=True).first
    expect(shown).to_have_accessible_name(re.compile("1 health lost: Electrician"))
    struck = bolts(player)
    expect(struck).to_have_count(0)
    shown.click()
    expect(shown).to_have_attribute("aria-pressed", "true")
    expect(struck).to_have_count(1)
    shown.click()
    expect(struck).to_have_count(0)


# ---------------------------------------------------------------- the launch


def hang_the_last(player: Player) -> None:
    for component in ENDS:
        player.board.locator(f"[data-pick='component:{component}']").click()


def test_a_launch_that_leaves_somebody_behind_asks_first(visit: Visits) -> None:
    player = begun_at(visit(), nearly_wired(P7="E", F1="C"), GAME)
    hang_the_last(player)
    expect(player.dialog).to_contain_text(re.compile("Climber .+ on the launch pad"))
    player.dialog.get_by_role("button", name="Don").click()
    expect(player.dialog).to_have_count(0)
    expect(player.journal).to_have_count(0)
    assert player.asked() == "act"

    hang_the_last(player)
    player.dialog.get_by_role("button", name="Do it all the same").click()
    expect(player.dialog.locator(".why")).to_be_visible()
    expect(player.dialog.get_by_role("heading").first).to_have_text(WORDS.say("table-lost"))


def test_the_last_cable_launches_the_rocket(visit: Visits) -> None:
    """The clock stands still while the rocket climbs."""
    player = begun_at(visit(), nearly_wired(P7="E", P3="C"), GAME)
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    hang_the_last(player)
    expect(page.get_by_text(WORDS.say("table-sky-launch"))).to_be_visible()
    expect(player.dialog).to_have_count(0)
    page.clock.run_for(LIFT_OFF)
    expect(player.dialog.get_by_role("heading").first).to_have_text(WORDS.say("table-won"))
    expect(player.dialog.locator(".why")).to_have_text(player.said())
    player.dialog.get_by_role("button", name="Close").click()
    expect(player.notice).to_have_text(WORDS.say("sky-outcome-won"))


# ---------------------------------------------------------------- looks


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_table(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    player = begun_at(page, with_tiles(), GAME)
    assert player.asked() == "act"
    check(page, "the table", theme)
    aim_with_keys(player)
    expect(spot(player, "N51")).to_have_attribute("data-turn", "1")
    check(page, "a tile in one's fingers", theme)
    page.keyboard.press("Escape")
    for sheet in sheets(page):
        check(page, sheet, theme)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_launch(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    player = begun_at(page, nearly_wired(P7="E", F1="C"), GAME)
    assert player.asked() == "act"
    page.locator("[aria-pressed]:has([href='#lightning'])").filter(visible=True).first.click()
    expect(bolts(player)).to_have_count(1)
    check(page, "lightning seen beforehand", theme)
    hang_the_last(player)
    expect(player.dialog).to_be_visible()
    check(page, "the launch is asked for", theme)
    player.dialog.locator("button.ghost").click()
    expect(player.dialog.locator(".why")).to_be_visible()
    check(page, "the end", theme)

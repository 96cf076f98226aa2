"""The first page: a table is planned at a glance, and opened with one button."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from simoun import engine
from simoun.bots.measured import measured
from simoun.core.catalog import face_named, game_names
from tests.browser.axe import complaints
from tests.browser.lobby import arrive, choose, open_table, pick_game, seat
from tests.browser.serving import Server
from tests.browser.visiting import Visits

SIZES = [
    *[(360, 640), (390, 844), (667, 375), (720, 450), (820, 1180), (844, 390), (1024, 768)],
    *[(1180, 820), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)],
]
SCROLLS = "document.documentElement.scrollHeight - innerHeight"
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


def fill_the_table(page: Page, game: str) -> None:
    """With as many as can play."""
    pick_game(page, game)
    choose(page, str(max(players_of(game))))


def players_of(game: str) -> list[int]:
    allowed = next(option for option in face_named(game).options if option.name == "players")
    return [int(players) for players in allowed.allowed]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_main_button_is_in_sight_on_every_screen(visit: Visits, language: str) -> None:
    page = visit(language=language)
    button = page.locator("main .go")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_be_in_viewport(ratio=1)
        assert page.evaluate(TOO_WIDE) <= 0, (width, height)


def test_a_small_laptop_shows_the_whole_plan_of_every_game(visit: Visits) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    for game in game_names():
        fill_the_table(page, game)
        expect(page.locator(".seats li")).to_have_count(max(players_of(game)))
        assert page.evaluate(SCROLLS) <= 0, game


def test_arrows_choose_and_enter_creates(visit: Visits) -> None:
    page = visit()
    page.get_by_role("radio", name="Forbidden Island").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".game.on")).to_contain_text("Forbidden Desert")
    page.get_by_role("radiogroup", name="Difficulty").get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    page.get_by_role("radiogroup", name="Level of the bots").get_by_label("Normal").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    player = arrive(page)
    assert player.asked() == "act"
    expect(page.get_by_role("banner")).to_contain_text("Forbidden Desert")
    expect(page.get_by_role("banner")).to_contain_text("Normal · 3 players")
    page.get_by_role("button", name="Seat of").last.click()
    expect(player.dialog).to_contain_text("A bot plays here (Novice).")


def test_each_difficulty_tells_how_often_bots_won(visit: Visits) -> None:
    page = visit()
    column = page.locator(".difficulty").locator("xpath=..")
    rows = column.get_by_role("radio")
    for number, figure in enumerate(counted("island", "normal", 3)):
        expect(rows.nth(number)).to_have_accessible_description(re.compile(rf"^{figure}\s% "))
    expect(column).to_contain_text("Measured: bots alone, 3 times Normal, 400 games")

    pick_game(page, "desert")
    expect(column).to_contain_text("The nearest that was measured: bots alone, 4 times Normal")
    expect(column.locator(".bar")).to_have_count(len(counted("desert", "normal", 4)))
    choose(page, "Oracle", among="Level of the bots")
    expect(column.locator(".bar")).to_have_count(len(counted("desert", "oracle", 4)))


def counted(game: str, level: str, players: int) -> list[int]:
    """Wins in percent, by difficulty."""
    figures = [one for one in measured(game) if (one["level"], one["players"]) == (level, players)]
    return [int(100 * one["wins"] / one["games"] + 0.5) for one in figures]


def test_rivals_have_no_difficulty_and_bots_only_the_levels_they_have(visit: Visits) -> None:
    page = visit()
    pick_game(page, "through_the_desert")
    expect(page.get_by_role("radiogroup", name="Difficulty")).to_have_count(0)
    levels = page.get_by_role("radiogroup", name="Level of the bots").locator("b")
    expect(levels).to_have_text(["Novice", "Normal", "Expert", "Oracle"])
    for number in (2, 3):
        seat(page, number, "Someone here")
    expect(page.get_by_role("main")).to_contain_text("No bot sits at this table.")


def test_a_table_with_a_free_seat_says_whom_it_waits_for(visit: Visits) -> None:
    page = visit()
    expect(page.get_by_role("complementary")).to_contain_text("Nobody waits just now.")
    choose(page, "2")
    seat(page, 2, "Whoever comes")
    page.get_by_label("Who starts").select_option("seat2")
    player = open_table(page)
    invite = player.notice.get_by_role("button", name="Copy the invite link")
    invite.click()
    invite.click()
    expect(page.locator(".toast")).to_have_count(1)
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert complaints(page) == []
    player.notice.get_by_role("button", name="Later").click()
    expect(invite).to_have_count(0)
    page.get_by_role("link", name="Simoun, first page").click()
    expect(page.get_by_role("complementary")).to_contain_text("waits for a player")


def test_who_opens_a_table_for_others_says_who_looks_on_and_how_long_all_wait(
    visit: Visits,
) -> None:
    page = visit()
    options = page.get_by_role("group", name="Options")
    pick_game(page, "through_the_desert")
    for label in ("Nobody looks on", "Time for a turn"):
        expect(options.get_by_label(label)).to_have_count(0)
    seat(page, 2, "Whoever comes")
    options.get_by_label("Nobody looks on").check(force=True)
    options.get_by_label("A bot stands in for who is away").select_option("after 5 min")
    options.get_by_label("Time for a turn").select_option("2 min")
    assert complaints(page) == []
    player = open_table(page)
    page.get_by_role("button", name="Seat of").first.click()
    dialog = player.dialog
    expect(dialog.get_by_label("Nobody looks on")).to_be_checked()
    expect(dialog.get_by_label("Shown to all on the first page")).not_to_be_checked()
    for chosen in ("after 5 min", "2 min"):
        expect(dialog.get_by_label(chosen, exact=True)).to_be_checked()


def test_a_newcomer_is_given_a_tip_at_its_moment_and_never_again(visit: Visits) -> None:
    page = visit(newcomer=True)
    pick_game(page, "through_the_desert")  # no card makes the turn wait
    player = open_table(page)
    tip = player.notice.locator(".tip")
    expect(tip).to_contain_text("Click what glows")
    assert complaints(page) == []
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    player.play_anything(player.asked())
    expect(tip).to_contain_text("What the others play")
    tip.get_by_role("button", name="Got it").click()
    page.reload()
    player.asked()
    expect(tip).to_contain_text("Undo takes your last action back")
    page.keyboard.press(",")
    player.dialog.get_by_role("button", name="Show the tips for a first game again").click()
    page.reload()
    expect(tip).to_contain_text("Click what glows")


def test_help_explains_the_game_before_its_keys_and_the_bar_opens_the_rules(visit: Visits) -> None:
    player = open_table(visit())
    page = player.page
    page.keyboard.press("?")
    headings = player.dialog.get_by_role("heading")
    expect(headings).to_have_text(["Help", "Forbidden Island", "What glows", "Keys at the table"])
    expect(player.dialog).to_contain_text("up to three actions")
    page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("button", name="The rules").click()
    expect(player.dialog).to_contain_text("Rules: Forbidden Island")


def test_a_plain_engine_is_said_to_be_slower(visit: Visits, tmp_path: Path) -> None:
    expect(visit().get_by_role("note")).to_have_count(int(engine.name() == engine.PLAIN))
    with Server(tmp_path / "plain.db", SIMOUN_PLAIN="1") as plain:
        page = visit(server=plain)
        expect(page.get_by_role("note")).to_contain_text("plain Python")
        assert complaints(page) == []

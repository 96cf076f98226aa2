"""One's own page after a finished game: figures, the file, the link to the game, and forgetting."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from simoun.core.catalog import game_names
from simoun.text import Words
from tests.browser.axe import complaints
from tests.browser.daily import finish
from tests.browser.lobby import open_table, short_game
from tests.browser.test_looks import LOOKS, check
from tests.browser.visiting import Visits
from tests.hindsight.games import lost
from tests.server.serving import Guest

WORDS = Words("en")
UNKNOWN = "/t/never-there/review"
DRAWERS = "Object.keys(localStorage).filter(name => name !== 'simoun-settings')"


def finished(page: Page) -> tuple[str, str]:
    """A game that its only player let go down, by the same cookie; its table and how it ended."""
    address = page.evaluate("location.origin")
    with Guest(address) as guest:
        guest.http.cookies.update({one["name"]: one["value"] for one in page.context.cookies()})
        options = {"difficulty": "legendary"}
        table = guest.open({"kind": "you", "name": "Ada"}, "you", options=options)
        return table, let_go_down(guest, table)


def let_go_down(guest: Guest, table: str) -> str:
    """Anything is done but what would help; how that ends."""
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        page.send(type="pace", pace="instant")
        page.play_on(Random(1))
        return str(page.now["view"]["outcome"])


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_page_before_and_after_a_game(
    visit: Visits, language: str, theme: str, phone: bool
) -> None:
    words = Words(language)
    page = visit(language=language, theme=theme, phone=phone)
    page.get_by_role("link", name=words.say("me-title")).click()
    expect(page.locator(".sorry")).to_contain_text(words.say("me-none"))
    days = page.locator("section", has=page.locator("#days"))
    expect(days).to_contain_text(words.say("me-days-none"))
    expect(days.get_by_role("link")).to_have_attribute("href", "/day")
    check(page, "nothing yet", theme)
    table, outcome = finished(page)
    page.reload()
    card = page.locator("section", has=page.locator("#card-island"))
    expect(card).to_contain_text(words.say(f"island-outcome-{outcome}"))
    expect(card).to_contain_text(words.say("island-option-difficulty-legendary"))
    check(page, "one's own figures", theme)
    page.get_by_role("button", name=words.say("me-forget")).click()
    check(page, "asked once", theme)
    page.get_by_role("button", name=words.say("me-forget-on")).click()
    expect(page.get_by_role("button", name=words.say("me-keep"))).to_be_focused()
    check(page, "asked twice", theme)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("section", has=page.locator("#latest")).get_by_role("link").click()
    expect(page.locator(".verdict")).to_contain_text(words.say(f"island-outcome-{outcome}"))
    assert page.url.endswith(f"/t/{table}/review")


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_what_came_of_the_deal_of_the_day(
    visit: Visits, language: str, theme: str, phone: bool
) -> None:
    words = Words(language)
    page = visit("/me", language=language, theme=theme, phone=phone)
    days = page.locator("section", has=page.locator("#days"))
    days.get_by_role("link", name=words.say("daily-today-link")).click()
    expect(page.locator(".deal h1")).to_be_visible()
    finish(page)
    page.goto("/me")
    expect(days.locator("h2")).to_contain_text(words.say("me-days-tries", tries=1))
    expect(days.get_by_role("row")).to_have_count(2)
    expect(days.get_by_role("listitem")).to_have_count(1)
    check(page, "a day's deal", theme)
    days.get_by_role("link").click()
    page.wait_for_url("**/day/*-*-*")
    expect(page.get_by_role("button", name=words.say("daily-share"))).to_be_visible()


def test_a_whole_game_in_the_browser_is_counted(visit: Visits) -> None:
    page = visit()
    short_game(page, "island")
    player = open_table(page)
    while (asked := player.asked()) != "over":
        player.play_anything(asked)
    page.goto("/me")
    expect(page.locator("#card-island")).to_be_visible()
    expect(page.locator("section", has=page.locator("#latest")).get_by_role("link")).to_have_count(
        1
    )


def test_the_file_holds_figures_games_and_what_the_browser_keeps(visit: Visits) -> None:
    page = visit("/me")
    expect(page.locator(".sorry")).to_be_visible()
    table, _ = finished(page)
    page.reload()
    with page.expect_download() as download:
        page.get_by_role("button", name=WORDS.say("me-save")).click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert download.value.suggested_filename == "simoun-figures.json"
    assert kept["figures"]["wins"]["games"] == 1
    assert [game["page"] for game in kept["games"]] == [
        page.evaluate("location.origin") + f"/t/{table}/review"
    ]
    assert set(kept["browser"]) == {"puzzles", "lessons"}


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_deleted_is_gone_here_and_there(visit: Visits, phone: bool) -> None:
    page = visit("/me", phone=phone)
    expect(page.locator(".sorry")).to_be_visible()
    table, _ = finished(page)
    page.evaluate("localStorage.setItem('simoun-lessons', '{\"island\": [\"x\"]}')")
    page.reload()
    expect(page.locator("#card-island")).to_be_visible()
    before = page.context.cookies()
    page.get_by_role("button", name=WORDS.say("me-forget")).click()
    page.get_by_role("button", name=WORDS.say("me-forget-on")).click()
    page.get_by_role("button", name=WORDS.say("me-forget-do")).click()
    expect(page.locator(".sorry")).to_contain_text(WORDS.say("me-none"))
    assert page.evaluate(DRAWERS) == []
    assert page.context.cookies()[0]["value"] != before[0]["value"]
    page.goto(f"/t/{table}/review")
    expect(page.locator(".sorry")).to_contain_text(WORDS.say("shell-table-unknown"))


# ---------------------------------------------------------------- addresses that last


def test_a_finished_game_opens_for_a_stranger_on_a_phone_from_the_link(visit: Visits) -> None:
    page = visit("/me")
    expect(page.locator(".sorry")).to_be_visible()
    table, outcome = finished(page)
    page.reload()
    page.get_by_role("button", name=WORDS.say("me-link")).click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = visit(link, phone=True, language="fr")
    expect(stranger.locator(".verdict")).to_contain_text(
        Words("fr").say(f"island-outcome-{outcome}")
    )
    expect(stranger.locator("#board")).to_be_visible()
    assert complaints(stranger) == []
    with stranger.expect_download() as download:
        stranger.get_by_role("link", name=Words("fr").say("review-record")).click()
    assert table in download.value.suggested_filename
    stranger.reload()
    expect(stranger.locator(".verdict")).to_be_visible()


def test_a_game_without_a_review_still_tells_its_end_and_has_a_link(visit: Visits) -> None:
    """By a variant of the rules."""
    record = json.loads(lost("island").to_json())
    page = visit("/me")
    expect(page.locator(".sorry")).to_be_visible()
    start = {**record, "options": {**record["options"], "actions": 5}, "moves": []}
    with Guest(page.evaluate("location.origin")) as guest:
        table = guest.json("POST", "/api/records", content=json.dumps(start))["table"]
        outcome = let_go_down(guest, table)
    page.goto(f"/t/{table}/review")
    expect(page.locator(".verdict")).to_contain_text(WORDS.say(f"island-outcome-{outcome}"))
    expect(page.locator(".side")).to_contain_text(WORDS.say("table-refused-variant"))
    expect(page.get_by_role("link", name=WORDS.say("review-record"))).to_be_visible()
    expect(page.get_by_role("button", name=WORDS.say("review-link"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_unknown_address_says_so_kindly(visit: Visits, language: str) -> None:
    words = Words(language)
    page = visit(UNKNOWN, language=language)
    back = words.say("shell-back")
    all_of = {
        "en": ("All lessons", "All puzzles"),
        "fr": ("Toutes les leçons", "Tous les problèmes"),
    }
    for path, said, way in [
        (UNKNOWN, "shell-table-unknown", back),
        ("/learn/island/99", "learn-unknown", all_of[language][0]),
        ("/learn/go/1", "learn-unknown", all_of[language][0]),
        ("/puzzles/island/999", "puzzles-unknown", all_of[language][1]),
        ("/me/too", "shell-unknown-page", back),
    ]:
        page.goto(path)
        expect(page.locator(".sorry")).to_contain_text(words.say(said))
        expect(page.locator(".sorry").get_by_role("link")).to_have_text(way)
        assert complaints(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", game_names())
def test_lessons_and_puzzles_open_by_their_address_on_a_new_phone(
    visit: Visits, game: str, language: str
) -> None:
    page = visit(f"/learn/{game}/2", phone=True, language=language)
    for path in (f"/learn/{game}/2", f"/puzzles/{game}/1"):
        page.goto(path)
        expect(page.locator("#board")).to_be_visible()
        page.reload()
        expect(page.locator("#board")).to_be_visible()
        assert re.search(rf"{path}$", page.url)

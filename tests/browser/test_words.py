"""What is said and read aloud: two languages, names for everything, and a live region."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from simoun.core.choice import listed
from simoun.text import Words
from tests.browser.drawn import BESIDE, sandbags, two_verbs
from tests.browser.lobby import begun_at, open_table
from tests.browser.visiting import Visits


def test_the_language_changes_in_place_without_losing_anything(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    page = player.page
    player.verb("shore").click()
    player.click_place(player.place(BESIDE))
    expect(player.journal.first).to_have_text(re.compile("Engineer shores up"))
    player.verb("move").click()
    lit = picks(player.lit_places.all())
    page.evaluate("window.neverLoadedAgain = true")

    page.get_by_role("button", name="FR, Français").click()
    expect(player.journal.first).to_have_text(re.compile("Ingénieur"))
    expect(player.main).to_have_text("Finir le tour")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(player.verb("move")).to_have_attribute("aria-pressed", "true")
    assert picks(player.lit_places.all()) == lit
    assert page.evaluate("window.neverLoadedAgain")

    page.get_by_role("button", name="EN, English").click()
    expect(player.journal.first).to_have_text(re.compile("Engineer shores up"))
    page.get_by_role("button", name="FR, Français").click()
    page.reload()
    expect(player.main).to_have_text("Finir le tour")


def picks(lit: list[Any]) -> list[str]:
    return [one.get_attribute("data-pick") for one in lit]


def test_a_screen_reader_hears_what_happens(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    heard = player.page.locator("#told")
    player.verb("shore").click()
    player.click_place(player.place(BESIDE))
    expect(heard).to_have_text(re.compile("Engineer shores up"))
    assert heard.inner_text() == player.said()
    player.main.click()
    expect(heard).to_contain_text(re.compile("Messenger.s turn"))


def test_each_lit_place_says_what_can_be_done_there(visit: Visits) -> None:
    page = visit()
    told: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: told.append(json.loads(text))),
    )
    player = begun_at(page, sandbags())
    assert player.asked() == "act"
    update = next(message for message in reversed(told) if message["type"] == "update")
    words = Words("en")
    expected: dict[int, set[str]] = {}
    for choice in listed(update["choices"]):
        for pick in choice["picks"]:
            if choice["verb"] in ("move", "shore"):
                verbs = expected.setdefault(int(pick.removeprefix("place:")), set())
                verbs.add(words.say(f"island-verb-{choice['verb']}").lower())
    assert expected[BESIDE] == {"move", "shore up"}
    expect(player.lit_places).to_have_count(len(expected))
    for number, verbs in expected.items():
        tile = words.name("island", update["view"]["places"][number]["tile"])
        name = str(player.place(number).get_attribute("aria-label"))
        assert name.startswith(tile) and set(name.split(": ")[1].split(", ")) == verbs
        expect(player.place(number)).to_have_role("button")


def test_the_rules_are_one_key_away_in_both_languages(visit: Visits) -> None:
    player = open_table(visit())
    page = player.page
    page.keyboard.press("r")
    expect(player.dialog).to_contain_text("Rules: Forbidden Island")
    page.keyboard.press("r")
    expect(player.dialog).to_have_count(0)
    page.get_by_role("button", name="FR, Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("r")
    expect(player.dialog).to_contain_text("Île Interdite")
    link = player.dialog.get_by_role("link", name=re.compile(r"Règle I\d+")).first
    number = link.inner_text()
    link.click()
    expect(page.locator(f"#rule-{number}")).to_be_in_viewport()

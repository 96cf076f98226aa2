"""One plays, others look on: a timeline instead of actions, who else is there, and the link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from simoun.text import Words
from tests.browser.axe import complaints
from tests.browser.drawn import two_verbs
from tests.browser.lobby import arrive, begun_at, bring_in, record_up_to
from tests.browser.player import Player
from tests.browser.test_looks import LOOKS
from tests.browser.test_sizes import GAMES, expect_fits, moments, whole
from tests.browser.test_talk import chat, open_chat
from tests.browser.test_together import sit_down, team
from tests.browser.visiting import Visits

MOVES = 60


def played(visit: Visits, game: str = "island") -> Player:
    """In the middle of a game, all seats of it one player's."""
    record = whole(game)
    then = next(number for number in moments(record, "act") if number >= MOVES)
    return bring_in(visit(), record_up_to(record, then))


def timeline(player: Player) -> Locator:
    return player.page.get_by_role("slider", name="Timeline")


def live(player: Player) -> Locator:
    return player.page.get_by_role("button", name="Live", exact=True)


def step(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name).click()


def seat_menus(player: Player) -> Locator:
    return player.page.locator(".team .menu")


def move(player: Player) -> int:
    """How many moves were made until what the board shows."""
    return int(timeline(player).input_value())


@pytest.mark.parametrize("phone", [False, True])
def test_the_timeline_goes_back_and_live_returns(visit: Visits, phone: bool) -> None:
    host = played(visit)
    looker = arrive(visit(host.page.url, phone=phone))
    expect(looker.notice).to_contain_text("You are watching.")
    expect(live(looker)).to_have_attribute("aria-pressed", "true")
    expect(looker.page.locator(".lit")).to_have_count(0)
    expect(looker.main).to_have_count(0)
    now = move(looker)
    step(looker, "One move back")
    expect(looker.notice).to_contain_text(f"Move {now - 1} of {now}")
    expect(live(looker)).to_have_attribute("aria-pressed", "false")
    step(looker, "To the beginning")
    expect(looker.notice).to_contain_text(f"The beginning, of {now} moves")
    host.play_anything(host.asked())
    expect(timeline(looker)).to_have_attribute("max", str(now + 1))
    expect(timeline(looker)).to_have_value("0")
    live(looker).click()
    expect(timeline(looker)).to_have_value(str(now + 1))
    expect(looker.notice).to_contain_text("You are watching.")


def test_who_stays_at_a_move_goes_on_from_there_until_now(visit: Visits) -> None:
    host = played(visit)
    looker = arrive(visit(host.page.url))
    expect(timeline(looker)).to_be_visible()
    now = move(looker)
    step(looker, "Stay at this move")
    expect(looker.notice).to_contain_text(f"Move {now} of {now}")
    host.play_anything(host.asked())
    expect(looker.notice).to_contain_text(f"Move {now} of {now + 1}")
    step(looker, "Go on by itself")
    expect(live(looker)).to_have_attribute("aria-pressed", "true")
    expect(timeline(looker)).to_have_value(str(now + 1))


def test_with_keys(visit: Visits) -> None:
    looker = arrive(visit(played(visit).page.url))
    expect(timeline(looker)).to_be_visible()
    now = move(looker)
    looker.page.keyboard.press("t")
    expect(timeline(looker)).to_be_focused()
    looker.page.keyboard.press("ArrowLeft")
    expect(timeline(looker)).to_have_attribute("aria-valuetext", f"Move {now - 1} of {now}")
    looker.page.keyboard.press("Escape")
    expect(live(looker)).to_have_attribute("aria-pressed", "true")


def test_all_are_told_how_many_look_on(visit: Visits) -> None:
    host = begun_at(visit(), two_verbs())
    one = arrive(visit(host.page.url))
    expect(one.page.get_by_role("button", name="1 spectator")).to_be_visible()
    other = arrive(visit(host.page.url))
    for looker in (one, other):
        expect(looker.page.get_by_role("button", name="2 spectators")).to_be_visible()
    open_chat(host)
    expect(chat(host)).to_contain_text("2 watch")
    other.page.context.close()
    expect(chat(host)).to_contain_text("1 watches")
    one.page.get_by_role("button", name="1 spectator").click()
    expect(chat(one)).to_be_visible()


def test_the_link_is_shared_and_who_takes_a_seat_has_actions(visit: Visits) -> None:
    host = begun_at(visit(), two_verbs())
    team(host, "Messenger").get_by_role("button", name="Seat of the Messenger").click()
    host.dialog.get_by_role("button", name="Leave the seat to whoever has the link").click()
    looker = arrive(visit(host.page.url))
    step(looker, "Share")
    shared = looker.page.get_by_role("status").filter(has_text="whoever has it can watch")
    expect(shared).to_be_visible()
    assert looker.page.evaluate("navigator.clipboard.readText()") == host.page.url
    sit_down(looker, "Ben")
    expect(looker.page.get_by_role("toolbar", name="Actions")).to_be_visible()
    expect(timeline(looker)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_lists_games_to_look_on_at(visit: Visits, language: str) -> None:
    host, words = played(visit), Words(language).say
    reader = visit("/watch", language=language)
    expect(reader.get_by_role("status").first).to_have_text(words("watch-none"))
    assert complaints(reader) == []
    seat_menus(host).first.click()
    host.dialog.get_by_text("Shown to all on the first page").click()
    host.page.keyboard.press("Escape")
    expect(host.dialog).to_have_count(0)
    reader.reload()
    row = reader.get_by_role("main").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(words("island-title"))
    expect(row).to_contain_text(words("lobby-turn-person", who=words("lobby-somebody")))
    assert complaints(reader) == []
    arrive(visit(host.page.url))
    reader.reload()
    expect(row).to_contain_text(words("talk-lookers", lookers=1))
    row.get_by_role("link").click()
    expect(reader.locator("#timeline")).to_be_visible()
    seat_menus(host).first.click()
    host.dialog.get_by_text("Shown to all on the first page").click()


# ---------------------------------------------------------------- for everybody


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_whole_on_every_size(visit: Visits, game: str, language: str) -> None:
    page = visit(played(visit, game).page.url, language=language)
    expect(page.locator("#timeline")).to_be_visible()
    expect_fits(page, "looking on")
    page.locator("#timeline").press("ArrowLeft")
    expect(page.locator(".past-note")).to_be_visible()
    expect_fits(page, "looking back")


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_nothing_for_axe_to_say(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(played(visit).page.url, language=language, theme=theme, phone=phone)
    expect(page.locator("#timeline")).to_be_visible()
    assert complaints(page) == []
    page.locator("#timeline").press("ArrowLeft")
    expect(page.locator(".past-note")).to_be_visible()
    assert complaints(page) == []

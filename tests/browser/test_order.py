"""Order at a table, as two browsers see it: nudges, moves taken back by request, another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.lobby import arrive
from tests.browser.player import Player
from tests.browser.test_together import come_by_link, sit_down, table_for_two, team
from tests.browser.visiting import Visits


def ada_and_ben(visit: Visits) -> tuple[Player, Player]:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    sit_down(ben, "Ben")
    expect(team(ada, "Ben")).to_be_visible()
    return ada, ben


def ask(player: Player, name: str, button: str) -> None:
    """In the menu of somebody's seat."""
    team(player, name).get_by_role("button", name=f"Seat of {name}").click()
    player.dialog.get_by_role("button", name=button).click()
    expect(player.dialog).to_have_count(0)


def test_a_friend_is_nudged_and_asked_to_take_a_move_back(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    ask(ben, "Ada", "Say that we are waiting")
    expect(ada.page.get_by_role("status").filter(has_text="Ben is waiting for you")).to_be_visible()
    ada.play_anything(ada.asked())
    expect(ben.journal.first).to_contain_text("Ada")
    told = ben.journal.count()
    ask(ben, "Ada", "Ask to take back the last move")
    expect(ada.dialog).to_contain_text("Ben asks you to take back your last move")
    ada.dialog.get_by_role("button", name="Take it back").click()
    expect(ben.journal).to_have_count(told - 1)


def test_a_seat_goes_to_another_device_by_a_link(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    ask(ada, "Ada", "Play on, on another device")
    expect(ada.page.get_by_role("status").filter(has_text="within 10 minutes")).to_be_visible()
    phone = arrive(visit(ada.page.evaluate("navigator.clipboard.readText()")))
    expect(team(phone, "Ada")).to_contain_text("your turn")
    expect(team(ada, "Ada")).not_to_contain_text("your turn")
    phone.play_anything(phone.asked())
    expect(ben.journal.first).to_contain_text("Ada")
    assert "#" not in phone.page.url


def test_the_opener_closes_the_table_and_hands_it_over(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    looker = arrive(visit(ada.page.url))
    team(ada, "Ada").get_by_role("button", name="Seat of Ada").click()
    ada.dialog.get_by_text("Nobody looks on").click()
    expect(looker.page.get_by_role("main")).to_contain_text("closed to those who look on")
    ada.page.keyboard.press("Escape")
    ask(ada, "Ben", "Hand the table over to them")
    team(ben, "Ben").get_by_role("button", name="Seat of Ben").click()
    expect(ben.dialog).to_contain_text("Your table")

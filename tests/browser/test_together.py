"""Two browsers at one table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.drawn import BESIDE, two_verbs
from tests.browser.lobby import arrive, begun_at, choose, open_table, seat
from tests.browser.player import Player
from tests.browser.visiting import Visits


def table_for_two(page: Page) -> Player:
    """Ada begins, beside an open seat."""
    choose(page, "2")
    seat(page, 2, "Whoever comes")
    page.get_by_role("main").get_by_label("Your name").fill("Ada")
    return open_table(page)


def come_by_link(visit: Visits, host: Player) -> Player:
    """The host copies the invite link; whoever opens it sees the table."""
    bar = host.page.get_by_role("banner")
    bar.get_by_role("button", name="Copy the invite link").click()
    expect(host.page.get_by_role("status").filter(has_text="The link is copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    return arrive(visit(link))


def sit_down(player: Player, name: str) -> None:
    player.notice.get_by_role("button", name="Take a seat").click()
    player.dialog.get_by_label("Your name").fill(name)
    player.dialog.get_by_role("button", name="Sit down here").click()
    expect(player.dialog).to_have_count(0)


def team(player: Player, name: str) -> Locator:
    return player.page.get_by_label("The team").get_by_role("region", name=name)


def test_a_friend_comes_by_the_link_sits_down_and_both_see_every_move(visit: Visits) -> None:
    host = begun_at(visit(), two_verbs())
    team(host, "Messenger").get_by_role("button", name="Seat of the Messenger").click()
    host.dialog.get_by_role("button", name="Leave the seat to whoever has the link").click()
    ben = come_by_link(visit, host)
    expect(ben.notice).to_contain_text("A seat is free")
    sit_down(ben, "Ben")
    expect(team(host, "Ben")).to_be_visible()

    assert host.asked() == "act"
    expect_nothing_to_do(ben)
    host.click_place(host.place(BESIDE))
    host.offers.get_by_text("Shore up").click()
    expect(ben.journal.first).to_contain_text("Engineer shores up")
    host.main.click()
    assert ben.asked() == "act"
    expect_nothing_to_do(host)
    ben.click_place(ben.lit_places.first)
    expect(host.journal.first).to_contain_text("Ben moves")
    assert host.journal.all_inner_texts() == ben.journal.all_inner_texts()


def expect_nothing_to_do(player: Player) -> None:
    """Nobody acts for somebody else's seat."""
    expect(player.page.locator("[data-pick].lit")).to_have_count(0)
    expect(player.main).to_have_attribute("aria-disabled", "true")
    expect(player.undo).to_have_attribute("aria-disabled", "true")


def test_who_leaves_the_page_is_away_and_comes_back_to_the_same_seat(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    sit_down(ben, "Ben")
    expect(team(ada, "Ben")).to_be_visible()
    address = ada.page.url
    ada.page.goto("about:blank")
    expect(team(ben, "Ada")).to_contain_text("away")
    expect(ben.notice).to_contain_text("Ada has just left.")
    ada.page.goto(address)
    expect(team(ben, "Ada")).not_to_contain_text("away")
    expect(team(ada, "Ada")).to_contain_text("your turn")


def test_a_bot_plays_on_and_gives_the_seat_back(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    sit_down(ben, "Ben")
    team(ben, "Ben").get_by_role("button", name="Seat of Ben").click()
    ben.dialog.get_by_role("button", name="Let a bot play on (Novice)").click()
    expect(team(ada, "Ben")).to_have_count(0)
    expect(ada.page.get_by_label("The team")).to_contain_text("bot")
    ben.page.get_by_role("button", name="Seat of").last.click()
    ben.dialog.get_by_role("button", name="Take it over from the bot").click()
    expect(team(ada, "Ben")).to_be_visible()
    expect(ada.page.get_by_label("The team")).not_to_contain_text("bot")


def test_a_seat_that_is_left_is_free_for_whoever_has_the_link(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    sit_down(ben, "Ben")
    team(ben, "Ben").get_by_role("button", name="Seat of Ben").click()
    ben.dialog.get_by_role("button", name="Leave the seat to whoever has the link").click()
    expect(ada.page.get_by_label("The team")).to_contain_text("free")
    expect(ben.notice).to_contain_text("A seat is free")


def test_a_player_takes_another_name(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    team(ada, "Ada").get_by_role("button", name="Seat of Ada").click()
    ada.dialog.get_by_label("Your name").fill("Zoé")
    ada.dialog.get_by_role("button", name="Take this name").click()
    expect(team(ada, "Zoé")).to_be_visible()
    expect(team(ben, "Zoé")).to_be_visible()


def test_whoever_has_a_name_is_never_asked_again_and_a_guest_needs_none(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    sit_down(ben, "")
    expect(team(ada, "Guest")).to_be_visible()
    ben.page.keyboard.press(",")
    ben.dialog.get_by_label("Your name").fill("Ben")
    ben.page.keyboard.press("Escape")
    team(ben, "Guest").get_by_role("button", name="Seat of Guest").click()
    ben.dialog.get_by_role("button", name="Leave the seat to whoever has the link").click()
    ben.notice.get_by_role("button", name="Take a seat").click()
    expect(team(ada, "Ben")).to_be_visible()


def test_a_table_is_found_again_on_the_first_page_and_deleted_there(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = come_by_link(visit, ada)
    page = ada.page
    page.get_by_role("link", name="Simoun, first page").click()
    resume = page.get_by_role("complementary").get_by_role("link", name="Play", exact=True)
    resume.click()
    expect(ada.board).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Delete").click()
    ada.dialog.get_by_role("button", name="Delete").click()
    expect(resume).to_have_count(0)
    expect(ben.page.get_by_role("main")).to_contain_text("This table was deleted")

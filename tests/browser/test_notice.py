"""The notice above the board: it tells the story, asks before what is final, and says why not."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from simoun.text import Words
from tests.bots.test_courtesy import one_card_short
from tests.browser.axe import complaints
from tests.browser.drawn import BESIDE, drawing_too_much, last_turn, sandbags, two_verbs
from tests.browser.lobby import begun_at, open_table, short_game
from tests.browser.player import Player
from tests.browser.visiting import Visits

FAR = 0  # a dry place that the Engineer can't reach
CALM = "polite"
URGENT = "assertive"


def expect_accessible(player: Player) -> None:
    assert complaints(player.page) == []


def live(player: Player) -> str | None:
    return player.notice.get_by_role("status").get_attribute("aria-live")


def test_alone_with_bots_it_speaks_to_whoever_plays(visit: Visits) -> None:
    page = visit()
    short_game(page, "island")
    page.get_by_label("Who starts").select_option("seat1")
    player = open_table(page)
    expect(player.notice).to_contain_text("Your turn: 3 actions left — click what glows in gold")
    assert live(player) == URGENT
    expect(page).to_have_title(re.compile("^Your turn · "))
    player.main.click()
    assert player.asked() in ("act", "decide", "wait", "over")
    expect(player.notice.locator("p small")).to_be_visible()  # what happened last


def test_a_click_on_what_cannot_be_done_is_answered_with_the_rule(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    player.place(FAR).click(force=True)
    expect(player.notice.locator(".bad")).to_contain_text(
        re.compile("You can.t reach Fools. Landing")
    )
    assert live(player) == URGENT
    expect_accessible(player)
    player.notice.get_by_role("link").click()
    expect(player.dialog).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    expect(player.notice.locator(".bad")).to_have_count(0)
    player.verb("capture").click(force=True)
    expect(player.notice.locator(".bad")).to_be_visible()


def test_what_is_pointed_at_bears_the_reason(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    player.verb("capture").hover(force=True)
    expect(player.verb("capture")).to_have_attribute("title", re.compile("."))
    player.place(FAR).focus()
    expect(player.place(FAR)).to_have_attribute("aria-description", re.compile("reach"))


def test_what_is_refused_keeps_what_was_picked(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    player.verb("shore").click()
    expect(player.notice).to_contain_text("Shore up: click the one lit place")
    player.place(FAR).click(force=True)
    expect(player.notice.locator(".bad")).to_be_visible()
    expect(player.verb("shore")).to_have_attribute("aria-pressed", "true")


def test_ending_with_actions_left_is_asked_once_a_turn(visit: Visits) -> None:
    player = begun_at(visit(careful=True), two_verbs())
    player.main.click()
    expect(player.notice).to_contain_text("End with 3 actions left?")
    keep = player.notice.get_by_role("button", name="Keep playing")
    expect(keep).to_be_focused()
    expect_accessible(player)
    player.page.keyboard.press("Escape")
    expect(player.notice).to_contain_text("Engineer: 3 actions left")
    player.main.click()
    player.notice.get_by_role("button", name="End turn").click()
    expect(player.notice).to_contain_text("Messenger: 3 actions left")
    player.main.click()
    player.notice.get_by_role("button", name=Words("en").say("table-never-ask")).click()
    expect(player.notice).not_to_contain_text("End with")
    assert '"confirm":false' in player.page.evaluate("Object.values(localStorage).join()")


def test_a_discard_is_asked_once(visit: Visits) -> None:
    player = begun_at(visit(careful=True), drawing_too_much())
    assert player.asked() == "decide"
    player.lit_cards.first.click()
    player.take_first_offer()
    expect(player.notice).to_contain_text("Discard the card")
    expect_accessible(player)
    player.notice.get_by_role("button", name="Discard").click()
    expect(player.page.locator("#journal")).to_contain_text("discards")


def test_before_a_card_it_counts_down_and_can_be_made_to_wait(visit: Visits) -> None:
    player = begun_at(visit(), sandbags())
    player.main.click()
    expect(player.notice).to_contain_text("Flood card 1 of 2")
    expect(player.notice.locator(".ring")).to_be_visible()
    player.notice.hover()
    expect(player.notice.locator(".ring.still")).to_be_visible()
    expect_accessible(player)
    player.notice.get_by_role("button", name="Wait").click()
    expect(player.notice).to_contain_text("The card stays face down until you go on")
    expect(player.notice.locator(".ring")).to_have_count(0)
    player.notice.get_by_role("button", name="Go on").click()
    expect(player.page.locator("#journal")).to_contain_text(re.compile("Fools. Landing"))


def test_the_last_move_can_be_taken_back_before_anything_follows(visit: Visits) -> None:
    player = begun_at(visit(pace="slow"), two_verbs())
    player.main.click()
    player.notice.get_by_role("button", name="Take back").click()
    expect(player.notice).to_contain_text("Engineer: 3 actions left")
    expect(player.journal).to_have_count(0)


FADES = """() => {
  window.faded = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const moving = animate.call(this, frames, options);
    if (this.querySelector(".last")) window.faded.push(moving.effect.getTiming().duration);
    return moving;
  };
}"""


def test_the_last_move_stays_marked_until_the_next(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    player.page.evaluate(FADES)
    player.click_place(player.place(BESIDE))
    player.offers.get_by_text("Shore up").click()
    mark = player.board.locator(".last")
    expect(mark).to_have_count(1)
    assert lies_on(mark, player.place(BESIDE))
    player.click_place(player.lit_places.first)
    expect(player.board.locator(".last .dotted")).to_have_count(1)  # the pawn's way
    expect(mark).to_have_count(1)
    expect_accessible(player)
    assert player.page.evaluate("window.faded") == []  # nothing shall move
    player.page.emulate_media(reduced_motion="no-preference")
    player.click_place(player.lit_places.first)
    expect(player.journal).to_have_count(3)
    player.page.wait_for_function("() => window.faded.includes(220)")
    expect(mark).to_have_count(1)


def test_what_somebody_else_did_can_be_shown_once_more(visit: Visits) -> None:
    host = begun_at(visit(), two_verbs())
    guest = Player(visit(host.page.url))
    pawn = guest.board.locator("[data-pick='pawn:0'] > g").first
    show = guest.notice.get_by_role("button", name="Show")
    expect(show).to_have_count(0)
    before = pawn.get_attribute("style")
    host.click_place(host.lit_places.first)
    expect(guest.board.locator(".last")).to_have_count(1)
    after = pawn.get_attribute("style")
    assert after != before
    guest.page.clock.install()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 1000"))
    show.click()
    expect(guest.board.locator(".last")).to_have_count(0)
    expect(pawn).to_have_attribute("style", before or "")
    guest.page.clock.run_for(1000)
    expect(pawn).to_have_attribute("style", after or "")
    expect(guest.board.locator(".last")).to_have_count(1)
    expect(guest.board).not_to_have_attribute("inert", "")


def lies_on(mark: Locator, place: Locator) -> bool:
    corners, tile = mark.bounding_box(), place.bounding_box()
    assert corners is not None and tile is not None
    across = corners["x"] + corners["width"] / 2 - tile["x"]
    down = corners["y"] + corners["height"] / 2 - tile["y"]
    return 0 < across < tile["width"] and 0 < down < tile["height"]


def test_a_defeat_is_shown_after_what_happened_last_and_bears_no_crown(visit: Visits) -> None:
    player = begun_at(visit(), last_turn())
    player.main.click()
    expect(player.notice.locator(".beaten")).to_be_visible()
    expect(player.dialog).to_have_count(0)  # what happened last is to be seen first
    expect(player.dialog).to_be_visible()
    expect(player.dialog.locator("[href='#ui-crown']")).to_have_count(0)
    expect_accessible(player)


def test_spectators_know_that_they_watch(visit: Visits) -> None:
    host = begun_at(visit(), two_verbs())
    guest = Player(visit(host.page.url))
    expect(guest.notice).to_contain_text("You are watching.")
    assert live(guest) == CALM
    expect_accessible(guest)


def test_a_bot_asks_before_it_fills_a_hand(visit: Visits) -> None:
    player = begun_at(visit(asked=True, pace="fast"), one_card_short())
    player.page.get_by_role("button", name="Seat of").first.click()
    player.dialog.get_by_role("button", name="Let a bot play on (Normal)").click()
    expect(player.notice).to_contain_text("offers you an Earth Stone card")
    expect(player.page).to_have_title(re.compile("^A bot asks you · "))
    assert live(player) == URGENT
    expect_accessible(player)
    player.page.keyboard.press("n")
    expect(player.notice).not_to_contain_text("offers")
    expect(player.journal.first).to_be_visible()
    expect(player.journal.filter(has_text="gives")).to_have_count(0)


def test_who_always_agrees_is_not_asked_again(visit: Visits) -> None:
    player = begun_at(visit(asked=True, pace="fast"), one_card_short())
    player.page.get_by_role("button", name="Seat of").first.click()
    player.dialog.get_by_role("button", name="Let a bot play on (Normal)").click()
    player.notice.get_by_role("button", name="Always").click()
    expect(player.journal.filter(has_text="gives")).to_have_count(1)
    player.page.keyboard.press(",")
    expect(player.dialog.get_by_label("Bots ask me first")).not_to_be_checked()

"""Friends talk at a table, point at the board and draw plans, each in a browser of their own."""

from __future__ import annotations

import contextlib
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from simoun.text import Words
from tests.browser.axe import complaints
from tests.browser.lobby import arrive, open_table, pick_game
from tests.browser.player import UNCOVERED, Player
from tests.browser.test_looks import LOOKS
from tests.browser.test_order import ada_and_ben
from tests.browser.test_together import come_by_link, sit_down, table_for_two, team
from tests.browser.visiting import Visits

SPOT = "place:7"
OTHER = "place:12"
GAMES = ("island", "desert", "sky", "through_the_desert")
MOST_WORDS = 300
HEARD = "#talk-heard"
SAID = Words("en").say
# It has been where it is for a while: what opens beside a board moves it.
STILL = """place => new Promise(done => {
  let [where, since] = ["", 0];
  const look = () => {
    const { left, top, width } = place.getBoundingClientRect();
    if (where !== (where = `${left} ${top} ${width}`)) since = performance.now();
    performance.now() - since > 400 ? done() : requestAnimationFrame(look);
  };
  look();
})"""


def chat(player: Player) -> Locator:
    return player.page.locator("#panel-chat")


def open_chat(*players: Player) -> None:
    for player in players:
        player.page.locator("#chat-button").click()
        expect(chat(player)).to_be_visible()


def say(player: Player, words: str) -> None:
    field = player.page.locator("#talk-field")
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def spot(player: Player, pick: str) -> Locator:
    return player.board.locator(f"[data-pick='{pick}']")


def pins(player: Player, pick: str) -> Locator:
    return player.board.locator(f"[data-pin='{pick}']")


def arrows(player: Player) -> Locator:
    return player.board.locator("[data-arrow]")


def both(visit: Visits) -> tuple[Player, Player]:
    ada, ben = ada_and_ben(visit)
    open_chat(ada, ben)
    return ada, ben


def at_a_table_of(visit: Visits, game: str) -> tuple[Player, Player]:
    page = visit()
    pick_game(page, game)
    ada = table_for_two(page)
    ben = come_by_link(visit, ada)
    sit_down(ben, "Ben")
    expect(team(ada, "Ben")).to_be_visible()
    return ada, ben


# ---------------------------------------------------------------- words and phrases


def test_words_are_said_as_they_are_and_phrases_in_the_readers_language(visit: Visits) -> None:
    ada, ben = both(visit)
    ben.page.get_by_role("button", name="FR, Français").click()
    say(ada, "Good evening <b>Ben</b>")
    expect(chat(ben)).to_contain_text("Good evening <b>Ben</b>")
    ben.page.locator("[data-phrase='thanks']").dispatch_event("click")  # of all, out of sight
    expect(chat(ben)).to_contain_text("Merci")
    expect(chat(ada)).to_contain_text("Thank you!")
    mine = chat(ada).locator(".mine")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Good evening")


def test_all_phrases_are_in_reach(visit: Visits) -> None:
    ada, ben = both(visit)
    ada.page.get_by_role("button", name="More…").click()
    ada.page.get_by_role("button", name="Good game!").click()
    expect(chat(ben)).to_contain_text("Good game!")


def test_letters_are_counted_down_near_the_end(visit: Visits) -> None:
    ada, ben = both(visit)
    field = ada.page.locator("#talk-field")
    field.fill("x" * (MOST_WORDS - 41))
    expect(ada.page.locator("#talk-left")).to_have_count(0)
    field.press_sequentially("yz")
    expect(ada.page.locator("#talk-left")).to_have_text("39 letters left")
    field.press("Enter")
    expect(chat(ben)).to_contain_text("xyz")


def test_what_is_new_is_counted_and_heard_but_never_ones_own(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    open_chat(ada)
    say(ada, "Are you there?")
    button = ben.page.locator("#chat-button")
    expect(button).to_have_accessible_name("Chat: 1 new line")
    expect(ben.page.locator("#tab-chat")).to_contain_text("1")
    expect(ben.page.locator(HEARD)).to_have_text("Ada: Are you there?")
    expect(ben.page.locator(HEARD)).to_have_attribute("aria-live", "polite")
    expect(ada.page.locator(HEARD)).to_have_text("")
    open_chat(ben)
    expect(button).to_have_accessible_name("Chat")
    expect(chat(ben)).to_contain_text("Are you there?")
    ben.page.reload()  # what was said before isn't said again
    open_chat(ben)
    expect(chat(ben)).to_contain_text("Are you there?")
    expect(ben.page.locator(HEARD)).to_have_text("")


def test_who_is_here_and_who_writes(visit: Visits) -> None:
    ada, ben = both(visit)
    who = chat(ada).get_by_role("list", name="Who is here")
    expect(who).to_contain_text("Ben: here")
    ben.page.locator("#talk-field").press_sequentially("I th")
    expect(who).to_contain_text("Ben: writing")
    expect(chat(ada)).to_contain_text("Ben is writing…")
    expect(team(ada, "Ben").locator("i.writing")).to_be_visible()
    ben.page.locator("#talk-field").press("Enter")
    expect(who).to_contain_text("Ben: here")
    ben.page.goto("about:blank")
    expect(who).to_contain_text("Ben: away")


def test_with_the_keyboard_alone(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    page = ada.page
    page.keyboard.press("c")
    expect(page.locator("#talk-field")).to_be_focused()
    page.keyboard.type("by keys: e u 1")
    page.keyboard.press("Enter")
    expect(ben.page.locator("#chat-button")).to_have_accessible_name("Chat: 1 new line")
    page.keyboard.press("Escape")
    expect(page.locator("#chat-button")).to_be_focused()
    expect(page.locator("#journal")).to_be_visible()
    page.locator("#tab-journal").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-chat")).to_be_focused()
    expect(chat(ada)).to_be_visible()
    page.keyboard.press("j")
    expect(page.locator("#journal")).to_be_visible()


def test_a_line_steals_no_focus(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    open_chat(ada)
    ben.lit_places.first.or_(spot(ben, SPOT)).first.focus()
    focused = ben.page.evaluate("document.activeElement.dataset.pick")
    say(ada, "Over here")
    expect(ben.page.locator("#chat-button")).to_have_accessible_name("Chat: 1 new line")
    assert ben.page.evaluate("document.activeElement.dataset.pick") == focused


# ---------------------------------------------------------------- pins


@pytest.mark.parametrize("game", GAMES)
def test_a_place_is_shown_with_a_key_on_every_board(visit: Visits, game: str) -> None:
    ada, ben = at_a_table_of(visit, game)
    place = ben.board.locator("[data-pick^='place:']").first
    pick = place.get_attribute("data-pick")
    assert pick is not None
    place.focus()
    ben.page.keyboard.press("p")
    expect(pins(ada, pick)).to_have_count(1)
    expect(pins(ben, pick)).to_have_count(1)
    expect(ada.notice.locator(".pinged b")).to_contain_text("Ben shows")
    expect(ada.notice.locator(".pinged small")).to_contain_text("Your turn")
    expect(ada.page.locator(HEARD)).to_contain_text("Ben shows")
    expect(pins(ada, pick)).to_have_count(0)  # by itself
    expect(ada.notice.locator(".pinged")).to_have_count(0)
    expect(ada.page.locator("#chat-button")).to_have_accessible_name("Chat: 1 new line")


def test_a_place_is_shown_with_the_mouse_and_a_phrase(visit: Visits) -> None:
    ada, ben = both(visit)
    ben.page.locator("#ping-button").click()
    expect(ben.notice).to_contain_text("Choose the place to show")
    ben.page.locator("[data-phrase='wait']").click()
    told = ada.journal.count()
    point_at(ben, SPOT)
    expect(pins(ada, SPOT)).to_have_count(1)
    expect(ada.notice).to_contain_text("“Wait a moment.”")
    expect(chat(ada)).to_contain_text("“Wait a moment.”")
    expect(ben.page.locator("#ping-button")).to_have_attribute("aria-pressed", "false")
    point_at(ben, OTHER, "right")
    expect(pins(ada, OTHER).locator("text")).to_have_text("2")
    assert ada.journal.count() == told  # nothing was played


def point_at(player: Player, pick: str, button: Literal["left", "right"] = "left") -> None:
    """Whether it is lit or not."""
    player.page.mouse.click(*point_of(player, pick), button=button)


def point_of(player: Player, pick: str) -> tuple[float, float]:
    """Where nothing covers it, when it stands still."""
    spot(player, pick).evaluate(STILL)
    x, y = spot(player, pick).evaluate(UNCOVERED)
    box = spot(player, pick).bounding_box()
    assert box is not None
    return box["x"] + x, box["y"] + y


def test_a_long_press_shows_a_place_and_plays_nothing(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = arrive(visit(ada.page.url, phone=True))
    sit_down(ben, "Ben")
    expect(team(ada, "Ben")).to_be_visible()
    assert ada.asked() == "act"
    hold(ben.page, point_of(ben, SPOT), pins(ada, SPOT))
    expect(ben.page.locator("[data-pick].picked")).to_have_count(0)
    expect(ben.notice.locator(".bad")).to_have_count(0)
    ben.page.locator("#chat-button").tap()
    expect(chat(ben)).to_contain_text("Ben shows")


def hold(page: Page, at: tuple[float, float], until: Locator) -> None:
    """A finger stays there until somebody sees it."""
    hand = page.context.new_cdp_session(page)
    points = [{"x": at[0], "y": at[1]}]
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(until).to_have_count(1)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# ---------------------------------------------------------------- plans


def test_a_plan_is_drawn_seen_by_all_and_rubbed_out(visit: Visits) -> None:
    ada, ben = both(visit)
    ben.page.locator("#plan-button").click()
    point_at(ben, SPOT)
    expect(ben.notice).to_contain_text("where does the arrow end?")
    point_at(ben, OTHER)
    expect(ada.board.locator(f"[data-arrow='{SPOT} {OTHER}']")).to_have_count(1)
    drag(ben, OTHER, "place:3")
    expect(arrows(ada)).to_have_count(2)
    point_at(ben, SPOT)  # the same once more goes
    point_at(ben, OTHER)
    expect(arrows(ada)).to_have_count(1)
    expect(arrows(ben)).to_have_count(1)
    ben.page.locator("#rub-button").click()
    expect(arrows(ada)).to_have_count(0)
    expect(ben.page.locator("#rub-button")).to_have_count(0)


def drag(player: Player, start: str, end: str) -> None:
    mouse = player.page.mouse
    for pick, act in ((start, mouse.down), (end, mouse.up)):
        mouse.move(*point_of(player, pick))
        act()


def test_a_plan_is_drawn_with_keys_and_goes_with_the_turn(visit: Visits) -> None:
    """A rider is a turn of its own."""
    ada, ben = at_a_table_of(visit, "through_the_desert")
    first, second = (ada.lit_places.nth(number) for number in (0, 1))
    first.focus()
    ada.page.keyboard.press("d")
    expect(ada.board.locator(".begun")).to_have_count(1)
    second.focus()
    ada.page.keyboard.press("d")
    expect(arrows(ben)).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ada.play_anything(ada.asked())
    expect(arrows(ben)).to_have_count(0)


def draw_by_taps(player: Player) -> None:
    """A tap may miss while a busy machine still lays out the page: then from the start again."""
    for number in range(5):
        with contextlib.nullcontext() if number == 4 else contextlib.suppress(AssertionError):
            player.page.touchscreen.tap(*point_of(player, SPOT))
            expect(player.notice).to_contain_text("where does the arrow end", timeout=4000)
            player.page.touchscreen.tap(*point_of(player, OTHER))
            expect(arrows(player)).to_have_count(1, timeout=4000)
            return


def test_a_plan_is_drawn_with_two_taps_on_a_phone(visit: Visits) -> None:
    ada = table_for_two(visit())
    ben = arrive(visit(ada.page.url, phone=True))
    sit_down(ben, "Ben")
    open_chat(ben)
    ben.page.locator("#plan-button").tap()
    draw_by_taps(ben)
    drawn = arrows(ben).get_attribute("data-arrow")
    expect(ada.board.locator(f"[data-arrow='{drawn}']")).to_have_count(1)


# ---------------------------------------------------------------- less of it


def test_one_click_hides_all_of_it_and_another_brings_it_back(visit: Visits) -> None:
    ada, ben = both(visit)
    ben.page.get_by_role("button", name="Hide chat, pins and plans").click()
    expect(ben.page.locator("#journal")).to_be_visible()
    say(ada, "Can you see this?")
    spot(ada, SPOT).focus()
    ada.page.keyboard.press("p")
    expect(pins(ada, SPOT)).to_have_count(1)
    expect(chat(ada)).to_contain_text("Ada shows")
    assert ben.journal.count() == ada.journal.count()
    expect(ben.page.locator("#chat-button")).to_have_accessible_name("Chat")
    expect(pins(ben, SPOT)).to_have_count(0)
    expect(ben.page.locator(HEARD)).to_have_text("")
    ben.page.reload()
    open_chat(ben)
    expect(chat(ben)).not_to_contain_text("Can you see this?")
    ben.page.get_by_role("button", name="Show chat, pins and plans").click()
    expect(chat(ben)).to_contain_text("Can you see this?")


def test_one_of_them_is_muted(visit: Visits) -> None:
    ada, ben = both(visit)
    say(ada, "First")
    chat(ben).get_by_role("button", name="What Ada may say").click()
    ben.dialog.get_by_text(SAID("talk-mute")).click()
    ben.page.keyboard.press("Escape")
    say(ada, "Second")
    expect(chat(ada)).to_contain_text("Second")
    spot(ada, SPOT).focus()
    ada.page.keyboard.press("p")
    expect(pins(ada, SPOT)).to_have_count(1)
    expect(pins(ben, SPOT)).to_have_count(0)
    expect(chat(ben)).not_to_contain_text("First")
    chat(ben).get_by_role("button", name=SAID("talk-muted", count=1)).click()
    expect(chat(ben)).to_contain_text("Second")


def test_who_only_points_is_muted_in_the_menu_of_their_seat(visit: Visits) -> None:
    ada, ben = ada_and_ben(visit)
    team(ben, "Ada").get_by_role("button", name="Seat of Ada").click()
    ben.dialog.get_by_text(SAID("talk-mute")).click()
    ben.page.keyboard.press("Escape")
    spot(ada, SPOT).focus()
    ada.page.keyboard.press("p")
    expect(pins(ada, SPOT)).to_have_count(1)
    open_chat(ben)
    expect(chat(ben)).to_contain_text(SAID("talk-muted", count=1))
    expect(pins(ben, SPOT)).to_have_count(0)


def test_on_a_phone_a_hint_takes_the_chats_sheet(visit: Visits) -> None:
    player = open_table(visit(phone=True))
    open_chat(player)
    player.page.locator("#hint-button").tap()
    expect(player.page.locator("#hint")).to_be_visible()
    expect(chat(player)).to_be_hidden()


def test_the_opener_silences_somebody_and_says_what_may_be_said(visit: Visits) -> None:
    ada, ben = both(visit)
    say(ben, "Ha ha ha")
    chat(ada).get_by_role("button", name="What Ben may say").click()
    ada.dialog.get_by_text("They say no more at this table").click()
    expect(chat(ben)).to_contain_text(SAID("talk-silenced"))
    expect(ben.page.locator("#talk-field")).to_have_count(0)
    ada.dialog.get_by_text("They say no more at this table").click()
    expect(ben.page.locator("#talk-field")).to_be_visible()
    ada.page.keyboard.press("Escape")
    team(ada, "Ada").get_by_role("button", name="Seat of Ada").click()
    ada.dialog.get_by_role("radio", name="phrases").check(force=True)
    expect(chat(ben)).to_contain_text("Only ready-made phrases are said here.")
    ben.page.locator("[data-phrase='well-played']").click()
    expect(chat(ada)).to_contain_text("Well played!")
    ada.dialog.get_by_role("radio", name="nothing").check(force=True)
    expect(chat(ben)).to_contain_text("Nobody talks at this table.")


def test_who_looks_on_talks_apart_until_the_table_lets_them_join(visit: Visits) -> None:
    ada, ben = both(visit)
    looker = arrive(visit(ada.page.url))
    expect(looker.notice).to_contain_text("You are watching.")
    open_chat(looker)
    expect(looker.page.locator("#ping-button")).to_have_count(0)
    say(looker, "A quiet word")
    expect(chat(looker)).to_contain_text("A quiet word")
    say(ada, "Among us")
    expect(chat(ben)).to_contain_text("Among us")
    expect(chat(ada)).not_to_contain_text("A quiet word")
    team(ada, "Ada").get_by_role("button", name="Seat of Ada").click()
    ada.dialog.get_by_text("Those who look on talk with the players").click()
    expect(looker.page.get_by_placeholder("Write to the table…")).to_be_visible()
    say(looker, "Good evening all")
    expect(chat(ben)).to_contain_text("Good evening all")


# ---------------------------------------------------------------- for everybody


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_nothing_for_axe_to_say(visit: Visits, language: str, theme: str, phone: bool) -> None:
    ada = table_for_two(visit())
    ben = arrive(visit(ada.page.url))
    sit_down(ben, "Ben")
    expect(team(ada, "Ben")).to_be_visible()
    open_chat(ben)
    say(ben, "Hello")
    reader = arrive(visit(ada.page.url, language=language, theme=theme, phone=phone))
    page = reader.page
    assert complaints(page) == []
    open_chat(reader)
    assert complaints(page) == []
    mine = open_table(visit(phone=phone, theme=theme))
    open_chat(mine)
    say(mine, "Is anybody there?")
    expect(chat(mine)).to_contain_text("Is anybody there?")
    mine.page.locator("#plan-button").click()
    assert complaints(mine.page) == []

"""The win bar: how likely a win is, for whoever wants to know, where there is room for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from simoun import from_position
from simoun.core.face import Face
from simoun.core.rules import State
from tests.browser.axe import complaints
from tests.browser.drawn import last_turn, two_verbs
from tests.browser.lobby import begun_at, choose, open_table, pick_game
from tests.browser.player import Player
from tests.browser.visiting import Visits
from tests.island.position import FACE as ISLAND

NAME = re.compile("^Chances to win")
SIZES = [(1440, 900), (1024, 768), (820, 1180), (844, 390), (667, 375), (390, 844), (360, 640)]
WIDTHS = "one => [...one.children].map(part => parseFloat(part.style.width) / 100)"
LEFT = "mark => parseFloat(mark.style.left)"
LIES = """gauge => {
  const { bottom, width } = gauge.getBoundingClientRect();
  const notice = gauge.closest(".notice > *").getBoundingClientRect();
  return [notice.bottom - bottom, width / notice.width];
}"""


def bar_of(page: Page) -> Locator:
    return page.locator(".notice").get_by_role("button", name=NAME)


def chance_of(s: State, face: Face[State] = ISLAND) -> float:
    return from_position(face.position(s)).chances()[0]


def told(chance: float) -> str:
    return f"{round(100 * chance)}%"


def test_the_number_is_the_chance_of_the_position_and_the_mark_where_it_was(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    bar = bar_of(player.page)
    before = chance_of(two_verbs())
    expect(bar.locator("b")).to_have_text(told(before))
    assert bar.locator(".gauge").evaluate(WIDTHS) == [pytest.approx(before, abs=1e-4)]
    player.click_place(player.lit_places.first)
    expect(player.journal).to_have_count(1)
    expect(bar).to_have_accessible_name(re.compile(f"before the last move {told(before)}"))
    mark = bar.locator("u")
    assert mark.evaluate(LEFT) == pytest.approx(100 * before, abs=0.01)
    player.page.reload()
    assert mark.evaluate(LEFT) == pytest.approx(100 * before, abs=0.01)
    player.undo.click()
    expect(bar.locator("u")).to_have_count(0)
    expect(bar.locator("b")).to_have_text(told(before))


def test_it_is_better_after_thinking(visit: Visits) -> None:
    page = visit()
    choose(page, "Expert", among="Level of the bots")
    open_table(page).asked()
    page.locator("#hint-button").click()
    figures = page.locator("#hint .figures b")
    expect(figures).to_have_count(2)
    expect(bar_of(page)).to_have_accessible_name(re.compile("after thinking"))
    expect(bar_of(page).locator("b")).to_have_text(figures.last.inner_text())
    assert complaints(page) == []


def test_it_moves_once_for_a_move_and_not_at_all_if_nothing_shall_move(visit: Visits) -> None:
    page = begun_at(visit(), two_verbs()).page
    part = bar_of(page).locator("i")
    expect(part).to_have_css("transition-duration", "0s")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(part).to_have_css("transition-duration", "0.42s")


def test_a_click_hides_it_and_the_settings_know(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    page, bar = player.page, bar_of(player.page)
    bar.click()
    expect(bar.locator("b")).to_have_count(0)
    assert complaints(page) == []
    page.reload()
    player.asked()
    expect(bar.locator("b")).to_have_count(0)
    page.keyboard.press(",")
    switch = player.dialog.get_by_role("switch", name="Chances to win")
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    page.keyboard.press("Escape")
    expect(bar.locator("b")).to_be_visible()


def test_in_a_first_game_it_is_one_click_away_and_from_then_on_there(visit: Visits) -> None:
    page = visit(newcomer=True)
    first = begun_at(page, last_turn())
    bar = bar_of(page)
    expect(bar).to_be_visible()
    expect(bar.locator("b")).to_have_count(0)
    assert complaints(page) == []
    first.page.keyboard.press("e")
    expect(first.dialog.locator(".why")).to_be_visible()
    expect(page.locator(".notice .win")).to_have_count(0)  # the notice tells the end
    page.goto("/")
    open_table(page)
    expect(bar.locator("b")).to_be_visible()


def test_who_wants_it_in_a_first_game_has_it_with_a_click(visit: Visits) -> None:
    page = begun_at(visit(newcomer=True), two_verbs()).page
    bar_of(page).click()
    expect(bar_of(page).locator("b")).to_have_text(told(chance_of(two_verbs())))


def test_a_table_can_forbid_it_for_all(visit: Visits) -> None:
    page = visit()
    page.get_by_role("switch", name="Chances to win can be seen").uncheck(force=True)
    player = open_table(page)
    player.asked()
    spectator = visit(page.url)
    expect(Player(spectator).notice).to_contain_text("You are watching")
    for one in (page, spectator):
        expect(one.locator(".notice .win")).to_have_count(0)


def test_rivals_share_it_and_ones_own_share_comes_first(visit: Visits) -> None:
    page = visit()
    pick_game(page, "through_the_desert")
    open_table(page).asked()
    bar = bar_of(page)
    shares = bar.locator(".gauge").evaluate(WIDTHS)
    assert len(shares) == 3 and sum(shares) == pytest.approx(1, abs=0.01)
    expect(bar.locator("b")).to_have_text(told(shares[0]))
    expect(bar).to_have_accessible_name(re.compile(r"^Chances to win: (.+ \d+%(, | and |\.)){3}"))
    assert complaints(page) == []


def test_a_question_has_the_notice_for_itself(visit: Visits) -> None:
    player = begun_at(visit(careful=True), two_verbs())
    expect(bar_of(player.page)).to_be_visible()
    player.main.click()
    expect(player.notice).to_contain_text("End with 3 actions left?")
    expect(bar_of(player.page)).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(bar_of(player.page)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_every_screen_it_stands_beside_what_is_said_or_below_it(
    visit: Visits, language: str
) -> None:
    page = begun_at(visit(language=language), two_verbs()).page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".notice .win b")).to_be_in_viewport(ratio=1)
        on_phone = page.locator(".notice").evaluate("one => one.clientWidth") < 480
        expect(page.locator(".notice .gauge")).to_have_css("height", "4px" if on_phone else "10px")
        above_edge, share = page.locator(".notice .gauge").evaluate(LIES)
        assert above_edge < 6 and share > 0.8 if on_phone else share < 0.2, (width, height)
        assert complaints(page) == []

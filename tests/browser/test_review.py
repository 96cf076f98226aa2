"""A finished game looked at again in the browser: won and lost, each game, desk and phone."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from simoun import Match
from simoun.core.catalog import game_names
from simoun.core.record import Record
from simoun.text import Words
from tests.browser.axe import complaints
from tests.browser.lobby import bring_in
from tests.browser.player import Player
from tests.browser.visiting import Visits
from tests.hindsight.games import lost, reviewed, unfinished, won

WORDS = Words("en")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAT: ViewportSize = {"width": 844, "height": 390}
RISES = ".course .picture use:is([href='#card-rise'], [href='#storm-up'])"
BOTH = "#board :is([data-ghost], [data-instead])"
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight > innerHeight, scrollWidth > innerWidth];
}"""
ENDS = [
    pytest.param(game, which, phone, id=f"{game}-{which}-{'phone' if phone else 'desk'}")
    for game in game_names()
    for which, phone in [("lost", False), ("won", True)]
]


def brought(visit: Visits, record: Record, *, phone: bool = False, theme: str = "light") -> Page:
    """The end of the game, on its table."""
    page = visit(phone=phone, theme=theme)
    return bring_in(page, record.to_json().encode()).page


def opened(page: Page) -> Page:
    """From the summary of the end."""
    page.get_by_role("dialog").get_by_role("link", name=WORDS.say("review-title")).click()
    expect(page.locator(".verdict")).to_be_visible()
    return page


def rises_of(record: Record) -> int:
    """How often the water or the storm rose."""
    start = (record.game, record.rules, record.options, record.position, record.seed)
    match = Match(Record(*start, []))
    told = [event for move in record.moves for event in match.play(move.text, move.fresh)]
    return sum(event["what"].endswith(("-rise", "-rises")) for event in told)


def timeline(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


@pytest.mark.parametrize(("game", "which", "phone"), ENDS)
def test_a_review_tells_how_it_ended_and_what_turned_it(
    visit: Visits, game: str, which: str, phone: bool
) -> None:
    record = lost(game) if which == "lost" else won(game)
    match = Match(record)
    page = opened(brought(visit, record, phone=phone, theme="dark" if phone else "light"))
    expect(page.locator(".verdict")).to_contain_text(WORDS.say(f"{game}-outcome-{match.outcome}"))
    points = page.locator(".points li button")
    expect(points).not_to_have_count(0)
    assert timeline(page) == len(record.moves)
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("slider")).not_to_have_value(str(len(record.moves)))
    rows = page.locator(".course table tbody tr")
    assert rows.count() == len({row.split()[0] for row in rows.all_inner_texts()})
    assert page.locator(RISES).count() == rises_of(record)
    for size in [DESKTOP, PHONE, FLAT]:
        page.set_viewport_size(size)
        assert complaints(page) == []
        assert page.evaluate(SCROLLS) == [size != DESKTOP, False], size


@pytest.fixture
def page(visit: Visits) -> Page:
    return opened(brought(visit, lost("through_the_desert")))


def test_what_the_expert_would_have_done_comes_by_itself(page: Page) -> None:
    """As the same review tells it by hand."""
    found = reviewed("through_the_desert")
    for number, point in enumerate(found["points"]):
        page.locator(".points li button").nth(number).click()
        moment = next(one for one in found["moments"] if one["move"] == point["move"])
        panel = page.locator(".moment")
        if moment["alike"]:
            expect(panel).to_contain_text(WORDS.say("review-alike", level="Expert"))
            expect(page.locator(BOTH)).to_have_count(0)
        else:
            expect(panel.locator(".way")).to_have_count(2)
            expect(panel.locator(".better")).to_contain_text("Expert")
            ways = [moment["better"], moment["played"]]
            assert page.locator(BOTH).count() == sum(len(way["steps"]) for way in ways)


def test_both_ways_are_drawn_on_the_board_unless_one_does_not_want_them(page: Page) -> None:
    moments = reviewed("through_the_desert")["moments"]
    number = next(number for number, one in enumerate(moments) if not one["alike"])
    page.locator(".points li button").nth(number).click()
    both = page.locator(BOTH)
    expect(both).not_to_have_count(0)
    toggle = page.locator(".moment").get_by_role("button", name=WORDS.say("review-show-both"))
    toggle.click()
    expect(both).to_have_count(0)
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(both).not_to_have_count(0)
    page.keyboard.press("ArrowRight")  # another moment
    expect(both).to_have_count(0)


def test_keys_go_from_move_to_move_and_from_mark_to_mark(page: Page) -> None:
    slider = page.get_by_role("slider")
    last = timeline(page)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(last))
    points = page.locator(".points li button")
    page.keyboard.press("ArrowUp")
    expect(points.last).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowUp")
    expect(points.nth(points.count() - 2)).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowDown")
    expect(points.last).to_have_attribute("aria-current", "true")
    expect(slider).not_to_have_value(str(last))
    page.keyboard.press("Space")  # plays it
    expect(slider).to_have_value(str(last))


def test_rivals_have_points_on_request(page: Page) -> None:
    wanted = page.locator(".course").get_by_role("button", name=WORDS.say("review-scores"))
    figures = page.locator(".course table tbody tr").last
    expect(figures).to_contain_text("100%")
    wanted.click()
    expect(wanted).to_have_attribute("aria-pressed", "true")
    expect(figures).not_to_contain_text("100%")


def test_one_can_play_on_from_a_moment_of_it(page: Page) -> None:
    end, points = timeline(page), page.locator(".points li button")
    points.last.click()
    expect(page.get_by_role("slider")).not_to_have_value(str(end))
    moves = timeline(page)
    page.get_by_role("button", name=WORDS.say("review-on")).click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    player = Player(page)
    assert player.asked() in ("act", "decide")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("slider")).to_have_value(str(moves))


def test_the_link_leads_to_the_same_review_and_picture_and_record_can_be_saved(
    page: Page, visit: Visits
) -> None:
    page.get_by_role("button", name=WORDS.say("review-link")).click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    verdict = page.locator(".verdict").inner_text()
    other = visit(link)
    expect(other.locator(".verdict")).to_have_text(re.compile(re.escape(verdict.split("\n")[0])))
    with page.expect_download() as download:
        page.get_by_role("button", name=WORDS.say("review-picture")).click()
    content = download.value.path().read_bytes()
    assert download.value.suggested_filename.endswith(".png")
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])  # the head of every such file
    assert (width, 600 < height < 1200) == (2000, True)
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.say("review-record")).click()
    assert download.value.suggested_filename.endswith(".json")


def test_a_game_that_goes_on_has_no_review(visit: Visits) -> None:
    page = visit()
    bring_in(page, unfinished("island").record().to_json().encode())
    page.goto(page.url + "/review")
    expect(page.locator("main")).to_contain_text(WORDS.say("table-refused-not-over"))
    page.get_by_role("link", name=WORDS.say("review-table")).click()
    expect(page.locator("#board")).to_be_visible()

"""The table on every size: the board whole and free, and all that can be done within reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import simoun
from simoun.core.face import Face
from simoun.core.record import Record
from simoun.core.rules import State
from tests.browser.drawn import BESIDE, two_verbs
from tests.browser.lobby import begun_at, bring_in, record_up_to
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_desert import half_dug
from tests.browser.test_sky import before_a_gust, cards_seen, tiles_seen, two_circles, with_tiles
from tests.browser.visiting import Visits
from tests.desert.position import FACE as DESERT
from tests.sky.position import FACE as SKY

HERE = Path(__file__).parent
MEASURED = (HERE / "measured.js").read_text(encoding="utf-8")
GAMES = ("island", "desert", "sky", "through_the_desert")
LONG = 100  # moves
SIZES = [
    *[(1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (1024, 600)],
    *[(820, 1180), (768, 1024)],
    *[(844, 390), (720, 450), (667, 375)],  # the second is 1440 x 900 at 200 %
    *[(390, 844), (360, 740), (360, 640)],
]


@pytest.fixture(scope="module")
def tables(chromium: Browser, server: Server) -> Iterator[Visits]:
    with Visits(chromium, server) as visits:
        yield visits
    assert visits.stumbles == []


def whole(game: str) -> Record:
    """Played to its end by bots, with as many players as there may be."""
    record = simoun.from_record(HERE / "records" / f"{game}.json").record()
    assert len(record.moves) >= LONG
    return record


def begun(record: Record) -> Record:
    """Before its first move."""
    return Record(record.game, record.rules, record.options, record.position, record.seed, [])


def moments(record: Record, asked: str) -> list[int]:
    """After how many moves the table asks for this."""
    match = simoun.from_record(begun(record))
    found = []
    for number, move in enumerate(record.moves):
        if match.view()["turn"]["asked"] == asked:  # type: ignore[index]
            found.append(number)
        match.play(move.text)
    return found


def expect_fits(page: Page, what: str) -> None:
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := page.evaluate(MEASURED):
            wrong.append(f"{width} x {height}: " + "; ".join(found))
    page.set_viewport_size({"width": 1440, "height": 900})
    assert not wrong, "\n".join([what, *wrong])


# ---------------------------------------------------------------- in the middle of a long game


def late_in(tables: Visits, game: str, asked: str = "act", language: str = "en") -> Player:
    """The last moment of a long game at which this is asked; all seats are this player's."""
    record = whole(game)
    page = tables(language=language)
    player = bring_in(page, record_up_to(record, moments(record, asked)[-1]))
    player.asked()
    return player


@pytest.mark.parametrize("game", GAMES)
def test_acting_late_in_a_long_game(tables: Visits, game: str) -> None:
    player = late_in(tables, game)
    expect_fits(player.page, "acting")
    things = player.page.locator("#hand [data-pick].lit, .dock .thing[aria-disabled=false]")
    for number in range(min(things.count(), 3)):
        things.nth(number).click()
        expect_fits(player.page, f"thing {number} is picked")
        player.page.keyboard.press("Escape")


def test_french_which_is_longer_fits_too(tables: Visits) -> None:
    """Where panels hold most words."""
    expect_fits(late_in(tables, "sky", language="fr").page, "acting, in French")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_talking(tables: Visits, game: str, language: str) -> None:
    page = late_in(tables, game, language=language).page
    page.locator("#chat-button").click()
    field = page.locator("#talk-field")
    for words in ("Here we are.", "a long line " * 20, "x" * 300):
        field.fill(words)
        field.press("Enter")
        expect(page.locator("#panel-chat li[data-line]").last).to_contain_text(words.strip())
    expect_fits(page, "talking")
    page.locator("#ping-button").click()
    expect_fits(page, "about to show a place")
    page.locator("#tab-journal").click()
    expect_fits(page, "the journal in the chat's place")


@pytest.mark.parametrize("asked", ["discard", "swim"])
def test_what_must_be_settled_on_the_island(tables: Visits, asked: str) -> None:
    expect_fits(late_in(tables, "island", asked).page, asked)


def test_a_place_where_several_things_can_be_done(tables: Visits) -> None:
    player = begun_at(tables(), two_verbs())
    player.click_place(player.place(BESIDE))
    expect(player.offers).to_have_count(2)
    expect_fits(player.page, "buttons for a place")


def test_a_question_before_what_is_final(tables: Visits) -> None:
    player = begun_at(tables(careful=True), two_verbs())
    player.main.click()
    expect(player.notice).to_contain_text("End with 3 actions left?")
    expect_fits(player.page, "a question")


# ---------------------------------------------------------------- sheets and a tile

SHEETS: dict[str, tuple[Callable[[], State], Face[State], str | None]] = {
    "cards of Sky in order": (cards_seen, SKY, None),
    "cards of Desert in order": (half_dug, DESERT, "peek"),
    "a tile to keep": (tiles_seen, SKY, None),
    "a circle": (two_circles, SKY, None),
}


@pytest.mark.parametrize("what", SHEETS)
def test_a_sheet_that_asks(tables: Visits, what: str) -> None:
    drawn, face, verb = SHEETS[what]
    player = begun_at(tables(), drawn(), face)
    if verb is not None:
        player.verb(verb).click()
    expect(player.page.locator(".sheet")).to_be_visible()
    expect_fits(player.page, what)


def test_company_in_a_storm(tables: Visits) -> None:
    player = begun_at(tables(), before_a_gust(), SKY)
    player.main.click()
    expect(player.page.locator(".sheet")).to_be_visible()
    expect_fits(player.page, "company in a gust")


def test_a_tile_that_is_turned_and_laid(tables: Visits) -> None:
    player = begun_at(tables(phone=True), with_tiles(), SKY)
    player.hand.locator("[data-pick='tile:H1']").tap()
    expect_fits(player.page, "a tile is chosen")
    player.board.locator("[data-pick='spot:N51']").tap()
    expect(player.page.get_by_role("button", name="Place it here")).to_be_visible()
    expect_fits(player.page, "a tile hovers")


# ---------------------------------------------------------------- the past, the end, no server


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_every_moment_before_it(tables: Visits, game: str) -> None:
    player = bring_in(tables(), record_up_to(whole(game), None))
    page = player.page
    expect(player.dialog).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for button in player.dialog.get_by_role("button").all():
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.9)
    player.dialog.get_by_role("button", name="Step through it").click()
    timeline = page.get_by_role("slider", name="Timeline")
    longest = longest_line(whole(game))
    for moment in (str(longest), "0"):
        timeline.fill(moment)
        expect(timeline).to_have_value(moment)
        expect_fits(page, f"move {moment}")
    player.notice.get_by_role("button", name="Back to now").click()
    expect(timeline).to_have_count(0)
    expect_fits(page, "the end")


def longest_line(record: Record) -> int:
    """After how many moves most is told at once."""
    match = simoun.from_record(begun(record))
    told = [len(str(match.play(move.text))) for move in record.moves]
    return told.index(max(told)) + 1


def test_without_the_server(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server, Visits(chromium, server) as visits:
        players = [bring_in(visits(), record_up_to(whole(game), LONG)) for game in GAMES]
        server.kill()
        for player in players:
            expect(player.notice).to_contain_text("Reconnecting")
            expect_fits(player.page, "no server")
        server.start()


# ---------------------------------------------------------------- small windows, once broken


def test_equipment_that_asks_can_be_used_in_a_small_window(tables: Visits) -> None:
    equipped = half_dug("Time Throttle, Solar Shield", "Jet Pack, Terrascope")
    player = begun_at(tables(), equipped, DESERT)
    for width, height in ((720, 450), (390, 844), (360, 640)):
        player.page.set_viewport_size({"width": width, "height": height})
        for card in ("time-throttle", "solar-shield"):
            player.hand.locator(f"[data-pick^='card:{card}']").click()
            expect(player.notice).to_contain_text("Choose")
            expect(player.notice).to_be_in_viewport(ratio=1)
            expect(player.offers.first).to_be_in_viewport(ratio=1)
            player.offers.first.click()
            expect(player.journal).to_have_count(1)
            player.undo.click()
            expect(player.journal).to_have_count(0)


def test_where_the_bar_has_no_room_the_menu_invites(tables: Visits) -> None:
    page = begun_at(tables(), two_verbs()).page
    page.set_viewport_size({"width": 667, "height": 375})
    expect(page.locator("header .invite")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy the invite link").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


HEIGHTS = "one => [one.scrollHeight, one.clientHeight]"
AREAS = """[...document.querySelectorAll(
  ".seat, .own, .notice, #board, .panels, .log, .bottom")].map(one => {
    const { left, top, width } = one.getBoundingClientRect();
    return [one.className, left, top, width].join(" ");
  })"""


def test_a_long_journal_moves_nothing(tables: Visits) -> None:
    player = bring_in(tables(), record_up_to(whole("sky"), None))
    player.page.keyboard.press("Escape")
    player.page.set_viewport_size({"width": 1024, "height": 768})
    lines = player.journal.count()
    assert lines > LONG
    height, shown = player.page.locator("#journal").evaluate(HEIGHTS)
    assert height > shown
    with_all = player.page.evaluate(AREAS)
    player.page.evaluate(
        "[...document.querySelectorAll('#journal li')].slice(3).map(one => one.remove())"
    )
    assert player.page.evaluate(AREAS) == with_all


@pytest.mark.parametrize("width", [1440, 1024, 800])
def test_stepping_through_leaves_every_column_as_wide_as_it_was(tables: Visits, width: int) -> None:
    record = whole("through_the_desert")
    player = bring_in(tables(), record_up_to(record, None))
    player.dialog.get_by_role("button", name="Close").click()
    player.page.set_viewport_size({"width": width, "height": 900})
    widths = "['#board', '.notice', '.bottom'].map(one => document.querySelector(one).clientWidth)"
    before = player.page.evaluate(widths)
    player.page.keyboard.press("t")
    player.page.get_by_role("slider", name="Timeline").fill(str(longest_line(record)))
    expect(player.notice).to_contain_text("Move")
    assert player.page.evaluate(widths) == before
    expect(player.notice.get_by_role("button", name="Back to now")).to_be_in_viewport(ratio=1)

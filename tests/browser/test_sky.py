"""What only Forbidden Sky has at the table: tiles to turn, current, a rocket; and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from simoun.games.sky.state import Sky
from simoun.text import Words
from tests.browser.lobby import begun_at
from tests.browser.player import Player
from tests.browser.test_looks import LOOKS, check, sheets
from tests.browser.visiting import Visits
from tests.playing import do
from tests.sky.position import CIRCUIT, CLOCKWISE, FACE, RISE, ROCKET, sky, with_pawns
from tests.sky.test_platform import FIVE_SMALL

WORDS = Words("en")
LAID = 4  # the place of the first tile that is laid; those before it are the start board's
LIFT_OFF = 6000  # milliseconds: the rocket is gone
ENDS = ("small-capacitor-1", "launch-pad")  # of the cable that is missing
FOUND = {"C": "Gravity Hook, Jetpack, Med Kit"}
LOWEST = "places => Math.max(...places.map(place => place.getBoundingClientRect().bottom))"
MIDDLE_OF_CABLE = """cable => {
  const line = cable.querySelector("path");
  const { x, y } = line.getPointAtLength(line.getTotalLength() / 2);
  const point = new DOMPoint(x, y).matrixTransform(line.getScreenCTM());
  return [point.x, point.y];
}"""


def with_tiles() -> Sky:
    """The Electrician can lay H1 at N51 in two ways, turned once or three times."""
    return sky("A0\nA1E\nA2D\nA3", tiles={"E": "G4 H1 R1"}, level=1)


def nearly_wired(**pawns: str) -> Sky:
    """One cable is missing; the Climber holds what was found at three gears."""
    drawn = with_pawns(ROCKET, **pawns)
    return sky(drawn, order="EC", cables=CIRCUIT[:-1], hands=FOUND, level=1)


def before_a_gust() -> Sky:
    """Three stand on a tile, with clouds to the south; the first storm card is a Gust."""
    seen = f"Gust, {CLOCKWISE}, 2 Lightning"
    s = sky(
        "A1 P1CDS\nA2 P6v",
        order="CDS",
        tiles={"D": "H1"},
        hands={"C": "Aerometer"},
        storm=[seen],
        level=1,
    )
    cards = ["Gust", CLOCKWISE, "Lightning", "Lightning"]
    return do(s, "seat1 look ahead", *[f"seat1 next {card}" for card in cards])


def two_circles() -> Sky:
    """One small capacitor is left for the circle at N50 and the one at N52."""
    s = sky(
        FIVE_SMALL,
        order="S",
        tiles={"S": "G3"},
        hands={"D": "Gravity Hook, 3 Jetpack, Med Kit"},
        level=1,
    )
    return do(s, "seat1 explore G3 turned 0 at N51")


def cards_seen() -> Sky:
    s = sky(
        "A1 P1DS\nA2 P6v",
        hands={"D": "Aerometer"},
        storm=[f"2 Lightning, {CLOCKWISE}, {RISE}"],
        level=1,
    )
    return do(s, "seat1 look ahead")


def tiles_seen() -> Sky:
    return do(sky("A1 P1DS\nA2 P6v", hands={"D": "Stratoscope"}, level=1), "seat1 scope")


def tile(player: Player, name: str) -> Locator:
    return player.hand.locator(f"[data-pick='tile:{name}']")


def spot(player: Player, name: str) -> Locator:
    return player.board.locator(f"[data-spot='{name}']")


def target(player: Player, name: str) -> Locator:
    return player.board.locator(f"[data-pick='spot:{name}']")


def expect_laid(player: Player, turn: int) -> None:
    """H1 lies at N51, turned so."""
    expect(player.place(LAID)).to_have_accessible_name(re.compile("^N51"))
    assert player.said() == WORDS.say(
        "sky-event-explore", who=WORDS.player("sky", "electrician"), tile="H1", place="N51"
    )
    expect(tile(player, "H1")).to_have_count(0)
    assert laid_turn(player.page) == turn


def laid_turn(page: Page) -> int:
    """As the record has it, which anyone may save."""
    table = page.url.rsplit("/", 1)[-1]
    record = page.request.get(f"/api/tables/{table}/record").json()
    move = re.fullmatch(r"seat1 explore H1 turned (\d) at N51", record["moves"][-1])
    assert move, record["moves"]
    return int(move[1])


# ---------------------------------------------------------------- a tile


def test_a_tile_is_turned_and_laid_with_the_mouse(visit: Visits) -> None:
    player = begun_at(visit(), with_tiles(), FACE)
    tile(player, "H1").click()
    target(player, "N51").hover()
    expect(spot(player, "N51")).to_have_attribute("data-turn", "1")
    spot(player, "N51").locator("[data-turner]").click()
    expect(spot(player, "N51")).to_have_attribute("data-turn", "3")
    expect(player.journal).to_have_count(0)
    target(player, "N51").click()
    expect_laid(player, 3)


def test_a_tile_is_turned_and_laid_with_the_keyboard(visit: Visits) -> None:
    player = begun_at(visit(), with_tiles(), FACE)
    keys = player.page.keyboard
    aim_with_keys(player)
    expect(target(player, "N51")).to_have_accessible_name(re.compile("^N51, tile H1"))
    for key, turn in (("t", "3"), ("t", "1"), ("[", "3")):
        keys.press(key)
        expect(spot(player, "N51")).to_have_attribute("data-turn", turn)
    expect(player.journal).to_have_count(0)
    keys.press("Enter")
    expect_laid(player, 3)


def aim_with_keys(player: Player) -> None:
    """H1 hovers over N51, which lies east of the landing pad."""
    tile(player, "H1").focus()
    player.page.keyboard.press("Enter")
    player.place(1).focus()
    player.page.keyboard.press("ArrowRight")
    expect(target(player, "N51")).to_be_focused()


# ---------------------------------------------------------------- a cable


def cables(player: Player) -> Locator:
    """Those that can be taken off."""
    return player.board.locator("[data-pick^='cable:']")


def expect_taken_off(player: Player) -> None:
    """The long cable between the launch pad and rod 3."""
    expect(player.journal).to_have_count(1)
    assert player.said() == (
        "The Electrician takes off a long cable between lightning rod 3 and the launch pad."
    )
    expect(cables(player)).to_have_count(0)


def test_a_cable_is_taken_off_with_the_mouse(visit: Visits) -> None:
    player = begun_at(visit(), nearly_wired(P7="E", F1="C"), FACE)
    expect(player.verb("unwire")).to_be_visible()
    expect(cables(player)).to_have_count(0)
    player.verb("unwire").click()
    expect(cables(player)).to_have_count(1)
    player.page.mouse.click(*cables(player).evaluate(MIDDLE_OF_CABLE))
    expect_taken_off(player)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_cable_is_taken_off_with_the_keyboard(visit: Visits, key: str) -> None:
    player = begun_at(visit(), nearly_wired(P7="E", F1="C"), FACE)
    digit = player.verb("unwire").get_attribute("aria-keyshortcuts")
    assert digit
    player.page.keyboard.press(digit)
    expect(cables(player)).to_have_accessible_name(re.compile("^Long cable, .+: take off", re.I))
    expect(cables(player)).to_have_attribute("tabindex", "0")
    cables(player).focus()
    player.page.keyboard.press(key)
    expect_taken_off(player)


def component(player: Player, name: str) -> Locator:
    return player.board.locator(f"[data-pick='component:{name}']")


def ghosts(player: Player) -> Locator:
    return player.board.locator("[data-ghost]")


def test_a_cable_is_seen_with_its_length_before_it_hangs(visit: Visits) -> None:
    player = begun_at(visit(), nearly_wired(P7="E", P3="C"), FACE)
    one, other = (component(player, end) for end in ENDS)
    other.hover()
    one.click()
    expect(ghosts(player)).to_have_count(0)
    other.hover()
    expect(ghosts(player)).to_have_attribute("data-ghost", "short")
    expect(player.board.locator(".ghosts")).to_have_text("Short cable")
    expect(other).to_have_accessible_name(re.compile("^Launch pad, Short cable: hang a cable$"))
    player.place(0).hover()
    expect(ghosts(player)).to_have_count(0)
    other.focus()
    player.page.keyboard.press("Shift+Tab")
    player.page.keyboard.press("Tab")
    expect(other).to_be_focused()
    expect(ghosts(player)).to_have_count(1)
    expect(player.journal).to_have_count(0)


def test_a_finger_sees_the_cable_before_it_hangs_it(visit: Visits) -> None:
    player = begun_at(visit(phone=True), nearly_wired(P7="E", F1="C"), FACE)
    one, other = (component(player, end) for end in ENDS)
    one.tap()
    other.tap()
    expect(player.board.locator(".ghosts")).to_have_text("Short cable: tap again")
    expect(player.page.locator("#journal button")).to_have_count(0)
    other.tap()
    expect(player.notice).to_contain_text(re.compile("Climber .+ on the launch pad"))


# ---------------------------------------------------------------- what must be settled first


def sheet(player: Player) -> Locator:
    return player.page.locator(".sheet")


def in_a_gust(page: Page) -> Player:
    player = begun_at(page, before_a_gust(), FACE)
    assert player.asked() == "act"
    player.main.click()
    expect(sheet(player)).to_be_visible()
    return player


def test_the_climber_takes_somebody_across_the_clouds_in_a_gust(visit: Visits) -> None:
    player = in_a_gust(visit())
    expect(sheet(player).get_by_role("button")).to_have_text(["Doctor", "Sailor", "Cross alone"])
    sheet(player).get_by_role("button", name="Sailor").click()
    expect(sheet(player)).to_have_count(0)
    expect(player.place(LAID)).to_have_accessible_name(re.compile("^N51.+, Doctor$"))
    expect(player.place(LAID + 1)).to_have_accessible_name(re.compile("^N52.+, Climber and Sailor"))


def test_or_it_takes_the_one_whose_pawn_is_clicked(visit: Visits) -> None:
    player = in_a_gust(visit())
    player.board.locator("g[data-pick='pawn:1']").click()
    expect(sheet(player)).to_have_count(0)
    expect(player.place(LAID + 1)).to_have_accessible_name(re.compile("^N52.+, Climber and Doctor"))


def test_or_crosses_alone_with_the_keyboard(visit: Visits) -> None:
    player = in_a_gust(visit())
    expect(sheet(player).get_by_role("button", name="Doctor")).to_be_focused()
    for key in ("Tab", "Tab", "Enter"):
        player.page.keyboard.press(key)
    expect(sheet(player)).to_have_count(0)
    expect(player.place(LAID)).to_have_accessible_name(re.compile("^N51.+, Doctor and Sailor"))
    expect(player.place(LAID + 1)).to_have_accessible_name(re.compile("^N52.+, Climber$"))


@pytest.mark.parametrize("on_the_board", [False, True])
def test_a_circle_is_chosen_for_the_last_piece(visit: Visits, on_the_board: bool) -> None:
    player = begun_at(visit(), two_circles(), FACE)
    expect(sheet(player).get_by_role("button")).to_have_text(["North", "South"])
    last = player.board.locator("[data-pick='component:small-capacitor-6']")
    expect(last).to_have_count(0)
    south = player.page.locator("[data-pick='side:south']")
    south.and_(player.page.locator("g" if on_the_board else "button")).click()
    expect(last).to_have_count(1)
    expect(sheet(player)).to_have_count(0)
    place = player.board.get_by_role("button", name=re.compile("^N52.+Small capacitor 6"))
    expect(place).to_have_count(1)


def test_storm_cards_are_put_back_in_the_order_that_is_chosen(visit: Visits) -> None:
    player = begun_at(visit(), cards_seen(), FACE)
    for card in ("Wind Shift", "Lightning", "Storm Intensifies"):
        button = sheet(player).get_by_role("button", name=card)
        button.first.click()
        expect(sheet(player).locator("ol")).to_contain_text(card)
    sheet(player).get_by_role("button").click()
    expect(sheet(player)).to_have_count(0)
    assert player.asked() == "act"
    known = player.page.get_by_role("region", name="Storm deck").get_by_role("img")
    for at, card in enumerate(["Wind Shift", "Lightning", "Storm Intensifies", "Lightning"]):
        expect(known.nth(at)).to_have_accessible_name(re.compile(f"^{card}"))


def test_one_of_the_next_tiles_is_kept(visit: Visits) -> None:
    player = begun_at(visit(), tiles_seen(), FACE)
    tiles = sheet(player).get_by_role("button")
    expect(tiles).to_have_count(5)
    kept = tiles.nth(3).get_attribute("data-pick")
    tiles.nth(3).click()
    expect(sheet(player)).to_have_count(0)
    expect(player.hand.locator(f"[data-pick='{kept}']")).to_have_count(1)


# ---------------------------------------------------------------- the storm


def bolts(player: Player) -> Locator:
    """On the board, one for everybody who would be hit."""
    return player.board.locator("g > use[href='#lightning']")


@pytest.mark.parametrize("phone", [False, True])
def test_lightning_is_seen_beforehand_with_whom_it_would_hit(visit: Visits, phone: bool) -> None:
    """The pad is wired to a rod; the Climber stands in a Faraday cage."""
    player = begun_at(visit(phone=phone), nearly_wired(P7="E", F1="C"), FACE)
    preview = player.page.get_by_role("button", name=WORDS.say("sky-table-foresee-lightning"))
    shown = preview.filter(visible=True).first
    expect(shown).to_have_accessible_name(re.compile("1 health lost: the Electrician"))
    struck = bolts(player)
    expect(struck).to_have_count(0)
    shown.click()
    expect(shown).to_have_attribute("aria-pressed", "true")
    expect(struck).to_have_count(1)
    shown.click()
    expect(struck).to_have_count(0)


# ---------------------------------------------------------------- the launch


def hang_the_last(player: Player) -> None:
    for end in ENDS:
        component(player, end).click()


def test_a_launch_that_leaves_somebody_behind_asks_first(visit: Visits) -> None:
    player = begun_at(visit(), nearly_wired(P7="E", F1="C"), FACE)
    hang_the_last(player)
    expect(player.notice).to_contain_text(re.compile("the Climber .+ on the launch pad"))
    player.notice.get_by_role("button", name="Keep playing").click()
    expect(player.journal).to_have_count(0)
    assert player.asked() == "act"

    hang_the_last(player)
    player.notice.get_by_role("button", name="Do it all the same").click()
    expect(player.dialog.locator(".why")).to_be_visible()
    expect(player.dialog.get_by_role("heading").first).to_have_text(WORDS.say("table-lost"))


def test_the_last_cable_launches_the_rocket(visit: Visits) -> None:
    """The clock stands still while the rocket climbs."""
    player = begun_at(visit(), nearly_wired(P7="E", P3="C"), FACE)
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    hang_the_last(player)
    expect(page.get_by_text(WORDS.say("sky-table-launch"))).to_be_visible()
    expect(player.dialog).to_have_count(0)
    page.clock.run_for(LIFT_OFF)
    expect(player.dialog.get_by_role("heading").first).to_have_text(WORDS.say("table-won"))
    expect(player.dialog.locator(".why")).to_have_text(player.said())
    player.dialog.get_by_role("button", name="Close").click()
    expect(player.notice).to_contain_text(WORDS.say("sky-outcome-won"))
    expect_nothing_to_come(player)


def expect_nothing_to_come(player: Player) -> None:
    """Neither an action nor a storm card, and no forecast."""
    expect(player.page.locator("li.done")).to_have_text(["Actions", "Storm cards"])
    expect(player.page.locator(".dock .left")).to_have_text(re.compile("0 actions"))
    expect(player.page.get_by_role("region", name="Storm deck")).to_be_visible()
    expect(player.page.get_by_role("group", name=WORDS.say("sky-table-foresee"))).to_have_count(0)


# ---------------------------------------------------------------- looks


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_table(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    player = begun_at(page, with_tiles(), FACE)
    assert player.asked() == "act"
    check(page, "the table", theme)
    aim_with_keys(player)
    expect(spot(player, "N51")).to_have_attribute("data-turn", "1")
    check(page, "a tile in one's fingers", theme)
    page.keyboard.press("Escape")
    for sheet in sheets(page):
        check(page, sheet, theme)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_launch(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    player = begun_at(page, nearly_wired(P7="E", F1="C"), FACE)
    assert player.asked() == "act"
    page.locator("[aria-pressed]:has([href='#lightning'])").filter(visible=True).first.click()
    expect(bolts(player)).to_have_count(1)
    check(page, "lightning seen beforehand", theme)
    hang_the_last(player)
    expect(player.notice.locator(".ask")).to_be_visible()
    check(page, "the launch is asked for", theme)
    player.page.locator(".answers .go >> visible=true").click()
    expect(player.dialog.locator(".why")).to_be_visible()
    check(page, "the end", theme)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS[1:3])
def test_the_sheets(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    check(page, sheet(in_a_gust(page)).inner_text(), theme)
    for s in (two_circles(), cards_seen(), tiles_seen()):
        page.goto("/")
        player = begun_at(page, s, FACE)
        expect(sheet(player)).to_be_visible()
        check(page, sheet(player).inner_text(), theme)


def test_a_sheet_at_the_foot_of_the_board_covers_none_of_it(visit: Visits) -> None:
    page = visit()
    for s in (two_circles(), tiles_seen()):
        page.goto("/")
        player = begun_at(page, s, FACE)
        expect(sheet(player)).to_be_visible()
        top = sheet(player).evaluate("sheet => sheet.getBoundingClientRect().top")
        assert player.board.locator("[data-pick^='place:']").evaluate_all(LOWEST) <= top

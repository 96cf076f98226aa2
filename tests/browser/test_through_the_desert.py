"""What only Through the Desert has at the table: hexes, colours and points; and how it looks."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import simoun
from simoun import Match
from simoun.core.record import Record
from simoun.text import Words
from tests.browser.lobby import (
    begun_at,
    bring_in,
    choose,
    open_table,
    pick_game,
    record_up_to,
    seat,
)
from tests.browser.player import Player
from tests.browser.test_looks import LOOKS, check, sheets
from tests.browser.test_newcomer import verdict
from tests.browser.test_together import come_by_link, sit_down, team
from tests.browser.visiting import Visits
from tests.through_the_desert.position import COLOURS, LABELS, caravans, points, room, seen

GAME = "through_the_desert"
WORDS = Words("en")
BLUE, VERMILION = 0, 1
TIMES = "\N{MULTIPLICATION SIGN}"

# F8 closes six hexes off, with a waterhole and an oasis.
NEARLY_CLOSED = """
        C D E F G
      8 .   m1  .
          m1  .
      9 m1  3   m1
          .   .
     10 m1  *   m1
          .   .
     11 m1  .   m1
          m1  m1
     12 .   M1  R2
"""
CLOSING = "F8"


def nearly_closed(players: int = 2, scores: str = "hidden") -> Match:
    return caravans(NEARLY_CLOSED, players=players, scores=scores, taken={1: "3 1", 2: "2"})


TOKENS = [2, 1]  # of each seat there


@cache
def whole_game() -> Record:
    """Of four who place anything anywhere."""
    random = Random(4)
    game = simoun.new_game(GAME, players=4, seed=4)
    while not game.over:
        game.play(random.choice(game.actions()))
    return game.record()


def begun(page: Page, game: Match) -> Player:
    """All seats are this player's."""
    player = begun_at(page, game.state, game.face)
    assert player.asked() == "decide"
    return player


def at(player: Player, name: str) -> Locator:
    return player.place(LABELS.index(name))


def preview(player: Player) -> Locator:
    return player.page.locator(".preview")


def score(player: Player, seat: int) -> Locator:
    return player.page.locator(f".team [data-seat='{seat}'] .score")


def lit(player: Player) -> set[str]:
    picks = player.lit_places.evaluate_all("all => all.map(one => one.dataset.place)")
    return {LABELS[int(pick)] for pick in picks}


# ---------------------------------------------------------------- what a camel may do, and earns


def test_a_hex_that_is_pointed_at_shows_what_a_camel_would_earn(visit: Visits) -> None:
    game = nearly_closed()
    player = begun(visit(), game)
    earned = next(one for one in seen(game, 1)["earns"] if one["place"] == LABELS.index(CLOSING))
    parts = [earned["waterholes"], earned["oases"], earned["territory"]]
    assert min(parts) > 0
    at(player, CLOSING).hover()
    expect(preview(player).locator("p").first).to_have_text(CLOSING)
    expect(preview(player).locator(".camel i")).to_have_text([str(part) for part in parts])
    expect(preview(player).locator(".camel b")).to_have_text(f"+{sum(parts)}")
    expect(at(player, CLOSING)).to_have_accessible_name(re.compile(f"Mint for {sum(parts)} points"))
    expect(player.board.locator(".closes")).to_have_count(1)
    player.notice.hover()
    expect(preview(player)).to_have_count(0)
    expect(player.board.locator(".closes")).to_have_count(0)


def test_land_that_was_closed_off_has_an_owner_and_counts(visit: Visits) -> None:
    player = begun(visit(), nearly_closed())
    before = int(score(player, BLUE).locator("b").inner_text())
    at(player, CLOSING).hover()
    gain = int(preview(player).locator(".camel b").inner_text())
    player.click_place(at(player, CLOSING))
    expect(at(player, "E10")).to_have_accessible_name(re.compile("land of Blue"))
    expect(score(player, BLUE).locator("b")).to_have_text(str(before + gain))
    expect(player.page.locator("#journal")).to_contain_text("Blue closes off")


def test_a_digit_chooses_a_colour_and_lights_where_it_may_go(visit: Visits) -> None:
    game = nearly_closed()
    player = begun(visit(), game)
    everywhere = lit(player)
    for digit, camel in enumerate(COLOURS.values(), 1):
        player.page.keyboard.press(str(digit))
        expect(player.verb(camel.lower())).to_have_attribute("aria-pressed", "true")
        assert lit(player) == set(room(game, camel).split())
        player.page.keyboard.press("Escape")
        assert lit(player) == everywhere


def test_a_colour_and_a_hex_in_either_order(visit: Visits) -> None:
    player = begun(visit(), nearly_closed())
    player.verb("mint").click()
    player.click_place(at(player, CLOSING))
    expect(at(player, CLOSING)).to_have_accessible_name(re.compile("a Mint camel of Blue"))
    player.undo.click()
    expect(player.journal).to_have_count(0)
    player.click_place(at(player, CLOSING))
    expect(at(player, CLOSING)).to_have_accessible_name(re.compile("a Mint camel of Blue"))


def test_five_colours_to_choose_from_leave_the_board_as_large_as_it_was(visit: Visits) -> None:
    player = begun(visit(), simoun.new_game(GAME, players=2, first="seat1"))
    before = part_seen(player)
    player.click_place(player.lit_places.first)
    expect(player.offers).to_have_count(len(COLOURS))
    assert part_seen(player) == before


def test_arrow_keys_lead_from_hex_to_hex(visit: Visits) -> None:
    player = begun(visit(), nearly_closed())
    at(player, CLOSING).focus()
    for key, name in [("ArrowDown", "F9"), ("ArrowDown", "F10"), ("ArrowUp", "F9")]:
        player.page.keyboard.press(key)
        expect(at(player, name)).to_be_focused()
    player.page.keyboard.press("PageDown")
    expect(player.page.locator("[data-pick].lit:focus")).to_have_count(1)


def test_the_first_camel_of_a_turn_can_be_taken_back(visit: Visits) -> None:
    player = begun(visit(), nearly_closed())
    expect(player.undo).to_have_attribute("aria-disabled", "true")
    expect(player.notice).to_contain_text("2 camels to place")
    player.click_place(at(player, CLOSING))
    expect(player.notice).to_contain_text("1 camel to place")
    player.page.keyboard.press("u")
    expect(player.notice).to_contain_text("2 camels to place")
    expect(player.journal).to_have_count(0)
    expect(at(player, CLOSING)).to_have_class(re.compile("lit"))


# ---------------------------------------------------------------- points of others


@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_the_points_of_others_show_only_where_all_agreed_to(visit: Visits, scores: str) -> None:
    host = begun(visit(), nearly_closed(scores=scores))
    host.page.get_by_role("button", name="Seat of Vermilion").click()
    host.dialog.get_by_role("button", name="Leave the seat to whoever has the link").click()
    guest = come_by_link(visit, host)
    sit_down(guest, "Ben")
    expect(team(host, "Ben")).to_be_visible()
    for player, own, other in ((host, BLUE, VERMILION), (guest, VERMILION, BLUE)):
        expect(score(player, own)).to_have_count(1)
        expect(score(player, other)).to_have_count(1 if scores == "open" else 0)
        face_down = player.page.locator(f"[data-seat='{other}'] .chip.down")
        expect(face_down).to_have_text([] if scores == "open" else [f"{TIMES} {TOKENS[other]}"])


# ---------------------------------------------------------------- before and after the camels


def test_with_five_players_each_sets_a_rider_aside_before_the_board_is_laid(
    visit: Visits,
) -> None:
    page = visit()
    pick_game(page, GAME)
    choose(page, "5")
    for number in range(2, 6):
        seat(page, number, "Someone here")
    player = open_table(page)
    palms = player.board.locator("use[href='#palm']")
    for chosen, camel in enumerate(COLOURS.values()):
        expect(player.page.locator(".dock .thing[aria-disabled=true]")).to_have_count(chosen)
        expect(player.notice).to_contain_text("which rider stays out of this game?")
        expect(palms).to_have_count(0)
        player.page.keyboard.press(str(chosen + 1))
        told = WORDS.forms(GAME, camel.lower())["one"]
        expect(player.page.locator("#journal")).to_contain_text(f"sets aside the rider on {told}")
    expect(palms).to_have_count(5)
    expect(player.notice).to_contain_text("place a rider")
    expect(player.page.locator(".info td", has_text=TIMES)).to_have_count(5)


def test_the_end_is_counted_step_by_step_and_names_the_winner(visit: Visits) -> None:
    record = whole_game()
    page = visit()
    player = bring_in(page, record_up_to(record, len(record.moves) - 1))
    assert player.asked() == "decide"
    page.emulate_media(reduced_motion="no-preference")
    play_last_move(player, record)
    count = page.get_by_role("region", name=WORDS.say("through_the_desert-table-count"))
    expect(count.get_by_role("listitem")).to_have_count(4)
    count.get_by_role("button").click()
    game = simoun.from_record(record)
    expect(player.dialog.get_by_role("heading").first).to_have_text(verdict(game, player))
    totals = [str(points(game, seat)["total"]) for seat in (1, 2, 3, 4)]
    expect(player.dialog.locator("tbody td:nth-child(2)")).to_have_text(totals)


def play_last_move(player: Player, record: Record) -> None:
    """`seat1 place Rose at F8`."""
    *_, camel, _, place = record.moves[-1].text.split()
    player.verb(camel.lower()).click()
    player.click_place(at(player, place))


# ---------------------------------------------------------------- on a phone


def test_a_finger_zooms_where_hexes_are_small_then_aims_and_then_places(visit: Visits) -> None:
    player = begun(visit(phone=True), nearly_closed())
    whole = part_seen(player)
    at(player, CLOSING).tap()
    assert part_seen(player)[2] == pytest.approx(whole[2] / 2)
    expect(preview(player)).to_have_count(0)
    at(player, CLOSING).tap()
    expect(preview(player)).to_contain_text("Tap again to place it.")
    expect(player.journal).to_have_count(0)
    at(player, CLOSING).tap()
    expect(at(player, CLOSING)).to_have_accessible_name(re.compile("a Mint camel of Blue"))


def test_buttons_bring_the_board_nearer_and_a_finger_draws_it_along(visit: Visits) -> None:
    player = begun(visit(phone=True), nearly_closed(4))
    whole = part_seen(player)
    player.page.get_by_role("button", name="Nearer").tap()
    near = part_seen(player)
    assert near[2] < whole[2]
    move_fingers(player, [(180, 300)], [(120, 260)])
    along = part_seen(player)
    assert along[0] > near[0] and along[1] > near[1] and along[2:] == near[2:]
    expect(player.journal).to_have_count(0)
    player.page.get_by_role("button", name="All of the board").tap()
    assert part_seen(player) == whole


def test_two_fingers_bring_the_board_nearer(visit: Visits) -> None:
    player = begun(visit(phone=True), nearly_closed(4))
    whole = part_seen(player)
    move_fingers(player, [(150, 300), (210, 300)], [(90, 300), (270, 300)])
    near = part_seen(player)
    assert near[2] == pytest.approx(whole[2] / 3, rel=0.05)
    move_fingers(player, [(90, 300), (270, 300)], [(170, 300), (190, 300)])
    assert part_seen(player) == whole
    expect(player.journal).to_have_count(0)


def part_seen(player: Player) -> list[float]:
    """From where, and how much of the board."""
    part = player.board.get_by_role("group").first.get_attribute("viewBox")
    assert part
    return [float(number) for number in part.split()]


def move_fingers(player: Player, start: list[tuple[int, int]], end: list[tuple[int, int]]) -> None:
    steps = 5
    fingers = player.page.context.new_cdp_session(player.page)
    for step in range(steps + 1):
        points = [
            {"x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps, "id": finger}
            for finger, ((x, y), (to_x, to_y)) in enumerate(zip(start, end, strict=True))
        ]
        kind = "touchStart" if step == 0 else "touchMove"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# ---------------------------------------------------------------- looks


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_table(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    player = begun(page, nearly_closed(5))
    check(page, "the table", theme)
    at(player, CLOSING).focus()
    page.keyboard.press("ArrowDown")
    expect(preview(player)).to_be_visible()
    check(page, "a hex aimed at", theme)
    player.verb("mint").click()
    check(page, "a colour chosen", theme)
    page.keyboard.press("Escape")
    for sheet in sheets(page):
        check(page, sheet, theme)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_the_beginning_and_the_end(visit: Visits, language: str, theme: str, phone: bool) -> None:
    page = visit(language=language, theme=theme, phone=phone)
    record = whole_game()
    player = bring_in(page, record_up_to(record, 0))
    assert player.asked() == "decide"
    check(page, "the first rider", theme)
    page.goto("/")
    player = bring_in(page, record_up_to(record, len(record.moves) - 1))
    assert player.asked() == "decide"
    page.emulate_media(reduced_motion="no-preference")
    play_last_move(player, record)
    expect(page.locator(".finale")).to_be_visible()
    check(page, "the count", theme)
    page.emulate_media(reduced_motion="reduce")
    page.locator(".finale button").click()
    expect(player.dialog.locator(".why")).to_be_visible()
    check(page, "the end", theme)

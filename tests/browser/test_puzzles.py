"""Puzzles in the browser: the list, a turn by mouse, touch and keys, hints, the answer, figures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from simoun.core.catalog import game_names
from simoun.learn.puzzle import Puzzle, puzzles
from simoun.text import LANGUAGES, Words
from tests.browser.axe import complaints
from tests.browser.player import SETTLED
from tests.browser.visiting import Visits

SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640)]
BOXES = """() => [".bubble", "#board", ".dock"].map(where => {
  const { left, top, right, bottom } = document.querySelector(where).getBoundingClientRect();
  return { left, top, right, bottom };
})"""
OUTSIDE = """() => document.documentElement.scrollWidth > innerWidth
  || document.documentElement.scrollHeight > innerHeight"""


class Solver:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = Words(language)
        self.bubble = page.locator(".bubble")

    def press(self, name: str) -> None:
        self.bubble.get_by_role("button", name=self.words.say(f"puzzles-{name}")).click()

    def stands(self, tone: str) -> None:
        expect(self.page.locator(f".bubble.{tone}")).to_be_visible()

    def figures(self) -> Locator:
        return self.page.locator(".puzzle-card dd")


def first_of(game: str, aim: str | None = None) -> Puzzle:
    return next(one for one in puzzles(game).found if aim in (None, one.aim))


def at(visit: Visits, one: Puzzle, language: str = "en", phone: bool = False) -> Solver:
    path = f"/puzzles/{one.task.game}/{one.number}"
    solver = Solver(visit(path, language=language, phone=phone), language)
    expect(solver.bubble).to_be_visible()
    return solver


# ---------------------------------------------------------------- the list


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_are_listed_and_one_tab_away(visit: Visits, language: str) -> None:
    words = Words(language)
    page = visit("/", language=language)
    page.get_by_role("link", name=words.say("shell-tab-puzzles")).click()
    for game in game_names():
        shelf = page.locator(f"section[aria-labelledby=card-{game}]")
        expect(shelf.locator("li")).to_have_count(len(puzzles(game).found))
    assert complaints(page) == []
    stars = words.say("puzzles-stars", n=1)
    page.get_by_role("link", name=words.say("puzzles-link", number=1, stars=stars)).first.click()
    expect(page.locator(".bubble")).to_be_visible()


def test_no_such_puzzle(visit: Visits) -> None:
    page = visit("/puzzles/island/999")
    expect(page.get_by_role("link", name="All puzzles")).to_be_visible()


# ---------------------------------------------------------------- solving one


@pytest.mark.parametrize("game", game_names())
def test_the_answer_is_shown_and_explained_and_counts_for_nothing(visit: Visits, game: str) -> None:
    one = first_of(game)
    solver = at(visit, one)
    fail(solver, one)
    solver.press("solution")
    solver.stands("good")
    expect(solver.page.locator(".puzzle-why ol li")).to_have_count(len(one.solution))
    expect(solver.bubble).to_contain_text(str(one.lines).replace(",", ""))
    expect(solver.figures().nth(1)).to_have_text("1")
    assert complaints(solver.page) == []


def fail(solver: Solver, one: Puzzle) -> None:
    """End the turn at once, or place the first camels there are."""
    page = solver.page
    if page.locator("#main-button").count():
        page.locator("#main-button").click()
    else:
        other = next(other for other in one.tries if len(other.line) == 2)
        for text in other.line:
            _, _, colour, _, place = text.split()
            place_camel(page, one, colour, place)
    solver.stands("bad")


def place_camel(page: Page, one: Puzzle, colour: str, place: str) -> None:
    lines = page.locator("#journal button").count()
    names = list(one.task.begin().moment.names["place"])
    page.evaluate(SETTLED)
    page.locator(f".acts [data-verb='{colour.lower()}']").click()
    page.locator(f"#board [data-pick='place:{names.index(place)}']").first.click()
    page.wait_for_function(
        "lines => document.querySelectorAll('#journal button').length > lines", arg=lines
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_solved_by_mouse_and_the_next_one_begins(visit: Visits, language: str) -> None:
    one = first_of("through_the_desert")
    solver = at(visit, one, language)
    fail(solver, one)
    solver.press("again")
    solver.stands("calm")
    for text in one.solution:
        _, _, colour, _, place = text.split()
        place_camel(solver.page, one, colour, place)
    solver.stands("good")
    expect(solver.page.locator("#board .reached text")).to_have_text(["1", "2"])
    expect(solver.figures().nth(1)).to_have_text("2")
    said = solver.words.say("puzzles-why")
    expect(solver.page.get_by_role("heading", name=said)).to_be_visible()
    solver.page.locator(".bubble .next").click()
    solver.page.wait_for_url("**/puzzles/through_the_desert/2")
    page = solver.page
    page.goto(page.url.rsplit("/", 2)[0])
    expect(page.locator("li a.solved")).to_have_count(1)


def test_a_hint_costs_a_star_and_tells_more_each_time(visit: Visits) -> None:
    one = first_of("island")
    solver = at(visit, one)
    solver.press("hint")
    hint = solver.words.say(one.message("hint")) if not one.facts else ""
    expect(solver.page.locator(".puzzle-card ol li")).to_have_count(1)
    expect(solver.bubble).to_contain_text(hint)
    solver.page.keyboard.press("i")
    expect(solver.page.locator(".puzzle-card ol li")).to_have_count(2)


def test_a_turn_by_keys_alone(visit: Visits) -> None:
    solver = at(visit, first_of("island"))
    solver.page.keyboard.press("e")
    solver.stands("bad")
    solver.page.keyboard.press("u")
    solver.stands("calm")


def test_a_turn_by_touch(visit: Visits) -> None:
    solver = at(visit, first_of("desert"), phone=True)
    solver.page.locator("#main-button").tap()
    solver.stands("bad")
    solver.bubble.get_by_role("button", name="Try again").tap()
    solver.stands("calm")


# ---------------------------------------------------------------- on every screen


@pytest.mark.parametrize("game", game_names())
def test_goal_board_and_actions_are_there_on_every_screen(visit: Visits, game: str) -> None:
    solver = at(visit, first_of(game), "fr")
    for width, height in SIZES:
        solver.page.set_viewport_size({"width": width, "height": height})
        solver.page.evaluate(SETTLED)
        assert not solver.page.evaluate(OUTSIDE), (width, height)
        bubble, board, dock = solver.page.evaluate(BOXES)
        for box in (bubble, board, dock):
            assert box["right"] <= width + 1 and box["bottom"] <= height + 1, (width, height)
        assert not overlap(bubble, board) and not overlap(board, dock), (width, height)
        assert board["right"] - board["left"] > 150, (width, height)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    above = one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1
    return not beside and not above

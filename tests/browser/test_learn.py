"""Lessons in the browser: courses, and the real table under a veil, by mouse, touch and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Locator, Page, expect

from simoun.core.catalog import game_names
from simoun.learn.lesson import Lesson, course
from simoun.text import LANGUAGES, Words
from tests.browser.axe import complaints
from tests.browser.finger import MIDDLE
from tests.browser.player import SETTLED
from tests.browser.visiting import Visits

SIZES = [
    *[(1920, 1080), (1280, 720), (1024, 768), (820, 1180), (844, 390), (667, 375)],
    *[(390, 844), (360, 740), (360, 640)],
]
# A lesson of each game: what to click for each step, and how often to tap the last of it.
CLICKS: dict[str, tuple[int, list[str]]] = {
    "island": (1, ["place:20", "place:15"]),
    "desert": (3, ["dig place:13", "dig place:13", "move place:8"]),
    "sky": (7, ["place:3", "place:12", "end"]),
    "through_the_desert": (4, ["violet place:32"]),
}
TAPS = {"through_the_desert": 3}  # the first one zooms, the second aims
# What the bubble, the board and the main button take of the screen.
BOXES = """() => [".bubble", "#board", ".bubble .buttons", ".dock"].map(where => {
  const { left, top, right, bottom } = document.querySelector(where).getBoundingClientRect();
  return { left, top, right, bottom };
})"""


def lesson(game: str, number: int) -> Lesson:
    return course(game).found[number - 1]


class Pupil:
    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = Words(language)
        self.bubble = page.locator(".bubble")
        self.next = page.locator(".bubble .next")

    def says(self, message: str) -> None:
        expect(self.bubble).to_contain_text(self.words.say(message))

    @property
    def described(self) -> Locator:
        """What the task is about."""
        return self.page.locator("[aria-describedby=lesson]")

    def press(self, name: str) -> None:
        self.bubble.get_by_role("button", name=self.words.say(f"learn-{name}")).click()


def thing(page: Page, name: str) -> Locator:
    """`dig` in the action bar, `place:13` on the board, `end` for the turn."""
    if name == "end":
        return page.locator("#main-button")
    where = f"#board [data-pick='{name}']" if ":" in name else f".acts [data-verb='{name}']"
    return page.locator(where).first


def do(page: Page, step: str, click: Callable[[Locator], None], times: int = 1) -> None:
    """One step, up to what the journal tells of it."""
    lines = page.locator("#journal button").count()
    *first, last = step.split()
    for name in [*first, *[last] * times]:
        expect(thing(page, name)).not_to_have_attribute("aria-disabled", "true")
        page.evaluate(SETTLED)
        click(thing(page, name))
    page.wait_for_function(
        "lines => document.querySelectorAll('#journal button').length > lines", arg=lines
    )


# ---------------------------------------------------------------- the list of courses


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_course_and_lesson_is_listed_and_progress_is_remembered(
    visit: Visits, language: str
) -> None:
    words = Words(language)
    page = visit("/", language=language)
    page.get_by_role("link", name=words.say("shell-tab-learn")).click()
    expect(page).to_have_url(re.compile("/learn$"))
    for game in game_names():
        for one in course(game).found:
            expect(page.get_by_role("link", name=words.say(one.message()))).to_be_visible()
    page.get_by_role("link", name=words.say(lesson("island", 2).message())).click()
    pupil = Pupil(page, language)
    pupil.says("island_lessons-shore-task")
    pupil.says("island_lessons-shore-why")
    pupil.press("show")
    pupil.says("island_lessons-shore-keep")
    page.get_by_role("link", name=words.say("learn-quit")).click()
    expect(page.locator("section", has_text=words.name("island", "title"))).to_contain_text(
        words.say("learn-progress", done=1, all=9)
    )
    page.reload()
    expect(page.locator("li.known")).to_have_count(1)


def test_an_address_that_is_no_lesson_says_so(visit: Visits) -> None:
    page = visit("/learn/island/99")
    expect(page.get_by_text("There is no such lesson")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("Forbidden Sky")).to_be_visible()


# ---------------------------------------------------------------- one lesson of each game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_lesson_by_mouse(visit: Visits, game: str, language: str) -> None:
    number, steps = CLICKS[game]
    page = visit(f"/learn/{game}/{number}", language=language)
    pupil = Pupil(page, language)
    expect(pupil.next).to_be_disabled()
    for step in steps:
        do(page, step, lambda found: page.mouse.click(*found.evaluate(MIDDLE)))
    pupil.says(lesson(game, number).message("keep"))
    expect(pupil.next).to_have_attribute("href", re.compile("^/"))


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_by_touch(visit: Visits, game: str) -> None:
    number, steps = CLICKS[game]
    page = visit(f"/learn/{game}/{number}", phone=True)
    pupil = Pupil(page)
    for step in steps:
        tap = lambda found: page.touchscreen.tap(*found.evaluate(MIDDLE))  # noqa: E731
        do(page, step, tap, TAPS.get(game, 1))
    pupil.says(lesson(game, number).message("keep"))
    pupil.next.tap()
    if number < len(course(game).found):
        pupil.says(lesson(game, number + 1).message("task"))


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_by_keyboard(visit: Visits, game: str) -> None:
    number, steps = CLICKS[game]
    page = visit(f"/learn/{game}/{number}")
    pupil = Pupil(page)
    for step in steps:
        do(page, step, lambda found: found.press("Enter"))
    pupil.says(lesson(game, number).message("keep"))


# ---------------------------------------------------------------- what the bubble says


def test_the_task_has_the_focus_and_is_described_by_the_bubble(visit: Visits) -> None:
    page = visit("/learn/island/1")
    pupil = Pupil(page)
    expect(pupil.described).to_have_attribute("data-pick", "place:20")
    expect(pupil.described).to_be_focused()
    page.keyboard.press("Enter")
    expect(pupil.described).to_have_attribute("data-pick", "place:15")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_click_explains_itself_and_changes_nothing(visit: Visits, language: str) -> None:
    page = visit("/learn/island/1", language=language)
    pupil = Pupil(page, language)
    expect(pupil.described).to_be_attached()
    thing(page, "place:21").click(force=True)  # diagonally
    pupil.says("island_lessons-move-not-diagonal")
    expect(pupil.bubble.get_by_role("link", name="I8")).to_be_visible()
    thing(page, "place:20").click()
    pupil.says("island_lessons-move-why")


def test_a_move_that_does_not_help_is_answered_and_taken_back(visit: Visits) -> None:
    page = visit("/learn/island/2")
    pupil = Pupil(page)
    do(page, "move place:9", lambda found: found.click())
    pupil.says("island_lessons-shore-not-walked")
    page.keyboard.press("u")
    pupil.says("island_lessons-shore-why")


def test_who_misses_the_goal_tries_again(visit: Visits) -> None:
    page = visit("/learn/sky/9")
    pupil = Pupil(page)
    expect(pupil.described).to_be_attached()
    page.keyboard.press("e")
    pupil.says("learn-missed")
    expect(page.get_by_role("dialog")).to_have_count(0)
    pupil.press("try-again")
    pupil.says("sky_lessons-launch-why")
    expect(page.locator("#journal button")).to_have_count(0)


@pytest.mark.parametrize("game", game_names())
def test_show_me_plays_each_lesson_to_its_end(visit: Visits, game: str) -> None:
    """From one to the next, and from a position that somebody has changed."""
    page = visit(f"/learn/{game}/1")
    pupil, lessons = Pupil(page), course(game).found
    for number, one in enumerate(lessons, 1):
        pupil.says(one.message("task"))
        pupil.press("show")
        pupil.says(one.message("keep"))
        if number < len(lessons):
            pupil.next.click()
    expect(pupil.next).to_have_attribute("href", "/")


def test_a_card_waits_for_who_learns(visit: Visits) -> None:
    page = visit("/learn/island/8")
    pupil = Pupil(page)
    pupil.says("island_lessons-sandbags-why")
    expect(pupil.bubble.locator(".go-on")).to_be_visible()
    pupil.bubble.locator(".go-on").click()
    pupil.says("island_lessons-sandbags-not-lost")


# ---------------------------------------------------------------- looks


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_no_complaint(visit: Visits, theme: str) -> None:
    page = visit("/learn", theme=theme, painted=True)
    expect(page.locator("section")).to_have_count(4)
    assert complaints(page) == []
    page.goto("/learn/island/2")
    expect(Pupil(page).described).to_be_attached()
    assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_bubble_board_and_actions_fit_on_every_size(
    visit: Visits, game: str, language: str
) -> None:
    page = visit(f"/learn/{game}/5", language=language)
    expect(Pupil(page).described).to_be_attached()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        bubble, board, buttons, dock = page.evaluate(BOXES)
        where = f"{game} {language} {width}x{height}"
        assert bubble["left"] >= 0 and bubble["right"] <= width, where
        assert bubble["bottom"] <= height and buttons["bottom"] <= bubble["bottom"], where
        assert dock["bottom"] <= height + 1, where
        assert not overlap(bubble, board) and not overlap(bubble, dock), where
        assert board["bottom"] - board["top"] >= 120, where


def overlap(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    return (
        one["left"] < other["right"] - 1
        and other["left"] < one["right"] - 1
        and one["top"] < other["bottom"] - 1
        and other["top"] < one["bottom"] - 1
    )

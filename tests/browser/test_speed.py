"""How fast a page is there, and how fast it answers."""

from __future__ import annotations

import statistics

from playwright.sync_api import Response, expect

from tests.browser.drawn import BESIDE, two_verbs
from tests.browser.lobby import begun_at
from tests.browser.visiting import Visits

MOST_BYTES = 150_000  # of the first page, as they cross the wire
ROUNDS = 10
MOST_MILLISECONDS = 50  # from a click to its answer on the screen

# Clicks one thing, waits until another shows the answer, and for the frame in which it is drawn.
CLICK_AND_WAIT = """([click, answered]) => new Promise(done => {
  const thing = document.querySelector(click);
  const began = performance.now();
  const look = () => {
    if (!document.querySelector(answered)) return;
    watching.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  look();
})"""


def test_a_click_is_answered_at_once(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    assert player.asked() == "act"
    place = f"#board [data-pick='place:{BESIDE}']"
    picked, started_over = f"{place}.picked", f"{place}.lit:not(.picked)"
    took = [
        player.page.evaluate(CLICK_AND_WAIT, [place, answer])
        for answer in [picked, started_over] * ROUNDS
    ]
    assert usual(took) < MOST_MILLISECONDS, took


def test_a_move_is_stored_and_shown_at_once(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    assert player.asked() == "act"
    shore = [f"#board [data-pick='place:{BESIDE}']", "#journal button"]
    undo = ["[aria-keyshortcuts=U]", "#journal .none"]
    took = []
    for _ in range(ROUNDS):
        player.verb("shore").click()
        for step in (shore, undo):
            took.append(player.page.evaluate(CLICK_AND_WAIT, step))
            assert player.asked() == "act"
    assert usual(took) < MOST_MILLISECONDS, took


def usual(took: list[float]) -> float:
    """The lower quartile: other tests keep the machine busy now and then."""
    return statistics.quantiles(took, n=4)[0]


def test_the_first_page_is_light(visit: Visits) -> None:
    page = visit()
    expect(page.locator(".seats")).to_be_visible()
    answers: list[Response] = []
    page.context.clear_cookies()
    fresh = page.context.new_page()
    fresh.on("response", lambda answer: answers.append(answer))
    fresh.goto("/", wait_until="networkidle")
    expect(fresh.locator(".seats")).to_be_visible()
    sizes = {answer.url: int(answer.request.sizes()["responseBodySize"]) for answer in answers}
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) <= MOST_BYTES, sizes

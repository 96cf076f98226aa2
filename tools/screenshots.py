"""Takes the pictures in docs/pictures at a real table: `PYTHONPATH=. python tools/screenshots.py`.

The games they show are docs/pictures/*.json: anyone can bring them in on the first page. The
study is docs/pictures/study.toml. With the names of some sets (`… through_the_desert lobby`) it
takes only those.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from palette import in_few_colours
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

import simoun
from simoun.cli import run
from tests.browser.daily import by_bots
from tests.browser.daily import play as play_the_day
from tests.browser.lobby import arrive, bring_in, record_up_to
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.visiting import PACKAGE, Visits, chromium_here, launch

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SCREENS: list[ViewportSize] = [  # besides 1440 by 900
    {"width": 1024, "height": 768},
    {"width": 844, "height": 390},
    {"width": 390, "height": 844},
]
PEOPLE = 3  # a bot plays the fourth seat

# How many moves of a record a picture shows; all of them where nothing is said.
MOMENTS = {
    "island": 74,  # the Engineer has two actions left, and the water stands high
    "through_the_desert": 98,  # everyone has land, and the herds are getting small
    "sky": 90,  # half of the platform is built, and the Surveyor has an action left
}

PLAN = (4, 16)  # on the island: from the Temple of the Sun to the Howling Garden
FLOODED = 10  # the Lost Lagoon

# All that moves stops where it is after so many milliseconds: the rocket leaves the pad.
CLIMBING = """() => document.getAnimations().forEach(moving => {
  moving.pause();
  moving.currentTime = 3000;
})"""


def main() -> None:
    program = chromium_here()
    if program is None:
        sys.exit(f"Chromium is missing (package {PACKAGE} of Debian).")
    wished = sys.argv[1:] or list(ALBUM)
    if unknown := set(wished) - set(ALBUM):
        sys.exit(f"No such pictures: {', '.join(unknown)}. There are {', '.join(ALBUM)}.")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
        launch(playwright, program) as browser,
        Visits(browser, server) as visit,
    ):
        for name in wished:
            ALBUM[name](visit)


# ---------------------------------------------------------------- the pictures


def island(visit: Visits) -> None:
    table = table_at(visit, "island", MOMENTS["island"])
    assert table.asked() == "act"
    take_on_every_screen(table.page, "island")
    table.page.get_by_role("button", name="Night colours").click()
    take(table.page, "island-dark")


def end(visit: Visits) -> None:
    table = table_at(visit, "island")
    table.main.click()
    expect(table.dialog).to_be_visible()
    take(table.page, "end")


def hint(visit: Visits) -> None:
    """What an expert would do in the same moment of the island."""
    page = table_at(visit, "island", MOMENTS["island"]).page
    page.locator("#hint-button").click()
    expect(page.locator("#hint")).to_have_attribute("aria-busy", "false")  # more than a guess
    take_on_every_screen(page, "hint")


def chat(visit: Visits) -> None:
    """What friends say, show and plan in the same moment of the island."""
    host, *friends = people_at(visit, "island", MOMENTS["island"])
    for player in (host, *friends):
        player.page.locator("#chat-button").click()
    pilot, diver = friends
    say(pilot, "One more Statue, and I fly to the garden with it.")
    say(host, "You get mine: we stand on the same tile.")
    diver.page.locator("[data-phrase='go-on']").click()
    expect(host.page.locator("#panel-chat li[data-line]")).to_have_count(3)
    pilot.page.locator("#plan-button").click()
    for place in PLAN:
        pilot.place(place).click(force=True)
    expect(host.board.locator("[data-arrow]")).to_have_count(1)
    diver.page.locator("#ping-button").click()
    diver.page.locator("[data-phrase='shore-up']").click()
    diver.place(FLOODED).click(force=True)
    expect(host.board.locator("[data-pin]")).to_have_count(1)
    pilot.page.locator("#talk-field").press_sequentially("And then")
    expect(host.page.locator("#panel-chat")).to_contain_text("is writing")
    take(host.page, "chat")


def watch(visit: Visits) -> None:
    """As two see who look on at the same moment of the island."""
    host = table_at(visit, "island", MOMENTS["island"])
    visit(host.page.url)
    page = visit(host.page.url, painted=True)
    expect(page.get_by_role("button", name="2 spectators")).to_be_visible()
    take(page, "watch")
    page.set_viewport_size(SCREENS[-1])
    take(page, "watch-390x844")


def review(visit: Visits) -> None:
    """Of the same game, at its first turning point."""
    page = table_at(visit, "island").page
    page.goto(f"{page.url}/review")
    page.locator(".points li button").first.click()
    expect(page.locator(".points small")).to_contain_text("moves")  # no longer how far it has come
    take(page, "review")
    page.set_viewport_size(SCREENS[-1])
    take(page, "review-390x844")


def desert(visit: Visits) -> None:
    table = table_at(visit, "desert")
    expect(table.notice).to_be_visible()  # before a storm card, which may come meanwhile
    take_on_every_screen(table.page, "desert")


def through_the_desert(visit: Visits) -> None:
    table = table_at(visit, "through_the_desert", MOMENTS["through_the_desert"])
    assert table.asked() == "decide"
    take_on_every_screen(table.page, "through_the_desert")
    see_without_green(table.page)
    take(table.page, "through_the_desert-colour-blind")


def sky(visit: Visits) -> None:
    table = table_at(visit, "sky", MOMENTS["sky"])
    assert table.asked() == "act"
    take_on_every_screen(table.page, "sky")
    table.page.get_by_role("button", name="Lightning now").click()
    take(table.page, "sky-lightning")


def sky_launch(visit: Visits) -> None:
    """The last cable launches; the clock stands still while the rocket climbs."""
    table = table_at(visit, "sky-launch")
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    assert table.asked() == "act"
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    for component in ("small-capacitor-1", "launch-pad"):
        page.locator(f"[data-pick='component:{component}']").click()
    expect(page.get_by_text("Lift-off!")).to_be_visible()
    page.evaluate(CLIMBING)
    take(page, "sky-launch", animations="allow")


def lobby(visit: Visits) -> None:
    page = table_at(visit, "island").page
    for game in ("sky", "through_the_desert", "desert"):  # the storm goes on in the last one
        page.goto("/")
        table_at(visit, game, MOMENTS.get(game), page)
    page.goto("/")
    expect(page.get_by_role("link", name="Look").first).to_be_visible()
    take(page, "lobby")


def lesson(visit: Visits) -> None:
    """The second one of the island: a tile is to be shored up."""
    page = visit("/learn/island/2", pace="slow", painted=True)
    expect(page.locator("[aria-describedby=lesson]")).to_be_attached()
    take(page, "lesson")
    page.set_viewport_size({"width": 390, "height": 844})
    take(page, "lesson-390x844")


def puzzle(visit: Visits) -> None:
    """An easy one of Through the Desert."""
    page = visit("/puzzles/through_the_desert/1", pace="slow", painted=True)
    expect(page.locator(".bubble")).to_be_visible()
    take(page, "puzzle")


def daily(visit: Visits) -> None:
    """Of today, whichever game that is: three guests have played it, each as a bot would."""
    page = visit("/day", pace="slow", painted=True)
    db = Path(visit.server.db)
    play_the_day(page, "Ada", by_bots(db, "normal", 0))
    for name, seed in (("Ben", 1), ("Guest", 2)):
        play_the_day(visit("/day"), name, by_bots(db, "novice", seed))
    page.reload()
    expect(page.get_by_role("button", name="Share the card")).to_be_visible()
    take(page, "daily")
    page.set_viewport_size(SCREENS[-1])
    take(page, "daily-390x844")


def study(visit: Visits) -> None:
    """The report of docs/pictures/study.toml, which is played for it."""
    page = visit(painted=True)
    with tempfile.TemporaryDirectory() as folder:
        assert run(["study", str(PICTURES / "study.toml"), "--out", folder, "--lang", "en"]) == 0
        page.goto(f"file://{folder}/study.html")
        take(page, "study")


ALBUM: dict[str, Callable[[Visits], None]] = {
    "island": island,
    "end": end,
    "hint": hint,
    "chat": chat,
    "watch": watch,
    "review": review,
    "desert": desert,
    "through_the_desert": through_the_desert,
    "sky": sky,
    "sky-launch": sky_launch,
    "lobby": lobby,
    "lesson": lesson,
    "puzzle": puzzle,
    "daily": daily,
    "study": study,
}


# ---------------------------------------------------------------- what stands on the table


def table_at(
    visit: Visits, game: str, moves: int | None = None, page: Page | None = None
) -> Player:
    """After so many moves of its record, with everybody in their seats."""
    host, *_ = people_at(visit, game, moves, page)
    return host


def people_at(
    visit: Visits, game: str, moves: int | None = None, page: Page | None = None
) -> list[Player]:
    record = simoun.from_record(PICTURES / f"{game}.json").record()
    host = bring_in(page or visit(pace="slow", painted=True), record_up_to(record, moves))
    return sit_together(visit, host)


def see_without_green(page: Page) -> None:
    """As the most common colour-blindness does."""
    eyes = page.context.new_cdp_session(page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})


def sit_together(visit: Visits, host: Player) -> list[Player]:
    """Whoever brings a record in has all seats: the others come by the link, and a bot."""
    close_the_end(host)
    people = [host]
    for number in range(PEOPLE):
        leave(host, number, "Leave the seat to whoever has the link")
        if number > 0:
            people.append(arrive(visit(host.page.url, pace="slow")))
        close_the_end(people[-1])
        sit(people[-1], number)
    leave(host, PEOPLE, "Let a bot play on (Normal)")
    expect(host.page.locator(".team")).to_contain_text("bot")
    return people


def say(player: Player, words: str) -> None:
    player.page.locator("#talk-field").fill(words)
    player.page.locator("#talk-field").press("Enter")
    expect(player.page.locator("#panel-chat")).to_contain_text(words)


def close_the_end(player: Player) -> None:
    """It lies open when the game is over."""
    if player.dialog.count() > 0:
        player.page.keyboard.press("Escape")
        expect(player.dialog).to_have_count(0)


def leave(player: Player, seat: int, how: str) -> None:
    player.page.locator(".team .menu").nth(seat).click()
    player.dialog.get_by_role("button", name=how).click()
    expect(player.dialog).to_have_count(0)


def sit(player: Player, seat: int) -> None:
    player.page.locator(".team .menu").nth(seat).click()
    player.dialog.get_by_role("button", name="Sit down here").click()
    expect(player.dialog).to_have_count(0)


def take_on_every_screen(page: Page, name: str) -> None:
    take(page, name)
    desk = page.viewport_size
    assert desk is not None
    for screen in SCREENS:
        page.set_viewport_size(screen)
        take(page, f"{name}-{screen['width']}x{screen['height']}")
    page.set_viewport_size(desk)


def take(page: Page, name: str, animations: Literal["allow", "disabled"] = "disabled") -> None:
    page.mouse.move(0, 0)
    expect(page.locator(".toast")).to_have_count(0)
    file = PICTURES / f"{name}.png"
    file.write_bytes(in_few_colours(page.screenshot(animations=animations)))
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

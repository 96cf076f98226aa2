"""Takes the pictures in docs/pictures at a real table: `PYTHONPATH=. python tools/screenshots.py`.

The games they show are docs/pictures/*.json: anyone can bring them in on the first page.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from palette import in_few_colours
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

import simoun
from simoun.core.record import Record
from tests.browser.lobby import arrive, bring_in
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.visiting import Visits, launch

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MOMENT = 74  # moves: the Engineer has two actions left, and the water stands high
PHONE: ViewportSize = {"width": 390, "height": 844}
NAMES = ["Inès", "Malo", "Aya"]  # a bot plays the fourth seat


def main() -> None:
    program = shutil.which("chromium")
    if program is None:
        sys.exit("Chromium is missing (package chromium of Debian).")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
        launch(playwright, program) as browser,
        Visits(browser, server) as visit,
    ):
        take_all(visit)


def take_all(visit: Visits) -> None:
    record = simoun.from_record(PICTURES / "island.json").record()
    page = visit(pace="slow")
    table = sit_together(visit, bring_in(page, record_up_to(record, MOMENT)))
    assert table.asked() == "act"
    take(page, "island")
    phone = visit(page.url, phone=True, knows=page.context)
    phone.set_viewport_size(PHONE)
    assert arrive(phone).asked() == "act"
    take(phone, "island-phone")
    page.get_by_role("button", name="Night colours").click()
    take(page, "island-dark")
    page.get_by_role("button", name="Night colours").click()

    page.goto("/")
    end = sit_together(visit, bring_in(page, record_up_to(record, len(record.moves))))
    end.main.click()
    expect(end.dialog).to_be_visible()
    take(page, "end")

    page.goto("/")
    storm = simoun.from_record(PICTURES / "desert.json").record()
    desert = sit_together(visit, bring_in(page, record_up_to(storm, len(storm.moves))))
    assert desert.asked() == "wait"
    take(page, "desert")
    page.goto("/")
    expect(page.get_by_role("link", name="Look")).to_be_visible()
    take(page, "lobby")


def record_up_to(record: Record, moves: int) -> bytes:
    start = (record.game, record.rules, record.options, record.position, record.seed)
    return Record(*start, record.moves[:moves]).to_json().encode()


def sit_together(visit: Visits, host: Player) -> Player:
    """Whoever brings a record in has all seats: the others come by the link, and a bot."""
    close_the_end(host)
    for number, name in enumerate(NAMES):
        leave(host, number, "Leave the seat to whoever has the link")
        guest = host if number == 0 else arrive(visit(host.page.url, pace="slow"))
        close_the_end(guest)
        sit(guest, number, name)
        expect(host.page.locator(".team")).to_contain_text(name)
    leave(host, len(NAMES), "Let a bot play on (Normal)")
    expect(host.page.locator(".team")).to_contain_text("bot")
    return host


def close_the_end(player: Player) -> None:
    """It lies open when the game is over."""
    if player.main.inner_text() == "The result" and player.dialog.count() > 0:
        player.page.keyboard.press("Escape")
        expect(player.dialog).to_have_count(0)


def leave(player: Player, seat: int, how: str) -> None:
    player.page.locator(".team .menu").nth(seat).click()
    player.dialog.get_by_role("button", name=how).click()
    expect(player.dialog).to_have_count(0)


def sit(player: Player, seat: int, name: str) -> None:
    player.page.locator(".team .menu").nth(seat).click()
    player.dialog.get_by_label("Your name").fill(name)
    player.dialog.get_by_role("button", name="Sit down here").click()
    expect(player.dialog).to_have_count(0)


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    expect(page.locator(".toast")).to_have_count(0)
    file = PICTURES / f"{name}.png"
    file.write_bytes(in_few_colours(page.screenshot(animations="disabled")))
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

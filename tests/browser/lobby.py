"""The first page, as somebody uses it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from simoun.core.face import Face
from simoun.core.record import Record
from simoun.core.rules import State
from simoun.text import Words
from tests.browser.player import Player
from tests.island.position import FACE as ISLAND


def open_table(page: Page) -> Player:
    """As the first page proposes it, or as it was changed."""
    page.get_by_role("button", name="Create the table").click()
    return arrive(page)


def short_game(page: Page, game: str) -> None:
    """With one bot that thinks fast; the water high or the storm strong, where there is one."""
    pick_game(page, game)
    choose(page, "2")
    if page.get_by_role("radiogroup", name="Difficulty").count() > 0:
        choose(page, "Legendary")
    choose(page, "Novice", among="Level of the bots")


def pick_game(page: Page, game: str) -> None:
    page.locator(".game", has_text=Words("en").say(f"{game}-title")).click()
    expect(page.locator(".game.on")).to_contain_text(Words("en").say(f"{game}-title"))


def choose(page: Page, value: str, among: str | None = None) -> None:
    """One of a few values; several lists may have it."""
    main = page.get_by_role("main")
    values = main if among is None else main.get_by_role("radiogroup", name=among)
    values.get_by_role("radio", name=value, exact=True).check(force=True)


def seat(page: Page, number: int, who: str, level: str | None = None) -> None:
    page.locator(".seats li").nth(number - 1).get_by_role("button").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=who).check(force=True)
    if level is not None:
        dialog.get_by_role("radio", name=level, exact=True).check(force=True)
    dialog.get_by_role("button", name="Done").click()


def bring_in(page: Page, record: bytes) -> Player:
    """A saved game becomes a table again."""
    file = {"name": "record.json", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    return arrive(page)


def record_up_to(record: Record, moves: int | None) -> bytes:
    """Its first moves; all of them where no number is said."""
    start = (record.game, record.rules, record.options, record.position, record.seed)
    return Record(*start, record.moves[:moves]).to_json().encode()


def begun_at(page: Page, s: State, game: Face[State] = ISLAND) -> Player:
    """A table that begins in a drawn position; all seats are this player's."""
    record = Record(game.rules.name, game.rules.version, None, game.position(s), 1, [])
    return bring_in(page, record.to_json().encode())


def arrive(page: Page) -> Player:
    expect(page.locator("#board")).to_be_visible()
    return Player(page)

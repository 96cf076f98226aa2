"""The report of a study in a real browser: from a file, on any width, by night and on paper."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from simoun.cli import run
from tests.browser.axe import complaints
from tests.lab.studying import study_in

SHOWN = """[...document.querySelectorAll("article:first-of-type .drawn")].map((drawn) =>
  [...drawn.children].filter((chart) => chart.checkVisibility()).length)"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
GROUND = "getComputedStyle(document.querySelector('section')).backgroundColor"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    assert run(["study", str(study_in(folder)), "--jobs", "1", "--lang", "en"]) == 0
    return folder / "small.html"


@pytest.fixture
def page(chromium: Browser, report: Path) -> Iterator[Page]:
    with chromium.new_context(color_scheme="light") as context:
        page = context.new_page()
        page.goto(report.as_uri())
        yield page


def taken(page: Page, name: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("link", name=name, exact=True).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_its_figures_are_taken_along_from_the_page_itself(page: Page, tmp_path: Path) -> None:
    figures = taken(page, "CSV", tmp_path)
    assert figures.name == "small-figures.csv"
    rows = list(csv.DictReader(figures.read_text(encoding="utf-8").splitlines()))
    assert [row["table"] for row in rows] == [
        "1",
        "2",
        "3",
        "4",
        "5",
        "5",
    ]  # two rivals at the last
    everything = json.loads(taken(page, "JSON", tmp_path).read_text(encoding="utf-8"))
    assert everything["title"] == "Small" and len(everything["tables"]) == 5
    first = everything["tables"][0]
    assert first["games"] == 6 == sum(first["ends"].values())
    assert rows[0]["difficulty"] == first["options"]["difficulty"] == "novice"
    assert rows[0]["rate"] == str(first["players"][0]["rate"])


def test_a_press_prints_it(page: Page) -> None:
    page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    page.get_by_role("button", name="Print").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")


@pytest.mark.parametrize("width", [360, 390, 768, 1160, 1920])
def test_each_chart_is_drawn_once_and_the_page_never_scrolls_sideways(
    page: Page, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    assert page.evaluate(SHOWN) == [1] * page.locator("article:first-of-type .drawn").count()
    assert not page.evaluate(TOO_WIDE)


def test_it_turns_dark_and_french_at_a_press_and_axe_finds_nothing(page: Page) -> None:
    assert complaints(page) == []
    day = page.evaluate(GROUND)
    page.get_by_role("checkbox", name="Light or dark").check()
    assert page.evaluate(GROUND) != day
    page.get_by_text("Français").click()
    expect(page.get_by_role("button", name="Imprimer")).to_be_visible()
    assert complaints(page) == []


def test_on_paper_there_are_figures_and_no_buttons(page: Page) -> None:
    tables = page.locator("article:first-of-type details table")
    expect(tables.first).to_be_hidden()
    page.emulate_media(media="print")
    expect(tables.first).to_be_visible()
    for gone in ("header", "article:first-of-type .buttons"):
        expect(page.locator(gone)).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundImage") == "none"

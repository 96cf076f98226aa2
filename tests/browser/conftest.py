"""A real Chromium, and a real server for all tests that don't end it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import Server
from tests.browser.visiting import MILLISECONDS, PACKAGE, Visits, chromium_here, launch

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="package")  # its event loop must not outlive the browser tests
def chromium() -> Iterator[Browser]:
    program = chromium_here()
    if program is None:
        reason = f"NO BROWSER TEST WAS RUN: Chromium is missing (package {PACKAGE} of Debian)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright, launch(playwright, program) as browser:
        yield browser


@pytest.fixture(scope="module")  # it opens only so many tables a minute for one address
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visits]:
    """Opens pages; none of them may stumble."""
    with Visits(chromium, server) as visits:
        yield visits
    assert visits.stumbles == []

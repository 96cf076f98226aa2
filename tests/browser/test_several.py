"""Two browsers at one table, each by a server of its own; and a process that dies under one."""

from __future__ import annotations

import contextlib
import os
import signal
import time
import zlib
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from simoun.lab.server_stores import serving
from simoun.lab.services import postgres, redis
from tests.browser.lobby import arrive
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.test_order import ask
from tests.browser.test_talk import OTHER, SPOT, chat, open_chat, point_at, say
from tests.browser.test_together import sit_down, table_for_two, team
from tests.browser.visiting import Visits
from tests.server.conftest import need

LONG = 30.0  # seconds, on a slow and busy machine; it takes about one


class Servers(NamedTuple):
    """On the same PostgreSQL and Redis; a table falls to one of the two processes of a pair."""

    pair: Server
    single: Server

    def kill(self, table: str) -> None:
        """The process of the pair at which this table's browsers are."""
        processes = serving(self.pair.process.pid)
        os.kill(processes[zlib.crc32(table.encode()) % len(processes)], signal.SIGKILL)


@pytest.fixture(scope="module")
def servers() -> Iterator[Servers]:
    need("postgres")
    need("redis-server")
    with contextlib.ExitStack() as running:
        truth, bell = running.enter_context(postgres()), running.enter_context(redis())
        shared = (truth.address, "--redis", bell.address)
        pair = running.enter_context(Server(*shared, "--processes", "2"))
        yield Servers(pair, running.enter_context(Server(*shared)))


class Watched:
    """A page that must not be loaded again, and how often it lost its server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lost = 0
        page.on("websocket", lambda socket: socket.on("close", lambda _: self.lose()))
        page.evaluate("window.neverLoadedAgain = true")

    def lose(self) -> None:
        self.lost += 1

    def was_loaded_again(self) -> bool:
        return not self.page.evaluate("window.neverLoadedAgain")


def do_anything(player: Player, other: Player) -> None:
    """One move, and the other one sees it."""
    assert player.asked() == "act"
    told = other.journal.count()
    player.click_place(player.lit_places.first)
    player.take_first_offer()
    other.wait_until_told(told)


def talk_and_point(player: Player, other: Player, words: str, pick: str = SPOT) -> None:
    """The other one reads it, and is told of the pin, which may have gone by then."""
    open_chat(player, other)
    say(player, words)
    expect(chat(other)).to_contain_text(words)
    shown = chat(other).get_by_text(" shows ")
    before = shown.count()
    point_at(player, pick, "right")
    expect(shown).to_have_count(before + 1)
    for one in (player, other):
        one.page.locator("#tab-journal").click()


def end_turn(player: Player, other: Player) -> None:
    while player.asked() != "act":
        player.play_anything(player.asked())
    player.main.click()
    while other.asked() != "act":
        other.play_anything(other.asked())


def test_two_browsers_at_two_servers_play_and_talk_on_when_a_process_is_killed(
    visit: Visits, servers: Servers
) -> None:
    page = visit(server=servers.pair)
    watched = Watched(page)
    ada = table_for_two(page)
    table = page.url.rpartition("/")[2]
    ben = arrive(visit(f"/t/{table}", server=servers.single))
    sit_down(ben, "Ben")
    expect(team(ada, "Ben")).to_be_visible()
    elsewhere = Watched(ben.page)
    talk_and_point(ben, ada, "Shall we begin here?")
    do_anything(ada, ben)

    servers.kill(table)
    began = time.monotonic()
    do_anything(ada, ben)
    assert time.monotonic() - began < LONG
    assert watched.lost == 1 and elsewhere.lost == 0
    ask(ben, "Ada", "Say that we are waiting")
    expect(ada.page.get_by_role("status").filter(has_text="Ben is waiting for you")).to_be_visible()
    talk_and_point(ada, ben, "Still here.", OTHER)
    talk_and_point(ben, ada, "So am I.")
    end_turn(ada, ben)
    do_anything(ben, ada)
    assert ada.journal.all_inner_texts() == ben.journal.all_inner_texts()
    assert not watched.was_loaded_again() and not elsewhere.was_loaded_again()
    for player in (ada, ben):
        player.page.context.close()

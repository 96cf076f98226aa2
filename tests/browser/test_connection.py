"""A page that is loaded again, and a server that dies under it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.drawn import BESIDE, two_verbs
from tests.browser.lobby import arrive, begun_at
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.visiting import Visits


def shore(player: Player) -> None:
    player.verb("shore").click()
    player.click_place(player.place(BESIDE))
    expect(player.journal.first).to_contain_text("Engineer shores up")


def test_a_page_loaded_again_in_the_middle_is_where_it_was(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    shore(player)
    told = player.journal.all_inner_texts()
    player.page.reload()
    player = arrive(player.page)
    assert player.asked() == "act"
    assert player.journal.all_inner_texts() == told
    player.undo.click()
    expect(player.journal).to_have_count(0)


def test_after_a_crash_of_the_server_the_page_goes_on_by_itself(
    visit: Visits, tmp_path: Path
) -> None:
    with Server(tmp_path / "tables.db") as server:
        player = begun_at(visit(server=server), two_verbs())
        shore(player)
        player.page.evaluate("window.neverLoadedAgain = true")
        server.kill()
        expect(player.notice).to_contain_text("Reconnecting")
        server.start()
        expect(player.notice).not_to_contain_text("Reconnecting")
        assert player.asked() == "act"
        expect(player.journal).to_have_count(1)
        player.click_place(player.place(BESIDE))
        expect(player.journal).to_have_count(2)
        assert player.page.evaluate("window.neverLoadedAgain")
        player.page.context.close()


def test_a_table_that_never_was_and_a_page_that_never_was_say_so(visit: Visits) -> None:
    for path, sentence in (
        ("/t/nowhere", "There is no such table"),
        ("/nowhere", "Nothing here but sand"),
    ):
        page = visit(path)
        expect(page.get_by_role("main")).to_contain_text(sentence)
        page.get_by_role("link", name="Back to the first page").click()
        expect(page.get_by_role("heading", name="Open a table")).to_be_visible()

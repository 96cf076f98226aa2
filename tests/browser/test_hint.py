"""A hint at the table: shown, followed step by step, or let be; it never covers the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.axe import complaints
from tests.browser.drawn import drawing_too_much, two_verbs
from tests.browser.lobby import begun_at, bring_in, record_up_to
from tests.browser.player import Player
from tests.browser.test_sizes import GAMES, MEASURED, moments, whole
from tests.browser.visiting import Visits

DESKTOP = (1440, 900)
PHONE = (390, 844)
ELSEWHERE = "nothing opens the journal"  # a sheet lies over what does
MOST = 3  # hints a minute


class Hint:
    """The panel, as somebody sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("#hint")
        self.button = page.locator("#hint-button")
        self.steps = self.panel.locator(".steps li")
        self.plans = self.panel.get_by_role("radio")
        self.ghosts = page.locator("#board [data-ghost]")
        self.status = page.locator("main > [role=status].vh")

    def wait(self) -> None:
        """Until it is more than a guess."""
        expect(self.panel).to_have_attribute("aria-busy", "false")

    def named(self, name: str) -> Locator:
        return self.panel.get_by_role("button", name=name)

    def sentences(self) -> list[str]:
        """Without the numbers before them."""
        return [re.sub(r"^\d\s*", "", text) for text in self.steps.all_inner_texts()]


def in_the_middle(visit: Visits, game: str, language: str = "en") -> Player:
    """Of a long game; all seats are this player's."""
    record = whole(game)
    acting = moments(record, "act")
    player = bring_in(visit(language=language), record_up_to(record, acting[len(acting) // 2]))
    player.asked()
    return player


def resized(player: Player, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})


def asked(player: Player) -> Hint:
    hint = Hint(player.page)
    hint.button.click()
    hint.wait()
    return hint


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown_and_followed(visit: Visits, game: str, size: tuple[int, int]) -> None:
    player = in_the_middle(visit, game)
    resized(player, size)
    hint = asked(player)
    assert 1 <= hint.plans.count() <= 4
    assert "%" in hint.panel.locator(".figures").inner_text()
    expect(hint.panel.locator(".why p").first).to_be_visible()
    assert hint.ghosts.count() > 0
    assert complaints(player.page) == []
    steps, lines = hint.sentences(), player.journal.count()
    assert steps[0] in hint.status.inner_text()
    hint.named("Play this move").click()
    player.wait_until_told(lines)
    if len(steps) == 1:
        expect(hint.panel).to_have_count(0)
    else:
        expect(hint.steps).to_have_count(len(steps) - 1)
        assert hint.sentences() == steps[1:]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_let_be(visit: Visits, game: str, size: tuple[int, int]) -> None:
    player = in_the_middle(visit, game)
    resized(player, size)
    hint, lines = asked(player), player.journal.count()
    hint.named("Close").click()
    expect(hint.panel).to_have_count(0)
    expect(hint.ghosts).to_have_count(0)
    expect(hint.button).to_be_focused()
    assert player.journal.count() == lines
    hint.button.click()  # it is still known
    expect(hint.panel).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_leaves_the_board_whole(visit: Visits, game: str) -> None:
    player = in_the_middle(visit, game, "fr")
    asked(player)
    wrong = {}
    for size in [DESKTOP, (1280, 720), (1024, 768), (820, 1180), (844, 390), PHONE]:
        resized(player, size)
        wrong[size] = [said for said in player.page.evaluate(MEASURED) if said != ELSEWHERE]
    assert not any(wrong.values()), wrong


class Late:
    """A server whose hints take their time."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = []  # None: they no longer do
        page.route_web_socket(re.compile("/play$"), self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.page = route
        server = route.connect_to_server()
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        if self.held is not None and '"type":"hint"' in str(message):
            self.held.append(message)
        else:
            self.page.send(message)

    def answer(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def test_a_first_guess_is_greyed_until_the_hint_comes(visit: Visits) -> None:
    page = visit()
    late = Late(page)
    player = begun_at(page, two_verbs())
    hint = Hint(page)
    hint.button.click()
    expect(hint.panel).to_contain_text("At first sight")
    expect(hint.panel).to_have_attribute("aria-busy", "true")
    expect(page.locator("#board.guessing [data-ghost]")).not_to_have_count(0)
    expect(hint.plans).to_have_count(0)
    assert "%" not in hint.panel.inner_text()
    expect(hint.named("Play this move")).to_have_attribute("aria-disabled", "true")
    assert complaints(page) == []
    hint.named("Close").click()
    expect(hint.panel).to_have_count(0)
    hint.button.click()
    expect(hint.panel).to_contain_text("At first sight")
    late.answer()
    hint.wait()
    expect(hint.plans).not_to_have_count(0)
    expect(page.locator("#board.guessing")).to_have_count(0)
    assert player.journal.count() == 0


def test_keys_ask_choose_and_close(visit: Visits) -> None:
    player = in_the_middle(visit, "island")
    hint, keyboard = Hint(player.page), player.page.keyboard
    keyboard.press("i")
    hint.wait()
    expect(hint.panel).to_be_focused()
    keyboard.press("Tab")
    expect(hint.plans.first).to_be_focused()
    best = hint.sentences()
    keyboard.press("ArrowDown")
    expect(hint.plans.nth(1)).to_be_checked()
    assert hint.sentences() != best
    keyboard.press("Escape")
    expect(hint.panel).to_have_count(0)


def test_what_is_pointed_at_is_drawn(visit: Visits) -> None:
    player = in_the_middle(visit, "island")
    hint = asked(player)
    drawn = [ghost.get_attribute("data-ghost") for ghost in hint.ghosts.all()]
    hint.panel.locator(".plan").nth(1).hover()
    others = [ghost.get_attribute("data-ghost") for ghost in hint.ghosts.all()]
    assert others != drawn
    player.board.hover(position={"x": 5, "y": 5})
    assert [ghost.get_attribute("data-ghost") for ghost in hint.ghosts.all()] == drawn


def test_whoever_does_something_else_is_told_nothing_more(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    hint = asked(player)
    lines = player.journal.count()
    player.main.click()
    player.wait_until_told(lines)
    expect(hint.panel).to_have_count(0)
    expect(hint.ghosts).to_have_count(0)


def test_what_is_final_is_asked_about_before_a_hint_is_followed(visit: Visits) -> None:
    player = begun_at(visit(careful=True), drawing_too_much())
    assert player.asked() == "decide"
    hint = asked(player)
    assert hint.sentences()[0].startswith("Discard")
    hint.named("Play this move").click()
    expect(player.notice).to_contain_text("Discard the card")
    player.page.keyboard.press("Escape")
    expect(hint.panel).to_be_visible()
    hint.named("Play this move").click()
    player.notice.get_by_role("button", name="Discard").click()
    expect(player.page.locator("#journal")).to_contain_text("discards")


def test_more_than_so_many_a_minute_are_refused(visit: Visits) -> None:
    player = begun_at(visit(), two_verbs())
    for _ in range(MOST):
        asked(player)
        lines = player.journal.count()
        player.click_place(player.lit_places.first)
        player.take_first_offer()
        player.wait_until_told(lines)
        player.undo.click()
        expect(player.journal).to_have_count(lines)
    Hint(player.page).button.click()
    expect(player.notice.locator(".bad")).to_contain_text(f"You get {MOST} hints a minute")
    assert complaints(player.page) == []
    player.page.keyboard.press("Escape")
    expect(player.notice.locator(".bad")).to_have_count(0)

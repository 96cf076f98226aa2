"""The rules pages of every game say every rule, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simoun import pages
from simoun.core.catalog import face_named, game_names
from simoun.core.refusal import Refused
from simoun.text import LANGUAGES

CONTRACT = Path(__file__).parents[1] / "docs" / "rules"
NUMBERED = re.compile(r"^\*\*([A-Z]\d+)\*\* ", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]\d+\b")

every_game = pytest.mark.parametrize("game", game_names())


def agreed(game: str) -> list[str]:
    """The numbers of the contract, as in `- I8 Move: …`."""
    text = (CONTRACT / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- ([A-Z]\d+) ", text, re.MULTILINE)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_rules_have_every_number_once_and_in_order(game: str, language: str) -> None:
    assert NUMBERED.findall(pages.page(game, language)) == agreed(game) != []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("express", [True, False])
def test_a_page_refers_only_to_rules_that_there_are(
    game: str, language: str, express: bool
) -> None:
    mentioned = NUMBER.findall(pages.page(game, language, express))
    assert mentioned and set(mentioned) <= set(agreed(game))


@every_game
def test_the_express_page_refers_to_the_same_rules_in_both_languages(game: str) -> None:
    english, french = (NUMBER.findall(pages.page(game, one, True)) for one in LANGUAGES)
    assert english == french


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_explains_its_marks_before_it_uses_them(game: str, language: str) -> None:
    """† and ‡ tell what no rulebook says, as in the contract."""
    opening, *sections = pages.page(game, language).split("\n## ")
    used = {mark for mark in "†‡" if mark in "".join(sections)}
    assert used == {mark for mark in "†‡" if f" {mark} " in opening}
    assert used == ({*"†‡"} if game == "sky" else set())


@pytest.mark.parametrize("game", ["chess", "island-express", "../island"])
def test_a_game_without_rules_is_refused_and_told_which_there_are(game: str) -> None:
    with pytest.raises(Refused, match=r"There are no rules of .*: it is desert, island.* or "):
        pages.page(game, "en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_game_has_its_rule(game: str, language: str) -> None:
    face = face_named(game)
    for outcome in face.outcomes[1:]:
        number = face.end_rules[outcome]
        assert (pages.rule(game, language, number) or "").startswith(f"{number} ")
    assert pages.rule(game, language, "X1") is None

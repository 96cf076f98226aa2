"""The rules pages of every game say every rule, in both languages."""

from __future__ import annotations

import re

import pytest

from simoun import rules
from simoun.core.refusal import Refused
from simoun.text import LANGUAGES

NUMBERED = re.compile(r"^\*\*(I\d+)\*\* ", re.MULTILINE)
NUMBER = re.compile(r"\bI\d+\b")
ALL = [f"I{number}" for number in range(1, 36)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_rules_have_every_number_once_and_in_order(language: str) -> None:
    assert NUMBERED.findall(rules.page("island", language)) == ALL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("express", [True, False])
def test_a_page_refers_only_to_rules_that_there_are(language: str, express: bool) -> None:
    mentioned = NUMBER.findall(rules.page("island", language, express))
    assert mentioned and set(mentioned) <= set(ALL)


def test_the_express_page_refers_to_the_same_rules_in_both_languages() -> None:
    english, french = (NUMBER.findall(rules.page("island", one, True)) for one in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("game", ["chess", "island-express", "../island"])
def test_a_game_without_rules_is_refused_and_told_which_there_are(game: str) -> None:
    with pytest.raises(Refused, match=r"There are no rules of .*: it is island\."):
        rules.page(game, "en")

"""Whoever sits at the table has an article in a sentence, or a name of their own."""

# ruff: noqa: RUF001 (the apostrophe of a printed text)

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, visitor

from simoun.core.catalog import game_names
from simoun.core.events import event
from simoun.core.phrases import slug
from simoun.core.why import reason
from simoun.text import LANGUAGES, Called, Words
from tests.text.articles import has_articles
from tests.text.test_messages import FILES, messages
from tests.text.vocabulary import VOCABULARY

SAID = json.loads((Path(__file__).parent / "said.json").read_text(encoding="utf-8"))
TEAMS = [name for name in game_names() if VOCABULARY[name].adventurers]
SEATS = {"who", "whom", "group"}
FORMS = ["the", "start", "to", "of"]
ON_LABELS = {"sky-rope-lost", "lobby-with", "lobby-turn-person", "lobby-delete-ask"}
BEFORE = {  # what the form of a name brings along already
    "en": re.compile(r"\b([Tt]he|[Aa]n?) $"),
    "fr": re.compile(r"(\b([Dd]e|[Àà]|[Dd]u|[Aa]u|[Ll][ea]|[Qq]ue|[Uu]ne?) |\b[DdLl]’|qu’)$"),
}


# ---------------------------------------------------------------- both languages, both programs


@cache
def seats_of(game: str, lang: str) -> list[Called]:
    """Adventurers and colours, and people who have written their own names."""
    words, names = Words(lang), SAID["seats"][game]
    return [words.person(name) if name[0].isupper() else words.player(game, name) for name in names]


@pytest.mark.parametrize("own", SAID["own names"])
def test_a_name_of_ones_own_is_as_it_was_written(own: dict[str, Any]) -> None:
    for number, lang in enumerate(LANGUAGES):
        called = Words(lang).person(own["name"])
        assert [called.alone, called.the, called.start] == [own["name"]] * 3
        assert [called.to, called.of] == [own["to"][number], own["of"][number]]


@pytest.mark.parametrize(("game", "what", "facts", "english", "french"), SAID["events"])
def test_an_event_names_adventurers_with_articles(
    game: str, what: str, facts: dict[str, Any], english: str, french: str
) -> None:
    told = event(what, **facts)
    assert Words("en").tell(game, told, seats_of(game, "en")) == english
    assert Words("fr").tell(game, told, seats_of(game, "fr")) == french


@pytest.mark.parametrize(("game", "message", "facts", "english", "french"), SAID["reasons"])
def test_a_reason_names_adventurers_with_articles(
    game: str, message: str, facts: dict[str, Any], english: str, french: str
) -> None:
    why = reason("", message, **facts)
    assert Words("en").explain(game, why, seats_of(game, "en")) == english
    assert Words("fr").explain(game, why, seats_of(game, "fr")) == french


# ---------------------------------------------------------------- every adventurer, every message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TEAMS)
def test_every_form_of_an_adventurer_is_its_name_with_an_article(game: str, lang: str) -> None:
    words = Words(lang)
    for adventurer in map(slug, VOCABULARY[game].adventurers):
        called, forms = words.player(game, adventurer), words.forms(game, adventurer)
        assert {*FORMS} <= {*forms}
        assert all(has_articles(forms[form], game, lang) for form in FORMS)
        assert called.start == called.the[0].upper() + called.the[1:]


def test_a_sentence_without_an_article_is_found() -> None:
    assert not has_articles("C’est à Plongeur de jouer.", "island", "fr")
    assert has_articles("C’est au Plongeur de jouer.", "island", "fr")
    assert not has_articles("The Diver gives a card to Pilot.", "island", "en")


class Uses(visitor.Visitor):
    """Where sentences name seats: the variable, and what stands before it."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        before = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                before = element.value
                continue
            match element.expression:
                case ast.VariableReference(id=ast.Identifier(name=name)):
                    self.found.append((name, before))
            before = "…"
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_sentence_takes_a_form_of_whom_it_names(file: str, lang: str) -> None:
    for id, message in messages(lang, file).items():
        uses = Uses()
        uses.visit(message)
        for variable, before in uses.found:
            seat, _, form = variable.partition("-")
            if seat in SEATS and id not in ON_LABELS:
                assert form in FORMS, f"{id}: ${variable} has no article"
                assert not BEFORE[lang].search(before), f"{id}: {before}${variable}"
                assert (form == "start") == is_beginning(before), f"{id}: {before}${variable}"


def is_beginning(before: str) -> bool:
    return before == "" or re.search(r"[.!?]\s$", before) is not None

"""Every message there must be is there, in both languages, and none besides."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from simoun.core.catalog import game_names
from simoun.core.phrases import slug
from simoun.text import LANGUAGES, locales
from tests.text.vocabulary import VOCABULARY, ids_of

ROOT = Path(__file__).parents[2]
SOURCES = [
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
]
GAP = re.compile(r"\$?\{[^{}]*\}")  # what is filled in
FORM = rf"\.(?:[a-z]+|{GAP.pattern})"  # of a message
QUOTED = re.compile(rf"""["'`]((?:[a-z_0-9-]|{GAP.pattern})+)(?:{FORM})?["'`]""")
FILES = sorted(path.name for path in (locales() / "en").glob("*.ftl"))


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(lang: str, file: str) -> dict[str, ast.Message]:
    body = FluentResource((locales() / lang / file).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "an id twice"
    return {message.id.name: message for message in found}


def texts(message: ast.Message) -> list[str]:
    found: list[str] = []

    class Texts(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Texts().visit(message)
    return found


@pytest.mark.parametrize("game", game_names())
def test_a_game_has_every_message_it_needs_and_no_other_that_nobody_uses(game: str) -> None:
    there = set(messages("en", f"{game}.ftl"))
    assert ids_of(game) - there == set()
    assert unused(there - ids_of(game)) == set()


GAME_FILES = {f"{game}{more}.ftl" for game in game_names() for more in ("", "_lessons", "_puzzles")}


@pytest.mark.parametrize("file", sorted({*FILES} - GAME_FILES))
def test_what_serves_every_game_has_no_message_that_nobody_uses(file: str) -> None:
    assert unused(set(messages("en", file))) == set()


def unused(ids: set[str]) -> set[str]:
    said = re.compile("|".join(spoken_ids()))
    return {name for name in ids if not said.fullmatch(name)}


@cache
def spoken_ids() -> set[str]:
    """The ids that stand in the source: `table-undo`, `cli-{what}`; each as a pattern."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    quoted = {found[1] for found in QUOTED.finditer(text)}
    telling = {id for id in quoted if re.search("[a-z]-[a-z]|-[a-z]{4}", GAP.sub("", id))}
    return {GAP.sub("[a-z_0-9-]+", id) for id in telling}


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (locales() / "fr").glob("*.ftl")) == FILES
    assert {path.name for path in locales().iterdir() if path.is_dir()} >= set(LANGUAGES)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_attributes_and_variables(file: str) -> None:
    english, french = messages("en", file), messages("fr", file)
    assert set(english) == set(french)
    for name, message in english.items():
        other = french[name]
        assert [a.id.name for a in message.attributes] == [a.id.name for a in other.attributes]
        own = {variable.split("-")[0] for variable in variables(message)}
        assert own == {variable.split("-")[0] for variable in variables(other)}, name


@pytest.mark.parametrize("file", FILES)
def test_every_id_begins_with_the_name_of_its_file(file: str) -> None:
    begin = file.removesuffix(".ftl") + "-"
    assert [name for name in messages("en", file) if not name.startswith(begin)] == []


@pytest.mark.parametrize("file", sorted({*GAME_FILES, "cli.ftl"}))
def test_french_marks_stand_after_a_space_that_does_not_break(file: str) -> None:
    for name, message in messages("fr", file).items():
        for text in texts(message):
            assert not re.search(r" [!?;:%»](\s|$)|« ", text.replace(" ? ", "")), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_apostrophes_are_typographic(lang: str, file: str) -> None:
    for name, message in messages(lang, file).items():
        assert not any("'" in text for text in texts(message)), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_each_adventurer_has_a_letter_of_its_own(game: str, lang: str) -> None:
    known = messages(lang, f"{game}.ftl")
    adventurers = VOCABULARY[game].adventurers
    letters = [texts(known[f"{game}-{slug(name)}"])[1] for name in adventurers]
    assert len(set(letters)) == len(adventurers)

"""Every message there must be is there, in both languages, and none besides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from simoun.core.catalog import game_named
from simoun.core.phrases import slug
from simoun.games.island.data import ADVENTURERS, CARD_NAMES, TILE_NAMES
from simoun.games.island.journal import DEEDS
from simoun.games.island.setup import OPTIONS
from simoun.games.island.state import OUTCOMES
from simoun.text import LANGUAGES, locales

ROOT = Path(__file__).parents[2]
SOURCES = [
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
]
FILES = sorted(path.name for path in (locales() / "en").glob("*.ftl"))

NAMES = {slug(name) for name in TILE_NAMES + CARD_NAMES + ADVENTURERS}
ENDS = OUTCOMES[1:]
VERBS = {phrase.verb for phrase in game_named("island").language.phrases}


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


def event_kinds() -> set[str]:
    """Those that the journal writes out, and those that it puts together."""
    journal = (ROOT / "src/simoun/games/island/journal.py").read_text(encoding="utf-8")
    written = set(re.findall(r'event\("([a-z-]+)"', journal)) | {"waters-rise", "water-rises"}
    return written | set(DEEDS.values()) | {end if end == "won" else f"lost-{end}" for end in ENDS}


def option_ids() -> set[str]:
    """Numbers, seats and adventurers are named elsewhere."""
    ids = {f"option-{option.name}" for option in OPTIONS}
    for option in OPTIONS:
        for value in option.allowed:
            word = str(value).lower()
            if not word[-1].isdigit() and word not in NAMES:
                ids.add(f"option-{option.name}-{word}")
    return ids


def island_ids() -> set[str]:
    parts = (
        {"title", "summary"}
        | NAMES
        | {f"power-{slug(name)}" for name in ADVENTURERS}
        | {f"verb-{verb}" for verb in VERBS}
        | {f"do-{verb}" for verb in VERBS}
        | {f"event-{kind}" for kind in event_kinds()}
        | {f"asked-{asked}" for asked in ("act", "discard", "swim", "draw", "flood")}
        | {f"step-{step}" for step in ("actions", "draw", "flood")}
        | {f"condition-{how}" for how in ("dry", "flooded", "sunk")}
        | {f"outcome-{end}" for end in ENDS}
        | option_ids()
    )
    return {f"island-{part}" for part in parts}


def test_the_island_has_every_message_it_needs_and_no_other_that_nobody_uses() -> None:
    there = set(messages("en", "island.ftl"))
    assert island_ids() <= there
    assert unused(there - island_ids()) == set()


def test_the_command_line_uses_every_message_of_its_own() -> None:
    assert unused(set(messages("en", "cli.ftl"))) == set()


def unused(ids: set[str]) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    return {name for name in ids if not re.search(rf"[\"'`]{name}[\"'`]", text)}


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


@pytest.mark.parametrize("file", ["island.ftl", "cli.ftl"])
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
def test_each_adventurer_has_a_letter_of_its_own(lang: str) -> None:
    known = messages(lang, "island.ftl")
    letters = [texts(known[f"island-{slug(name)}"])[1] for name in ADVENTURERS]
    assert len(set(letters)) == len(ADVENTURERS)

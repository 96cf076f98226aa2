"""Every numbered rule of docs/rules has a test with its number, and the other way round."""

from __future__ import annotations

import re
from pathlib import Path
from string import ascii_lowercase

import pytest

TESTS = Path(__file__).parent
RULES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))


def rules_of(file: Path) -> list[str]:
    """The numbers of the rules, as in `- I8 Move: …` or, for what was added to one, `- T17b …`."""
    return re.findall(r"^- ([A-Z]\d+[a-z]?) ", file.read_text(encoding="utf-8"), re.MULTILINE)


def rules_tested() -> dict[str, str]:
    """The rules that tests name, each with the name of one such test."""
    found = {}
    for file in TESTS.rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for name, rule in re.findall(r"^def (test_([a-z]\d+[a-z]?)_\w+)", text, re.MULTILINE):
            found[rule.capitalize()] = f"{file.relative_to(TESTS)}: {name}"
    return found


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_every_rule_has_a_test_with_its_number(file: Path) -> None:
    tested = rules_tested()
    assert [rule for rule in rules_of(file) if rule not in tested] == []


def test_every_numbered_test_names_a_rule() -> None:
    known = {rule for file in RULES for rule in rules_of(file)}
    assert [test for rule, test in rules_tested().items() if rule not in known] == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_the_rules_of_a_game_are_numbered_without_a_gap(file: Path) -> None:
    rules = rules_of(file)
    numbered = [rule for rule in rules if rule[-1].isdigit()]
    assert rules and numbered == [f"{rules[0][0]}{number + 1}" for number in range(len(numbered))]


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.stem)
def test_what_was_added_to_a_rule_follows_it_in_the_order_of_its_letters(file: Path) -> None:
    rules = [(int(rule[1:].rstrip(ascii_lowercase)), rule) for rule in rules_of(file)]
    assert rules == sorted(set(rules))


def test_there_are_rules() -> None:
    assert "island" in [file.stem for file in RULES]

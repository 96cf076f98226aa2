"""The documents are true: their examples run, their links lead somewhere, the map is the code's."""

from __future__ import annotations

import ast
import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import simoun

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "simoun"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
DECISIONS = sorted(ROOT.glob("docs/decisions/*.md"))


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a document that are in this language."""
    fenced = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return fenced.findall(path.read_text(encoding="utf-8"))


# ---------------------------------------------------------------- examples


RESEARCH = ROOT / "docs/research.md"


@pytest.mark.parametrize(
    "document", [ROOT / "README.md", ROOT / "docs/positions.md", RESEARCH], ids=name
)
def test_the_python_examples_print_what_they_say(
    document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    examples = blocks(document, "pycon")
    assert examples
    for example in examples:
        session = doctest.DocTestParser().get_doctest(example, {}, name(document), None, 0)
        told: list[str] = []
        failed, tried = doctest.DocTestRunner(verbose=False).run(session, out=told.append)
        assert tried and not failed, "".join(told)


def test_a_bot_on_paper_is_the_example() -> None:
    example = (ROOT / "examples/shore_first.py").read_text(encoding="utf-8")
    assert example in blocks(RESEARCH, "python")


POSITIONS = ROOT / "docs/positions.md"
*ON_PAPER, RECORD = blocks(POSITIONS, "json")
PAPER = {json.loads(text)["game"]: text for text in ON_PAPER}
ISLAND, DESERT, SKY = PAPER["island"], PAPER["desert"], PAPER["sky"]
CARAVANS = PAPER["through_the_desert"]


@pytest.mark.parametrize("text", PAPER.values(), ids=PAPER)
def test_a_position_on_paper_is_read_and_written_again(text: str) -> None:
    position = json.loads(text)
    assert simoun.from_position(position, seed=1).position() == position


@pytest.mark.parametrize(
    ("text", "answer", "else_lost_by"),
    [
        (ISLAND, "seat1 shore Coral Palace", "treasure-sank"),
        (DESERT, "seat1 pour 1 to seat2", "thirst"),
        (SKY, "seat1 unwire rod 1 from small capacitor 1, long", "electrocuted"),
    ],
    ids=["island", "desert", "sky"],
)
def test_a_puzzle_has_the_answer_that_it_hints_at(
    text: str, answer: str, else_lost_by: str
) -> None:
    for seed in range(20):
        lost = simoun.from_position(json.loads(text), seed=seed)
        play_to_the_next_turn(lost, "seat1 end")
        assert lost.outcome == else_lost_by
        saved = simoun.from_position(json.loads(text), seed=seed)
        play_to_the_next_turn(saved, answer, "seat1 end")
        assert not saved.over and saved.decider == 1


def test_the_two_camels_that_earn_the_most_are_those_that_the_puzzle_hints_at() -> None:
    totals: dict[frozenset[str], int] = {}
    start = simoun.from_position(json.loads(CARAVANS))
    for first in start.actions():
        game = simoun.from_position(json.loads(CARAVANS))
        game.play(first)
        for second in game.actions():
            after = game.state.copy()
            game.rules.apply(after, second.code)
            totals[frozenset([str(first), str(second)])] = sum(game.rules.scores(after)[0].values())
    best = max(totals.values())
    answer = {"seat1 place Violet at F9", "seat1 place Violet at F10"}
    assert [pair for pair, total in totals.items() if total == best] == [answer]


def play_to_the_next_turn(game: simoun.Match, *texts: str) -> None:
    for text in texts:
        game.play(text)
    while not game.over and game.rules.reveal_is_due(game.state):
        game.play(game.actions()[0])


def test_the_record_on_paper_is_played_and_written_again() -> None:
    assert simoun.from_record(RECORD).record().to_data() == json.loads(RECORD)


def test_every_key_of_a_position_and_of_a_record_is_explained() -> None:
    rows = re.findall(r"^\| (`.*?) \|", POSITIONS.read_text(encoding="utf-8"), re.MULTILINE)
    explained = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    positions = [json.loads(block) for block in PAPER.values()]
    keys = {key for position in positions for key in [*position, *position["turn"]]}
    assert {*keys, *json.loads(CARAVANS)["seats"][0], *json.loads(RECORD)} <= explained


# ---------------------------------------------------------------- commands


def commands() -> dict[str, set[str]]:
    """The commands that README.md shows, each with the options that it uses."""
    shown: dict[str, set[str]] = {}
    for line in blocks(ROOT / "README.md", "sh")[0].splitlines():
        word = line.split()[1]
        command = "" if word.startswith("--") else word
        shown.setdefault(command, set()).update(re.findall(r"--[a-z]+", line))
    return shown


@pytest.mark.parametrize("command", commands())
def test_the_command_line_knows_the_commands_and_options_shown(command: str) -> None:
    options = commands()[command]
    words = ["bench", "engine"] if command == "bench" else command.split()
    run = subprocess.run(
        [sys.executable, "-P", "-m", "simoun", *words, "--help"],
        env=os.environ
        | {"PYTHONPATH": str(Path(simoun.__path__[0]).parent), "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert options - set(re.findall(r"--[a-z]+", run.stdout)) == set()


# ---------------------------------------------------------------- links


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_to_files_that_exist(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))
    here = [link for link in links if not link.startswith(("https:", "mailto:"))]
    assert [link for link in here if not (document.parent / link).exists()] == []


# ---------------------------------------------------------------- decisions


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(path.name[:4]) for path in DECISIONS]
    assert numbers == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("document", DECISIONS, ids=name)
def test_a_decision_has_its_number_a_status_and_three_parts(document: Path) -> None:
    lines = document.read_text(encoding="utf-8").splitlines()
    assert re.match(rf"# {int(document.name[:4])}\. \w", lines[0])
    assert re.match(r"Status: (accepted|replaced by \[\d{4}\])", lines[2])
    headings = [line for line in lines if line.startswith("## ")]
    assert headings == ["## Context", "## Decision", "## Consequences"]


# ---------------------------------------------------------------- the map


def levels() -> dict[str, int]:
    """How high each part of the package stands in the first block of ARCHITECTURE.md."""
    lines = blocks(ROOT / "ARCHITECTURE.md", "")[0].splitlines()
    return {
        part: height
        for height, line in enumerate(reversed(lines))
        for part in line.split("  ")[0].split()
    }


def parts_imported(module: Path) -> set[str]:
    """The parts of simoun that a module names in its imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "simoun":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(part_of(node.module or ""))
        elif isinstance(node, ast.Import):
            found |= {part_of(alias.name) for alias in node.names}
    return found & set(levels())


def part_of(module: str) -> str:
    return module.split(".")[1] if module.startswith("simoun.") else ""


def test_the_map_shows_every_part() -> None:
    parts = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    parts |= {path.stem for path in SOURCE.glob("*.py") if not path.stem.startswith("__")}
    assert parts == set(levels())


def test_imports_point_down() -> None:
    height = levels()
    for module in SOURCE.rglob("*.py"):
        part = module.relative_to(SOURCE).parts[0].removesuffix(".py")
        above = [p for p in parts_imported(module) if height[p] > height.get(part, len(height))]
        assert above == [], f"{name(module)} imports {above}"

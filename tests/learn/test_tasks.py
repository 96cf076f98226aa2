"""A task: goals are data, checked by the rules; any right way counts, and a damaged one is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import simoun
from simoun.core.paper import Sheet
from simoun.core.refusal import Refused
from simoun.learn.shelf import shelf
from simoun.learn.task import KEYS, Attempt, Progress, Task, task_on

POSITIONS = Path(__file__).parents[2] / "docs" / "positions.md"
*ON_PAPER, _ = re.findall(r"^```json\n(.*?)^```$", POSITIONS.read_text("utf-8"), re.M | re.S)
PAPER: dict[str, dict[str, object]] = {
    json.loads(text)["game"]: json.loads(text) for text in ON_PAPER
}

SHORED = {"happened": "shore", "place": "coral-palace"}
SAVED = {"turn": "seat2"}


def task(game: str, goal: object, **more: object) -> Task:
    return task_on(Sheet({"position": PAPER[game], "goal": goal, **more}, "The task", KEYS))


def tried(one: Task, *texts: str) -> str:
    attempt = Attempt(one)
    for text in texts:
        attempt.play(text)
    return attempt.turn_up()


# ---------------------------------------------------------------- what counts


def test_what_happened_counts_with_its_facts() -> None:
    assert tried(task("island", SHORED), "seat1 shore Coral Palace") == "done"
    assert tried(task("island", SHORED), "seat1 shore Lost Lagoon") == "open"
    twice = {**SHORED, "times": 2}
    assert tried(task("island", twice), "seat1 shore Coral Palace") == "open"


def test_seats_are_named_as_in_a_position() -> None:
    by_the_other = {**SHORED, "who": "seat2"}
    assert tried(task("island", by_the_other), "seat1 shore Coral Palace") == "open"
    poured = {"happened": "pour", "whom": "seat2", "water": {"at_least": 1}}
    assert tried(task("desert", poured), "seat1 pour 1 to seat2") == "done"


def test_a_group_is_tested_like_a_list() -> None:
    goal = {"happened": "sun", "group": {"has": "seat1"}}
    assert tried(task("desert", goal), "seat1 pour 1 to seat2", "seat1 end") == "done"


@pytest.mark.parametrize(
    "goal",
    [
        {"position": "flooded", "lacks": "Coral Palace"},
        {"position": "flooded", "at_most": 3},
        {"position": "turn.actions_left", "is": 0},
        {"position": "turn.actions_left", "one_of": [0, 7]},
        {"view": "turn.actions_left", "seat": "seat1", "at_most": 0},
        {"any": [{"won": "seat1"}, SHORED]},
        {"all": [{"not": {"happened": "sank"}}, SHORED]},
    ],
)
def test_what_lies_on_the_table_counts(goal: dict[str, object]) -> None:
    assert tried(task("island", goal), "seat1 shore Coral Palace") == "done"


def test_a_card_that_a_hand_has_none_of_counts_as_nothing() -> None:
    goal = {"position": "seats.0.hand.Helicopter Lift", "at_most": 0}
    lifted = "seat1 lift seat1 to Coral Palace"
    assert tried(task("island", goal), lifted) == "done"


def test_who_survives_the_cards_has_the_next_turn() -> None:
    saved = task("island", SAVED, within="turn")
    assert tried(saved, "seat1 shore Coral Palace", "seat1 end") == "done"
    assert tried(saved, "seat1 end") == "missed"


def test_points_are_those_of_the_end() -> None:
    before = sum(simoun.from_position(PAPER["through_the_desert"]).scores[0].values())
    goal = {"points": "seat1", "at_least": before + 10}
    both = ["seat1 place Violet at F9", "seat1 place Violet at F10"]
    assert tried(task("through_the_desert", goal, within="turn"), *both) == "done"
    wasted = ["seat1 place Mint at D5", "seat1 place Mint at C4"]
    assert tried(task("through_the_desert", goal, within="turn"), *wasted) == "missed"


def test_points_of_one_source_count_alone() -> None:
    scores = simoun.from_position(PAPER["through_the_desert"]).scores[0]
    goal = {"points": "seat1", "from": "caravans", "at_least": scores["caravans"]}
    with pytest.raises(Refused, match="before anything is done"):
        task("through_the_desert", goal)
    all_of_it = {**goal, "at_least": scores["caravans"] + 1000}
    assert tried(task("through_the_desert", all_of_it), "seat1 place Mint at D5") != "done"


def test_a_launch_wins() -> None:
    goal = {"won": "seat2"}
    assert tried(task("sky", goal), "seat1 end") == "missed"


# ---------------------------------------------------------------- by when


def test_so_many_decisions_and_what_they_bring() -> None:
    goal = {"happened": "drew"}
    assert tried(task("island", goal, within=1), "seat1 end") == "done"
    assert tried(task("island", goal, within=1), "seat1 shore Coral Palace") == "missed"
    assert tried(task("island", goal), "seat1 shore Coral Palace") == "open"


def test_before_the_cards_of_the_turn() -> None:
    before = task("island", {"happened": "drew"}, within="cards")
    assert tried(before, "seat1 shore Coral Palace") == "open"
    assert tried(before, "seat1 end") == "missed"
    assert tried(task("island", SHORED, within="cards"), "seat1 shore Coral Palace") == "done"


def test_what_is_done_stays_done_until_it_is_taken_back() -> None:
    shored = task("island", {"position": "flooded", "lacks": "Coral Palace"}, within="turn")
    match = shored.begin()
    progress = Progress(shored, match)
    before = match.state.copy()
    assert progress.hear(match.play("seat1 shore Coral Palace"), decided=True) == "done"
    assert progress.parts == (1, 1)
    match.take_back(before)
    progress.take_back()
    assert (progress.standing, progress.decisions, progress.parts) == ("open", 0, (0, 1))


def test_one_comes_nearer_by_parts() -> None:
    both = {"all": [SHORED, {"happened": "end"}]}
    attempt = Attempt(task("island", both))
    attempt.play("seat1 shore Coral Palace")
    assert attempt.progress.parts == (1, 2)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"goal": None}, "must be an object"),
        ({"goal": {}}, "has one of happened, position"),
        ({"goal": {"happened": "shore", "won": "seat1"}}, "has one of"),
        ({"goal": {"happened": "exploded"}}, "nothing is told as 'exploded'"),
        ({"goal": {"happened": "shore", "who": "seat9"}}, "there is no seat 'seat9'"),
        ({"goal": {"happened": "shore", "times": 0}}, "'times' can't be 0"),
        ({"goal": {"position": "tide", "is": 1}}, "there is nothing at 'tide'"),
        ({"goal": {"position": "seats.7.at", "is": "Iron Gate"}}, "nothing at 'seats.7.at'"),
        ({"goal": {"position": "water"}}, "lacks a test"),
        ({"goal": {"position": "water", "around": 3}}, "has no test 'around'"),
        ({"goal": {"position": "water", "at_least": "3"}}, "it is a whole number"),
        ({"goal": {"position": "water", "one_of": 3}}, "it is a list"),
        ({"goal": {"points": "seat1", "at_least": 3}}, "nobody has points"),
        ({"goal": {"all": []}}, "has no goal in it"),
        ({"goal": {"points": "seat1", "from": "luck", "at_least": 3}}, "nobody has points"),
        ({"goal": {"position": "water", "is": 4}}, "before anything is done"),
        ({"within": "soon"}, "'within' can't be 'soon'"),
        ({"within": 0}, "'within' can't be 0"),
        ({"seats": ["seat3"]}, "there is no seat 'seat3'"),
        ({"position": {"game": "chess"}}, "chess"),
        ({"position": {**PAPER["island"], "water": 11}}, "'water' can't be 11"),
        ({"prize": 1}, "has no 'prize'"),
    ],
)
def test_a_damaged_task_is_refused_with_the_reason(changed: dict[str, object], said: str) -> None:
    data = {"position": PAPER["island"], "goal": SHORED, **changed}
    with pytest.raises(Refused, match=re.escape(said)):
        task_on(Sheet(data, "The task", KEYS))


def test_a_goal_can_not_be_endless() -> None:
    goal: dict[str, object] = dict(SHORED)
    for _ in range(100):
        goal = {"not": goal}
    with pytest.raises(Refused, match="must be an object"):
        task("island", goal)


def test_a_damaged_file_keeps_no_other_from_being_read(tmp_path: Path) -> None:
    good = json.dumps({"position": PAPER["island"], "goal": SHORED})
    (tmp_path / "01-good.json").write_text(good, encoding="utf-8")
    (tmp_path / "02-torn.json").write_text(good[:100], encoding="utf-8")
    (tmp_path / "03-empty.json").write_text("{}", encoding="utf-8")
    (tmp_path / "04-binary.json").write_bytes(b"\xff\x00")
    (tmp_path / "05-good.json").write_text(good, encoding="utf-8")
    read = shelf(tmp_path, lambda name, data: (name, task_on(Sheet(data, name, KEYS))))
    assert [name for name, _ in read.found] == ["01-good", "05-good"]
    assert "lacks 'position'" in read.damaged["03-empty"]
    assert set(read.damaged) == {"02-torn", "03-empty", "04-binary"}

"""The puzzles that come with the program: proved again, no two alike, said in both languages."""

from __future__ import annotations

import pytest

from simoun.core.catalog import face_named, game_names
from simoun.core.events import Fact
from simoun.core.rules import State
from simoun.learn.explaining import Said, explanation, goal, hints, missed, say
from simoun.learn.finding import positions
from simoun.learn.making import puzzles_in
from simoun.learn.proof import Proof, prove
from simoun.learn.puzzle import FILES, Puzzle, Try, content_of, puzzles
from simoun.text import LANGUAGES, Words

LEAST = 60
FEW = 8  # of each game, proved here; `make puzzles` proves all
FAMILIES = 3  # kinds of goals at least


def all_puzzles() -> list[Puzzle]:
    return [one for game in game_names() for one in puzzles(game).found]


def small(game: str) -> list[Puzzle]:
    """Those with the fewest turns; of each kind one comes first."""
    by_size = sorted(puzzles(game).found, key=lambda one: one.lines)
    firsts = [next(one for one in by_size if one.aim == aim) for aim in aims(game)]
    firsts.sort(key=lambda one: one.lines)
    return [*firsts, *(one for one in by_size if one not in firsts)][:FEW]


def aims(game: str) -> list[str]:
    return sorted({one.aim for one in puzzles(game).found})


def named(one: Puzzle) -> str:
    return f"{one.task.game}-{one.number}"


@pytest.mark.parametrize("game", game_names())
def test_there_are_enough_of_many_kinds_and_no_two_alike(game: str) -> None:
    shelf = puzzles(game)
    assert shelf.damaged == {}
    assert len(shelf.found) >= LEAST
    assert len(aims(game)) >= FAMILIES
    assert len({str(one.task.position) for one in shelf.found}) == len(shelf.found)
    assert len({one.stars for one in shelf.found}) >= FAMILIES
    assert [one.stars for one in shelf.found] == sorted(one.stars for one in shelf.found)


@pytest.mark.parametrize("one", [one for game in game_names() for one in small(game)], ids=named)
def test_the_answer_is_one_by_an_independent_check(one: Puzzle) -> None:
    prove(one)


@pytest.mark.parametrize("game", game_names())
def test_every_other_turn_fails(game: str) -> None:
    """Each position at which the smallest turns end is played to by texts, and judged."""
    one = small(game)[0]
    solved = {Proof(one.task).paper(s) for s in ends(one, "done")}
    failed = {Proof(one.task).paper(s) for s in ends(one, "missed")}
    assert len(solved) == one.ways
    assert not solved & failed


def ends(one: Puzzle, standing: str) -> list[State]:
    """Where turns lead, by plain texts, each turn tried anew from its beginning."""
    proof, found, seen = Proof(one.task), [], set[str]()
    waiting: list[list[str]] = [[]]
    for line in waiting:
        attempt = Try(one)
        for text in line:
            attempt.play(text)
        if attempt.standing == standing:
            found.append(attempt.match.state)
        if attempt.standing != "open":
            continue
        for action in attempt.match.actions():
            if not attempt.match.rules.reveals(action.code):
                paper = proof.paper(proof.done(attempt.match.state, action.code))
                if paper not in seen:
                    seen.add(paper)
                    waiting.append([*line, action.text])
    return found


def test_what_turns_something_up_counts_on_luck() -> None:
    one = next(one for one in puzzles("desert").found if can_excavate(Try(one)))
    attempt = Try(one)
    before = attempt.match.position()
    reveal = next(a for a in attempt.match.actions() if attempt.match.rules.reveals(a.code))
    assert attempt.play(reveal.text) == "missed"
    assert attempt.match.position() == before


def can_excavate(attempt: Try) -> bool:
    return any(attempt.match.rules.reveals(action.code) for action in attempt.match.actions())


# ---------------------------------------------------------------- where they come from


@pytest.mark.parametrize("game", game_names())
def test_a_position_is_that_of_its_game(game: str) -> None:
    origin = origins(game)[0]
    face = face_named(game)
    found = next(
        s for at, _, s in positions(face, int(origin["seed"])) if at.move == origin["move"]
    )
    assert face.position(found) in [one.task.position for one in puzzles(game).found]


def origins(game: str) -> list[dict[str, int]]:
    """The shortest way to a puzzle first."""
    text = (FILES / f"{game}.jsonl").read_text(encoding="utf-8")
    lines = [content_of(number, line) for number, line in enumerate(text.splitlines(), 1)]
    found = [line["from"] for line in lines if isinstance(line, dict)]
    return sorted(found, key=lambda origin: (origin["move"], origin["seed"]))


def test_the_same_seed_gives_the_same_puzzles() -> None:
    game, seed = "through_the_desert", 1
    shipped = [
        content_of(number, line)
        for number, line in enumerate(
            (FILES / f"{game}.jsonl").read_text(encoding="utf-8").splitlines(), 1
        )
    ]
    made = puzzles_in(game, seed, frozenset())
    ours = [line for line in shipped if isinstance(line, dict) and line["from"]["seed"] == seed]
    assert ours
    assert [line for line in ours if line not in made] == []


# ---------------------------------------------------------------- what is said about them


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_all_that_is_said_can_be_said(game: str, lang: str) -> None:
    words = Words(lang)
    one_of_each = {one.aim: one for one in puzzles(game).found}
    for one in one_of_each.values():
        seats = [words.person(f"Guest {k}") for k in range(5)]
        told = explanation(one)
        steps = [step for other in told["others"] for step in other["steps"]]
        figures = [other["said"] for other in told["others"]]
        said = [goal(one), missed(one, None), missed(one, (3, 7)), told["why"], told["ways"]]
        for thing in [*said, *hints(one), *told["steps"], *steps, *figures, told["rates"]]:
            assert say(words, one, thing, seats)


def test_hints_go_from_a_look_to_the_answer_but_for_its_end() -> None:
    for one in all_puzzles()[::20]:
        steps = hints(one)
        assert steps[0]["message"].endswith("-hint")
        assert steps[1] == Said(message="puzzles-hint-steps", facts=length(one))
        assert len(steps) == 2 + len(one.solution) - 1


def length(one: Puzzle) -> dict[str, Fact]:
    return {"n": len(one.solution)}


def test_what_other_turns_lack_is_told_exactly() -> None:
    for one in all_puzzles():
        for other in one.tries:
            wanted = one.facts.get("n")
            assert other.n is None or (isinstance(wanted, int) and other.n < wanted)
            assert other.chance is None or other.chance[0] < other.chance[1]

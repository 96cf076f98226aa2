"""The parts of a review add up, whoever played, and what a card did is told apart from a choice."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import simoun
from simoun import Match, Refused
from simoun.core.catalog import game_names
from simoun.core.record import Record
from simoun.hindsight.curve import SOME, all_ways, mark_of, whole_points
from simoun.hindsight.played import Played
from simoun.hindsight.shape import Review
from tests.contract.walks import position_names, read, walks
from tests.hindsight.games import lost, played_by, unfinished, won

every_game = pytest.mark.parametrize("name", game_names())
LITTLE = 1e-9


def check_sums(found: Review) -> None:
    """From the beginning to the end, for each rival or for all together."""
    for seat, balance in enumerate(found["balances"]):
        parts, points = balance["parts"], balance["points"]
        four = parts["cards"] + parts["lost"] + parts["gained"] + parts["others"]
        assert parts["begin"] == found["begin"][seat]
        assert abs(parts["begin"] + four - parts["end"]) < LITTLE
        assert parts["lost"] <= 0 <= parts["gained"]
        assert (
            points["begin"] + sum(points[k] for k in ("cards", "lost", "gained", "others"))
            == (points["end"])
        )
    check_turns(found)


def check_turns(found: Review) -> None:
    """A turn is the sum of its moves, and each move leads from one chance to the next."""
    before, moves = found["begin"], 0
    for turn in found["turns"]:
        one = 0 if found["together"] else turn["seat"]
        steps = found["steps"][turn["first"] - 1 : turn["last"]]
        assert turn["first"] == moves + 1 and {step["turn"] for step in steps} == {turn["turn"]}
        assert abs(turn["choice"] - sum(step["choice"] for step in steps)) < LITTLE
        assert abs(turn["card"] - sum(step["card"] for step in steps)) < LITTLE
        for step in steps:
            change = step["chances"][one] - before[one]
            assert abs(step["choice"] + step["card"] - change) < LITTLE
            before = step["chances"]
        moves = turn["last"]
    assert moves == len(found["steps"])


@every_game
@given(data=st.data())
def test_the_parts_of_any_game_add_up(name: str, data: st.DataObject) -> None:
    match = data.draw(walks(name)).finished()
    found = simoun.review(match, deep=False)
    check_sums(found)
    assert len(found["steps"]) == len(match.moves)
    end = found["steps"][-1]["chances"] if found["steps"] else found["begin"]
    assert sum(end) == pytest.approx(1.0 if match.winners else 0.0)


@every_game
@pytest.mark.parametrize("fresh", [False, True])
def test_the_parts_of_a_game_of_bots_add_up(name: str, fresh: bool) -> None:
    check_sums(simoun.review(played_by("novice", name, 50_000_001, fresh=fresh), deep=False))


@every_game
def test_what_is_expected_of_an_action_is_the_mean_over_its_cards(name: str) -> None:
    """Each way has its chance, and all of them together are sure."""
    played = Played(lost(name))
    for move, (code, _) in enumerate(played.plays):
        if played.rules.reveals(code):
            ways = all_ways(played.rules, played.states[move], code)
            assert sum(share for _, share in ways) == pytest.approx(1.0)
            came = played.states[move + 1].fingerprint()
            assert came in [after.fingerprint() for after, _ in ways]


def looking_at_tiles() -> Match:
    """Somebody may look at several tiles of a pile that is still high."""
    for seed in range(20):
        match, random = simoun.new_game("sky", seed=seed), Random(seed)
        while not match.over:
            if any(choice["verb"] == "scope" for choice in match.choices()):
                return match
            match.play(random.choice(match.choices())["action"])
    raise AssertionError("Nobody found a Scope.")


def test_where_too_many_cards_could_be_seen_some_stand_for_all() -> None:
    match = looking_at_tiles()
    verbs = [choice["verb"] for choice in match.choices()]
    code = match.moment.codes[verbs.index("scope")]
    ways = all_ways(match.rules, match.state, code)
    assert len(ways) <= SOME and sum(share for _, share in ways) == pytest.approx(1.0)
    match.state.stir(77)
    again = all_ways(match.rules, match.state, code)
    assert [(a.fingerprint(), share) for a, share in again] == [
        (a.fingerprint(), share) for a, share in ways
    ]


@every_game
def test_a_review_knows_nothing_of_cards_that_did_not_come(name: str) -> None:
    """The same plays from a position with other streams have the same curve up to the next card."""
    position = read(name, position_names(name)[0])
    curves = []
    for seed in (1, 2):
        played = Played(simoun.from_position(position, seed=seed).record())
        codes = [c for c in played.rules.legal(played.states[0]) if played.rules.reveals(c)]
        ways = [all_ways(played.rules, played.states[0], code) for code in codes]
        curves.append([[(a.fingerprint(), share) for a, share in way] for way in ways])
    assert curves[0] == curves[1]


def test_a_choice_is_marked_by_what_it_did() -> None:
    assert [mark_of(change) for change in (0.05, -0.05, -0.099, -0.1)] == [
        *["strong", "slip", "slip", "costly"]
    ]


@every_game
def test_turning_points_are_those_that_changed_most(name: str) -> None:
    found = simoun.review(Match(lost(name)), deep=False)
    changes = [abs(part) for turn in found["turns"] for part in (turn["choice"], turn["card"])]
    points = found["points"]
    assert points and [p["move"] for p in points] == sorted(p["move"] for p in points)
    least = min(abs(point["change"]) for point in points)
    assert least >= 0.05
    assert len(points) == min(5, sum(change >= 0.05 for change in changes))
    for point in points:
        step, turn = found["steps"][point["move"] - 1], found["turns"][point["turn"] - 1]
        assert turn["first"] <= step["move"] <= turn["last"] and turn["seat"] == point["seat"]
        if point["mark"] == "card":
            assert step["card"] * point["change"] > 0
        else:
            assert not step["due"]


@given(st.lists(st.floats(-1, 1), min_size=4, max_size=4))
def test_whole_points_add_up_and_stay_near(parts: list[float]) -> None:
    total = round(100 * sum(parts))
    found = whole_points(parts, total)
    assert sum(found) == total
    assert all(abs(whole - 100 * part) <= 3 for whole, part in zip(found, parts, strict=True))


@every_game
def test_what_turns_nothing_up_is_all_choice(name: str) -> None:
    played = Played(lost(name))
    steps = simoun.review(Match(lost(name)), deep=False)["steps"]
    for step, (code, _) in zip(steps, played.plays, strict=True):
        if not played.rules.reveals(code):
            assert step["card"] == 0.0 and not step["due"]


@every_game
def test_a_game_that_goes_on_has_no_review(name: str) -> None:
    with pytest.raises(Refused, match=r"The game isn't over after \d+ moves?: a review is of"):
        simoun.review(unfinished(name))


def test_a_game_that_begins_over_has_a_review_of_nothing() -> None:
    match = Match(won("island"))
    over = simoun.from_position(match.position())
    found = simoun.review(over)
    assert (found["steps"], found["points"], found["moments"]) == ([], [], [])
    check_sums(found)


def test_an_adviser_that_gives_no_advice_is_refused() -> None:
    with pytest.raises(Refused, match="'wise' gives no advice"):
        simoun.review(Match(won("island")), "wise")


def test_a_record_is_not_touched() -> None:
    record: Record = lost("island")
    before = record.to_json()
    simoun.review(Match(record), deep=False)
    assert record.to_json() == before

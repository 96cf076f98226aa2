"""Turning points beside what an expert would have done, and the deal with its cards known."""

from __future__ import annotations

from collections import Counter

import pytest

import simoun
from simoun import Match
from simoun.core.catalog import game_names
from simoun.core.keyed import Keyed
from simoun.core.record import Record, follow, move_of
from simoun.hindsight.knowing import AsDealt, Course, luck_of
from simoun.hindsight.played import Played
from simoun.hindsight.reviewing import Reviewing
from simoun.hindsight.shape import Moment, Review
from tests.hindsight.games import dealt, lost, played_by, reviewed, won

every_game = pytest.mark.parametrize("name", game_names())
AN_INSTANT = 1e-9  # seconds: the shortest slice there is, however fast the machine


def after(match: Match, moves: int) -> Match:
    record = match.record()
    record.moves = record.moves[:moves]
    return Match(record)


def check_moment(match: Match, found: Review, moment: Moment) -> None:
    """Both ways can be played from there, and the one that was played is what the record says."""
    here = after(match, moment["move"] - 1)
    assert not found["steps"][moment["move"] - 1]["due"]
    assert here.decider == moment["seat"]
    for way in (moment["played"], moment["better"]):
        assert 0.0 <= way["chance"] <= 1.0
        line = here.copy()
        for step in way["steps"]:
            line.play(step["action"])
    texts = [step["action"] for step in moment["played"]["steps"]]
    assert texts == [m.text for m in match.moves[moment["move"] - 1 :][: len(texts)]]
    difference = moment["better"]["chance"] - moment["played"]["chance"]
    assert difference == pytest.approx(moment["difference"])
    assert moment["better"]["reasons"] or moment["alike"]
    if moment["alike"]:
        assert moment["same"] and moment["difference"] == pytest.approx(0.0)
    point = next(point for point in found["points"] if point["move"] == moment["move"])
    assert (point["mark"] == "even") == (moment["same"] and point["change"] < 0)


@every_game
@pytest.mark.parametrize("which", ["lost", "won"])
def test_turning_points_are_compared_with_an_expert(name: str, which: str) -> None:
    match = Match(lost(name) if which == "lost" else won(name))
    found = reviewed(name) if which == "lost" else simoun.review(match)
    chosen = [point["move"] for point in found["points"] if point["mark"] != "card"]
    assert [moment["move"] for moment in found["moments"]] == chosen
    for moment in found["moments"]:
        check_moment(match, found, moment)
    assert (found["deal"] is None) == (bool(match.winners) or not found["together"])


@pytest.mark.parametrize("name", ["island", "through_the_desert"])
def test_it_comes_in_slices_to_the_same_end(name: str) -> None:
    match = Match(lost(name))
    whole, reviewing, slices = reviewed(name), Reviewing(match), 0
    while not reviewing.go_on(AN_INSTANT):
        slices += 1
    assert slices > 2
    assert reviewing.found == whole


@pytest.mark.parametrize("fresh", [False, True])
def test_a_way_to_win_with_the_cards_known_is_one(fresh: bool) -> None:
    """It is a record: played again, it wins with the cards of that game."""
    match = played_by("novice", "island", 50_000_003, fresh=fresh, difficulty="novice")
    assert not match.winners
    deal = simoun.review(match)["deal"]
    assert deal is not None and deal["won"] and deal["tries"] > 0
    r = match.record()
    moves = [move_of(line) for line in deal["moves"]]
    again = Match(Record(r.game, r.rules, r.options, r.position, r.seed, moves))
    assert again.winners == [0, 1]
    assert all(bool(m.fresh) == (fresh and "end" not in m.text) for m in moves if m.fresh)


def test_a_record_that_tells_cards_is_dealt_again_from_the_same_decks() -> None:
    """Who does the same meets the same cards, and who does something else meets them as well."""
    match = dealt(Keyed(b"key"), "island", seed=7, difficulty="novice")
    played = Played(match.record())
    luck, again = luck_of(played), Course(played.states[0].copy(), [], Counter())
    for code, cards in played.plays:
        fresh = luck.of(again, code) if match.rules.reveals(code) else 0
        assert fresh == cards
        follow(match.rules, again.state, [(code, fresh)])
    other = dealt(AsDealt(played), "island", seed=7, difficulty="novice", luck=2)
    first, second = [[p for p in Played(m.record()).plays if p[1]] for m in (match, other)]
    assert first != second and first[0] == second[0]


def test_the_deal_of_such_a_record_is_a_record_that_wins() -> None:
    match = dealt(Keyed(b"key"), "island", seed=7, difficulty="novice")
    assert not match.winners
    deal = simoun.review(match)["deal"]
    assert deal is not None and deal["won"]
    r, moves = match.record(), [move_of(line) for line in deal["moves"]]
    assert Match(Record(r.game, r.rules, r.options, r.position, r.seed, moves)).winners == [0, 1]


def test_a_deal_that_nobody_was_found_to_win_is_not_called_lost() -> None:
    position = simoun.from_position(Match(lost("island")).position()).position()
    assert simoun.review(simoun.from_position(position))["deal"] == {
        "won": False,
        "turns": 0,
        "tries": 0,
        "moves": [],
    }

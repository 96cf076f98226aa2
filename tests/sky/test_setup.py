"""How the game begins (S1 to S6)."""

from __future__ import annotations

import pytest

from simoun.core.bags import bag_size, counts
from simoun.core.refusal import Refused
from simoun.games.sky.data import (
    ADVENTURERS,
    DIRECTIONS,
    EQUIPMENT_COPIES,
    EQUIPMENT_KINDS,
    STORM_COPIES,
    STORM_NAMES,
)
from simoun.games.sky.face.view import view
from simoun.games.sky.state import Sky
from tests.playing import adventurers, do, texts
from tests.sky.position import FACE, components, fresh, hand, health, rope, stand, tiles
from tests.storms import storm_discard, storm_layers


def first_card(s: Sky) -> str:
    """The first storm card of the first turn; shuffled back at once, it is not in the discard."""
    seat = s.current + 1
    do(s, f"seat{seat} end", f"seat{seat} storm")
    return next(iter(storm_discard(s)), STORM_NAMES[-1])


# ---------------------------------------------------------------- the start board


def test_s1_the_start_board_counts_as_four_tiles_with_a_rod_on_its_spot() -> None:
    s = fresh()
    shown = view(s, None)["places"]
    assert [place["name"] for place in shown] == ["M50", "M51", "M52", "M53"]
    assert [place["tile"]["symbol"] for place in shown] == [
        *["compass", "landing", "teleporter", "rod"]
    ]
    assert components(s) == {"rod 1": "M53"}


def test_s1_the_vane_points_down_the_strip() -> None:
    assert DIRECTIONS[fresh().vane] == "south"


def test_s1_one_can_walk_all_along_the_strip() -> None:
    s = fresh(players=2, adventurers=["doctor", "sailor"], first="seat1")
    do(s, "seat1 move M50", "seat1 move M51", "seat1 move M52", "seat1 move M53")
    assert stand(s) == "M53 M51"


def test_s1_the_tiles_are_shuffled() -> None:
    first = {tiles(fresh(seed, adventurers=["doctor", "sailor"]), 1) for seed in range(400)}
    assert len(first) == 36


def test_s1_the_tiles_nobody_has_drawn_are_the_pile() -> None:
    s = fresh(players=3, adventurers=["doctor", "surveyor", "sailor"])
    pile = view(s, None)["pile"]
    drawn = " ".join(tiles(s, seat) for seat in (1, 2, 3)).split()
    assert (pile["count"], pile["under"]) == (32, [])
    assert len(set(pile["tiles"]) | set(drawn)) == 36


# ---------------------------------------------------------------- level, decks, blueprint


@pytest.mark.parametrize(("players", "tick"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_s2_the_number_of_players_sets_the_storm_level(players: int, tick: int) -> None:
    shown = view(fresh(players=players), None)["storm"]
    assert (shown["level"], shown["cards"]) == (tick, 2)


def test_s3_all_storm_cards_are_in_the_deck_and_none_is_known() -> None:
    s = fresh()
    assert storm_layers(s) == [dict(zip(STORM_NAMES, STORM_COPIES, strict=True))]
    assert storm_discard(s) == {}
    assert counts(s.equipment_deck, EQUIPMENT_KINDS) == EQUIPMENT_COPIES
    assert bag_size(s.equipment_deck) == 14


def test_s3_the_storm_deck_is_shuffled() -> None:
    assert {first_card(fresh(seed)) for seed in range(200)} == set(STORM_NAMES)


@pytest.mark.parametrize(
    ("difficulty", "rods", "small", "large"),
    [("novice", 3, 3, 1), ("normal", 3, 3, 2), ("elite", 4, 4, 2), ("legendary", 4, 4, 3)],
)
def test_s4_the_blueprint_shows_what_the_circuit_needs(
    difficulty: str, rods: int, small: int, large: int
) -> None:
    shown = view(fresh(difficulty=difficulty), None)["blueprint"]
    assert shown["difficulty"] == difficulty
    assert {need["kind"]: need["needed"] for need in shown["needs"]} == {
        **{"rod": rods, "small-capacitor": small, "large-capacitor": large, "launch-pad": 1}
    }


# ---------------------------------------------------------------- the team


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s5_different_adventurers_at_random_on_the_landing_pad(players: int) -> None:
    teams = [fresh(seed, players=players) for seed in range(60)]
    assert {who for s in teams for who in adventurers(s)} == set(ADVENTURERS)
    for s in teams:
        assert len(set(adventurers(s))) == players
        assert stand(s) == " ".join(["M51"] * players)


def test_s5_or_by_choice_some_or_all() -> None:
    s = fresh(players=3, adventurers=["climber", "navigator", "doctor"])
    assert adventurers(s) == ["Climber", "Navigator", "Doctor"]


FULL = {
    "electrician": (6, 4),
    "surveyor": (5, 5),
    "sailor": (5, 4),
    "doctor": (4, 5),
    "climber": (4, 6),
    "navigator": (4, 4),
}


@pytest.mark.parametrize("who", FULL)
def test_s5_full_health_and_a_full_rope(who: str) -> None:
    other = "doctor" if who != "doctor" else "sailor"
    s = fresh(players=2, adventurers=[who, other])
    assert list(zip(health(s), rope(s), strict=True)) == [FULL[who], FULL[other]]


def test_s6_everyone_draws_a_tile_the_surveyor_two_and_all_see_them() -> None:
    for seed in range(40):
        s = fresh(seed, players=5, adventurers="drawn")
        for player, who in enumerate(adventurers(s)):
            assert len(tiles(s, player + 1).split()) == (2 if who == "Surveyor" else 1)
            assert hand(s, player + 1) == {}
        seen = [[tile["tile"] for tile in seat["tiles"]] for seat in view(s, 0)["seats"]]
        assert [" ".join(hand) for hand in seen] == [tiles(s, seat + 1) for seat in range(5)]


# ---------------------------------------------------------------- what can't be agreed


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"players": 1}, "'players' can't be 1"),
        ({"players": 6}, "'players' can't be 6"),
        ({"players": "two"}, "'players' can't be 'two'"),
        ({"difficulty": "hard"}, "'difficulty' can't be 'hard'"),
        ({"players": 2, "adventurers": ["climber"]}, "'adventurers'"),
        ({"players": 2, "adventurers": ["climber", "climber"]}, "'adventurers'"),
        ({"players": 2, "adventurers": ["climber", "pilot"]}, "'adventurers'"),
        ({"players": 2, "first": "seat3"}, "'first' can't be 'seat3' with 2 players."),
        ({"storm": 3}, "storm"),
    ],
)
def test_what_cannot_be_agreed_is_refused(wishes: dict[str, object], said: str) -> None:
    with pytest.raises(Refused) as refusal:
        fresh(1, **wishes)
    assert said in str(refusal.value)


@pytest.mark.parametrize("text", ["seat1 move N51", "seat2 end", "seat1 fly", "", "seat1 storm"])
def test_an_action_that_cannot_be_done_is_refused_and_changes_nothing(text: str) -> None:
    s = fresh(players=2, adventurers=["doctor", "sailor"], first="seat1")
    before, position = s.fingerprint(), FACE.position(s)
    with pytest.raises(Refused) as refusal:
        do(s, text)
    assert str(refusal.value).endswith(".")
    assert s.fingerprint() == before and FACE.position(s) == position
    assert "seat1 end" in texts(s)

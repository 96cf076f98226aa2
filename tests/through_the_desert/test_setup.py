"""How the game begins: riders, camels, palms, waterholes, who starts (T2 to T5)."""

from __future__ import annotations

from collections import Counter

import pytest

import simoun
from simoun import Match
from simoun.games.through_the_desert.data import CAMEL_NAMES
from tests.contract.refusals import refusal_of
from tests.through_the_desert.position import (
    CELLS,
    LABELS,
    SPOTS,
    can,
    do,
    events,
    seen,
    waterholes,
    with_riders,
)

COLOURS = ["saffron", "rose", "mint", "azure", "violet"]
ALL_COUNTS = [2, 3, 4, 5]


def fresh(players: int, seed: int = 1, **wishes: object) -> Match:
    return simoun.new_game("through_the_desert", players=players, seed=seed, **wishes)


# ---------------------------------------------------------------- riders


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t2_everyone_has_a_rider_on_a_camel_of_each_colour(players: int) -> None:
    seats = seen(fresh(players))["seats"]
    assert [seat["riders"] for seat in seats] == [COLOURS] * players
    assert [seat["aside"] for seat in seats] == [None] * players
    assert [seat["colour"] for seat in seats] == ["blue", "vermilion", "black", "gold"][:players]


def test_t2_with_five_players_each_sets_aside_a_colour_of_its_own() -> None:
    game = fresh(5, first="seat4")
    chosen = dict(zip([4, 5, 1, 2, 3], ["Mint", "Azure", "Rose", "Violet", "Saffron"], strict=True))
    for number, (seat, camel) in enumerate(chosen.items()):
        assert game.decider == seat - 1
        assert len(game.actions()) == 5 - number
        told = do(game, f"seat{seat} set aside {camel}")
        assert events(told) == (["set-aside", "turn"])
    asides = [seat["aside"] for seat in seen(game)["seats"]]
    assert asides == ["rose", "violet", "saffron", "mint", "azure"]
    assert all(len(seat["riders"]) == 4 for seat in seen(game)["seats"])


def test_t2_nobody_sets_aside_what_another_has_set_aside() -> None:
    game = fresh(5, first="seat1")
    do(game, "seat1 set aside Rose")
    assert not can(game, "seat2 set aside Rose")
    assert "can't be done now" in refusal_of(game.play, "seat2 set aside Rose")


def test_t2_riders_are_set_aside_before_the_board_is_laid() -> None:
    game = fresh(5, first="seat1")
    view = seen(game)
    assert (view["palms"], view["waterholes"], view["turn"]["step"]) == ([], [], "aside")
    for seat, camel in enumerate(CAMEL_NAMES, 1):
        do(game, f"seat{seat} set aside {camel}")
    assert [str(action) for action in game.actions()] == ["seat1 lay the board"]
    assert game.rules.reveal_is_due(game.state)
    told = game.play("seat1 lay the board")
    assert told == [{"what": "laid", "facts": {"palms": 5, "waterholes": 45}}]
    assert (seen(game)["turn"]["step"], game.decider) == ("riders", 0)


def test_t2_an_option_draws_the_riders_set_aside() -> None:
    drawn = [[seat["aside"] for seat in seen(fresh(5, n, aside="drawn"))["seats"]] for n in (1, 2)]
    assert all(sorted(map(str, asides)) == sorted(COLOURS) for asides in drawn)
    assert drawn[0] != drawn[1]
    assert seen(fresh(5, aside="drawn"))["turn"]["step"] == "riders"


@pytest.mark.parametrize("aside", ["chosen", "drawn"])
def test_t2_there_are_four_riders_in_each_colour_with_five_players(aside: str) -> None:
    game = with_riders(5, aside=aside)
    assert Counter(camel["camel"] for camel in seen(game)["camels"]) == dict.fromkeys(COLOURS, 4)
    assert all(camel["rider"] for camel in seen(game)["camels"])


# ---------------------------------------------------------------- camels


@pytest.mark.parametrize(("players", "supply"), [(2, 22), (3, 26), (4, 30), (5, 30)])
def test_t3_camels_in_supply_besides_the_ridden_ones(players: int, supply: int) -> None:
    for game in [fresh(players, aside="drawn"), with_riders(players)]:
        assert seen(game)["supply"] == dict.fromkeys(COLOURS, supply)


def test_t2_the_camel_of_a_rider_set_aside_goes_back_to_the_supply() -> None:
    game = fresh(5, first="seat1")
    supply = dict.fromkeys(COLOURS, 29)
    assert seen(game)["supply"] == supply
    for seat, (colour, camel) in enumerate(zip(COLOURS, CAMEL_NAMES, strict=True), 1):
        do(game, f"seat{seat} set aside {camel}")
        supply[colour] = 30
        assert seen(game)["supply"] == supply


# ---------------------------------------------------------------- palms and waterholes


@pytest.mark.parametrize(("players", "holes"), [(2, 33), (3, 33), (4, 45), (5, 45)])
@pytest.mark.parametrize("seed", range(4))
def test_t4_palms_on_five_spots_and_waterholes_on_all_that_is_left(
    players: int, holes: int, seed: int
) -> None:
    game = fresh(players, seed, aside="drawn")
    palms = [LABELS[place] for place in seen(game)["palms"]]
    in_play = [name for name in LABELS if players > 3 or CELLS[name]["section"] == "main"]
    marked = {name for name in in_play if CELLS[name]["feature"]}
    assert len(set(palms)) == 5 and set(palms) <= marked.intersection(SPOTS)
    assert set(waterholes(game)) == marked - set(palms)
    assert len(waterholes(game)) == holes


def test_t4_palms_and_waterholes_are_shuffled() -> None:
    games = [fresh(2, seed) for seed in range(8)]
    assert len({tuple(sorted(seen(game)["palms"])) for game in games}) > 3
    assert len({tuple(waterholes(game).items()) for game in games}) == 8


def test_t4_every_spot_is_left_without_a_palm_now_and_then() -> None:
    spared = Counter(
        spot for seed in range(60) for spot in set(SPOTS) & set(waterholes(fresh(4, seed)))
    )
    assert sum(spared.values()) == 120 and set(spared) == set(SPOTS)


@pytest.mark.parametrize("players", [4, 5])
def test_t4_there_are_fifteen_waterholes_of_each_kind(players: int) -> None:
    game = fresh(players, aside="drawn")
    assert Counter(waterholes(game).values()) == {1: 15, 2: 15, 3: 15}


def test_t4_with_two_and_three_players_any_of_them_are_set_aside() -> None:
    found = [Counter(waterholes(fresh(3, seed)).values()) for seed in range(10)]
    assert all(max(kinds.values()) <= 15 for kinds in found)
    assert len({tuple(sorted(kinds.items())) for kinds in found}) > 3


def test_t4_a_spot_without_a_palm_is_no_oasis() -> None:
    game = fresh(2)
    spared = set(SPOTS) & set(waterholes(game))
    assert spared and not spared & {LABELS[place] for place in seen(game)["palms"]}
    spot = spared.pop()
    palms = {LABELS[place] for place in seen(game)["palms"]}
    around = [LABELS[n] for n in CELLS[spot]["neighbors"] if LABELS[n] not in waterholes(game)]
    nearby = [name for name in around if not palms & {LABELS[n] for n in CELLS[name]["neighbors"]}]
    assert nearby and all(can(game, f"seat{game.decider + 1} ride Mint to {n}") for n in nearby)


# ---------------------------------------------------------------- who starts


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_t5_the_first_player_is_chosen(players: int) -> None:
    for seat in range(players):
        game = fresh(players, first=f"seat{seat + 1}")
        assert game.decider == seat


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_t5_or_drawn(players: int) -> None:
    assert {fresh(players, seed).decider for seed in range(60)} == set(range(players))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_t5_clockwise_the_first_player_opens_every_round(players: int) -> None:
    game = fresh(players, first="seat2", aside="drawn")
    turns = [game.decider]
    rounds = 4 if players == 5 else 5
    for _ in range(players * rounds):
        game.play(game.actions()[0])
        turns.append(game.decider)
    assert turns == [(1 + k) % players for k in range(players * rounds + 1)]
    assert (seen(game)["turn"]["step"], game.decider) == ("camels", 1)


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"players": 1}, "'players' can't be 1: it is 2, 3, 4 or 5."),
        ({"players": 6}, "'players' can't be 6"),
        ({"players": "2"}, "'players' can't be '2'"),
        ({"scores": "secret"}, "'scores' can't be 'secret': it is hidden or open."),
        ({"scores": True}, "'scores' can't be True"),
        ({"aside": "none"}, "'aside' can't be 'none': it is chosen or drawn."),
        ({"first": "seat3"}, "'first' can't be 'seat3' with 2 players."),
        ({"first": "seat6"}, "'first' can't be 'seat6'"),
        ({"difficulty": "novice"}, "no option 'difficulty': it is players, scores, aside, first, "),
        ({"adventurers": "drawn"}, "There is no option 'adventurers'"),
    ],
)
def test_options_that_cannot_be_are_refused(wishes: dict[str, object], said: str) -> None:
    assert said in refusal_of(simoun.new_game, "through_the_desert", **wishes)  # type: ignore[arg-type]

"""Equipment: by its holder, at any time, for no action (D32 to D37)."""

from __future__ import annotations

import pytest

from simoun.core.bags import bag_size, counts
from simoun.games.desert.actions import BLAST, JET, JET_WITH, SCOPE
from simoun.games.desert.data import EQUIPMENT_NAMES, UNDER_MARKED, UNDER_PLAIN
from simoun.games.desert.face.view import view
from tests.desert.position import (
    FACE,
    SUN,
    at,
    desert,
    dunes,
    grid,
    hand,
    part_at,
    sand,
    targets,
    water,
)
from tests.playing import can, do, texts, verbs
from tests.storms import bring_to

# ---------------------------------------------------------------- when, by whom

FREE = {
    "Dune Blaster": "blast B1",
    "Jet Pack": "jet to E5",
    "Solar Shield": "shade",
    "Terrascope": "scope C1",
    "Secret Water Reserve": "drink reserve",
}


@pytest.mark.parametrize("card", FREE)
@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize("step", ["actions", "none left", "storm", "between cards"])
def test_d32_to_d37_in_any_players_turn_between_storm_cards_too_for_no_action(
    card: str, holder: int, step: str
) -> None:
    s = desert(
        dunes("AE", ".1"), hands={"AE"[holder - 1]: card}, storm=[SUN], level=1, water={"A": 2}
    )
    bring_to(s, step)
    left, due = s.actions_left, s.to_draw
    do(s, f"seat{holder} {FREE[card]}")
    assert (s.current, s.actions_left, s.to_draw) == (0, left, due)


@pytest.mark.parametrize("card", EQUIPMENT_NAMES)
def test_d32_to_d37_a_played_card_leaves_the_game(card: str) -> None:
    plays = {**FREE, "Time Throttle": "speed up"}
    s = desert(dunes("AE", ".1"), hands={"A": card})
    deck = s.equipment_deck
    do(s, f"seat1 {plays[card]}")
    assert hand(s, 1) == {} and hand(s, 2) == {} and s.equipment_deck == deck
    assert not can(s, f"seat1 {plays[card]}")


def test_d32_to_d37_the_equipment_deck_is_never_made_anew() -> None:
    s = desert(dunes("?gA", "?g", "?g"), equipment_deck="Solar Shield")
    do(s, "seat1 excavate", "seat1 shade", "seat1 move B1", "seat1 excavate")
    assert hand(s, 1) == {} and bag_size(s.equipment_deck) == 0


def test_d32_to_d37_nobody_without_the_card() -> None:
    assert verbs(desert(dunes("AE", ".1"))) == {
        *{"seat1 move", "seat1 dig", "seat1 excavate", "seat1 end"},
    }


def test_d32_to_d37_never_undoes_a_storm_card_once_turned_up() -> None:
    s = desert(
        dunes("AE"),
        step="storm",
        storm=[SUN],
        water={"A": 0},
        hands={"E": "Secret Water Reserve, Solar Shield"},
    )
    assert texts(do(s, "seat1 storm")) == [] and FACE.outcome(s) == "thirst"


# ---------------------------------------------------------------- D32: Dune Blaster

DUNES = """
        .1 .2 .1 .  .
        .1 .5? .1 .  .
        .1 .1 @  .  .
        .  .1 .  .  .
        .  .  .  .  .
"""


def test_d32_it_clears_ones_own_tile_or_one_next_to_it_that_has_sand() -> None:
    s = desert(DUNES.replace(".5?", ".5A"), hands={"A": "Dune Blaster"})
    assert targets(s, BLAST) == "B1 A2 B2 C2 B3"
    s = desert(DUNES.replace(".5?", ".A"), hands={"A": "Dune Blaster"})
    assert targets(s, BLAST) == "B1 A2 C2 B3"


def test_d32_all_of_its_sand_goes_back_to_the_supply() -> None:
    s = desert(DUNES.replace("?", "A"), hands={"A": "Dune Blaster"})
    left = s.sand_left
    do(s, "seat1 blast B2")
    assert sand(s, "B2") == 0 and s.sand_left == left + 5
    assert can(s, "seat1 excavate") and can(s, "seat1 move A2")


def test_d32_a_part_stays_on_its_tile() -> None:
    s = do(desert(dunes("A", "g3c"), hands={"A": "Dune Blaster"}), "seat1 blast B1")
    assert grid(s)[0] == ".A gc . . ." and part_at(s, "crystal") == "B1"


def test_d32_not_where_there_is_no_sand_and_not_on_the_hole() -> None:
    s = desert(
        """
        .  .  .1 .  .
        .  .  .E .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
    """,
        hands={"E": "Dune Blaster"},
    )
    assert targets(s, BLAST) == "C1"


def test_d32_one_who_is_buried_blasts_itself_free() -> None:
    s = do(desert(dunes(".4N"), hands={"N": "Dune Blaster"}), "seat1 blast A1")
    assert "seat1 move" in verbs(s)


# ---------------------------------------------------------------- D33: Jet Pack

FIELD = """
        .  .2 .  .  .
        .  .3? .  .  .
        .  .  @  .  .
        .  .  .  g9 .
        .  .  .  .  .1
"""
OPEN = "A1 C1 D1 E1 A2 C2 D2 E2 A3 B3 D3 E3 A4 B4 C4 E4 A5 B5 C5 D5 E5"


@pytest.mark.parametrize("pawn", "AC")
def test_d33_to_any_unblocked_tile_the_climber_too_and_out_of_the_sand(pawn: str) -> None:
    s = desert(FIELD.replace("?", pawn), hands={pawn: "Jet Pack"})
    assert targets(s, JET) == OPEN
    assert at(do(s, "seat1 jet to E5"), 1) == "E5" and s.actions_left == 4


def test_d33_with_one_other_from_the_same_tile_who_may_be_buried() -> None:
    s = desert(FIELD.replace("?", "AEN").replace("g9", "g9M"), hands={"E": "Jet Pack"})
    for whom in (1, 3):
        assert targets(s, JET_WITH, 2, whom) == OPEN
    for whom in (2, 4):
        assert targets(s, JET_WITH, whom=whom) == ""
    do(s, "seat2 jet with seat1 to D1")
    assert [at(s, seat) for seat in (1, 2, 3)] == ["D1", "D1", "B2"]
    assert hand(s, 2) == {}


def test_d33_alone_if_wished() -> None:
    s = do(desert(FIELD.replace("?", "AE"), hands={"E": "Jet Pack"}), "seat2 jet to A5")
    assert (at(s, 1), at(s, 2)) == ("B2", "A5")


# ---------------------------------------------------------------- D34: Solar Shield


def test_d34_it_shelters_its_player_and_who_shares_the_tile() -> None:
    s = desert(dunes("AE", "N"), hands={"A": "Solar Shield"}, storm=[SUN, SUN])
    do(s, "seat1 shade", "seat1 end", "seat1 storm")
    assert water(s) == [3, 4, 3]
    assert water(do(s, "seat1 storm")) == [3, 4, 2]


def test_d34_it_follows_its_player() -> None:
    s = desert(dunes("AE", "N"), hands={"A": "Solar Shield"}, storm=[SUN])
    do(s, "seat1 shade", "seat1 move B1", "seat1 end", "seat1 storm")
    assert water(s) == [3, 3, 4]


def test_d34_one_who_has_left_is_not_covered_and_one_who_comes_is() -> None:
    s = desert(
        dunes("AE", "N"), hands={"A": "Solar Shield"}, turn="E", storm=[SUN, "wind north 1", SUN]
    )
    do(s, "seat1 shade", "seat2 move B1", "seat2 end", "seat2 storm", "seat2 storm")
    assert water(s) == [3, 3, 3]
    do(s, "seat3 move A1", "seat3 end", "seat3 storm")
    assert water(s) == [3, 2, 3]


def test_d34_until_the_start_of_ones_own_next_turn() -> None:
    s = desert(
        dunes("A", "E"), hands={"A": "Solar Shield"}, water={"E": 4}, storm=["4 Sun Beats Down"]
    )
    do(s, "seat1 shade", "seat1 end", "seat1 storm", "seat1 storm", "seat2 end", "seat2 storm")
    assert s.shields == 1
    do(s, "seat2 storm")
    assert water(s) == [3, 0] and s.shields == 0


def test_d34_played_in_anothers_turn_it_ends_when_ones_own_comes() -> None:
    s = desert(dunes("A", "E"), hands={"E": "Solar Shield"}, storm=[SUN, "wind north 1", SUN])
    do(s, "seat2 shade", "seat1 end", "seat1 storm", "seat1 storm")
    assert water(s) == [2, 4]
    do(s, "seat2 end", "seat2 storm")
    assert water(s) == [1, 3]


def test_d34_two_shields_are_two() -> None:
    s = desert(dunes("A", "E"), shields="AE", storm=["wind north 1", "wind south 1", SUN])
    do(s, "seat1 end", "seat1 storm", "seat1 storm", "seat2 end", "seat2 storm")
    assert water(s) == [3, 3]  # the second one's ended with the start of its turn


def test_d34_it_also_covers_a_tile_that_the_storm_moves() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .AE .
        .  .  .  .  .
        .  .  .  .  .
    """,
        shields="A",
        step="storm",
        storm=["wind west 1", SUN],
    )
    do(s, "seat1 storm", "seat1 storm")
    assert water(s) == [3, 4]


# ---------------------------------------------------------------- D35: Terrascope


def test_d35_any_unrevealed_tile_at_any_distance_under_any_sand() -> None:
    s = desert(
        """
        .A .2 g  t1 :
        .  .  :3 w  .
        .  .  @  .  ?t
        .  .  .  .  .
        .  .  .  .  .9
    """,
        hands={"A": "Terrascope"},
    )
    known = {"C1", "D1", "D2", "C3", "E3"}
    every = {f"{column}{row}" for row in range(1, 6) for column in "ABCDE"}
    assert set(targets(s, SCOPE).split()) == every - known


def test_d35_it_triggers_nothing() -> None:
    for seed in range(1, 40):
        s = desert(
            dunes("A", ":E", "-p"), hands={"A": "2 Terrascope"}, water={"A": 1, "E": 1}, seed=seed
        )
        sand_left = s.sand_left
        do(s, "seat1 scope A1", "seat1 scope B1")
        assert s.revealed == 1 << 2 and s.tunnels == 0 and s.sand_left == sand_left
        assert water(s) == [1, 1] and hand(s, 1) == {} and part_at(s, "propeller") == "nowhere"


def test_d35_the_team_knows_it_and_it_is_what_the_excavation_finds() -> None:
    found = set()
    for seed in range(1, 80):
        s = do(desert(dunes("A"), hands={"A": "Terrascope"}, seed=seed), "seat1 scope A1")
        face = view(s, None)["places"][0]["face"]
        assert face is not None and not view(s, 1)["places"][0]["revealed"]
        do(s, "seat1 excavate")
        assert view(s, 1)["places"][0]["face"] == face
        found.add(face)
    assert {"tunnel", "city", "launch-pad"} <= found and len(found) == 11


def test_d35_what_was_seen_leaves_its_bag() -> None:
    s = desert(dunes("A", ":"), hands={"A": "2 Terrascope"})
    do(s, "seat1 scope A1", "seat1 scope B1")
    assert bag_size(s.under_plain) == bag_size(UNDER_PLAIN) - 1
    assert bag_size(s.under_marked) == bag_size(UNDER_MARKED) - 1
    do(s, "seat1 excavate")
    assert sum(counts(int(s.under_plain), 11)) == 19


def test_d35_it_is_known_wherever_the_tile_goes() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .  .A
        .  .  .  .  .
        .E .  .  .  .
    """,
        hands={"A": "Terrascope"},
        storm=["wind west 2"],
    )
    do(s, "seat1 scope D3")
    sign = grid(s)[2].split()[3]
    assert sign.startswith("?")
    do(s, "seat1 end", "seat1 storm")
    assert grid(s)[2] == f". . {sign}1 .1A @"


# ---------------------------------------------------------------- D36: Time Throttle


@pytest.mark.parametrize("left", [4, 2, 0])
def test_d36_two_extra_actions_also_with_none_left(left: int) -> None:
    s = desert(dunes("A"), hands={"A": "Time Throttle"}, actions_left=left)
    assert do(s, "seat1 speed up").actions_left == left + 2
    for place in ("B1", "A1"):
        do(s, f"seat1 move {place}")
    assert s.actions_left == left


def test_d36_only_in_ones_own_turn() -> None:
    s = desert(dunes("A", "E"), hands={"E": "Time Throttle"})
    assert not can(s, "seat2 speed up")
    assert can(desert(dunes("A", "E"), hands={"E": "Time Throttle"}, turn="E"), "seat2 speed up")


def test_d36_before_its_storm_phase() -> None:
    s = desert(dunes("A", "E"), hands={"A": "Time Throttle"}, storm=["2 Sun Beats Down"])
    assert not can(do(s, "seat1 end"), "seat1 speed up")
    assert not can(do(s, "seat1 storm"), "seat1 speed up")


def test_d36_the_next_turn_has_four_again() -> None:
    s = desert(dunes("A", "E"), hands={"A": "Time Throttle"}, storm=["2 Sun Beats Down"])
    do(s, "seat1 speed up", "seat1 end", "seat1 storm", "seat1 storm")
    assert s.actions_left == 4


# ---------------------------------------------------------------- D37: Secret Water Reserve


def test_d37_everybody_on_the_tile_gains_two_up_to_the_canteens_size() -> None:
    s = desert(
        dunes(".3AEW", "N"),
        hands={"E": "Secret Water Reserve"},
        water={"A": 2, "E": 0, "W": 1, "N": 0},
    )
    assert water(do(s, "seat2 drink reserve")) == [3, 2, 3, 0]


def test_d37_not_those_next_to_it_even_with_the_water_carrier() -> None:
    s = desert(dunes("W", "A"), hands={"W": "Secret Water Reserve"}, water={"W": 0, "A": 0})
    assert water(do(s, "seat1 drink reserve")) == [2, 0]

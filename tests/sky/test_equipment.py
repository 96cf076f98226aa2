"""Gears, equipment and gifts (S22, S23, S23a to S23j)."""

from __future__ import annotations

from collections import Counter

import pytest

from simoun.core.bags import bag_size, counts
from simoun.games.sky.data import EQUIPMENT_NAMES
from simoun.games.sky.face.view import view
from tests.playing import can, do, texts, verbs
from tests.sky.position import (
    CIRCUIT,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    FACE,
    RISE,
    ROCKET,
    SHUFFLE,
    at,
    cables,
    components,
    hand,
    health,
    names_of,
    rest,
    rope,
    sky,
    stand,
    tiles,
    with_pawns,
)
from tests.storms import bring_to, storm_discard, storm_layers

# ---------------------------------------------------------------- S22: gears


def test_s22_who_places_a_gear_draws_a_card() -> None:
    s = sky("A1DS", tiles={"D": "G7"})
    do(s, "seat1 explore G7 turned 0 at N51")
    assert sum(hand(s, 1).values()) == 1 and hand(s, 2) == {} and bag_size(s.equipment_deck) == 13


def test_s22_no_other_tile_brings_one_nor_does_walking_onto_a_gear() -> None:
    s = sky("A1D G7", tiles={"D": "B1"})
    do(s, "seat1 explore B1 turned 0 at L51", "seat1 move N51")
    assert hand(s, 1) == {} and bag_size(s.equipment_deck) == 14


def test_s22_any_of_the_fourteen_cards_may_come() -> None:
    found: Counter[str] = Counter()
    for seed in range(300):
        s = sky("A1D", tiles={"D": "G7"}, seed=seed)
        found.update(hand(do(s, "seat1 explore G7 turned 0 at N51"), 1))
    assert set(found) == set(EQUIPMENT_NAMES) and found["Jetpack"] == max(found.values())


def test_s22_every_card_of_the_box_has_its_copies() -> None:
    deck = sky("A1").equipment_deck
    assert dict(zip(EQUIPMENT_NAMES, counts(deck, 10), strict=True)) == {
        **{"Jetpack": 3, "Strike Shield": 2, "Gravity Hook": 2, "Remote Fuser": 1},
        **{"Time Throttle": 1, "Med Kit": 1, "Defrayer": 1, "Aerometer": 1},
        **{"Stratoscope": 1, "Platform Clamp": 1},
    }


def test_s22_no_limit_to_what_one_holds() -> None:
    cards = "3 Jetpack, 2 Strike Shield, 2 Gravity Hook, Remote Fuser, Time Throttle"
    s = sky("A1DS", tiles={"D": "G7"}, hands={"D": cards, "S": "Med Kit"})
    do(s, "seat1 explore G7 turned 0 at N51", "seat2 hand Med Kit to seat1")
    assert sum(hand(s, 1).values()) == 11


@pytest.mark.parametrize("step", ["actions", "none left", "storm"])
def test_s22_it_may_be_given_to_a_player_on_the_same_tile_at_any_time(step: str) -> None:
    s = sky("A1DS\nA2E", hands={"S": "2 Jetpack"}, actions_left=0 if step == "none left" else 4)
    if step == "storm":
        do(s, "seat1 end")
    assert rest(s, "seat2 hand") == {"Jetpack to seat1"}
    left = s.actions_left
    do(s, "seat2 hand Jetpack to seat1")
    assert (hand(s, 1), hand(s, 2), s.actions_left) == ({"Jetpack": 1}, {"Jetpack": 1}, left)


def test_s22_only_its_holder_can_play_it() -> None:
    s = sky("A1DS", hands={"S": "Strike Shield"})
    assert can(s, "seat2 shield") and not can(s, "seat1 shield")


PLAYS = {
    "Jetpack": "jet to M53",
    "Strike Shield": "shield",
    "Gravity Hook": "hook",
    "Remote Fuser": "fuse rod 1 to rod 2, short",
    "Time Throttle": "speed up",
    "Med Kit": "open kit",
    "Defrayer": "splice",
    "Aerometer": "look ahead",
    "Stratoscope": "scope",
    "Platform Clamp": "clamp P1 turned 1 at L50",
}


@pytest.mark.parametrize("card", PLAYS)
def test_s22_a_played_card_leaves_the_game(card: str) -> None:
    s = sky(
        "A1DS\nA2\nA3 R1<", hands={"D": card}, tiles={"D": "P1"}, health={"D": 2}, rope={"D": 2}
    )
    deck = s.equipment_deck
    do(s, f"seat1 {PLAYS[card]}")
    assert hand(s, 1) == {} and hand(s, 2) == {} and s.equipment_deck == deck


# ---------------------------------------------------------------- S23: when

AT_ANY_TIME = {
    card: play for card, play in PLAYS.items() if card not in ("Time Throttle", "Aerometer")
}


@pytest.mark.parametrize("card", AT_ANY_TIME)
@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize("step", ["actions", "none left", "storm", "between cards"])
def test_s23_in_anyones_turn_between_storm_cards_too_for_no_action(
    card: str, holder: int, step: str
) -> None:
    who = "DS"[holder - 1]
    s = sky(
        "A1DS\nA2\nA3 R1<",
        order="DS",
        hands={who: card},
        tiles={who: "P1"},
        health={who: 2},
        rope={who: 2},
        storm=[CLOCKWISE, COUNTERCLOCKWISE],
    )
    bring_to(s, step)
    left, due = s.actions_left, s.to_draw
    do(s, f"seat{holder} {PLAYS[card]}")
    assert (s.current, s.actions_left, s.to_draw) == (0, left, due)


def test_s23_it_never_undoes_a_storm_card_once_turned_up() -> None:
    """Lightning strikes in the same step in which it is turned up; a shield comes too late."""
    s = sky("A1S\nA2\nA3D", order="D", hands={"D": "Strike Shield"}, storm=["2 Lightning"])
    do(s, "seat1 end", "seat1 storm")
    assert health(s) == [3, 5]
    do(s, "seat1 shield", "seat1 storm")
    assert health(s) == [3, 5]


def test_s23_nothing_is_played_while_somebody_must_choose() -> None:
    s = sky("A1DS", hands={"D": "Aerometer, Jetpack", "S": "Jetpack"})
    do(s, "seat1 look ahead")
    assert verbs(s) == {"seat1 next"}


# ---------------------------------------------------------------- S23a: the Jetpack


def test_s23a_its_holder_flies_to_any_tile() -> None:
    s = sky("A0D G2 P1\nA1\nA2\nA3 .  .", order="D", hands={"D": "Jetpack"})
    assert rest(s, "seat1 jet to") == {"M51", "M52", "M53", "N50", "O50"}
    do(s, "seat1 jet to O50")
    assert (at(s, 1), s.actions_left) == ("O50", 4)


def test_s23a_if_wished_with_one_other_from_the_same_tile() -> None:
    s = sky("A0E\nA1DSC", order="D", hands={"D": "Jetpack"})
    assert {text.split()[0] for text in rest(s, "seat1 jet with")} == {"seat3", "seat4"}
    do(s, "seat1 jet with seat3 to M53")
    assert stand(s) == "M53 M50 M53 M51"


def test_s23a_the_climber_too_takes_one_in_all() -> None:
    s = do(sky("A1CDS", hands={"C": "Jetpack"}), "seat1 jet with seat2 to M53")
    assert stand(s) == "M53 M53 M51"


# ---------------------------------------------------------------- S23b: the Strike Shield


def test_s23b_everyone_on_ones_tile_ignores_lightning() -> None:
    s = sky("A2E\nA3DS", order="DS", hands={"D": "Strike Shield"}, storm=["2 Lightning"])
    do(s, "seat1 shield", "seat1 end", "seat1 storm")
    assert health(s) == [4, 5, 6]


def test_s23b_wherever_they_go_and_nobody_who_joins_them() -> None:
    s = sky("A2D\nA3E", order="DE", hands={"D": "Strike Shield"}, storm=["2 Lightning"])
    do(s, "seat1 shield", "seat1 move M53", "seat1 end", "seat1 storm", "seat1 storm")
    assert health(s) == [4, 4]


def test_s23b_until_the_end_of_this_storm_phase() -> None:
    s = sky("A3DE", hands={"D": "Strike Shield"}, storm=["4 Lightning"])
    do(s, "seat1 end", "seat1 storm", "seat1 shield", "seat1 storm")
    assert health(s) == [3, 5] and s.shielded == 0
    do(s, "seat2 end", "seat2 storm")
    assert health(s) == [2, 4]


def test_s23b_played_in_the_actions_until_the_end_of_the_coming_one() -> None:
    s = sky("A3DE", hands={"E": "Strike Shield"}, storm=["4 Lightning"])
    do(s, "seat2 shield", "seat1 end", "seat1 storm", "seat1 storm", "seat2 end", "seat2 storm")
    assert health(s) == [3, 5]


def test_s23b_the_shuffling_card_ends_the_phase_and_the_shield() -> None:
    s = sky("A3DE", hands={"D": "Strike Shield"}, storm=[SHUFFLE])
    do(s, "seat1 shield", "seat1 end", "seat1 storm")
    assert s.current == 1 and s.shielded == 0


def test_s23b_gusts_blow_a_shielded_pawn() -> None:
    s = do(sky("A1DS", shielded="DS", step="storm", storm=["Gust"]), "seat1 storm")
    assert stand(s) == "M52 M52"


# ---------------------------------------------------------------- S23c: the Gravity Hook


def test_s23c_everyone_on_ones_tile_ignores_gusts() -> None:
    s = sky("A1DS\nA2E", hands={"D": "Gravity Hook"}, storm=["2 Gust"])
    do(s, "seat1 hook", "seat1 end", "seat1 storm")
    assert (stand(s), rope(s)) == ("M51 M51 M53", [5, 4, 4])


def test_s23c_a_hooked_pawn_wears_no_rope_either_until_the_storm_is_over() -> None:
    s = sky("A0\nA1\nA2\nA3DS", hands={"D": "Gravity Hook"}, storm=["3 Gust"])
    do(s, "seat1 hook", "seat1 end", "seat1 storm", "seat1 storm")
    assert rope(s) == [5, 4] and s.hooked == 0
    assert rope(do(s, "seat2 end", "seat2 storm")) == [4, 3]


def test_s23c_a_hooked_climber_doesnt_cross() -> None:
    s = sky("A1 P1CD\nA2 G7", order="CD", hooked="C", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert (stand(s), rope(s)) == ("N51 N51", [6, 4]) and s.to_draw == 1


def test_s23c_a_hooked_player_isnt_taken_along() -> None:
    s = sky("A1 P1CDS\nA2 G7", order="CDS", hooked="D", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert texts(s) == ["seat1 cross alone", "seat1 take along seat3"]


def test_s23c_lightning_strikes_a_hooked_pawn() -> None:
    s = sky("A3DS", hooked="DS", step="storm", storm=["Lightning"])
    assert health(do(s, "seat1 storm")) == [3, 4]


# ---------------------------------------------------------------- S23d: the Remote Fuser


def test_s23d_adds_a_cable_anywhere() -> None:
    s = sky("A0D\nA1\nA2\nA3 R1<", hands={"D": "Remote Fuser"})
    assert rest(s, "seat1 fuse") == {"rod 1 to rod 2, short", "rod 1 to rod 2, long"}
    do(s, "seat1 fuse rod 1 to rod 2, long")
    assert (cables(s), s.long_left, s.actions_left) == (["rod 1 to rod 2, long"], 3, 4)


def test_s23d_or_removes_one() -> None:
    cable = "rod 1 to rod 2, short"
    s = sky("A0D\nA1\nA2\nA3 R1<", hands={"D": "Remote Fuser"}, cables=[cable])
    assert rest(s, "seat1 unfuse") == {"rod 1 from rod 2, short"}
    do(s, "seat1 unfuse rod 1 from rod 2, short")
    assert cables(s) == [] and s.short_left == 12


def test_s23d_reach_and_number_of_cables_still_count() -> None:
    s = sky("A0D\nA1\nA2 G7 R1<\nA3 R3< .", hands={"D": "Remote Fuser"})
    assert rest(s, "seat1 fuse") == {
        *{"rod 1 to rod 3, short", "rod 1 to rod 3, long", "rod 2 to rod 3, long"},
    }
    full = sky(
        ROCKET,
        hands={"D": "Remote Fuser"},
        cables=["rod 4 to rod 5, short", "rod 5 to rod 6, short"],
    )
    assert not [text for text in rest(full, "seat1 fuse") if "rod 5" in text]


def test_s23d_it_may_launch() -> None:
    board = with_pawns(ROCKET, P3="DS")
    s = sky(board, cables=CIRCUIT[:-1], hands={"S": "Remote Fuser"}, order="DS")
    assert FACE.outcome(do(s, f"seat2 fuse {CIRCUIT[-1]}")) == "won"


def test_s23d_lists_every_pair_that_fits_once() -> None:
    s = sky(ROCKET, hands={"D": "Remote Fuser"})
    listed = texts(s, "seat1 fuse")
    assert len(set(listed)) == len(listed) > 30


# ---------------------------------------------------------------- S23e: the Time Throttle


def test_s23e_two_extra_actions_also_with_none_left() -> None:
    s = sky("A1D", hands={"D": "Time Throttle"}, actions_left=0)
    do(s, "seat1 speed up", "seat1 move M50", "seat1 move M51")
    assert s.actions_left == 0
    s = do(sky("A1D", hands={"D": "Time Throttle"}), "seat1 speed up")
    assert s.actions_left == 6


def test_s23e_in_ones_own_turn_before_its_storm() -> None:
    s = sky("A1DS", hands={"S": "Time Throttle"})
    assert "seat2 speed" not in verbs(s)
    s = sky("A1DS", hands={"D": "Time Throttle"})
    assert "seat1 speed" in verbs(s)
    assert "seat1 speed" not in verbs(do(s, "seat1 end"))


# ---------------------------------------------------------------- S23f, S23g: kit and defrayer


def test_s23f_everyone_on_ones_tile_regains_two_health_not_above_the_start() -> None:
    s = sky("A1DSE\nA2C", health={"D": 1, "S": 4, "E": 6, "C": 1}, hands={"E": "Med Kit"})
    do(s, "seat3 open kit")
    assert health(s) == [3, 5, 6, 1]


def test_s23f_only_if_someone_gains() -> None:
    s = sky("A1DSE\nA2C", health={"C": 1}, hands={"E": "Med Kit"})
    assert "seat3 open" not in verbs(s)


def test_s23g_everyone_on_ones_tile_regains_two_rope_not_above_the_start() -> None:
    s = sky("A1DSE\nA2C", rope={"D": 1, "S": 3, "E": 4, "C": 1}, hands={"E": "Defrayer"})
    do(s, "seat3 splice")
    assert rope(s) == [3, 4, 4, 1]


def test_s23g_only_if_someone_gains() -> None:
    s = sky("A1DSE\nA2C", rope={"C": 1}, hands={"E": "Defrayer"})
    assert "seat3 splice" not in verbs(s)


# ---------------------------------------------------------------- S23h: the Aerometer


def test_s23h_look_at_the_top_four_storm_cards_and_put_them_in_any_order() -> None:
    s = sky("A1D", hands={"D": "Aerometer"}, storm=[f"2 Lightning, Gust, {RISE}"])
    do(s, "seat1 look ahead")
    assert view(s, 0)["storm"]["seen"] == {"lightning": 2, "gust": 1, "storm-intensifies": 1}
    assert texts(s) == [f"seat1 next {card}" for card in ("Lightning", "Gust", RISE)]
    do(s, "seat1 next Gust", "seat1 next Lightning", f"seat1 next {RISE}")
    assert view(s, 0)["storm"]["put_back"] == ["gust", "lightning", "storm-intensifies"]
    do(s, "seat1 next Lightning")
    assert storm_layers(s)[:4] == [{"Gust": 1}, {"Lightning": 1}, {RISE: 1}, {"Lightning": 1}]
    assert s.actions_left == 4 and sum(storm_layers(s)[4].values()) == 11


def test_s23h_they_come_in_that_order() -> None:
    s = sky("A1DS", hands={"D": "Aerometer"}, storm=[f"2 Lightning, {CLOCKWISE}, {RISE}"])
    do(s, "seat1 look ahead", f"seat1 next {RISE}", f"seat1 next {CLOCKWISE}")
    do(s, "seat1 next Lightning", "seat1 next Lightning", "seat1 end", "seat1 storm")
    assert storm_discard(s) == {RISE: 1}
    assert storm_discard(do(s, "seat1 storm")) == {CLOCKWISE: 1, RISE: 1}


def test_s23h_the_team_knows_them_until_a_reshuffle() -> None:
    s = sky("A1DS", hands={"D": "Aerometer"}, storm=[f"2 Lightning, Gust, {SHUFFLE}"])
    do(s, "seat1 look ahead", f"seat1 next {SHUFFLE}", "seat1 next Gust")
    do(s, "seat1 next Lightning", "seat1 next Lightning", "seat1 end")
    assert view(s, 1)["storm"]["next"] == {"storm-reshuffles": 1}
    do(s, "seat1 storm")
    assert len(storm_layers(s)) == 1 and view(s, 1)["storm"]["count"] == 15


def test_s23h_what_is_left_if_there_are_fewer() -> None:
    s = sky("A1D", hands={"D": "Aerometer"}, storm=[f"Gust, {SHUFFLE}"], other_cards="discard")
    do(s, "seat1 look ahead", "seat1 next Gust", f"seat1 next {SHUFFLE}")
    assert storm_layers(s) == [{"Gust": 1}, {SHUFFLE: 1}]


def test_s23h_not_during_a_storm_phase_but_in_anothers_actions() -> None:
    s = sky("A1DS", hands={"S": "Aerometer"})
    assert can(s, "seat2 look ahead")
    assert not can(do(s, "seat1 end"), "seat2 look ahead")


# ---------------------------------------------------------------- S23i: the Stratoscope


def test_s23i_look_at_the_top_five_tiles_take_one_the_rest_under_the_pile() -> None:
    s = sky("A1D", hands={"D": "Stratoscope"}, tiles={"D": "P1"})
    do(s, "seat1 scope")
    seen = [tile["tile"] for tile in view(s, 0)["turn"]["tiles"]]
    assert len(seen) == 5 and rest(s, "seat1 keep") == set(seen)
    assert verbs(s) == {"seat1 keep"}
    do(s, f"seat1 keep {seen[2]}")
    assert set(tiles(s, 1).split()) == {"P1", seen[2]}
    pile = view(s, 0)["pile"]
    assert set(pile["under"]) == set(seen) - {seen[2]} and pile["count"] == 34
    assert not set(pile["tiles"]) & set(seen) and s.actions_left == 4


def test_s23i_those_under_the_pile_come_last_in_random_order() -> None:
    lasts = set()
    for seed in range(60):
        s = sky("A1D", hands={"D": "Stratoscope"}, pile="G1 G2 G3 G4 G5 H1", seed=seed)
        do(s, "seat1 scope")
        do(s, texts(s)[0])
        first, under = names_of(int(s.pile)), names_of(int(s.pile_under))
        assert len(first.split()) == 1 and len(under.split()) == 4
        do(s, "seat1 scout")
        assert first in tiles(s, 1) and names_of(int(s.pile)) == under
        do(s, "seat1 scout")
        lasts.add(names_of(int(s.pile)))
    assert len(lasts) > 3


def test_s23i_what_is_left_if_there_are_fewer() -> None:
    s = sky("A1D", hands={"D": "Stratoscope"}, pile="G1 G2")
    do(s, "seat1 scope", "seat1 keep G2")
    assert (tiles(s, 1), names_of(int(s.pile)), s.pile_under) == ("G2", "G1", 0)
    assert "seat1 scope" not in verbs(sky("A1D", hands={"D": "Stratoscope"}, pile=""))


@pytest.mark.parametrize(("who", "held"), [("D", "P1 P2 P3"), ("V", "P1 P2 P3 P4")])
def test_s23i_not_with_a_full_hand(who: str, held: str) -> None:
    cards = {who: "Stratoscope"}
    assert "seat1 scope" not in verbs(sky(f"A1{who}", hands=cards, tiles={who: held}))
    assert "seat1 scope" in verbs(sky(f"A1{who}", hands=cards, tiles={who: held[:-3]}))


# ---------------------------------------------------------------- S23j: the Platform Clamp


def test_s23j_a_tile_of_ones_hand_next_to_any_tile() -> None:
    s = sky("A0D\nA1 P1\nA2\nA3", hands={"D": "Platform Clamp"}, tiles={"D": "R1"})
    assert rest(s, "seat1 clamp") == {
        *{"R1 turned 1 at L50", "R1 turned 1 at L51", "R1 turned 1 at L52", "R1 turned 1 at L53"},
        *{"R1 turned 2 at N50", "R1 turned 3 at N50"},  # by P1's wire, or by the compass's
        *{"R1 turned 3 at N52", "R1 turned 3 at N53", "R1 turned 3 at O51", "R1 turned 0 at M54"},
    }
    do(s, "seat1 clamp R1 turned 0 at M54")
    assert components(s)["rod 2"] == "M54" and s.actions_left == 4 and tiles(s, 1) == ""


def test_s23j_components_and_gear_as_usual() -> None:
    s = sky("A1 G9\nA2DS", order="DS", hands={"S": "Platform Clamp"}, tiles={"S": "G1"})
    do(s, "seat2 clamp G1 turned 2 at O51")
    assert components(s)["small capacitor 1"] == "N51 O51"
    assert sum(hand(s, 2).values()) == 1 and hand(s, 1) == {}


def test_s23j_not_without_a_tile() -> None:
    assert "seat1 clamp" not in verbs(sky("A1D", hands={"D": "Platform Clamp"}))

"""What each adventurer can do that others can't (S36 to S41)."""

from __future__ import annotations

import pytest

from simoun.games.sky.face.view import view
from simoun.games.sky.state import Sky
from tests.playing import can, do, texts, verbs
from tests.sky.position import at, fresh, health, rest, rope, sky, stand, tiles, with_pawns

# ---------------------------------------------------------------- S36: the Electrician


def test_s36_once_in_each_of_her_turns_a_cable_is_free() -> None:
    s = sky("A2 R2<\nA3E R3<", cables=["rod 1 to rod 2, long"])
    do(s, "seat1 wire rod 1 to rod 3, short")
    assert s.actions_left == 4
    do(s, "seat1 unwire rod 1 from rod 2, long")
    assert s.actions_left == 3


def test_s36_taking_one_off_is_free_too() -> None:
    s = sky("A3E R1<", cables=["rod 1 to rod 2, short"])
    do(s, "seat1 unwire rod 1 from rod 2, short")
    assert (s.actions_left, s.short_left) == (4, 12)


def test_s36_also_after_her_last_action() -> None:
    s = sky("A3E R1<", actions_left=0)
    assert verbs(s) == {"seat1 wire", "seat1 end"}
    do(s, "seat1 wire rod 1 to rod 2, short")
    assert s.actions_left == 0 and verbs(s) == {"seat1 end"}


def test_s36_but_not_once_she_has_ended_it() -> None:
    s = do(sky("A3E R1<", actions_left=0), "seat1 end")
    assert verbs(s) == {"seat1 storm"}


def test_s36_only_on_her_own_tile() -> None:
    assert verbs(sky("A2E\nA3 R1<", actions_left=0)) == {"seat1 end"}


def test_s36_not_in_the_turn_of_another_and_anew_in_her_next_one() -> None:
    s = sky("A3ED R1<", storm=["2 Gust, 2 Lightning"], free_cable=False)
    do(s, "seat1 end", "seat1 storm", "seat1 storm")
    assert verbs(s) >= {"seat2 wire"} and "seat1 wire" not in verbs(s)
    do(s, "seat2 wire rod 1 to rod 2, short")
    assert s.actions_left == 3
    do(s, "seat2 end", "seat2 storm", "seat2 storm", "seat1 unwire rod 1 from rod 2, short")
    assert (s.current, s.actions_left) == (0, 4)


def test_s36_others_pay_for_every_cable() -> None:
    s = do(sky("A3D R1<"), "seat1 wire rod 1 to rod 2, short")
    assert s.actions_left == 3


def test_s36_she_starts_with_more_health_than_the_others() -> None:
    team = ["electrician", "surveyor", "sailor", "doctor", "climber"]
    first, *others = health(fresh(players=5, adventurers=team))
    assert first == 6 > max(others)


# ---------------------------------------------------------------- S37: the Navigator

CHAIN = """
        A0
        A1  G7  G2  F3  G9
        A2
        A3
"""


def test_s37_one_action_moves_another_player_one_to_three_tiles() -> None:
    s = sky(with_pawns(CHAIN, A0="N", A1="D"))
    assert rest(s, "seat1 navigate seat2 to") == {"M50", "M52", "M53", "N51", "O51", "P51"}
    do(s, "seat1 navigate seat2 to P51")
    assert (stand(s), s.actions_left) == ("M50 P51", 3)


def test_s37_not_herself() -> None:
    s = sky(with_pawns(CHAIN, A1="ND"), order="ND")
    assert not texts(s, "seat1 navigate seat1")


def test_s37_a_teleporter_hop_counts_as_one_tile() -> None:
    s = sky("""
        A0N
        A1D
        A2  .   .
        A3  G7  T2>  G2
    """)
    reached = rest(s, "seat1 navigate seat2 to")
    assert {"M52", "M53", "O53", "P53"} <= reached  # one step, a hop, and one more


def test_s37_clouds_bar_the_way_as_ever() -> None:
    s = sky(
        """
        A3   G7   P1D
        F3N  P6v  G9
        """,
        order="ND",
    )
    assert rest(s, "seat1 navigate seat2 to") == {"M52", "M53", "M54", "N53"}


def test_s37_she_moves_the_climber_across_clouds() -> None:
    s = sky("A1 P1C\nA2N G7", order="NC")
    assert can(s, "seat1 navigate seat2 to N52")
    assert stand(do(s, "seat1 navigate seat2 to N52")) == "M52 N52"


def test_s37_the_climber_so_moved_may_take_along_another_the_navigator_included() -> None:
    s = sky("A1 P1CDN\nA2 G7", order="NCD")
    do(s, "seat1 guide seat2 by N52 with seat1")
    assert stand(s) == "N52 N52 N51"
    s = sky("A1 P1CDN\nA2 G7", order="NCD")
    do(s, "seat1 guide seat2 by N52 with seat3")
    assert (stand(s), s.actions_left) == ("N51 N52 N52", 3)


def test_s37_the_companion_is_chosen_at_each_step() -> None:
    """With the Doctor to the south, then alone, then with the Sailor."""
    s = sky("A0CD\nA1S\nA2N", order="NCDS")
    assert can(s, "seat1 guide seat2 by M51 with seat3, M52 with seat4, M53 with seat4")
    s = do(s, "seat1 guide seat2 by M51 with seat3, M52 with seat4, M53 with seat4")
    assert stand(s) == "M52 M53 M51 M53"


def test_s37_the_climber_may_fetch_somebody() -> None:
    s = sky("A0C\nA1D\nA2N", order="NCD")
    do(s, "seat1 guide seat2 by M51, M50 with seat3")
    assert stand(s) == "M52 M50 M50"


def test_s37_who_is_not_on_the_climbers_tile_cant_be_taken() -> None:
    s = sky("A0C\nA1N\nA2D", order="NCD")
    assert not can(s, "seat1 guide seat2 by M51 with seat3")


@pytest.mark.parametrize(
    "drawing",
    [
        "A0S\nA1CDN P1\nA2 P6v\nA3 .",
        "A0\nA1N G7D\nA2CS P8\nA3 .",
        "A0C\nA1D\nA2S P8N\nA3 G7E",
    ],
)
def test_s37_every_end_is_offered_that_such_steps_can_reach(drawing: str) -> None:
    """By trying all ways of up to three steps, with anybody from the Climber's tile at each."""
    s = sky(drawing, order="NC")
    found = {stand(do(s.copy(), text)) for text in texts(s, "seat1 guide")}
    assert found == ends_by_trying(s)


def ends_by_trying(s: Sky) -> set[str]:
    """With somebody else elsewhere than before."""
    climber, edge, found = 1, [pawns(s)], []
    for _ in range(3):
        edge = [
            moved(before, [climber, friend], target)
            for before in edge
            for target in climbers_steps(s, before[climber])
            for friend in range(s.setup.players)
            if before[friend] == before[climber]
        ]
        found += edge
    others = [player for player in range(s.setup.players) if player != climber]
    ends = [after for after in found if any(after[k] != pawns(s)[k] for k in others)]
    names = [place["name"] for place in view(s, None)["places"]]
    return {" ".join(names[place] for place in after) for after in ends}


def climbers_steps(s: Sky, place: int) -> list[int]:
    """To every tile that shares a side, and from teleporter to teleporter."""
    places = view(s, None)["places"]
    here = places[place]
    return [
        k
        for k, other in enumerate(places)
        if abs(other["x"] - here["x"]) + abs(other["y"] - here["y"]) == 1
        or (k != place and here["tile"]["symbol"] == other["tile"]["symbol"] == "teleporter")
    ]


def pawns(s: Sky) -> list[int]:
    return [int(s.pawns[player]) for player in range(s.setup.players)]


def moved(before: list[int], players: list[int], target: int) -> list[int]:
    return [target if player in players else place for player, place in enumerate(before)]


# ---------------------------------------------------------------- S38: the Surveyor


def test_s38_starts_with_two_tiles_and_holds_four() -> None:
    s = fresh(players=2, adventurers=["surveyor", "doctor"], first="seat1")
    assert len(tiles(s, 1).split()) == 2
    do(s, "seat1 scout", "seat1 scout")
    assert len(tiles(s, 1).split()) == 4 and not can(s, "seat1 scout")


def test_s38_gives_and_takes_tiles_freely_one_at_a_time() -> None:
    s = sky("A1VD", tiles={"V": "P1 P2", "D": "G1"})
    assert rest(s, "seat1 give") == {"P1 to seat2", "P2 to seat2"}
    assert rest(s, "seat1 take") == {"G1 from seat2"}
    do(s, "seat1 give P1 to seat2", "seat1 take G1 from seat2")
    assert (tiles(s, 1), tiles(s, 2), s.actions_left) == ("P2 G1", "P1", 4)


@pytest.mark.parametrize("place", ["A0", "A2"])
def test_s38_with_players_on_an_adjacent_tile_too(place: str) -> None:
    drawing = "A0\nA1V\nA2\nA3".replace(place, f"{place}D")
    s = sky(drawing, order="VD", tiles={"V": "P1"})
    assert can(s, "seat1 give P1 to seat2")


def test_s38_adjacent_means_sharing_a_side_clouds_or_not() -> None:
    s = sky("A1 P1V\nA2 P6vD", order="VD", tiles={"V": "G1"})
    assert can(s, "seat1 give G1 to seat2")


def test_s38_not_further_away_nor_by_teleporter() -> None:
    s = sky("A1V\nA2\nA3D", order="VD", tiles={"V": "P1", "D": "P2"})
    assert not texts(s, "seat1 give") and not texts(s, "seat1 take")
    s = sky("A2V .\nA3 G7 P8D", order="VD", tiles={"V": "P1"})
    assert not texts(s, "seat1 give")


@pytest.mark.parametrize("step", ["another's actions", "storm"])
def test_s38_at_any_time_storm_phase_included(step: str) -> None:
    s = sky("A1VD", turn="D", tiles={"V": "P1"})
    if step == "storm":
        do(s, "seat2 end")
    do(s, "seat1 give P1 to seat2")
    assert tiles(s, 2) == "P1"


def test_s38_the_limits_hold_for_gifts_too() -> None:
    s = sky("A1VD", tiles={"V": "P1 P2 P3 P4", "D": "G1 G2 G3"})
    assert not texts(s, "seat1 give") and not texts(s, "seat1 take")
    s = sky("A1VD", tiles={"V": "P1 P2 P3", "D": "G1 G2 G3"})
    assert not texts(s, "seat1 give") and len(texts(s, "seat1 take")) == 3


def test_s38_two_others_exchange_nothing() -> None:
    s = sky("A0V\nA1\nA2\nA3DE", tiles={"D": "P1", "E": "P2"})
    assert not [text for text in texts(s) if " give " in text or " take " in text]


# ---------------------------------------------------------------- S39, S40: Doctor and Sailor


def test_s39_one_action_heals_another_player_near() -> None:
    s = sky("A0C\nA1DE\nA2\nA3S", order="D", health={"C": 1, "D": 1, "E": 3, "S": 1})
    assert rest(s, "seat1 heal") == {"seat2", "seat3"}
    do(s, "seat1 heal seat2", "seat1 heal seat2")
    assert (health(s), s.actions_left) == ([1, 3, 3, 1], 2)


def test_s39_across_clouds_too() -> None:
    s = sky("A1 P1D\nA2 P6vS", order="DS", health={"S": 1})
    assert can(s, "seat1 heal seat2")


def test_s39_not_above_the_start_and_not_the_doctor() -> None:
    s = sky("A1DE", health={"D": 1})
    assert not texts(s, "seat1 heal")


def test_s40_one_action_mends_a_rope_near_the_sailors_own_too() -> None:
    s = sky("A0C\nA1SE\nA2\nA3D", order="S", rope={"C": 1, "S": 1, "E": 3, "D": 1})
    assert rest(s, "seat1 mend") == {"seat1", "seat2", "seat3"}
    do(s, "seat1 mend seat1", "seat1 mend seat3")
    assert (rope(s), s.actions_left) == ([2, 1, 4, 1], 2)


def test_s40_not_above_the_start() -> None:
    assert not texts(sky("A1SE"), "seat1 mend")


def test_s40_others_mend_and_heal_nothing() -> None:
    s = sky("A1EC", health={"C": 1}, rope={"C": 1})
    assert not texts(s, "seat1 mend") and not texts(s, "seat1 heal")


# ---------------------------------------------------------------- S41: the Climber


def test_s41_steps_over_clouds_between_adjacent_tiles() -> None:
    s = sky("A1 P1C\nA2 P6v")
    assert rest(s, "seat1 move") == {"M51", "N52"}
    assert at(do(s, "seat1 move N52"), 1) == "N52"


def test_s41_but_over_no_empty_spot() -> None:
    s = sky("A0 G2\nA1 .\nA2 G7C")
    assert rest(s, "seat1 move") == {"M52"}


def test_s41_may_take_one_other_along_on_a_move_across_clouds_too() -> None:
    s = sky("A1 P1CD\nA2 P6v", order="CD")
    assert rest(s, "seat1 escort seat2 to") == {"M51", "N52"}
    do(s, "seat1 escort seat2 to N52")
    assert (stand(s), s.actions_left) == ("N52 N52", 3)


def test_s41_and_by_teleporter() -> None:
    s = sky("A1\nA2CDS .\nA3 G7 P8", order="CDS")
    do(s, "seat1 escort seat3 to O53")
    assert stand(s) == "O53 M52 O53"


def test_s41_nobody_from_another_tile() -> None:
    assert not texts(sky("A0D\nA1C", order="C"), "seat1 escort")


def test_s41_a_gust_blows_it_across_clouds_without_wear() -> None:
    s = sky("A1 P1C\nA2 P6v", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert (at(s, 1), rope(s)[0]) == ("N52", 6)


@pytest.mark.parametrize(
    ("choice", "stands", "ropes"),
    [
        ("cross alone", "N52 N51 N51", [6, 4, 3]),
        ("take along seat2", "N52 N52 N51", [6, 5, 3]),
        ("take along seat3", "N52 N51 N52", [6, 4, 4]),
    ],
)
def test_s41_and_it_may_take_along_a_player_from_its_tile(
    choice: str, stands: str, ropes: list[int]
) -> None:
    s = sky("A1 P1CDS\nA2 P6v", order="CDS", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert rest(s, "seat1") == {"cross alone", "take along seat2", "take along seat3"}
    assert stand(s) == "N51 N51 N51"  # before anyone moves
    assert view(s, 0)["turn"]["asked"] == "company" and len(texts(s)) == 3
    do(s, f"seat1 {choice}")
    assert (stand(s), rope(s)) == (stands, ropes)


def test_s41_the_climber_chooses_in_anothers_turn_too() -> None:
    s = sky("A1 P1CD\nA2 P6v", order="DC", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert rest(s, "seat2") == {"cross alone", "take along seat1"} and s.to_draw == 1
    do(s, "seat2 take along seat1", "seat1 storm")
    assert s.current == 1


@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        ("A1 P1C\nA2 P6vD", "alone on its tile"),
        ("A1 G7CD\nA2 G2", "over platform"),
        ("A1 P1CD", "no tile there"),
        ("A1 H3CD\nA2 P6v", "in a shelter"),
    ],
)
def test_s41_it_is_asked_only_when_it_matters(drawing: str, why: str) -> None:
    s = sky(drawing, order="CD", step="storm", storm=["Gust"])
    do(s, "seat1 storm")
    assert s.to_draw == 1 and can(s, "seat1 storm"), why


def test_s41_after_the_last_card_the_turn_waits_for_the_choice() -> None:
    s = sky("A1 P1CD\nA2 P6v", order="CD", step="storm", storm=["Gust"], to_draw=1)
    do(s, "seat1 storm")
    assert s.current == 0
    assert do(s, "seat1 cross alone").current == 1

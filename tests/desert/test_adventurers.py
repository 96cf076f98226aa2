"""What each adventurer can do that others can't (D38 to D43)."""

from __future__ import annotations

from itertools import permutations

import pytest

from simoun.games.desert.actions import BLAST, DIG, ESCORT, MOVE, NAVIGATE
from simoun.games.desert.face.view import view
from simoun.games.desert.state import Desert
from tests.desert.position import RISE, SUN, at, desert, dunes, grid, hand, sand, targets, water
from tests.playing import can, do, texts, verbs
from tests.storms import storm_discard, storm_layers

# ---------------------------------------------------------------- Archaeologist


@pytest.mark.parametrize(("much", "left"), [(1, 0), (2, 0), (3, 1), (5, 3)])
@pytest.mark.parametrize("own", [True, False])
def test_d38_the_archaeologist_removes_up_to_two_sand_from_one_tile(
    much: int, left: int, own: bool
) -> None:
    s = desert(dunes(f".{much}A") if own else dunes("A", f".{much}"))
    place = "A1" if own else "B1"
    supply = s.sand_left
    do(s, f"seat1 dig {place}")
    assert sand(s, place) == left and s.sand_left == supply + much - left
    assert s.actions_left == 3


def test_d38_not_split_over_two_tiles() -> None:
    s = do(desert(dunes(".1A", ".1")), "seat1 dig A1")
    assert (sand(s, "A1"), sand(s, "B1")) == (0, 1)


def test_d38_the_others_remove_one() -> None:
    for pawn in "CEMNW":
        assert sand(do(desert(dunes(f".3{pawn}")), "seat1 dig A1"), "A1") == 2


# ---------------------------------------------------------------- Climber

HIGH = """
        .  .2 .  .  .
        .3 .4? .1 .  .
        .  .5 @  .  .
        .  .  .  .  .
        .  .  .  .  .
"""


def test_d39_the_climber_moves_onto_blocked_tiles_and_is_never_buried() -> None:
    s = desert(HIGH.replace("?", "C"))
    assert targets(s, MOVE) == "B1 A2 C2 B3"
    assert at(do(s, "seat1 move B3"), 1) == "B3"
    assert targets(s, DIG) == "B2 B3"


def test_d39_the_climber_takes_one_other_along_on_each_move() -> None:
    s = desert(HIGH.replace("?", "CAE"))
    for whom in (2, 3):
        assert targets(s, ESCORT, 1, whom) == "B1 A2 C2 B3"
    do(s, "seat1 escort seat2 to B3")
    assert [at(s, seat) for seat in (1, 2, 3)] == ["B3", "B3", "B2"] and s.actions_left == 3
    do(s, "seat1 escort seat2 to A3")
    assert at(s, 1) == at(s, 2) == "A3"


def test_d39_or_nobody() -> None:
    s = do(desert(HIGH.replace("?", "CA")), "seat1 move B3")
    assert (at(s, 1), at(s, 2)) == ("B3", "B2")


def test_d39_nobody_from_another_tile_and_nobody_else_escorts() -> None:
    assert targets(desert(HIGH.replace("?", "C").replace(".1", ".1A"), order="C"), ESCORT) == ""
    assert targets(desert(HIGH.replace("?", "CA"), order="A"), ESCORT) == ""


def test_d39_through_blocked_tunnels_with_company_too() -> None:
    s = desert(dunes("t2CA", ".", ".", ".", "t3"))
    do(s, "seat1 escort seat2 to E1")
    assert grid(s)[0] == "t2 . . . t3CA"


@pytest.mark.parametrize("pawn", "AEN")
def test_d39_pawns_on_the_climbers_tile_are_not_buried_and_leave_to_an_unblocked_one(
    pawn: str,
) -> None:
    s = desert(HIGH.replace("?", f"C{pawn}"), turn=pawn)
    assert {"seat2 move", "seat2 dig"} <= verbs(s)
    steps = targets(s, MOVE).split()
    assert "C2" in steps and not {"B1", "A2", "B3"} & set(steps)
    assert at(do(s, "seat2 move C2"), 2) == "C2"


def test_d39_they_dig_next_to_it_and_use_their_powers() -> None:
    s = desert(HIGH.replace("?", "CM"), turn="M")
    assert targets(s, DIG) == "B1 A2 B2 C2 B3"
    assert {"seat2 reduce", "seat2 peek"} <= verbs(s)
    s = desert(dunes("w2CW"), turn="W", water={"W": 0})
    assert can(s, "seat2 draw water")


def test_d39_when_the_climber_leaves_they_are_buried_again() -> None:
    s = desert(HIGH.replace("?", "CA"), storm=["2 Sun Beats Down"])
    do(s, "seat1 move C2", "seat1 end", "seat1 storm", "seat1 storm")
    assert texts(s, "seat2") == ["seat2 dig B2", "seat2 end"]


def test_d39_when_the_climber_comes_they_are_free() -> None:
    s = desert(
        """
        .C .4A .  .  .
        .  .   .  .  .
        .  .   @  .  .
        .  .   .  .  .
        .  .   .  .  .
    """,
        storm=["2 Sun Beats Down"],
    )
    do(s, "seat1 move B1", "seat1 end", "seat1 storm", "seat1 storm")
    assert targets(s, MOVE) == "A1 C1 B2"


@pytest.mark.parametrize(("much", "possible"), [("", True), ("1", False), ("2", False)])
def test_d39_it_still_excavates_only_with_no_sand(much: str, possible: bool) -> None:
    for seat, turn in ((1, "C"), (2, "A")):
        s = desert(dunes(f".{much}CA"), turn=turn)
        assert can(s, f"seat{seat} excavate") == possible


@pytest.mark.parametrize(("much", "possible"), [("", True), ("1", True), ("2", False)])
def test_d39_it_still_picks_up_only_from_an_unblocked_tile(much: str, possible: bool) -> None:
    for seat, turn in ((1, "C"), (2, "A")):
        s = desert(dunes(f"g{much}CAp"), turn=turn)
        assert can(s, f"seat{seat} pick up propeller") == possible


# ---------------------------------------------------------------- Explorer

DIAGONAL = """
        .1 .1 .2 .  .
        .1 .1? .1 .  .
        .1 .1 @  .  .
        .  .1 .  .  .
        .  .  .  .  .
"""


def test_d40_the_explorer_moves_digs_and_blasts_diagonally_too() -> None:
    s = desert(DIAGONAL.replace("?", "E"), hands={"E": "Dune Blaster"})
    assert targets(s, MOVE) == "A1 B1 A2 C2 A3 B3"
    assert targets(s, DIG) == targets(s, BLAST) == "A1 B1 C1 A2 B2 C2 A3 B3"
    do(s, "seat1 dig C1", "seat1 move C1", "seat1 blast B2")
    assert sand(s, "C1") == 1 and sand(s, "B2") == 0 and at(s, 1) == "C1"


@pytest.mark.parametrize("pawn", "ACMNW")
def test_d40_nobody_else_does(pawn: str) -> None:
    s = desert(DIAGONAL.replace("?", pawn), hands={pawn: "Dune Blaster"})
    assert targets(s, MOVE) == "B1 A2 C2 B3"
    assert targets(s, DIG) == targets(s, BLAST) == "B1 A2 B2 C2 B3"


def test_d40_nothing_else_is_diagonal() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  gE .  .  .
        gAp .  @  .  .
        .  .  .  .  .
        .  .  .  .  .
    """,
        water={"E": 2, "A": 1},
        hands={"E": "Jet Pack"},
    )
    assert not {"seat1 pour", "seat1 hand", "seat1 pick", "seat2 pour"} & verbs(s)
    assert texts(s, "seat1 jet with") == []


def test_d40_the_explorer_who_is_buried_digs_only_its_own_tile() -> None:
    assert texts(desert(DIAGONAL.replace(".1?", ".2E"))) == ["seat1 dig B2", "seat1 end"]


# ---------------------------------------------------------------- Meteorologist: fewer cards


def test_d41_each_action_spent_is_a_card_less() -> None:
    s = desert(dunes("M", "E"), level=4)
    do(s, "seat1 reduce", "seat1 reduce")
    assert s.actions_left == 2
    assert do(s, "seat1 end").to_draw == 2


def test_d41_down_to_none_and_no_further() -> None:
    s = do(desert(dunes("M", "E")), "seat1 reduce", "seat1 reduce")
    assert not can(s, "seat1 reduce") and s.actions_left == 2
    do(s, "seat1 end")
    assert s.current == 1 and storm_layers(s)[0][SUN] == 4


def test_d41_this_turn_only() -> None:
    s = desert(dunes("M", "E"), level=1, storm=["4 Sun Beats Down"], shields="ME")
    do(s, "seat1 reduce", "seat1 end", "seat1 storm", "seat1 storm")
    assert s.current == 1 and do(s, "seat2 end").to_draw == 3


def test_d41_nobody_else_does() -> None:
    for pawn in "ACENW":
        assert not {"seat1 reduce", "seat1 peek"} & verbs(desert(dunes(pawn)))
    s = desert(dunes("E", "M"))
    assert not any(text.endswith(("reduce", "peek")) for text in texts(s))


# ---------------------------------------------------------------- Meteorologist: a look

NORTH, WEST = "wind north 1", "wind west 1"


def next_cards(s: Desert) -> list[str]:
    """The cards on top of the deck whose order is known."""
    single: list[str] = []
    for layer in storm_layers(s):
        if sum(layer.values()) > 1:
            break
        single += layer
    return single


def test_d41_one_action_to_see_as_many_cards_as_the_meter_shows() -> None:
    s = desert(dunes("M"), level=1, storm=[SUN, NORTH, RISE, WEST])
    do(s, "seat1 peek")
    assert s.actions_left == 3
    assert sorted(texts(s, "seat1 next")) == [
        *["seat1 next Storm Picks Up", "seat1 next Sun Beats Down", "seat1 next wind north 1"],
    ]
    for seat in (None, 0, 1):  # the team knows
        seen = view(s, seat)["storm"]["seen"]
        assert seen == {"sun-beats-down": 1, "storm-picks-up": 1, "wind-north-1": 1}


def test_d41_while_one_looks_nothing_else_happens() -> None:
    s = desert(dunes("ME"), hands={"M": "Jet Pack", "E": "Solar Shield"}, water={"M": 1})
    assert {"seat1 jet", "seat1 hand", "seat2 pour", "seat2 shade"} <= verbs(s)
    assert verbs(do(s, "seat1 peek")) == {"seat1 next", "seat1 bury"}


@pytest.mark.parametrize("order", list(permutations([SUN, NORTH, RISE])))
def test_d41_they_go_back_on_top_in_any_order(order: tuple[str, ...]) -> None:
    s = desert(dunes("M"), level=1, storm=[SUN, NORTH, RISE, WEST])
    do(s, "seat1 peek", *[f"seat1 next {card}" for card in order])
    assert next_cards(s)[:4] == [*order, WEST]
    assert "seat1 move" in verbs(s)
    do(s, "seat1 end", "seat1 storm")
    assert storm_discard(s) == {order[0]: 1}


@pytest.mark.parametrize("when", [0, 1, 2])
def test_d41_at_most_one_goes_to_the_bottom(when: int) -> None:
    s = desert(dunes("M"), level=1, storm=[SUN, NORTH, RISE, WEST])
    moves = [f"seat1 next {NORTH}", f"seat1 next {RISE}"]
    moves.insert(when, f"seat1 bury {SUN}")
    do(s, "seat1 peek", *moves[: when + 1])
    assert not any(" bury " in text for text in texts(s))
    do(s, *moves[when + 1 :])
    assert next_cards(s) == [NORTH, RISE, WEST]
    assert storm_layers(s)[-1] == {SUN: 1}


def test_d41_which_then_comes_last() -> None:
    s = desert(
        dunes("ME"),
        level=1,
        storm=[SUN, NORTH, "2 wind north 2"],
        other_cards="discard",
        shields="ME",
    )
    do(s, "seat1 peek", f"seat1 bury {SUN}", f"seat1 next {NORTH}", "seat1 next wind north 2")
    assert next_cards(s) == [NORTH, "wind north 2", "wind north 2", SUN]


def test_d41_the_whole_deck_may_be_looked_at() -> None:
    s = desert(dunes("M"), level=1, storm=["Sun Beats Down, Storm Picks Up"], other_cards="discard")
    do(s, "seat1 peek")
    assert len(texts(s)) == 4
    do(s, f"seat1 bury {RISE}", f"seat1 next {SUN}")
    assert storm_layers(s) == [{SUN: 1}, {RISE: 1}]


@pytest.mark.parametrize("verb", ["next", "bury"])
def test_d41_a_deck_of_one_card(verb: str) -> None:
    s = desert(dunes("M"), level=1, storm=[SUN], other_cards="discard")
    do(s, "seat1 peek", f"seat1 {verb} {SUN}")
    assert storm_layers(s) == [{SUN: 1}] and can(s, "seat1 peek")


def test_d41_it_may_be_repeated() -> None:
    s = desert(dunes("M"), storm=[SUN, NORTH, RISE])
    do(s, "seat1 peek", f"seat1 bury {SUN}", f"seat1 next {NORTH}")
    do(s, "seat1 peek", f"seat1 next {RISE}", f"seat1 next {NORTH}")
    assert next_cards(s) == [RISE, NORTH] and s.actions_left == 2
    do(s, "seat1 peek", f"seat1 bury {RISE}", f"seat1 next {NORTH}")
    assert storm_layers(s)[-2:] == [{SUN: 1}, {RISE: 1}]


def test_d41_a_reduction_does_not_shorten_the_look() -> None:
    s = do(desert(dunes("M"), level=1, storm=["3 wind north 1"]), "seat1 reduce", "seat1 peek")
    assert view(s, None)["storm"]["seen"] == {"wind-north-1": 3}


def test_d41_cards_of_a_kind_are_one_choice() -> None:
    s = do(desert(dunes("M"), level=1, storm=["3 wind north 1"]), "seat1 peek")
    assert texts(s) == [f"seat1 next {NORTH}", f"seat1 bury {NORTH}"]


def test_d41_any_card_of_a_shuffled_deck_may_be_seen_and_it_stays_what_it_was() -> None:
    tops = set()
    for seed in range(1, 60):
        s = do(desert(dunes("M"), seed=seed), "seat1 peek")
        do(s, texts(s, "seat1 next")[0])
        do(s, texts(s, "seat1 next")[0])
        top = next_cards(s)[0]
        do(s, "seat1 end", "seat1 storm")
        assert storm_discard(s) == {top: 1}
        tops.add(top)
    assert len(tops) > 8


def test_d41_with_the_last_action() -> None:
    s = do(desert(dunes("M"), storm=[SUN, NORTH], actions_left=1), "seat1 peek")
    do(s, f"seat1 next {NORTH}", f"seat1 next {SUN}")
    assert texts(s) == ["seat1 end"]


# ---------------------------------------------------------------- Navigator

STEERED = """
        .  .  .  .  .
        .  .2 .? .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  .  .  .N
"""


def test_d42_the_navigator_moves_another_one_to_three_tiles() -> None:
    s = desert(STEERED.replace("?", "A"), order="N")
    assert targets(s, NAVIGATE) == "A1 B1 C1 D1 E1 D2 E2 D3 E3 D4"
    do(s, "seat1 navigate seat2 to D4")
    assert at(s, 2) == "D4" and s.actions_left == 3


def test_d42_not_itself_and_not_to_where_it_stands() -> None:
    s = desert(STEERED.replace("?", "A"), order="N")
    assert not any("navigate seat1" in text for text in texts(s))
    assert targets(s, MOVE) == "E4 D5"
    assert "C2" not in targets(s, NAVIGATE)


def test_d42_tunnel_hops_are_steps() -> None:
    s = desert(
        """
        tA .2 .  .  .
        .2 .  .  .  .
        .  .  @  .  .
        .  .  .  .  .
        .  .  tN .  t3
    """,
        order="N",
    )
    assert targets(s, NAVIGATE) == "B4 C4 D4 A5 B5 C5 D5"


def test_d42_the_explorer_so_moved_goes_diagonally() -> None:
    s = desert(
        """
        .E .2 .  .  .
        .2 .  .2 .  .
        .  .2 @  .  .
        .2 .2 .  .2 .
        .  .  .  .  .N
    """,
        order="N",
    )
    assert targets(s, NAVIGATE) == "C1 D1 B2 D2 A3"


def test_d42_the_climber_so_moved_goes_over_blocked_tiles() -> None:
    s = desert(STEERED.replace("?", "C"), order="N")
    assert {"B2", "A2", "B3", "A3", "B4"} <= set(targets(s, NAVIGATE).split())


@pytest.mark.parametrize("pawn", "AEMW")
def test_d42_one_who_is_buried_is_not_moved(pawn: str) -> None:
    s = desert(STEERED.replace(".?", f".2{pawn}"), order="N")
    assert texts(s, "seat1 navigate") == []


def test_d42_one_who_stands_with_the_climber_is_not_buried() -> None:
    s = desert(STEERED.replace(".?", ".2AC"), order="N")
    assert targets(s, NAVIGATE, whom=2) == "A1 B1 C1 D1 E1 D2 E2 D3 E3 D4"


def test_d42_a_navigator_who_is_buried_moves_nobody() -> None:
    s = desert(STEERED.replace("?", "A").replace(".N", ".2N"), order="N")
    assert texts(s) == ["seat1 dig E5", "seat1 end"]


def test_d42_nobody_else_does() -> None:
    for pawn in "ACEMW":
        friend = "E" if pawn == "A" else "A"
        s = desert(STEERED.replace("?", pawn).replace("N", friend), order=pawn)
        assert texts(s, "seat1 navigate") == [] and texts(s, "seat1 guide") == []


# ---------------------------------------------------------------- Navigator and Climber

ROPE = """
        .CAN .3E .2 .  .
        .    .   .  .  .
        .    .   @  .  .
        .    .   .  .  .
        .    .   .  .  .M
"""


def guided(way: str) -> list[str]:
    """Where the Navigator's guiding leaves the Navigator, the Climber, A, E and M."""
    s = do(desert(ROPE, order="NCAEM"), f"seat1 guide seat2 by {way}")
    assert s.actions_left == 3
    return [at(s, seat) for seat in range(1, 6)]


def test_d42_the_climber_so_moved_may_take_another_along() -> None:
    assert guided("A2 with seat3") == ["A1", "A2", "A2", "B1", "E5"]
    assert guided("B1 with seat3") == ["A1", "B1", "B1", "B1", "E5"]
    assert guided("B1 with seat3, C1 with seat3, D1 with seat3") == ["A1", "D1", "D1", "B1", "E5"]


def test_d42_the_navigator_included() -> None:
    assert guided("A2 with seat1, A3 with seat1") == ["A3", "A3", "A1", "B1", "E5"]


def test_d42_chosen_at_each_step() -> None:
    assert guided("B1, B2 with seat4, A2") == ["A1", "A2", "A1", "B2", "E5"]
    assert guided("B1 with seat3, B2 with seat4, C2 with seat4") == ["A1", "C2", "B1", "C2", "E5"]
    assert guided("B1 with seat1, C1 with seat4, C2") == ["B1", "C2", "A1", "C1", "E5"]


def test_d42_the_climber_may_go_back_for_another() -> None:
    assert guided("A2 with seat3, A1, A2 with seat1") == ["A2", "A2", "A2", "B1", "E5"]
    assert guided("B1, A1 with seat4") == ["A1", "A1", "A1", "A1", "E5"]


def test_d42_but_not_in_a_circle_that_changes_nothing() -> None:
    s = desert(ROPE, order="NCAEM")
    for way in ("A2, A1, A2 with seat3", "A2 with seat3, A1 with seat3", "A2, B2 with seat3"):
        assert not can(s, f"seat1 guide seat2 by {way}")


def test_d42_only_one_at_a_time_who_is_there_by_then() -> None:
    ways = texts(desert(ROPE, order="NCAEM"), "seat1 guide")
    assert "seat1 guide seat2 by A2 with seat3, A1, A2 with seat1" in ways
    assert "seat1 guide seat2 by A2 with seat3, A1, A2 with seat3" not in ways
    assert not any("with seat5" in way or "with seat2" in way for way in ways)
    assert not any("A2 with seat4" in way.split(" by ")[1].split(", ")[0] for way in ways)


def test_d42_alone_it_is_navigated() -> None:
    s = desert(ROPE, order="NCAEM")
    assert all(" with " in way for way in texts(s, "seat1 guide"))
    assert can(s, "seat1 navigate seat2 to C1")


def test_d42_through_a_blocked_tunnel_with_company() -> None:
    s = desert(dunes("t2CA", ".2", ".", ".N", "t3"), order="N")
    do(s, "seat1 guide seat2 by E1 with seat3, D1")
    assert grid(s)[0] == "t2 .2 . .NC t3A"


def test_d42_a_way_costs_one_action_however_long() -> None:
    s = desert(ROPE, order="NCAEM", actions_left=1)
    do(s, "seat1 guide seat2 by A2 with seat3, A3 with seat3, A4 with seat3")
    assert s.actions_left == 0 and not any(" guide " in text for text in texts(s))


# ---------------------------------------------------------------- Water Carrier


@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (4, 5)])
def test_d43_the_water_carrier_takes_two_water_from_a_revealed_well(
    before: int, after: int
) -> None:
    s = do(desert(dunes("w1W"), water={"W": before}), "seat1 draw water")
    assert water(s)[0] == after and s.actions_left == 3


@pytest.mark.parametrize("tile", ["mW", "?wW", ":W", "gW", ".W", "w2W"])
def test_d43_not_elsewhere_and_not_buried(tile: str) -> None:
    assert not can(desert(dunes(tile), water={"W": 0}), "seat1 draw water")


def test_d43_not_with_a_full_canteen() -> None:
    assert not can(desert(dunes("wW")), "seat1 draw water")


def test_d43_not_from_the_next_tile() -> None:
    assert not can(desert(dunes("w", "W"), water={"W": 0}), "seat1 draw water")


def test_d43_a_well_never_runs_dry() -> None:
    s = desert(dunes("wWE"), water={"W": 1, "E": 0})
    do(s, "seat1 draw water", "seat1 draw water", "seat1 pour 4 to seat2", "seat1 draw water")
    assert water(s) == [3, 4] and s.actions_left == 1


def test_d43_nobody_else_draws_water() -> None:
    for pawn in "ACEMN":
        assert not can(desert(dunes(f"w{pawn}"), water={pawn: 0}), "seat1 draw water")


GIVING = """
        .E  .2A .  .  .
        .N  .W  .C .  .
        .   .   @  .  .
        .   .   .  .  .
        .   .   .  .  .
"""


def test_d43_the_water_carrier_gives_to_those_on_the_next_tiles_buried_or_not() -> None:
    s = desert(GIVING, order="WANC", water=dict.fromkeys("EANC", 0))
    for seat in (2, 3, 4):
        assert can(s, f"seat1 pour 1 to seat{seat}")
    assert not can(s, "seat1 pour 1 to seat5")  # diagonal
    do(s, "seat1 pour 2 to seat2", "seat1 pour 3 to seat3")
    assert water(s) == [0, 2, 3, 0, 0] and s.actions_left == 4


@pytest.mark.parametrize(("tile", "step"), [(".W", "actions"), (".3W", "actions"), (".W", "storm")])
def test_d43_at_any_time_also_buried_or_in_anothers_turn(tile: str, step: str) -> None:
    s = desert(
        GIVING.replace(".W", tile),
        order="WANC",
        turn="A",
        water=dict.fromkeys("EANC", 0),
        step="storm" if step == "storm" else "actions",
    )
    assert can(s, "seat1 pour 3 to seat2") and not can(s, "seat1 pour 4 to seat2")


def test_d43_nobody_gives_back_so() -> None:
    s = desert(GIVING, order="WANC", water={"W": 0})
    assert not any(" pour " in text for text in texts(s))


def test_d43_only_water_so() -> None:
    s = desert(GIVING, order="WANC", hands={"W": "Jet Pack"}, water={"A": 0})
    assert hand(s, 1) == {"Jet Pack": 1} and texts(s, "seat1 hand") == []


def test_d43_not_across_the_hole() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .W @  .A .
        .  .  .  .  .
        .  .  .  .  .
    """,
        water={"A": 0},
    )
    assert texts(s, "seat1 pour") == []

"""How a game is won or lost (D44 to D48)."""

from __future__ import annotations

import pytest

from simoun.core.refusal import Refused
from tests.desert.position import FACE, GAME, RISE, SUN, desert, dunes, part_at, sand, water
from tests.playing import can, do, texts

ALL_FOUR = "pecn"

# ---------------------------------------------------------------- D44: won


@pytest.mark.parametrize("pad", ["l", "l1"])
def test_d44_all_parts_and_everybody_on_the_pad_wins_when_the_last_one_steps_on_it(
    pad: str,
) -> None:
    s = desert(dunes("A", f"{pad}EN"), taken=ALL_FOUR)
    do(s, "seat1 move B1")
    assert FACE.outcome(s) == "won" and GAME.winners(s) == [0, 1, 2]
    assert s.actions_left == 3


@pytest.mark.parametrize("taken", ["", "p", "pec", "ecn"])
def test_d44_not_without_every_part(taken: str) -> None:
    assert not do(desert(dunes("A", "lE"), taken=taken), "seat1 move B1").over


def test_d44_not_without_everybody() -> None:
    assert not do(desert(dunes("A", "lE", "N"), taken=ALL_FOUR), "seat1 move B1").over


def test_d44_not_on_a_pad_that_is_known_but_not_revealed() -> None:
    s = do(desert(dunes("A", "?lE"), taken=ALL_FOUR), "seat1 move B1")
    assert not s.over
    assert FACE.outcome(do(s, "seat1 excavate")) == "won"


@pytest.mark.parametrize("tile", ["g", "t", "w", "m", "-p", "."])
def test_d44_not_on_another_tile(tile: str) -> None:
    assert not do(desert(dunes("A", f"{tile}E"), taken=ALL_FOUR), "seat1 move B1").over


def test_d44_the_pad_is_not_blocked_and_the_climber_does_not_help() -> None:
    s = do(desert(dunes("C", "l3E"), taken=ALL_FOUR), "seat1 move B1")
    assert not s.over
    assert not do(s, "seat1 dig B1").over
    assert FACE.outcome(do(s, "seat1 dig B1")) == "won"


def test_d44_with_the_last_part_picked_up_on_the_pad() -> None:
    s = desert(dunes("l1AEn"), taken="pec")
    do(s, "seat1 pick up compass")
    assert FACE.outcome(s) == "won" and part_at(s, "compass") == "taken"


def test_d44_a_part_on_the_pad_is_not_yet_picked_up() -> None:
    s = do(desert(dunes("A", "lEn"), taken="pec"), "seat1 move B1")
    assert not s.over and can(s, "seat1 pick up compass")


@pytest.mark.parametrize(
    ("cells", "order", "hands", "winning"),
    [
        (("CA", "lE"), "CAE", {}, "seat1 escort seat2 to B1"),
        (("A", ".", "lN"), "NA", {}, "seat1 navigate seat2 to C1"),
        (("CA", ".", "lN"), "NCA", {}, "seat1 guide seat2 by B1 with seat3, C1 with seat3"),
        (("A", ".", "lE"), "EA", {"A": "Jet Pack"}, "seat2 jet to C1"),
        (("EA", ".", "l"), "EA", {"A": "Jet Pack"}, "seat2 jet with seat1 to C1"),
        (("l4EA",), "EA", {"A": "Dune Blaster"}, "seat2 blast A1"),
        (("l2EA",), "AE", {}, "seat1 dig A1"),
        (("?lEA",), "EA", {}, "seat1 excavate"),
    ],
)
def test_d44_whatever_brings_it_about(
    cells: tuple[str, ...], order: str, hands: dict[str, str], winning: str
) -> None:
    s = desert(dunes(*cells), taken=ALL_FOUR, order=order, hands=hands)
    assert not s.over
    assert FACE.outcome(do(s, winning)) == "won"


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_d44_between_storm_cards_too(drawn: int) -> None:
    s = desert(
        dunes("A", "lE"),
        taken=ALL_FOUR,
        level=1,
        step="storm",
        storm=["3 wind north 1"],
        hands={"A": "Jet Pack"},
    )
    do(s, *["seat1 storm"] * drawn, "seat1 jet to B1")
    assert FACE.outcome(s) == "won" and s.to_draw == 3 - drawn


def test_d44_in_anothers_turn() -> None:
    s = desert(dunes("A", "lE"), taken=ALL_FOUR, turn="E", hands={"A": "Jet Pack"})
    assert FACE.outcome(do(s, "seat1 jet to B1")) == "won"


def test_d44_wherever_the_storm_has_carried_the_pad() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .A .  .  .
        .  .  @  lE .
        .  .  .  .  .
        .  .  .  .  .
    """,
        taken=ALL_FOUR,
        turn="E",
        step="storm",
        to_draw=1,
        storm=["wind west 1"],
    )
    do(s, "seat2 storm", "seat1 move C2", "seat1 move C3")
    assert FACE.outcome(s) == "won" and sand(s, "C3") == 1


# ---------------------------------------------------------------- D45: thirst


def test_d45_at_none_one_is_still_alive() -> None:
    s = desert(dunes("A", "E"), step="storm", storm=[SUN], water={"A": 1})
    assert not do(s, "seat1 storm").over and water(s) == [0, 3]


@pytest.mark.parametrize("pawn", "AE")
def test_d45_who_must_drink_with_none_left_loses_the_game_for_all(pawn: str) -> None:
    s = desert(dunes("A", "E"), step="storm", storm=[SUN], water={pawn: 0})
    do(s, "seat1 storm")
    assert FACE.outcome(s) == "thirst" and GAME.winners(s) == []


@pytest.mark.parametrize(("tile", "shields"), [("tE", ""), (".E", "E")])
def test_d45_with_none_left_shade_saves(tile: str, shields: str) -> None:
    s = desert(dunes("A", tile), step="storm", storm=[SUN], water={"E": 0}, shields=shields)
    assert not do(s, "seat1 storm").over


# ---------------------------------------------------------------- D46: the sand

DEEP = """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .? .
        .  .  .  .  .
        .  .  .  .  .E
"""


def test_d46_48_markers_on_the_board_are_fine() -> None:
    s = desert(DEEP.replace("?", "47"), step="storm", storm=["wind west 1"])
    assert not do(s, "seat1 storm").over and s.sand_left == 0


@pytest.mark.parametrize(
    ("much", "card"), [("48", "wind west 1"), ("47", "wind west 2"), ("48", "wind north 1")]
)
def test_d46_a_49th_is_not(much: str, card: str) -> None:
    s = desert(DEEP.replace("?", much), step="storm", storm=[card])
    do(s, "seat1 storm")
    assert FACE.outcome(s) == "buried" and GAME.winners(s) == [] and s.sand_left == 0


@pytest.mark.parametrize("card", [SUN, RISE])
def test_d46_an_empty_supply_alone_is_no_loss(card: str) -> None:
    s = desert(DEEP.replace("?", "48"), step="storm", storm=[card])
    assert not do(s, "seat1 storm").over


def test_d46_nor_is_a_wind_that_moves_nothing() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  .48 .  @
        .  .  .  .  .
        .E .  .  .  .
    """,
        step="storm",
        storm=["wind west 3"],
    )
    assert not do(s, "seat1 storm").over


def test_d46_what_is_dug_away_can_be_placed_again() -> None:
    s = desert(
        """
        .  .  .  .  .
        .  .  .  .  .
        .  .  @  .48E .
        .  .  .  .  .
        .  .  .  .  .
    """,
        storm=["wind west 1"],
    )
    do(s, "seat1 dig D3", "seat1 end", "seat1 storm")
    assert not s.over and s.sand_left == 0


# ---------------------------------------------------------------- D47: the skull


@pytest.mark.parametrize(
    ("pawns", "last"), [(("A", "E"), 12), (("A", "E", "N"), 13), (("A", "E", "N", "C", "W"), 14)]
)
def test_d47_the_level_after_the_last_tick_is_the_skull(pawns: tuple[str, ...], last: int) -> None:
    s = desert(dunes(*pawns), level=last - 1, step="storm", storm=[RISE, RISE])
    assert not do(s, "seat1 storm").over
    do(s, "seat1 storm")
    assert FACE.outcome(s) == "skull" and GAME.winners(s) == []


# ---------------------------------------------------------------- D48: after the end


@pytest.mark.parametrize(
    ("level", "storm", "sand_here", "outcome"),
    [(0, SUN, "", "thirst"), (12, RISE, "", "skull"), (0, "wind west 1", "48", "buried")],
)
def test_d48_after_a_loss_nothing_is_accepted(
    level: int, storm: str, sand_here: str, outcome: str
) -> None:
    s = desert(
        DEEP.replace("?", sand_here).replace("E", "EA"),
        level=level,
        step="storm",
        storm=[storm],
        water={"E": 0},
        hands={"A": "Jet Pack, Dune Blaster, Solar Shield"},
    )
    do(s, "seat1 storm")
    assert FACE.outcome(s) == outcome
    assert GAME.legal(s) == [] and not GAME.reveal_is_due(s)
    for text in ("seat1 storm", "seat1 end", "seat2 jet to A1", "seat2 pour 1 to seat1"):
        with pytest.raises(Refused):
            do(s, text)


def test_d48_after_a_win_nothing_is_accepted() -> None:
    s = desert(dunes("A", "lE"), taken=ALL_FOUR, hands={"E": "Jet Pack"}, water={"E": 1})
    do(s, "seat1 move B1")
    assert texts(s) == []
    with pytest.raises(Refused):
        do(s, "seat2 jet to A1")


def test_d48_the_end_settles_nothing_more() -> None:
    s = desert(dunes("A", "E"), level=12, step="storm", storm=[RISE])
    do(s, "seat1 storm")
    before = s.fingerprint()
    GAME.settle(s)
    assert s.fingerprint() == before

"""Points during the game: waterholes, oases, territory (T18 to T24)."""

from __future__ import annotations

import pytest

from simoun.core.events import event
from tests.through_the_desert.position import (
    caravans,
    do,
    events,
    points,
    room,
    seen,
    territory,
    waterholes,
)

# ---------------------------------------------------------------- waterholes


def test_t18_a_camel_on_a_waterhole_takes_it() -> None:
    game = caravans(
        """
        C D E F G
      9 .   3   .
          .   1
     10 .   M1  .
"""
    )
    told = do(game, "seat1 place Mint at E9")
    assert told[1:] == [event("water", who=0, points=3)]
    assert points(game, 1)["waterholes"] == 3
    assert waterholes(game) == {"F9": 1}
    do(game, "seat1 place Mint at F9")
    assert points(game, 1)["waterholes"] == 4
    assert seen(game)["seats"][0]["tokens"] == 2


# ---------------------------------------------------------------- oases

OASIS = """
        C D E F G
      8 .   .   M1
          .   .
      9 .   .   m1
          .   .
     10 .   *   .
          .   .
     11 .   .   .
          A1  m2
     12 .   .   M2
"""


def test_t19_a_camel_next_to_an_oasis_earns_a_token_once_for_its_caravan() -> None:
    game = caravans(OASIS)
    told = do(game, "seat1 place Mint at F9")
    assert told[1:] == [event("oasis", who=0, camel="mint", points=5)]
    assert events(do(game, "seat1 place Mint at E9")) == ["place", "turn"]
    assert points(game, 1)["oases"] == 5
    assert seen(game)["seats"][0]["tokens"] == 1


def test_t19_another_caravan_of_the_same_player_or_of_another_earns_its_own() -> None:
    game = caravans(OASIS)
    do(game, "seat1 place Mint at F9", "seat1 place Azure at D10")
    assert points(game, 1)["oases"] == 10
    do(game, "seat2 place Mint at E11")
    assert points(game, 2)["oases"] == 5


def test_t19_one_camel_may_reach_two_oases() -> None:
    game = caravans(
        """
        E F G
      9 *   *
          .
     10 .   .
          m1
     11 .   .
          M1
     12 .   .
"""
    )
    told = do(game, "seat1 place Mint at F9")
    assert told[1:] == [event("oasis", who=0, camel="mint", points=10)]
    assert seen(game)["seats"][0]["tokens"] == 2


def test_t19_example_red_is_shut_out_of_the_oasis_with_one_caravan_but_not_with_the_other() -> None:
    """Seat1's Azure camels leave two hexes at the oasis, and both are next to one of them."""
    game = caravans(
        """
        B C D E F G
      7   .   A2  .
        .   .   .
      8   .   a2  .
        .   .   .
      9   V2  .   .
        .   .   a1
     10   .   *   .
        .   a1  a1
     11   .   a1  .
        .   .   A1
     12   .   .   .
""",
        seat=2,
    )
    assert not {"D9", "E9"} & set(room(game, "Azure").split())
    assert "D9" in room(game, "Violet").split()
    do(game, "seat2 place Violet at D9")
    assert points(game, 2)["oases"] == 5


# ---------------------------------------------------------------- territory

RING = """
        C D E F G
      9 .   m1  .
          m1  m1
     10 .   .   .
          m1  .
     11 .   M1  .
"""


def test_t20_a_caravan_takes_what_it_closes_off_by_itself() -> None:
    game = caravans(RING)
    told = do(game, "seat1 place Mint at F10")
    assert told[1:] == [event("territory", who=0, camel="mint", hexes=1)]
    assert territory(game, 1) == ["E10"]
    assert points(game, 1)["territory"] == 1


def test_t20_or_with_the_edge_of_the_board() -> None:
    game = caravans(
        """
        A B C
      4 .
          .
      5 m1  .
          M1
"""
    )
    do(game, "seat1 place Mint at B4")
    assert territory(game, 1) == ["A4"]


def test_t20_or_with_the_massif() -> None:
    game = caravans(
        """
        H I J
      6   m1
        M1  .
      7   .
        m1  #
      8   #
"""
    )
    do(game, "seat1 place Mint at J6")
    assert territory(game, 1) == ["I7"]


def test_t20_one_camel_may_close_several_areas() -> None:
    game = caravans(
        """
        C D E F G
      8 .   m1  .
          m1  m1
      9 .   .   .
          m1  m1
     10 .   .   m1
          .   .
     11 .   m1  m1
          .   M1
     12 .   .   .
"""
    )
    told = do(game, "seat1 place Mint at E10")
    assert territory(game, 1) == ["E9", "F10"]
    assert told[1:] == [event("territory", who=0, camel="mint", hexes=2)]


def test_t20_covering_the_last_contact_with_another_caravan_closes_too() -> None:
    """F10 has empty hexes on one side only."""
    game = caravans(
        """
        C D E F G H
      9 .   m1  .
          m1  m1  .
     10 .   .   a2
          m1  .   A2
     11 .   m1  m1
          .   M1  .
"""
    )
    assert territory(game, 1) == []
    do(game, "seat1 place Mint at F10")
    assert territory(game, 1) == ["E10"]


BESIDE_THE_PALM = """
        C D E F G
      9 .   M1  .
          m1  m1
     10 .   .   .
          m1  m1
     11 .   *   .
          m1  .
     12 .   {}  .
          .   A2
     13     .   .
"""


@pytest.mark.parametrize(("sign", "closed"), [("a2", []), ("m1", ["E10 E11"])])
def test_t20_an_oasis_is_no_wall(sign: str, closed: list[str]) -> None:
    """A foreign camel on its other side keeps the area open."""
    game = caravans(BESIDE_THE_PALM.format(sign))
    told = do(game, "seat1 place Mint at F11")
    assert territory(game, 1) == closed
    assert points(game, 1)["territory"] == len(closed)
    assert ("territory" in events(told)) == bool(closed)


def test_t21_two_caravans_close_nothing_off_together() -> None:
    """Five of the six hexes around E10 are seat1's Mint, the last one its Azure."""
    game = caravans(
        """
        C D E F G
      9 .   m1  .
          m1  m1
     10 .   .   A1
          m1  .
     11 .   M1  .
"""
    )
    told = do(game, "seat1 place Azure at F10")
    assert events(told) == ["place"] and territory(game, 1) == []


LARGE_RING = """
        C D E F G
      8 .   m1  .
          m1  .
      9 m1  .   m1
          .   .
     10 m1  {}  m1
          .   .
     11 m1  .   m1
          m1  m1
     12 .   M1  .
"""


def test_t20_a_large_area() -> None:
    game = caravans(LARGE_RING.format(". "))
    do(game, "seat1 place Mint at F8")
    assert territory(game, 1) == ["D9 D10 E9 E10 E11 F9 F10"]


@pytest.mark.parametrize("sign", ["A1", "A2", "M2"])
def test_t22_no_other_camel_may_be_inside_whoever_owns_it(sign: str) -> None:
    game = caravans(LARGE_RING.format(sign))
    assert events(do(game, "seat1 place Mint at F8")) == ["place"]
    assert territory(game, 1) == []


def test_t23_all_the_waterholes_inside_go_to_the_owner_at_once() -> None:
    game = caravans(LARGE_RING.format("3 "))
    told = do(game, "seat1 place Mint at F8")
    assert events(told) == ["place", "water", "territory"]
    assert (points(game, 1)["waterholes"], points(game, 1)["territory"]) == (3, 7)
    assert waterholes(game) == {}


def test_t24_an_oasis_inside_counts_as_reached() -> None:
    game = caravans(LARGE_RING.format("* "))
    told = do(game, "seat1 place Mint at F8")
    assert told[1] == event("oasis", who=0, camel="mint", points=5)
    assert told[2] == event("territory", who=0, camel="mint", hexes=6)
    told = do(game, "seat1 place Mint at E9")  # next to it: one token in all
    assert "oasis" not in events(told)
    assert points(game, 1)["oases"] == 5


def test_t24_an_oasis_that_the_caravan_had_reached_gives_nothing_more() -> None:
    game = caravans(LARGE_RING.format("* "))
    do(game, "seat1 place Mint at F9")
    assert points(game, 1)["oases"] == 5
    do(game, "seat1 place Mint at F8")
    assert territory(game, 1) == ["D9 D10 E9 E10 E11 F10"]
    assert points(game, 1)["oases"] == 5


def test_t21_example_blue_closes_with_two_mauve_camels_what_two_caravans_did_not() -> None:
    game = caravans(
        """
        C D E F G H
      8 .   v1  .
          v1  v1  #
      9 v1  .   v1
          2   .   .
     10 v1  *   a1
          .   .   A1
     11 v1  3   a1
          v1  v1  .
     12 .   V1  .
"""
    )
    assert territory(game, 1) == []
    do(game, "seat1 place Violet at F9", "seat1 place Violet at F10")
    assert territory(game, 1) == ["D9 D10 E9 E10 E11"]
    assert points(game, 1)["waterholes"] == 5
    assert points(game, 1)["oases"] == 5
    assert seen(game)["seats"][0]["tokens"] == 3

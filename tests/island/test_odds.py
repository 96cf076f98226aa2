"""How likely the next cards are, as everyone is told."""

from __future__ import annotations

import pytest

from simoun.games.island.face.seen import OddsView
from simoun.games.island.face.view import view
from simoun.games.island.state import Island
from tests.island.position import ALL_FOUR, dry_island, island
from tests.playing import do


def odds(s: Island) -> OddsView:
    return view(s, None)["odds"]


def flooded(*places: int) -> str:
    """An island with a pawn far away, some of its places flooded."""
    return " ".join("~" if place in places else "." for place in range(23)) + " .D"


def test_two_cards_of_four_one_of_them_waters_rise_show_it_half_of_the_time() -> None:
    s = island(dry_island("D"), treasure_deck=["Earth Stone, 2 Sandbags, Waters Rise"])
    assert odds(s)["cards"] == 2
    assert odds(s)["chances"]["waters-rise"] == 1 / 2
    assert odds(s)["chances"]["sandbags"] == 1 - (2 / 4) * (1 / 3)
    assert "crystal-of-fire" not in odds(s)["chances"]
    assert odds(s)["next"] == {"earth-stone": 1 / 4, "sandbags": 2 / 4, "waters-rise": 1 / 4}


def test_after_the_first_card_of_a_draw_one_is_left() -> None:
    deck = ["Earth Stone, 2 Sandbags, Waters Rise"]
    s = island(dry_island("D"), step="draw", cards_left=1, treasure_deck=deck)
    assert (odds(s)["cards"], odds(s)["chances"]["waters-rise"]) == (1, 1 / 4)


def test_waters_rise_brings_the_flood_discard_back_on_top() -> None:
    """One of two cards raises the water: then the two floods come from the two discards."""
    for place, chance in [(0, 1), (1, 1), (2, 0)]:
        s = island(
            flooded(place),
            treasure_deck=["Sandbags, Waters Rise"],
            flood_deck=[[2, 3, 4, 5]],
            flood_discard=[0, 1],
        )
        assert odds(s)["sinks"] == chance


def test_in_the_flood_step_only_the_cards_still_to_come_count() -> None:
    s = island(flooded(1), step="flood", cards_left=1, flood_deck=[[1, 2, 3, 4]])
    assert odds(s)["sinks"] == 1 / 4
    dry = island(flooded(), step="flood", cards_left=1, flood_deck=[[1, 2, 3, 4]])
    assert odds(dry)["sinks"] == 0


def test_at_the_skull_no_flood_card_comes() -> None:
    """Both cards raise the water, from the last but one level on."""
    s = island(flooded(1), water=9, treasure_deck=["2 Waters Rise"], flood_deck=[[1]])
    assert odds(s)["sinks"] == 0


def test_fools_landing_is_safe_as_long_as_it_is_dry() -> None:
    landing = " ".join([".l", *["~"] * 22, ".D"])
    assert odds(island(landing, flood_deck=[[0, 1, 2, 3]]))["landing"] == 0
    s = island(landing.replace(".l", "~l"), step="flood", cards_left=2, flood_deck=[[0, 1, 2, 3]])
    assert (odds(s)["landing"], odds(s)["sinks"]) == (1 / 2, 1)


@pytest.mark.parametrize(
    ("captured", "wanted"),
    [([], "crystal-of-fire"), (["Crystal of Fire"], "earth-stone"), (ALL_FOUR, None)],
)
def test_the_wanted_treasure_is_the_one_the_player_at_turn_has_most_of(
    captured: list[str], wanted: str | None
) -> None:
    hands = {"D": "Earth Stone, 2 Crystal of Fire, Sandbags"}
    assert odds(island(dry_island("D"), hands=hands, captured=captured))["wanted"] == wanted


def test_limits_are_told() -> None:
    seen = view(do(island(dry_island("D")), "seat1 end"), None)
    assert seen["turn"]["actions_in_all"] == 3
    assert [seat["limit"] for seat in seen["seats"]] == [5, 5]
    assert seen["treasure_deck"]["cards_for_a_treasure"] == 4

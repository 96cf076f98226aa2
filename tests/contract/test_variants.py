"""Variants: every game can be studied by other numbers, and no table plays by them unasked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import simoun
from simoun import Refused
from simoun.core.catalog import face_named, game_names
from simoun.core.options import Option
from simoun.lab.plan import experiment
from simoun.lab.rows import Table
from tests.contract.boxes import FOUND, PRINTED
from tests.contract.walks import varied_walks

VARIANTS = [
    (game, option, value)
    for game in game_names()
    for option in face_named(game).every_option
    if option.variant
    for value in (option.allowed[0], option.allowed[-1])
]


def test_every_game_has_variants_that_no_table_in_the_browser_offers() -> None:
    for game in game_names():
        offered = {option.name for option in face_named(game).options}
        variants = {option.name for option in face_named(game).every_option if option.variant}
        assert len(variants) >= 2 and not variants & offered


def test_what_is_as_printed_is_not_written_down() -> None:
    plain = simoun.new_game("island", seed=3)
    said = simoun.new_game("island", seed=3, hand_limit=5, actions=3)
    assert plain.record().to_data() == said.record().to_data()
    assert "variants" not in said.position() and said.rules.as_printed(said.state)


@pytest.mark.parametrize(("game", "option", "value"), VARIANTS)
def test_a_variant_is_played_recorded_and_written_on_paper(
    game: str, option: Option, value: int
) -> None:
    match = simoun.new_game(game, seed=5, **{option.name: value})
    assert not match.rules.as_printed(match.state)
    for _ in range(60):
        if match.over:
            break
        actions = match.actions()
        match.play(actions[len(actions) // 3])
    again = simoun.from_record(match.record().to_json())
    assert again.position() == match.position()
    paper = match.position()
    assert paper["variants"] == {option.name: value}
    assert simoun.from_position(paper).position() == paper
    if not match.over:
        with pytest.raises(Refused, match="only known by the rules as printed"):
            match.chances()


@pytest.mark.parametrize(("game", "option", "value"), VARIANTS)
def test_bots_play_a_variant_to_its_end(game: str, option: Option, value: int) -> None:
    bots = "greedy,novice" if game == "through_the_desert" else "novice"
    row = Table(experiment(game, {option.name: value}, bots, 7)).play(0)
    assert row.outcome and row.turns > 1


@pytest.mark.parametrize("name", game_names())
@settings(max_examples=15)
@given(data=st.data())
def test_whatever_is_changed_it_stays_a_game(name: str, data: st.DataObject) -> None:
    for match in data.draw(varied_walks(name)).moments():
        assert FOUND[name](match) == PRINTED[name]
        assert match.face.why_impossible(match.state) is None
        assert simoun.from_position(match.position()).position() == match.position()
        assert match.over or match.actions()
        assert match.view()


def test_numbers_change_what_they_name() -> None:
    island = simoun.new_game("island", seed=1, actions=5, cards_drawn=3, hand_limit=7)
    assert island.view()["turn"]["actions_left"] == 5  # type: ignore[index]
    assert island.view()["turn"]["to_draw"] == 3  # type: ignore[index]
    assert island.view()["seats"][0]["limit"] == 7  # type: ignore[index]
    desert = simoun.new_game("desert", seed=1, sand=60)
    assert desert.view()["sand_in_all"] == 60 and desert.view()["sand_left"] == 52
    dry, wet = (simoun.new_game("desert", seed=1, more_water=n).position() for n in (-2, 2))
    water = [[seat["water"] for seat in paper["seats"]] for paper in (dry, wet)]  # type: ignore[attr-defined]
    assert [b - a for a, b in zip(*water, strict=True)] == [4, 4]
    camels = simoun.new_game("through_the_desert", seed=1, more_camels=4).position()
    assert set(camels["supply"].values()) == {26}  # type: ignore[attr-defined]


def test_what_no_box_holds_is_refused() -> None:
    with pytest.raises(
        Refused, match="'more_camels' can't be 8 with 5 players: the box has 0 more"
    ):
        simoun.new_game("through_the_desert", players=5, more_camels=8)
    with pytest.raises(Refused, match="'hand_limit' can't be 3: it is 4, 5, 6, 7 or 8"):
        simoun.new_game("island", hand_limit=3)
    paper = simoun.new_game("island", seed=1, hand_limit=7).position()
    with pytest.raises(Refused, match="'variants' must be an object"):
        simoun.from_position(paper | {"variants": 7})
    with pytest.raises(Refused, match="There is no option 'wind'"):
        simoun.from_position(paper | {"variants": {"wind": 7}})

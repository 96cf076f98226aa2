"""Positions of Through the Desert on paper: what contradicts itself gets one clear sentence."""

from __future__ import annotations

import pytest

import simoun
from tests.contract.changing import Path, changed, refused
from tests.contract.refusals import refusal_of
from tests.contract.walks import read as paper
from tests.through_the_desert.position import CLOSED, caravans

GAME = "through_the_desert"
CLOSING, TERRITORIES, LAST, CORNERED = "closing", "territories", "last_camels", "cornered"
RIDERS, ASIDE, LAY = "riders", "setting_aside", "about_to_lay"


@pytest.mark.parametrize(
    "key", ["to_place", "riders", "camels", "territory", "oases", "waterholes"]
)
def test_a_seat_lacks_nothing(key: str) -> None:
    seat = dict(paper(GAME, CLOSING)["seats"][1])  # type: ignore[index]
    del seat[key]
    assert refused(GAME, CLOSING, (["seats", 1], seat)) == f"seat2 lacks '{key}'."


@pytest.mark.parametrize(
    ("title", "path", "value", "said"),
    [
        (CLOSING, ["storm"], 3, "The position has no 'storm'"),
        (CLOSING, ["options"], {"scores": "secret"}, "'scores' can't be 'secret': it is hidden or"),
        (CLOSING, ["options"], {"scores": "open", "first": 1}, "The options has no 'first'"),
        # the board
        (CLOSING, ["palms"], ["E10"], "The position has 1 palms: it needs 5."),
        (CLOSING, ["palms"], [], "The position has 0 palms: it needs 5."),
        (CLOSING, ["palms"], "E10", "'palms' can't be 'E10': it is a list of hexes."),
        (CLOSING, ["palms", 0], "H3", "'palms' names H3 twice."),
        (CLOSING, ["palms", 0], "Z9", "'palms' can't be 'Z9': it is A4, A5, A6 … or U11."),
        (CLOSING, ["palms", 0], "T8", "T8 is taken, or not in play (palms)."),
        (CLOSING, ["palms", 0], 7, "'palms' can't be 7"),
        (CLOSING, ["waterholes", "2"], ["D9", "D9"], "'2' names D9 twice."),
        (CLOSING, ["waterholes", "2"], ["E10"], "E10 is taken, or not in play (2)."),
        (CLOSING, ["waterholes", "2"], ["T5"], "T5 is taken, or not in play (2)."),
        (CLOSING, ["waterholes", "2"], None, "'2' can't be None: it is a list of hexes."),
        (CLOSING, ["waterholes", "4"], ["D9"], "The waterholes has no '4'"),
        (CLOSING, ["waterholes", "2"], ["G10"], "The position has a camel on a waterhole"),
        (CLOSING, ["seats", 0, "waterholes", "2"], 15, "has 16 waterholes of 2: there are 15."),
        (CLOSING, ["seats", 0, "waterholes", "2"], 16, "'2' can't be 16: it is a whole number"),
        # riders
        (CLOSING, ["seats"], [], "The position has 0 seats: it needs 2 to 5."),
        (CLOSING, ["seats", 0, "riders", "Mint"], "Z1", "'Mint' can't be 'Z1'"),
        (CLOSING, ["seats", 0, "riders", "Mint"], "E10", "E10 is taken, or not in play (Mint)."),
        (CLOSING, ["seats", 0, "riders", "Mint"], "A4", "A4 is taken, or not in play (Mint)."),
        (CLOSING, ["seats", 0, "riders", "Mint"], "Q5", "Q5 is taken, or not in play (Mint)."),
        (CLOSING, ["seats", 0, "riders", "Mint"], "G3", "The rider on G3 stands next to an oasis."),
        (CLOSING, ["seats", 0, "riders", "Grey"], "A9", "The riders of seat1 has no 'Grey'"),
        (CLOSING, ["seats", 0, "to_place"], ["Mint"], "its Mint rider is on the board and beside"),
        (CLOSING, ["seats", 0, "to_place"], ["Grey"], "'to_place' can't be 'Grey'"),
        (CLOSING, ["seats", 0, "to_place"], ["Mint", "Mint"], "'to_place' names 'Mint' twice."),
        (RIDERS, ["turn", "seat"], "seat1", "With 13 riders on the board it isn't seat1's turn."),
        (RIDERS, ["turn", "camels_left"], 1, "no camels are placed before all riders are."),
        (RIDERS, ["turn", "turns"], 1, "no camels are placed before all riders are."),
        (RIDERS, ["palms"], [], "The position has 0 palms: it needs 5."),
        (ASIDE, ["turn", "seat"], "seat3", "seat3 has 1 riders set aside: it needs 0."),
        (ASIDE, ["turn", "seat"], "seat5", "seat4 has 0 riders set aside: it needs 1."),
        (ASIDE, ["turn", "camels_left"], 2, "no camels are placed before all riders are."),
        (LAY, ["turn", "seat"], "seat1", "seat1 has 1 riders set aside: it needs 0."),
        # camels
        (CLOSING, ["seats", 0, "camels", "Azure", 0], "A4", "A4 is taken, or not in play (Azure)."),
        (CLOSING, ["seats", 0, "camels", "Azure", 0], "G11", "'Azure' names G11 twice."),
        (CLOSING, ["seats", 0, "camels", "Azure", 0], "M5", "of seat1 isn't in one piece."),
        (CLOSING, ["seats", 0, "camels", "Azure"], ["G10"], "together they are 22."),
        (CLOSING, ["seats", 1, "camels", "Violet"], "E3", "'Violet' can't be 'E3': it is a list"),
        (CLOSING, ["supply", "Azure"], 21, "21 Azure camels in supply and 2 placed"),
        (
            CLOSING,
            ["supply", "Azure"],
            35,
            "'Azure' can't be 35: it is a whole number from 0 to 34",
        ),
        (CLOSING, ["supply", "Grey"], 1, "The supply has no 'Grey'"),
        # territory and oases
        (CLOSING, ["seats", 0, "territory"], ["D10"], "No caravan of seat1 closes off the area of"),
        (CLOSING, ["seats", 1, "territory"], ["A15"], "'territory' can't be 'A15'"),
        (CLOSING, ["seats", 1, "territory"], ["T5"], "T5 is taken, or not in play (territory)."),
        (TERRITORIES, ["seats", 0, "territory"], ["D3", "D3"], "'territory' names D3 twice."),
        (TERRITORIES, ["seats", 1, "territory"], ["D3"], "No caravan of seat2 closes off the area"),
        (TERRITORIES, ["seats", 0, "oases", "Violet"], ["B7"], "of seat1 has reached other oases."),
        (TERRITORIES, ["seats", 4, "oases", "Violet"], [], "of seat5 has reached other oases."),
        (TERRITORIES, ["seats", 4, "oases", "Violet"], ["A4"], "A4 is taken, or not in play (Viol"),
        # the turn
        (CLOSING, ["turn", "seat"], "seat3", "The turn: 'seat' can't be 'seat3'"),
        (CLOSING, ["turn", "seat"], "seat2", "After 6 turns it isn't seat2's."),
        (CLOSING, ["turn", "first"], "seat2", "After 6 turns it isn't seat1's."),
        (CLOSING, ["turn", "camels_left"], 3, "'camels_left' can't be 3"),
        (CLOSING, ["turn", "camels_left"], 0, "0 camels left can't be, after 6 turns."),
        (CLOSING, ["turn", "turns"], 0, "2 camels left can't be, after 0 turns."),
        (CLOSING, ["turn", "turns"], -2, "'turns' can't be -2"),
        (CLOSING, ["turn"], None, "The turn must be an object, not None."),
        # the end
        (CLOSING, ["outcome"], "exhausted", "'outcome' says that it is over, the board doesn't."),
        (CLOSING, ["outcome"], "stuck", "'outcome' says that it is over, the board doesn't."),
        (CLOSING, ["outcome"], "won", "'outcome' can't be 'won': it is exhausted or stuck."),
        (CLOSING, ["outcome"], "", "'outcome' can't be ''"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    title: str, path: Path, value: object, said: str
) -> None:
    assert said in refused(GAME, title, (path, value))


def test_everyone_has_placed_as_many_riders() -> None:
    """seat2 has one more beside the board, and one less on it."""
    said = refused(
        GAME,
        CLOSING,
        (["seats", 1, "to_place"], ["Violet"]),
        (["seats", 1, "riders"], {"Saffron": "K6", "Rose": "P11", "Mint": "P13", "Azure": "A6"}),
        (["seats", 1, "camels"], {}),
        (["seats", 1, "oases"], {}),
        (["turn", "seat"], "seat2"),
        (["turn", "camels_left"], 0),
        (["turn", "turns"], 0),
    )
    assert said == "Camels are placed once all riders are."


def test_nobody_is_a_rider_behind() -> None:
    riders = {"Saffron": "K6", "Rose": "P11", "Mint": "P13", "Azure": "A6"}
    changes: list[tuple[Path, object]] = [
        (["seats", 1, "riders"], riders),
        (["seats", 1, "camels"], {}),
        (["seats", 1, "oases"], {}),
    ]
    said = refused(GAME, CLOSING, *changes)
    assert said == "seat2 has 1 riders set aside: it needs 0."


def test_nobody_is_two_riders_ahead() -> None:
    said = refusal_of(
        caravans,
        """
        C D E F G
      9 M1  .   R1
          .   .
""",
        riding=True,
    )
    assert said == "seat1 has placed 2 riders: it isn't so many now."


def test_two_players_do_not_set_aside_one_colour() -> None:
    mint = ["Saffron", "Rose", "Azure", "Violet"]
    said = refused(GAME, ASIDE, (["seats", 2, "to_place"], mint))
    assert said.endswith("has set aside a colour that another has set aside too.")


def test_camels_have_a_rider() -> None:
    said = refused(GAME, TERRITORIES, (["seats", 0, "camels", "Rose"], ["A9"]))
    assert said == "The camels of seat1: those of Rose have no rider."


def test_caravans_of_one_colour_do_not_touch() -> None:
    said = refused(GAME, CLOSING, (["seats", 1, "riders", "Azure"], "G12"))
    assert said == "The Azure caravans of seat1 and seat2 touch each other."


def test_a_territory_holds_no_waterhole() -> None:
    said = refused(GAME, TERRITORIES, (["waterholes", "1"], ["D3"]))
    assert said == "The territory of seat1 has a waterhole in it."


def test_a_territory_is_named_whole() -> None:
    """Half of what Violet closes off."""
    closed: list[tuple[Path, object]] = [
        (["seats", 0, "camels", "Violet"], list_of("C9 C10 C11 D8 D11 E8 F8 F9 F10 F11 G9")),
        (["supply", "Violet"], 11),
        (["waterholes"], {"1": [], "2": [], "3": []}),
        (["seats", 0, "oases", "Violet"], ["E10"]),
    ]
    whole: tuple[Path, object] = (["seats", 0, "territory"], list_of("D9 D10 E9 E10 E11"))
    assert refused(GAME, CLOSING, *closed, whole) == ""
    half: tuple[Path, object] = (["seats", 0, "territory"], list_of("D9 E9"))
    said = refused(GAME, CLOSING, *closed, half)
    assert said == "No caravan of seat1 closes off the area of D9."


def list_of(hexes: str) -> list[str]:
    return hexes.split()


def test_the_last_camel_of_a_colour_ends_the_game_with_its_turn() -> None:
    """In last_camels one camel of a colour is left: here it lies on the board."""
    match = simoun.from_position(paper(GAME, LAST))
    supply = match.position()["supply"]
    assert isinstance(supply, dict)
    rare = min(supply, key=lambda colour: supply[colour])
    seat = match.decider + 1
    match.play(next(str(a) for a in match.actions() if f"place {rare} at" in str(a)))
    assert not match.over
    position = match.position()
    assert simoun.from_position(position).position() == position
    turn = position["turn"]
    assert isinstance(turn, dict)
    turn["camels_left"] = 2
    said = refusal_of(simoun.from_position, position)
    assert said == "The last camel of a colour is placed: the game ended with that turn."
    assert turn["seat"] == f"seat{seat}"


def test_a_seat_that_cannot_place_has_no_turn() -> None:
    said = refused(GAME, CORNERED, (["turn", "seat"], "seat1"), (["turn", "turns"], 8))
    assert said == "seat1 can't place a camel: it would be passed over."


def test_the_end_is_written_with_its_outcome() -> None:
    match = simoun.from_position(paper(GAME, LAST))
    while not match.over:
        match.play(match.actions()[0])
    position = match.position()
    assert position["outcome"] == "exhausted"
    assert simoun.from_position(position).winners == match.winners
    position["outcome"] = None
    assert refusal_of(simoun.from_position, position)
    position["outcome"] = "stuck"
    assert "says that it is over" in refusal_of(simoun.from_position, position)


def test_a_huge_list_is_refused_at_once() -> None:
    paths: list[Path] = [["palms"], ["waterholes", "1"], ["seats"], ["seats", 0, "territory"]]
    for path in paths:
        assert refused(GAME, CLOSING, (path, ["A9"] * 200_000))


# ---------------------------------------------------------------- what no game can come to


def test_t4_a_hex_has_one_waterhole() -> None:
    holes = {"1": ["D9"], "2": [], "3": ["D9"]}
    said = refused(GAME, CLOSING, (["waterholes"], holes))
    assert said == "The position has two waterholes on D9."


@pytest.mark.parametrize("title", [ASIDE, LAY])
def test_t4_the_waterholes_come_with_the_board(title: str) -> None:
    said = "The position has waterholes before the board is laid."
    assert refused(GAME, title, (["waterholes", "1"], ["A9"])) == said
    assert refused(GAME, title, (["seats", 1, "waterholes", "3"], 1)) == said


def test_t6_riders_come_after_the_board() -> None:
    [first, *others] = paper(GAME, LAY)["seats"][1]["to_place"]  # type: ignore[index]
    seat: list[tuple[Path, object]] = [
        (["seats", 1, "to_place"], others),
        (["seats", 1, "riders"], {first: "K6"}),
    ]
    assert refused(GAME, LAY, *seat) == "No rider is placed before the board is laid."


@pytest.mark.parametrize("other", ["R1", "R2", "M2"])
def test_t9_riders_on_paper_are_not_next_to_each_other(other: str) -> None:
    drawing = f"""
        C D E F G
      9 .   M1  .
          {other}  .
"""
    said = refusal_of(caravans, drawing)
    assert said == "The riders on D9 and E9 stand next to each other."


@pytest.mark.parametrize(
    ("riders", "players", "seat", "asides", "fits"),
    [
        ("M1 R2 S3", 3, 1, "", True),
        ("M1 M2", 3, 3, "", False),
        ("M1 R2 M3", 3, 1, "", False),
        ("M1 R1 M2 R2 S3", 3, 3, "", True),
        ("M1 R1 M2 R2 M3 R3", 3, 1, "", False),  # one of three opened with what lay there
        ("R1 S2 A3 M4 R5", 5, 1, "SRMAV", True),  # seat5 holds nothing new
        ("R1 S2 A3 M4 R5", 5, 1, "SRMVA", False),
    ],
)
def test_t10_in_the_first_round_on_paper_each_colour_is_new(
    riders: str, players: int, seat: int, asides: str, fits: bool
) -> None:
    cells = [*riders.split(), *[". "] * 6]
    drawing = f"""
        A B C D E F G H I J K L
      5 .   .   .   .   .   .
          {"  ".join(cells[:6])}
"""
    said = refusal_of(caravans, drawing, players=players, riding=True, seat=seat, asides=asides)
    reason = "In the first round everyone places a colour that nobody has placed yet."
    assert said == ("" if fits else reason)


def test_t20_what_a_caravan_closes_off_is_its_owners() -> None:
    assert refusal_of(caravans, CLOSED) == ""
    said = refusal_of(caravans, CLOSED.replace("=1", ". "))
    assert said == "The Mint caravan of seat1 closes off D9, which isn't its territory."


def test_t22_what_another_camel_is_in_is_nobodys() -> None:
    guest = CLOSED.replace("10 m1  =1", "10 m1  R2").replace("=1", ". ")
    assert refusal_of(caravans, guest) == ""


@pytest.mark.parametrize("turns", [112, 200, 1000])
def test_there_are_no_more_turns_than_camels(turns: int) -> None:
    said = refused(GAME, CLOSING, (["turn", "turns"], turns))
    assert said == f"The turn: {turns} turns can't be over, 110 at most."
    assert refused(GAME, CLOSING, (["turn", "turns"], 110)) == ""


def test_t17b_where_somebody_is_passed_over_there_are_more_turns() -> None:
    assert refused(GAME, CORNERED, (["turn", "turns"], 221)) == ""
    assert "222 at most" in refused(GAME, CORNERED, (["turn", "turns"], 223))


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seat1 place Mint at Z9", "There is no place 'Z9': it is "),
        ("seat1 place Grey at E9", "There is no camel 'Grey': it is Azure, Mint, Rose, Saffron or"),
        ("seat3 place Mint at E9", "There is no seat 'seat3': it is seat1 or seat2."),
        ("seat2 place Mint at E3", "can't be done now"),
        ("seat1 ride Mint to E3", "can't be done now"),
        ("seat1 set aside Mint", "can't be done now"),
        ("seat1 lay the board", "can't be done now"),
        ("seat1 place Violet at E10", "can't be done now"),
        ("seat1 place Violet at E8", "can't be done now"),
        ("seat1 place Violet at J8", "There is no place 'J8'"),
        ("seat1 place Violet", "is no action: after the seat comes place <camel> at <place>."),
        ("seat1 pass", "is no action"),
        ("", "There is no seat ''"),
    ],
)
def test_an_action_that_cannot_be_is_refused(text: str, said: str) -> None:
    match = simoun.from_position(changed(GAME, CLOSING))
    assert said in refusal_of(match.play, text)
    assert match.position() == paper(GAME, CLOSING)

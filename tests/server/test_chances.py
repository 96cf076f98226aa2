"""How likely a win is, as a table tells it: once for a move, and only where the table allows it."""

import random
from pathlib import Path

import pytest

from simoun import from_position, new_game
from simoun.bots.catalog import levels
from simoun.core.catalog import game_names
from simoun.server.course import DIGITS, LEAST, Course, told
from simoun.server.seats import strongest
from simoun.server.sqlite_file import connected
from simoun.server.store import Row, Saved, Seat, Summary
from tests.server.serving import Guest, Page
from tests.through_the_desert.position import CLOSED, caravans

CARAVANS = "through_the_desert"


def test_a_team_is_told_one_chance_and_the_end_is_sure(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", options={"difficulty": "legendary"})) as page:
        page.arrive().send(type="wait", wait=False)
        [chance] = page.now["chances"]
        assert 0 < chance < 1
        page.play_on(random.Random(1))
        assert page.now["chances"] == [float(page.now["view"]["won"])]


def test_rivals_are_told_a_chance_each_and_the_end_is_sure(guest: Guest) -> None:
    with guest.at(guest.open("you", "you", "you", game=CARAVANS)) as page:
        chances = page.arrive().now["chances"]
        assert len(chances) == 3 and sum(chances) == pytest.approx(1, abs=0.001)
        page.play_on(random.Random(1))
        winners = page.now["view"]["winners"]
        each = round(1 / len(winners), DIGITS)
        assert page.now["chances"] == [each if seat in winners else 0 for seat in range(3)]


def test_all_who_look_on_are_told_and_so_is_whose_command_was_refused(
    guest: Guest, other: Guest
) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page, other.at(table) as spectator:
        told = page.arrive().now["chances"]
        assert spectator.arrive().now["chances"] == told
        refusal = page.do("seat1 move The Moon")
        assert refusal["type"] == "refused" and refusal["now"]["chances"] == told


def test_a_table_may_forbid_it_and_so_does_its_rematch(guest: Guest) -> None:
    table = guest.open("you", "you", win_bar=False)
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        assert told_nothing(page)
        page.play_on(random.Random(2))
        assert page.over and told_nothing(page)
        page.send(type="rematch")
        again = page.until("moved")["table"]
    with guest.at(again) as page:
        assert told_nothing(page.arrive())


def told_nothing(page: Page) -> bool:
    told: object = page.now["chances"]
    return told is None


# ---------------------------------------------------------------- from what one sees


def test_t29_nobody_is_told_by_what_lies_face_down_before_others() -> None:
    """Seat 2 has the same number of waterholes in both games, of more points in one."""
    poor, rich = (course_of(taken) for taken in ("1 1 1", "3 3 3"))
    for seats in [(), (0,)]:
        assert poor.chances_of("normal", seats) == rich.chances_of("normal", seats)
    assert poor.chances_of("normal", (1,)) != rich.chances_of("normal", (1,))


def course_of(taken: str) -> Course:
    return Course(caravans(CLOSED, taken={2: taken}).record(), [])


@pytest.mark.parametrize("game", game_names())
def test_the_same_sight_of_a_position_is_counted_once(game: str) -> None:
    course = Course(new_game(game, seed=1).record(), [])
    seats = range(course.match.players)
    told = [course.chances_of("normal", (seat,)) for seat in seats]
    assert all(course.chances_of("normal", (seat,)) is told[seat] for seat in seats)
    if course.match.rules.together():
        assert all(one is told[0] for one in told)
    course.play(course.moment.codes[0], 1)
    assert course.chances == {}


def test_what_may_still_happen_is_never_told_as_sure() -> None:
    assert [told(chance, over=False) for chance in (1e-9, 0.53127, 1 - 1e-9)] == [
        LEAST,
        0.5313,
        1 - LEAST,
    ]
    position = new_game(CARAVANS, seed=1, players=5).position()
    chances = Course(from_position(position).record(), []).chances_of("normal", ())
    assert all(LEAST <= chance <= 1 - LEAST for chance in chances)


# ---------------------------------------------------------------- before the last move


@pytest.mark.parametrize("game", game_names())
def test_where_it_stood_before_the_last_move_is_known_after_a_restart_and_an_undo(
    game: str,
) -> None:
    course = Course(new_game(game, seed=1, players=3).record(), [])
    assert course.chances_before_last("normal", (0,)) is None
    stood = []
    for _ in range(12):  # more than from one kept state to the next
        stood.append([course.chances_of("normal", (seat,)) for seat in range(3)])
        course.play(course.moment.codes[-1], 1)
    again = Course(course.match.record(), rows_of(course))
    for one in (course, again):
        told = [one.chances_before_last("normal", (seat,)) for seat in range(3)]
        assert told == stood[-1]
    again.undo()
    assert [again.chances_before_last("normal", (seat,)) for seat in range(3)] == stood[-2]


def rows_of(course: Course) -> list[Row]:
    moves = course.match.record().moves
    return [Row(seq, move.line()) for seq, move in enumerate(moves, 1)]


# ---------------------------------------------------------------- of which level


def table_with(*seats: Seat) -> Saved:
    return Saved("id", "island", "", "me", False, "normal", list(seats), Summary(0, False))


def test_it_is_told_for_the_strongest_of_the_bots_or_for_good_ones() -> None:
    person, novice = Seat("person", "me"), Seat("bot", level="novice")
    assert strongest(table_with(person, person)) == "normal"
    assert strongest(table_with(person, novice)) == "novice"
    best = levels("island")[-1]
    assert strongest(table_with(novice, Seat("bot", level=best), person)) == best


# ---------------------------------------------------------------- where it is kept


def test_tables_of_an_earlier_file_allow_it(tmp_path: Path) -> None:
    db = tmp_path / "before.sqlite"
    db.write_bytes((Path(__file__).parent / "before.sqlite").read_bytes())
    with connected(db) as c:
        assert {allowed for (allowed,) in c.execute("SELECT win_bar FROM tables")} == {1}
    c.close()


@pytest.mark.parametrize(
    ("game", "variant"), [("island", {"hand_limit": 7}), (CARAVANS, {"camels_a_turn": 3})]
)
def test_a_record_with_a_variant_has_no_bar_no_hint_and_no_review(
    guest: Guest, game: str, variant: dict[str, int]
) -> None:
    """All of them were learnt by the rules as printed."""
    record = new_game(game, seed=4, **variant).record()
    table = guest.json("POST", "/api/records", content=record.to_json())["table"]
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        assert told_nothing(page)
        page.send(type="ask-hint", id="h", at=page.now["v"])
        assert page.until("refused")["reason"] == "variant"
        page.play_on(random.Random(1))
        assert page.over and told_nothing(page)
    answer = guest.http.post(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["reason"]) == (400, "variant")

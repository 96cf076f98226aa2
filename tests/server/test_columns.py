"""Choices in columns: light on the wire, and each of them what the game says."""

from __future__ import annotations

import json
from random import Random

import pytest

import simoun
from simoun.core.catalog import face_named, game_names
from simoun.core.choice import Choice, listed
from simoun.core.moment import Moment
from simoun.core.record import Record
from simoun.core.rules import State
from simoun.server.course import Course
from tests.contract.walks import position_names, read, take_a_step
from tests.server.serving import SECONDS, Guest
from tests.wide import riders, wide_sky

MOST_BYTES = 16 * 1024  # of an update
WIDE = {"sky": wide_sky, "through_the_desert": riders}
STEPS = 60


def begun_at(game: str, s: State) -> Record:
    face = face_named(game)
    return Record(game, face.rules.version, None, face.position(s), 1, [])


def in_order(choices: list[Choice]) -> list[Choice]:
    """Forms keep the choices of a verb together."""
    return sorted(choices, key=lambda choice: choice["action"])


@pytest.mark.parametrize("game", WIDE)
def test_the_widest_positions_are_light_and_complete(game: str, guest: Guest) -> None:
    s = WIDE[game]()
    record = begun_at(game, s).to_json()
    table = guest.json("POST", "/api/records", content=record)["table"]
    with guest.at(table) as page:
        page.socket.recv(timeout=SECONDS)  # the welcome
        sent = page.socket.recv(timeout=SECONDS, decode=False)
    assert len(sent) <= MOST_BYTES
    told = listed(json.loads(sent)["choices"])
    assert len(told) > 750
    assert in_order(told) == in_order(Moment(face_named(game), s).choices())


@pytest.mark.parametrize("game", game_names())
def test_every_seat_reads_its_own_choices_from_columns(game: str) -> None:
    random = Random(7)
    starts = [simoun.new_game(game, seed=3)]
    starts += [simoun.from_position(read(game, name), seed=1) for name in position_names(game)]
    for match in starts:
        start = match.record()
        course = Course(start, [])
        for _ in range(STEPS // len(starts)):
            if not match.over:
                take_a_step(match, random)
                move = match.moves[-1]
                course.play(course.moment.code_of(move.text), move.fresh)
            for seat in range(len(course.moment.names["seat"])):
                said = [course.moment.choice(code) for code in course.moment.by_seat.get(seat, [])]
                told = listed(json.loads(bytes(course.choices_of((seat,)))))
                assert in_order(told) == in_order(said)


def test_rows_keep_their_meaning_when_tiles_are_taken_back_and_laid_elsewhere() -> None:
    """Letters stand for places and spots by their order, which both change."""
    random = Random(5)
    course = Course(simoun.new_game("sky", seed=4, players=2).record(), [])
    for _ in range(STEPS):
        code = random.choice(course.moment.codes)
        course.play(code, course.fresh_for(code))
        if random.random() < 0.3 and course.undoer is not None:
            course.undo()  # and nobody looks before the next is played
            continue
        if course.over:
            break
        for seat in range(2):
            said = [course.moment.choice(code) for code in course.moment.by_seat.get(seat, [])]
            told = listed(json.loads(bytes(course.choices_of((seat,)))))
            assert in_order(told) == in_order(said)

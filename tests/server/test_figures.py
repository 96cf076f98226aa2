"""One's own figures: whose game it was, what is counted, the file, and being forgotten."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

import simoun
from simoun.core.actions import who_of
from simoun.core.keyed import Keyed
from simoun.core.record import Record
from simoun.lab import panels
from simoun.lab.figures import rate
from simoun.lab.stats import wilson
from simoun.server.backup import backup
from simoun.server.course import Course
from simoun.server.endings import ending_of, whose
from simoun.server.figures import figures
from simoun.server.guests import secret_beside
from simoun.server.lobby import Lobby, begun, new_table
from simoun.server.me import figures_of, forget
from simoun.server.me_messages import DayFigures, Streak
from simoun.server.settings import Settings
from simoun.server.store import END, EVERYBODY, UNSAID, Ended, Ending, Row, Saved, Seat
from simoun.server.store_sqlite import SqliteStore
from tests.hindsight.games import lost, played_by, won
from tests.server.serving import Guest, Message, Page, Server, play_together
from tests.server.test_before import TABLES

HARD = {"difficulty": "legendary"}
ADA, BEN = Seat("person", "ada", "Ada"), Seat("person", "ben", "Ben")
BOT = Seat("bot", level="novice")
NO_DAYS = DayFigures(0, rate(panels.Share(0, 0)), Streak(0, 0), [])


def finished(guest: Guest, private: bool = False) -> tuple[str, Page]:
    """A game that nobody tried to win, all seats one's own."""
    table = guest.open("you", "you", options=HARD, private=private)
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        page.play_on(Random(1))
        assert page.over
        return table, page


def told(guest: Guest) -> Message:
    return guest.json("GET", "/api/me/figures")


# ---------------------------------------------------------------- whose game it was

Hands = Callable[[int, int], str | None]


def scene(record: Record, seats: Sequence[Seat], hands: Hands) -> tuple[Saved, Course]:
    """The game, with who made each move: by its number and the seat that it names."""
    course = Course(begun(record), [])
    for seq, move in enumerate(record.moves, 1):
        code = course.moment.code_of(move.text)
        by_itself = course.match.rules.reveals(code)
        hand = None if by_itself else hands(seq, int(who_of(code)))
        course.repeat(Row(seq, move.line(), hand, None))
    assert course.over
    return new_table("ada", course, list(seats)), course


def counted(record: Record, seats: Sequence[Seat], hands: Hands) -> dict[str, list[int]]:
    return whose(*scene(record, seats, hands), [])


def test_a_game_counts_for_each_who_played_it() -> None:
    hands = ["ada", "ben"]
    found = counted(lost("island"), [ADA, BEN], lambda _, seat: hands[seat])
    assert found == {"ada": [0], "ben": [1]}
    assert counted(lost("island"), [ADA, ADA], lambda *_: "ada") == {"ada": [0, 1]}
    assert counted(lost("island"), [ADA, BOT], lambda _, seat: [hands[0], None][seat]) == {
        "ada": [0]
    }


def test_a_record_that_was_brought_in_counts_for_nobody() -> None:
    assert counted(won("island"), [ADA, ADA], lambda *_: None) == {}


def test_where_a_bot_stood_in_the_game_counts_if_people_did_half_of_the_seats_moves() -> None:
    kept = Seat("bot", "ada", level="novice")
    moves = len(lost("island").moves)

    def until(share: float) -> Hands:
        return lambda at, _: "ada" if at < share * moves else None

    for seat in (ADA, kept):
        for share, counts in [(0.8, True), (0.2, False)]:
            found = counted(lost("island"), [seat, BEN], until(share))
            assert ("ada" in found) == counts, (seat, share)


def test_who_took_a_seat_over_must_have_moved_there() -> None:
    carried = counted(lost("island"), [ADA, BEN], lambda at, seat: ["eve", "ben"][seat])
    assert carried == {"ben": [1]}  # eve left, ada sat down after the last move
    last = len(lost("island").moves) // 2
    one_game = counted(
        lost("island"), [ADA, BEN], lambda at, seat: ["eve" if at < last else "ada", "ben"][seat]
    )
    assert one_game == {"ada": [0], "ben": [1]}


def test_rivals_have_one_seat_each() -> None:
    record = lost("through_the_desert")
    hands = ["ada", "ben"]
    assert counted(record, [ADA, BEN], lambda _, seat: hands[seat]) == {"ada": [0], "ben": [1]}
    assert counted(record, [ADA, ADA], lambda *_: "ada") == {}


def test_a_drawn_position_a_variant_and_known_cards_count_for_nobody() -> None:
    match = simoun.new_game("island", seed=3)
    drawn = simoun.from_position(match.position(), seed=3)
    variant = simoun.new_game("island", seed=3, actions=5)
    for game in (drawn, variant):
        while not game.over:
            game.play(game.actions()[0])
        assert counted(game.record(), [ADA, ADA], lambda *_: "ada") == {}
    saved, course = scene(lost("island"), [ADA, ADA], lambda *_: "ada")
    assert whose(saved, course, [])
    course.deal = [1, 2, 3]
    assert whose(saved, course, []) == {}


def test_the_cards_of_a_day_count_for_those_whose_counted_try_it_was() -> None:
    hands = ["ada", "ben"]
    saved, course = scene(lost("island"), [ADA, BEN], lambda _, seat: hands[seat])
    course.deal = Keyed(b"key")
    assert whose(saved, course, []) == {}
    assert whose(saved, course, ["ben", "eve"]) == {"ben": [1]}


@pytest.mark.parametrize("game", ["island", "through_the_desert"])
def test_an_ending_tells_what_the_game_tells(game: str) -> None:
    match = played_by("novice", game, 50_000_001)
    saved, course = scene(match.record(), [ADA, BEN], lambda _, seat: ["ada", "ben"][seat])
    ending = ending_of(saved, course, 7.0, [])
    assert (ending.outcome, ending.winners) == (match.outcome, match.winners)
    assert ending.points == [sum(seat.values()) for seat in match.scores]
    assert (ending.at, ending.players) == (7.0, 2)
    assert len(ending.adventurers) == (2 if game == "island" else 0)
    assert ending.difficulty == ("novice" if game == "island" else None)
    assert 1 < ending.turns < len(match.moves)


# ---------------------------------------------------------------- what is counted


def team(at: int, outcome: str, difficulty: str, *mine: int) -> Ended:
    winners = [0, 1, 2] if outcome == "won" else []
    people = ["pilot", "diver", "pilot" if outcome == "drowned" else "explorer"]
    ending = Ending(at, outcome, 3, 10, difficulty, people, winners)
    return Ended(f"t{at}", "island", list(mine), ending)


def rival(at: int, seat: int, *points: int) -> Ended:
    best = [k for k, mine in enumerate(points) if mine == max(points)]
    ending = Ending(at, "exhausted", len(points), 30, winners=best, points=list(points))
    return Ended(f"t{at}", "through_the_desert", [seat], ending)


def test_wins_losses_and_streaks_of_a_team() -> None:
    found = figures(
        [
            team(1, "won", "novice", 0),
            team(2, "won", "elite", 0, 1),
            team(3, "skull", "elite", 1),
            team(4, "drowned", "elite", 0, 2),
            team(5, "skull", "novice", 0),
            team(6, "won", "novice", 2),
        ],
        0,
        NO_DAYS,
    )
    assert (found.wins["games"], found.wins["won"], found.wins["rate"]) == (6, 3, 0.5)
    assert (found.wins["low"], found.wins["high"]) == pytest.approx(wilson(3, 6), abs=1e-6)
    assert (found.streak.now, found.streak.best) == (1, 2)
    (game,) = found.games
    assert (game.game, game.rivalry) == ("island", None)
    hard = [(share.name, share.wins["won"], share.wins["games"]) for share in game.difficulties]
    assert hard == [("novice", 2, 3), ("elite", 1, 3)]
    mine = {share.name: (share.wins["won"], share.wins["games"]) for share in game.adventurers}
    assert mine == {"explorer": (1, 1), "pilot": (2, 4), "diver": (1, 2)}
    losses = [(loss.outcome, loss.rule, loss.games) for loss in game.losses]
    assert losses == [("skull", "I34", 2), ("drowned", "I33", 1)]
    assert [one.table for one in found.latest] == ["t6", "t5", "t4", "t3", "t2", "t1"]
    assert found.latest[2].adventurers == ["pilot", "pilot"]


def test_places_points_and_shared_wins_among_rivals() -> None:
    games = [rival(1, 0, 50, 40), rival(2, 1, 60, 60, 10), rival(3, 2, 30, 41, 20)]
    found = figures(games, 2, NO_DAYS)
    (game,) = found.games
    assert [*game.losses, *game.difficulties, *game.adventurers] == []
    assert game.rivalry is not None
    assert game.rivalry.places == [2, 0, 1]
    assert (game.rivalry.mean, game.rivalry.best) == (43.3, 60)
    assert (game.wins["won"], game.wins["games"]) == (1.5, 3)
    assert (found.streak.now, found.streak.best, found.coming) == (0, 2, 2)
    assert [(one.place, one.points) for one in found.latest] == [(3, 20), (1, 60), (1, 50)]


def test_without_a_game_there_is_nothing() -> None:
    found = figures([], 0, NO_DAYS)
    assert (found.wins["games"], found.games, found.latest) == (0, [], [])


# ---------------------------------------------------------------- by the server


def test_a_finished_game_is_in_ones_figures_and_nobody_elses(guest: Guest, other: Guest) -> None:
    assert told(guest)["wins"]["games"] == 0
    table, page = finished(guest)
    found = told(guest)
    assert (found["wins"]["games"], found["wins"]["won"], found["coming"]) == (1, 0, 0)
    (game,) = found["games"]
    assert game["losses"][0]["outcome"] == page.now["view"]["outcome"]
    assert [share["name"] for share in game["difficulties"]] == ["legendary"]
    assert found["latest"][0]["table"] == table
    assert told(other)["wins"]["games"] == 0
    with guest.at(table) as again:  # what is over stays so
        again.arrive().commands = 10_000  # an id that it hasn't had
        assert again.undo()["reason"] == "no-undo"
    guest.http.delete(f"/api/tables/{table}")
    assert told(guest)["wins"]["games"] == 0


def test_people_who_played_together_each_have_it(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", options=HARD)
    with guest.at(table) as one, other.at(table) as two:
        one.arrive().send(type="wait", wait=False)
        two.arrive().send(type="sit", seat=1, name="Ben")
        while not any(seat["yours"] for seat in two.table["seats"]):
            two.read()
        two.send(type="wait", wait=False)
        play_together([one, two], Random(2))
        moved = [one.commands > 0, two.commands > 0]  # some games are over after a turn
    assert any(moved)
    assert [told(who)["wins"]["games"] == 1 for who in (guest, other)] == moved


def test_the_file_has_all_of_it_with_addresses_that_lead_there(guest: Guest, other: Guest) -> None:
    table, _ = finished(guest)
    answer = guest.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    export = answer.json()
    assert export["figures"] == told(guest)
    (game,) = export["games"]
    assert game["table"] == table
    assert game["page"].startswith("http") and game["page"].endswith(f"/t/{table}/review")
    record = other.http.get(game["record"])  # a finished game is for all who have its address
    assert simoun.from_record(record.text).outcome == game["outcome"]


def test_games_that_ended_before_endings_were_kept_are_told_when_somebody_asks(
    tmp_path: Path,
) -> None:
    db = Path(shutil.copy(Path(__file__).parent / "before.sqlite", tmp_path))
    (over,) = [table for table, told in TABLES.items() if told["over"]]

    async def plays() -> None:
        store = SqliteStore(db)
        lobby = Lobby(store, Settings(workers=1))
        saved, _ = await lobby.stored(over)
        guests = {seat.guest for seat in saved.seats if seat.guest}
        assert guests
        for guest in guests:
            await figures_of(lobby, guest)
        ending = await store.ending(over)
        assert ending and ending.outcome
        for guest in ending.played:
            assert (await figures_of(lobby, guest)).wins["games"] == 1
        await lobby.close()
        await store.close()

    asyncio.run(plays())


def test_a_game_that_can_not_be_played_again_is_nobodys_and_asked_for_once(tmp_path: Path) -> None:
    async def plays() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        saved, course = scene(lost("island"), [ADA, ADA], lambda *_: "ada")
        saved.summary = course.summary()
        await store.open(saved, [Row(1, "seat1 fly to the moon", "ada")])
        assert [one.table for one in await store.untold("ada")] == [saved.id]
        assert (await figures_of(lobby, "ada")).wins["games"] == 0
        assert await store.untold("ada") == []
        await lobby.close()
        await store.close()

    asyncio.run(plays())


# ---------------------------------------------------------------- a finished game's address


def test_whoever_has_the_address_may_look_back_but_not_at_a_closed_table(
    guest: Guest, other: Guest
) -> None:
    wish = {"moves": 1, "cards": "same"}
    for private, status in [(False, 200), (True, 403)]:
        table, _ = finished(guest, private)
        path = f"/api/tables/{table}"
        assert guest.http.post(f"{path}/branch", json=wish).status_code == 200
        assert other.http.get(f"{path}/record").status_code == status
        assert other.http.post(f"{path}/branch", json=wish).status_code == status
        with other.http.stream("POST", f"{path}/review") as answer:
            assert answer.status_code == status


# ---------------------------------------------------------------- to be forgotten


def test_what_was_ones_own_is_gone_and_one_is_somebody_new(guest: Guest) -> None:
    table, _ = finished(guest)
    idle = guest.open("you", "open")
    before = guest.cookie()
    with guest.at(table) as page:
        page.arrive()
        assert guest.http.delete("/api/me").status_code == 200
        assert page.until("gone")
    assert guest.cookie() != before
    assert told(guest)["wins"]["games"] == 0
    assert guest.first()["resume"] == []
    for gone in (table, idle):
        assert guest.http.get(f"/api/tables/{gone}/record").status_code == 404
    guest.http.cookies.clear()
    old = guest.http.get("/api/me/figures", headers=before).json()
    assert (old["wins"]["games"], old["latest"]) == (0, [])


def test_at_tables_that_others_share_seats_are_let_go_and_no_name_is_left(
    guest: Guest, other: Guest
) -> None:
    table = guest.open({"kind": "you", "name": "Ada"}, "open", options=HARD)
    with guest.at(table) as mine, other.at(table) as page:
        mine.arrive()
        page.arrive().send(type="sit", seat=1, name="Ben")
        page.until("changed")
        mine.send(type="say", id="s1", words="My words", name="")
        while not any(line["words"] for line in page.until("talk")["lines"]):
            pass
        assert guest.http.delete("/api/me").status_code == 200
        while page.table["seats"][0]["kind"] != "open":
            page.read()
        assert (page.table["seats"][0]["name"], page.table["yours"]) == ("", True)
        lines = page.until("talk")["lines"]
        while not lines:
            lines = page.until("talk")["lines"]
        assert [(line["name"], line["words"]) for line in lines] == [("", UNSAID)]


def test_a_table_that_nobody_looks_at_forgets_too(tmp_path: Path) -> None:
    async def plays() -> None:
        store = SqliteStore(tmp_path / "a.db")
        lobby = Lobby(store, Settings(workers=1))
        saved, course = scene(lost("island"), [ADA, BEN], lambda _, seat: ["ada", "ben"][seat])
        saved.summary = course.summary()
        rows = [
            Row(seq, move.line(), hand)
            for seq, (move, hand) in enumerate(
                zip(course.match.moves, course.hands, strict=True), 1
            )
        ]
        await store.open(saved, rows)
        assert (await figures_of(lobby, "ben")).wins["games"] == 1
        await forget(lobby, "ada")
        left, after = await lobby.stored(saved.id)
        assert left.opener == "ben" and left.seats == [Seat("open"), BEN]
        assert "ada" not in {row.guest for row in after}
        assert (await figures_of(lobby, "ada")).wins["games"] == 0
        assert (await figures_of(lobby, "ben")).wins["games"] == 1
        await forget(lobby, "ben")
        assert await store.load(saved.id) is None
        assert await store.talk(saved.id, EVERYBODY, END, 10) == []
        await lobby.close()
        await store.close()

    asyncio.run(plays())


def test_a_copy_of_the_database_has_the_figures_too(tmp_path: Path) -> None:
    async def counted_in(db: Path, ending: Ending | None = None) -> int:
        store = SqliteStore(db)
        if ending:
            saved, _ = scene(lost("island"), [ADA, BEN], lambda *_: "ada")
            await store.open(saved, [], (), ending)
        found = await store.endings_of("ada")
        await store.close()
        return len(found)

    secret_beside(tmp_path / "a.db")
    assert asyncio.run(counted_in(tmp_path / "a.db", Ending(1.0, "won", played={"ada": [0]}))) == 1
    backup(tmp_path / "a.db", tmp_path / "b.db")
    assert asyncio.run(counted_in(tmp_path / "b.db")) == 1


def test_another_page_can_not_ask_for_it_nor_anybody_too_often(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tables_a_minute=2.0) as server, server.guest() as guest:
        guest.first()
        foreign = {"origin": "https://elsewhere.example"}
        assert guest.json("DELETE", "/api/me", headers=foreign)["reason"] == "foreign"
        cookie = guest.cookie()
        guest.http.cookies.clear()
        answers = [guest.http.delete("/api/me", headers=cookie).status_code for _ in range(3)]
        assert answers == [200, 200, 429]

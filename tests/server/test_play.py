"""Playing at a table, through its socket."""

import json
import random

from simoun import engine, from_record, new_game
from simoun.core.catalog import game_names
from simoun.core.options import Agreed
from simoun.core.record import Record
from simoun.games.desert.face import position
from tests.desert.position import GAME, desert, dunes
from tests.island.position import FACE as ISLAND
from tests.island.position import island
from tests.server.serving import Guest, Page, Server, play_together


def record_with_card(card: str, **wishes: object) -> tuple[str, int]:
    """A game in which a seat is dealt this card, and the seat."""
    for seed in range(1000):
        match = new_game("island", seed=seed, **wishes)
        for seat, player in enumerate(hands(match.view())):
            if card in player["hand"]:
                return match.record().to_json(), seat
    raise AssertionError(card)


def some_game(moves: int) -> Record:
    """A game that is not over after so many moves."""
    rng = random.Random(1)
    match = new_game("island", players=3)
    for _ in range(moves):
        match.play(rng.choice(match.actions()))
    assert not match.over
    return match.record()


def started(record: Record) -> tuple[str, int, Agreed | None, None, int]:
    return record.game, record.rules, record.options, None, record.seed


def hands(view: object) -> list[dict[str, list[str]]]:
    assert isinstance(view, dict)
    seats: list[dict[str, list[str]]] = view["seats"]
    return seats


def table_with_sandbags(guest: Guest) -> tuple[str, int]:
    record, seat = record_with_card("sandbags", players=2)
    return guest.json("POST", "/api/records", content=record)["table"], seat


def table_before_the_flood(guest: Guest) -> str:
    """The player at turn holds Sandbags, and a flooded tile sinks with the next flood cards."""
    s = island(
        """
           .l .
        .  .  .  .
     .  .  .  .  .  .
     .  .  .G ~  .  .
        .  .  .  .
           .  .M
        """,
        hands={"G": "Sandbags"},
        flood_deck=[[0, 15]],
        step="flood",
    )
    record = Record("island", ISLAND.rules.version, None, ISLAND.position(s), 1, [])
    table: str = guest.json("POST", "/api/records", content=record.to_json())["table"]
    return table


def table_with_water_to_share(guest: Guest) -> str:
    """A thirsty Archaeologist at turn, and the Water Carrier on the same tile."""
    state = desert(dunes("AW"), water={"A": 1})
    record = Record("desert", GAME.version, None, position.write(state), 1, [])
    table: str = guest.json("POST", "/api/records", content=record.to_json())["table"]
    return table


def end_turn(page: Page) -> None:
    seat = page.now["view"]["turn"]["seat"] + 1
    answer = page.do(f"seat{seat} end")
    assert answer["type"] == "done", answer
    page.until_v(answer["v"])


def test_a_whole_game_from_the_first_page_to_the_end(guest: Guest) -> None:
    first = guest.first()
    assert [game["name"] for game in first["games"]] == game_names()
    assert first["plain"] == (engine.name() == engine.PLAIN)
    table = guest.open("you", "you", options={"difficulty": "elite"})
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        page.play_on(random.Random(1))
        assert page.over and page.now["choices"] == []
        assert [line["move"] for line in page.journal] == list(range(1, page.now["moves"] + 1))
        assert page.do("seat1 end")["reason"] == "over"
    card = next(card for card in guest.first()["resume"] if card["id"] == table)
    assert card["over"] and card["moves"] == page.now["moves"] and not card["your_turn"]


def test_a_game_with_bots_of_two_levels_goes_on_by_itself(guest: Guest) -> None:
    bots = [{"kind": "bot", "level": level} for level in ("novice", "random")]
    table = guest.open("you", *bots, options={"first": "seat2"}, bots_ask=False)
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        page.play_on(random.Random(2))
        assert page.over
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert "seat2" in {line.split()[0] for line in json.loads(record)["moves"]}


def test_everyone_at_the_table_hears_of_a_move_and_only_players_have_choices(
    guest: Guest, other: Guest
) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page, other.at(table) as spectator:
        page.arrive()
        spectator.arrive()
        assert spectator.now["choices"] == [] and spectator.now["view"]["you"] is None
        assert page.now["view"]["you"] == page.now["view"]["turn"]["decider"]
        action = page.now["choices"][0]["action"]
        v = page.do(action)["v"]
        assert spectator.until_v(v)["told"] == page.until_v(v)["told"] != []


def test_the_same_id_twice_counts_once(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        action = page.now["choices"][0]["action"]
        first = page.do(action, id="same")
        second = page.do(action, id="same")
        assert first == second
        assert page.until_v(first["v"])["moves"] == 1


def test_what_was_meant_for_an_older_position_is_refused_with_the_present_one(
    guest: Guest,
) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive()
        v = page.do(page.choice("move"))["v"]
        page.until_v(v)
        answer = page.do(page.choice("move"), at=v - 1)
        assert (answer["reason"], answer["now"]["v"]) == ("stale", v)


def test_a_card_that_may_be_played_at_any_time_counts_on_an_older_position(guest: Guest) -> None:
    table, _ = table_with_sandbags(guest)
    with guest.at(table) as page:
        page.arrive()
        sandbag = page.choice("sandbag")
        end = page.do(f"seat{page.now['view']['turn']['seat'] + 1} end")
        assert end["type"] == "done"
        answer = page.do(sandbag, at=0)
        assert answer["type"] == "done", answer


def test_before_a_card_the_table_waits_for_who_could_play_one(guest: Guest) -> None:
    with guest.at(table_before_the_flood(guest)) as page:
        page.arrive()
        assert page.now["waiting"] == [0]
        assert page.now["view"]["turn"]["asked"] == "reveal"
        v = page.now["v"]
        page.send(type="hold", at=v)
        assert page.until("paused")["pause"]["held"] == [0]
        page.send(type="go-on", at=v)
        assert page.until("paused")["waiting"] == []
        page.until_v(v + 1)
        assert page.journal[-1]["events"][0]["what"] in ("flooded", "sank")


def test_before_a_card_nobody_is_waited_for_who_could_only_share(guest: Guest) -> None:
    with guest.at(table_with_water_to_share(guest)) as page:
        page.arrive().send(type="pace", pace="instant")
        assert "pour" in {choice["verb"] for choice in page.now["choices"]}
        end_turn(page)
        page.until_v(page.now["v"] + 1)
        assert page.now["waiting"] == []


def test_what_is_shared_counts_on_an_older_position(guest: Guest) -> None:
    with guest.at(table_with_water_to_share(guest)) as page:
        page.arrive()
        assert page.do("seat1 move B1")["type"] == "done"
        answer = page.do("seat2 pour 1 to seat1", at=0)
        assert answer["type"] == "done", answer


def test_nobody_is_waited_for_who_does_not_want_it(guest: Guest) -> None:
    with guest.at(table_before_the_flood(guest)) as page:
        page.arrive().send(type="wait", wait=False)
        assert not page.until("changed")["table"]["wait"]
        page.until_v(2)
        assert page.now["waiting"] == []


def test_go_on_is_answered_when_nothing_waits(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive().send(type="go-on", at=0)
        assert page.until("refused")["reason"] == "not-waiting"


def test_the_table_turns_up_the_cards_itself(guest: Guest) -> None:
    table, _ = table_with_sandbags(guest)
    with guest.at(table) as page:
        page.arrive()
        end_turn(page)
        seat = page.now["view"]["turn"]["seat"] + 1
        assert page.do(f"seat{seat} draw")["reason"] == "reveal"


def test_an_action_can_be_taken_back_but_not_across_a_card(guest: Guest) -> None:
    table, _ = table_with_sandbags(guest)
    with guest.at(table) as page:
        before = page.arrive().now
        assert not before["can_undo"]
        end_turn(page)
        assert page.now["can_undo"]
        undone = page.undo()
        now = page.until_v(undone["v"])
        assert (now["view"], now["moves"], now["keep"]) == (before["view"], 0, 0)
        assert page.journal == []
        end_turn(page)
        page.until_v(page.now["v"] + 1)
        assert not page.now["can_undo"]
        assert page.undo()["reason"] == "no-undo"


def test_nobody_takes_back_what_another_did(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", options={"first": "seat1"})
    with guest.at(table) as page, other.at(table) as second:
        page.arrive()
        second.arrive().send(type="sit", seat=1, name="Zoé")
        second.until("changed")
        page.until("changed")
        v = page.do(page.now["choices"][0]["action"])["v"]
        assert page.until_v(v)["can_undo"]
        assert not second.until_v(v)["can_undo"]
        assert second.undo()["reason"] == "no-undo"


def test_earlier_moments_can_be_looked_at(guest: Guest) -> None:
    played = some_game(moves=30)
    text = played.to_json()
    with guest.at(guest.json("POST", "/api/records", content=text)["table"]) as page:
        page.arrive()
        for moves in (0, 1, 7, 8, 9, 17, 30):
            match = from_record(Record(*started(played), played.moves[:moves]))
            page.send(type="look", moves=moves)
            shown = page.until("moment")
            assert shown["moves"] == moves
            assert shown["view"] == json.loads(json.dumps(match.view(match.decider)))
        page.send(type="look", moves=31)
        assert page.until("refused")["reason"] == "no-moment"


def test_a_rematch_seats_everyone_at_another_table_with_other_cards(
    guest: Guest, other: Guest
) -> None:
    table = guest.open("you", "open", options={"difficulty": "elite"})
    with guest.at(table) as page, other.at(table) as second:
        page.arrive().send(type="wait", wait=False)
        second.arrive().send(type="sit", seat=1, name="Zoé")
        second.send(type="wait", wait=False)
        second.until("changed")
        page.send(type="rematch")
        assert page.until("refused")["reason"] == "not-over"
        play_together([page, second], random.Random(3))
        page.send(type="rematch")
        moved = page.until("moved")["table"]
        assert second.until("moved")["table"] == moved != table
        second.send(type="rematch")
        assert second.until("moved")["table"] == moved
    with guest.at(moved) as page:
        page.arrive()
        assert [seat["name"] for seat in page.table["seats"]] == ["", "Zoé"]
        assert page.table["options"]["difficulty"] == "elite"
        assert page.now["moves"] == 0


def test_a_record_is_exported_imported_and_played_on(guest: Guest, other: Guest) -> None:
    played = some_game(moves=20)
    table = guest.json("POST", "/api/records", content=played.to_json())["table"]
    download = guest.http.get(f"/api/tables/{table}/record")
    assert "attachment" in download.headers["content-disposition"]
    assert download.json() == played.to_data()
    copy = other.json("POST", "/api/records", content=download.content)["table"]
    with other.at(copy) as page:
        page.arrive()
        assert all(seat["yours"] for seat in page.table["seats"])
        assert len(page.journal) == page.now["moves"] == page.now["v"] == 20
        answer = page.do(page.now["choices"][0]["action"])
        assert page.until_v(answer["v"])["moves"] == 21


def test_each_reveal_takes_fresh_chance_that_the_record_keeps(server: Server, guest: Guest) -> None:
    table = guest.open("you", "you", options={"difficulty": "elite"})
    with guest.at(table) as page:
        page.arrive().send(type="wait", wait=False)
        page.play_on(random.Random(6))
        last = page.now["view"]
    text = guest.http.get(f"/api/tables/{table}/record").text
    fresh = [line.partition(" ~") for line in json.loads(text)["moves"]]
    turned_up = [mark for move, _, mark in fresh if move.split()[1] in ("draw", "flood")]
    assert all(turned_up) and len(set(turned_up)) == len(turned_up) >= 3
    assert not any(mark for move, _, mark in fresh if move.split()[1] not in ("draw", "flood"))
    match = from_record(text)
    assert json.loads(json.dumps(match.view(last["you"]))) == last

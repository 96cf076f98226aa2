"""Talk at a table: words, phrases, pins and plans reach those whom they are for, and are kept."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from simoun.core.catalog import face_named, game_names
from simoun.core.record import Record
from simoun.match import from_position, new_game
from simoun.server.store import Said
from simoun.server.stores import place_at
from simoun.server.talk import LINES_IN, MOST_LINES, MOST_PINS
from simoun.server.talk_messages import MOST_TALK, MOST_WORDS, PHRASES
from tests.browser.drawn import two_verbs
from tests.island.position import FACE
from tests.server.serving import Guest, Message, Page, Server
from tests.server.test_order import ORDER, refusal, sat, until

__all__ = ["sat"]  # who sits at a table of two


def said(page: Page) -> Message:
    """The next line that the page hears."""
    while not (talk := page.until("talk"))["keep"]:
        pass
    (line,) = talk["lines"]
    found: Message = line
    return found


def say(page: Page, words: str, id: str = "") -> None:
    page.send(type="say", id=id or words[:20], words=words)


def whole(page: Page, **wanted: object) -> Message:
    """The talk as it is told anew, with these facts."""
    while (talk := page.until("talk"))["keep"] or not wanted.items() <= talk.items():
        pass
    return talk


@pytest.fixture
def watched(guest: Guest, other: Guest) -> Iterator[tuple[Page, Page]]:
    """The opener at both seats, and somebody who looks on."""
    table = guest.open("you", "you", options={"first": "seat1"})
    with guest.at(table) as page, other.at(table) as looker:
        yield page.arrive(), looker.arrive()


# ---------------------------------------------------------------- words and phrases


def test_words_are_heard_by_all_who_play(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    say(friend, "  Par   ici !\u200b ", id="f1")
    heard, own = said(page), said(friend)
    assert heard["words"] == "Par ici !"
    assert (heard["line"], heard["seat"], heard["name"]) == (1, 1, "Zoé")
    assert (heard["yours"], heard["id"], own["yours"], own["id"]) == (False, None, True, "f1")
    assert abs(heard["at"] - time.time()) < 3600
    assert heard["phrase"] is heard["spot"] is None and not heard["silent"]


def test_the_same_line_twice_counts_once(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    for _ in range(3):
        say(page, "Once", id="same")
        assert said(page)["line"] == 1
    say(friend, "Twice", id="same")  # an id is a guest's own
    assert [said(friend)["line"], said(friend)["line"]] == [1, 2]


@pytest.mark.parametrize("game", game_names())
def test_a_phrase_is_told_by_its_name(guest: Guest, game: str) -> None:
    own = face_named(game).phrases
    with guest.at(guest.open("you", "you", game=game)) as page:
        assert page.arrive().table["phrases"] == list(own) and own
        for phrase in (PHRASES[0], own[0]):
            page.send(type="say-phrase", id=phrase, phrase=phrase)
            line = said(page)
            assert (line["phrase"], line["words"]) == (phrase, None)
        strange = next(p for name in game_names() for p in face_named(name).phrases if p not in own)
        page.send(type="say-phrase", id="p", phrase=strange)
        refused = page.until("refused")
        assert (refused["id"], refused["reason"]) == ("p", "no-phrase")


@pytest.mark.parametrize(
    "words",
    ["", "   ", "\u200b\u200b", "\u3164", "a\nb", "a\x00b", "a\x1b[1m", "\u202eabc", "x" * 301],
)
def test_what_nobody_can_read_is_refused(guest: Guest, words: str) -> None:
    with guest.at(guest.open("you", "you")) as page:
        page.arrive().send(type="say", id="w", words=words)
        refused = page.until("refused")
        assert (refused["id"], refused["reason"]) == ("w", "words")
        assert refused["facts"] == {"most": str(MOST_WORDS)}
        say(page, "é" * MOST_WORDS)
        assert said(page)["line"] == 1


def test_bad_input_gets_a_sentence_each(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    for wrong in (
        {"type": "say", "id": "", "words": "x"},
        {"type": "say", "id": "x" * 65, "words": "x"},
        {"type": "say", "id": "x", "words": 5},
        {"type": "say", "id": "x", "words": "x", "seat": 1},
        {"type": "ping", "spot": "place:" + "1" * 70},
        {"type": "draw", "arrows": [{"start": "place:1", "end": "place:2"}] * 13},
        {"type": "draw", "arrows": [{"start": "place:1"}]},
        {"type": "write", "writing": "yes"},
        {"type": "set-talk", "talking": "loud", "together": False},
    ):
        assert refusal(page, **wrong) == "unreadable"
    for before in (-1, 0, 2, 10**12):
        assert refusal(page, type="ask-talk", before=before) == "no-line"
    for line in (-1, 0, 1, 10**12):
        assert refusal(page, type="silence", line=line, silent=True) == "no-line"
    assert refusal(friend, type="silence", line=1, silent=True) == "not-opener"
    assert refusal(friend, type="set-talk", talking="off", together=True) == "not-opener"


def test_talk_is_no_part_of_the_record(guest: Guest) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page:
        say(page.arrive(), "Psst")
        said(page)
    assert "Psst" not in guest.http.get(f"/api/tables/{table}/record").text


# ---------------------------------------------------------------- what is kept


def test_who_comes_is_told_the_last_lines_and_asks_for_earlier_ones(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as first, first.guest() as guest:
        table = guest.open("you", "you")
        cookies = guest.http.cookies
    fill(tmp_path / "a.db", table, 2 * MOST_TALK + 30)
    with Server(tmp_path / "a.db") as second, second.guest() as guest:
        guest.http.cookies = cookies
        with guest.at(table) as page:
            lines = whole(page.arrive())["lines"]
            assert [line["line"] for line in lines] == list(range(131, 231))
            for earlier in (range(31, 131), range(1, 31)):
                page.send(type="ask-talk", before=earlier[-1] + 1)
                told = page.until("talk")
                assert told["keep"] and [line["line"] for line in told["lines"]] == list(earlier)
            page.send(type="ask-talk", before=1)
            assert page.until("talk")["lines"] == []
            say(page, "Next")
            assert said(page)["line"] == 231


def fill(db: Path, table: str, lines: int) -> None:
    """The table has heard so many lines, all of them long ago."""

    async def speak() -> None:
        store = place_at(db).open()
        for line in range(1, lines + 1):
            await store.say(table, Said(line, 1.0, "ada", 0, "Ada", "all", words=f"Line {line}"))
        await store.close()

    asyncio.run(speak())


def test_a_line_that_was_told_is_there_after_a_kill_and_counts_once(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db") as first, first.guest() as guest:
        table = guest.open("you", "you")
        with guest.at(table) as page:
            say(page.arrive(), "Kept", id="k")
            kept = said(page)
        first.kill()
        with Server(tmp_path / "a.db") as second:
            guest.http.base_url = second.address
            with guest.at(table) as page:
                assert whole(page.arrive())["lines"] == [kept]
                say(page, "Kept", id="k")
                assert said(page) == kept
                say(page, "New")
                assert said(page)["line"] == 2


def test_a_deleted_table_takes_its_talk_along(guest: Guest) -> None:
    table = guest.open("you", "you")
    with guest.at(table) as page:
        say(page.arrive(), "Farewell")
        said(page)
        guest.json("DELETE", f"/api/tables/{table}")
        page.until("gone")


# ---------------------------------------------------------------- limits


def test_a_guest_says_so_much_in_a_while_and_others_still_talk(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    for k in range(MOST_LINES):
        say(page, f"Line {k}")
    say(page, "Too much", id="much")
    refused = page.until("refused")
    assert (refused["id"], refused["reason"]) == ("much", "talk-fast")
    assert refused["facts"] == {"most": str(MOST_LINES), "seconds": f"{LINES_IN:.0f}"}
    page.send(type="say-phrase", id="much", phrase="hello")
    assert page.until("refused")["reason"] == "talk-fast"
    say(friend, "I may")
    while said(page)["words"] != "I may":
        pass


def test_pins_are_counted_and_the_fourth_is_too_many(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    for count in range(1, MOST_PINS + 1):
        page.send(type="ping", spot="place:3", phrase="help")
        pinged = {"type": "pinged", "seat": 0, "spot": "place:3", "phrase": "help", "count": count}
        assert friend.until("pinged") == page.until("pinged") == pinged
    assert refusal(page, type="ping", spot="place:3") == "ping-fast"
    friend.send(type="ping", spot="pawn:0")
    assert page.until("pinged")["count"] == 1
    say(page, "Pins are no lines")
    assert said(page)["words"]


def test_plans_are_limited(sat: tuple[Page, Page]) -> None:
    page, _ = sat
    for _ in range(100):
        page.send(type="draw", arrows=[])
    assert page.until("refused")["reason"] == "too-fast"


# ---------------------------------------------------------------- who may


def test_who_looks_on_talks_among_those_who_do(
    server: Server, watched: tuple[Page, Page], other: Guest
) -> None:
    page, looker = watched
    with server.guest() as third, third.at(page.table["id"]) as friend:
        friend.arrive()
        looker.send(type="say", id="l", words="Ooh", name="Guest")
        line = said(friend)
        assert (line["seat"], line["name"], line["words"]) == (None, "Guest", "Ooh")
        say(page, "Among us")
        assert said(page)["words"] == "Among us"  # not the line before
        page.send(type="set-talk", talking="words", together=True)
        assert [line["words"] for line in whole(looker, together=True)["lines"]] == ["Ooh"]
        whole(page, together=True)
        say(looker, "Hello all")
        assert said(page)["words"] == "Hello all"
        say(page, "Welcome")
        while said(looker)["words"] != "Welcome":
            pass


def test_who_sits_down_hears_the_players_and_who_leaves_no_more(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open")
    with guest.at(table) as page, other.at(table) as friend:
        say(page.arrive(), "Come here")
        said(page)
        assert whole(friend.arrive())["lines"] == []
        friend.send(type="sit", seat=1, name="Zoé")
        assert [line["words"] for line in whole(friend)["lines"]] == ["Come here"]
        friend.send(type="leave", seat=1)
        assert whole(friend)["lines"] == []


def test_who_looks_on_neither_points_nor_draws(watched: tuple[Page, Page]) -> None:
    page, looker = watched
    assert refusal(looker, type="ping", spot="place:1") == "not-playing"
    assert refusal(looker, type="draw", arrows=[]) == "not-playing"
    page.send(type="ping", spot="place:1")
    assert looker.until("pinged")["spot"] == "place:1"  # but sees it
    looker.send(type="say", id="n", words="Hm", name="a\nb")
    refused = looker.until("refused")
    assert (refused["id"], refused["reason"]) == ("n", "name")


def test_at_a_listed_table_phrases_are_usual(guest: Guest) -> None:
    table = guest.open("you", "you", listed=True)
    with guest.at(table) as page:
        assert whole(page.arrive())["talking"] == "phrases"
        assert refusal(page, type="say", id="a", words="Hello") == "phrases-only"
        page.send(type="say-phrase", id="b", phrase="hello")
        assert said(page)["phrase"] == "hello"
        page.send(type="set-talk", talking="words", together=False)
        whole(page, talking="words")
        say(page, "Hello")
        assert said(page)["words"] == "Hello"


def test_a_table_that_is_listed_later_has_phrases_from_then_on(guest: Guest) -> None:
    with guest.at(guest.open("you", "you")) as page:
        assert whole(page.arrive())["talking"] == "words"
        page.send(**{**ORDER, "listed": True})
        whole(page, talking="phrases")


@pytest.mark.parametrize(("talking", "reason"), [("off", "talk-off"), ("phrases", "phrases-only")])
def test_a_table_is_opened_with_what_may_be_said(guest: Guest, talking: str, reason: str) -> None:
    with guest.at(guest.open("you", "you", talking=talking, together=True)) as page:
        told = whole(page.arrive())
        assert (told["talking"], told["together"]) == (talking, True)
        assert refusal(page, type="say", id="a", words="Hello") == reason


def test_where_talk_is_off_nobody_points_or_draws(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    arrow = {"start": "place:1", "end": "place:2"}
    friend.send(type="draw", arrows=[arrow])
    assert page.until("drawn")["plans"] == {"1": [arrow]}
    page.send(type="set-talk", talking="off", together=False)
    whole(friend, talking="off")
    assert page.until("drawn")["plans"] == {}
    for message in (
        {"type": "say", "id": "a", "words": "x"},
        {"type": "say-phrase", "id": "b", "phrase": "yes"},
        {"type": "ping", "spot": "place:1"},
        {"type": "draw", "arrows": [arrow]},
    ):
        assert refusal(friend, **message) == "talk-off"


def test_the_opener_silences_somebody_and_lifts_it_again(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    say(friend, "Blah")
    line = said(page)["line"]
    say(page, "Hush")
    own = said(page)["line"]
    assert refusal(page, type="silence", line=own, silent=True) == "own-line"
    page.send(type="silence", line=line, silent=True)
    whole(friend, silenced=True)
    told = whole(page)
    while not told["lines"]:
        told = whole(page)
    assert [spoken["silent"] for spoken in told["lines"]] == [True, False]
    assert not told["silenced"]
    for message in (
        {"type": "say", "id": "a", "words": "x"},
        {"type": "say-phrase", "id": "b", "phrase": "yes"},
        {"type": "ping", "spot": "place:1"},
        {"type": "draw", "arrows": []},
    ):
        assert refusal(friend, **message) == "silenced"
    page.send(type="silence", line=line, silent=False)
    whole(friend, silenced=False)
    say(friend, "Thanks")
    while said(page)["words"] != "Thanks":
        pass


def test_silence_travels_with_a_seat_to_another_device(
    server: Server, sat: tuple[Page, Page]
) -> None:
    page, friend = sat
    say(friend, "Blah")
    page.send(type="silence", line=said(page)["line"], silent=True)
    whole(friend, silenced=True)
    friend.send(type="ask-link")
    link = friend.until("link")["link"]
    with server.guest() as third, third.at(page.table["id"]) as device:
        device.arrive().send(type="carry", link=link)
        whole(device, silenced=True)
        assert refusal(device, type="say", id="a", words="x") == "silenced"


def test_a_private_tables_talk_stays_there(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "you", together=True)
    with guest.at(table) as page, other.at(table) as looker:
        page.arrive()
        looker.arrive()
        page.send(**{**ORDER, "private": True})
        say(page, "Alone at last")
        assert said(page)["line"] == 1
        assert looker.until("refused")["reason"] == "private"
        with pytest.raises(Exception, match="4404"):
            while looker.read()["type"] != "talk":
                pass


# ---------------------------------------------------------------- pins and plans


@pytest.mark.parametrize("game", game_names())
def test_a_spot_is_something_on_the_board(guest: Guest, game: str) -> None:
    match = new_game(game)
    pick = next(c["picks"][-1] for c in match.choices() if c["picks"])
    with guest.at(guest.open("you", "you", game=game)) as page:
        page.arrive()
        for spot in (
            "",
            "x",
            "place:999",
            "verb:move",
            "seat:0",
            "place:-1",
            "pawn:9",
            "nothing:1",
        ):
            assert refusal(page, type="ping", spot=spot) == "no-pick"
            arrow = {"start": pick, "end": spot}
            assert refusal(page, type="draw", arrows=[arrow]) == "no-pick"
        assert refusal(page, type="ping", spot=pick, phrase="nonsense") == "no-phrase"
        page.send(type="ping", spot=pick)
        line = said(page)
        assert (line["spot"], line["words"], line["phrase"]) == (pick, None, None)
        assert page.until("pinged")["spot"] == pick


def test_a_plan_is_seen_by_all_until_the_turn_ends(guest: Guest, other: Guest) -> None:
    record = Record("island", FACE.rules.version, None, FACE.position(two_verbs()), 1, [])
    table = guest.json("POST", "/api/records", content=record.to_json())["table"]
    plan = [{"start": "place:1", "end": "place:2"}, {"start": "place:2", "end": "pawn:0"}]
    with guest.at(table) as page, other.at(table) as friend:
        page.arrive().send(type="pace", pace="instant")
        page.send(type="leave", seat=1)
        friend.arrive()
        until(friend, "po")
        friend.send(type="sit", seat=1, name="Zoé")
        until(friend, "pp")
        friend.send(type="draw", arrows=plan)
        assert page.until("drawn")["plans"] == {"1": plan}
        with other.at(table) as later:
            assert later.until("drawn")["plans"] == {"1": plan}
        friend.send(type="draw", arrows=plan[:1])
        assert page.until("drawn")["plans"] == {"1": plan[:1]}
        page.send(type="draw", arrows=plan)
        assert page.until("drawn")["plans"] == {"0": plan, "1": plan[:1]}
        friend.send(type="draw", arrows=[])
        assert page.until("drawn")["plans"] == {"0": plan}
        page.do("seat1 end")
        assert page.until("drawn")["plans"] == {}
        assert page.now["view"]["turn"]["decider"] == 1


def test_a_plan_goes_with_who_drew_it(guest: Guest, other: Guest) -> None:
    table = guest.open("you", "open", options={"first": "seat1"})
    plan = [{"start": "place:1", "end": "place:2"}]
    with guest.at(table) as page:
        page.arrive()
        with other.at(table) as friend:
            friend.arrive().send(type="sit", seat=1, name="Zoé")
            friend.send(type="draw", arrows=plan)
            assert page.until("drawn")["plans"] == {"1": plan}
            friend.send(type="leave", seat=1)
            assert page.until("drawn")["plans"] == {}
            friend.send(type="sit", seat=1, name="Zoé")
            friend.send(type="draw", arrows=plan)
            assert page.until("drawn")["plans"] == {"1": plan}
        assert page.until("drawn")["plans"] == {}  # the page was closed


def test_signs_of_writing_are_told_to_others_and_end(sat: tuple[Page, Page]) -> None:
    page, friend = sat
    friend.send(type="write", writing=True)
    assert page.until("writing")["seats"] == [1]
    assert friend.until("writing")["seats"] == []
    friend.send(type="write", writing=False)
    assert page.until("writing")["seats"] == []
    friend.send(type="write", writing=True)
    assert page.until("writing")["seats"] == [1]
    say(friend, "There")
    assert page.until("writing")["seats"] == []
    friend.send(type="write", writing=True)
    assert page.until("writing")["seats"] == [1]
    assert page.until("writing")["seats"] == []  # after some seconds


# ---------------------------------------------------------------- nothing else is told


@pytest.mark.parametrize("game", game_names())
def test_whether_a_spot_is_known_tells_nothing_that_is_hidden(game: str) -> None:
    position = new_game(game, seed=1).position()
    one, other = (from_position(position, seed=seed) for seed in (1, 2))
    assert one.face.names(one.state) == other.face.names(other.state)


def test_lines_are_counted_by_kind_and_their_words_are_nowhere(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path / "a.db") as server, server.guest() as guest:
        with guest.at(guest.open("you", "you")) as page:
            say(page.arrive(), "Abracadabra")
            page.send(type="say-phrase", id="p", phrase="hello")
            page.send(type="ping", spot="place:1")
            page.until("pinged")
        told = guest.http.get("/metrics").text
    counted = dict(re.findall(r'^simoun_lines_total{kind="(\w+)"} ([\d.]+)$', told, re.MULTILINE))
    assert counted == {"words": "1.0", "phrase": "1.0", "pin": "1.0"}
    assert "Abracadabra" not in told + "".join(capfd.readouterr())

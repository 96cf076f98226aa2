"""Forbidden Island in a terminal: each tile a box of three lines, told apart without colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from simoun.cli.boards.drawing import (
    LINES,
    WIDTH,
    Drawn,
    Titled,
    box,
    counted,
    kept_together,
    odds_lines,
    side_by_side,
    team_of,
)
from simoun.games.island.face.seen import IslandView, PlaceView
from simoun.text import Called, Words

ROWS: Final = 6

MARKS: Final = {
    "earth-stone": "■",
    "statue-of-the-wind": "♣",
    "crystal-of-fire": "▲",
    "oceans-chalice": "●",
}
LANDING: Final = "fools-landing"
LANDING_MARK: Final = "H"
FRAMES: Final = {"dry": "┌─┐││└─┘", "flooded": "~~~~~~~~", "sunk": "        "}
STYLES: Final = {"dry": "yellow", "flooded": "bold blue", "sunk": "dim"}


def asked(view: Mapping[str, object], words: Words, seats: Sequence[Called]) -> str:
    turn = seen(view)["turn"]
    what = turn["step"] if turn["asked"] == "reveal" else turn["asked"]
    return words.say(
        f"island-asked-{what}",
        who=seats[turn["decider"]],
        actions=turn["actions_left"],
        cards=turn["to_draw"] or turn["to_flood"],
    )


def draw(view: Mapping[str, object], words: Words) -> Drawn:
    island = seen(view)
    rows = [row(island, number, words) for number in range(ROWS)]
    seats = [seat(island, number, words) for number in range(len(island["seats"]))]
    return Drawn(rows, seats, beside(island, words))


def seen(view: Mapping[str, object]) -> IslandView:
    return cast(IslandView, view)


# ---------------------------------------------------------------- the island


def row(island: IslandView, number: int, words: Words) -> Text:
    places = [(k, place) for k, place in enumerate(island["places"]) if place["row"] == number]
    margin = " " * (WIDTH * places[0][1]["column"])
    boxes = [
        (tile(place, pawns_at(island, k, words), words), STYLES[place["condition"]])
        for k, place in places
    ]
    return side_by_side([margin] * LINES, boxes)


def tile(place: PlaceView, pawns: str, words: Words) -> list[str]:
    frame = FRAMES[place["condition"]]
    if place["condition"] == "sunk":
        return box(frame, "", "·", pawns)
    mark = LANDING_MARK if place["tile"] == LANDING else MARKS.get(place["treasure"] or "", "")
    return box(frame, mark, words.name("island", place["tile"]), pawns)


def pawns_at(island: IslandView, place: int, words: Words) -> str:
    there = [number for number, seat in enumerate(island["seats"]) if seat["place"] == place]
    return team_of(island, words).pawns(there)


def legend(words: Words) -> list[str]:
    samples = {"dry": "┌──┐", "flooded": "~~~~", "sunk": " · "}
    conditions = [
        f"{sample} {words.name('island', 'condition-' + how)}" for how, sample in samples.items()
    ]
    marks = [f"{mark} {words.name('island', treasure)}" for treasure, mark in MARKS.items()]
    landing = f"{LANDING_MARK} {words.name('island', LANDING)}"
    return ["   ".join([*conditions, landing]), "   ".join(marks)]


# ---------------------------------------------------------------- what lies beside it


def beside(island: IslandView, words: Words) -> list[Titled]:
    water, treasure, flood = island["water"], island["treasure_deck"], island["flood_deck"]
    ticks = "▮" * water["level"] + "▯" * (water["skull"] - water["level"])
    level = words.say("island-water-level", level=water["level"], cards=water["cards"])
    rises = words.say("island-rises-left", rises=treasure["rises"])
    thrown = words.say("cli-discard", cards=counted("island", treasure["discard"], words))
    washed = words.say("cli-discard", cards=named(island, flood["discard"], words))
    return [
        (words.say("island-water"), f"{ticks} {level}"),
        (words.say("island-treasures"), treasures(island, words)),
        *odds_lines(likely(island, words), words),
        *next_among(island, words),
        (words.say("island-flood-deck"), f"{flood['count']} · {washed}"),
        (words.say("island-treasure-deck"), f"{treasure['count']} ({rises}) · {thrown}"),
    ]


def next_among(island: IslandView, words: Words) -> list[Titled]:
    """The flood cards that come next, where those of an earlier discard lie on top."""
    layers = island["flood_deck"]["layers"]
    if len(layers) < 2:
        return []
    cards = named(island, layers[0], words)
    return [(words.say("island-flood-deck"), words.say("cli-next-among", cards=cards))]


def likely(island: IslandView, words: Words) -> list[tuple[str, float]]:
    odds = island["odds"]
    chances = odds["chances"]
    wanted = [odds["wanted"]] if odds["wanted"] else []
    return [
        (words.say("island-table-odds-rise", cards=odds["cards"]), chances.get("waters-rise", 0.0)),
        *[(words.name("island", card), chances.get(card, 0.0)) for card in wanted],
        (words.say("island-table-odds-sinks"), odds["sinks"]),
        (words.say("island-table-odds-landing"), odds["landing"]),
    ]


def treasures(island: IslandView, words: Words) -> str:
    return "   ".join(
        kept_together(
            f"{mark} {words.name('island', treasure)}",
            *(["✓"] if treasure in island["captured"] else []),
        )
        for treasure, mark in MARKS.items()
    )


def seat(island: IslandView, number: int, words: Words) -> Text:
    view = island["seats"][number]
    where = words.name("island", island["places"][view["place"]]["tile"])
    hand = counted("island", Counter(view["hand"]), words)
    return team_of(island, words).seat(number, island["turn"]["decider"], [where, hand])


def named(island: IslandView, places: Sequence[int], words: Words) -> str:
    tiles = [island["places"][place]["tile"] for place in places]
    return counted("island", dict.fromkeys(tiles, 1), words)

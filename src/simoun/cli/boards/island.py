"""Forbidden Island in a terminal: each tile a box of four lines, told apart without colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Final, cast

from rich.text import Text

from simoun.games.island.view import IslandView, PlaceView
from simoun.text import Words

WIDTH: Final = 13
INSIDE: Final = WIDTH - 2
ROWS: Final = 6
NAME_LINES: Final = 2

MARKS: Final = {
    "earth-stone": "■",
    "statue-of-the-wind": "♣",
    "crystal-of-fire": "▲",
    "oceans-chalice": "●",
}
TIMES: Final = "\u00d7"
NONE: Final = "\u2014"
LANDING: Final = "fools-landing"
LANDING_MARK: Final = "H"
FRAMES: Final = {"dry": "┌─┐││└─┘", "flooded": "~~~~~~~~", "sunk": "        "}
STYLES: Final = {"dry": "yellow", "flooded": "bold blue", "sunk": "dim"}


def seat_names(view: Mapping[str, object], words: Words) -> list[str]:
    return [words.name("island", seat["adventurer"]) for seat in seen(view)["seats"]]


def roles(view: Mapping[str, object], words: Words) -> list[str]:
    return [
        f"{words.name('island', seat['adventurer'])} · "
        f"{words.name('island', 'power-' + seat['adventurer'])}"
        for seat in seen(view)["seats"]
    ]


def asked(view: Mapping[str, object], words: Words, seats: Sequence[str]) -> str:
    turn = seen(view)["turn"]
    what = turn["step"] if turn["asked"] == "reveal" else turn["asked"]
    return words.say(
        f"island-asked-{what}",
        who=seats[turn["decider"]],
        actions=turn["actions_left"],
        cards=turn["to_draw"] or turn["to_flood"],
    )


def draw(view: Mapping[str, object], words: Words) -> Text:
    island = seen(view)
    lines = [row(island, number, words) for number in range(ROWS)]
    return Text("\n").join([*lines, Text(legend(words)), table(island, words), team(island, words)])


def seen(view: Mapping[str, object]) -> IslandView:
    return cast(IslandView, view)


# ---------------------------------------------------------------- the island


def row(island: IslandView, number: int, words: Words) -> Text:
    places = [
        (
            place["column"],
            tile(place, pawns_at(island, k, words), words),
            STYLES[place["condition"]],
        )
        for k, place in enumerate(island["places"])
        if place["row"] == number
    ]
    lines = []
    for line in range(NAME_LINES + 2):
        text = Text(" " * (WIDTH * places[0][0]))
        for _, drawn, style in places:
            text.append(drawn[line], style)
        lines.append(text)
    return Text("\n").join(lines)


def tile(place: PlaceView, pawns: str, words: Words) -> list[str]:
    frame = FRAMES[place["condition"]]
    if place["condition"] == "sunk":
        mark, name = "", ["·"]
    else:
        mark = LANDING_MARK if place["tile"] == LANDING else MARKS.get(place["treasure"] or "", "")
        name = wrap(words.name("island", place["tile"]), INSIDE, break_long_words=False)
    name += [""] * (NAME_LINES - len(name))
    return [
        frame[0] + mark.ljust(INSIDE, frame[1]) + frame[2],
        *[(frame[3] + line.center(INSIDE) + frame[4])[:WIDTH] for line in name],
        frame[5] + pawns.center(INSIDE, frame[6]) + frame[7],
    ]


def pawns_at(island: IslandView, place: int, words: Words) -> str:
    letters = [
        words.forms("island", seat["adventurer"])["letter"]
        for seat in island["seats"]
        if seat["place"] == place
    ]
    return f" {' '.join(letters)} " if letters else ""


def legend(words: Words) -> str:
    samples = {"dry": "┌──┐", "flooded": "~~~~", "sunk": " · "}
    return "   ".join(
        f"{sample} {words.name('island', 'condition-' + how)}" for how, sample in samples.items()
    )


# ---------------------------------------------------------------- what lies beside it


def table(island: IslandView, words: Words) -> Text:
    water, treasure, flood = island["water"], island["treasure_deck"], island["flood_deck"]
    ticks = "▮" * water["level"] + "▯" * (water["skull"] - water["level"])
    level = words.say("island-water-level", level=water["level"], cards=water["cards"])
    rises = words.say("island-rises-left", rises=treasure["rises"])
    tiles = [place["tile"] for place in island["places"]]
    lines = [
        (words.say("island-treasures"), treasures(island, words)),
        (words.say("island-water"), f"{ticks} {level}"),
        (
            words.say("island-treasure-deck"),
            f"{treasure['count']} ({rises}) · "
            + words.say("cli-discard", cards=counted(treasure["discard"], words)),
        ),
        (
            words.say("island-flood-deck"),
            f"{flood['count']} · "
            + words.say("cli-discard", cards=named([tiles[k] for k in flood["discard"]], words)),
        ),
    ]
    if len(flood["layers"]) > 1:
        top = named([tiles[k] for k in flood["layers"][0]], words)
        lines.append(("", words.say("cli-next-among", cards=top)))
    width = max(len(title) for title, _ in lines)
    return Text("\n").join(
        Text.assemble((title.ljust(width), "bold"), f"  {said}") for title, said in lines
    )


def treasures(island: IslandView, words: Words) -> str:
    return "   ".join(
        f"{mark} {words.name('island', treasure)}{' ✓' if treasure in island['captured'] else ''}"
        for treasure, mark in MARKS.items()
    )


def team(island: IslandView, words: Words) -> Text:
    lines = []
    for number, seat in enumerate(island["seats"]):
        pointer = "➤" if number == island["turn"]["decider"] else " "
        letter = words.forms("island", seat["adventurer"])["letter"]
        name = words.name("island", seat["adventurer"])
        hand = counted({card: seat["hand"].count(card) for card in seat["hand"]}, words)
        where = words.name("island", island["places"][seat["place"]]["tile"])
        lines.append(
            Text.assemble(
                f"{pointer} ",
                (f"{letter} {name}", "bold"),
                f" (seat{number + 1}) · {where} · {hand}",
            )
        )
    return Text("\n").join(lines)


def counted(cards: Mapping[str, int], words: Words) -> str:
    said = [
        words.name("island", card) + (f" {TIMES}{n}" if n > 1 else "") for card, n in cards.items()
    ]
    return ", ".join(said) or NONE


def named(tiles: Iterable[str], words: Words) -> str:
    return counted(dict.fromkeys(tiles, 1), words)

"""Forbidden Desert in a terminal: boxes around the hole, told apart without colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from simoun.cli.boards import drawing
from simoun.games.desert.data import BLOCKED_FROM, PLACE_NAMES, SIDE
from simoun.games.desert.face.seen import DesertView, PartView, PlaceView
from simoun.text import Called, Words

MARGIN: Final = 2
MARKS: Final = {"propeller": "♣", "engine": "■", "crystal": "▲", "compass": "●"}
GRAIN: Final = "░"
BLOCKED: Final = "✕"
FRAMES: Final = {"revealed": "┌─┐││└─┘", "desert": "┌╌┐╎╎└╌┘", "hole": "        "}
STYLES: Final = {"revealed": "bold cyan", "desert": "yellow", "hole": "dim"}


def asked(view: Mapping[str, object], words: Words, seats: Sequence[Called]) -> str:
    return drawing.waits_for("desert", seen(view)["turn"], words, seats)


def draw(view: Mapping[str, object], words: Words) -> drawing.Drawn:
    desert = seen(view)
    rows = [row(desert, number, words) for number in range(SIDE)]
    seats = [seat(desert, number, words) for number in range(len(desert["seats"]))]
    return drawing.Drawn([Text(columns()), *rows], seats, beside(desert, words))


def seen(view: Mapping[str, object]) -> DesertView:
    return cast(DesertView, view)


# ---------------------------------------------------------------- the desert


def columns() -> str:
    letters = [name[0] for name in PLACE_NAMES[:SIDE]]
    return " " * MARGIN + "".join(letter.center(drawing.WIDTH) for letter in letters).rstrip()


def row(desert: DesertView, number: int, words: Words) -> Text:
    margins = ["", str(number + 1), ""]
    places = range(number * SIDE, number * SIDE + SIDE)
    boxes = [
        (tile(desert, place, words), STYLES[side(desert["places"][place])]) for place in places
    ]
    return drawing.side_by_side([margin.ljust(MARGIN) for margin in margins], boxes)


def side(place: PlaceView) -> str:
    if place["hole"]:
        return "hole"
    return "revealed" if place["revealed"] else "desert"


def tile(desert: DesertView, place: int, words: Words) -> list[str]:
    frame = FRAMES[side(desert["places"][place])]
    sand = sand_on(desert["places"][place])
    parts = "".join(MARKS[part["part"]] for part in desert["parts"] if part["place"] == place)
    there = [number for number, seat in enumerate(desert["seats"]) if seat["place"] == place]
    name = name_of(desert["places"][place], words)
    return drawing.box(frame, sand + parts, name, drawing.team_of(desert, words).pawns(there))


def sand_on(place: PlaceView) -> str:
    sand = place["sand"]
    if not sand:
        return ""
    return f"{GRAIN}{sand}{BLOCKED if sand >= BLOCKED_FROM else ''}"


def name_of(place: PlaceView, words: Words) -> str:
    """The side that is up; what somebody has looked at below it stands in brackets."""
    if place["hole"]:
        return words.say("desert-hole")
    if place["face"] is None:
        return words.name("desert", str(place["back"]))
    face = words.name("desert", place["face"])
    return face if place["revealed"] else f"({face})"


def legend(words: Words) -> list[str]:
    sand = f"{GRAIN}{BLOCKED_FROM}{BLOCKED}"
    sides = [
        f"┌──┐ {words.say('desert-side-revealed')}",
        f"┌╌╌┐ {words.say('desert-side-desert')}",
        f"{sand} {words.say('desert-side-blocked')}",
    ]
    parts = [f"{mark} {words.name('desert', part)}" for part, mark in MARKS.items()]
    return ["   ".join(sides), "   ".join(parts)]


# ---------------------------------------------------------------- what lies beside it


def beside(desert: DesertView, words: Words) -> list[drawing.Titled]:
    parts = "   ".join(part_found(part, words) for part in desert["parts"])
    sand = words.say("desert-sand-left", sand=desert["sand_left"], all=desert["sand_in_all"])
    meter, *deck = drawing.storm_lines("desert", desert["storm"], words)
    return [
        (words.say("desert-parts"), parts),
        meter,
        *drawing.odds_lines(likely(desert, words), words),
        (words.say("desert-sand"), sand),
        *deck,
        (words.say("desert-equipment-deck"), str(desert["equipment_left"])),
    ]


def likely(desert: DesertView, words: Words) -> list[tuple[str, float]]:
    odds = desert["odds"]
    seats = drawing.team_of(desert, words).called()
    return [
        (words.say("desert-table-odds-sun", cards=odds["cards"]), odds["chances"]["sun"]),
        (words.say("desert-table-odds-rise"), odds["chances"]["rise"]),
        *[
            (words.say("desert-table-odds-thirst", who=seats[seat]), chance)
            for seat, chance in enumerate(odds["thirst"])
        ],
    ]


def part_found(part: PartView, words: Words) -> str:
    """Taken, or where it lies, or what its clues say so far."""
    said = []
    if part["taken"]:
        said = [words.say("desert-part-taken")]
    elif part["place"] is not None:
        said = [PLACE_NAMES[part["place"]]]
    else:
        if part["row"] is not None:
            said.append(words.say("desert-part-row", row=part["row"] + 1))
        if part["column"] is not None:
            letter = PLACE_NAMES[part["column"]][0]
            said.append(words.say("desert-part-column", column=letter))
    found = ", ".join(said or [words.say("desert-part-hidden")])
    return drawing.kept_together(
        MARKS[part["part"]], words.name("desert", part["part"]), f"({found})"
    )


def seat(desert: DesertView, number: int, words: Words) -> Text:
    view = desert["seats"][number]
    said = [
        PLACE_NAMES[view["place"]],
        words.say("desert-water", water=view["water"], canteen=view["canteen"]),
        drawing.counted("desert", Counter(view["equipment"]), words),
    ]
    if view["buried"]:
        said.append(words.say("desert-buried"))
    if view["shield"]:
        said.append(words.say("desert-shield"))
    return drawing.team_of(desert, words).seat(number, desert["turn"]["decider"], said)

"""Positions of Through the Desert drawn as text, for tests.

A window of the board: a line with the columns, then for each row its number and the hexes of
every other column (A, C, E …), and below it, half a hex lower, those of the columns between:

        C D E F G
      9 .   m1  .         .  nothing                  1 2 3  a waterhole of so many points
          m1  m1          *  an oasis                 #      a mountain, or beyond the edge
     10 .   =1  .         M1 the Mint rider of seat1  =1     empty, and territory of seat1
          m1  m1          m1 a Mint camel of seat1
     11 .   M1  .

S R M A V are Saffron, Rose, Mint, Azure, Violet. Palms and riders that a game has and nobody drew
stand far away, next to no other rider.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, cast

import simoun
from simoun import Match
from simoun.core.events import Event
from simoun.core.hexes import hex_set, hexes_in, holds
from simoun.games.through_the_desert import board
from simoun.games.through_the_desert.data import CAMEL_NAMES, PALMS, SUPPLY
from simoun.games.through_the_desert.face.seen import PointsView, ThroughTheDesertView
from simoun.games.through_the_desert.state import Setup, ThroughTheDesert

PRINTED: Final = json.loads(Path(board.__file__).with_name("board.json").read_text("utf-8"))
CELLS: Final = {cell["label"]: cell for cell in PRINTED["cells"]}
LABELS: Final = list(CELLS)
NEIGHBOURS: Final = {label: {LABELS[n] for n in cell["neighbors"]} for label, cell in CELLS.items()}
SPOTS: Final = [label for label, cell in CELLS.items() if cell["feature"] == "palm"]
COLOURS: Final = {name[0]: name for name in CAMEL_NAMES}
MOST_PLAYERS: Final = 5
SIGN: Final = re.compile(r"[.*#123]|[SRMAVsrmav=][1-5]")
SEVERAL_ROUNDS: Final = 3  # camel turns of everyone that are over, unless a test says otherwise

# seven hexes that seat1 has closed off with its Mint caravan
CLOSED: Final = """
        C D E F G
      8 .   m1  .
          m1  m1
      9 m1  =1  m1
          =1  =1
     10 m1  =1  m1
          =1  =1
     11 m1  =1  m1
          m1  m1
     12 .   M1  .
"""

Drawn = dict[str, str]  # the sign on each hex
Caravan = tuple[int, str]  # the seat and the name of a colour


# ---------------------------------------------------------------- drawing a position


def caravans(
    drawing: str,
    *,
    players: int = 2,
    seat: int = 1,
    left: int = 2,
    turns: int | None = None,
    first: int = 1,
    riding: bool = False,
    asides: str = "SRMAV",
    taken: Mapping[int, str] | None = None,
    scores: str = "hidden",
) -> Match:
    """The position drawn, where `seat` has so many camels `left` to place.

    With `riding` the riders that aren't drawn are still to be placed, by `seat` first. With 5
    players each seat has set aside the colour that `asides` says. `taken` are waterholes that
    lie in front of a seat: {1: "3 3 2"}.
    """
    drawn = signs_in(drawing)
    in_play = [name for name in LABELS if players > 3 or CELLS[name]["section"] == "main"]
    assert set(drawn) <= set(in_play), "some of this is not in play"
    palms = palms_of(drawn, in_play)
    held = [(n, colour) for n in range(1, players + 1) for colour in colours(n, players, asides)]
    riders = {(n, colour): at for n, colour in held for at in found(drawn, f"{colour[0]}{n}")}
    if not riding:
        add_riders(riders, held, free_hexes(in_play, [*drawn, *palms]))
    camels = {(n, colour): found(drawn, f"{colour[0].lower()}{n}") for n, colour in riders}
    if turns is None:
        turns = 0 if riding else SEVERAL_ROUNDS * players + (seat - first) % players
    return simoun.from_position(
        {
            "game": "through_the_desert",
            "options": {"scores": scores},
            "palms": palms,
            "waterholes": {value: found(drawn, value) for value in "123"},
            "supply": {colour: supply(camels, colour, players) for colour in CAMEL_NAMES},
            "seats": [
                {
                    "to_place": [c for m, c in held if m == n and (n, c) not in riders],
                    "riders": {c: at for (m, c), at in riders.items() if m == n},
                    "camels": {c: at for (m, c), at in camels.items() if m == n},
                    "territory": found(drawn, f"={n}"),
                    "oases": {
                        c: [palm for palm in palms if NEIGHBOURS[palm].intersection(at)]
                        for (m, c), at in camels.items()
                        if m == n
                    },
                    "waterholes": {v: (taken or {}).get(n, "").split().count(v) for v in "123"},
                }
                for n in range(1, players + 1)
            ],
            "turn": {
                "first": f"seat{first}",
                "seat": f"seat{seat}",
                "camels_left": 0 if riding else left,
                "turns": turns,
            },
            "outcome": None,
        }
    )


def signs_in(drawing: str) -> Drawn:
    """What is drawn on each hex; mountains only tell the reader where he is."""
    header, *lines = [line for line in drawing.splitlines() if line.strip()]
    columns = {mark.start(): mark.group() for mark in re.finditer(r"[A-U]", header)}
    drawn, row = {}, 0
    for line in lines:
        for mark in re.finditer(r"\S+", line):
            if mark.start() < min(columns):
                row = int(mark.group())
                continue
            assert SIGN.fullmatch(mark.group()), f"{mark.group()} is no sign"
            name = f"{columns[mark.start()]}{row}"
            assert (name in CELLS) == (mark.group() != "#"), f"{name} isn't {mark.group()}"
            drawn[name] = mark.group()
    return {name: sign for name, sign in drawn.items() if sign != "#"}


def found(drawn: Drawn, sign: str) -> list[str]:
    """Where it is, in the order of the board."""
    return [name for name in LABELS if drawn.get(name) == sign]


def colours(seat: int, players: int, asides: str) -> list[str]:
    """Those that a seat plays."""
    gone = asides[seat - 1] if players == MOST_PLAYERS else ""
    return [name for letter, name in COLOURS.items() if letter != gone]


def palms_of(drawn: Drawn, in_play: Sequence[str]) -> list[str]:
    """On the spots printed for them, if those are far enough."""
    palms = found(drawn, "*")
    free = free_hexes(in_play, drawn)
    for spot in [*[name for name in SPOTS if name in free], *free]:
        if len(palms) < PALMS and not near(spot, palms):
            palms.append(spot)
    return palms


def add_riders(riders: dict[Caravan, str], held: list[Caravan], room: list[str]) -> None:
    for caravan in held:
        if caravan not in riders:
            at = next(name for name in room if not near(name, riders.values()))
            riders[caravan] = at


def free_hexes(in_play: Sequence[str], taken: Collection[str]) -> list[str]:
    """Those next to nothing of that, the farthest first."""
    free = [name for name in in_play if not near(name, taken)]
    return sorted(free, key=lambda name: -min(steps(name, other) for other in taken))


def steps(name: str, other: str) -> int:
    """How far apart two hexes are."""
    across: int = CELLS[name]["q"] - CELLS[other]["q"]
    down: int = CELLS[name]["r"] - CELLS[other]["r"]
    return max(abs(across), abs(down), abs(across + down))


def near(name: str, others: Collection[str]) -> bool:
    """At one of them, or next to it."""
    return name in others or bool(NEIGHBOURS[name].intersection(others))


def supply(camels: Mapping[Caravan, list[str]], colour: str, players: int) -> int:
    return int(SUPPLY[players]) - sum(len(at) for (_, c), at in camels.items() if c == colour)


# ---------------------------------------------------------------- a game that just begins


def with_riders(players: int, seed: int = 1, **wishes: object) -> Match:
    """A game whose riders are all placed, anywhere."""
    game = simoun.new_game("through_the_desert", players=players, seed=seed, **wishes)
    random = Random(seed)
    while seen(game)["turn"]["step"] != "camels":
        game.play(random.choice(game.actions()))
    return game


# ---------------------------------------------------------------- what can be done, and doing it


def room(game: Match, camel: str) -> str:
    """Where the decider may place this colour, or ride with it: "D4 E5"."""
    places = [
        int(pick.removeprefix("place:"))
        for choice in game.choices()
        for pick in choice["picks"]
        if f"camel:{camel.lower()}" in choice["picks"] and pick.startswith("place:")
    ]
    return " ".join(LABELS[place] for place in sorted(places))


def can(game: Match, text: str) -> bool:
    return text in map(str, game.actions())


def do(game: Match, *texts: str) -> list[Event]:
    """Play them one after the other; what the last one did."""
    told: list[Event] = []
    for text in texts:
        told = game.play(text)
    return told


def events(told: Sequence[Event]) -> list[str]:
    return [event["what"] for event in told]


# ---------------------------------------------------------------- what lies on the table


def seen(game: Match, seat: int | None = None) -> ThroughTheDesertView:
    return cast(ThroughTheDesertView, game.view(None if seat is None else seat - 1))


def points(game: Match, seat: int) -> PointsView:
    """Of a seat, as that seat knows them."""
    found = seen(game, seat)["seats"][seat - 1]["points"]
    assert found is not None
    return found


def territory(game: Match, seat: int) -> list[str]:
    """Each of its areas: "D4 E5"."""
    return [
        " ".join(LABELS[place] for place in area["places"])
        for area in seen(game)["territories"]
        if area["seat"] == seat - 1
    ]


def waterholes(game: Match) -> dict[str, int]:
    return {LABELS[hole["place"]]: hole["points"] for hole in seen(game)["waterholes"]}


def length(game: Match, seat: int, camel: str) -> int:
    return seen(game)["seats"][seat - 1]["lengths"][camel.lower()]


def leave_in_supply(game: Match, camel: str, number: int) -> None:
    """As if the others had been placed on some other board: it takes a crowd to draw them."""
    s = state(game)
    shift = 8 * CAMEL_NAMES.index(camel)
    s.supply = s.supply & ~(255 << shift) | number << shift


def leave_in_play(game: Match, names: Collection[str]) -> None:
    """As if all the rest of the board were mountains."""
    s = state(game)
    old, part = s.setup, hex_set(LABELS.index(name) for name in names)
    s.setup = Setup(old.players, old.first, old.open_scores, part, old.palms)
    s.free = hex_set(hex for hex in hexes_in(s.free) if holds(part, 0, hex))


def state(game: Match) -> ThroughTheDesert:
    assert isinstance(game.state, ThroughTheDesert)
    return game.state

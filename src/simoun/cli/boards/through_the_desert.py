"""Through the Desert in a terminal: hexes in columns, every second one half a hex lower."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.text import Text

from simoun.cli.boards.drawing import NONE, Drawn, Titled, team_of
from simoun.games.through_the_desert.board import BOARD, HEX_NAMES
from simoun.games.through_the_desert.face.seen import CamelView, PointsView, ThroughTheDesertView
from simoun.text import Called, Words

GAME: Final = "through_the_desert"
MARGIN: Final = 3
WIDTH: Final = 3  # from column to column; a hex has twice as much, up to the next in its line
MOST_EARNINGS: Final = 8
EMPTY: Final = "·"
PALM: Final = "♣"
WATER: Final = "~"
LAND: Final = "░"
STYLES: Final = {
    "saffron": "yellow",
    "rose": "bright_red",
    "mint": "green",
    "azure": "bright_cyan",
    "violet": "magenta",
}

Signs = dict[int, tuple[str, str]]  # what is written on a hex, and in which style


def asked(view: Mapping[str, object], words: Words, seats: Sequence[Called]) -> str:
    turn = seen(view)["turn"]
    return words.say(
        f"{GAME}-asked-{turn['step']}", who=seats[turn["decider"]], camels=turn["to_place"]
    )


def draw(view: Mapping[str, object], words: Words) -> Drawn:
    desert = seen(view)
    seats = [seat(desert, number, words) for number in range(len(desert["seats"]))]
    return Drawn(board(desert, words), seats, beside(desert, words))


def seen(view: Mapping[str, object]) -> ThroughTheDesertView:
    return cast(ThroughTheDesertView, view)


# ---------------------------------------------------------------- the board


def board(desert: ThroughTheDesertView, words: Words) -> list[Text]:
    """The names of the columns, then two lines for each row."""
    signs = signs_of(desert, words)
    hexes = {HEX_NAMES[hex]: signs[hex] for hex in hexes_in_play(desert)}
    columns = sorted({name[0] for name in hexes})
    rows = range(1, 1 + max(int(name[1:]) for name in hexes))
    header = Text(" " * MARGIN + "".join(letter.ljust(WIDTH) for letter in columns).rstrip())
    lines = [line(hexes, columns, row, half) for row in rows for half in (0, 1)]
    return [header, *[drawn for drawn in lines if drawn.plain.strip(" 0123456789")]]


def line(hexes: Mapping[str, tuple[str, str]], columns: Sequence[str], row: int, half: int) -> Text:
    """The hexes of every second column in a row."""
    drawn = Text((str(row) if half == 0 else "").ljust(MARGIN + half * WIDTH))
    for column in columns[half::2]:
        sign, style = hexes.get(f"{column}{row}", ("", ""))
        drawn.append(sign, style)
        drawn.append(" " * (2 * WIDTH - len(sign)))
    drawn.rstrip()
    return drawn


def hexes_in_play(desert: ThroughTheDesertView) -> Sequence[int]:
    return range(len(HEX_NAMES)) if desert["whole"] else BOARD.main


def signs_of(desert: ThroughTheDesertView, words: Words) -> Signs:
    signs: Signs = dict.fromkeys(hexes_in_play(desert), (EMPTY, "dim"))
    for area in desert["territories"]:
        signs.update(dict.fromkeys(area["places"], (f"{LAND}{area['seat'] + 1}", "dim")))
    for hole in desert["waterholes"]:
        signs[hole["place"]] = (f"{WATER}{hole['points']}", "blue")
    for palm in desert["palms"]:
        signs[palm] = (PALM, "bold green")
    for camel in desert["camels"]:
        signs[camel["place"]] = sign_of(camel, words)
    return signs


def sign_of(camel: CamelView, words: Words) -> tuple[str, str]:
    """The letter of its colour and the number of its seat; a capital for a rider's camel."""
    sign = f"{letter_of(camel['camel'], words)}{camel['seat'] + 1}"
    style = STYLES[camel["camel"]]
    return (sign, f"bold {style}") if camel["rider"] else (sign.lower(), style)


def letter_of(camel: str, words: Words) -> str:
    return words.forms(GAME, camel)["letter"]


def legend(words: Words) -> list[str]:
    samples = {
        PALM: words.say(f"{GAME}-oasis"),
        f"{WATER}2": words.say(f"{GAME}-waterhole", points=2),
        f"{LAND}1": words.say(f"{GAME}-points-territory"),
        "M1": words.say(f"{GAME}-step-riders"),
        "m1": words.say(f"{GAME}-step-camels"),
    }
    camels = [name_of(camel, words) for camel in STYLES]
    signs = [f"{sample} {said}" for sample, said in samples.items()]
    return ["   ".join(signs), "   ".join(camels)]


# ---------------------------------------------------------------- what lies beside it


def beside(desert: ThroughTheDesertView, words: Words) -> list[Titled]:
    names = team_of(desert, words).names()
    supply = [f"{name_of(camel, words)} {n}" for camel, n in desert["supply"].items()]
    longest = [
        f"{name_of(camel, words)} {most['length']} "
        f"({', '.join(names[k] for k in most['seats'])} +{most['points']})"
        for camel, most in desert["longest"].items()
        if most["seats"]
    ]
    return [
        *earnings(desert, words),
        (words.say(f"{GAME}-supply"), "  ".join(supply)),
        (words.say(f"{GAME}-longest"), "  ".join(longest) or NONE),
    ]


def earnings(desert: ThroughTheDesertView, words: Words) -> list[Titled]:
    """The placements that would bring most."""
    gains = [one for one in desert["earns"] if one["points"] > 0]
    best = sorted(gains, key=lambda one: -one["points"])[:MOST_EARNINGS]
    said = [
        f"{letter_of(one['camel'], words)} {HEX_NAMES[one['place']]} +{one['points']}"
        for one in best
    ]
    return [(words.say(f"{GAME}-earns"), "   ".join(said))] if said else []


def name_of(camel: str, words: Words) -> str:
    return f"{letter_of(camel, words)} {words.name(GAME, camel)}"


def seat(desert: ThroughTheDesertView, number: int, words: Words) -> Text:
    view = desert["seats"][number]
    lengths = [f"{letter_of(camel, words)} {n}" for camel, n in view["lengths"].items() if n]
    to_place = [letter_of(camel, words) for camel in view["riders"]]
    said = [" ".join(lengths) or NONE, words.say(f"{GAME}-tokens", tokens=view["tokens"])]
    if to_place:
        said.append(f"{words.say(f'{GAME}-step-riders')} {' '.join(to_place)}")
    if view["points"] is not None:
        said.append(points(view["points"], words))
    return team_of(desert, words).seat(number, desert["turn"]["decider"], said)


def points(found: PointsView, words: Words) -> str:
    kinds = ["waterholes", "oases", "territory", "caravans", "total"]
    numbers = cast(Mapping[str, int], found)
    return ", ".join(f"{words.say(f'{GAME}-points-{kind}')} {numbers[kind]}" for kind in kinds)

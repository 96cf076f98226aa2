"""Forbidden Sky in a terminal: a box for each tile, with what ends at its sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase, digits
from typing import Final, cast

from rich.text import Text

from simoun.cli.boards.drawing import (
    LINES,
    NONE,
    Drawn,
    Titled,
    counted,
    kept_together,
    odds_lines,
    side_by_side,
    storm_lines,
    team_of,
    waits_for,
)
from simoun.games.sky.face.seen import NeedView, PlaceView, SkyView, TileView
from simoun.games.sky.tiles import CORNERS, SIDES
from simoun.text import Called, Words

MARGIN: Final = 3
INSIDE: Final = 9  # signs in a line of a box
MIDDLE: Final = INSIDE // 2
MOST_COLUMNS: Final = 7  # of a platform that fits 80 signs
MOST_ROWS: Final = 8
FREE: Final = [(0, k) for k in (1, 2, 3, 7, 8, 9)]  # where no wire ends: room for five pawns
MARK: Final = (LINES - 1, 1)
STRUCK: Final = (LINES - 1, INSIDE)

CLOUD: Final = "≈"
PLATFORM: Final = "─│─│"  # on each side, from the north clockwise
WIRE: Final = "┃━┃━"
FRAME: Final = "┐┘└┌"  # at each corner, from the north-east clockwise
MARKS: Final = {
    "compass": "✦",
    "landing": "▭",
    "rod": "↯",
    "teleporter": "◎",
    "gear": "⚙",
    "shelter": "⌂",
    "faraday": "▦",
}
ARROWS: Final = "↑→↓←"
LIVE: Final = "✱"
PIECES: Final = {"small-capacitor": "○", "large-capacitor": "□", "launch-pad": "◇"}
WHOLE: Final = {"small-capacitor": "●", "large-capacitor": "■", "launch-pad": "◆"}
STYLES: Final = {True: "bold yellow", False: "cyan"}  # live, or not

Spot = tuple[int, int]  # of a sign in a box: its line, and where in it


def asked(view: Mapping[str, object], words: Words, seats: Sequence[Called]) -> str:
    return waits_for("sky", seen(view)["turn"], words, seats)


def draw(view: Mapping[str, object], words: Words) -> Drawn:
    sky = seen(view)
    seats = [seat(sky, number, words) for number in range(len(sky["seats"]))]
    columns = sorted({place["x"] for place in sky["places"]})
    rows = sorted({place["y"] for place in sky["places"]})
    here = sky["places"][sky["seats"][sky["turn"]["decider"]]["place"]]
    near_columns = near(columns, here["x"], MOST_COLUMNS)
    near_rows = near(rows, here["y"], MOST_ROWS)
    platform = drawn(sky, near_columns, near_rows, words)
    all_near = (near_columns, near_rows) == (columns, rows)
    far = [] if all_near else drawn(sky, columns, rows, words)
    return Drawn(platform, seats, beside(sky, words), hand(sky), far)


def seen(view: Mapping[str, object]) -> SkyView:
    return cast(SkyView, view)


# ---------------------------------------------------------------- the platform


def drawn(sky: SkyView, columns: Sequence[int], rows: Sequence[int], words: Words) -> list[Text]:
    """The letters of the columns, then the rows."""
    letters = {place["x"]: place["name"].rstrip(digits) for place in sky["places"]}
    header = "".join(letters[x].center(INSIDE + 2) for x in columns)
    return [Text(" " * MARGIN + header.rstrip()), *[row(sky, y, columns, words) for y in rows]]


def near(lines: Sequence[int], here: int, most: int) -> Sequence[int]:
    """So many of the rows or columns, with that of who decides in their middle."""
    first = min(max(lines.index(here) - most // 2, 0), max(len(lines) - most, 0))
    return lines[first : first + most]


def row(sky: SkyView, y: int, columns: Sequence[int], words: Words) -> Text:
    places = {place["x"]: k for k, place in enumerate(sky["places"]) if place["y"] == y}
    names = [sky["places"][k]["name"].lstrip(ascii_uppercase) for k in places.values()]
    boxes = [
        (tile_at(sky, places[x], words), STYLES[sky["places"][places[x]]["struck"]])
        if x in places
        else ([" " * (INSIDE + 2)] * LINES, "")
        for x in columns
    ]
    return side_by_side([margin.ljust(MARGIN) for margin in ("", names[0], "")], boxes)


def tile_at(sky: SkyView, number: int, words: Words) -> list[str]:
    place = sky["places"][number]
    there = [k for k, seat in enumerate(sky["seats"]) if seat["place"] == number]
    team = team_of(sky, words)
    signs = printed(place["tile"], place["turn"])
    signs.update(components_on(sky, place))
    pawns = "".join(team.letter(k) for k in there)
    return box(place["tile"], signs, pawns, place["turn"], live=place["struck"])


def box(
    tile: TileView, signs: Mapping[Spot, str], pawns: str, turn: int, *, live: bool
) -> list[str]:
    """Its name and the sides that a wire joins; pawns and symbol stand in its edges."""
    joints = joined(tile, turn)
    inside = tile["tile"].ljust(INSIDE - len(joints)) + joints
    lines = [" " * (INSIDE + 2), f" {inside} ", " " * (INSIDE + 2)]
    edges = dict(signs) | dict(zip(FREE, pawns, strict=False))
    if tile["symbol"] in MARKS:
        edges[MARK] = MARKS[tile["symbol"]]
    if live:
        edges[STRUCK] = LIVE
    return [
        "".join(edges.get((number, k), sign) for k, sign in enumerate(line))
        for number, line in enumerate(lines)
    ]


def joined(tile: TileView, turn: int) -> str:
    """The sides of each wire, as the tile lies: ↑→·←."""
    groups = []
    for ports in tile["groups"]:
        sides = sorted({(SIDES.index(port[0]) + turn) % 4 for port in ports})
        groups.append("".join(ARROWS[side] for side in sides))
    return "·".join(groups)


# ---------------------------------------------------------------- the sides of a tile


def printed(tile: TileView, turn: int) -> dict[Spot, str]:
    """The frame as the tile lies: platform or clouds, wires, and pieces of circles."""
    signs: dict[Spot, str] = {}
    for number, side in enumerate(tile["sides"]):
        at = (number + turn) % 4
        sign = CLOUD if side == "clouds" else PLATFORM[at]
        signs.update(dict.fromkeys(along(at), sign))
    signs.update({corner(k): FRAME[k] for k in range(4)})
    for port in (port for ports in tile["groups"] for port in ports):
        at = (SIDES.index(port[0]) + turn) % 4
        signs[port_spot(at, port[1:])] = WIRE[at]
    for number, side in enumerate(tile["sides"]):
        if side in PIECES:
            signs[port_spot((number + turn) % 4, "")] = PIECES[side]
    if tile["quarter"]:
        signs[corner((CORNERS.index(tile["quarter"]) + turn) % 4)] = PIECES["launch-pad"]
    return signs


def components_on(sky: SkyView, place: PlaceView) -> Iterator[tuple[Spot, str]]:
    """What stands at its sides and at its corner; a rod stands for itself."""
    for component in sky["components"]:
        aside, below = component["x"] - 2 * place["x"], component["y"] - 2 * place["y"]
        inside = 0 <= aside <= 2 and 0 <= below <= 2 and (aside, below) != (1, 1)
        if inside and component["kind"] in WHOLE:
            yield (below * (LINES // 2), aside * (MIDDLE + 1)), WHOLE[component["kind"]]


def along(side: int) -> list[Spot]:
    if side % 2 == 0:
        return [(0 if side == 0 else LINES - 1, k) for k in range(1, INSIDE + 1)]
    return [(LINES // 2, INSIDE + 1 if side == 1 else 0)]


def corner(number: int) -> Spot:
    """From the north-east clockwise."""
    return 0 if number in (0, 3) else LINES - 1, INSIDE + 1 if number < 2 else 0


def port_spot(side: int, slot: str) -> Spot:
    """The middle of a side, or the next sign right or left of it, looking out."""
    clockwise = {"": 0, "r": 1, "l": -1}[slot]
    line, k = along(side)[len(along(side)) // 2]
    aside = clockwise if side < 2 else -clockwise
    return (line, k + aside) if side % 2 == 0 else (line + aside, k)


def legend(words: Words) -> list[str]:
    pieces = [f"{PIECES[kind]} {WHOLE[kind]} {words.name('sky', kind)}" for kind in PIECES]
    marks = [f"{mark} {words.name('sky', symbol)}" for symbol, mark in MARKS.items()]
    signs = [f"{CLOUD} {words.say('sky-clouds')}", f"{LIVE} {words.say('sky-live')}"]
    wires = f"↑→·↓ {words.say('sky-wires')}"
    return ["   ".join(line) for line in (pieces, signs, [wires], marks[:4], marks[4:])]


# ---------------------------------------------------------------- what lies beside it


def beside(sky: SkyView, words: Words) -> list[Titled]:
    needs = [need_of(sky, need, words) for need in sky["blueprint"]["needs"]]
    hung = [
        kept_together(words.name("sky", cable["from"]), "━", words.name("sky", cable["to"]))
        for cable in sky["cables"]
    ]
    cables_left = {cable: n for cable, n in sky["cables_left"].items() if n}
    left = f"{counted('sky', cables_left, words)} · {words.say('sky-tile-pile')} "
    left += f"{sky['pile']['count']} · {words.say('sky-equipment-deck')} {sky['equipment_left']}"
    meter, *deck = storm_lines("sky", sky["storm"], words)
    return [
        (words.say("sky-vane"), words.name("sky", sky["storm"]["vane"])),
        meter,
        *odds_lines(likely(sky, words), words),
        (words.say("sky-forecast"), foreseen(sky, words)),
        (words.say("sky-blueprint"), " · ".join(needs)),
        *([(words.say("sky-blueprint"), " · ".join(hung))] if hung else []),
        *completions(sky, words),
        (words.say("sky-cables"), left),
        *deck,
    ]


def likely(sky: SkyView, words: Words) -> list[tuple[str, float]]:
    odds = sky["odds"]
    return [
        (words.say(f"sky-table-odds-{what}", left=odds["left"][what]), chance)
        for what, chance in odds["chances"].items()
    ]


def foreseen(sky: SkyView, words: Words) -> str:
    """Whom the next Lightning would hit, and what the next Gust would do to whom."""
    names = team_of(sky, words).names()
    hit = [names[strike["seat"]] for strike in sky["forecast"]["lightning"]]
    blown = []
    for blow in sky["forecast"]["gust"]:
        who = names[blow["seat"]]
        if blow["to"] is not None:
            blown.append(kept_together(who, "→", sky["places"][blow["to"]]["name"]))
        if blow["rope"]:
            blown.append(words.say("sky-rope-lost", who=who, rope=blow["rope"]))
    told = {"lightning": hit, "gust": blown}
    return " · ".join(
        words.say("sky-foreseen", card=words.name("sky", card), what=", ".join(what) or NONE)
        for card, what in told.items()
    )


def completions(sky: SkyView, words: Words) -> list[Titled]:
    """What tiles would bring, each with its spot and the turns in which it does."""
    turns: dict[tuple[str, str, str], list[str]] = {}
    for lay in sky["completes"]:
        kinds = "+".join(words.name("sky", piece["kind"]) for piece in lay["pieces"])
        turns.setdefault((lay["tile"], lay["spot"], kinds), []).append(str(lay["turn"]))
    said = [f"{tile} {spot} ({' '.join(n)}): {kinds}" for (tile, spot, kinds), n in turns.items()]
    return [(words.say("sky-completes"), " · ".join(said))] if said else []


def need_of(sky: SkyView, need: NeedView, words: Words) -> str:
    """How much of a kind is wired, and where each of it stands."""
    wired = words.say("sky-need", wired=need["in_circuit"], needed=need["needed"])
    stand = [
        "+".join(sky["places"][place]["name"] for place in component["places"])
        for component in sky["components"]
        if component["kind"] == need["kind"]
    ]
    numbered = ", ".join(f"{k} {where}" for k, where in enumerate(stand, 1))
    return f"{kept_together(words.name('sky', need['kind']), wired)} ({numbered or NONE})"


def seat(sky: SkyView, number: int, words: Words) -> Text:
    view = sky["seats"][number]
    said = [
        sky["places"][view["place"]]["name"],
        words.say("sky-health", health=view["health"], full=view["full_health"]),
        words.say("sky-rope", rope=view["rope"], full=view["full_rope"]),
        " ".join(tile["tile"] for tile in view["tiles"]) or NONE,
        counted("sky", Counter(view["equipment"]), words),
    ]
    if view["shielded"]:
        said.append(words.say("sky-shielded"))
    if view["hooked"]:
        said.append(words.say("sky-hooked"))
    return team_of(sky, words).seat(number, sky["turn"]["decider"], said)


def hand(sky: SkyView) -> list[Text]:
    """The tiles among which to choose, or those of who decides, unturned."""
    tiles = sky["turn"]["tiles"] or sky["seats"][sky["turn"]["decider"]]["tiles"]
    boxes = [(box(tile, printed(tile, 0), "", 0, live=False), "") for tile in tiles]
    return [side_by_side([" " * MARGIN] * LINES, boxes)] if boxes else []

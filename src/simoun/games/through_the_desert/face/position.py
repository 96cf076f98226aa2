"""A position on paper: readable JSON with the rulebook's names (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.hexes import hex_set, hexes_in, holds, put_in
from simoun.core.options import VARIANTS, variants_on, with_variants
from simoun.core.paper import Sheet, listed
from simoun.core.refusal import Refused
from simoun.core.seating import seats, team_on
from simoun.games.through_the_desert.board import HEX_NAMES
from simoun.games.through_the_desert.data import (
    CAMEL_NAMES,
    CAMELS_OF_A_COLOUR,
    COLOURS,
    MOST_PLAYERS,
    PALMS,
    WATERHOLE_KINDS,
    WATERHOLES_OF_A_KIND,
)
from simoun.games.through_the_desert.face.options import (
    OPTIONS,
    variant_agreed,
    variant_of,
)
from simoun.games.through_the_desert.setup import begin_streams, part_in_play
from simoun.games.through_the_desert.state import (
    BYTE,
    NO_HEX,
    OUTCOMES,
    PLAYING,
    Setup,
    ThroughTheDesert,
    bare,
    caravan,
    drop_rider,
    put_camel,
    put_rider,
    supply_of,
)

SEATS: Final = seats(MOST_PLAYERS)
SCORES: Final = ["hidden", "open"]
VALUES: Final = [str(kind + 1) for kind in range(WATERHOLE_KINDS)]
KEYS: Final = [
    *["game", "options", "palms", "waterholes", "supply", "seats", "turn", "outcome", VARIANTS]
]
SEAT_KEYS: Final = ["to_place", "riders", "camels", "territory", "oases", "waterholes"]
TURN_KEYS: Final = ["first", "seat", "camels_left", "turns"]
MOST_TURNS: Final = 1000  # `checks` knows how many a game can have


# ---------------------------------------------------------------- writing


def write(s: ThroughTheDesert) -> dict[str, object]:
    return {
        "game": "through_the_desert",
        "options": {"scores": SCORES[1 if s.setup.open_scores else 0]},
        "palms": [HEX_NAMES[s.setup.palms[palm]] for palm in range(len(s.setup.palms))],
        "waterholes": {
            VALUES[kind]: named(hexes_in(s.waterholes, kind)) for kind in range(WATERHOLE_KINDS)
        },
        "supply": {CAMEL_NAMES[colour]: int(supply_of(s, colour)) for colour in range(COLOURS)},
        "seats": [write_seat(s, player) for player in range(s.setup.players)],
        "turn": {
            "first": SEATS[s.setup.first],
            "seat": SEATS[s.current],
            "camels_left": int(s.to_place),
            "turns": int(s.turns),
        },
        "outcome": OUTCOMES[s.outcome] if s.over else None,
        **with_variants(variant_agreed(s)),
    }


def write_seat(s: ThroughTheDesert, player: int) -> dict[str, object]:
    riders = {colour: int(s.ridden[caravan(player, colour)]) for colour in range(COLOURS)}
    riding = [colour for colour, hex in riders.items() if hex != NO_HEX]
    return {
        "to_place": listed(s.riders[player], CAMEL_NAMES),
        "riders": {CAMEL_NAMES[colour]: HEX_NAMES[riders[colour]] for colour in riding},
        "camels": {CAMEL_NAMES[c]: named(unridden(s, player, c)) for c in riding},
        "territory": named(hexes_in(s.territories, player)),
        "oases": {CAMEL_NAMES[c]: named(oases_reached(s, player, c)) for c in riding},
        "waterholes": {
            VALUES[kind]: int(s.tokens[player] >> (8 * kind)) & BYTE
            for kind in range(WATERHOLE_KINDS)
        },
    }


def named(hexes: list[int]) -> list[str]:
    return [HEX_NAMES[hex] for hex in hexes]


def unridden(s: ThroughTheDesert, player: int, colour: int) -> list[int]:
    k = int(caravan(player, colour))
    return [hex for hex in hexes_in(s.camels, k) if hex != s.ridden[k]]


def oases_reached(s: ThroughTheDesert, player: int, colour: int) -> list[int]:
    reached = int(s.reached[player]) >> (colour * PALMS)
    return [int(s.setup.palms[palm]) for palm in range(len(s.setup.palms)) if reached >> palm & 1]


# ---------------------------------------------------------------- reading


def read(data: Mapping[str, object], seed: i64) -> ThroughTheDesert:
    sheet = Sheet(data, "The position", KEYS)
    team = team_on(sheet, SEAT_KEYS, MOST_PLAYERS)
    turn = Sheet(sheet.value("turn"), "The turn", TURN_KEYS)
    s = read_board(sheet, turn, len(team))
    for player, seat in enumerate(team):
        read_riders(seat, s, player)
        read_camels(seat, s, player)
    for player, seat in enumerate(team):
        read_points(seat, s, player)
    read_supply(Sheet(sheet.value("supply"), "The supply", CAMEL_NAMES), s)
    read_turn(turn, s)
    read_outcome(sheet, s)
    begin_streams(s, seed)
    return s


def read_board(sheet: Sheet, turn: Sheet, players: int) -> ThroughTheDesert:
    options = Sheet(sheet.value("options"), "The options", ["scores"])
    in_play = part_in_play(players)
    palms = read_hexes(sheet, "palms", sheet.value("palms"), in_play)
    if len(palms) != PALMS and (palms or players < MOST_PLAYERS):
        raise Refused(f"The position has {len(palms)} palms: it needs {PALMS}.")
    first = turn.name("first", SEATS[:players])
    shown = options.name("scores", SCORES) == 1
    variant = variant_of(variants_on(OPTIONS, sheet.content), players)
    s = bare(Setup(players, first, shown, in_play, vec[i64](palms), variant))
    waterholes = Sheet(sheet.value("waterholes"), "The waterholes", VALUES)
    for kind, value in enumerate(VALUES):
        for hex in read_hexes(waterholes, value, waterholes.value(value), s.free):
            put_in(s.waterholes, kind, hex)
    return s


def read_hexes(sheet: Sheet, key: str, items: object, allowed: vec[i64]) -> list[int]:
    """Each at most once, and all among those allowed."""
    if not isinstance(items, list):
        raise sheet.wrong(key, items, "a list of hexes")
    found = [sheet.named(key, item, HEX_NAMES) for item in items]
    for hex in found:
        if found.count(hex) > 1:
            raise Refused(f"{sheet.title}: {key!r} names {HEX_NAMES[hex]} twice.")
        if not holds(allowed, 0, hex):
            raise Refused(f"{sheet.title}: {HEX_NAMES[hex]} is taken, or not in play ({key}).")
    return found


def read_riders(seat: Sheet, s: ThroughTheDesert, player: int) -> None:
    riders = Sheet(seat.value("riders"), f"The riders of {seat.title}", CAMEL_NAMES)
    to_place = seat.set_of_names("to_place", CAMEL_NAMES)
    for colour, name in enumerate(CAMEL_NAMES):
        if name in riders.content:
            if to_place >> colour & 1:
                raise Refused(f"{seat.title}: its {name} rider is on the board and beside it.")
            [hex] = read_hexes(riders, name, [riders.value(name)], s.free)
            put_rider(s, player, colour, hex)
        elif not to_place >> colour & 1:
            drop_rider(s, player, colour)


def read_camels(seat: Sheet, s: ThroughTheDesert, player: int) -> None:
    camels = Sheet(seat.value("camels"), f"The camels of {seat.title}", CAMEL_NAMES)
    for name in camels.content:
        colour = CAMEL_NAMES.index(name)
        if s.ridden[caravan(player, colour)] == NO_HEX:
            raise Refused(f"{camels.title}: those of {name} have no rider.")
        for hex in read_hexes(camels, name, camels.value(name), s.free):
            put_camel(s, player, colour, hex)


def read_points(seat: Sheet, s: ThroughTheDesert, player: int) -> None:
    territory = read_hexes(seat, "territory", seat.value("territory"), s.setup.in_play)
    inside = hex_set(territory)
    for w in range(len(inside)):
        s.territories[player * len(inside) + w] = inside[w]
    oases = Sheet(seat.value("oases"), f"The oases of {seat.title}", CAMEL_NAMES)
    palms = [int(s.setup.palms[palm]) for palm in range(len(s.setup.palms))]
    for name in oases.content:
        for hex in read_hexes(oases, name, oases.value(name), s.setup.oases):
            s.reached[player] |= 1 << CAMEL_NAMES.index(name) * PALMS + palms.index(hex)
            s.tokens[player] += 1 << 24
    waterholes = Sheet(seat.value("waterholes"), f"The waterholes of {seat.title}", VALUES)
    for kind, value in enumerate(VALUES):
        s.tokens[player] += waterholes.number(value, 0, WATERHOLES_OF_A_KIND) << (8 * kind)


def read_supply(supply: Sheet, s: ThroughTheDesert) -> None:
    s.supply = 0
    for colour, name in enumerate(CAMEL_NAMES):
        s.supply |= supply.number(name, 0, CAMELS_OF_A_COLOUR) << (8 * colour)


def read_turn(turn: Sheet, s: ThroughTheDesert) -> None:
    s.current = turn.name("seat", SEATS[: s.setup.players])
    s.to_place = turn.number("camels_left", 0, int(s.setup.camels_a_turn))
    s.turns = turn.number("turns", 0, MOST_TURNS)


def read_outcome(sheet: Sheet, s: ThroughTheDesert) -> None:
    word = sheet.value("outcome")
    s.outcome = PLAYING if word is None else 1 + sheet.named("outcome", word, OUTCOMES[1:])
    s.over = s.outcome != PLAYING

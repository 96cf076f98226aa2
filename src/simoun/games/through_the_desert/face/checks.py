"""What must agree in a position on paper: a board that no game could give is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.core.hexes import WORDS, hexes_in, holds
from simoun.core.refusal import Refused
from simoun.core.squares import members, size
from simoun.games.through_the_desert import camels, ending
from simoun.games.through_the_desert.board import BOARD, HEX_NAMES, NEAR
from simoun.games.through_the_desert.data import (
    ALL_COLOURS,
    CAMEL_NAMES,
    COLOURS,
    MOST_PLAYERS,
    PALMS,
    WATERHOLE_KINDS,
    WATERHOLES_OF_A_KIND,
)
from simoun.games.through_the_desert.face.view import areas, rides
from simoun.games.through_the_desert.face.words import SEATS
from simoun.games.through_the_desert.points import enclosed
from simoun.games.through_the_desert.state import (
    BYTE,
    EXHAUSTED,
    NO_HEX,
    STUCK,
    ThroughTheDesert,
    caravan,
    colours_placed,
    is_laid,
    length,
    placing_riders,
    set_aside_by,
    supply_of,
    waterhole_at,
)


def check_riders(s: ThroughTheDesert) -> None:
    """Everyone has placed as many, or one more in this round; nobody sets aside but 5 players."""
    for player in range(s.setup.players):
        check_aside(s, player)
        order = (player - s.setup.first) % s.setup.players
        mine = rides(s, player)
        if mine and not is_laid(s):
            raise Refused("No rider is placed before the board is laid.")
        if is_laid(s) and mine != rides_due(s, int(order)):
            raise Refused(f"{SEATS[player]} has placed {mine} riders: it isn't so many now.")


def check_distance_of_riders(s: ThroughTheDesert) -> None:
    """Never next to an oasis (T8) or to another rider (T9)."""
    ridden = sorted(int(hex) for hex in s.ridden if hex != NO_HEX)
    for hex in ridden:
        if holds(s.setup.shade, 0, hex):
            raise Refused(f"The rider on {HEX_NAMES[hex]} stands next to an oasis.")
        for other in ridden:
            if holds(NEAR, hex, other):
                pair = f"{HEX_NAMES[hex]} and {HEX_NAMES[other]}"
                raise Refused(f"The riders on {pair} stand next to each other.")


def check_first_round(s: ThroughTheDesert) -> None:
    order = [(s.setup.first + k) % s.setup.players for k in range(s.setup.players)]
    if not first_round_fits(s, [int(player) for player in order], 0):
        raise Refused("In the first round everyone places a colour that nobody has placed yet.")


def first_round_fits(s: ThroughTheDesert, players: list[int], placed: int) -> bool:
    """These may have opened with some of their riders, after those colours were placed (T10)."""
    if not players or not colours_placed(s, players[0]):
        return True
    mine = int(colours_placed(s, players[0]))
    fresh = (mine | int(s.riders[players[0]])) & ~placed
    return any(
        first_round_fits(s, players[1:], placed | 1 << colour)
        for colour in members(mine & fresh if fresh else mine)
    )


def rides_due(s: ThroughTheDesert, order: int) -> int:
    """Riders on the board of whom comes so late in a round."""
    each = 4 if s.setup.players == MOST_PLAYERS else COLOURS
    if not any(s.riders[player] for player in range(s.setup.players)):
        return each
    on_board = sum(rides(s, player) for player in range(s.setup.players))
    whole, more = divmod(on_board, int(s.setup.players))
    if (s.setup.first + more) % s.setup.players != s.current:
        raise Refused(f"With {on_board} riders on the board it isn't {SEATS[s.current]}'s turn.")
    return whole + 1 if order < more else whole


def check_aside(s: ThroughTheDesert, player: int) -> None:
    aside = set_aside_by(s, player)
    if s.setup.players < MOST_PLAYERS:
        wanted = 0
    elif is_laid(s):
        wanted = 1
    else:
        order = (player - s.setup.first) % MOST_PLAYERS
        gone = (s.current - s.setup.first) % MOST_PLAYERS
        everyone = s.current == s.setup.first and s.riders[s.current] != ALL_COLOURS
        wanted = 1 if order < gone or everyone else 0
    if size(aside) != wanted:
        raise Refused(f"{SEATS[player]} has {size(aside)} riders set aside: it needs {wanted}.")
    if any(aside & set_aside_by(s, other) for other in range(s.setup.players) if other != player):
        raise Refused(f"{SEATS[player]} has set aside a colour that another has set aside too.")


def check_supply(s: ThroughTheDesert) -> None:
    """All the camels of the game: those beside the board, and those placed since (T3)."""
    for colour, name in enumerate(CAMEL_NAMES):
        caravans = [int(length(s, player, colour)) for player in range(s.setup.players)]
        left, placed = int(supply_of(s, colour)), sum(n - 1 for n in caravans if n)
        if left + placed != s.setup.supply:
            raise Refused(
                f"The position has {left} {name} camels in supply and {placed} placed:"
                f" together they are {s.setup.supply}."
            )


def check_caravans(s: ThroughTheDesert) -> None:
    for player in range(s.setup.players):
        for colour in members(colours_placed(s, player)):
            k = int(caravan(player, colour))
            if len(areas(hexes_in(s.camels, k))) > 1:
                name = CAMEL_NAMES[colour]
                raise Refused(f"The {name} caravan of {SEATS[player]} isn't in one piece.")
            check_distance(s, player, colour)
            if placing_riders(s) and length(s, player, colour) > 1:
                raise Refused("Camels are placed once all riders are.")


def check_distance(s: ThroughTheDesert, player: int, colour: int) -> None:
    """Never next to another player's camel of that colour (T15)."""
    for other in range(player):
        for w in range(WORDS):
            theirs = s.camels[caravan(other, colour) * WORDS + w]
            if theirs & s.reach[caravan(player, colour) * WORDS + w]:
                raise Refused(
                    f"The {CAMEL_NAMES[colour]} caravans of {SEATS[other]} and"
                    f" {SEATS[player]} touch each other."
                )


def check_territories(s: ThroughTheDesert) -> None:
    for player in range(s.setup.players):
        for area in areas(hexes_in(s.territories, player)):
            if not any(closes_off(s, player, colour, area) for colour in range(COLOURS)):
                where = HEX_NAMES[area[0]]
                raise Refused(f"No caravan of {SEATS[player]} closes off the area of {where}.")
            if any(waterhole_at(s, hex) for hex in area):
                raise Refused(f"The territory of {SEATS[player]} has a waterhole in it.")


def closes_off(s: ThroughTheDesert, player: int, colour: int, area: list[int]) -> bool:
    closed = enclosed(s, caravan(player, colour), area[0])
    return length(s, player, colour) > 0 and len(closed) > 0 and hexes_in(closed) == area


def check_closed_areas(s: ThroughTheDesert) -> None:
    """Who closes off an area by a camel owns it (T20); a rider alone closes nothing off."""
    free = {*hexes_in(s.free), *hexes_in(s.setup.oases)}
    for player in range(s.setup.players):
        for colour in members(colours_placed(s, player)):
            if length(s, player, colour) > 1:
                check_owned(s, player, colour, free)


def check_owned(s: ThroughTheDesert, player: int, colour: int, free: set[int]) -> None:
    for hex in closed_off(s, int(caravan(player, colour)), free):
        if not holds(s.territories, player, hex):
            raise Refused(
                f"The {CAMEL_NAMES[colour]} caravan of {SEATS[player]} closes off"
                f" {HEX_NAMES[hex]}, which isn't its territory."
            )


def closed_off(s: ThroughTheDesert, own: int, free: set[int]) -> list[int]:
    """The free hexes that no other camel reaches, around this caravan."""
    left = set(free)
    reached = [hex for hex in hexes_in(s.setup.in_play) if hex not in left]
    for hex in reached:  # it grows meanwhile
        if not holds(s.camels, own, hex):
            near = left.intersection(BOARD.next[hex])
            left -= near
            reached += near
    return sorted(left)


def check_oases(s: ThroughTheDesert) -> None:
    """A caravan has reached the oases that it is next to, and those in its territory."""
    for player in range(s.setup.players):
        for colour in range(COLOURS):
            said = int(s.reached[player]) >> (colour * PALMS) & (1 << PALMS) - 1
            if said != oases_of(s, player, colour):
                name = CAMEL_NAMES[colour]
                raise Refused(f"The {name} caravan of {SEATS[player]} has reached other oases.")


def oases_of(s: ThroughTheDesert, player: int, colour: int) -> int:
    found = 0
    for hex in hexes_in(s.camels, int(caravan(player, colour))):
        found |= int(s.setup.palms_near[hex])
    for palm in range(len(s.setup.palms)):
        hex = int(s.setup.palms[palm])
        if holds(s.territories, player, hex) and length(s, player, colour):
            if len(enclosed(s, caravan(player, colour), hex)):
                found |= 1 << palm
    return found


def check_waterholes(s: ThroughTheDesert) -> None:
    lying = [hex for kind in range(WATERHOLE_KINDS) for hex in hexes_in(s.waterholes, kind)]
    for hex in lying:
        if lying.count(hex) > 1:
            raise Refused(f"The position has two waterholes on {HEX_NAMES[hex]}.")
    if not is_laid(s) and (lying or any(s.tokens)):
        raise Refused("The position has waterholes before the board is laid.")
    for kind in range(WATERHOLE_KINDS):
        held = [int(s.tokens[player] >> (8 * kind)) & BYTE for player in range(s.setup.players)]
        n = len(hexes_in(s.waterholes, kind)) + sum(held)
        if n > WATERHOLES_OF_A_KIND:
            raise Refused(
                f"The position has {n} waterholes of {kind + 1}: there are {WATERHOLES_OF_A_KIND}."
            )
    if any(not holds(s.free, 0, hex) for hex in lying):
        raise Refused("The position has a camel on a waterhole: it would have taken it.")


def check_turns(s: ThroughTheDesert) -> None:
    """In each turn a camel is placed, or who can't place one any more is passed over (T17b)."""
    most = COLOURS * int(s.setup.supply)
    if not all(camels.can_place(s, player) for player in range(s.setup.players)):
        most = (most + 1) * int(s.setup.players)
    if s.turns > most:
        raise Refused(f"The turn: {s.turns} turns can't be over, {most} at most.")


def check_turn(s: ThroughTheDesert) -> None:
    exhausted = ending.has_run_out(s)
    stuck = not any(camels.can_place(s, player) for player in range(s.setup.players))
    if s.over:
        fits = exhausted if s.outcome == EXHAUSTED else s.outcome == STUCK and stuck
        if not fits or s.to_place or not is_laid(s) or placing_riders(s):
            raise Refused("The position: 'outcome' says that it is over, the board doesn't.")
    elif not is_laid(s) or placing_riders(s):
        if s.to_place or s.turns:
            raise Refused("The turn: no camels are placed before all riders are.")
    else:
        check_camels_left(s, exhausted)


def check_camels_left(s: ThroughTheDesert, exhausted: bool) -> None:
    if not 1 <= s.to_place <= camels.camels_in_turn(s):
        raise Refused(f"The turn: {s.to_place} camels left can't be, after {s.turns} turns.")
    if exhausted and s.to_place == s.setup.camels_a_turn:
        raise Refused("The last camel of a colour is placed: the game ended with that turn.")
    if (s.setup.first + s.turns) % s.setup.players != s.current:
        raise Refused(f"After {s.turns} turns it isn't {SEATS[s.current]}'s.")
    if not camels.can_place(s, s.current):
        raise Refused(f"{SEATS[s.current]} can't place a camel: it would be passed over.")


CHECKS: Final[list[Callable[[ThroughTheDesert], None]]] = [
    check_riders,
    check_distance_of_riders,
    check_first_round,
    check_supply,
    check_caravans,
    check_territories,
    check_closed_areas,
    check_oases,
    check_waterholes,
    check_turns,
    check_turn,
]

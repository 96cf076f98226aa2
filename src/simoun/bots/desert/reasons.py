"""Why a plan is good in Forbidden Desert: thirst, sand, parts, and what may lie below a tile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from simoun.bots.desert.terms import TERMS
from simoun.bots.reasons import Look, Reasons, Subject, per_cent, steps, terms_from
from simoun.core.actions import kind_of, what_of, who_of
from simoun.core.bags import bag_size, layers
from simoun.core.squares import bit, has, size
from simoun.core.why import Reason, reason
from simoun.games.desert.actions import EXCAVATE, MOVE, SCOPE
from simoun.games.desert.city import place_shown
from simoun.games.desert.data import (
    CLUES,
    NOWHERE,
    PAD,
    PART_NAMES,
    PARTS,
    PLACE_NAMES,
    SAND,
    SUN,
    TAKEN,
    WELL,
)
from simoun.games.desert.face.odds import cards_to_come, known_of
from simoun.games.desert.game import RULES
from simoun.games.desert.state import Desert, is_buried, part_place, parts_taken
from simoun.games.desert.storm import in_shade
from simoun.games.team.face.odds import chance_of
from simoun.games.team.state import NOBODY, WON

# ---------------------------------------------------------------- what lies below


def below(look: Look[Desert]) -> Reason | None:
    """What an excavation, or a look through a Terrascope, may show."""
    s, action = look.brink, look.reveal
    if kind_of(action) not in (EXCAVATE, SCOPE):
        return None
    chances = RULES.chances(s, action)
    place = int(what_of(action) if kind_of(action) == SCOPE else s.pawns[who_of(action)])
    where, all_faces = PLACE_NAMES[place], sum(weight for _, weight in chances)
    if len(chances) < 2:
        return None
    wells = sum(weight for face, weight in chances if face == WELL)
    if wells:
        return reason("D15", "desert-hint-well", place=where, chance=per_cent(wells / all_faces))
    wanted = sum(weight for face, weight in chances if face >= CLUES or face == PAD)
    share = per_cent(wanted / all_faces)
    return reason("D11", "desert-hint-below", place=where, n=wanted, all=all_faces, chance=share)


# ---------------------------------------------------------------- thirst


def thirst(s: Desert, player: int) -> int | None:
    """The chance in per cent that this turn's storm brings more sun than a player has water."""
    if s.seen or s.put_back is not None:
        return None  # somebody is looking at the cards
    if s.over or has(in_shade(s), player):
        return 0
    sun = known_of(s, SUN, layers(s.storm_deck, s.storm_under))
    return per_cent(chance_of(sun, cards_to_come(s), int(s.water[player]) + 1))


def thirsty(look: Look[Desert]) -> Reason | None:
    found = fall(look, thirst)
    return None if found is None else reason("D45", "desert-hint-thirst", **found)


def fall(look: Look[Desert], figure: Callable[[Desert, int], int | None]) -> dict[str, int] | None:
    """Whose figure falls most, if any does."""
    best: dict[str, int] | None = None
    if look.is_elsewhere():
        return None
    for who in range(look.after.setup.players):
        was, now = figure(look.before, who), figure(look.after, who)
        if was is None or now is None:
            return None
        if was > now and (best is None or was - now > best["from"] - best["to"]):
            best = {"who": who, "from": was, "to": now}
    return best


def drinks(look: Look[Desert]) -> Reason | None:
    def dry(s: Desert, who: int) -> int:
        return -int(s.water[who])

    found = fall(look, dry)
    if found is None:
        return None
    was, now = -found["from"], -found["to"]
    return reason("D15", "desert-hint-water", who=found["who"], **{"from": was, "to": now})


def fewer_cards(look: Look[Desert]) -> Reason | None:
    if look.is_elsewhere():
        return None
    was, now = cards_to_come(look.before), cards_to_come(look.after)
    return fewer(look, "D41", "desert-hint-cards", was, now)


# ---------------------------------------------------------------- parts and the way home


def won(look: Look[Desert]) -> Reason | None:
    if look.after.over and look.after.outcome == WON:
        return reason("D44", "desert-hint-win", parts=PARTS)
    return None


def takes(look: Look[Desert]) -> Reason | None:
    for part in range(PARTS):
        if part_place(look.after, part) == TAKEN and part_place(look.before, part) != TAKEN:
            n = int(parts_taken(look.after))
            return reason("D12", "desert-hint-part", part=PART_NAMES[part], n=n, all=PARTS)
    return None


def nearer_part(look: Look[Desert]) -> Reason | None:
    for part in range(PARTS):
        place = int(part_place(look.after, part))
        if place in (NOWHERE, TAKEN) or part_place(look.before, part) != place:
            continue
        was, now = nearest(look.before, place), nearest(look.after, place)
        if was is not None and now is not None and now < was:
            facts = {"from": was, "to": now}
            where = PLACE_NAMES[place]
            return reason("D12", "desert-hint-way", part=PART_NAMES[part], place=where, **facts)
    return None


def nearest(s: Desert, place: int) -> int | None:
    """Steps of who is nearest to a place."""
    ways = [walk(s, who, int(bit(place))) for who in range(s.setup.players)]
    return min([way for way in ways if way is not None], default=None)


def walk(s: Desert, who: int, places: int) -> int | None:
    return steps(RULES, s, who, [MOVE], places)


def nearer_home(look: Look[Desert]) -> Reason | None:
    was, now = home(look.before), home(look.after)
    if was is None or now is None or now >= was:
        return None
    return reason("D44", "desert-hint-home", **{"from": was, "to": now})


def home(s: Desert) -> int | None:
    """Steps of all to the launch pad."""
    pad = int(place_shown(s, PAD))
    if pad == NOBODY:
        return None
    ways = [walk(s, who, int(bit(pad))) for who in range(s.setup.players)]
    return None if None in ways else sum([way for way in ways if way is not None])


def nearer_unknown(look: Look[Desert]) -> Reason | None:
    """To a tile that can be excavated."""
    who = int(look.after.current)
    if look.is_elsewhere():
        return None
    was, now = (walk(s, who, unknown(s)) for s in (look.before, look.after))
    if was is None or now is None or now >= was:
        return None
    return reason("D11", "desert-hint-unknown", who=who, **{"from": was, "to": now})


def unknown(s: Desert) -> int:
    """The tiles that show their desert side, and have no sand."""
    hidden = (1 << len(PLACE_NAMES)) - 1 & ~int(s.revealed) & ~int(bit(s.hole))
    return hidden & ~int(s.sandy)


# ---------------------------------------------------------------- sand


def fewer(look: Look[Desert], rule: str, message: str, was: int, now: int) -> Reason | None:
    return reason(rule, message, **{"from": was, "to": now}) if now < was else None


def sand(look: Look[Desert]) -> Reason | None:
    was, now = int(SAND - look.before.sand_left), int(SAND - look.after.sand_left)
    if now >= was:
        return None
    return reason("D10", "desert-hint-sand", all=SAND, **{"from": was, "to": now})


def blocked(look: Look[Desert]) -> Reason | None:
    was, now = int(size(look.before.blocked)), int(size(look.after.blocked))
    return fewer(look, "D8", "desert-hint-blocked", was, now)


def buried(look: Look[Desert]) -> Reason | None:
    return fewer(look, "D13", "desert-hint-buried", in_sand(look.before), in_sand(look.after))


def in_sand(s: Desert) -> int:
    return sum(is_buried(s, player) for player in range(s.setup.players))


def gear(look: Look[Desert]) -> Reason | None:
    """Cards that another way would use up."""
    was, now = equipment(look.before), equipment(look.after)
    if now <= was:
        return None
    return reason("D32", "desert-hint-gear", **{"from": was, "to": now})


def equipment(s: Desert) -> int:
    return sum(int(bag_size(s.hands[player])) for player in range(s.setup.players))


# ---------------------------------------------------------------- whatever happens


def driest(look: Look[Desert]) -> Reason | None:
    s = look.after
    chances = [thirst(s, player) for player in range(s.setup.players)]
    known = [chance for chance in chances if chance is not None]
    if look.is_elsewhere() or len(known) < len(chances) or not max(known):
        return None
    who, cards = known.index(max(known)), cards_to_come(s)
    return reason("D45", "desert-hint-driest", who=who, n=cards, chance=max(known))


def sand_lies(look: Look[Desert]) -> Reason | None:
    return reason("D46", "desert-hint-lies", n=int(SAND - look.after.sand_left), all=SAND)


def terms(*beginnings: str) -> list[str]:
    return terms_from(TERMS, beginnings)


REASONS: Final = Reasons[Desert](
    openers=[won, takes, below],
    subjects=[
        Subject(thirsty, *terms("dying", "parched", "water ", "way to shade")),
        Subject(drinks, *terms("water ", "wells", "way to well", "carrier", "reserves")),
        Subject(fewer_cards, *terms("cards coming")),
        Subject(nearer_part, *terms("way to parts", "way of next")),
        Subject(nearer_home, *terms("way home", "farthest", "apart")),
        Subject(nearer_unknown, *terms("way to unknown", "ways to unknown", "way of next")),
        Subject(buried, *terms("pawns buried")),
        Subject(blocked, *terms("tiles blocked")),
        Subject(sand, *terms("sand ", "smothering", "tiles blocked", "way")),
        Subject(gear, *terms("blasters", "jet packs", "shields", "terrascopes", "throttles")),
    ],
    always=[driest, sand_lies],
)

"""Why a plan is good on Forbidden Island: what sinks, what is captured, who meets whom."""

from __future__ import annotations

from typing import Final

from simoun.bots.island.terms import TERMS
from simoun.bots.reasons import Look, Reasons, Subject, per_cent, steps, terms_from
from simoun.core.bags import bag_size, cards, layers
from simoun.core.squares import bit, has, members, size
from simoun.core.why import Reason, reason
from simoun.games.island.actions import FLY, MOVE
from simoun.games.island.data import (
    CARDS_FOR_A_TREASURE,
    FLOOD_RATE,
    HAND_LIMIT,
    HELICOPTER,
    SANDBAGS,
    SKULL,
    TREASURES,
)
from simoun.games.island.face.odds import chance_of_flood
from simoun.games.island.face.words import CARDS, TILE_SLUGS
from simoun.games.island.game import RULES
from simoun.games.island.state import Island, held, is_captured
from simoun.games.team.state import WON

WALKS: Final = (MOVE, FLY)


def tile(s: Island, place: int) -> str:
    return TILE_SLUGS[s.setup.tile_at[place]]


# ---------------------------------------------------------------- what may sink this turn


def is_foreseeable(s: Island) -> bool:
    """No deck runs out before the turn is over: what is shuffled then, nobody can count on."""
    if s.to_draw > bag_size(s.treasure_deck):
        return False
    left = sum(layer.bit_count() for layer in layers(s.flood_deck, s.flood_under))
    if s.ended and not s.to_draw:
        return left >= s.to_flood
    return left >= max(FLOOD_RATE[tick] for tick in range(s.water, min(s.water + 3, SKULL)))


def sinks(s: Island, places: int) -> int:
    """The chance in per cent that this turn's flood cards sink one of these places."""
    return per_cent(chance_of_flood(s, int(s.flooded) & places))


def less_risk(look: Look[Island], places: list[int]) -> tuple[int, int, int] | None:
    """The place whose danger falls most, and its chances to sink without the plan and with it."""
    before, after = look.before, look.after
    if look.is_elsewhere() or not is_foreseeable(before) or not is_foreseeable(after):
        return None
    found = [
        (place, sinks(before, int(bit(place))), sinks(after, int(bit(place)))) for place in places
    ]
    place, was, now = max(found, key=lambda one: one[1] - one[2], default=(0, 0, 0))
    return (place, was, now) if was > now else None


def landing(look: Look[Island]) -> Reason | None:
    return sinking(look, [int(look.after.setup.landing)])


def temples(look: Look[Island]) -> Reason | None:
    """Of treasures that are still to be captured."""
    s = look.after
    left = [k for k in range(TREASURES) if not is_captured(s, k)]
    return sinking(look, [place for k in left for place in members(s.setup.sites[k])])


def other_tiles(look: Look[Island]) -> Reason | None:
    s = look.after
    sites = sum(int(s.setup.sites[k]) for k in range(TREASURES) if not is_captured(s, k))
    wet = int(look.before.flooded | s.flooded) & ~sites & ~int(bit(s.setup.landing))
    return sinking(look, members(wet))


def sinking(look: Look[Island], places: list[int]) -> Reason | None:
    found = less_risk(look, places)
    if found is None:
        return None
    place, was, now = found
    last = last_place_of(look.after, place)
    facts = {"from": was, "to": now}
    if last is not None:
        name = CARDS[last]
        return reason(
            "I31", "island-hint-last-place", place=tile(look.after, place), treasure=name, **facts
        )
    return reason("I17", "island-hint-sinks", place=tile(look.after, place), **facts)


def last_place_of(s: Island, place: int) -> int | None:
    """The treasure that can be captured nowhere else."""
    for treasure in range(TREASURES):
        sites = s.setup.sites[treasure]
        if has(sites, place) and not is_captured(s, treasure) and sites & ~s.present:
            return treasure
    return None


def wet_feet(look: Look[Island]) -> Reason | None:
    """Who stands on a tile that may sink."""
    before, after = look.before, look.after
    if look.is_elsewhere() or not is_foreseeable(before) or not is_foreseeable(after):
        return None
    found = [
        (who, sinks(before, int(bit(before.pawns[who]))), sinks(after, int(bit(after.pawns[who]))))
        for who in range(after.setup.players)
    ]
    who, was, now = max(found, key=lambda one: one[1] - one[2])
    return (
        reason("I20", "island-hint-stands", who=who, **{"from": was, "to": now})
        if was > now
        else None
    )


def flooded_tiles(look: Look[Island]) -> Reason | None:
    was, now = int(size(look.before.flooded)), int(size(look.after.flooded))
    return reason("I9", "island-hint-flooded", **{"from": was, "to": now}) if was > now else None


# ---------------------------------------------------------------- treasures


def won(look: Look[Island]) -> Reason | None:
    if look.after.over and look.after.outcome == WON:
        return reason("I30", "island-hint-win", treasures=TREASURES)
    return None


def captured(look: Look[Island]) -> Reason | None:
    new = members(int(look.after.captured & ~look.before.captured))
    if not new:
        return None
    n = int(size(look.after.captured))
    return reason("I11", "island-hint-captures", treasure=CARDS[new[0]], n=n, all=TREASURES)


def collected(look: Look[Island]) -> Reason | None:
    """Who has more cards of a treasure than anybody had."""
    for treasure in range(TREASURES):
        was = most_cards(look.before, treasure)[0]
        now, who = most_cards(look.after, treasure)
        if now > was and not is_captured(look.after, treasure):
            facts = {"from": was, "to": now, "needed": CARDS_FOR_A_TREASURE}
            return reason("I11", "island-hint-cards", who=who, treasure=CARDS[treasure], **facts)
    return None


def most_cards(s: Island, treasure: int) -> tuple[int, int]:
    """How many cards one player has at most, and who that is."""
    hands = [int(cards(s.hands[player], treasure)) for player in range(s.setup.players)]
    return max(hands), hands.index(max(hands))


def way_to_capture(look: Look[Island]) -> Reason | None:
    """Of who has the cards, or all but one."""
    for treasure in range(TREASURES):
        most, who = most_cards(look.after, treasure)
        if most >= CARDS_FOR_A_TREASURE - 1 and not is_captured(look.after, treasure):
            was, now = (walk(s, who, s.setup.sites[treasure]) for s in (look.before, look.after))
            if was is not None and now is not None and now < was:
                name = CARDS[treasure]
                return reason(
                    "I11", "island-hint-way", who=who, treasure=name, **{"from": was, "to": now}
                )
    return None


def walk(s: Island, who: int, places: int) -> int | None:
    return steps(RULES, s, who, WALKS, int(places & s.present))


def meeting(look: Look[Island]) -> Reason | None:
    """Of two who have cards of the same treasure."""
    for treasure in range(TREASURES):
        _, whom = most_cards(look.after, treasure)
        for who in range(look.after.setup.players):
            if (
                who != whom
                and cards(look.after.hands[who], treasure)
                and not is_captured(look.after, treasure)
            ):
                was, now = (
                    walk(s, who, int(bit(s.pawns[whom]))) for s in (look.before, look.after)
                )
                if was is not None and now is not None and now < was:
                    facts = {"from": was, "to": now}
                    name = CARDS[treasure]
                    return reason(
                        "I10", "island-hint-meet", who=who, whom=whom, treasure=name, **facts
                    )
    return None


def way_home(look: Look[Island]) -> Reason | None:
    was, now = home(look.before), home(look.after)
    if was is None or now is None or now >= was:
        return None
    return reason("I30", "island-hint-home", **{"from": was, "to": now})


def home(s: Island) -> int | None:
    """Actions of all pawns to Fools' Landing, each on its own way."""
    ways = [walk(s, who, int(bit(s.setup.landing))) for who in range(s.setup.players)]
    return None if None in ways else sum([way for way in ways if way is not None])


# ---------------------------------------------------------------- hands


def special_cards(look: Look[Island]) -> Reason | None:
    """Cards that another way would use up."""
    for card in (HELICOPTER, SANDBAGS):
        was, now = int(cards(held(look.before), card)), int(cards(held(look.after), card))
        if now > was:
            return reason("I22", "island-hint-keeps", card=CARDS[card], **{"from": was, "to": now})
    return None


def full_hands(look: Look[Island]) -> Reason | None:
    who = int(look.after.current)
    was, now = int(bag_size(look.before.hands[who])), int(bag_size(look.after.hands[who]))
    if now >= was or look.is_elsewhere():
        return None
    return reason("I16", "island-hint-hand", who=who, limit=HAND_LIMIT, **{"from": was, "to": now})


# ---------------------------------------------------------------- whatever happens


def any_tile(look: Look[Island]) -> Reason | None:
    if not is_foreseeable(look.after) or look.is_elsewhere():
        return None
    return reason(
        "I17",
        "island-hint-any",
        n=int(size(look.after.flooded)),
        chance=sinks(look.after, int(look.after.flooded)),
    )


def wet_tiles(look: Look[Island]) -> Reason | None:
    return reason("I17", "island-hint-wet", n=int(size(look.after.flooded)))


def terms(*beginnings: str) -> list[str]:
    return terms_from(TERMS, beginnings)


REASONS: Final = Reasons[Island](
    openers=[won, captured],
    subjects=[
        Subject(landing, *terms("landing", "ways to landing", "way to danger", "out of reach")),
        Subject(
            temples, *terms("temples", "last temple", "both temples", "way to danger", "out of")
        ),
        Subject(other_tiles, *terms("tiles sink")),
        Subject(flooded_tiles, *terms("tiles flooded", "tiles sunk")),
        Subject(wet_feet, *terms("drowning", "one way out", "cut off")),
        Subject(
            collected,
            *terms(
                "one card", "two cards", "three", "four", "other cards", "enough", "gifts needed"
            ),
        ),
        Subject(way_to_capture, *terms("way to capture", "wait to capture", "way of three")),
        Subject(meeting, *terms("way of gifts")),
        Subject(way_home, *terms("way home", "pawns", "ready", "helicopters short")),
        Subject(
            special_cards,
            *terms("helicopter", "a helicopter", "no helicopter", "sandbags", "covered"),
        ),
        Subject(full_hands, *terms("full hand", "other full", "first discards", "more discards")),
    ],
    always=[any_tile, wet_tiles],
)

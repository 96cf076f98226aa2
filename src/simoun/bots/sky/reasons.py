"""Why a plan is good in Forbidden Sky: what the storm does to whom, and what stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from simoun.bots.bot import reveal_due
from simoun.bots.reasons import Look, Reasons, Subject, per_cent, steps, terms_from
from simoun.bots.sky.corner import Corner
from simoun.bots.sky.pieces import WITH_QUARTER, tiles_for, tiles_held
from simoun.bots.sky.terms import TERMS
from simoun.core.actions import kind_of
from simoun.core.bags import bag_size, layers
from simoun.core.squares import has, size
from simoun.core.why import Reason, reason
from simoun.games.sky.actions import MOVE, SCOUT
from simoun.games.sky.data import CABLE_COPIES, KINDS, LARGE, LIGHTNING, PAD, PAD_KIND, ROD, SMALL
from simoun.games.sky.face.odds import cards_to_come, chance_of_some
from simoun.games.sky.face.words import KIND_SLUGS
from simoun.games.sky.game import RULES
from simoun.games.sky.state import Sky, count_of, stands_on
from simoun.games.sky.storm import would_be_struck
from simoun.games.team.state import NOBODY, WON

# ---------------------------------------------------------------- this turn's storm


class Toll(NamedTuple):
    """The chance of each player to be struck by Lightning, and to lose rope."""

    struck: list[float]
    frayed: list[float]


def toll(s: Sky) -> Toll | None:
    """Of this turn's storm, through every card that may come; None if it asks somebody first."""
    if not s.ended or s.over or s.seen:
        return None
    players = range(s.setup.players)
    struck, frayed = [0.0] * len(players), [0.0] * len(players)
    stormy = {int(s.fingerprint()): (s, 1.0)}
    while stormy:
        further: dict[int, tuple[Sky, float]] = {}
        for one, likely in stormy.values():
            if one.chooser != NOBODY:
                return None
            if RULES.reveal_is_due(one):
                add_next(one, likely, further)
                continue
            for player in players:
                struck[player] += likely * (one.health[player] < s.health[player])
                frayed[player] += likely * (one.rope[player] < s.rope[player])
        stormy = further
    return Toll(struck, frayed)


def add_next(s: Sky, likely: float, further: dict[int, tuple[Sky, float]]) -> None:
    """Each card that may come, with its chance."""
    action = reveal_due(RULES, s)
    chances = RULES.chances(s, action)
    whole = sum(weight for _, weight in chances)
    for card, weight in chances:
        after = s.copy()
        RULES.turn_up(after, action, card)
        here = int(after.fingerprint())
        known = further[here][1] if here in further else 0.0
        further[here] = (after, known + likely * weight / whole)


def storm(look: Look[Sky]) -> Reason | None:
    """Whose danger falls most."""
    before, after = toll(look.before), toll(look.after)
    if before is None or after is None or look.is_elsewhere():
        return None
    found = []
    for who in range(look.after.setup.players):
        for message, was, now in (
            ("sky-hint-struck", before.struck[who], after.struck[who]),
            ("sky-hint-frayed", before.frayed[who], after.frayed[who]),
        ):
            found.append(
                (per_cent(was) - per_cent(now), who, message, per_cent(was), per_cent(now))
            )
    drop, who, message, was, now = max(found)
    rule = "S29" if message == "sky-hint-struck" else "S32"
    return reason(rule, message, who=who, **{"from": was, "to": now}) if drop > 0 else None


# ---------------------------------------------------------------- the rocket


def won(look: Look[Sky]) -> Reason | None:
    if look.after.over and look.after.outcome == WON:
        return reason("S43", "sky-hint-win", cables=cables(look.after))
    return None


def scouted(look: Look[Sky]) -> Reason | None:
    """What the next tile may bring of what is missing, and nobody holds."""
    s = look.brink
    if kind_of(look.reveal) != SCOUT:
        return None
    for kind in (PAD_KIND, LARGE, SMALL, ROD):
        tiles = int(WITH_QUARTER if kind == PAD_KIND else tiles_for(kind))
        if lacks(s, kind) and not int(tiles_held(s)) & tiles:
            chances = RULES.chances(s, look.reveal)
            n = sum(weight for tile, weight in chances if has(tiles, tile))
            whole = sum(weight for _, weight in chances)
            facts = {"n": n, "all": whole, "chance": per_cent(n / whole)}
            return reason("S10", "sky-hint-scout", piece=KIND_SLUGS[kind], **facts)
    return None


def lacks(s: Sky, kind: int) -> bool:
    return count_of(s.standing, kind) < needed(s, kind)


def needed(s: Sky, kind: int) -> int:
    return 1 if kind == PAD_KIND else int(s.setup.plan[kind])


def stands(look: Look[Sky]) -> Reason | None:
    """A component that the blueprint asks for."""
    for kind in range(len(KINDS)):
        was, now = (
            min(needed(s, kind), int(count_of(s.standing, kind))) for s in (look.before, look.after)
        )
        if now > was:
            facts = {"n": now, "all": needed(look.after, kind)}
            return reason("S15", "sky-hint-stands", piece=KIND_SLUGS[kind], **facts)
    return None


def quarters(look: Look[Sky]) -> Reason | None:
    """Around the corner where most of the launch pad lies."""
    was, now = (4 - int(Corner(s).missing) for s in (look.before, look.after))
    if now <= was:
        return None
    return reason("S15", "sky-hint-quarters", all=4, **{"from": was, "to": now})


def wired(look: Look[Sky]) -> Reason | None:
    was, now = cables(look.before), cables(look.after)
    if now == was:
        return None
    return reason("S18", "sky-hint-cables", **{"from": was, "to": now})


def cables(s: Sky) -> int:
    """Those that lie."""
    return int(sum(CABLE_COPIES) - s.short_left - s.long_left)


def nearer_home(look: Look[Sky]) -> Reason | None:
    was, now = home(look.before), home(look.after)
    if was is None or now is None or now >= was:
        return None
    return reason("S43", "sky-hint-home", **{"from": was, "to": now})


def home(s: Sky) -> int | None:
    """Steps of all to the launch pad, each on its own way."""
    if not has(s.standing, PAD):
        return None
    pad = int(stands_on(s, PAD))
    ways = [steps(RULES, s, who, [MOVE], pad) for who in range(s.setup.players)]
    return None if None in ways else sum([way for way in ways if way is not None])


# ---------------------------------------------------------------- players


def healed(look: Look[Sky]) -> Reason | None:
    for who in range(look.after.setup.players):
        was, now = int(look.before.health[who]), int(look.after.health[who])
        if now > was:
            return reason("S39", "sky-hint-health", who=who, **{"from": was, "to": now})
    return None


def mended(look: Look[Sky]) -> Reason | None:
    for who in range(look.after.setup.players):
        was, now = int(look.before.rope[who]), int(look.after.rope[who])
        if now > was:
            return reason("S40", "sky-hint-rope", who=who, **{"from": was, "to": now})
    return None


def tiles_laid(look: Look[Sky]) -> Reason | None:
    was, now = int(look.before.laid), int(look.after.laid)
    return reason("S11", "sky-hint-laid", **{"from": was, "to": now}) if now > was else None


def gear(look: Look[Sky]) -> Reason | None:
    """Cards that another way would use up."""
    was, now = (
        sum(int(bag_size(s.hands[player])) for player in range(s.setup.players))
        for s in (look.before, look.after)
    )
    return reason("S23", "sky-hint-gear", **{"from": was, "to": now}) if now > was else None


# ---------------------------------------------------------------- whatever happens


def lightning(look: Look[Sky]) -> Reason | None:
    s = look.after
    if look.is_elsewhere() or s.seen:
        return None
    deck = layers(s.storm_deck, s.storm_under)
    chance = per_cent(chance_of_some(deck, cards_to_come(s), [LIGHTNING]))
    return reason("S29", "sky-hint-lightning", chance=chance, n=int(size(would_be_struck(s))))


def cables_lie(look: Look[Sky]) -> Reason | None:
    return reason("S18", "sky-hint-lie", n=cables(look.after))


def terms(*beginnings: str) -> list[str]:
    return terms_from(TERMS, beginnings)


REASONS: Final = Reasons[Sky](
    openers=[won, scouted],
    subjects=[
        Subject(
            storm,
            *terms("electrocution", "fall", "hits", "wear", "wounds", "frays", "live", "shelters"),
            *terms("cages"),
        ),
        Subject(
            stands,
            *terms(
                "rods",
                "smalls",
                "larges",
                "pad built",
                "nearby",
                "work",
                "small open",
                "large open",
            ),
        ),
        Subject(quarters, *terms("quarters", "way to corner", "pad built")),
        Subject(
            wired, *terms("cables", "longs", "way to wire", "pad wired", "early cables", "work")
        ),
        Subject(nearer_home, *terms("way home", "last aboard", "launch next")),
        Subject(healed, *terms("wounds", "electrocution")),
        Subject(mended, *terms("frays", "fall")),
        Subject(
            tiles_laid,
            *terms("clutter", "full hands", "shelters", "cages", "teleporters", "work", "way"),
        ),
        Subject(gear, *terms("jetpacks", "strike", "gravity", "remote", "time", "med", "defray")),
    ],
    always=[lightning, cables_lie],
)

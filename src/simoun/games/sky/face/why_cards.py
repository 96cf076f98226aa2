"""Why a card, a power or a gift does nothing now in the sky."""

from __future__ import annotations

from simoun.core.bags import cards
from simoun.core.squares import has
from simoun.core.why import Asked, Reason, reason
from simoun.games.sky.adventurers import full_health, full_rope, has_room, room_for_tiles
from simoun.games.sky.data import DIRECTIONS, DOCTOR, SAILOR, SURVEYOR
from simoun.games.sky.face.why_platform import cannot_draw, here, not_in_hand
from simoun.games.sky.face.words import EQUIPMENT, STORM_CARDS
from simoun.games.sky.state import Sky, is_near
from simoun.games.sky.tiles import TILE_NAMES
from simoun.games.team.face.why import apart, not_held, oneself
from simoun.games.team.state import is_adventurer

# ---------------------------------------------------------------- powers


def cannot_heal(s: Sky, seat: int, asked: Asked) -> Reason | None:
    whom = asked.last("pawn")
    if not is_adventurer(s, seat, DOCTOR):
        return reason("S39", "sky-why-doctor")
    if whom == seat:
        return reason("S39", "sky-why-not-oneself")
    if whom is None:
        return reason("S39", "sky-why-nobody-to-heal")
    if s.health[whom] == full_health(s, whom):
        return reason("S39", "sky-why-healthy", whom=whom)
    return far_from(s, seat, whom, "S39")


def cannot_mend(s: Sky, seat: int, asked: Asked) -> Reason | None:
    whom = asked.last("pawn")
    if not is_adventurer(s, seat, SAILOR):
        return reason("S40", "sky-why-sailor")
    if whom is None:
        return reason("S40", "sky-why-nobody-to-mend")
    if s.rope[whom] == full_rope(s, whom):
        return reason("S40", "sky-why-rope-whole", whom=whom)
    return far_from(s, seat, whom, "S40")


def far_from(s: Sky, seat: int, other: int, rule: str) -> Reason | None:
    return None if is_near(s, seat, other) else reason(rule, "sky-why-not-near", whom=other)


def cannot_give_tile(s: Sky, seat: int, asked: Asked) -> Reason | None:
    whom = asked.last("pawn")
    if not is_adventurer(s, seat, SURVEYOR):
        return reason("S38", "sky-why-surveyor")
    found = oneself(seat, asked, "S38") or not_in_hand(s, seat, asked, "S38")
    if found or whom is None:
        return found or reason("S38", "sky-why-nobody-for-tiles")
    return far_from(s, seat, whom, "S38") or full_hand(s, whom)


def full_hand(s: Sky, player: int) -> Reason | None:
    if has_room(s, player):
        return None
    return reason(
        "S38", "sky-why-their-full-hand", whom=player, tiles=int(room_for_tiles(s, player))
    )


def cannot_take_tile(s: Sky, seat: int, asked: Asked) -> Reason | None:
    whom, tile = asked.last("pawn"), asked.last("tile")
    if not is_adventurer(s, seat, SURVEYOR):
        return reason("S38", "sky-why-surveyor")
    if not has_room(s, seat):
        return reason("S38", "sky-why-full-hand", tiles=int(room_for_tiles(s, seat)))
    if whom == seat:
        return oneself(seat, asked, "S38")
    players = range(s.setup.players) if whom is None else [whom]
    holders = [k for k in players if k != seat and holds(s, k, tile)]
    if tile is not None and not holders:
        return reason("S38", "sky-why-nobody-holds", tile=TILE_NAMES[tile])
    if whom is None and not holders:
        return reason("S38", "sky-why-nobody-for-tiles")
    if not holders:
        return reason("S38", "sky-why-their-empty-hand", whom=players[0])
    return far_from(s, seat, holders[0], "S38")


def holds(s: Sky, player: int, tile: int | None) -> bool:
    """A certain tile, or any."""
    return bool(s.tiles[player]) if tile is None else has(s.tiles[player], tile)


# ---------------------------------------------------------------- what something else asks for


def cannot_complete(s: Sky, seat: int, asked: Asked) -> Reason | None:
    side = asked.last("side")
    if s.circles and side is not None:
        return reason("S16", "sky-why-no-circle-there", side=DIRECTIONS[side])
    return reason("S16", "sky-why-no-circle")


def cannot_order(s: Sky, seat: int, asked: Asked) -> Reason | None:
    card = asked.last("storm")
    if not s.seen:
        return reason("S23h", "team-why-no-cards-seen")
    if card is None or cards(s.seen, card):
        return None
    return reason("S23h", "team-why-not-seen", card=STORM_CARDS[card])


def cannot_keep(s: Sky, seat: int, asked: Asked) -> Reason | None:
    tile = asked.last("tile")
    if s.tiles_seen and tile is not None:
        return reason("S23i", "sky-why-tile-not-seen", tile=TILE_NAMES[tile])
    return reason("S23i", "sky-why-no-tiles-seen")


def cannot_cross(s: Sky, seat: int, asked: Asked) -> Reason | None:
    whom = asked.last("pawn")
    if s.gust and whom is not None:
        return reason("S41", "sky-why-not-carried", whom=whom)
    return reason("S41", "sky-why-no-gust")


# ---------------------------------------------------------------- equipment


def cannot_jet(s: Sky, seat: int, asked: Asked) -> Reason | None:
    found = here(s, seat, asked.last("place"), "S23a")
    return found or (apart(s, seat, asked.all("pawn"), "S23a") if asked.all("pawn") else None)


def cannot_jet_with(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return apart(s, seat, asked.all("pawn"), "S23a") or cannot_jet(s, seat, asked)


def cannot_speed_up(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return reason("S23e", "team-why-own-turn-only")


def cannot_open_kit(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return reason("S23f", "sky-why-nobody-hurt")


def cannot_splice(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return reason("S23g", "sky-why-no-rope-worn")


def cannot_look_ahead(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return reason("S23h", "sky-why-storm-has-begun") if s.ended else None


def cannot_scope(s: Sky, seat: int, asked: Asked) -> Reason | None:
    return cannot_draw(s, seat, "S23i")


def cannot_hand_over(s: Sky, seat: int, asked: Asked) -> Reason | None:
    found = oneself(seat, asked, "S22") or not_held(s, seat, asked, "equipment", EQUIPMENT, "S22")
    return found or apart(s, seat, asked.all("pawn"), "S22")

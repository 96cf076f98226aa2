"""What is seen of players, and of whose turn it is, in all three games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from simoun.core.arrays import Part, put, put_bag, put_flag, put_one, put_pile
from simoun.core.bags import bag_size
from simoun.games.team.state import Team
from simoun.games.team.storm import StormTeam


def turn_parts(players: int) -> list[Part]:
    return [
        Part("turn", (players,)),  # whose it is
        Part("actions_left", (1,), 255),
        Part("ended", (1,)),
        Part("to_draw", (1,), 255),
    ]


def seat_parts(players: int, places: int, kinds: int, roles: int) -> list[Part]:
    return [
        Part("pawns", (players, places)),
        Part("hands", (players, kinds), 15),
        Part("adventurers", (players, roles)),
    ]


def put_seats(
    s: Team, seat: i64, row: vec[u8], at: i64, places: i64, kinds: i64, roles: i64
) -> i64:
    """Where everyone stands, what everyone holds, and who everyone is."""
    players = s.party.players
    for k in range(players):
        at = put_one(row, at, s.pawns[(seat + k) % players], places)
    for k in range(players):
        at = put_bag(row, at, s.hands[(seat + k) % players], kinds)
    for k in range(players):
        at = put_one(row, at, s.party.adventurers[(seat + k) % players], roles)
    return at


def put_turn(s: Team, seat: i64, row: vec[u8], at: i64) -> i64:
    players = s.party.players
    at = put_one(row, at, (s.current - seat + players) % players, players)
    at = put(row, at, s.actions_left)
    at = put_flag(row, at, s.ended)
    return put(row, at, s.to_draw)


def storm_parts(cards: int, ticks: int) -> list[Part]:
    return [
        Part("storm_next", (cards,), 15),  # the top layer
        Part("storm_deck", (cards,), 15),
        Part("storm_discard", (cards,), 15),
        Part("storm_seen", (cards,), 15),  # what somebody looks at
        Part("level", (ticks,)),  # of the storm meter
        Part("equipment_left", (1,), 15),
    ]


def put_storm(s: StormTeam, row: vec[u8], at: i64, cards: i64, ticks: i64) -> i64:
    at = put_bag(row, at, s.storm_deck, cards)
    at = put_pile(row, at, s.storm_deck, s.storm_under, cards)
    at = put_bag(row, at, s.storm_discard, cards)
    at = put_bag(row, at, s.seen, cards)
    at = put_one(row, at, s.level, ticks)
    return put(row, at, bag_size(s.equipment_deck))

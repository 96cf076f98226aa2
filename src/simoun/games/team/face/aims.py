"""What every team could try to reach: to meet, to win, to be alive after the cards of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from simoun.core.aims import Aim
from simoun.core.seating import seats
from simoun.games.team.rules import T
from simoun.games.team.state import WON, Team


def leave(s: T) -> Aim[T]:
    """All together, before the cards come."""
    return Aim("leave", {"won": "seat1"}, "cards", {}, lambda after: after.outcome == WON)


def alive(s: T) -> Aim[T]:
    """Whatever cards come, the game goes on."""
    return Aim("alive", next_turn(s), "turn", {}, lambda after: goes_on(s, after))


def next_turn(s: Team) -> dict[str, object]:
    players = int(s.party.players)
    return {"turn": seats(players)[(int(s.current) + 1) % players]}


def goes_on(s: Team, after: Team) -> bool:
    """With the next player."""
    return not after.over and after.current != s.current


def gather(
    s: T,
    name: str,
    places: Sequence[int],
    names: Sequence[str] | Mapping[int, str],
    away: int = 2,
) -> list[Aim[T]]:
    """Everyone comes to one of these places, where so many aren't there yet."""
    players = range(s.party.players)
    if not places or sum(s.pawns[player] not in places for player in players) < away:
        return []
    there = {"one_of": [names[place] for place in places]}
    goal = {"all": [{"position": f"seats.{player}.at", **there} for player in players]}

    def is_met(after: T) -> bool:
        return all(after.pawns[player] in places for player in players)

    return [Aim(name, goal, "cards", {}, is_met)]

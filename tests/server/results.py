"""Results at the deal of a day, as a store keeps them."""

from __future__ import annotations

from simoun.server.daily_book import Player, Result


def result(
    day: str, table: str, *guests: str, seat: int = 0, won: bool = False, turns: int = 9
) -> Result:
    """Of a team with a bot."""
    people = [Player(guest.title(), None, guest) for guest in guests]
    return Result(
        day=day,
        table=table,
        seat=seat,
        guests=list(guests),
        counts=True,
        together=True,
        players=[*people, Player("", "novice", None)],
        won=won,
        outcome="won" if won else "skull",
        turns=turns,
        hints=1,
        figures=[{"name": "treasures", "value": 2, "of": 4}],
        chances=[0.5, float(won)],
    )

"""What is told alike: whose game it is and how it ends, cards by name, what is known of a deck."""

from __future__ import annotations

from simoun.core.bags import Pile, bag_size, counts, layers
from simoun.games.team.face.seen import StormView, TeamView
from simoun.games.team.state import WON, Team


def team_view(s: Team, game: str, seat: int | None, outcomes: list[str]) -> TeamView:
    return {
        "game": game,
        "you": seat,
        "outcome": outcomes[s.outcome] if s.over else None,
        "won": s.outcome == WON,
    }


def numbered(bag: int, kinds: list[str]) -> dict[str, int]:
    """The things of a bag, by name, with how many of each."""
    return {kinds[kind]: n for kind, n in enumerate(counts(bag, len(kinds))) if n}


def listed(bag: int, kinds: list[str]) -> list[str]:
    """The things of a bag, each as often as it is there."""
    found: list[str] = []
    for kind, n in enumerate(counts(bag, len(kinds))):
        if n:
            found += [kinds[kind]] * n
    return found


def storm_view(
    level: int,
    meter: list[int],
    deck: list[int],
    discard: int,
    seen: int,
    put_back: Pile | None,
    kinds: list[str],
) -> StormView:
    """The meter, and what is known of the storm cards; the deck's top layer comes first."""
    known = [numbered(layer, kinds) for layer in deck]
    return {
        "level": level,
        "cards": meter[min(level, len(meter) - 1)],
        "meter": meter,
        "count": sum([int(bag_size(layer)) for layer in deck]),
        "next": dict(known[0]) if known else {},
        "layers": known,
        "discard": numbered(discard, kinds),
        "seen": numbered(seen, kinds),
        "put_back": [kinds[card] for card in reversed(layers(0, put_back))],
    }

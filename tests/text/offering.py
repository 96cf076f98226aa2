"""What could be done, said as the browser says it: so that its messages are tried in every game."""

from __future__ import annotations

from collections.abc import Sequence

from simoun.core.choice import Choice
from simoun.core.events import Fact
from simoun.core.phrases import Names, slug
from simoun.text import Called, Words


def offered(words: Words, game: str, choice: Choice, names: Names, seats: Sequence[Called]) -> str:
    variables = words.variables(game, facts_of(choice, names), seats)
    return words.say(f"{game}-do-{choice['verb']}", **variables)


def facts_of(choice: Choice, names: Names) -> dict[str, Fact]:
    """What a choice names, as an event would."""
    facts: dict[str, Fact] = {"who": choice["seat"]}
    group: list[int] = []
    for pick in choice["picks"]:
        thing, _, which = pick.partition(":")
        if thing == "pawn":
            group.append(int(which))
        elif thing == "place":
            facts[thing] = slug(names["place"][int(which)])
        else:  # the second of two alike is the other one
            facts["other" if thing in facts else thing] = int(which) if which.isdecimal() else which
    if group:
        facts.update(whom=group[0], group=list(dict.fromkeys(group)))
    return facts

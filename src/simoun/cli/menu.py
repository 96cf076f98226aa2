"""Choices by number: a long list is narrowed in steps, as clicks do in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from simoun.core.choice import Choice
from simoun.core.phrases import Names, slug
from simoun.text import Words

MOST_IN_A_LINE: Final = 12
NO_BREAK: Final = "\u00a0"


class Item(NamedTuple):
    """What a number stands for: one choice, or several to narrow further."""

    label: str
    choices: list[Choice]


class Group(NamedTuple):
    title: str
    items: list[Item]


class Menu:
    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.items = [item for group in groups for item in group.items]

    def lines(self) -> list[str]:
        """Title and numbered items of each group; no line should break inside an item."""
        found = []
        number = 0
        for group in self.groups:
            labels = []
            for item in group.items:
                number += 1
                labels.append(f"[{number}] {item.label}".strip().replace(" ", NO_BREAK))
            found.append("  ".join([group.title, *labels]))
        return found


class Speaker(NamedTuple):
    """Whose words the labels are in."""

    words: Words
    game: str
    seats: Sequence[str]
    names: Names

    def verb(self, choice: Choice) -> str:
        verb = self.words.say(f"{self.game}-verb-{choice['verb']}")
        return f"{self.seats[choice['seat']]} · {verb}"

    def picks(self, picks: Sequence[str]) -> str:
        """Who and what, in the order of the action's text; pawns that move together as one."""
        said = []
        for pawns, together in groupby(picks, lambda pick: pick.startswith("pawn:")):
            if pawns:
                said.append(self.words.together([self.seats[int(pick[5:])] for pick in together]))
            else:
                said += map(self.thing, together)
        return " → ".join(said)

    def thing(self, pick: str) -> str:
        kind, _, which = pick.partition(":")
        if kind == "place":
            return self.words.name(self.game, slug(self.names["place"][int(which)]))
        return which if which.isdecimal() else self.words.name(self.game, which)


def all_choices(choices: Sequence[Choice], speaker: Speaker) -> Menu:
    """One group for each seat and verb; a long group is one item."""
    groups = []
    for together in split(choices, lambda choice: (choice["seat"], choice["verb"])):
        title = speaker.verb(together[0])
        if len(together) > MOST_IN_A_LINE:
            groups.append(Group(title, [Item(f"… ({len(together)})", together)]))
        else:
            groups.append(Group(title, one_by_one(together, speaker)))
    return Menu(groups)


def narrowed(item: Item, speaker: Speaker) -> Menu:
    """Of choices with the same verb: by as much of what they name as gives a short list."""
    title = speaker.verb(item.choices[0])
    longest = max(len(choice["picks"]) for choice in item.choices)
    for length in range(longest - 1, 0, -1):
        heads = split(item.choices, first_picks(length))
        if 1 < len(heads) <= MOST_IN_A_LINE:
            return Menu([Group(title, [head_of(head, length, speaker) for head in heads])])
    return Menu([Group(title, one_by_one(item.choices, speaker))])


def first_picks(length: int) -> Callable[[Choice], object]:
    return lambda choice: tuple(choice["picks"][:length])


def head_of(head: list[Choice], length: int, speaker: Speaker) -> Item:
    """What several choices begin with, or all of the only one."""
    picks = head[0]["picks"]
    if len(head) == 1:
        return Item(speaker.picks(picks), head)
    return Item(f"{speaker.picks(picks[:length])} …", head)


def one_by_one(choices: Sequence[Choice], speaker: Speaker) -> list[Item]:
    return [Item(speaker.picks(choice["picks"]), [choice]) for choice in choices]


def split(choices: Sequence[Choice], key: Callable[[Choice], object]) -> list[list[Choice]]:
    """Those with the same key together, in the order in which keys first come."""
    found: dict[object, list[Choice]] = {}
    for choice in choices:
        found.setdefault(key(choice), []).append(choice)
    return list(found.values())

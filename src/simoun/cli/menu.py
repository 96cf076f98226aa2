"""Choices by number: a long list is narrowed in steps, as clicks do in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final, NamedTuple

from simoun.cli.boards.drawing import kept_together
from simoun.core.choice import Choice
from simoun.core.phrases import Language, Names, slug
from simoun.text import Called, Words

MOST_IN_A_LINE: Final = 12
MOST_LINES: Final = 6  # of a menu with every choice in it
MOST_NUMBERS: Final = 40  # in a list; what is longer is typed
SQUARE: Final = re.compile(r"([A-Z]+)(\d+)")


class Item(NamedTuple):
    """What a number stands for: one choice, or several to narrow further."""

    label: str
    choices: list[Choice]


class Group(NamedTuple):
    title: str
    items: list[Item]


class Menu:
    """`places` are named, not numbered: there are too many of them."""

    def __init__(self, groups: list[Group], places: str = "") -> None:
        self.groups = groups
        self.places = places
        self.items = [item for group in groups for item in group.items]

    @property
    def choices(self) -> list[Choice]:
        return [choice for item in self.items for choice in item.choices]

    def lines(self, width: int) -> list[str]:
        """Title and numbered items of each group; no line breaks inside an item."""
        if self.places:
            return folded(f"{self.groups[0].title}  {self.places}", width)
        found = []
        number = 0
        for group in self.groups:
            labels = []
            for item in group.items:
                number += 1
                labels.append(kept_together(f"[{number}]", item.label))
            found += folded("  ".join([group.title, *labels]), width)
        return found


def folded(line: str, width: int) -> list[str]:
    return wrap(line, width, subsequent_indent="  ")


class Speaker(NamedTuple):
    """Whose words the labels are in."""

    words: Words
    game: str
    seats: Sequence[Called]
    names: Names
    language: Language

    def verb(self, choice: Choice) -> str:
        return self.words.say(f"{self.game}-verb-{choice['verb']}")

    def seat(self, choice: Choice) -> str:
        return self.seats[choice["seat"]].alone

    def title(self, choice: Choice) -> str:
        return f"{self.seat(choice)} · {self.verb(choice)}"

    def picks(self, choice: Choice, length: int | None = None) -> str:
        """Who and what, in the order of the action's text; pawns that move together as one."""
        said = []
        picks = choice["picks"][:length]
        for pawns, together in groupby(picks, lambda pick: pick.startswith("pawn:")):
            if pawns:
                moved = [self.seats[int(pick[5:])] for pick in together]
                said.append(self.words.group(moved).alone)
            else:
                said += map(self.thing, together)
        return self.arrow(choice).join(said)

    def arrow(self, choice: Choice) -> str:
        """From or to whom or what the thing goes that is named first."""
        phrase = next(one for one in self.language.phrases if one.verb == choice["verb"])
        return " ← " if " from {" in phrase.form else " → "

    def thing(self, pick: str) -> str:
        kind, _, which = pick.partition(":")
        if kind == "place":
            return self.words.name(self.game, slug(self.names["place"][int(which)]))
        if which.isdecimal():
            return self.words.say(f"{self.game}-count-{kind}", n=int(which))
        return self.words.name(self.game, which)


def all_choices(choices: Sequence[Choice], speaker: Speaker, width: int) -> Menu:
    """By seat and verb; where that takes too many lines, the longest verbs open on demand."""
    verbs = split(choices, lambda choice: (choice["seat"], choice["verb"]))
    most = MOST_IN_A_LINE
    menu = Menu(lines_of(verbs, speaker, most))
    while most and len(menu.lines(width)) > MOST_LINES:
        most -= 1
        menu = Menu(lines_of(verbs, speaker, most))
    return menu


def lines_of(verbs: Sequence[list[Choice]], speaker: Speaker, most: int) -> list[Group]:
    """A line for each verb with a few choices; the others of a seat share one."""
    groups: list[Group] = []
    loose: list[Item] = []
    for together in verbs:
        seat = speaker.seat(together[0])
        alone = len(together) == 1 and (not together[0]["picks"] or not most)
        if not alone and len(together) <= most:
            groups.append(Group(speaker.title(together[0]), one_by_one(together, speaker)))
            continue
        item = Item(folded_label(together, speaker), together)
        if groups and groups[-1].items is loose and groups[-1].title == seat:
            loose.append(item)
        else:
            loose = [item]
            groups.append(Group(seat, loose))
    return groups


def folded_label(together: Sequence[Choice], speaker: Speaker) -> str:
    verb = speaker.verb(together[0])
    if len(together) > 1:
        return f"{verb} … ({len(together)})"
    return " ".join([verb, speaker.picks(together[0])]).strip()


def narrowed(item: Item, speaker: Speaker) -> Menu:
    """Of choices of one seat with the same verb: by as much of them as gives a short list."""
    title = speaker.title(item.choices[0])
    longest = max(len(choice["picks"]) for choice in item.choices)
    for length in range(longest - 1, 0, -1):
        heads = split(item.choices, first_picks(length))
        if 1 < len(heads) <= MOST_IN_A_LINE:
            return Menu([Group(title, [head_of(head, length, speaker) for head in heads])])
    return Menu(
        [Group(title, one_by_one(item.choices, speaker))], squares_of(item.choices, speaker)
    )


def first_picks(length: int) -> Callable[[Choice], object]:
    return lambda choice: tuple(choice["picks"][:length])


def squares_of(choices: Sequence[Choice], speaker: Speaker) -> str:
    """Where a choice is one of many squares, their names column by column: A4·5·6 B2·3."""
    if len(choices) <= MOST_NUMBERS or len({tuple(one["picks"][:-1]) for one in choices}) > 1:
        return ""
    names = [SQUARE.fullmatch(speaker.thing(choice["picks"][-1])) for choice in choices]
    columns: dict[str, list[str]] = {}
    for name in names:
        if name is None:
            return ""
        columns.setdefault(name[1], []).append(name[2])
    return "  ".join(column + "·".join(rows) for column, rows in columns.items())


def head_of(head: list[Choice], length: int, speaker: Speaker) -> Item:
    """What several choices begin with, or all of the only one."""
    if len(head) == 1:
        return Item(speaker.picks(head[0]), head)
    return Item(f"{speaker.picks(head[0], length)} …", head)


def one_by_one(choices: Sequence[Choice], speaker: Speaker) -> list[Item]:
    return [Item(speaker.picks(choice), [choice]) for choice in choices]


def split(choices: Sequence[Choice], key: Callable[[Choice], object]) -> list[list[Choice]]:
    """Those with the same key together, in the order in which keys first come."""
    found: dict[object, list[Choice]] = {}
    for choice in choices:
        found.setdefault(key(choice), []).append(choice)
    return list(found.values())

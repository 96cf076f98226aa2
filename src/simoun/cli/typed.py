"""What somebody types: words of the game, understood as clicks are in the browser.

`move coral palace` names a verb and a place, `give` only a verb, `O10` only a place: whatever can
be done with all of that is meant. Names count in the player's language and as records write them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from simoun.core.choice import Choice
from simoun.core.moment import Moment
from simoun.core.phrases import Language, numbered, slug
from simoun.core.refusal import Refused
from simoun.text import Called, Words

SHORTEST: Final = 3  # letters of a word that is not written out
SEAT: Final = "seat:"  # who acts, or whom it is done to

Label = tuple[str, ...]  # its words, without accents and capitals
Meant = list[str]  # the picks that some words may stand for


def spoken(text: str) -> Label:
    """The words of a text, as they are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return tuple(re.findall(r"[a-z0-9]+", letters.replace("œ", "oe")))


class Vocabulary:
    """All that can be named at one moment."""

    def __init__(
        self, words: Words, game: str, language: Language, moment: Moment, seats: Sequence[Called]
    ) -> None:
        self.words = words
        self.game = game
        self.small = set(spoken(words.say("cli-small-words")))
        self.entries: dict[Label, Meant] = {}
        self.slots: dict[str, list[str]] = {}  # what each verb is done with
        for phrase in language.phrases:
            self.slots[f"verb:{phrase.verb}"] = [slot.thing for slot in phrase.slots]
            self.add(f"verb:{phrase.verb}", phrase.words, words.say(f"{game}-verb-{phrase.verb}"))
        for number, seat in enumerate(seats):
            self.add(f"{SEAT}{number}", moment.names["seat"][number], seat.alone)
        for pick, names in self.things(moment):
            self.add(pick, *names)

    def things(self, moment: Moment) -> Iterator[tuple[str, list[str]]]:
        for thing, names in moment.names.items():
            if thing in ("seat", "group"):
                continue
            for number, name in numbered(names):
                which = str(number) if thing == "place" else slug(name)
                yield f"{thing}:{which}", [name, self.said(name)]

    def said(self, name: str) -> str:
        return name if name.isdecimal() else self.words.name(self.game, slug(name))

    def add(self, pick: str, *names: str) -> None:
        for label in {self.telling(name) for name in names}:
            self.entries.setdefault(label, []).append(pick)

    def telling(self, text: str) -> Label:
        """Without the small words, unless there are no others."""
        label = spoken(text)
        return tuple(word for word in label if word not in self.small) or label

    def read(self, line: str, *, widely: bool = False) -> list[Meant]:
        """What is named, one after the other; the longest name that fits counts.

        A name that is written out stands for itself, and widely for all that begins so too.
        """
        left = self.telling(line)
        if not left:
            raise Refused(self.words.say("cli-unknown-word", word=line))
        found = []
        while left:
            length, meant = self.first(left, widely)
            if not meant:
                raise Refused(self.words.say("cli-unknown-word", word=left[0]))
            found.append(meant)
            left = left[length:]
        return found

    def first(self, left: Label, widely: bool) -> tuple[int, Meant]:
        for length in range(len(left), 0, -1):
            meant = self.entries.get(left[:length], [])
            if widely or not meant:
                meant = list(dict.fromkeys([*meant, *self.begun(left[:length])]))
            if meant:
                return length, meant
        return 0, []

    def begun(self, typed: Label) -> Meant:
        """All that begins so."""
        return [
            pick
            for label, picks in self.entries.items()
            if len(label) >= len(typed) and all(map(abbreviates, typed, label))
            for pick in picks
        ]

    def clicks(self, named: Sequence[Meant], decider: int) -> tuple[int, list[str]]:
        """Who acts, and what was picked: a player who is named first is the one who acts."""
        verb = next((pick for meant in named for pick in meant if pick in self.slots), "")
        wanted = self.slots.get(verb, [])
        picks = [likeliest(meant, wanted) for meant in named]
        actor = int(picks.pop(0).removeprefix(SEAT)) if picks[0].startswith(SEAT) else decider
        return actor, [pick.replace(SEAT, "pawn:") for pick in picks]


def likeliest(meant: Meant, wanted: Sequence[str]) -> str:
    """The one that the verb is done with, if any."""
    return next((pick for pick in meant if pick.partition(":")[0] in wanted), meant[0])


def abbreviates(typed: str, word: str) -> bool:
    return typed == word or (len(typed) >= SHORTEST and word.startswith(typed))


def meant_by(named: Sequence[Meant], choices: Sequence[Choice]) -> list[Choice]:
    """The choices that have a part in all that was named."""
    return [
        choice
        for choice in choices
        if all(any(is_part(pick, choice) for pick in meant) for meant in named)
    ]


def is_part(pick: str, choice: Choice) -> bool:
    if pick.startswith("verb:"):
        return choice["verb"] == pick.removeprefix("verb:")
    if pick.startswith(SEAT):
        number = int(pick.removeprefix(SEAT))
        return choice["seat"] == number or f"pawn:{number}" in choice["picks"]
    return pick in choice["picks"]

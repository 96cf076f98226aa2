"""How actions are written and read: one phrase for each kind, with slots for what it names.

`Phrase(GIVE, "give {what:card} to {whom:seat}")` writes `seat1 give Earth Stone to seat2`,
reads it back, and tells what to click: `card:earth-stone`, `pawn:1`. A slot may name a part of
a number: `{what/16:component}` what it holds of 16, `{what%16:component}` what is left then.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from simoun.core import ways
from simoun.core.actions import act, kind_of, who_of
from simoun.core.choice import Choice
from simoun.core.events import is_said_as_it_is
from simoun.core.gaps import Gaps
from simoun.core.refusal import Refused, one_of_these
from simoun.core.squares import members

Named = Sequence[str] | dict[int, str]  # things in their order, or the few of many that are there
Names = Mapping[str, Named]  # the names of each kind of thing: place, card, seat …
Sentence = tuple[str, list[str], list[int]]  # its text with gaps, and the thing for each

COMPOSED: Final = ("group", "way")  # they are named by their parts

SLUGS: Final[dict[str, str]] = {}  # of the names that were met: the games have some hundreds

SLOT = re.compile(r"\{(what|whom)([/%]\d+)?:(\w+)\}")

NOBODY = "nobody"  # a set of players without any

LONGEST_FORMS = 400  # letters in a sentence


def slug(name: str) -> str:
    """A name as part of an identifier: Fools' Landing is fools-landing, but B3 stays B3."""
    found = SLUGS.get(name)
    if found is None:
        found = SLUGS[name] = name if is_said_as_it_is(name) else spelled(name)
    return found


def slugs(names: Sequence[str]) -> list[str]:
    return [slug(name) for name in names]


def spelled(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


def groups(seats: Sequence[str]) -> list[str]:
    """The names of all sets of seats, in the order of their bits; a set of none has no name."""
    return [
        "+".join(seats[k] for k in members(group)) if group else NOBODY
        for group in range(1 << len(seats))
    ]


def pick_of(thing: str, number: int, names: Names) -> str:
    """What one clicks to name a thing."""
    return f"{clicked(thing)}:{which_of(thing, number, names[thing][number])}"


def clicked(thing: str) -> str:
    return "pawn" if thing == "seat" else thing


def which_of(thing: str, number: int, name: str) -> str:
    """Places and pawns by their number, all else by its name."""
    return str(number) if thing in ("place", "seat") else slug(name)


class Slot:
    """A thing that is named in a phrase, and the words that follow it."""

    def __init__(self, field: str, part: str | None, thing: str, words: str) -> None:
        self.field = field
        self.thing = thing
        self.words = words
        self.shift = 16 if field == "what" else 24
        self.mask = 255 if field == "what" else -1  # what comes last has no end
        size = int(part[1:]) if part else 1
        self.wholes = size if part and part[0] == "/" else 1
        self.rest = size if part and part[0] == "%" else 0  # 0: all of it

    def number(self, action: int) -> int:
        field = action >> self.shift & self.mask
        return field % self.rest if self.rest else field // self.wholes

    def put(self, number: int) -> int:
        """What a number in this slot adds to the field."""
        return number * self.wholes

    def leave_gaps(self, number: int, gaps: Gaps) -> str:
        if self.thing == "group":
            return "+".join([gaps.left("seat", seat) for seat in members(number)]) or NOBODY
        if self.thing == "way":
            return ways.leave_gaps(number, gaps)
        return gaps.left(self.thing, number)


class Phrase:
    def __init__(self, kind: int, form: str) -> None:
        first, *rest = SLOT.split(form)  # words, then field, part, thing and words again
        self.kind = kind
        self.form = form
        self.words = first
        self.verb = slug(first.strip())
        self.slots = [Slot(*rest[k : k + 4]) for k in range(0, len(rest), 4)]
        self.is_plain = all(slot.thing not in COMPOSED for slot in self.slots)
        gaps = Gaps()
        self.text = self.with_gaps([0] * len(self.slots), gaps)  # if it is plain
        self.things = gaps.things
        self.pattern = re.compile(SLOT.sub("(.+)", form), re.IGNORECASE)

    def sentence(self, action: int, names: Names) -> Sentence:
        """It begins with the player; all else that it names is left open."""
        who = names["seat"][who_of(action)]
        numbers = [slot.number(action) for slot in self.slots]
        if not self.is_plain:
            gaps = Gaps()
            return f"{who} {self.with_gaps(numbers, gaps)}", gaps.things, gaps.numbers
        return f"{who} {self.text}", self.things, numbers

    def with_gaps(self, numbers: Sequence[int], gaps: Gaps) -> str:
        text = self.words
        for slot, number in zip(self.slots, numbers, strict=True):
            text += slot.leave_gaps(number, gaps) + slot.words
        return text

    def write(self, action: int, names: Names) -> str:
        if self.is_plain:  # as most are: there are many to write
            text = f"{names['seat'][who_of(action)]} {self.words}"
            for slot in self.slots:
                text += names[slot.thing][slot.number(action)] + slot.words
            return text
        text, things, numbers = self.sentence(action, names)
        return text.format(*[names[things[k]][numbers[k]] for k in range(len(things))])

    def picks(self, action: int, names: Names) -> list[str]:
        """What to click."""
        _, things, numbers = self.sentence(action, names)
        return [pick_of(things[k], numbers[k], names) for k in range(len(things))]

    def choice(self, action: int, names: Names) -> Choice:
        return {
            "action": self.write(action, names),
            "seat": int(who_of(action)),
            "verb": self.verb,
            "picks": self.picks(action, names),
        }


class Language:
    """All the phrases of a game."""

    def __init__(self, phrases: Sequence[Phrase]) -> None:
        self.phrases = phrases
        self.by_kind = {phrase.kind: phrase for phrase in phrases}
        self.by_word: dict[str, list[Phrase]] = {}  # the first of a phrase
        for phrase in phrases:
            self.by_word.setdefault(first_word(phrase.form), []).append(phrase)

    def phrase(self, action: int) -> Phrase:
        return self.by_kind[int(kind_of(action))]

    def write(self, action: int, names: Names) -> str:
        return self.phrase(action).write(action, names)

    def choice(self, action: int, names: Names) -> Choice:
        return self.phrase(action).choice(action, names)

    def read(self, text: str, names: Names) -> int:
        who, _, rest = " ".join(text.split()).partition(" ")
        seat = number_of("seat", who, names)
        for phrase in self.by_word.get(first_word(rest), []):
            found = phrase.pattern.fullmatch(rest)
            if found:
                fields = {"what": 0, "whom": 0}
                for slot, name in zip(phrase.slots, found.groups(), strict=True):
                    fields[slot.field] += slot.put(number_of(slot.thing, name, names))
                return int(act(phrase.kind, seat, fields["what"], fields["whom"]))
        raise Refused(f"{text!r} is no action: after the seat comes {self.forms_of(rest)}.")

    def forms_of(self, rest: str) -> str:
        """What somebody may have meant: phrases with the same first word, or just all the verbs."""
        meant = self.by_word.get(first_word(rest), self.phrases)
        forms = [SLOT.sub(r"<\3>", phrase.form) for phrase in meant]
        if sum(map(len, forms)) > LONGEST_FORMS:
            forms = [phrase.words.strip() for phrase in self.phrases]
        return one_of_these(forms)


def first_word(text: str) -> str:
    return text.partition(" ")[0].casefold()


def numbered(named: Named) -> Iterable[tuple[int, str]]:
    return named.items() if isinstance(named, dict) else enumerate(named)


def number_of(thing: str, name: str, names: Names) -> int:
    """Small and capital letters count alike."""
    if thing == "way":
        return way_of(name, names)
    wanted = name.casefold()
    for number, known in numbered(names[thing]):
        if known.casefold() == wanted:
            return number
    allowed = one_of_these(sorted({known for _, known in numbered(names[thing])}))
    raise Refused(f"There is no {thing} {name!r}: it is {allowed}.")


def way_of(text: str, names: Names) -> int:
    """`B3, C3 with seat4` as a number."""
    way = 0
    for k, step in enumerate(text.split(", ")):
        place, _, companion = step.partition(" with ")
        if k == ways.LONGEST:
            raise Refused(f"The way {text!r} has more than {ways.LONGEST} steps.")
        friend = number_of("seat", companion, names) if companion else -1
        way = int(ways.with_step(way, k, number_of("place", place, names), friend))
    return way

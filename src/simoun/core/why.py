"""Why something on the table can't be done: what was clicked, and the reason for it as facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from simoun.core.events import Fact
from simoun.core.paper import is_whole, shown
from simoun.core.phrases import Language, Names, Phrase, numbered, slug
from simoun.core.refusal import Refused, one_of_these

MOST_PICKS: Final = 16
LONGEST_PICK: Final = 64  # letters
NO_KIND: Final = -1


class Reason(TypedDict):
    """A sentence of the locales with its facts, and the number of the rule that it rests on."""

    rule: str
    message: str
    facts: dict[str, Fact]


def reason(rule: str, message: str, **facts: Fact) -> Reason:
    return {"rule": rule, "message": message, "facts": facts}


class Impossible(Refused):
    """An action that can't be done now, and the reason for it."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"{action!r} can't be done now: see rule {reason['rule']}.")
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        """It can come from another process."""
        return Impossible, (self.action, self.reason)


class Asked:
    """What was clicked: a verb or none, and things by their kind, each as its number."""

    def __init__(self) -> None:
        self.clicked: list[str] = []  # all of it, in order
        self.verb = ""
        self.kind = NO_KIND  # of the verb, if it is something that one does
        self.picks: list[str] = []  # all but the verb, as choices name them
        self.things: dict[str, list[int]] = {}
        self.holder: int | None = None  # in whose hand the card is, if that was said

    def all(self, thing: str) -> list[int]:
        return self.things.get(thing, [])

    def last(self, thing: str) -> int | None:
        """What was clicked last of its kind."""
        numbers = self.things.get(thing)
        return numbers[-1] if numbers else None

    def leads_to(self, named: list[str], openers: Sequence[str], in_order: bool) -> bool:
        """Everything clicked is named by an action, or asks for it."""
        if in_order and len(self.picks) + bool(self.verb) > 1:
            return named[: len(self.picks)] == self.picks
        parts = [*named, *openers]
        return all(self.picks.count(pick) <= parts.count(pick) for pick in self.picks)


def goes_in_order(phrase: Phrase) -> bool:
    """Its picks are the steps of a way."""
    return any(slot.thing == "way" for slot in phrase.slots)


# ---------------------------------------------------------------- reading what was clicked


class Reader:
    """It knows the words of one game at one moment."""

    def __init__(self, language: Language, names: Names, held: str, goals: Sequence[str]) -> None:
        self.verbs = {phrase.verb: phrase.kind for phrase in language.phrases}
        self.names = names
        self.held = held
        self.goals = goals

    def read(self, picks: object) -> Asked:
        """Strings such as `verb:move`, `place:14`, `pawn:2`, `card:sandbags@0`."""
        if isinstance(picks, str) or not isinstance(picks, Sequence):
            raise Refused(f"Picks are a list such as ['verb:move', 'place:3'], not {shown(picks)}.")
        if len(picks) > MOST_PICKS:
            raise Refused(f"There can't be more than {MOST_PICKS} picks.")
        asked = Asked()
        for pick in picks:
            if not isinstance(pick, str) or ":" not in pick or len(pick) > LONGEST_PICK:
                raise Refused(f"There is no pick {shown(pick)}: it is such as 'place:3'.")
            asked.clicked.append(pick)
            thing, _, name = pick.partition(":")
            if thing == "verb":
                self.take_verb(asked, name)
            else:
                self.take_thing(asked, thing, name)
        return asked

    def take_verb(self, asked: Asked, name: str) -> None:
        if name not in self.verbs and name not in self.goals:
            verbs = one_of_these([*self.verbs, *self.goals])
            raise Refused(f"There is no verb {shown(name)}: it is {verbs}.")
        if asked.verb and asked.verb != name:
            raise Refused(f"There can't be two verbs, {asked.verb} and {name}.")
        asked.verb = name
        asked.kind = self.verbs.get(name, NO_KIND)

    def take_thing(self, asked: Asked, thing: str, name: str) -> None:
        if thing in ("card", self.held):
            thing = self.held
            name, _, holder = name.partition("@")
            if holder:
                asked.holder = self.counted("seat", holder)
        if (thing != "pawn" and thing not in self.names) or thing in ("seat", "group"):
            raise Refused(f"Nothing is called {shown(thing)} here.")
        number = self.number("seat" if thing == "pawn" else thing, name)
        asked.things.setdefault(thing, []).append(number)
        asked.picks.append(f"{thing}:{name}")

    def number(self, thing: str, name: str) -> int:
        """Places and seats are counted, all else is named."""
        if thing in ("place", "seat"):
            return self.counted(thing, name)
        for number, known in numbered(self.names[thing]):
            if slug(known) == name:
                return number
        raise Refused(f"There is no {thing} {shown(name)}.")

    def counted(self, thing: str, name: str) -> int:
        number = int(name) if name.isascii() and name.isdecimal() and len(name) < 9 else -1
        most = len(self.names[thing]) - 1
        if not is_whole(number, 0, most) or name != str(number):
            raise Refused(f"There is no {thing} {shown(name)}: it is 0 to {most}.")
        return number

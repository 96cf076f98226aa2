"""Words: whatever is shown to people, in their language, from the Fluent files of `locales/`.

The part of an id before its first hyphen names its file: `island-event-move` is in island.ftl.
What a sentence is given is told at the top of locales/en/island.ftl.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import Resource

from simoun.core.events import Event, Fact, is_said_as_it_is
from simoun.core.refusal import Refused, one_of_these
from simoun.core.why import Reason

LANGUAGES: Final = ["en", "fr"]

Variable = str | int | float
Variables = dict[str, Variable]

VOWEL: Final = re.compile("[aeiouœæh]|y(?![aeiouœæ])")


@dataclass(frozen=True, slots=True)
class Called:
    """What a seat is called, or several of them: on a label, and in a sentence."""

    alone: str
    the: str
    start: str
    to: str
    of: str
    count: int = 1

    def forms(self, fact: str) -> Variables:
        """$who, $who-the and so on."""
        forms: Variables = {f"{fact}-{form}": said for form, said in asdict(self).items()}
        return forms | {fact: self.alone}


Given = Variable | Called


def language(wished: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The one that was asked for, or that of the user's locale, or English."""
    if wished is not None:
        if wished not in LANGUAGES:
            raise Refused(f"There is no language {wished!r}: it is {one_of_these(LANGUAGES)}.")
        return wished
    said = next(
        (environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), ""
    )
    return said[:2] if said[:2] in LANGUAGES else "en"


def locales() -> Path:
    """Beside this file where it is installed, at the root of a checkout otherwise."""
    here = Path(__file__).resolve().parent
    return here / "locales" if (here / "locales").is_dir() else here.parents[1] / "locales"


@cache
def messages_in(lang: str, file: str) -> Resource:
    """Read once: it takes longer than most of what is then said."""
    return FluentResource((locales() / lang / f"{file}.ftl").read_text(encoding="utf-8"))


class Words:
    """All the messages of a language; a message or variable that is missing is an error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._read: set[str] = set()

    def say(self, message: str, /, **variables: Given) -> str:
        pattern = self._message(message).value
        assert pattern is not None, message
        return self._format(message, pattern, spread(variables))

    def has(self, message: str) -> bool:
        try:
            self._message(message)
        except LookupError:
            return False
        return True

    def name(self, game: str, thing: str) -> str:
        return thing if is_said_as_it_is(thing) else self.say(f"{game}-{thing}")

    def forms(self, game: str, thing: str) -> dict[str, str]:
        """What else a name can look like in a sentence."""
        if is_said_as_it_is(thing):
            return {}
        return self._forms(f"{game}-{thing}", {})

    def person(self, name: str) -> Called:
        """Who sits somewhere under a name of their own."""
        message = "table-name-vowel" if begins_with_vowel(name) else "table-name"
        forms = self._forms(message, {"name": name})
        return Called(name, name, name, forms["to"], forms["of"])

    def player(self, game: str, known_by: str) -> Called:
        """Who sits somewhere as an adventurer, or is known by a colour."""
        name, forms = self.name(game, known_by), self.forms(game, known_by)
        if "the" not in forms:
            return self.person(name)
        return Called(name, forms["the"], forms["start"], forms["to"], forms["of"])

    def group(self, seats: Sequence[Called]) -> Called:
        """Ada, Bo, and the Diver."""
        return Called(
            alone=self.together([seat.alone for seat in seats]),
            the=self.together([seat.the for seat in seats]),
            start=self.together([s.the if k else s.start for k, s in enumerate(seats)]),
            to=self.together([seat.to for seat in seats]),
            of=self.together([seat.of for seat in seats]),
            count=len(seats),
        )

    def tell(self, game: str, event: Event, seats: Sequence[Called]) -> str:
        """What happened."""
        variables = self.variables(game, event["facts"], seats)
        return self.say(f"{game}-event-{event['what']}", **variables)

    def offer(self, game: str, deed: Event, seats: Sequence[Called]) -> str:
        """What a bot would like to do with people's pawns and hands."""
        variables = self.variables(game, deed["facts"], seats)
        return self.say(f"{game}-offer-{deed['what']}", **variables)

    def explain(self, game: str, reason: Reason, seats: Sequence[Called]) -> str:
        """Why something can't be done; the rule's number stands apart, in the reason."""
        return self.say(reason["message"], **self.variables(game, reason["facts"], seats))

    def variables(
        self, game: str, facts: Mapping[str, Fact], seats: Sequence[Called]
    ) -> dict[str, Given]:
        found: dict[str, Given] = {}
        for fact, value in facts.items():
            if isinstance(value, list):
                found[fact] = self.group([seats[seat] for seat in value])
            elif isinstance(value, str):
                found[fact] = self.name(game, value)
                for form, text in self.forms(game, value).items():
                    found[f"{fact}-{form}"] = text
            else:
                found[fact] = seats[value] if fact in ("who", "whom") else value
        return found

    def together(self, names: Sequence[str]) -> str:
        return format_list(names, locale=self.lang)

    def _message(self, message: str) -> Message:
        file = message.partition("-")[0]
        if file not in self._read:
            self._read.add(file)
            self._bundle.add_resource(messages_in(self.lang, file))
        return self._bundle.get_message(message)

    def _forms(self, message: str, variables: Variables) -> dict[str, str]:
        return {
            form: self._format(message, pattern, variables)
            for form, pattern in self._message(message).attributes.items()
        }

    def _format(self, message: str, pattern: Pattern, variables: Variables) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LookupError(f"{self.lang}: {message}: {errors[0]}")
        return str(text)


def spread(variables: Mapping[str, Given]) -> Variables:
    """Seats in all their forms."""
    found: Variables = {}
    for fact, value in variables.items():
        found |= value.forms(fact) if isinstance(value, Called) else {fact: value}
    return found


def begins_with_vowel(name: str) -> bool:
    """To the ear, as Ada, Élise, Hélène and Yves do, and Yann doesn't."""
    return VOWEL.match(unicodedata.normalize("NFD", name).lower()) is not None

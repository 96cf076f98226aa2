"""Words: whatever is shown to people, in their language, from the Fluent files of `locales/`.

The part of an id before its first hyphen names its file: `island-event-move` is in island.ftl.
What a sentence is given is told at the top of locales/en/island.ftl.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from simoun.core.events import Event, Fact, is_said_as_it_is
from simoun.core.refusal import Refused, one_of_these
from simoun.core.why import Reason

LANGUAGES: Final = ["en", "fr"]

Variable = str | int | float
Variables = dict[str, Variable]


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


class Words:
    """All the messages of a language; a message or variable that is missing is an error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._read: set[str] = set()

    def say(self, message: str, /, **variables: Variable) -> str:
        pattern = self._message(message).value
        assert pattern is not None, message
        return self._format(message, pattern, variables)

    def name(self, game: str, thing: str) -> str:
        return thing if is_said_as_it_is(thing) else self.say(f"{game}-{thing}")

    def forms(self, game: str, thing: str) -> dict[str, str]:
        """What else a name can look like in a sentence."""
        if is_said_as_it_is(thing):
            return {}
        message = f"{game}-{thing}"
        return {
            form: self._format(message, pattern, {})
            for form, pattern in self._message(message).attributes.items()
        }

    def tell(self, game: str, event: Event, seats: Sequence[str]) -> str:
        """What happened."""
        variables = self.variables(game, event["facts"], seats)
        return self.say(f"{game}-event-{event['what']}", **variables)

    def offer(self, game: str, deed: Event, seats: Sequence[str]) -> str:
        """What a bot would like to do with people's pawns and hands."""
        variables = self.variables(game, deed["facts"], seats)
        return self.say(f"{game}-offer-{deed['what']}", **variables)

    def explain(self, game: str, reason: Reason, seats: Sequence[str]) -> str:
        """Why something can't be done; the rule's number stands apart, in the reason."""
        return self.say(reason["message"], **self.variables(game, reason["facts"], seats))

    def variables(self, game: str, facts: Mapping[str, Fact], seats: Sequence[str]) -> Variables:
        found: Variables = {}
        for fact, value in facts.items():
            if isinstance(value, list):
                found[fact] = self.together([seats[seat] for seat in value])
                found[f"{fact}-count"] = len(value)
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
            text = (locales() / self.lang / f"{file}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
        return self._bundle.get_message(message)

    def _format(self, message: str, pattern: Pattern, variables: Variables) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LookupError(f"{self.lang}: {message}: {errors[0]}")
        return str(text)

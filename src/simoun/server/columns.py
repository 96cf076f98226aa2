"""Choices as they are sent: in columns, kept for as long as things keep their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from simoun.core.actions import who_of
from simoun.core.choice import Things, letter_of
from simoun.core.phrases import Language, Named, Names, Slot, clicked, numbered, which_of
from simoun.server.encoding import encode

NOTHING: Final = msgspec.Raw(b'{"things":{},"forms":[]}')
KIND_AND_WHO: Final = 0xFFFF  # of an action
MOST_ROWS: Final = 1500  # that a table keeps whose things have names of their own
MOST_SHARED: Final = 12_000  # that tables share whose things have the same names
MOST_SETS: Final = 64  # of these
MOST_LEGENDS: Final = 1000  # that all tables keep: many have the same


class Legend:
    """The things of a kind: what each is called, and the letter that stands for it in a row."""

    def __init__(self, kind: str, things: Sequence[tuple[int, str]]) -> None:
        table = Things(
            pick=clicked(kind),
            names=[name for _, name in things],
            picks=[which_of(kind, number, name) for number, name in things],
        )
        self.written = encode(kind) + b":" + encode(table)
        self.letters = {number: written_letter(k) for k, (number, _) in enumerate(things)}


@lru_cache(MOST_LEGENDS)
def legend_of(kind: str, things: tuple[tuple[int, str], ...]) -> Legend:
    return Legend(kind, things)


@cache
def written_letter(thing: int) -> bytes:
    return encode(letter_of(thing))[1:-1]


class Column:
    """A form without its rows: they follow its start."""

    def __init__(self, seat: int, verb: str, action: str, kinds: list[str]) -> None:
        form = encode({"seat": seat, "verb": verb, "action": action, "kinds": kinds})
        self.start = form[:-1] + b',"rows":"'
        self.kinds = kinds


class Forms:
    """The sentences of a game, with gaps for what they name: the same at all its tables."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.known: dict[tuple[int, str], Column] = {}  # by kind of action and sentence
        self.plain: dict[int, tuple[Column, list[Slot]]] = {}  # by kind of action and player

    def filled(self, code: int, names: Names) -> tuple[Column, Sequence[tuple[str, int]]]:
        """The form of an action, and what it names."""
        plain = self.plain.get(code & KIND_AND_WHO)
        if plain is None:
            return self.worked_out(code, names)
        form, slots = plain
        return form, [(slot.thing, slot.number(code)) for slot in slots]

    def worked_out(self, code: int, names: Names) -> tuple[Column, Sequence[tuple[str, int]]]:
        """Once for all where the sentence is the same whatever it names."""
        phrase = self.language.phrase(code)
        text, things, numbers = phrase.sentence(code, names)
        form = self.known.get((phrase.kind, text))
        if form is None:
            form = Column(int(who_of(code)), phrase.verb, text, things)
            self.known[phrase.kind, text] = form
        if phrase.is_plain:
            self.plain[code & KIND_AND_WHO] = form, phrase.slots
        return form, list(zip(things, numbers, strict=True))


forms_of: Final = cache(Forms)


Rows = dict[int, tuple[Column, bytes]]  # where each action is, and what it names


@lru_cache(MOST_SETS)
def shared_rows(forms: Forms, legends: tuple[Legend, ...]) -> Rows:
    return {}


class Columns:
    """The choices at one table: each row is remembered as bytes."""

    def __init__(self, language: Language, names: Names) -> None:
        self.forms = forms_of(language)
        self.names = names
        self.legends: dict[str, Legend] = {}  # of each kind of things
        legends = tuple([self.legend(kind) for kind in names])
        self.rows = shared_rows(self.forms, legends)
        self.most = MOST_SHARED

    def follow(self, names: Names) -> None:
        """From now on things have these names."""
        if names is not self.names:
            before, self.names = self.names, names
            if self.most == MOST_SHARED:
                self.rows, self.most = {}, MOST_ROWS  # from now on its own
            for kind, now in names.items():
                if now is not before[kind]:
                    self.rename(kind, before[kind], now)
        if len(self.rows) > self.most:
            self.rows.clear()

    def rename(self, kind: str, before: Named, now: Named) -> None:
        """Rows stay where things were only added: no letter in them means anything else."""
        self.legends.pop(kind, None)
        if isinstance(now, dict) or now[: len(before)] != before:
            rows = self.rows.items()
            self.rows = {code: row for code, row in rows if kind not in row[0].kinds}

    def written(self, codes: Sequence[int]) -> msgspec.Raw:
        """All these actions, each form in the order of the first that has it."""
        if not codes:  # as for most, while somebody else is at turn
            return NOTHING
        rows = self.rows
        filled: dict[Column, list[bytes]] = {}
        for code in codes:
            form, row = rows.get(code) or self.new_row(code)
            if form in filled:
                filled[form].append(row)
            else:
                filled[form] = [form.start, row]
        kinds = dict.fromkeys([kind for form in filled for kind in form.kinds])
        things = b",".join([self.legend(kind).written for kind in kinds])
        forms = b",".join([b"".join(form) + b'"}' for form in filled.values()])
        return msgspec.Raw(b'{"things":{' + things + b'},"forms":[' + forms + b"]}")

    def new_row(self, code: int) -> tuple[Column, bytes]:
        form, named = self.forms.filled(code, self.names)
        letters = b"".join([self.legend(kind).letters[number] for kind, number in named])
        self.rows[code] = form, letters
        return form, letters

    def legend(self, kind: str) -> Legend:
        found = self.legends.get(kind)
        if found is None:
            found = legend_of(kind, tuple(numbered(self.names[kind])))
            self.legends[kind] = found
        return found

"""Choices as they are sent: in columns, kept for as long as things keep their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from simoun.core.actions import who_of
from simoun.core.choice import Things, letter_of
from simoun.core.phrases import Language, Names, Slot, pick_of
from simoun.server.encoding import encode

NOTHING: Final = msgspec.Raw(b'{"things":{},"forms":[]}')
KIND_AND_WHO: Final = 0xFFFF  # of an action


class Column:
    """A form without its rows: they follow its start."""

    def __init__(self, seat: int, verb: str, action: str, kinds: list[str]) -> None:
        form = encode({"seat": seat, "verb": verb, "action": action, "kinds": kinds})
        self.start = form[:-1] + b',"rows":"'
        self.kinds = kinds


class Columns:
    """It remembers each form, each row and each table of names as bytes."""

    def __init__(self, language: Language, names: Names) -> None:
        self.language = language
        self.names = names
        self.forms: dict[tuple[int, str], Column] = {}  # by kind of action and sentence
        self.plain: dict[int, tuple[Column, list[tuple[Slot, dict[int, bytes]]]]] = {}
        self.rows: dict[int, tuple[Column, bytes]] = {}  # where each action is, and what it names
        self.tables: dict[str, bytes] = {}  # of each kind of things
        self.letters: dict[str, dict[int, bytes]] = {}  # where in its table each thing is

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
        tables = b",".join([self.tables[kind] for kind in kinds])
        forms = b",".join([b"".join(form) + b'"}' for form in filled.values()])
        return msgspec.Raw(b'{"things":{' + tables + b'},"forms":[' + forms + b"]}")

    def new_row(self, code: int) -> tuple[Column, bytes]:
        known = self.plain.get(code & KIND_AND_WHO)
        if known is None:
            row = self.first_row(code)
        else:
            form, slots = known
            row = form, b"".join([letters[slot.number(code)] for slot, letters in slots])
        self.rows[code] = row
        return row

    def first_row(self, code: int) -> tuple[Column, bytes]:
        """Of its form, at least where the sentence is the same whatever it names."""
        phrase = self.language.phrase(code)
        text, things, numbers = phrase.sentence(code, self.names)
        form = self.forms.get((phrase.kind, text))
        if form is None:
            form = Column(int(who_of(code)), phrase.verb, text, things)
            self.forms[phrase.kind, text] = form
            for kind in set(things) - self.tables.keys():
                self.add_table(kind)
        if phrase.is_plain:
            slots = [(slot, self.letters[slot.thing]) for slot in phrase.slots]
            self.plain[code & KIND_AND_WHO] = form, slots
        filling = zip(things, numbers, strict=True)
        return form, b"".join([self.letters[kind][number] for kind, number in filling])

    def add_table(self, kind: str) -> None:
        """What has no name now isn't there, and nothing names it."""
        names = self.names[kind]
        numbers = [number for number, name in enumerate(names) if name]
        picks = [pick_of(kind, number, self.names).split(":") for number in numbers]
        table = Things(
            pick=picks[0][0],
            names=[names[number] for number in numbers],
            picks=[pick for _, pick in picks],
        )
        self.tables[kind] = encode(kind) + b":" + encode(table)
        self.letters[kind] = {
            number: encode(letter_of(k))[1:-1] for k, number in enumerate(numbers)
        }

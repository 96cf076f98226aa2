"""Write web/src/net/messages.ts: what crosses the wire, as TypeScript sees it.

The sources are messages.py and those that go on from it in simoun/server, and
face/seen.py of each game. With --show, print it only.
"""

from __future__ import annotations

import json
import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the plain source: compiled classes tell less

from simoun.bots import adviser  # noqa: E402
from simoun.core import choice  # noqa: E402
from simoun.core.catalog import game_names  # noqa: E402
from simoun.games.team.face import seen as team  # noqa: E402
from simoun.lab import panels  # noqa: E402
from simoun.server import (  # noqa: E402
    daily_messages,
    lesson_messages,
    lobby_messages,
    me_messages,
    messages,
    puzzle_messages,
    review_messages,
    talk_messages,
)

TARGET = ROOT / "web/src/net/messages.ts"
HEAD = "// Written by tools/typescript.py from simoun/server/messages.py; don't edit it.\n"
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    object: "unknown",
    type(None): "null",
    msgspec.Raw: "View",
}
CONSTANTS: dict[str, int | tuple[str, ...]] = {
    "MOST_BYTES": messages.MOST_BYTES,
    "MOST_NAME": messages.MOST_NAME,
    "FIRST_LETTER": choice.FIRST_LETTER,
    "FEW": panels.FEW,
    "MOST_WORDS": talk_messages.MOST_WORDS,
    "MOST_ARROWS": talk_messages.MOST_ARROWS,
    "MOST_TALK": talk_messages.MOST_TALK,
    "PHRASES": talk_messages.PHRASES,
}
MODULES = (
    messages,
    lobby_messages,
    lesson_messages,
    puzzle_messages,
    review_messages,
    daily_messages,
    me_messages,
)
OTHERWISE: dict[type, str] = {adviser.Line: "AdviceLine"}  # else two would have the same name
ALIASES = {
    **dict.fromkeys(["Pace", "SeatKind", "FromBrowser", "ToBrowser"], messages),
    "Talking": talk_messages,
    "ReviewEvent": review_messages,
}


class Sheet:
    """The declarations so far, each type once, in the order in which they are first needed."""

    def __init__(self) -> None:
        self.names: dict[object, str] = {
            getattr(module, name): name for name, module in ALIASES.items()
        }
        self.declared: list[str] = []

    def said(self, hint: object, prefix: str = "") -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in self.names:
            return self.names[hint]
        if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or is_typeddict(hint)):
            return self.declare(hint, prefix)
        return self.composed(hint, prefix)

    def composed(self, hint: object, prefix: str) -> str:
        """A list, a dict, a union or some literals."""
        parts = get_args(hint)
        origin = get_origin(hint)
        if origin is Annotated:  # a raw part says what it holds, a plain one what it allows
            return self.said(parts[1] if parts[0] is msgspec.Raw else parts[0], prefix)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in parts)
        inner = [self.said(part, prefix) for part in parts]
        if origin is list:
            return f"readonly {f'({inner[0]})' if ' ' in inner[0] else inner[0]}[]"
        if origin is dict:
            return f"Readonly<Record<{inner[0]}, {inner[1]}>>"
        if origin in (Union, types.UnionType):
            return " | ".join(inner)
        raise TypeError(f"no TypeScript for {hint}")

    def declare(self, kind: type, prefix: str) -> str:
        if kind.__module__ == team.__name__:
            prefix = "Team"
        own = OTHERWISE.get(kind, kind.__name__)
        name = own if own.startswith(prefix) else prefix + own
        self.names[kind] = name
        optional: set[str] = set()
        fields: list[str] = []
        if issubclass(kind, msgspec.Struct):
            optional = {f.name for f in msgspec.structs.fields(kind) if not f.required}
            tag = kind.__struct_config__.tag
            fields = [f'readonly type: "{tag}"'] if tag else []
        for field, hint in get_type_hints(kind, include_extras=True).items():
            mark = "?" if field in optional else ""
            fields.append(f"readonly {field}{mark}: {self.said(hint, prefix)}")
        self.declared.append("\n  ".join([f"export interface {name} {{", *fields]) + "\n}\n")
        return name

    def alias(self, name: str) -> None:
        hint = getattr(ALIASES[name], name)
        self.declared.append(f"export type {name} = {self.composed(hint, '')}\n")

    def view(self, game: str) -> str:
        """The view of a game, with the game's name as its sign."""
        root = get_type_hints(import_module(f"simoun.games.{game}.face.view").view)["return"]
        name = self.said(root, root.__name__.removesuffix("View"))
        sign = f"export interface {name} {{\n  readonly game: "
        self.declared[-1] = self.declared[-1].replace(f"{sign}string", f'{sign}"{game}"')
        return name


def constant(value: int | tuple[str, ...]) -> str:
    return f"{json.dumps(value)} as const" if isinstance(value, tuple) else str(value)


def written() -> str:
    sheet = Sheet()
    views = [sheet.view(game) for game in game_names()]
    sheet.declared.append(f"export type View = {' | '.join(views)}\n")
    for name in ALIASES:
        sheet.alias(name)
    for module in MODULES:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                sheet.said(kind)
    sheet.said(choice.Choice)  # what the browser makes of the columns
    constants = [f"export const {name} = {constant(value)}\n" for name, value in CONSTANTS.items()]
    return "\n".join([HEAD, *constants, *sheet.declared])


if __name__ == "__main__":
    if sys.argv[1:] == ["--show"]:
        print(written(), end="")
    else:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(written())

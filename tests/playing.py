"""A game as tests play it, on its bare state: what can be done now, as text, and doing it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, cast

from simoun.core.actions import kind_of
from simoun.core.catalog import face_named
from simoun.core.events import Event
from simoun.core.face import Face
from simoun.core.moment import Moment
from simoun.core.options import agreed
from simoun.core.rules import S, State, played

LONGEST_GAME: Final = 3000  # of handing things to and fro


def face_of(kind: type[State]) -> Face[State]:
    """A state is a class of its game's folder."""
    return face_named(kind.__module__.split(".")[2])


def new(kind: type[S], seed: int = 1, **wishes: object) -> S:
    """A game that just begins."""
    face = face_of(kind)
    s = face.rules.new(face.read_options(agreed(face.options, wishes)), seed)
    assert isinstance(s, kind)
    return s


# ---------------------------------------------------------------- what can be done, and doing it


def texts(s: State, start: str = "") -> list[str]:
    """All that anyone may do now, as text; or all that begins with "seat1 guide"."""
    face = face_of(type(s))
    names = face.names(s)
    written = [face.language.write(action, names) for action in face.rules.legal(s)]
    return [text for text in written if text.startswith(start)]


def verbs(s: State) -> set[str]:
    """What sorts of things can be done now, by whom: "seat2 pour"."""
    return {" ".join(text.split()[:2]) for text in texts(s)}


def can(s: State, text: str) -> bool:
    return named(s, text) in texts(s)


def do(s: S, *actions: str) -> S:
    """Play them one after the other."""
    for text in actions:
        face = face_of(type(s))
        face.rules.apply(s, code(s, text))
    return s


def code(s: State, text: str) -> int:
    """The action that a text means."""
    return Moment(face_of(type(s)), s).code_of(named(s, text))


def told(s: State, text: str) -> list[Event]:
    """Do it; what the journal says of it."""
    face, before = face_of(type(s)), s.copy()
    action = code(s, text)
    cards = played(face.rules, s, action)
    return face.events(before, action, cards, s)


def named(s: State, text: str) -> str:
    """#14 stands for the name of place 14."""
    places = face_of(type(s)).names(s)["place"]
    return re.sub(r"#(\d+)", lambda found: places[int(found[1])], text)


def adventurers(s: State) -> list[str]:
    """Who sits where, if players are adventurers."""
    seats = cast(list[dict[str, str]], face_of(type(s)).position(s)["seats"])
    return [seat["adventurer"] for seat in seats]


# ---------------------------------------------------------------- random games


def random_game(
    kind: type[S], seed: int, mend: Callable[[S], None] | None = None, **wishes: object
) -> Iterator[S]:
    """The positions of a game in which each sort of action is as likely as another."""
    chance, rules = Random(seed), face_of(kind).rules
    s = new(kind, seed, **wishes)
    for _ in range(LONGEST_GAME):
        yield s
        if s.over:
            return
        by_kind: dict[int, list[int]] = {}
        for action in rules.legal(s):
            by_kind.setdefault(int(kind_of(action)), []).append(action)
        rules.apply(s, chance.choice(by_kind[chance.choice(list(by_kind))]))
        if mend and not s.over:
            mend(s)


def verbs_read_back(s: State, chance: Random) -> set[str]:
    """Check that actions are listed once and mean what their texts say; the verbs seen."""
    face = face_of(type(s))
    actions, names = face.rules.legal(s), face.names(s)
    assert len(set(actions)) == len(actions) and bool(actions) is not s.over
    some = chance.sample(actions, min(len(actions), 20))
    read, write = face.language.read, face.language.write
    assert [read(write(action, names), names) for action in some] == some
    return {face.language.phrase(action).verb for action in some}

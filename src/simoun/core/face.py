"""The face of a game, all that a table needs besides its rules: words, views, journal, paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from simoun.core.actions import kind_of
from simoun.core.events import Event
from simoun.core.options import Agreed, Option
from simoun.core.phrases import Language, Names
from simoun.core.refusal import Refused
from simoun.core.rules import Options, Rules, S
from simoun.core.verbs import Verb


class Face(Generic[S]):
    def __init__(
        self,
        rules: Rules[S],
        options: Sequence[Option],
        verbs: Sequence[Verb],
        outcomes: Sequence[str],
        checks: Sequence[Callable[[S], None]] = (),
        seen_alike: bool = True,
    ) -> None:
        self.rules = rules
        self.options = options
        self.language = Language(verbs)
        self.verbs = {verb.kind: verb for verb in verbs}
        self.outcomes = outcomes  # in words, by number
        self.checks = checks  # each refuses what no game can come to; later ones trust earlier ones
        self.seen_alike = seen_alike  # what one seat sees all see: views differ in `you` alone

    def read_options(self, agreed: Agreed) -> Options:
        raise NotImplementedError

    def names(self, s: S) -> Names:
        """What the slots of the phrases can name in this game."""
        raise NotImplementedError

    def outcome(self, s: S) -> str | None:
        """How it ended, in a word; None before the end."""
        return self.outcomes[self.rules.outcome(s)] if s.over else None

    def deed(self, s: S, action: int) -> Event:
        """What somebody does, as far as the action alone tells it."""
        return self.verbs[int(kind_of(action))].event(action, self.names(s))

    def events(self, before: S, action: int, cards: Sequence[int], after: S) -> list[Event]:
        """What the action did, for a journal, with the cards that it turned up."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> Mapping[str, object]:
        """What a seat may see; a spectator has none."""
        raise NotImplementedError

    def position(self, s: S) -> dict[str, object]:
        """The state on paper."""
        raise NotImplementedError

    def read_position(self, data: Mapping[str, object], seed: int) -> S:
        """From paper: every name and number is one of this game's, whether it can be or not."""
        raise NotImplementedError

    def why_impossible(self, s: S) -> str | None:
        """Why no game can come to this, in a sentence; None if one can."""
        for check in self.checks:
            try:
                check(s)
            except Refused as refusal:
                return str(refusal)
        return None

    def from_position(self, data: Mapping[str, object], seed: int) -> S:
        """From paper, and possible."""
        s = self.read_position(data, seed)
        reason = self.why_impossible(s)
        if reason is not None:
            raise Refused(reason)
        return s

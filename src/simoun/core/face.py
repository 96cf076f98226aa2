"""The face of a game, all that a table needs besides its rules: words, views, journal, paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic

from simoun.core.actions import kind_of, who_of
from simoun.core.aims import Wish
from simoun.core.events import Event, Figure
from simoun.core.options import Agreed, Option
from simoun.core.phrases import Language, Names, slug
from simoun.core.refusal import Refused
from simoun.core.rules import Options, Rules, S
from simoun.core.verbs import NO_CARD, Verb
from simoun.core.why import Asked, Reader, Reason, goes_in_order, reason


class Face(Generic[S]):
    def __init__(
        self,
        rules: Rules[S],
        options: Sequence[Option],
        verbs: Sequence[Verb],
        outcomes: Sequence[str],
        end_rules: Sequence[str],
        checks: Sequence[Callable[[S], None]],
        seen_alike: bool = True,
        held: str = "card",
        goals: Sequence[str] = (),
        phrases: Sequence[str] = (),
    ) -> None:
        self.rules = rules
        self.every_option = options
        self.options = [option for option in options if not option.variant]  # a table offers them
        self.language = Language(verbs)
        self.verbs = {verb.kind: verb for verb in verbs}
        self.outcomes = outcomes  # in words, by number
        self.end_rules = dict(zip(outcomes, end_rules, strict=True))  # which rule ends it so
        self.checks = checks  # each refuses what no game can come to; later ones trust earlier ones
        self.seen_alike = seen_alike  # what one seat sees all see: views differ in `you` alone
        self.held = held  # the kind of thing that is held in a hand as a card
        self.goals = goals  # what one strives for without a verb of its own
        self.phrases = phrases  # that people say to each other in this game alone

    def read_options(self, agreed: Agreed) -> Options:
        raise NotImplementedError

    def names(self, s: S) -> Names:
        """What the slots of the phrases can name in this game."""
        raise NotImplementedError

    def text(self, s: S, action: int) -> str:
        """An action in words, as records write it."""
        return self.language.write(action, self.names(s))

    def code(self, s: S, text: str) -> int:
        """The action that a text means, whether it may be done now or not."""
        return self.language.read(text, self.names(s))

    def outcome(self, s: S) -> str | None:
        """How it ended, in a word; None before the end."""
        return self.outcomes[self.rules.outcome(s)] if s.over else None

    def adventurers(self, s: S) -> list[str]:
        """Whom each seat plays, by name; nothing where all are alike."""
        known = next((option.allowed for option in self.options if option.each_seat), [])
        return [str(known[who]) for who in self.rules.adventurers(s)]

    def deed(self, s: S, action: int) -> Event:
        """What somebody does, as far as the action alone tells it."""
        return self.verbs[int(kind_of(action))].event(action, self.names(s))

    def timely(self, s: S, actions: Sequence[int]) -> Sequence[int]:
        """Of what anyone may play before the cards that are due: what could come too late."""
        return actions

    def events(self, before: S, action: int, cards: Sequence[int], after: S) -> list[Event]:
        """What the action did, for a journal, with the cards that it turned up."""
        raise NotImplementedError

    def foretold(self, s: S, action: int) -> Event:
        """What an action that turns nothing up would do, as the journal would tell it."""
        after = s.copy()
        self.rules.apply(after, action)
        return self.events(s, action, [], after)[0]

    def view(self, s: S, seat: int | None) -> Mapping[str, object]:
        """What a seat may see; a spectator has none."""
        raise NotImplementedError

    def hides(self, s: S) -> bool:
        """Some of what was played is known to a few only: the record would tell it to all."""
        return False

    def has(self, s: S, pick: str) -> bool:
        """There is something on the table that choices would call so; a verb is none."""
        try:
            return not Reader(self.language, self.names(s), self.held, self.goals).read([pick]).verb
        except Refused:
            return False

    def aims(self, s: S) -> Sequence[Wish[S]]:
        """What one could try to reach in this turn, whether it can be reached or not."""
        return []

    def figures(self, s: S, seat: int) -> list[Figure]:
        """How far a seat came, or all who play together: what counts most first."""
        raise NotImplementedError

    # ------------------------------------------------------------ why not

    def why_not(self, s: S, seat: int | None, picks: object) -> Reason | None:
        """Why a seat, or a spectator, can do nothing with what was clicked; None: something can.

        Picks are named as in a choice; `verb:move` is a verb, `card:sandbags@0` a card in a hand.
        """
        reader = Reader(self.language, self.names(s), self.held, self.goals)
        asked = reader.read(picks)
        if seat is not None and self.allows(s, seat, asked):
            return None
        found = self.reason(s, seat, asked)
        if seat is None or not asked.clicked:
            return found
        *first, last = asked.clicked
        return self.apt(s, seat, found, reader.read(first), reader.read([last]))

    def apt(self, s: S, seat: int, found: Reason, before: Asked, last: Asked) -> Reason:
        """A reason that holds without the last click is none, if all before it leads on."""
        leads = list(self.led_to(s, seat, before)) if before.clicked else []
        named = any(part.partition(":")[0] in last.things for parts in leads for part in parts)
        if not leads or named or found != self.reason(s, seat, before):
            return found
        return reason(found["rule"], "table-why-not-together")

    def allows(self, s: S, seat: int, asked: Asked) -> bool:
        """Something that the seat may do holds all that was clicked."""
        return any(True for _ in self.led_to(s, seat, asked))

    def led_to(self, s: S, seat: int, asked: Asked) -> Iterator[list[str]]:
        """For each thing that can be done with what was clicked: what it names, what opens it."""
        if asked.holder not in (None, seat):
            return
        names = self.names(s)
        for code in self.rules.legal(s):
            phrase = self.language.phrase(code)
            if who_of(code) == seat and asked.verb in ("", phrase.verb):
                parts, openers = phrase.picks(code, names), self.openers(s, code, names)
                if asked.leads_to(parts, openers, goes_in_order(phrase)):
                    yield [*parts, *openers]

    def openers(self, s: S, action: int, names: Names) -> list[str]:
        """What one clicks to ask for an action, besides what it names: the card it uses up."""
        card = self.verbs[int(kind_of(action))].card
        return [] if card == NO_CARD else [f"{self.held}:{slug(names[self.held][card])}"]

    def reason(self, s: S, seat: int | None, asked: Asked) -> Reason:
        """Why nothing comes of it, in the order in which a player would ask."""
        raise NotImplementedError

    # ------------------------------------------------------------ on paper

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

"""Who listens to what is typed: a number, an action as records write it, or words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from simoun.cli.menu import Menu
from simoun.cli.sitting import Sitting
from simoun.cli.typed import Meant, Vocabulary, meant_by
from simoun.core.actions import who_of
from simoun.core.choice import Choice
from simoun.core.refusal import Refused
from simoun.core.why import Reason
from simoun.text import Called, Words

LONGEST_NUMBER: Final = 5
LONGEST_LINE: Final = 200


class Listener:
    def __init__(self, sitting: Sitting, words: Words, seats: Sequence[Called]) -> None:
        self.sitting = sitting
        self.words = words
        self.game = sitting.match.rules.name
        self.seats = seats

    def hear(self, line: str, menu: Menu, top: Menu) -> list[Choice]:
        """All that it may mean; what can't be done is refused with the reason."""
        if line.isdecimal() and len(line) <= LONGEST_NUMBER and not menu.places:
            return self.numbered(int(line), menu)
        if len(line) > LONGEST_LINE:
            raise Refused(self.words.say("cli-too-long", most=LONGEST_LINE))
        written = self.written(line)
        return self.named(line, menu, top) if written is None else [written]

    def numbered(self, number: int, menu: Menu) -> list[Choice]:
        if not 1 <= number <= len(menu.items):
            raise Refused(self.words.say("cli-no-such-number", most=len(menu.items)))
        return menu.items[number - 1].choices

    def written(self, line: str) -> Choice | None:
        """An action as a record writes it; without a seat it is the decider's."""
        match, moment = self.sitting.match, self.sitting.moment
        seats = moment.names["seat"]
        whole = line if line.split()[0] in seats else f"{seats[match.decider]} {line}"
        try:
            code = match.face.language.read(whole, moment.names)
        except Refused:
            return None
        if code != moment.reveal:
            self.check_person(int(who_of(code)))
        if code not in moment.codes:
            raise Refused(self.answer(moment.picks(code), moment.reason(code)))
        return moment.choice(code)

    def named(self, line: str, menu: Menu, top: Menu) -> list[Choice]:
        """Of what was asked for last, else of what the decider may do, else of everything."""
        match = self.sitting.match
        vocabulary = Vocabulary(
            self.words, self.game, match.face.language, self.sitting.moment, self.seats
        )
        named = vocabulary.read(line)
        own = [choice for choice in top.choices if choice["seat"] == match.decider]
        for meant in (named, vocabulary.read(line, widely=True)):
            for choices in (own if menu is top else menu.choices, own, top.choices):
                found = meant_by(meant, choices)
                if found:
                    return found
        raise Refused(self.why_not(vocabulary, named))

    def why_not(self, vocabulary: Vocabulary, named: Sequence[Meant]) -> str:
        match = self.sitting.match
        actor, picks = vocabulary.clicks(named, match.decider)
        self.check_person(actor)
        try:
            reason = match.why_not(actor, picks)
        except Refused:  # such things don't go together
            reason = None
        return self.words.say("cli-nothing-fits") if reason is None else self.answer(picks, reason)

    def check_person(self, seat: int) -> None:
        if not self.sitting.is_person(seat):
            raise Refused(self.words.say("cli-bot-decides", who=self.seats[seat]))

    def answer(self, picks: Sequence[str], reason: Reason) -> str:
        """To somebody who asked for what can't be done."""
        return self.told(reason)

    def told(self, reason: Reason) -> str:
        said = self.words.explain(self.game, reason, self.seats)
        return self.words.say("cli-why", reason=said, rule=reason["rule"])

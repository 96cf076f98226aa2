"""A moment of a game: all that may be done now, listed once for everyone who asks."""

from __future__ import annotations

from typing import Final

from simoun.core.actions import who_of
from simoun.core.choice import Choice
from simoun.core.face import Face
from simoun.core.paper import shown
from simoun.core.phrases import Names
from simoun.core.refusal import Refused
from simoun.core.rules import SPARE, State, spare
from simoun.core.why import Impossible, Reader, Reason

LONGEST_ACTION: Final = 200  # letters


class Moment:
    """It holds until something is played; texts are written for those who read them."""

    def __init__(self, face: Face[State], s: State) -> None:
        rules = face.rules
        actions = spare()
        rules.turn_actions(s, actions)
        self._turn = int(actions.n)  # so many of the codes are the decider's turn
        rules.anytime_actions(s, actions)
        self._anytime = int(actions.n)  # up to here they are plays, then exchanges
        rules.exchange_actions(s, actions)
        self.codes: list[int] = actions.listed()  # what the decider may do comes first
        SPARE.append(actions)
        self.reveal: int | None = None  # the card that is due: nobody decides on it
        if not s.over and rules.reveal_is_due(s):
            self.reveal = self.codes[0]
        self._face = face
        self.state = s
        self._names: Names | None = None
        self._by_seat: dict[int, list[int]] | None = None
        self._prepared: set[int] | None = None

    # ------------------------------------------------------------ who may do something

    @property
    def by_seat(self) -> dict[int, list[int]]:
        """What each seat may do, besides turning up the card that is due."""
        if self._by_seat is None:
            found: dict[int, list[int]] = {}
            for code in self.codes if self.reveal is None else self.codes[1:]:
                found.setdefault(int(who_of(code)), []).append(code)
            self._by_seat = found
        return self._by_seat

    def prepared(self) -> set[int]:
        """Seats with something to play that comes too late after the next card."""
        if self._prepared is None:
            besides = self.codes[self._turn : self._anytime]
            timely = self._face.timely(self.state, besides) if besides else []
            self._prepared = {int(who_of(code)) for code in timely}
        return self._prepared

    def is_anytime(self, code: int) -> bool:
        return code in self.codes[self._turn :]

    def is_exchange(self, code: int) -> bool:
        """Such can go in circles for ever."""
        return code in self.codes[self._anytime :]

    # ------------------------------------------------------------ in words

    @property
    def names(self) -> Names:
        if self._names is None:
            self._names = self._face.names(self.state)
        return self._names

    def text_of(self, code: int) -> str:
        return self._face.language.write(code, self.names)

    def code_of(self, text: str) -> int:
        """The action that a text means, if it may be done now."""
        if len(text) > LONGEST_ACTION:
            raise Refused(f"{shown(text)} is no action: it has more than {LONGEST_ACTION} letters.")
        if self.state.over:
            raise Refused(f"The game is over: {text!r} comes too late.")
        code = self._face.language.read(text, self.names)
        if code not in self.codes:
            raise Impossible(self.text_of(code), self.reason(code))
        return code

    def reason(self, code: int) -> Reason:
        """Why an action can't be done now."""
        asked = Reader(self._face.language, self.names, self._face.held, ()).read(self.picks(code))
        return self._face.reason(self.state, int(who_of(code)), asked)

    def picks(self, code: int) -> list[str]:
        """All that one clicks for an action, its verb first."""
        phrase = self._face.language.phrase(code)
        return [f"verb:{phrase.verb}", *phrase.picks(code, self.names)]

    def picks_in(self, text: str, seat: int | None) -> list[str]:
        """The same for the text of an action, whether it may be done or not."""
        if len(text) > LONGEST_ACTION:
            raise Refused(f"{shown(text)} is no action: it has more than {LONGEST_ACTION} letters.")
        code = self._face.language.read(text, self.names)
        if seat is not None and who_of(code) != seat:
            others = self.names["seat"][who_of(code)]
            raise Refused(f"{text!r} is for {others} to do, not for {self.names['seat'][seat]}.")
        return self.picks(code)

    def choices(self) -> list[Choice]:
        """Everything that anybody may do now; what the decider may do comes first."""
        return [self.choice(code) for code in self.codes]

    def choice(self, code: int) -> Choice:
        return self._face.language.choice(code, self.names)

"""What a search, a table and a lab need to know of a game: its states, and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Self, TypeVar

from mypy_extensions import i64

from simoun.core.actions import Actions
from simoun.core.events import Event
from simoun.core.options import Agreed, Option
from simoun.core.phrases import Language, Names


class State:
    """A position: nothing but what lies on the table."""

    def __init__(self) -> None:
        self.over: bool = False

    def copy(self) -> Self:
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A number that two different positions hardly share; random streams don't count."""
        raise NotImplementedError

    def stir(self, fresh: i64) -> None:
        """Take fresh randomness into every random stream."""
        raise NotImplementedError


class Options:
    """What was agreed, as a game's set-up reads it."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The rules: what may be done in a state, and what it does."""

    def __init__(
        self,
        name: str,
        version: int,
        options: Sequence[Option],
        language: Language,
        seen_alike: bool = True,
    ) -> None:
        self.name = name
        self.version = version  # of the rules: a record tells by which it was played
        self.options = options
        self.language = language
        self.seen_alike = seen_alike  # what one seat sees all see: views differ in `you` alone

    # ------------------------------------------------------------ play: fast

    def new(self, options: Options, seed: i64) -> S:
        raise NotImplementedError

    def decider(self, s: S) -> i64:
        """Who must decide now, or for whom a card is turned up."""
        raise NotImplementedError

    def reveal_is_due(self, s: S) -> bool:
        """Nobody decides: the next thing to happen is a card turned up."""
        raise NotImplementedError

    def turn_actions(self, s: S, actions: Actions) -> None:
        """Add what the decider may do; never nothing before the end."""
        raise NotImplementedError

    def anytime_actions(self, s: S, actions: Actions) -> None:
        """Add what anyone may do besides."""
        raise NotImplementedError

    def exchange_actions(self, s: S, actions: Actions) -> None:
        """Add what players may pass to each other at any time; it can go in circles."""

    def settle(self, s: S) -> None:
        """Play what is forced, as one action after another would."""
        raise NotImplementedError

    def apply(self, s: S, action: i64) -> None:
        """Trusts the action: who asks from outside checks first."""
        raise NotImplementedError

    # ------------------------------------------------------------ words: at the door

    def read_options(self, agreed: Agreed) -> Options:
        raise NotImplementedError

    def names(self, s: S) -> Names:
        """What the slots of the phrases can name in this game."""
        raise NotImplementedError

    def players(self, s: S) -> int:
        raise NotImplementedError

    def outcome(self, s: S) -> str | None:
        """How it ended, in a word; None before the end."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that have won: all or none of them where they play together."""
        raise NotImplementedError

    def scores(self, s: S) -> list[dict[str, int]]:
        """Each seat's points by where they come from; nothing where all play together."""
        return []

    def reveals(self, action: i64) -> bool:
        """It turns up what was hidden: it takes fresh chance, and can't be taken back."""
        raise NotImplementedError

    def events(self, before: S, action: i64, after: S) -> list[Event]:
        """What the action did, for a journal."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> Mapping[str, object]:
        """What a seat may see; a spectator has none."""
        raise NotImplementedError

    def position(self, s: S) -> dict[str, object]:
        """The state on paper."""
        raise NotImplementedError

    def from_position(self, data: Mapping[str, object], seed: i64) -> S:
        raise NotImplementedError

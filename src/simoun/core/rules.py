"""The rules of a game, all that a search needs: what may be done in a state, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, Self, TypeVar

from mypy_extensions import i64

from simoun.core.actions import Actions, kind_of
from simoun.core.paper import shown
from simoun.core.refusal import Refused
from simoun.core.squares import has
from simoun.core.verbs import Verb, those_that_reveal

SPARE: Final[list[Actions]] = []


class State:
    """A position: nothing but what lies on the table."""

    def __init__(self) -> None:
        self.over: bool = False
        self.outcome: i64 = 0  # how it ended; 0 before that

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


class Rules(Generic[S]):
    """Trusts what it is asked to do: who asks from outside checks first."""

    def __init__(self, name: str, version: int, verbs: Sequence[Verb]) -> None:
        self.name = name
        self.version = version  # a record tells by which it was played
        self.revealing: i64 = those_that_reveal(verbs)  # a set of kinds

    # ------------------------------------------------------------ how it stands

    def new(self, options: Options, seed: i64) -> S:
        raise NotImplementedError

    def begin_streams(self, s: S, seed: i64) -> None:
        """Every random stream of a position, from a seed: which cards come is open again."""
        raise NotImplementedError

    def players(self, s: S) -> i64:
        raise NotImplementedError

    def adventurers(self, s: S) -> list[int]:
        """Whom each seat plays, by number; nothing where all are alike."""
        return []

    def as_printed(self, s: S) -> bool:
        """No variant was agreed on: what was measured and learnt holds."""
        return True

    def decider(self, s: S) -> i64:
        """Who must decide now, or for whom a card is turned up."""
        raise NotImplementedError

    def together(self) -> bool:
        """Whether all win or lose together, and touch each other's pawns and hands."""
        return False

    def turn_of(self, s: S) -> i64:
        """Whose turn it is, whoever decides in it."""
        return self.decider(s)

    def reveal_is_due(self, s: S) -> bool:
        """Nobody decides: the next thing to happen is a card turned up."""
        raise NotImplementedError

    def outcome(self, s: S) -> int:
        """How it ended, as a number; 0 before the end."""
        return int(s.outcome)

    def winners(self, s: S) -> list[int]:
        """The seats that have won: all or none of them where they play together."""
        raise NotImplementedError

    def scores(self, s: S) -> list[dict[str, int]]:
        """Each seat's points by where they come from; nothing where all play together."""
        return []

    # ------------------------------------------------------------ what may be done

    def turn_actions(self, s: S, actions: Actions) -> None:
        """Add what the decider may do; never nothing before the end."""
        raise NotImplementedError

    def anytime_actions(self, s: S, actions: Actions) -> None:
        """Add what anyone may do besides."""
        raise NotImplementedError

    def exchange_actions(self, s: S, actions: Actions) -> None:
        """Add what players may pass to each other at any time; it can go in circles."""

    def legal(self, s: S) -> list[int]:
        """All that anybody may do now; what the decider may do comes first."""
        actions = spare()
        self.turn_actions(s, actions)
        self.anytime_actions(s, actions)
        self.exchange_actions(s, actions)
        found = actions.listed()
        SPARE.append(actions)
        return found

    # ------------------------------------------------------------ what it does

    def apply(self, s: S, action: i64) -> None:
        raise NotImplementedError

    def checked_apply(self, s: S, action: object) -> None:
        """Do it if it may be done now; refused, it changes nothing."""
        if not isinstance(action, int) or isinstance(action, bool) or action not in self.legal(s):
            raise Refused(f"The action {shown(action)} can't be done now: legal lists what can.")
        self.apply(s, action)

    def disturbed(self, s: S, action: i64) -> i64:
        """The others whose pawn an action moves, or whose hand it fills or takes from: a set."""
        return 0

    def settle(self, s: S) -> None:
        """Play what is forced, as one action after another would."""
        raise NotImplementedError

    # ------------------------------------------------------------ what is turned up

    def reveals(self, action: i64) -> bool:
        """It turns up what was hidden: it takes fresh chance, and can't be taken back."""
        return has(self.revealing, kind_of(action))

    def chances(self, s: S, action: i64) -> list[tuple[int, int]]:
        """The cards that an action can turn up next, each with its weight."""
        raise NotImplementedError

    def deck(self, s: S, action: i64) -> i64:
        """Which deck the next card of an action comes from, by a number of the game's own."""
        raise NotImplementedError

    def drawn(self, s: S, action: i64) -> i64:
        """The card that the state's own random stream turns up next; the stream moves on."""
        raise NotImplementedError

    def turn_up(self, s: S, action: i64, card: i64) -> bool:
        """Do it with this card; True: the same action turns up another one."""
        raise NotImplementedError

    def reveal(self, s: S, action: i64) -> None:
        """Do it with whatever cards the random streams turn up."""
        while self.turn_up(s, action, self.drawn(s, action)):
            pass


def spare() -> Actions:
    """An empty list to fill: making one takes longer than listing all actions of a position."""
    if not SPARE:
        return Actions()
    actions = SPARE.pop()
    actions.clear()
    return actions


def played(rules: Rules[S], s: S, action: i64) -> list[int]:
    """Do it, and tell which cards it turned up."""
    if not rules.reveals(action):
        rules.apply(s, action)
        return []
    cards: list[int] = []
    more = True
    while more:
        card = rules.drawn(s, action)
        cards.append(int(card))
        more = rules.turn_up(s, action, card)
    return cards

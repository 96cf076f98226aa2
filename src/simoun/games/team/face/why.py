"""Why not, as far as it is the same in all three games: whose turn it is, what is left, cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from simoun.core.bags import cards
from simoun.core.verbs import NO_CARD, Verb
from simoun.core.why import Asked, Reason, reason
from simoun.games.team.state import Team

T = TypeVar("T", bound=Team)

Lack = Callable[[T, int, Asked], Reason | None]  # what a player lacks for something


class Numbers(NamedTuple):
    """The numbers of rules that every team game has."""

    over: str
    turn: str
    actions: str
    reveal: str
    holder: str


class Why(Generic[T]):
    """Asks in the order in which a player would: the turn, an action, the card, the rest."""

    def __init__(
        self,
        numbers: Numbers,
        verbs: Sequence[Verb],
        end: int,
        held: Sequence[str],
        lacks: Mapping[int, tuple[str, Lack[T]]],
    ) -> None:
        self.numbers = numbers
        self.verbs = {verb.kind: verb for verb in verbs}
        self.end = end  # the verb that needs no action left
        self.held = held  # the cards that hands hold, by name
        self.lacks = lacks  # of each verb: its rule, and what may be missing

    def absent(self, s: T, seat: int | None, decider: int) -> Reason | None:
        """The game is over, or whoever asks doesn't play."""
        if s.over:
            return reason(self.numbers.over, "table-why-over")
        if seat is None:
            return reason(self.numbers.turn, "table-why-looking-on", who=decider)
        return None

    def unable(self, s: T, seat: int, kind: int, asked: Asked, free: bool = False) -> Reason:
        """`free`: it takes no action this time."""
        rule, lack = self.lacks[kind]
        return (
            self.other_hand(seat, asked)
            or self.no_action(s, seat, kind, free)
            or self.no_card(s, seat, kind, rule)
            or lack(s, seat, asked)
            or reason(rule, "table-why-not-together")
        )

    def other_hand(self, seat: int, asked: Asked) -> Reason | None:
        if asked.holder is None or asked.holder == seat:
            return None
        return reason(self.numbers.holder, "team-why-their-card", whom=asked.holder)

    def no_action(self, s: T, seat: int, kind: int, free: bool) -> Reason | None:
        costs = bool(self.verbs[kind].cost)
        if not costs and kind != self.end:
            return None
        if s.current != seat:
            return reason(self.numbers.turn, "table-why-turn", who=int(s.current))
        if s.ended:
            return reason(self.numbers.reveal, "team-why-ended")
        if costs and not free and s.actions_left == 0:
            return reason(self.numbers.actions, "team-why-no-action")
        return None

    def no_card(self, s: T, seat: int, kind: int, rule: str) -> Reason | None:
        """A verb that uses up a card needs it in the hand."""
        card = self.verbs[kind].card
        if card == NO_CARD or cards(s.hands[seat], card):
            return None
        return reason(rule, "team-why-no-card", card=self.held[card])


def order_first(seat: int, who: int, rule: str) -> Reason:
    """Somebody looks at storm cards, and nobody does anything else meanwhile."""
    if seat == who:
        return reason(rule, "team-why-order-now")
    return reason(rule, "team-why-order-first", who=who)


def lacks_nothing(s: Team, seat: int, asked: Asked) -> Reason | None:
    """It can be done whenever it is one's turn to."""
    return None


def turned_up(rule: str) -> tuple[str, Lack[Team]]:
    """Cards that the table turns up itself."""
    return rule, lambda s, seat, asked: reason(rule, "team-why-turned-up")


def here_with(s: Team, seat: int, other: int) -> bool:
    return bool(s.pawns[seat] == s.pawns[other])


def oneself(seat: int, asked: Asked, rule: str) -> Reason | None:
    """Nobody gives something to oneself."""
    return reason(rule, "team-why-oneself") if seat in asked.all("pawn") else None


def apart(s: Team, seat: int, others: Sequence[int], rule: str) -> Reason | None:
    """One of these isn't on the player's own tile; with none named, nobody is."""
    for other in others:
        if other == seat:
            return reason(rule, "team-why-oneself")
        if not here_with(s, seat, other):
            return reason(rule, "team-why-apart", whom=other)
    if not others and all(
        not here_with(s, seat, other) for other in range(s.party.players) if other != seat
    ):
        return reason(rule, "team-why-alone")
    return None


def not_held(
    s: Team, seat: int, asked: Asked, held: str, names: Sequence[str], rule: str
) -> Reason | None:
    """A card that was clicked, or any at all, isn't in the hand."""
    card = asked.last(held)
    if card is not None and not cards(s.hands[seat], card):
        return reason(rule, "team-why-no-card", card=names[card])
    if not s.hands[seat]:
        return reason(rule, "team-why-empty-hand")
    return None

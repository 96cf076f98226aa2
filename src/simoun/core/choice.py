"""A choice says what to click: the browser lights up what occurs in one, each click narrows."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from simoun.core.actions import Actions, who_of
from simoun.core.game import Game, S

SPARE: Final[list[Actions]] = []


class Choice(TypedDict):
    action: str
    seat: int
    verb: str
    picks: list[str]


def choices(game: Game[S], s: S) -> list[Choice]:
    """Everything that anybody may do now; what the decider may do comes first."""
    names = game.names(s)
    return [
        Choice(
            action=game.language.write(code, names),
            seat=int(who_of(code)),
            verb=game.language.phrase(code).verb,
            picks=game.language.phrase(code).picks(code, names),
        )
        for code in legal(game, s)
    ]


def legal(game: Game[S], s: S) -> list[int]:
    actions = spare()
    game.turn_actions(s, actions)
    game.anytime_actions(s, actions)
    game.exchange_actions(s, actions)
    found = actions.listed()
    SPARE.append(actions)
    return found


def spare() -> Actions:
    """An empty list to fill: making one takes longer than listing all actions of a position."""
    try:
        actions = SPARE.pop()
    except IndexError:
        return Actions()
    actions.clear()
    return actions


def is_legal(game: Game[S], s: S, action: i64) -> bool:
    return int(action) in legal(game, s)

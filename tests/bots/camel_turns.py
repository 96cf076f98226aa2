"""Asking a bot for a whole turn of Through the Desert, in a drawn position."""

from __future__ import annotations

from simoun import Match
from simoun.bots.catalog import bot_named
from simoun.core.catalog import face_named
from tests.through_the_desert.position import caravans, leave_in_play, signs_in, state

FACE = face_named("through_the_desert")
GAME = FACE.rules
EVERYBODY = 31


def window(drawing: str, seat: int = 1, left: int = 2) -> Match:
    """What is drawn is all there is of the board: whoever stands elsewhere can't move."""
    game = caravans(drawing, seat=seat, left=left)
    leave_in_play(game, signs_in(drawing))
    return game


def turn(game: Match, level: str = "normal") -> set[str]:
    """What the bot does until it is somebody else's turn."""
    s = state(game).copy()
    player = s.current
    bot = bot_named(level, GAME, 1)
    done = set()
    while not s.over and s.current == player:
        code = int(bot.choose(s, EVERYBODY))
        done.add(FACE.language.write(code, FACE.names(s)))
        GAME.apply(s, code)
    return done

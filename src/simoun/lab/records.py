"""A game between bots written down move by move, so that anybody can look at it again."""

from __future__ import annotations

from pathlib import Path

from simoun.bots.bot import EVERYONE, Bot
from simoun.bots.playing import Turns, is_reveal_due
from simoun.core.face import Face
from simoun.core.record import Move, Record
from simoun.core.rules import State
from simoun.lab.files import written
from simoun.lab.plan import Experiment


class Scribe:
    """Plays as `play_out` does, and writes down what is settled there without being listed."""

    def __init__(self, face: Face[State], plan: Experiment, seed: int) -> None:
        self.face = face
        self.record = Record(plan.game, face.rules.version, plan.options, None, seed, [])

    def play_out(self, s: State, bot: Bot[State], turns: Turns) -> int:
        rules, decisions = self.face.rules, 0
        while True:
            if not bot.steps_in:
                self.settle(s)
            if s.over:
                return decisions
            turns.see(rules.turn_of(s))
            action = int(bot.choose(s, EVERYONE))
            decisions += not bot.steps_in or not is_reveal_due(rules, s, action)
            self.apply(s, action)

    def settle(self, s: State) -> None:
        """What is forced, one action after another."""
        settled = s.copy()
        self.face.rules.settle(settled)
        while s.fingerprint() != settled.fingerprint():
            self.apply(s, self.face.rules.legal(s)[0])

    def apply(self, s: State, action: int) -> None:
        text = self.face.language.write(action, self.face.names(s))
        self.record.moves.append(Move(text))
        self.face.rules.apply(s, action)

    def keep(self, folder: Path, turn: int | None) -> None:
        which = "" if turn is None else f"-{turn + 1}"
        file = folder / f"{self.record.game}-{self.record.seed}{which}.json"
        written(file, self.record.to_json() + "\n")

"""A puzzle at the terminal: one turn on a real board, judged when it is over."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from simoun.cli.sitting import Sitting
from simoun.cli.terminal import Terminal
from simoun.cli.typed import spoken
from simoun.learn.explaining import Said, explanation, goal, hints, missed, say
from simoun.learn.puzzle import Puzzle, Try
from simoun.learn.task import Standing
from simoun.text import Words

MORE_COMMANDS: Final = ["show", "again"]


class Riddle(Terminal):
    def __init__(self, puzzle: Puzzle, words: Words, console: Console, hints: int = 0) -> None:
        super().__init__(Sitting(puzzle.task.begin().record(), {}), words, console)
        self.puzzle = puzzle
        self.attempt = Try(puzzle)
        self.hints = hints  # that were given so far
        self.commands |= {
            spoken(name): command
            for command in MORE_COMMANDS
            for name in (command, words.say(f"cli-command-{command}"))
        }

    def ask_for_a_turn(self) -> Standing:
        """Until it is solved or has failed."""
        self.tell(goal(self.puzzle), "bold")
        self.tell(self.deadline())
        self.say("cli-puzzles-keys")
        while self.attempt.standing == "open":
            self.ask()
        if self.attempt.standing == "done":
            self.explain()
        else:
            self.print(self.words.say("puzzles-failed"), "bold")
            self.tell(missed(self.puzzle, self.attempt.chance()))
        return self.attempt.standing

    def deadline(self) -> Said:
        if self.puzzle.task.within == "cards":
            return Said(message="puzzles-by-cards", facts={})
        together = self.sitting.match.rules.together()
        return Said(message="puzzles-by-turn" if together else "puzzles-by-end", facts={})

    def play(self, action: str | int) -> None:
        text = action if isinstance(action, str) else self.sitting.moment.text_of(action)
        turned_up = self.sitting.match.rules.reveals(self.sitting.moment.code_of(text))
        self.attempt.play(text)
        if not turned_up:
            super().play(text)

    def explain(self) -> None:
        """Why it works, in figures, and what other turns lack."""
        told = explanation(self.puzzle)
        self.print(self.words.say("puzzles-solved"), "bold")
        self.tell(told["why"])
        self.tell(told["ways"])
        for number, other in enumerate(told["others"]):
            if number == 0:
                self.say("puzzles-others")
            steps = " ".join(map(self.said, other["steps"]))
            self.print(f"  {steps} → {self.said(other['said'])}")
        self.tell(told["rates"])

    # ------------------------------------------------------------ commands

    def obey(self, command: str, rest: str) -> bool:
        if command == "again":
            self.begin_anew()
            return True
        if command == "show":
            self.show_answer()
            return True
        return super().obey(command, rest)

    def begin_anew(self) -> None:
        self.sitting = self.listener.sitting = Sitting(self.puzzle.task.begin().record(), {})
        self.attempt = Try(self.puzzle)

    def show_answer(self) -> None:
        self.begin_anew()
        for text in self.puzzle.solution:
            self.play(text)

    def undo(self) -> bool:
        undone = super().undo()
        self.attempt = Try(self.puzzle)
        for move in self.sitting.match.moves:
            self.attempt.play(move.text)
        return undone

    def hint(self) -> None:
        """One more each time."""
        steps = hints(self.puzzle)
        self.hints = min(self.hints + 1, len(steps))
        for step in steps[: self.hints]:
            self.tell(step)

    def help(self) -> None:
        super().help()
        self.say("cli-puzzles-keys")

    def tell(self, said: Said, style: str = "") -> None:
        self.print(self.said(said), style)

    def said(self, said: Said) -> str:
        return say(self.words, self.puzzle, said, self.seats)

"""A lesson at the terminal: a real game in which one thing is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console

from simoun.cli.listener import Listener
from simoun.cli.sitting import Sitting
from simoun.cli.terminal import Terminal
from simoun.cli.typed import spoken
from simoun.core.why import Reason
from simoun.learn.lesson import Lesson
from simoun.learn.task import Progress, Standing
from simoun.text import Words

MORE_COMMANDS: Final = ["show", "again"]


class Pupil(Listener):
    """A usual mistake is answered by the lesson, all others by the rules."""

    lesson: Lesson

    def answer(self, picks: Sequence[str], reason: Reason) -> str:
        mistake = self.lesson.mistake_of(self.sitting.match, picks)
        if mistake is None:
            return super().answer(picks, reason)
        said = self.words.say(self.lesson.message(f"not-{mistake}"))
        return self.words.say("cli-why", reason=said, rule=reason["rule"])


class Classroom(Terminal):
    def __init__(self, lesson: Lesson, words: Words, console: Console) -> None:
        super().__init__(Sitting(lesson.task.begin().record(), {}), words, console)
        self.lesson = lesson
        self.progress = Progress(lesson.task, self.sitting.match)
        self.listener = Pupil(self.sitting, words, self.seats)
        self.listener.lesson = lesson
        self.commands |= {
            spoken(name): command
            for command in MORE_COMMANDS
            for name in (command, words.say(f"cli-command-{command}"))
        }
        self.shown = False

    def teach(self) -> Standing:
        """Until it is done, or can't be done any more."""
        self.tell("task", "bold")
        self.tell("why")
        self.say("cli-learn-keys")
        while self.progress.standing == "open" and not self.shown:
            if self.sitting.asks() or not self.sitting.comes_by_itself():
                self.ask()
            else:
                self.play(self.sitting.next_code(self.lets))
        if self.progress.standing == "done":
            self.say("cli-learn-done", keep=self.words.say(self.lesson.message("keep")))
        return self.progress.standing

    def play(self, action: str | int) -> None:
        moment = self.sitting.moment
        decided = moment.reveal is None or action not in (
            moment.reveal,
            moment.text_of(moment.reveal),
        )
        events = self.sitting.play(action)
        for event in events:
            self.print(self.words.tell(self.game, event, self.seats))
        self.progress.hear(events, decided)
        mistake = self.lesson.mistake_in(self.progress)
        if mistake is not None and self.progress.standing != "done":
            self.tell(f"not-{mistake}", "bold")

    def tell(self, part: str, style: str = "") -> None:
        self.print(self.words.say(self.lesson.message(part)), style)

    # ------------------------------------------------------------ commands

    def obey(self, command: str, rest: str) -> bool:
        if command == "again":
            self.begin_anew()
            return True
        if command == "show":
            self.begin_anew()
            self.show_how()
            return True
        return super().obey(command, rest)

    def begin_anew(self) -> None:
        self.sit(Sitting(self.lesson.task.begin().record(), {}))
        self.progress = Progress(self.lesson.task, self.sitting.match)

    def sit(self, sitting: Sitting) -> None:
        self.sitting = self.listener.sitting = sitting

    def show_how(self) -> None:
        """The solution, with the cards that come in between."""
        for text in self.lesson.solution:
            while text not in map(str, self.sitting.match.actions()):
                self.play(self.sitting.moment.codes[0])
            self.say("cli-learn-shows", action=text)
            self.play(text)
        while self.progress.standing == "open" and self.sitting.moment.reveal is not None:
            self.play(self.sitting.moment.reveal)
        self.shown = True

    def undo(self) -> bool:
        """The sitting plays the moves that are left again, and so does what is told of them."""
        undone = super().undo()
        moves = self.sitting.match.moves
        del self.progress.steps[len(moves) :]
        self.progress.match = self.sitting.match
        return undone

    def hint(self) -> None:
        self.tell("task", "bold")
        self.tell("why")

    def help(self) -> None:
        super().help()
        for command in MORE_COMMANDS:
            self.say(f"cli-help-{command}", name=self.words.say(f"cli-command-{command}"))

"""A game at one terminal: everyone round the same keyboard."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

from simoun.cli.boards import board_of
from simoun.cli.boards.drawing import team_of
from simoun.cli.menu import Menu, Speaker, all_choices, narrowed
from simoun.core.refusal import Refused
from simoun.match import Match
from simoun.text import Words

LONGEST_NUMBER: Final = 5


class Left(Exception):
    """The players stop before the end."""


class Terminal:
    def __init__(self, match: Match, words: Words, console: Console) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.game = match.rules.name
        self.board = board_of(self.game)
        self.team = team_of(match.view(), words)
        self.seats = self.team.names()

    def run(self) -> None:
        self.print(self.words.say("cli-welcome", game=self.words.name(self.game, "title")))
        while not self.match.over:
            if len(self.match.moment.codes) == 1:  # nobody can do anything else
                self.play(self.match.moment.codes[0])
            else:
                self.console.print(self.board.draw(self.match.view(), self.words), soft_wrap=True)
                self.print(self.board.asked(self.match.view(), self.words, self.seats), "bold")
                self.decide()
        self.console.print(self.board.draw(self.match.view(), self.words), soft_wrap=True)
        outcome = self.words.say(f"{self.game}-outcome-{self.match.outcome}")
        self.print(self.words.say("cli-over", outcome=outcome), "bold")

    def play(self, action: str | int) -> None:
        for event in self.match.play(action):
            self.print(self.words.tell(self.game, event, self.seats))

    def print(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

    # ------------------------------------------------------------ asking

    def decide(self) -> None:
        """Ask until something was done that may be done."""
        moment = self.match.moment
        speaker = Speaker(self.words, self.game, self.seats, moment.names)
        menu = all_choices(moment.choices(), speaker)
        reveal = None if moment.reveal is None else moment.text_of(moment.reveal)
        action = None
        while action is None or not self.can_play(action):
            action = self.pick(menu, speaker, reveal)

    def pick(self, menu: Menu, speaker: Speaker, default: str | None) -> str | None:
        """The text of an action, by number or as it was typed; None steps back."""
        self.show(menu, default is not None)
        while True:
            line = self.read()
            if line == "?":
                self.help()
            elif not line:
                return default
            elif not line.isdecimal() or len(line) > LONGEST_NUMBER:
                return line
            elif not 1 <= int(line) <= len(menu.items):
                self.print(self.words.say("cli-no-such-number", most=len(menu.items)))
            else:
                item = menu.items[int(line) - 1]
                if len(item.choices) == 1:
                    return item.choices[0]["action"]
                return self.pick(narrowed(item, speaker), speaker, None)

    def can_play(self, text: str) -> bool:
        """Play it, or say why not; an action without a seat is the decider's."""
        seats = self.match.moment.names["seat"]
        whole = text if text.split()[0] in seats else f"{seats[self.match.decider]} {text}"
        try:
            self.play(whole)
        except Refused as refusal:
            self.print(str(refusal))
            return False
        return True

    def show(self, menu: Menu, enter_reveals: bool) -> None:
        for line in menu.lines():
            text = "\n".join(wrap(line, self.console.width, subsequent_indent="  "))
            self.console.print(Text(text), soft_wrap=True)
        self.print(self.words.say("cli-keys-reveal" if enter_reveals else "cli-keys"), "dim")

    def help(self) -> None:
        for role in self.team.roles():
            self.print(role)
        moment = self.match.moment
        example = moment.text_of(moment.codes[0])
        self.print(self.words.say("cli-help", example=example))

    def read(self) -> str:
        try:
            line = self.console.input("> ").strip()
        except EOFError:
            raise Left from None
        if line == "q":
            raise Left
        return line

"""A game at one terminal: everyone round the same keyboard, and bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

from simoun.cli.boards import board_of
from simoun.cli.boards.drawing import percent, team_of
from simoun.cli.hint import told
from simoun.cli.keeping import is_taken, keep
from simoun.cli.listener import Listener
from simoun.cli.menu import Item, Menu, Speaker, all_choices, narrowed
from simoun.cli.page import Page
from simoun.cli.sitting import Sitting
from simoun.cli.typed import spoken
from simoun.core.choice import Choice
from simoun.core.refusal import Refused
from simoun.match import advise
from simoun.pages import rule
from simoun.text import Given, Words

COMMANDS: Final = ["help", "undo", "hint", "legend", "table", "chances", "rule", "save", "quit"]
SIGNS: Final = {"?": "help", "q": "quit"}


class Left(Exception):
    """The players stop before the end."""


class Terminal:
    def __init__(
        self, sitting: Sitting, words: Words, console: Console, file: Path | None = None
    ) -> None:
        self.sitting = sitting
        self.words = words
        self.console = console
        self.page = Page(console)
        self.file = file  # where the record is kept, if anywhere
        self.game = sitting.match.rules.name
        self.board = board_of(self.game)
        self.team = team_of(sitting.match.view(), words)
        self.seats = self.team.called()
        self.listener = Listener(sitting, words, self.seats)
        self.commands = {
            spoken(name): command
            for command in COMMANDS
            for name in (command, words.say(f"cli-command-{command}"))
        }
        self.showing = {
            "help": self.help,
            "hint": self.hint,
            "legend": self.show_legend,
            "table": self.show_table,
            "chances": self.show_chances,
        }

    def run(self) -> None:
        self.say("cli-welcome", game=self.words.name(self.game, "title"))
        for seat, level in sorted(self.sitting.bots.items()):
            self.say("cli-bot", who=self.seats[seat], seat=f"seat{seat + 1}", level=level)
        while not self.sitting.match.over:
            if self.sitting.asks():
                self.keep()
                self.ask()
            else:
                self.play(self.sitting.next_code(self.lets))
        self.show_table()
        outcome = self.words.say(f"{self.game}-outcome-{self.sitting.match.outcome}")
        self.print(self.words.say("cli-over", outcome=outcome), "bold")

    def play(self, action: str | int) -> None:
        for event in self.sitting.play(action):
            self.print(self.words.tell(self.game, event, self.seats))

    # ------------------------------------------------------------ asking

    def ask(self) -> None:
        """Until something was done."""
        top = menu = all_choices(self.sitting.choices(), self.speaker(), self.page.width)
        self.show(top)
        while True:
            line = self.read()
            command, rest = self.command_in(line)
            if command:
                if self.obey(command, rest):
                    return
            elif line:
                found = self.meant(line, menu, top)
                if len(found) == 1:
                    self.play(found[0]["action"])
                    return
                if found:
                    menu = self.menu_of(found)
                    self.show_menu(menu)
            elif menu is top and self.sitting.comes_by_itself():
                self.sitting.go_on()
                return
            else:
                menu = top
                self.show(top)

    def read(self) -> str:
        try:
            line = self.console.input("> ").strip()
        except EOFError:
            self.console.print()
            raise Left from None
        return line

    def meant(self, line: str, menu: Menu, top: Menu) -> list[Choice]:
        """What it may mean of all that can be done; where nothing is meant, it is said why."""
        try:
            return self.listener.hear(line, menu, top)
        except Refused as refusal:
            self.print(str(refusal))
            return []

    def menu_of(self, choices: Sequence[Choice]) -> Menu:
        """Those with one verb are narrowed step by step."""
        if len({(choice["seat"], choice["verb"]) for choice in choices}) == 1:
            return narrowed(Item("", list(choices)), self.speaker())
        return all_choices(choices, self.speaker(), self.page.width)

    def speaker(self) -> Speaker:
        names, language = self.sitting.moment.names, self.sitting.match.face.language
        return Speaker(self.words, self.game, self.seats, names, language)

    def lets(self, code: int) -> bool:
        """Whoever is at the keyboard lets a bot do what it offers."""
        match = self.sitting.match
        offer = self.words.offer(self.game, match.face.foretold(match.state, code), self.seats)
        while True:
            self.print(f"{offer} {self.words.say('cli-lets')}", "bold")
            line = self.read()
            command, rest = self.command_in(line)
            if command and command != "undo":
                self.obey(command, rest)
            answer = spoken(line)
            if self.is_said(answer, "cli-always"):
                self.sitting.company.people.clear()
                return True
            if self.is_said(answer, "cli-yes"):
                return True
            if self.is_said(answer, "cli-no") or not answer:
                return False

    def is_said(self, answer: tuple[str, ...], message: str) -> bool:
        """In the language of the game, or in English."""
        return answer in {spoken(words.say(message)) for words in (self.words, Words("en"))}

    # ------------------------------------------------------------ commands

    def command_in(self, line: str) -> tuple[str, str]:
        """A command and what follows it, or nothing."""
        first, _, rest = line.partition(" ")
        command = SIGNS.get(line) or self.commands.get(spoken(first), "")
        takes_more = command in ("rule", "save")
        return (command, rest.strip()) if takes_more or not rest else ("", "")

    def obey(self, command: str, rest: str) -> bool:
        """Whether the game stands differently now."""
        if command == "quit":
            raise Left
        if command == "undo":
            return self.undo()
        if command == "rule":
            self.tell_rule(rest)
        elif command == "save":
            self.save(rest)
        else:
            self.show_what(command)
        return False

    def show_what(self, command: str) -> None:
        try:
            self.showing[command]()
        except Refused as refusal:  # by another rule than those printed nobody knows chances
            self.print(str(refusal))

    def hint(self) -> None:
        """What a bot would do for who decides now."""
        match = self.sitting.match
        for line in told(match, advise(match), self.words, self.seats):
            self.print(line)

    def undo(self) -> bool:
        undone = self.sitting.undo()
        self.say("cli-undone" if undone else "cli-no-undo")
        return undone

    def help(self) -> None:
        for role in self.team.roles():
            self.print(role)
        moment = self.sitting.moment
        self.say("cli-help", example=moment.text_of(moment.codes[0]))
        for command in COMMANDS:
            self.say(f"cli-help-{command}", name=self.words.say(f"cli-command-{command}"))

    def tell_rule(self, number: str) -> None:
        found = rule(self.game, self.words.lang, number)
        if found is None:
            self.say("cli-no-rule", game=self.game)
        else:
            self.print(found)

    def keep(self) -> None:
        if self.file is not None:
            keep(self.sitting.match.record(), self.file)

    def save(self, name: str) -> None:
        if not name:
            self.say("cli-save-where")
            return
        file = Path(name)
        if is_taken(file) and not self.agrees(file):
            self.say("cli-not-replaced", file=name)
            return
        try:
            keep(self.sitting.match.record(), file)
        except Refused as refusal:
            self.print(str(refusal))
        else:
            self.say("cli-saved", file=name)

    def agrees(self, file: Path) -> bool:
        """Somebody at the keyboard lets the file be replaced."""
        self.say("cli-replace", file=str(file))
        return self.is_said(spoken(self.read()), "cli-yes")

    # ------------------------------------------------------------ what is shown

    def show(self, menu: Menu) -> None:
        """A page that ends with the question."""
        view = self.sitting.match.view()
        asked = wrap(self.asked(), self.page.width)
        keys = wrap(self.keys(menu, left_out=True), self.page.width)
        below = len(asked) + len(menu.lines(self.page.width)) + len(keys) + 1  # to type in
        lines, left_out = self.page.fitted(self.board.draw(view, self.words), below)
        self.print_all(lines)
        self.print_all([Text(line, "bold") for line in asked])
        self.show_menu(menu, left_out)

    def asked(self) -> str:
        match = self.sitting.match
        if self.sitting.moment.reveal is None and self.sitting.comes_by_itself():
            return self.words.say("cli-bot-next", who=self.seats[match.decider])
        return self.board.asked(match.view(), self.words, self.seats)

    def show_menu(self, menu: Menu, left_out: bool = False) -> None:
        self.print_all([Text(line) for line in menu.lines(self.page.width)])
        self.print(self.keys(menu, left_out), "dim")

    def keys(self, menu: Menu, left_out: bool) -> str:
        if menu.places:
            first = self.words.say("cli-keys-place")
        elif self.sitting.comes_by_itself():
            first = self.words.say("cli-keys-next")
        else:
            first = self.words.say("cli-keys")
        more = ["undo"] if self.sitting.takeable else []
        more += ["table"] if left_out else []
        names = [
            self.words.say(f"cli-command-{name}") for name in [*more, "legend", "help", "quit"]
        ]
        return " · ".join([first, *names])

    def show_legend(self) -> None:
        self.print_all([Text(line) for line in self.board.legend(self.words)])

    def show_table(self) -> None:
        view = self.sitting.match.view()
        self.print_all(self.page.whole(self.board.draw(view, self.words)))

    def show_chances(self) -> None:
        """As all round the keyboard may know them."""
        match = self.sitting.match
        chances = match.chances()
        if match.rules.together():
            self.say("cli-chances-team", percent=percent(chances[0]))
            return
        said = [
            self.words.say("cli-chance", what=seat.alone, percent=percent(chance))
            for seat, chance in zip(self.seats, chances, strict=True)
        ]
        self.say("cli-chances-rivals", chances=" · ".join(said))

    def print_all(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def say(self, message: str, **variables: Given) -> None:
        self.print(self.words.say(message, **variables))

    def print(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

"""`simoun learn`: lessons in the terminal, and which of them are done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from simoun.cli.options import GameName, Lang

if TYPE_CHECKING:
    from rich.console import Console

    from simoun.cli.done import DoneLessons
    from simoun.learn.lesson import Lesson
    from simoun.text import Words


def learn(
    game: GameName = None,
    number: Annotated[int | None, typer.Argument(help="Which lesson to begin with.")] = None,
    lang: Lang = None,
) -> None:
    """Learn a game by playing: short lessons; without a game, a list of them."""
    from rich.console import Console

    from simoun.cli.done import DoneLessons
    from simoun.core.catalog import game_names
    from simoun.text import Words, language

    words = Words(language(lang))
    done = DoneLessons()
    if game is None:
        for name in game_names():
            list_course(name, words, done)
        return
    try:
        teach_all(game, number, words, done, Console(highlight=False))
    except KeyboardInterrupt:
        from simoun.cli.play import INTERRUPTED

        print()
        raise typer.Exit(INTERRUPTED) from None


def list_course(game: str, words: Words, done: DoneLessons) -> None:
    from simoun.learn.lesson import course

    lessons = course(game).found
    known = done.of(game)
    title = words.name(game, "title")
    finished = sum(lesson.name in known for lesson in lessons)
    print(words.say("cli-learn-course", game=title, name=game, done=finished, all=len(lessons)))
    for number, lesson in enumerate(lessons, 1):
        item = "cli-learn-item-done" if lesson.name in known else "cli-learn-item"
        called = words.say(lesson.message())
        print("  " + words.say(item, number=number, title=called, rule=lesson.rule))
    for name, reason in course(game).damaged.items():
        print(words.say("cli-learn-damaged", name=name, reason=reason))
    print(words.say("cli-learn-how", name=game))
    print()


def teach_all(
    game: str, number: int | None, words: Words, done: DoneLessons, console: Console
) -> None:
    """One after the other, from the first that isn't done or from the one that was asked for."""
    from simoun.cli.terminal import Left
    from simoun.core.refusal import Refused
    from simoun.learn.lesson import course

    lessons = course(game).found
    if number is None:
        known = done.of(game)
        undone = (n for n, lesson in enumerate(lessons, 1) if lesson.name not in known)
        number = next(undone, 1)
    if not 1 <= number <= len(lessons):
        raise Refused(f"There is no lesson {number} of {game}: it is 1 to {len(lessons)}.")
    try:
        for place in range(number, len(lessons) + 1):
            teach(lessons[place - 1], place, len(lessons), words, console)
            done.add(game, lessons[place - 1].name)
    except Left:
        print(words.say("cli-left"))
        return
    print(words.say("cli-learn-finished", name=game))


def teach(lesson: Lesson, place: int, of: int, words: Words, console: Console) -> None:
    """Again and again until it is done."""
    from simoun.cli.classroom import Classroom

    title = words.say(lesson.message())
    console.print()
    console.print(
        words.say("cli-learn-lesson", number=place, all=of, title=title, rule=lesson.rule),
        style="bold",
    )
    while Classroom(lesson, words, console).teach() != "done":
        print(words.say("cli-learn-missed"))

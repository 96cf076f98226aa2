"""`simoun games`: what can be played."""

from __future__ import annotations

from simoun.cli.options import Lang


def games(lang: Lang = None) -> None:
    """List the games."""
    from simoun.core.catalog import game_names
    from simoun.text import Words, language

    words = Words(language(lang))
    for name in game_names():
        print(f"{name}  {words.name(name, 'title')}. {words.name(name, 'summary')}")

"""A page that needs nothing else: what is told in several languages, one of them shown."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

NAMES: Final = {"en": "English", "fr": "Français"}
CHOOSING: Final = """
.choose label:has(:checked) { font-weight: 700 }
.choose label:has(:focus-visible) { outline: 3px solid }
"""


def framed(
    title: str, style: str, articles: Mapping[str, str], bar: str = "", defs: str = ""
) -> str:
    """The first language is shown; a press on another shows that one, without any script."""
    first = next(iter(articles))
    shown = "\n".join(
        f":root:has(#{lang}:checked) article[lang={lang}] {{ display: block }}" for lang in articles
    )
    choosers = "".join(chooser(lang, lang == first) for lang in articles)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{first}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style}{CHOOSING}{shown}</style></head>",
            f"<body>{defs}",
            f'<header>{bar}<div class="choose">{choosers}</div></header><main>',
            *articles.values(),
            "</main></body></html>\n",
        ]
    )


def chooser(lang: str, chosen: bool) -> str:
    checked = " checked" if chosen else ""
    radio = f'<input type="radio" name="lang" id="{lang}"{checked}>'
    return f'<label lang="{lang}">{radio}{NAMES[lang]}</label>'

"""How games ended, stacked to 100 %: the wins as an outline, each cause with its own hatch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from simoun.cli.report_charts import LETTER, picture, room_for, text
from simoun.lab.panels import Share

BAR: Final = 36
ROW: Final = 48
GAMES: Final = 62  # pixels for their number, at the right
ENDS: Final = 6  # hatches that there are

HATCHES: Final = (
    "",
    '<path d="M-2 2l4-4M0 8l8-8M6 10l4-4"/>',
    '<circle cx="4" cy="4" r="1"/>',
    '<path d="M0 4h8M4 0v8"/>',
    '<path d="M0 2h8M0 6h8"/>',
    '<path d="M2 0v8M6 0v8"/>',
)


class Stack(NamedTuple):
    """How some games ended: the wins, and each cause by the number of its hatch."""

    name: str
    won: Share
    won_texts: tuple[str, str]  # the second one where there is no room for the first
    causes: list[tuple[int, float, str]]
    games: str


def hatches() -> str:
    """The patterns that charts of a page refer to, once."""
    return "".join(
        f'<pattern id="end{k}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect class="k{k}" width="8" height="8"/><g class="hatch">{hatch}</g></pattern>'
        for k, hatch in enumerate(HATCHES)
    )


def stacks(label: str, rows: Sequence[Stack], across: str, games: str, width: int) -> str:
    left, above = room_for([row.name for row in rows], width)
    wide, step = width - left - GAMES, ROW + above
    foot = 12 + step * len(rows)

    def parts() -> Iterator[str]:
        for k, row in enumerate(rows):
            top = 10 + step * k + above
            yield text(4, top - 5 if above else top + 23, row.name, kind="name")
            yield from stack(row, left, wide, top)
        yield text(left + wide / 2, foot + 12, across, "middle")
        yield text(left + wide + 8, foot + 12, games)

    return picture(width, foot + 20, label, parts())


def stack(row: Stack, left: float, wide: float, top: float) -> Iterator[str]:
    middle, few = top + 23, " hollow" if row.won.few else ""
    at = left + wide * row.won.rate
    if row.won.rate > 0:
        yield (
            f'<rect class="won{few}" x="{left:g}" y="{top + 1:g}"'
            f' width="{max(2, at - left - 2):.1f}" height="{BAR - 2}" rx="5"/>'
        )
        fitting = (said for said in row.won_texts if at - left > LETTER * len(said) + 8)
        yield text(round((left + at) / 2, 1), middle, next(fitting, ""), "middle", "won")
    for end, part, said in row.causes:
        size, kind = wide * part, f"k{end % ENDS}{few}"
        yield (
            f'<rect class="end {kind}" x="{at:.1f}" y="{top:g}" width="{size:.1f}"'
            f' height="{BAR}" fill="url(#end{end % ENDS})"/>'
        )
        if size > LETTER * len(said) + 6:
            yield text(round(at + size / 2, 1), middle, said, "middle", f"on {kind}")
        at += size
    yield text(left + wide + 8, middle, row.games)


def swatch(end: int | None) -> str:
    """An end in a legend; None: the wins."""
    if end is None:
        drawn = '<rect class="won" x="1.5" y="1.5" width="15" height="15" rx="4"/>'
    else:
        drawn = f'<rect width="18" height="18" rx="4" fill="url(#end{end % ENDS})"/>'
    return f'<svg class="sign" viewBox="0 0 18 18">{drawn}</svg>'

"""Reliability as a picture: what was said across, what came of it upwards."""

from __future__ import annotations

from typing import Final

from simoun.lab.reliability import Bin, Reliability

SIDE: Final = 320  # of the square, in pixels
EDGE: Final = 44  # around it, for the figures
FIGURES: Final = (0, 25, 50, 75, 100)

STYLE: Final = """
text { font: 12px sans-serif; fill: #5a4a3c }
.ground { fill: #fdf8ee }
.grid { stroke: #e3d8c3 }
.true { stroke: #8d7f6d; stroke-dasharray: 5 4 }
.sure { stroke: #2a7f88; stroke-width: 2 }
.bin { fill: #2a7f88 }
"""


def drawn(found: Reliability) -> str:
    """Dots on the dashed line came true; a dot is as large as its positions are many."""
    most = max((bin.n for bin in found.bins()), default=1)
    whole = SIDE + 2 * EDGE
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}">',
            f"<style>{STYLE}</style>",
            f'<rect class="ground" width="{whole}" height="{whole}"/>',
            *grid(),
            f'<path class="true" d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>',
            *(mark for bin in found.bins() for mark in marks(bin, most)),
            "</svg>\n",
        ]
    )


def grid() -> list[str]:
    lines = []
    for figure in FIGURES:
        at = figure / 100
        lines += [
            f'<path class="grid" d="M{x(at)} {y(0)}V{y(1)}M{x(0)} {y(at)}H{x(1)}"/>',
            f'<text x="{x(at)}" y="{y(0) + 18}" text-anchor="middle">{figure}</text>',
            f'<text x="{x(0) - 8}" y="{y(at) + 4}" text-anchor="end">{figure}</text>',
        ]
    return lines


def marks(bin: Bin, most: int) -> list[str]:
    radius = round(2.5 + 4.5 * (bin.n / most) ** 0.5, 1)
    at = x(bin.said)
    return [
        f'<path class="sure" d="M{at} {y(bin.low)}V{y(bin.high)}"/>',
        f'<circle class="bin" cx="{at}" cy="{y(bin.won)}" r="{radius}"/>',
    ]


def x(share: float) -> float:
    return round(EDGE + share * SIDE, 1)


def y(share: float) -> float:
    return round(EDGE + (1 - share) * SIDE, 1)

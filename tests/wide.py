"""Positions with more choices than most: how light they are on the wire, how fast on a page."""

from __future__ import annotations

import simoun
from simoun.core.rules import State
from simoun.games.sky.state import Sky
from tests.sky.position import sky

# The rocket is nearly built, and the Navigator can guide four others by hundreds of ways.
PLATFORM = """
        B1    P7>     P3v   .     .
        .     P2      P6<   .     .
        R1>   A0      G1<   R4v   .
        .     A1      R5<NECSD F1>  F2>
        .     A2      R2<   .     .
        .     A3      R3<   T4v   .
"""
TILES = {"N": "P1 P4 P5", "E": "P8 T1 T2", "C": "G2 G3 G4", "S": "G5 G6 G7", "D": "H1 H2 H3"}


def wide_sky() -> Sky:
    return sky(
        PLATFORM,
        order="NECSD",
        tiles=TILES,
        hands={"N": "Jetpack, Remote Fuser, Platform Clamp"},
    )


def riders() -> State:
    """Four players put their riders anywhere but near each other."""
    return simoun.new_game("through_the_desert", seed=1, players=4).state

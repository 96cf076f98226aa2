"""How much each term counts: set by hand, and tried in games."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "race": 1.6,
    "tempo": 0.6,
    "oasis at 1": 3.0,
    "oasis at 2": 2.2,
    "oasis at 3": 1.6,
    "oasis at 4": 1.0,
    "water at 1": 0.6,
    "water at 2": 0.45,
    "water at 3": 0.3,
    "water at 4": 0.15,
    "disputed at 1": 0.2,
    "disputed at 2": 0.15,
    "disputed at 3": 0.1,
    "disputed at 4": 0.05,
    "room": 0.1,
    "prizes": 0.2,
    "prizes next": 0.7,
}

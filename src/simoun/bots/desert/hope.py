"""What comes up below a tile, before one knows it: every face, as likely as it is."""

from __future__ import annotations

from mypy_extensions import i64

from simoun.core.bags import bag_size, cards, some
from simoun.games.desert import city
from simoun.games.desert.data import (
    CITY,
    CLUES,
    CRASH,
    MARKED,
    MIRAGE,
    PLAIN,
    TUNNEL,
    WELL,
)
from simoun.games.desert.state import FACE, Desert, face_at, uncover


def chance_of(s: Desert, below: i64, face: i64) -> float:
    """That this face comes up where the desert side shows that one."""
    if below == PLAIN:
        return share(s.under_plain, face - TUNNEL) if face >= TUNNEL else 0.0
    if below == MARKED:
        return share(s.under_marked, face - WELL) if face == WELL or face == MIRAGE else 0.0
    if below == CRASH:
        return 1.0 if face == CITY else 0.0
    return 1.0 if face == below else 0.0


def share(bag: i64, kind: i64) -> float:
    return float(cards(bag, kind)) / float(bag_size(bag))


def know(s: Desert, place: i64, face: i64) -> None:
    """One has looked at it: its bag holds one less."""
    below = face_at(s, place)
    if below == PLAIN:
        s.under_plain -= some(face - TUNNEL, 1)
    elif below == MARKED:
        s.under_marked -= some(face - WELL, 1)
    s.tiles[place] = (s.tiles[place] & ~FACE) | face


def show(s: Desert, place: i64, face: i64) -> None:
    """It comes up; no equipment is drawn."""
    know(s, place, face)
    uncover(s, place, face)
    if face == WELL:
        city.water_all(s, place)
    elif face >= CLUES:
        city.check_clues(s, (face - CLUES) >> 1)


def show_likeliest(s: Desert, place: i64) -> None:
    """For the rest of a plan: a mark is a well where it can be, a plain tile holds a gear."""
    below = face_at(s, place)
    if below == MARKED:
        show(s, place, WELL if cards(s.under_marked, 0) else MIRAGE)
    elif below == PLAIN:
        uncover(s, place, CITY)  # and the bag stays as it is: it might have been anything
    else:
        show(s, place, CITY if below == CRASH else below)


def has_gear(face: i64) -> bool:
    return face == CITY or face == TUNNEL

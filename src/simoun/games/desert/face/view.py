"""What a seat may see: all but the order of the decks and what lies unseen below tiles (D6)."""

from __future__ import annotations

from simoun.core.bags import bag_size, layers
from simoun.core.squares import has, members
from simoun.games.desert.city import canteen
from simoun.games.desert.data import (
    BLOCKED_FROM,
    CLUES,
    CRASH,
    MARKED,
    MIRAGE,
    NOWHERE,
    PART_NAMES,
    PARTS,
    PLACES,
    SIDE,
    TAKEN,
    TUNNEL,
    WELL,
)
from simoun.games.desert.face.odds import odds_view
from simoun.games.desert.face.seen import DesertView, PartView, PlaceView, SeatView, TurnView
from simoun.games.desert.face.words import EQUIPMENT, FACES, ROLES, STORM_CARDS
from simoun.games.desert.state import (
    OUTCOMES,
    Desert,
    face_at,
    is_buried,
    is_revealed,
    part_place,
    sand_at,
)
from simoun.games.desert.storm import in_shade
from simoun.games.team.face.seen import StormView
from simoun.games.team.face.view import listed, numbered, team_view
from simoun.games.team.face.view import storm_view as team_storm_view


def view(s: Desert, seat: int | None) -> DesertView:
    shaded = in_shade(s)
    up = faces_up(s)
    return {
        **team_view(s, "desert", seat, OUTCOMES),
        "places": [place_view(s, place) for place in range(PLACES)],
        "seats": [seat_view(s, player, shaded) for player in range(s.setup.players)],
        "parts": [part_view(s, part, up) for part in range(PARTS)],
        "sand_left": int(s.sand_left),
        "sand_in_all": int(s.setup.sand),
        "blocked_from": BLOCKED_FROM,
        "under": {
            "desert": numbered(s.under_plain, FACES[TUNNEL:]),
            "water-mark": numbered(s.under_marked, FACES[WELL : MIRAGE + 1]),
        },
        "equipment_left": int(bag_size(s.equipment_deck)),
        "storm": storm_view(s),
        "odds": odds_view(s, shaded),
        "turn": turn_view(s),
    }


def place_view(s: Desert, place: int) -> PlaceView:
    if place == s.hole:
        return {"hole": True, "back": None, "face": None, "revealed": False, "sand": 0}
    face = int(face_at(s, place))
    return {
        "hole": False,
        "back": None if is_revealed(s, place) else FACES[back_of(face)],
        "face": FACES[face] if face > CRASH else None,
        "revealed": is_revealed(s, place),
        "sand": int(sand_at(s, place)),
    }


def back_of(face: int) -> int:
    """The desert side of a tile whose city side somebody has looked at."""
    if face <= CRASH:
        return face
    return MARKED if face in (WELL, MIRAGE) else 0


def seat_view(s: Desert, player: int, shaded: int) -> SeatView:
    return {
        "adventurer": ROLES[s.setup.adventurers[player]],
        "place": int(s.pawns[player]),
        "water": int(s.water[player]),
        "canteen": int(canteen(s, player)),
        "equipment": listed(s.hands[player], EQUIPMENT),
        "buried": is_buried(s, player),
        "shield": has(s.shields, player),
        "shaded": has(shaded, player),
    }


def part_view(s: Desert, part: int, up: dict[int, int]) -> PartView:
    """Its clues say nothing any more once it has appeared."""
    place = int(part_place(s, part))
    row = up.get(CLUES + 2 * part) if place == NOWHERE else None
    column = up.get(CLUES + 2 * part + 1) if place == NOWHERE else None
    return {
        "part": PART_NAMES[part],
        "row": None if row is None else row // SIDE,
        "column": None if column is None else column % SIDE,
        "place": place if place < PLACES else None,
        "taken": place == TAKEN,
    }


def faces_up(s: Desert) -> dict[int, int]:
    """The faces that are up, each with where it lies; every clue is there once."""
    return {int(face_at(s, place)): place for place in members(s.revealed)}


def storm_view(s: Desert) -> StormView:
    return team_storm_view(
        int(s.level),
        [int(s.setup.meter[tick]) for tick in range(s.setup.skull)],
        layers(s.storm_deck, s.storm_under),
        s.storm_discard,
        s.seen,
        s.put_back,
        STORM_CARDS,
    )


def turn_view(s: Desert) -> TurnView:
    asked = "act"
    if s.over:
        asked = "nothing"
    elif s.seen:
        asked = "order"
    elif s.ended:
        asked = "reveal"
    left = 0 if s.ended or s.over else int(s.actions_left)
    return {
        "seat": int(s.current),
        "step": "storm" if s.ended else "actions",
        "decider": int(s.current),
        "asked": asked,
        "actions_left": int(s.actions_left),
        "actions_in_all": max(int(s.setup.actions), left),
        "reductions": int(s.reductions),
        "to_draw": int(s.to_draw),
    }

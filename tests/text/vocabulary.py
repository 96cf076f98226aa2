"""What there is to say in each game: the ids that its messages must have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from simoun.core.catalog import face_named
from simoun.core.phrases import slug
from simoun.games.desert import data as desert
from simoun.games.desert.state import OUTCOMES as DESERT_OUTCOMES
from simoun.games.island import data as island
from simoun.games.island.state import OUTCOMES as ISLAND_OUTCOMES
from simoun.games.sky import data as sky
from simoun.games.sky.state import OUTCOMES as SKY_OUTCOMES
from simoun.games.through_the_desert import data as caravans
from simoun.games.through_the_desert.face.seen import PointsView
from simoun.games.through_the_desert.state import OUTCOMES as CARAVANS_OUTCOMES

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "simoun" / "games"


class Vocabulary(NamedTuple):
    adventurers: list[str]
    names: list[str]  # of everything else that a fact can name
    events: set[str]  # those that the journal doesn't write out as a word
    outcomes: list[str]
    figures: list[str]  # how far one came
    asked: list[str]
    steps: list[str]
    more: list[str]


STORM = ["storm-meter", "storm-level", "storm-deck"]  # beside every board over which one comes

VOCABULARY = {
    "island": Vocabulary(
        adventurers=island.ADVENTURERS,
        names=[*island.TILE_NAMES, *island.CARD_NAMES],
        events={"waters-rise", "water-rises", "flooded", "sank"},
        outcomes=ISLAND_OUTCOMES[1:],
        figures=["treasures", "water"],
        asked=["act", "discard", "swim", "draw", "flood"],
        steps=["actions", "draw", "flood"],
        more=[f"condition-{how}" for how in ("dry", "flooded", "sunk")],
    ),
    "desert": Vocabulary(
        adventurers=desert.ADVENTURERS,
        names=[
            *desert.FACE_NAMES,
            *desert.PART_NAMES,
            *desert.STORM_NAMES,
            *desert.DIRECTIONS,
            *desert.EQUIPMENT_NAMES,
        ],
        events=set(),
        outcomes=DESERT_OUTCOMES[1:],
        figures=["parts", "water"],
        asked=["act", "order", "storm"],
        steps=["actions", "storm"],
        more=[*STORM, *[f"use-{slug(name)}" for name in desert.EQUIPMENT_NAMES]],
    ),
    "sky": Vocabulary(
        adventurers=sky.ADVENTURERS,
        names=[
            *sky.SYMBOLS[1:],
            *sky.KINDS,
            *sky.COMPONENT_NAMES,
            *sky.CABLES,
            *sky.STORM_NAMES,
            *sky.DIRECTIONS,
            *sky.EQUIPMENT_NAMES,
        ],
        events=set(),
        outcomes=SKY_OUTCOMES[1:],
        figures=["components", "health"],
        asked=["act", "circle", "order", "tile", "company", "storm"],
        steps=["actions", "storm"],
        more=[*STORM, *[f"use-{slug(name)}" for name in sky.EQUIPMENT_NAMES]],
    ),
    "through_the_desert": Vocabulary(
        adventurers=[],
        names=[*caravans.CAMEL_NAMES, *caravans.PLAYER_COLOURS],
        events=set(),
        outcomes=CARAVANS_OUTCOMES[1:],
        figures=["points", "lead"],
        asked=["aside", "lay", "riders", "camels"],
        steps=["aside", "lay", "riders", "camels"],
        more=[
            *["oasis", "waterhole", "supply", "longest", "tokens"],
            *[f"points-{of}" for of in PointsView.__annotations__],
        ],
    ),
}


def ids_of(game: str) -> set[str]:
    said = VOCABULARY[game]
    verbs = {phrase.verb for phrase in face_named(game).language.phrases}
    parts = (
        {"title", "summary", *said.more}
        | names_of(game)
        | {f"power-{slug(name)}" for name in said.adventurers}
        | {f"{kind}-{verb}" for kind in ("verb", "do") for verb in verbs}
        | {f"event-{kind}" for kind in event_kinds(game)}
        | {f"asked-{asked}" for asked in said.asked}
        | {f"step-{step}" for step in said.steps}
        | {f"outcome-{end}" for end in said.outcomes}
        | {f"figure-{name}" for name in said.figures}
        | {f"phrase-{name}" for name in face_named(game).phrases}
        | option_ids(game)
    )
    return {f"{game}-{part}" for part in parts}


def names_of(game: str) -> set[str]:
    return {slug(name) for name in VOCABULARY[game].names + VOCABULARY[game].adventurers}


def event_kinds(game: str) -> set[str]:
    """Those that the journal writes out, and those that it puts together."""
    journal = (GAMES_FOLDER / game / "face" / "journal.py").read_text(encoding="utf-8")
    written = set(re.findall(r'event\("([a-z-]+)"', journal))
    deeds = {verb.word for verb in face_named(game).verbs.values()} - {"storm", "flood"}
    return written | deeds | VOCABULARY[game].events | ends_together(game)


def ends_together(game: str) -> set[str]:
    """Adventurers win or lose as one; elsewhere the journal writes out who has won."""
    said = VOCABULARY[game]
    ends = said.outcomes if said.adventurers else []
    return {end if end == "won" else f"lost-{end}" for end in ends}


def option_ids(game: str) -> set[str]:
    """Numbers, seats and adventurers are named elsewhere."""
    options = face_named(game).every_option
    ids = {f"option-{option.name}" for option in options}
    for option in options:
        for value in option.allowed:
            word = str(value).lower()
            if not word[-1].isdigit() and word not in names_of(game):
                ids.add(f"option-{option.name}-{word}")
    return ids

"""Every verb and every card of every game, used once by touch on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pytest

import simoun
from simoun.core.catalog import face_named
from simoun.core.face import Face
from simoun.core.phrases import numbered
from simoun.core.rules import State
from simoun.core.verbs import NO_CARD, Verb
from tests.browser.drawn import drawing_too_much
from tests.browser.finger import Scene, on_a_phone, tap_through
from tests.browser.test_desert import NORTH
from tests.browser.test_sky import before_a_gust, cards_seen, tiles_seen, two_circles, with_tiles
from tests.browser.test_through_the_desert import nearly_closed
from tests.browser.visiting import Visits
from tests.desert.position import RISE, SUN, desert
from tests.island.position import dry_island, island
from tests.island.test_why import aboard, in_the_water, lonely
from tests.playing import texts
from tests.sky.position import sky
from tests.through_the_desert.position import LABELS

REVEALS: Final = {  # by the table: nobody decides on these
    "island": {"draw", "flood"},
    "desert": {"storm"},
    "sky": {"storm"},
    "through_the_desert": {"lay-the-board"},
}
CARDS: Final = ("card", "equipment", "camel")  # what players use, in the words of each game
NO_USE: Final = {"Waters Rise"}  # nobody ever holds it

# ---------------------------------------------------------------- Forbidden Island

ISLAND: Final = [
    Scene(
        partial(
            island,
            """
                       .l .
                    .  .  .  .
                 .  .  .eNM ~  .  .
                 .  .  .  .  .  .
                    .  .  .  .
                       .  .
            """,
            hands={"N": "4 Earth Stone, Sandbags", "M": "Helicopter Lift"},
        ),
        {
            "seat1 move #14": "place:14",
            "seat1 shore #9": "place:9 offer:shore",
            "seat1 navigate seat2 to #10": "navigate pawn:1 place:10",
            "seat1 give Earth Stone to seat2": "card:earth-stone@0 portrait:1",
            "seat1 capture Earth Stone": "capture",
            "seat1 sandbag #9": "card:sandbags@0 place:9",
            "seat2 lift seat1+seat2 to #0": "chip:helicopter-lift@1 pawn:0 pawn:1 place:0",
        },
    ),
    Scene(
        partial(
            island,
            dry_island("PM"),
            hands={"P": "Crystal of Fire"},
            treasure_deck=["2 Earth Stone"],
            flood_deck=[[9], [10]],
        ),
        {
            "seat1 fly #20": "fly place:20",
            "seat1 give Crystal of Fire to seat2": "give card:crystal-of-fire@0 portrait:1",
        },
        {"seat1 end": "main yes"},
    ),
    Scene(
        drawing_too_much,
        {},
        {
            "seat1 discard Ocean's Chalice": "card:oceans-chalice@0 yes",
            "seat1 discard Statue of the Wind": "card:statue-of-the-wind@0",
        },
    ),
    Scene(in_the_water, {}, {"seat1 swim #4": "place:4"}),
    Scene(lonely, {}, {"seat1 drown": "drown"}),
    Scene(
        partial(aboard, {"P": "Helicopter Lift"}),
        {},
        {"seat1 take off": "card:helicopter-lift@0 offer:take-off"},
    ),
]

# ---------------------------------------------------------------- Forbidden Desert

EQUIPMENT: Final = (
    "Dune Blaster, Jet Pack, Solar Shield, Terrascope, Time Throttle, Secret Water Reserve"
)
DESERT: Final = [
    Scene(
        partial(
            desert,
            """
            .   .   t   .   .
            .   gCWe .1 .   -e
            g   g   @   .   .
            .   .   .   .   .
            t   |e  g   .   .
            """,
            hands={"C": EQUIPMENT},
            water={"C": 2, "W": 3},
        ),
        {
            "seat1 move B1": "place:1",
            "seat1 escort seat2 to B1": "pawn:1 place:1",
            "seat1 dig C2": "dig place:7",
            "seat1 pick up engine": "pick-up",
            "seat1 pour 1 to seat2": "pour portrait:1 offer:pour",
            "seat1 hand Jet Pack to seat2": "card:jet-pack@0 portrait:1 offer:hand",
            "seat1 blast C2": "card:dune-blaster@0 place:7",
            "seat1 jet to E5": "card:jet-pack@0 place:24 offer:jet-to",
            "seat1 jet with seat2 to E5": "card:jet-pack@0 pawn:1 place:24",
            "seat1 shade": "card:solar-shield@0 offer:shade",
            "seat1 speed up": "card:time-throttle@0 offer:speed-up",
            "seat1 drink reserve": "card:secret-water-reserve@0 offer:drink-reserve",
        },
        {"seat1 scope A1": "card:terrascope@0 place:0"},
    ),
    Scene(
        partial(
            desert,
            """
            .   .   .   .   .
            .   gNCA .  .   .
            .   .   @   .   .
            .   .   .   .   .
            .   .   .   .   .
            """,
            hands={"N": "Jet Pack"},
        ),
        {
            "seat1 navigate seat3 to D2": "navigate pawn:2 place:8",
            "seat1 guide seat2 by B1 with seat3": "guide pawn:1 pawn:2 place:1 offer:guide",
        },
    ),
    Scene(
        partial(
            desert,
            """
            .M  .   .   .   .
            .   gA  .   .   .
            .   .   @   .   .
            .   .   .   .   .
            .   .   .   .   .
            """,
            level=1,
            hands={"A": "Jet Pack"},
            storm=[SUN, RISE, NORTH],
        ),
        {"seat1 reduce": "reduce"},
        {
            "seat1 peek": "peek",
            f"seat1 bury {SUN}": "bury:sun-beats-down",
            f"seat1 next {RISE}": "storm:storm-picks-up",
            f"seat1 next {NORTH}": "storm:wind-north-1",
            "seat1 excavate": "place:0",
            "seat1 end": "main yes",
        },
    ),
    Scene(
        partial(
            desert,
            """
            wW  .   .   .   .
            .   .A  .   .   .
            .   .   @   .   .
            .   .   .   .   .
            .   .   .   .   .
            """,
            water={"W": 2},
        ),
        {"seat1 draw water": "draw-water"},
    ),
]

# ---------------------------------------------------------------- Forbidden Sky

GEARS: Final = """
    .   G1  A0   G5  .
    G9  G2  A1   G6  G10>
    .   G3  A2   G7  .
    .   G4  A3DS G8  .
    .   .   R1   .   .
"""
TOOLS: Final = (
    "Jetpack, Strike Shield, Gravity Hook, Remote Fuser, Time Throttle, "
    "Med Kit, Defrayer, Aerometer, Stratoscope, Platform Clamp"
)
KEPT: Final = texts(tiles_seen(), "seat1 keep")[0]  # one of five tiles that are seen
FIRST: Final = {"N": "P1", "C": "P2", "D": "P3", "S": "P4", "V": "P5 P6"}
SKY: Final = [
    Scene(
        partial(
            sky,
            GEARS,
            order="DS",
            cables=["rod 1 to rod 2, short"],
            hands={"D": TOOLS},
            tiles={"D": "H1"},
            health={"S": 2},
            rope={"S": 2},
            level=1,
            storm_discard="3 Lightning, 3 Gust",
        ),
        {
            "seat1 move M52": "place:2",
            "seat1 heal seat2": "gift:1",
            "seat1 wire rod 1 to small capacitor 1, short": (
                "wire component:rod-1 component:small-capacitor-1 offer:wire"
            ),
            "seat1 unwire rod 1 from rod 2, short": "unwire cable",
            "seat1 jet to M50": "card:jetpack@0 place:0 offer:jet-to",
            "seat1 jet with seat2 to M50": "card:jetpack@0 pawn:1 place:0",
            "seat1 shield": "card:strike-shield@0 offer:shield",
            "seat1 hook": "card:gravity-hook@0 offer:hook",
            "seat1 fuse rod 1 to small capacitor 1, short": (
                "card:remote-fuser@0 component:rod-1 component:small-capacitor-1 offer:fuse"
            ),
            "seat1 unfuse rod 1 from rod 2, short": "card:remote-fuser@0 cable",
            "seat1 speed up": "card:time-throttle@0 offer:speed-up",
            "seat1 open kit": "card:med-kit@0 offer:open-kit",
            "seat1 splice": "card:defrayer@0 offer:splice",
            "seat1 clamp H1 turned 0 at N49": "card:platform-clamp@0 tile:H1 spot:N49 lay",
            "seat1 hand Med Kit to seat2": "card:med-kit@0 portrait:1",
        },
        {"seat1 scout": "scout", "seat1 look ahead": "card:aerometer@0 offer:look-ahead"},
    ),
    Scene(cards_seen, {}, {"seat1 next Lightning": "storm:lightning"}),
    Scene(
        partial(sky, "A1 P1DS\nA2 P6v", hands={"D": "Stratoscope"}, level=1),
        {},
        {"seat1 scope": "card:stratoscope@0 offer:scope"},
    ),
    Scene(tiles_seen, {}, {KEPT: f"tile:{KEPT.split()[-1]}"}),
    Scene(
        with_tiles,
        {
            "seat1 explore H1 turned 1 at N51": "tile:H1 spot:N51 spot:N51",
            "seat1 explore H1 turned 3 at N51": "tile:H1 spot:N51 turn lay",
        },
    ),
    Scene(
        partial(sky, "A0C\nA1NDV\nA2\nA3", order="NCDV", level=1, tiles=FIRST),
        {
            "seat1 navigate seat3 to M53": "navigate pawn:2 place:3",
            "seat1 guide seat2 by M51, M52 with seat3": (
                "guide pawn:1 place:1 pawn:2 place:2 offer:guide"
            ),
        },
    ),
    Scene(
        partial(sky, "A0\nA1VD\nA2\nA3", tiles={"V": "P1 P2", "D": "G1"}, level=1),
        {
            "seat1 give P1 to seat2": "tile:P1 portrait:1",
            "seat1 take G1 from seat2": "held:1",
        },
    ),
    Scene(
        partial(sky, "A1SD", rope={"D": 2}, level=1, storm_discard="3 Gust", tiles=FIRST),
        {"seat1 mend seat2": "mend portrait:1"},
    ),
    Scene(
        before_a_gust,
        {"seat1 escort seat3 to M51": "portrait:2 place:1"},
        {"seat1 end": "main yes", "seat1 take along seat2": "pawn:1"},
    ),
    Scene(before_a_gust, {}, {"seat1 end": "main yes", "seat1 cross alone": "alone"}),
    Scene(two_circles, {}, {"seat1 complete south": "side:south"}),
]

# ---------------------------------------------------------------- Through the Desert


def begins(players: int) -> State:
    """With five players each sets a colour aside before the first of them rides."""
    return simoun.new_game("through_the_desert", players=players, first="seat1").state


def camels(players: int) -> State:
    return nearly_closed(players).state


def taps_on(hex: str, times: int) -> str:
    """The last one plays, the one before it aims; on a large board the first one zooms."""
    return " ".join([f"place:{LABELS.index(hex)}"] * times)


THROUGH_THE_DESERT: Final = [
    Scene(partial(begins, 5), {}, {"seat1 set aside Rose": "rose"}),
    Scene(partial(begins, 2), {}, {"seat1 ride Mint to E5": f"mint {taps_on('E5', 2)} yes"}),
    Scene(
        partial(camels, 2),
        {
            "seat1 place Saffron at A5": f"saffron {taps_on('A5', 2)}",
            "seat1 place Rose at C4": f"rose {taps_on('C4', 2)}",
            "seat1 place Mint at F8": taps_on("F8", 2),
            "seat1 place Azure at E5": f"azure {taps_on('E5', 2)}",
            "seat1 place Violet at K7": f"violet {taps_on('K7', 2)}",
        },
    ),
    Scene(partial(camels, 5), {"seat1 place Mint at F8": f"mint {taps_on('F8', 3)} fit"}),
]

# ---------------------------------------------------------------- all of them

SCENES: Final[dict[str, Sequence[Scene]]] = {
    "island": ISLAND,
    "desert": DESERT,
    "sky": SKY,
    "through_the_desert": THROUGH_THE_DESERT,
}
each_game = pytest.mark.parametrize("game", SCENES)


@each_game
def test_every_verb_and_card_is_tapped(game: str) -> None:
    """What a game gets besides needs a tap here."""
    scenes, face = SCENES[game], face_named(game)
    actions = [action.partition(" ")[2] for scene in scenes for action in scene.actions]
    tapped = [verb_in(face, action) for action in actions]
    assert {verb.verb for verb in face.verbs.values()} - {verb.verb for verb in tapped} == REVEALS[
        game
    ]

    names = face.names(scenes[0].position())
    cards = dict(next(numbered(names[kind]) for kind in CARDS if kind in names))
    used = {cards[verb.card] for verb in tapped if verb.card != NO_CARD}
    assert {
        card for card in cards.values() if card not in used and card not in " ".join(actions)
    } <= NO_USE


def verb_in(face: Face[State], action: str) -> Verb:
    return next(verb for verb in face.verbs.values() if verb.pattern.fullmatch(action))


@each_game
def test_each_of_them_is_done_by_touch(visit: Visits, game: str) -> None:
    page = on_a_phone(visit)
    for scene in SCENES[game]:
        tap_through(page, scene)

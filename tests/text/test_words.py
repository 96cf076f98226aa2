"""Sentences as people read them."""

# ruff: noqa: RUF001 (the apostrophe of a printed text)

from __future__ import annotations

import random

import pytest

import simoun
from simoun.core.choice import Choice
from simoun.core.events import Event, event
from simoun.core.phrases import slug
from simoun.games.island.data import CARD_NAMES, TILE_NAMES
from simoun.text import LANGUAGES, Words, language

SEATS = ["Inès", "Karl", "Mei", "Oda"]
NB = "\u00a0"

TOLD = [
    (
        event("move", who=0, place="coral-palace"),
        "Inès moves to the Coral Palace.",
        "Inès va au Palais de Corail.",
    ),
    (
        event("fly", who=0, place="fools-landing"),
        "Inès flies to Fools’ Landing.",
        "Inès vole à l’Héliport.",
    ),
    (
        event("swim", who=2, place="cliffs-of-abandon"),
        "Mei swims to the Cliffs of Abandon.",
        "Mei nage jusqu’aux Falaises de l’Oubli.",
    ),
    (
        event("sank", place="coral-palace"),
        "The Coral Palace sinks!",
        f"Le Palais de Corail coule{NB}!",
    ),
    (
        event("sank", place="dunes-of-deception"),
        "The Dunes of Deception sink!",
        f"Les Dunes de l’Illusion coulent{NB}!",
    ),
    (
        event("give", who=0, whom=1, card="earth-stone"),
        "Inès gives an Earth Stone card to Karl.",
        "Inès donne une carte Pierre sacrée à Karl.",
    ),
    (
        event("lift", who=3, group=[0, 1, 2], place="watchtower"),
        "Oda calls the helicopter: Inès, Karl, and Mei fly to the Watchtower.",
        f"Oda appelle l’hélicoptère{NB}: Inès, Karl et Mei filent à la Tour de Guet.",
    ),
    (
        event("lift", who=3, group=[3], place="gold-gate"),
        "Oda calls the helicopter: Oda flies to the Gold Gate.",
        f"Oda appelle l’hélicoptère{NB}: Oda file à la Porte d’Or.",
    ),
    (
        event("water-rises", level=10, cards=0),
        "The water climbs to the skull.",
        "L’eau monte jusqu’à la tête de mort.",
    ),
    (
        event("lost-treasure-sank", treasure="crystal-of-fire"),
        "Lost: both tiles of the Crystal of Fire have sunk.",
        f"Perdu{NB}: les deux tuiles du Cristal ardent ont coulé.",
    ),
]


@pytest.mark.parametrize(("happened", "english", "french"), TOLD)
def test_an_event_is_told_in_both_languages(happened: Event, english: str, french: str) -> None:
    assert Words("en").tell("island", happened, SEATS) == english
    assert Words("fr").tell("island", happened, SEATS) == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_happen_and_be_chosen_in_random_games_can_be_said(lang: str) -> None:
    words = Words(lang)
    chance = random.Random(7)
    for seed in range(6):
        game = simoun.new_game("island", players=2 + seed % 3, difficulty="elite", seed=seed)
        while not game.over:
            choice = chance.choice(game.choices())
            assert words.offer("island", choice, game.rules.names(game.state), SEATS)
            for happened in game.play(choice["action"]):
                assert words.tell("island", happened, SEATS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_read_well_with_every_name(lang: str) -> None:
    words = Words(lang)
    for tile in map(slug, TILE_NAMES):
        for what in ("move", "shore", "fly", "swim", "sandbag", "flooded", "sank"):
            told = words.tell("island", event(what, who=0, place=tile), SEATS)
            assert words.name("island", tile) in told
            assert told[0].isupper() and "  " not in told
    for card in map(slug, CARD_NAMES):
        assert words.name("island", card) in words.tell(
            "island", event("drew", who=0, card=card), SEATS
        )


def test_a_choice_is_offered_with_all_that_it_names() -> None:
    game = simoun.new_game("island", players=3, seed=7)
    names = game.rules.names(game.state)
    lift = Choice(action="", seat=0, verb="lift", picks=["pawn:1", "pawn:2", "place:0"])
    place = Words("fr").forms("island", slug(names["place"][0]))["to"]
    assert Words("fr").offer("island", lift, names, SEATS) == f"Emmener Karl et Mei {place}"
    give = Choice(action="", seat=0, verb="give", picks=["card:sandbags", "pawn:1"])
    assert Words("en").offer("island", give, names, SEATS) == "Give Sandbags to Karl"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_or_variable_is_an_error(lang: str) -> None:
    with pytest.raises(LookupError):
        Words(lang).say("island-no-such-thing")
    with pytest.raises(LookupError, match="place-to"):
        Words(lang).say("island-event-move", who="Inès")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], lang: str) -> None:
    assert language(None, environment) == lang


def test_the_language_asked_for_comes_first_and_must_exist() -> None:
    assert language("fr", {"LANG": "en_US"}) == "fr"
    with pytest.raises(simoun.Refused, match="en or fr"):
        language("de")

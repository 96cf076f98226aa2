"""Sentences as people read them."""

# ruff: noqa: RUF001 (the apostrophe of a printed text)

from __future__ import annotations

import pytest

import simoun
from simoun import Match
from simoun.core.actions import kind_of
from simoun.core.catalog import face_named, game_names
from simoun.core.choice import Choice
from simoun.core.events import Event, event
from simoun.core.phrases import slug
from simoun.core.why import Reason, reason
from simoun.games.island.data import CARD_NAMES, TILE_NAMES
from simoun.text import LANGUAGES, Called, Words, language
from tests.contract.walks import Walk, allowed_players, position_names, read
from tests.text.articles import adventurers, has_articles
from tests.text.offering import offered
from tests.text.vocabulary import VOCABULARY

SEATS = ["Inès", "Karl", "Mei", "Oda", "Ugo"]
NB = "\u00a0"


def people(words: Words) -> list[Called]:
    return [words.person(name) for name in SEATS]


ISLAND = [
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
DESERT = [
    (event("move", who=0, place="B3"), "Inès moves to B3.", "Inès va en B3."),
    (
        event("dig", who=1, place="A1", sand=2),
        "Karl removes 2 sand from A1.",
        "Karl enlève 2 sables en A1.",
    ),
    (
        event("excavate", who=2, place="C4", face="crystal-row"),
        "Mei excavates C4: the row of the crystal.",
        f"Mei révèle C4{NB}: la ligne du cristal.",
    ),
    (
        event("guide", who=0, whom=1, group=[2, 0], place="E5"),
        "Inès guides Karl to E5; Mei and Inès came along for some of the way.",
        "Inès guide Karl en E5, avec Mei et Inès pour un bout de chemin.",
    ),
    (
        event("pour", who=3, whom=0, water=1),
        "Oda gives 1 water to Inès.",
        "Oda donne 1 portion d’eau à Inès.",
    ),
    (
        event("wind", direction="west", tiles=3, moved=2),
        "The wind blows west, 3 strong: 2 tiles slide and get sand.",
        f"Le vent souffle vers l’ouest, force 3{NB}: 2 tuiles glissent et s’ensablent.",
    ),
    (
        event("wind", direction="north", tiles=1, moved=0),
        "The wind blows north, 1 strong: no tile is left to slide.",
        f"Le vent souffle vers le nord, force 1{NB}: plus aucune tuile ne peut glisser.",
    ),
    (
        event("storm-rises", cards=4, left=1),
        "The storm picks up: 4 cards a turn from the next turn on, and 1 step to the skull.",
        f"La tempête se déchaîne{NB}: 4 cartes par tour dès le prochain tour,"
        " et 1 cran avant la tête de mort.",
    ),
    (
        event("lost-thirst", group=[0, 3]),
        "Lost: no water was left for Inès and Oda.",
        f"Perdu{NB}: il ne restait plus d’eau pour Inès et Oda.",
    ),
]
REASONS = [
    (
        "island",
        reason("I9", "island-why-dry", place="cliffs-of-abandon"),
        "There is nothing to shore up: the Cliffs of Abandon are dry.",
        f"Rien à assécher{NB}: les Falaises de l’Oubli sont au sec.",
    ),
    (
        "island",
        reason("I11", "island-why-lacks-cards", treasure="earth-stone", cards=1),
        "You still need 1 more card of the Earth Stone.",
        "Il vous manque encore 1 carte de la Pierre sacrée.",
    ),
    (
        "island",
        reason("I20", "island-why-swim-first", group=[0, 2]),
        "First Inès and Mei swim to safety.",
        "D’abord, Inès et Mei nagent jusqu’à une tuile.",
    ),
    (
        "desert",
        reason("D8", "desert-why-blocked", place="D4", sand=3),
        "There is too much sand on D4: 3 markers. Dig first.",
        f"Il y a trop de sable en D4{NB}: 3 sables. Enlevez-en d’abord.",
    ),
    (
        "desert",
        reason("D18", "desert-why-part-column", part="propeller", column=2),
        "The propeller: its clue points to column B now. Find the clue for the row.",
        f"L’hélice{NB}: l’indice désigne à présent la colonne B. Trouvez celui de la ligne.",
    ),
    (
        "sky",
        reason("S42", "sky-why-to-build", rods=2, small=1, large=0, pad=1),
        "Still to be built for the circuit: lightning rods 2, small capacitors 1,"
        " large capacitors 0, launch pad 1.",
        f"Il manque encore au circuit{NB}: paratonnerres 2, petits condensateurs 1,"
        " grands condensateurs 0, rampe de lancement 1.",
    ),
    (
        "sky",
        reason("S23a", "team-why-no-card", card="jetpack"),
        "You need a Jetpack in your hand for this.",
        "Il vous faut un Jetpack en main.",
    ),
    (
        "through_the_desert",
        reason("T15", "through_the_desert-why-beside-theirs", camel="mint", place="F10", whom=1),
        "F10 touches the Mint caravan of Karl: two of one colour never meet.",
        f"F10 touche la caravane menthe de Karl{NB}: deux de même couleur ne se touchent jamais.",
    ),
    (
        "through_the_desert",
        reason("T5", "table-why-turn", who=3),
        "It isn’t your turn: Oda is playing.",
        f"Ce n’est pas votre tour{NB}: Oda joue.",
    ),
]
SKY = [
    (
        event("wire", who=0, component="rod-1", other="launch-pad", cable="short"),
        "Inès hangs a short cable between lightning rod 1 and the launch pad.",
        "Inès tend un câble court entre le paratonnerre 1 et la rampe de lancement.",
    ),
    (
        event("explore", who=1, tile="G3", place="N51"),
        "Karl places tile G3 at N51.",
        "Karl pose la tuile G3 en N51.",
    ),
    (
        event("lightning", group=[2]),
        "Lightning strikes Mei: 1 health lost.",
        f"Un éclair frappe Mei{NB}: 1 point de santé en moins.",
    ),
    (
        event("lightning", group=[0, 2]),
        "Lightning strikes Inès and Mei: 1 health lost each.",
        f"Un éclair frappe Inès et Mei{NB}: 1 point de santé en moins par personne.",
    ),
    (
        event("wind", direction="west"),
        "The wind shifts, and blows west now.",
        "Le vent tourne et souffle maintenant vers l’ouest.",
    ),
    (
        event("guide", who=0, whom=1, group=[2], place="M51"),
        "Inès guides Karl to M51; Mei came along for some of the way.",
        "Inès guide Karl en M51, avec Mei pour un bout de chemin.",
    ),
    (
        event("storm-rises", cards=3, left=1),
        "The storm intensifies: 3 cards a turn from the next turn on, and 1 step to the skull.",
        f"L’orage se déchaîne{NB}: 3 cartes par tour dès le prochain tour, et 1 cran avant la"
        " tête de mort.",
    ),
    (
        event("lost-abandoned", group=[0, 3]),
        "Lost: the rocket has left without Inès and Oda.",
        f"Perdu{NB}: la fusée est partie sans Inès et Oda.",
    ),
]
THROUGH_THE_DESERT = [
    (
        event("ride", who=0, camel="azure", place="F7"),
        "Inès places a rider on an Azure camel at F7.",
        "Inès place un chamelier sur un chameau azur en F7.",
    ),
    (
        event("oasis", who=1, camel="rose", points=5),
        "Karl reaches an oasis with the Rose caravan: 5 points.",
        f"Karl rallie une oasis avec sa caravane rose{NB}: 5 points.",
    ),
    (
        event("territory", who=2, camel="mint", hexes=1),
        "Mei closes off 1 hex with the Mint caravan.",
        "Mei ferme un territoire de 1 case avec sa caravane menthe.",
    ),
    (
        event("tied", group=[0, 3], camel="violet", length=6, points=5),
        "Inès and Oda tie for the longest Violet caravan (6): 5 points each.",
        "Inès et Oda sont à égalité pour la plus longue caravane violette (6)"
        f"{NB}: 5 points par personne.",
    ),
    (
        event("won", group=[4], points=61),
        "Ugo wins with 61 points.",
        "Ugo gagne avec 61 points.",
    ),
    (
        event("won", group=[1, 2], points=61),
        "Karl and Mei share the victory with 61 points.",
        "Karl et Mei se partagent la victoire avec 61 points.",
    ),
]
TOLD = [
    *(("island", *told) for told in ISLAND),
    *(("desert", *told) for told in DESERT),
    *(("sky", *told) for told in SKY),
    *(("through_the_desert", *told) for told in THROUGH_THE_DESERT),
]


@pytest.mark.parametrize(("game", "happened", "english", "french"), TOLD)
def test_an_event_is_told_in_both_languages(
    game: str, happened: Event, english: str, french: str
) -> None:
    for words, sentence in ((Words("en"), english), (Words("fr"), french)):
        assert words.tell(game, happened, people(words)) == sentence


@pytest.mark.parametrize(("game", "why", "english", "french"), REASONS)
def test_a_reason_is_told_in_both_languages(
    game: str, why: Reason, english: str, french: str
) -> None:
    for words, sentence in ((Words("en"), english), (Words("fr"), french)):
        assert words.explain(game, why, people(words)) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_whatever_can_happen_and_be_chosen_in_random_games_can_be_said(
    name: str, lang: str
) -> None:
    words = Words(lang)
    seats = adventurers(words, name) or people(words)
    players = allowed_players(face_named(name))
    new = [simoun.new_game(name, players=n, seed=n, **elite(name)) for n in players]
    placed = [simoun.from_position(read(name, title), seed=7) for title in position_names(name)]
    for luck, begun in enumerate(new + placed):
        for game in Walk(begun, luck).steps():
            names = game.face.names(game.state)
            for choice in game.choices():
                assert reads_well(offered(words, name, choice, names, seats), name, lang)
            for code in disturbing(game):
                offer = words.offer(name, game.face.foretold(game.state, code), seats)
                assert reads_well(offer, name, lang)
        for happened in told_again(begun):
            assert reads_well(words.tell(name, happened, seats), name, lang)


def reads_well(sentence: str, game: str, lang: str) -> bool:
    rivals = not VOCABULARY[game].adventurers
    return sentence != "" and (rivals or has_articles(sentence, game, lang))


def disturbing(game: Match) -> list[int]:
    """An action of each kind that somebody else would be asked about."""
    by_kind = {int(kind_of(code)): code for code in game.moment.codes}
    return [code for code in by_kind.values() if game.rules.disturbed(game.state, code)]


def elite(name: str) -> dict[str, object]:
    """Where one may choose how hard it is."""
    known = {option.name for option in face_named(name).options}
    return {"difficulty": "elite"} if "difficulty" in known else {}


def told_again(played: Match) -> list[Event]:
    record = played.record()
    moves, record.moves = record.moves, []
    again = Match(record)
    return [happened for move in moves for happened in again.play(move.text, move.fresh)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_the_island_read_well_with_every_name(lang: str) -> None:
    words = Words(lang)
    for tile in map(slug, TILE_NAMES):
        for what in ("move", "shore", "fly", "swim", "sandbag", "flooded", "sank"):
            told = words.tell("island", event(what, who=0, place=tile), people(words))
            assert words.name("island", tile) in told
            assert told[0].isupper() and "  " not in told
    for card in map(slug, CARD_NAMES):
        assert words.name("island", card) in words.tell(
            "island", event("drew", who=0, card=card), people(words)
        )


def test_a_choice_is_offered_with_all_that_it_names() -> None:
    game = simoun.new_game("island", players=3, seed=7)
    names = game.face.names(game.state)
    lift = Choice(action="", seat=0, verb="lift", picks=["pawn:1", "pawn:2", "place:0"])
    place = Words("fr").forms("island", slug(names["place"][0]))["to"]
    assert (
        offered(Words("fr"), "island", lift, names, people(Words("fr")))
        == f"Emmener Karl et Mei {place}"
    )
    give = Choice(action="", seat=0, verb="give", picks=["card:sandbags", "pawn:1"])
    assert (
        offered(Words("en"), "island", give, names, people(Words("en"))) == "Give Sandbags to Karl"
    )


def test_a_choice_in_the_desert_is_offered_with_places_as_they_are_and_water_as_a_number() -> None:
    game = simoun.new_game("desert", players=2, seed=7)
    names = game.face.names(game.state)
    move = Choice(action="", seat=0, verb="move", picks=["place:7"])
    assert offered(Words("en"), "desert", move, names, people(Words("en"))) == "Move to C2"
    pour = Choice(action="", seat=0, verb="pour", picks=["water:2", "pawn:1"])
    assert (
        offered(Words("fr"), "desert", pour, names, people(Words("fr")))
        == "Donner de l’eau (2) à Karl"
    )
    picks = ["pawn:1", "pawn:2", "place:0", "pawn:2", "place:1"]
    guide = Choice(action="", seat=0, verb="guide", picks=picks)
    assert (
        offered(Words("en"), "desert", guide, names, people(Words("en")))
        == "Guide Karl and Mei to B1"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_or_variable_is_an_error(lang: str) -> None:
    words = Words(lang)
    with pytest.raises(LookupError):
        words.say("island-no-such-thing")
    with pytest.raises(LookupError, match="place-to"):
        words.say("island-event-move", who=words.person("Inès"))


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

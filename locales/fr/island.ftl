### L’Île Interdite.
###
### Identifiants et variables : voir en/island.ftl.
### Une place assise ($who, $whom, $group) porte un nom de personne ou d’aventurier : ni
### article, ni « à », « de » ou « que » devant lui, mais l’une de ses formes ; pas d’accord après lui.

island-title = L’Île Interdite
    .short = Île
island-summary = Quatre trésors, une île qui sombre, un seul hélicoptère : on gagne ou on perd ensemble.
    .short = Quatre trésors, une île qui sombre
island-help = Votre tour : jusqu’à trois actions ; puis deux cartes entrent dans votre main, et des cartes inondation noient des tuiles. Quatre cartes d’un trésor le prennent à l’un de ses deux lieux. Avec les quatre trésors, retrouvez-vous à l’Héliport et décollez avec une carte Hélicoptère. Vous perdez si l’île sombre avant.

## Tuiles. Dans une phrase : .the comme objet, .to comme destination, .start au début,
## .number pour l’accord.

island-temple-of-the-moon = Temple de la Lune
    .the = le Temple de la Lune
    .to = au Temple de la Lune
    .start = Le Temple de la Lune
    .number = one
island-temple-of-the-sun = Temple du Soleil
    .the = le Temple du Soleil
    .to = au Temple du Soleil
    .start = Le Temple du Soleil
    .number = one
island-whispering-garden = Jardin des Murmures
    .the = le Jardin des Murmures
    .to = au Jardin des Murmures
    .start = Le Jardin des Murmures
    .number = one
island-howling-garden = Jardin des Hurlements
    .the = le Jardin des Hurlements
    .to = au Jardin des Hurlements
    .start = Le Jardin des Hurlements
    .number = one
island-cave-of-embers = Caverne du Brasier
    .the = la Caverne du Brasier
    .to = à la Caverne du Brasier
    .start = La Caverne du Brasier
    .number = one
island-cave-of-shadows = Caverne des Ombres
    .the = la Caverne des Ombres
    .to = à la Caverne des Ombres
    .start = La Caverne des Ombres
    .number = one
island-coral-palace = Palais de Corail
    .the = le Palais de Corail
    .to = au Palais de Corail
    .start = Le Palais de Corail
    .number = one
island-tidal-palace = Palais des Marées
    .the = le Palais des Marées
    .to = au Palais des Marées
    .start = Le Palais des Marées
    .number = one
island-copper-gate = Porte de Cuivre
    .the = la Porte de Cuivre
    .to = à la Porte de Cuivre
    .start = La Porte de Cuivre
    .number = one
island-fools-landing = Héliport
    .the = l’Héliport
    .to = à l’Héliport
    .start = L’Héliport
    .number = one
island-gold-gate = Porte d’Or
    .the = la Porte d’Or
    .to = à la Porte d’Or
    .start = La Porte d’Or
    .number = one
island-iron-gate = Porte de Fer
    .the = la Porte de Fer
    .to = à la Porte de Fer
    .start = La Porte de Fer
    .number = one
island-silver-gate = Porte d’Argent
    .the = la Porte d’Argent
    .to = à la Porte d’Argent
    .start = La Porte d’Argent
    .number = one
island-bronze-gate = Porte de Bronze
    .the = la Porte de Bronze
    .to = à la Porte de Bronze
    .start = La Porte de Bronze
    .number = one
island-breakers-bridge = Pont des Abîmes
    .the = le Pont des Abîmes
    .to = au Pont des Abîmes
    .start = Le Pont des Abîmes
    .number = one
island-cliffs-of-abandon = Falaises de l’Oubli
    .the = les Falaises de l’Oubli
    .to = aux Falaises de l’Oubli
    .start = Les Falaises de l’Oubli
    .number = many
island-crimson-forest = Forêt Pourpre
    .the = la Forêt Pourpre
    .to = à la Forêt Pourpre
    .start = La Forêt Pourpre
    .number = one
island-dunes-of-deception = Dunes de l’Illusion
    .the = les Dunes de l’Illusion
    .to = aux Dunes de l’Illusion
    .start = Les Dunes de l’Illusion
    .number = many
island-lost-lagoon = Lagon Perdu
    .the = le Lagon Perdu
    .to = au Lagon Perdu
    .start = Le Lagon Perdu
    .number = one
island-misty-marsh = Marais Brumeux
    .the = le Marais Brumeux
    .to = au Marais Brumeux
    .start = Le Marais Brumeux
    .number = one
island-observatory = Observatoire
    .the = l’Observatoire
    .to = à l’Observatoire
    .start = L’Observatoire
    .number = one
island-phantom-rock = Rocher Fantôme
    .the = le Rocher Fantôme
    .to = au Rocher Fantôme
    .start = Le Rocher Fantôme
    .number = one
island-twilight-hollow = Val du Crépuscule
    .the = le Val du Crépuscule
    .to = au Val du Crépuscule
    .start = Le Val du Crépuscule
    .number = one
island-watchtower = Tour de Guet
    .the = la Tour de Guet
    .to = à la Tour de Guet
    .start = La Tour de Guet
    .number = one
## Cartes. .one se pioche, se donne ou se défausse ; .the et .of désignent le trésor lui-même.

island-earth-stone = Pierre sacrée
    .one = une carte Pierre sacrée
    .the = la Pierre sacrée
    .of = de la Pierre sacrée
island-statue-of-the-wind = Statue du zéphyr
    .one = une carte Statue du zéphyr
    .the = la Statue du zéphyr
    .of = de la Statue du zéphyr
island-crystal-of-fire = Cristal ardent
    .one = une carte Cristal ardent
    .the = le Cristal ardent
    .of = du Cristal ardent
island-oceans-chalice = Calice de l’onde
    .one = une carte Calice de l’onde
    .the = le Calice de l’onde
    .of = du Calice de l’onde
island-helicopter-lift = Hélicoptère
    .one = un Hélicoptère
island-sandbags = Sacs de sable
    .one = des Sacs de sable
island-waters-rise = Montée des eaux
    .one = une Montée des eaux

## Aventuriers. .letter marque un pion : six lettres différentes. Dans une phrase : .the comme
## objet, .start au début, .to pour qui reçoit, .of pour qui possède.

island-explorer = Explorateur
    .letter = E
    .the = l’Explorateur
    .start = L’Explorateur
    .to = à l’Explorateur
    .of = de l’Explorateur
island-pilot = Pilote
    .letter = P
    .the = le Pilote
    .start = Le Pilote
    .to = au Pilote
    .of = du Pilote
island-navigator = Navigateur
    .letter = N
    .the = le Navigateur
    .start = Le Navigateur
    .to = au Navigateur
    .of = du Navigateur
island-diver = Plongeur
    .letter = L
    .the = le Plongeur
    .start = Le Plongeur
    .to = au Plongeur
    .of = du Plongeur
island-messenger = Messager
    .letter = M
    .the = le Messager
    .start = Le Messager
    .to = au Messager
    .of = du Messager
island-engineer = Ingénieur
    .letter = I
    .the = l’Ingénieur
    .start = L’Ingénieur
    .to = à l’Ingénieur
    .of = de l’Ingénieur

island-power-explorer = Se déplace, assèche et nage aussi en diagonale.
island-power-pilot = Une fois par tour, vole vers n’importe quelle tuile pour 1 action.
island-power-navigator = Déplace un autre pion de 1 ou 2 tuiles pour 1 action.
island-power-diver = Plonge à travers les tuiles manquantes ou inondées pour 1 action.
island-power-messenger = Donne des cartes trésor à distance.
island-power-engineer = Assèche 1 ou 2 tuiles pour 1 action.

## Actions

island-verb-move = Aller
island-verb-shore = Assécher
island-verb-fly = Voler
island-verb-navigate = Guider
island-verb-give = Donner
island-verb-capture = Prendre
island-verb-end = Finir les actions
island-verb-discard = Défausser
island-verb-swim = Nager
island-verb-drown = Renoncer
island-verb-sandbag = Sacs de sable
island-verb-lift = Hélicoptère
island-verb-take-off = Décoller
island-verb-draw = Piocher
island-verb-flood = Inonder

island-do-move = Aller { $place-to }
island-do-shore = Assécher { $place-the }
island-do-fly = Voler { $place-to }
island-do-navigate = Guider { $whom-the } { $place-to }
island-do-give = Donner { $card-one } { $whom-to }
island-do-capture = Prendre { $treasure-the }
island-do-end = Finir vos actions
island-do-discard = Défausser { $card-one }
island-do-swim = Nager jusqu’{ $place-to }
island-do-drown = Renoncer à sauver { $who-the }
island-do-sandbag = Poser des sacs de sable pour assécher { $place-the }
island-do-lift = Emmener { $group-the } { $place-to }
island-do-take-off = Décoller avec toute l’équipe
island-do-draw = Piocher une carte trésor
island-do-flood = Retourner une carte inondation

## Événements

island-event-turn = C’est { $who-to } de jouer.
island-event-move = { $who-start } va { $place-to }.
island-event-shore = { $who-start } assèche { $place-the }.
island-event-fly = { $who-start } vole { $place-to }.
island-event-navigate = { $who-start } guide { $whom-the } { $place-to }.
island-event-give = { $who-start } donne { $card-one } { $whom-to }.
island-event-capture = { $who-start } prend { $treasure-the } !
island-event-end = { $who-start } s’arrête là.
island-event-discard = { $who-start } défausse { $card-one }.
island-event-swim = { $who-start } nage jusqu’{ $place-to }.
island-event-drown = Personne ne vient chercher { $who-the }.
island-event-sandbag = { $who-start } empile des sacs de sable : { $place-the } { $place-number ->
        [many] sont
       *[one] est
    } à nouveau au sec.
island-event-lift = { $who-start } appelle l’hélicoptère : { $group-the } { $group-count ->
        [one] file
       *[other] filent
    } { $place-to }.
island-event-take-off = { $who-start } lance l’hélicoptère : décollage !
island-event-drew = { $who-start } pioche { $card-one }.
island-event-waters-rise = L’eau monte au niveau { $level } ({ $cards ->
        [one] 1 carte inondation
       *[other] { $cards } cartes inondation
    } par tour), et la défausse inondation revient sur sa pioche.
island-event-water-rises = { $cards ->
        [0] L’eau monte jusqu’à la tête de mort.
        [one] L’eau monte au niveau { $level } (1 carte inondation par tour).
       *[other] L’eau monte au niveau { $level } ({ $cards } cartes inondation par tour).
    }
island-event-treasures-reshuffled = La pioche trésor est épuisée : sa défausse la remplace.
island-event-flooded = L’eau envahit { $place-the }.
island-event-sank = { $place-start } { $place-number ->
        [many] coulent
       *[one] coule
    } !
island-event-floods-reshuffled = La pioche inondation est épuisée : sa défausse la remplace.
island-event-won = Gagné ! Quatre trésors, et toute l’équipe dans les airs.
island-event-lost-landing-sank = Perdu : l’Héliport a coulé, plus rien ne permet de quitter l’île.
island-event-lost-treasure-sank = Perdu : les deux tuiles { $treasure-of } ont coulé.
island-event-lost-drowned = Perdu : il n’y avait plus nulle part où nager pour { $group-the }.
island-event-lost-skull = Perdu : l’eau a atteint la tête de mort.

## Ce que la table attend : $who décide. $actions restent à jouer, $cards à retourner.

island-asked-act = { $actions ->
        [0] { $who-start } : plus d’action ; finir le tour, ou faire ce qui est libre.
        [one] { $who-start } : encore 1 action.
       *[other] { $who-start } : encore { $actions } actions.
    }
    .yours = { $actions ->
            [0] { $free ->
                [0] À vous : plus d’action — finissez le tour, ou jouez une carte
               *[other] À vous : encore une tuile à assécher sans frais, ou finissez le tour
            }
            [one] À vous : encore 1 action — cliquez ce qui brille en or
           *[other] À vous : encore { $actions } actions — cliquez ce qui brille en or
        }
island-asked-discard = { $who-start } a trop de cartes : en défausser une, ou jouer une carte spéciale.
    .yours = Votre main est trop pleine : cliquez une carte à défausser, ou jouez une carte spéciale
island-asked-swim = { $who-start } est à l’eau : vers où nager ?
    .yours = Vous êtes à l’eau : cliquez la tuile vers laquelle nager
island-asked-draw = { $cards ->
        [one] { $who-start } pioche encore 1 carte trésor.
       *[other] { $who-start } pioche { $cards } cartes trésor.
    }
    .card = Carte trésor { $number } sur { $all }
island-asked-flood = { $cards ->
        [one] { $who-start } retourne encore 1 carte inondation.
       *[other] { $who-start } retourne { $cards } cartes inondation.
    }
    .card = Carte inondation { $number } sur { $all }

island-sure-discard = Défausser la carte « { $card } » ?
    .note = Elle ne revient que quand la pioche est mélangée.
    .do = Défausser

island-step-actions = Actions
island-step-draw = Cartes trésor
island-step-flood = Cartes inondation

## La table

island-table-just-sunk = coulée
island-condition-dry = au sec
island-condition-flooded = sous l’eau
island-condition-sunk = au fond

island-treasures = Trésors
island-water = Eau
island-treasure-deck = Pioche trésor
island-flood-deck = Pioche inondation
island-water-level = { $cards ->
        [0] tête de mort
        [one] niveau { $level }, 1 carte inondation par tour
       *[other] niveau { $level }, { $cards } cartes inondation par tour
    }
island-rises-left = { $rises ->
        [0] sans Montée des eaux
        [one] dont 1 Montée des eaux
       *[other] dont { $rises } Montées des eaux
    }

island-outcome-won = Départ avec les quatre trésors
island-outcome-landing-sank = L’Héliport a coulé
island-outcome-treasure-sank = Un trésor a été perdu
island-outcome-drowned = Une noyade
island-outcome-skull = L’eau a atteint la tête de mort

island-figure-treasures = { $n ->
        [one] trésor
       *[other] trésors
    }
island-figure-water = niveau d’eau

## Ce qui se convient avant une partie

island-option-players = Équipe
island-option-difficulty = Difficulté
island-option-difficulty-novice = Novice
island-option-difficulty-normal = Normale
island-option-difficulty-elite = Élite
island-option-difficulty-legendary = Légendaire
island-option-adventurers = Aventuriers
island-option-adventurers-drawn = Au hasard
island-option-first = Qui commence
island-option-first-drawn = Au hasard
island-option-hand_check = Limite de main
island-option-hand_check-both = Vérifiée après les deux cartes
island-option-hand_check-each = Vérifiée après chaque carte
island-option-rescue = Hélicoptère sur une tuile qui coule
island-option-rescue-true = Peut venir au secours
island-option-rescue-false = Arrive trop tard
island-option-actions = Actions par tour
island-option-cards_drawn = Cartes piochées en fin de tour
island-option-hand_limit = Cartes en main au plus

## Sur la page d’accueil

island-note-difficulty-novice = L’eau commence bas : deux cartes inondation par tour, et de la place pour l’erreur.
island-note-difficulty-normal = Deux cartes inondation par tour, mais l’eau est un cran plus haut.
island-note-difficulty-elite = Trois cartes inondation par tour dès le début.
island-note-difficulty-legendary = Trois cartes inondation par tour, et la tête de mort à six crans.
island-note-first = règle I21
island-note-hand_check = règle I16
island-note-rescue = une carte en main peut en enlever les pions, règle I24

## À la table, dans le navigateur

island-table-hand = Votre main
    .of = Main { $name-of }
island-table-rate-short = { $cards ->
        [one] 1 carte / tour
       *[other] { $cards } cartes / tour
    }
island-table-taken = pris
island-table-on-top = { $count ->
        [one] { $count } carte connue est au-dessus
       *[other] { $count } cartes connues sont au-dessus
    }
island-table-board = L’île
island-table-step-draw = { $cards ->
        [0] Cartes trésor
        [one] 1 carte trésor
       *[other] { $cards } cartes trésor
    }
island-table-step-flood = { $cards ->
        [0] Cartes inondation
        [one] 1 carte inondation
       *[other] { $cards } cartes inondation
    }
island-table-short-earth-stone = Pierre
island-table-short-statue-of-the-wind = Statue
island-table-short-crystal-of-fire = Cristal
island-table-short-oceans-chalice = Calice
island-table-short-helicopter-lift = Hélico
island-table-short-sandbags = Sacs
island-table-meter = Montée des eaux
island-table-level = niveau de l’eau
island-table-level-short = Niveau { $level }
island-table-supply = trésors · flots
island-table-sunk = { $sunk ->
        [one] tuile coulée
       *[other] tuiles coulées
    }
island-table-decks = Pioches
island-table-treasure = Trésors
island-table-flood = Inondation
island-table-count = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
island-table-discard = défausse { $discard }
island-table-odds-rise = { $cards ->
        [one] Montée des eaux ({ $cards } carte)
       *[other] Montée des eaux ({ $cards } cartes)
    }
island-table-odds-sinks = Une tuile coule ce tour
island-table-odds-landing = Héliport perdu
island-table-next-card = { $count ->
        [one] La prochaine carte, sur { $count }
       *[other] La prochaine carte, sur { $count }
    }

## Pourquoi pas. Chacun dit pourquoi quelque chose est impossible, et comment s’en sortir.

island-why-far = Impossible d’atteindre { $place-the } : une action mène à une tuile voisine de la vôtre, pas en diagonale.
island-why-far-explorer = Impossible d’atteindre { $place-the } : une action mène à une tuile voisine de la vôtre, en diagonale aussi.
island-why-far-diver = Aucune plongée ne mène { $place-to } : vous ne traversez que des tuiles inondées ou coulées.
island-why-far-flown = Vous avez déjà volé pendant ce tour, et un seul pas ne mène pas { $place-to }.
island-why-no-way = Il n’y a plus de tuile à côté de la vôtre.
island-why-here = Vous y êtes déjà : { $place }.
island-why-sunk = { $place-start } { $place-number ->
        [many] ont
       *[one] a
    } coulé : personne ne peut s’y tenir.
island-why-sunk-for-good = { $place-start } { $place-number ->
        [many] ont
       *[one] a
    } coulé pour de bon : on n’assèche que les tuiles inondées.
island-why-dry = Rien à assécher : { $place-the } { $place-number ->
        [many] sont
       *[one] est
    } au sec.
island-why-pilot = Seul le Pilote vole.
island-why-flown = Vous avez déjà volé pendant ce tour. Marchez, ou volez au prochain.
island-why-walk = Allez { $place-to } à pied : c’est à côté, et vous gardez votre vol.
island-why-navigator = Seul le Navigateur déplace les pions des autres.
island-why-own-pawn = Vous guidez les autres ; votre propre pion se déplace à pied.
island-why-they-are-here = { $whom-start } y est déjà : { $place }.
island-why-two-steps = Deux pas ne mènent pas { $whom-the } { $place-to }.
island-why-nothing-wet = Aucune tuile à votre portée n’est inondée.
island-why-shore-far = { $place-start } : trop loin. Vous asséchez votre tuile ou une tuile voisine, pas en diagonale.
island-why-shore-far-explorer = { $place-start } : trop loin. Vous asséchez votre tuile ou l’une de celles qui l’entourent.
island-why-not-given = { $card } : cela ne se donne pas. Jouez cette carte quand vous voulez.
island-why-no-treasure-card = Vous n’avez pas de carte trésor à donner.
island-why-captured = Vous avez déjà { $treasure-the }.
island-why-lacks-cards = Il vous manque encore { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } { $treasure-of }.
island-why-lacks-place = Vous avez les cartes { $treasure-of }. Allez { $place-to } ou { $other-to }.
island-why-last-place = Vous avez les cartes { $treasure-of }. Allez { $place-to } : l’autre lieu a coulé.
island-why-who-collects = { $who-start } a le plus de cartes { $treasure-of } : { $cards } sur { $needed }.
island-why-all-captured = Vous avez les quatre trésors. Décollez de l’Héliport !
island-why-no-surplus = Vous gardez vos cartes : on ne défausse rien avec { $limit } ou moins.
island-why-discard-first = Défaussez d’abord : une main garde { $limit } cartes.
island-why-others-discard = D’abord, { $who-the } défausse une carte de trop.
island-why-swim-first = D’abord, { $group-the } { $group-count ->
        [one] nage
       *[other] nagent
    } jusqu’à une tuile.
island-why-swim-now = Votre tuile a coulé : nagez d’abord jusqu’à une autre.
island-why-no-swimmer = Votre tuile n’a pas coulé : vous n’avez pas à nager.
island-why-nowhere-to-swim = Il n’y a plus de tuile où nager : seul un hélicoptère peut aider.
island-why-swim-far = C’est trop loin pour nager jusqu’{ $place-to }.
island-why-can-swim = Ne renoncez pas : vous pouvez nager jusqu’à une tuile.
island-why-all-dry = Aucune tuile n’est inondée.
island-why-no-rescue = À cette table, aucun hélicoptère ne vient sur une tuile qui coule.
island-why-swimmers-only = L’hélicoptère ne prend à présent que ceux qui sont à l’eau : { $whom-the } est sur la terre ferme.
island-why-not-one-tile = Un hélicoptère ne prend que des pions d’une même tuile.
island-why-treasures-left = Avant de décoller, il manque encore { $treasures ->
        [one] 1 trésor
       *[other] { $treasures } trésors
    }.
island-why-no-helicopter = Tout est prêt pour décoller, mais personne n’a d’Hélicoptère en main.
island-why-ready = Tout est prêt : { $who-the } peut décoller.
island-why-not-aboard = Pour décoller, tout le monde doit être sur { $place-the } ; encore en route : { $group-the }.

## Ce qu’un bot propose de faire de votre pion ou de votre main ; .you quand il parle à une personne.

island-offer-navigate = { $who-start } propose de guider { $whom-the } { $place-to }.
    .you = { $who-start } propose de vous guider { $place-to }.
island-offer-give = { $who-start } propose { $card-one } { $whom-to }.
    .you = { $who-start } vous propose { $card-one }.
island-offer-lift = { $who-start } propose un vol en hélicoptère : { $group-the } { $place-to }.
    .you = { $who-start } propose de vous emmener en hélicoptère { $place-to }.

## Conseils : à quoi sert un plan. Sans lui → avec lui ; chaque chiffre ne vaut que pour les cartes de ce tour.

island-hint-win = Les { $treasures } trésors sont à bord, et tout le monde aussi : l’hélicoptère décolle.
island-hint-sinks = { $place } : risque de couler ce tour-ci { $from } % → { $to } %.
island-hint-last-place = { $place }, dernier lieu { $treasure-of } : risque de couler ce tour-ci { $from } % → { $to } %.
island-hint-stands = Risque que la tuile { $who-of } coule ce tour-ci : { $from } % → { $to } %.
island-hint-flooded = Tuiles inondées : { $from } → { $to }.
island-hint-captures = Gagne { $treasure-the } : { $n } trésors sur { $all }.
island-hint-cards = Cartes { $treasure-of } dans la main { $who-of } : { $to } sur { $needed }, contre { $from } au plus dans une main avant.
island-hint-way = { $who-start }, avec les cartes { $treasure-of } : actions jusqu’à son lieu { $from } → { $to }.
island-hint-meet = Actions pour aller { $who-of } { $whom-to }, qui réunit les cartes { $treasure-of } : { $from } → { $to }.
island-hint-home = Actions de tous les pions jusqu’à l’Héliport : { $from } → { $to }.
island-hint-keeps = { $card } en main : { $from } → { $to }.
island-hint-hand = Cartes dans la main { $who-of } : { $from } → { $to }, et { $limit } peuvent être gardées.
island-hint-any = Chance qu’une tuile inondée (sur { $n }) coule ce tour-ci : { $chance } %.
island-hint-wet = Tuiles inondées : { $n }.

## Ce qu’on se dit.

island-phrase-shore-up = Il faut assécher ici.
island-phrase-mine = Je rassemble ce trésor.
island-phrase-meet = Retrouvons-nous ici.

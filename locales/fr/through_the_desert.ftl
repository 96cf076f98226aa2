### À travers le désert.
###
### Identifiants et variables : voir en/through_the_desert.ftl.
### Une place assise ($who, $group) porte un nom de personne ou de couleur : ni article, ni
### « à », « de » ou « que » devant lui, mais l’une de ses formes ; pas d’accord après lui.

through_the_desert-title = À travers le désert
    .short = À travers le désert
through_the_desert-summary = Cinq robes de chameaux, de l’eau, des oasis et des terres à enclore : chacun pour soi.
    .short = Caravanes, oasis, territoires
through_the_desert-help = D’abord chacun place ses chameliers ; puis, à votre tour, deux chameaux, chacun à côté d’une de vos caravanes de la même couleur. Points d’eau, oasis, terres qu’une caravane enferme et plus longue caravane de chaque couleur rapportent des points. Quand une couleur est épuisée, qui a le plus de points gagne.

## Robes des chameaux. Dans une phrase : .one comme objet, .many pour tous, .caravan sans son
## article. .letter marque un chameau : cinq lettres, les mêmes dans toutes les langues.

through_the_desert-saffron = Safran
    .one = un chameau safran
    .many = chameaux safran
    .caravan = caravane safran
    .letter = S
through_the_desert-rose = Rose
    .one = un chameau rose
    .many = chameaux roses
    .caravan = caravane rose
    .letter = R
through_the_desert-mint = Menthe
    .one = un chameau menthe
    .many = chameaux menthe
    .caravan = caravane menthe
    .letter = M
through_the_desert-azure = Azur
    .one = un chameau azur
    .many = chameaux azur
    .caravan = caravane azur
    .letter = A
through_the_desert-violet = Violet
    .one = un chameau violet
    .many = chameaux violets
    .caravan = caravane violette
    .letter = V

## Couleurs des joueurs

through_the_desert-blue = Bleu
through_the_desert-vermilion = Vermillon
through_the_desert-black = Noir
through_the_desert-gold = Or
through_the_desert-teal = Turquoise

## Actions

through_the_desert-verb-set-aside = Écarter
through_the_desert-verb-lay-the-board = Garnir le plateau
through_the_desert-verb-ride = Placer un chamelier
through_the_desert-verb-place = Poser un chameau

through_the_desert-do-set-aside = Écarter votre chamelier sur { $camel-one }
through_the_desert-do-lay-the-board = Disposer palmiers et points d’eau
through_the_desert-do-ride = Placer votre chamelier sur { $camel-one } en { $place }
through_the_desert-do-place = Poser { $camel-one } en { $place }

## Événements

through_the_desert-event-set-aside = { $who-start } écarte son chamelier sur { $camel-one }.
through_the_desert-event-laid = Le plateau est prêt : { $palms } oasis et { $waterholes } points d’eau.
through_the_desert-event-turn = C’est { $who-to } de jouer.
through_the_desert-event-ride = { $who-start } place un chamelier sur { $camel-one } en { $place }.
through_the_desert-event-place = { $who-start } pose { $camel-one } en { $place }.
through_the_desert-event-water = { $points ->
        [one] { $who-start } prend de l’eau : { $points } point.
       *[other] { $who-start } prend de l’eau : { $points } points.
    }
through_the_desert-event-oasis = { $points ->
        [5] { $who-start } rallie une oasis avec sa { $camel-caravan } : { $points } points.
       *[other] { $who-start } rallie plusieurs oasis avec sa { $camel-caravan } : { $points } points.
    }
through_the_desert-event-territory = { $hexes ->
        [0] { $who-start } ferme un espace sans case vide avec sa { $camel-caravan }.
        [one] { $who-start } ferme un territoire de { $hexes } case avec sa { $camel-caravan }.
       *[other] { $who-start } ferme un territoire de { $hexes } cases avec sa { $camel-caravan }.
    }
through_the_desert-event-one-camel = { $who-start } n’a pas de place pour un second chameau.
through_the_desert-event-stuck = { $who-start } ne peut poser aucun chameau et passe son tour.
through_the_desert-event-over-exhausted = Il ne reste plus de { $camel-many } : la partie est finie.
through_the_desert-event-over-stuck = Plus personne ne peut poser de chameau : la partie est finie.
through_the_desert-event-longest = { $who-start } a la plus longue { $camel-caravan } ({ $length }) : { $points } points.
through_the_desert-event-tied = { $group-start } sont à égalité pour la plus longue { $camel-caravan } ({ $length }) : { $points } points par personne.
through_the_desert-event-land = { $points ->
        [one] { $who-start } marque { $points } point pour ses territoires.
       *[other] { $who-start } marque { $points } points pour ses territoires.
    }
through_the_desert-event-total = { $points ->
        [one] { $who-start } : { $points } point en tout.
       *[other] { $who-start } : { $points } points en tout.
    }
through_the_desert-event-won = { $group-start } { $group-count ->
        [one] gagne
       *[other] se partagent la victoire
    } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Ce que la table attend : $who décide. $camels restent à poser pendant ce tour.

through_the_desert-asked-aside = { $who-start } : quel chamelier reste hors du jeu ?
    .yours = À vous : cliquez le chamelier qui reste hors du jeu
through_the_desert-asked-lay = { $who-start } garnit le plateau.
    .card = Le plateau est garni
through_the_desert-asked-riders = { $who-start } : un chamelier à placer.
    .yours = À vous : choisissez le chameau d’un chamelier, puis une case
through_the_desert-asked-camels = { $camels ->
        [one] { $who-start } : 1 chameau à poser.
       *[other] { $who-start } : { $camels } chameaux à poser.
    }
    .yours = { $camels ->
            [one] À vous : 1 chameau à poser — choisissez sa couleur, puis une case
           *[other] À vous : { $camels } chameaux à poser — choisissez une couleur, puis une case
        }

through_the_desert-sure-ride = Placer le chamelier en { $place } ?
    .note = Il y reste toute la partie.
    .do = Placer
through_the_desert-sure-place = Poser le dernier chameau de ce tour en { $place } ?
    .note = Ensuite, c’est au suivant.
    .do = Poser

through_the_desert-step-aside = Mise à l’écart
through_the_desert-step-lay = Plateau
through_the_desert-step-riders = Chameliers
through_the_desert-step-camels = Chameaux

## La table

through_the_desert-oasis = Oasis
through_the_desert-waterhole = { $points ->
        [one] Point d’eau à { $points } point
       *[other] Point d’eau à { $points } points
    }
through_the_desert-supply = Chameaux restants
through_the_desert-longest = Plus longues caravanes
through_the_desert-earns = Rapporterait aussitôt
through_the_desert-tokens = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
through_the_desert-points-waterholes = Points d’eau
through_the_desert-points-oases = Oasis
through_the_desert-points-territory = Territoires
through_the_desert-points-caravans = Plus longues caravanes
through_the_desert-points-total = Total

through_the_desert-outcome-exhausted = Une robe de chameaux est épuisée
through_the_desert-outcome-stuck = Plus de place pour aucun chameau

through_the_desert-figure-points = { $n ->
        [one] point
       *[other] points
    }
through_the_desert-figure-lead = d’avance

## Ce qui se convient avant une partie

through_the_desert-option-players = Joueurs
through_the_desert-option-scores = Points
through_the_desert-option-scores-hidden = Cachés
through_the_desert-option-scores-open = Visibles par tous
through_the_desert-option-aside = Chameliers écartés (à 5)
through_the_desert-option-aside-chosen = Au choix de chacun
through_the_desert-option-aside-drawn = Au hasard
through_the_desert-option-first = Qui commence
through_the_desert-option-first-drawn = Au hasard
through_the_desert-option-more_camels = Chameaux en plus de chaque couleur
through_the_desert-option-camels_a_turn = Chameaux par tour

## À la table, dans le navigateur

through_the_desert-table-board = Le désert, case par case
through_the_desert-table-nth = { $camel ->
        [1] 1er chameau
       *[other] 2e chameau
    }
through_the_desert-table-left-riders = { $actions ->
        [one] { $actions } chamelier
       *[other] { $actions } chameliers
    }
    .yours = À vous · un chamelier à placer
through_the_desert-table-left-camels = { $actions ->
        [one] { $actions } chameau
       *[other] { $actions } chameaux
    }
    .yours = { $actions ->
            [one] À vous · { $actions } chameau à placer
           *[other] À vous · { $actions } chameaux à placer
        }
through_the_desert-table-scores = Ce qui rapporte
through_the_desert-table-scores-water = Point d’eau : ses gouttes
through_the_desert-table-scores-oasis = Oasis, une fois par caravane
through_the_desert-table-scores-land = Chaque case fermée
through_the_desert-table-scores-longest = La plus longue d’une couleur
through_the_desert-table-camel = { $camel } { $who-of }
through_the_desert-table-rider = { $camel } avec le chamelier { $who-of }
through_the_desert-table-land-of = territoire { $who-of }
through_the_desert-table-offer = { $points ->
        [-1] { $camel }, qui coûte 1 point
        [0] { $camel }
        [one] { $camel } pour { $points } point
       *[other] { $camel } pour { $points } points
    }
through_the_desert-table-own-land = Dans votre territoire : le chameau prend le point de cette case.
through_the_desert-table-tap = Touchez encore pour le poser.
through_the_desert-table-herds = Troupeaux
    .note = le premier vide met fin au jeu
through_the_desert-table-few = presque épuisé
through_the_desert-table-worth = { $longest }, égalité { $tied }
through_the_desert-table-left = reste { $left }
through_the_desert-table-shortest = au plus court
through_the_desert-table-led = en tête
through_the_desert-table-points = points
through_the_desert-table-best = meilleur score
through_the_desert-table-on-board = { $camels ->
        [one] chameau posé
       *[other] chameaux posés
    }
through_the_desert-table-enclosed = { $hexes ->
        [one] case fermée
       *[other] cases fermées
    }
through_the_desert-table-count = Le décompte
through_the_desert-table-longest-of = La plus longue { $caravan } : { $length }
through_the_desert-table-skip = Au résultat

## Pourquoi pas. Chacun dit pourquoi quelque chose est impossible, et comment s’en sortir.

through_the_desert-why-aside-first = D’abord, chacun écarte un chamelier.
through_the_desert-why-no-aside = On n’écarte pas de chamelier en ce moment.
through_the_desert-why-no-board-yet = Le plateau n’est pas encore garni : choisissez la couleur du chamelier à écarter.
through_the_desert-why-board-is-laid = La table garnit le plateau d’elle-même, une fois les chameliers écartés.
through_the_desert-why-riders-first = D’abord, on place tous les chameliers, puis les chameaux.
through_the_desert-why-riders-placed = Tous les chameliers sont placés : aux chameaux, à présent.
through_the_desert-why-outside = { $place } ne sert pas avec si peu de joueurs.
through_the_desert-why-oasis = Une oasis est en { $place } : aucun chameau ne s’y pose.
through_the_desert-why-occupied = Il y a déjà un chameau en { $place }.
through_the_desert-why-ridden = Votre chamelier sur { $camel-one } est déjà placé. Choisissez une autre couleur.
through_the_desert-why-set-aside = Vous avez écarté votre chamelier sur { $camel-one }.
through_the_desert-why-first-round = Un chamelier est déjà placé sur { $camel-one } : au premier tour, choisissez une couleur que personne n’a placée.
through_the_desert-why-waterhole = Un point d’eau est en { $place } : aucun chamelier ne commence là.
through_the_desert-why-beside-oasis = { $place } est à côté d’une oasis : aucun chamelier ne commence là.
through_the_desert-why-beside-rider = { $place } touche un chamelier { $whom-of }. Restez à une case d’écart.
through_the_desert-why-no-caravan = Vous n’avez pas de { $camel-caravan }.
through_the_desert-why-no-supply = Il ne reste plus de { $camel-many }.
through_the_desert-why-shut-in = Votre { $camel-caravan } n’a plus de place pour grandir.
through_the_desert-why-their-land = { $place } est dans un territoire { $whom-of } : personne d’autre n’y entre.
through_the_desert-why-not-beside = { $place } n’est pas à côté de votre { $camel-caravan }.
through_the_desert-why-beside-theirs = { $place } touche la { $camel-caravan } { $whom-of } : deux de même couleur ne se touchent jamais.
through_the_desert-why-no-caravan-near = Aucune de vos caravanes n’est à côté de { $place }.

## Conseils : à quoi sert un plan. Sans lui → avec lui ; chaque chiffre ne vaut que pour les cartes de ce tour.

through_the_desert-hint-win = Termine la partie et la gagne, avec { $points } points.
through_the_desert-hint-points = { $points } points de plus tout de suite : points d’eau { $waterholes }, oasis { $oases }, territoire { $territory }.
through_the_desert-hint-longest = Votre { $camel-caravan } : { $from } → { $to } chameaux. La plus longue des autres : { $others }.
through_the_desert-hint-leaves = Le plus de points possible avec le prochain chameau { $whom-of } : { $from } → { $to }.
through_the_desert-hint-prepares = Le plus de points possible avec un prochain chameau à vous : { $from } → { $to }.
through_the_desert-hint-rider = À { $n } cases au plus : { $waterholes } points de points d’eau, { $oases } oasis.
through_the_desert-hint-left = Reste de { $camel-many } : { $n }.

## Ce qu’on se dit.

through_the_desert-phrase-leave-me = Laissez-moi cette oasis !
through_the_desert-phrase-caravan = Belle caravane !
through_the_desert-phrase-not-there = Pas là !

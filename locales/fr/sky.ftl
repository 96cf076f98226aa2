### Le Ciel Interdit.
###
### Identifiants et variables : voir en/sky.ftl.
### Une place assise ($who, $whom, $group) porte un nom de personne ou d’aventurier : ni
### article, ni « à », « de » ou « que » devant lui, mais l’une de ses formes ; pas d’accord après lui.

sky-title = Le Ciel Interdit
    .short = Ciel
sky-summary = Une plate-forme dans l’orage, une fusée, un circuit à raccorder : on gagne ou on perd ensemble.
    .short = Un circuit sous la foudre
sky-help = Votre tour : jusqu’à quatre actions pour marcher, prendre des tuiles, construire et tendre des câbles ; puis des cartes orage apportent la foudre et le vent. Le plan dit ce qu’il faut au circuit. Menez-le d’un côté à l’autre de la rampe de lancement, retrouvez-vous là et fermez-le. Vous perdez si quelqu’un est foudroyé ou tombe, ou si l’orage atteint la tête de mort.

## Ce qu’une tuile peut porter

sky-compass = Rose des vents
sky-landing = Aire d’atterrissage
sky-teleporter = Téléporteur
sky-gear = Engrenage
sky-shelter = Abri
sky-faraday = Cage de Faraday

## Composants : les sortes, et les pièces par leur numéro. .the comme objet.

sky-rod = Paratonnerre
sky-small-capacitor = Petit condensateur
sky-large-capacitor = Grand condensateur
sky-rod-1 = Paratonnerre 1
    .the = le paratonnerre 1
sky-rod-2 = Paratonnerre 2
    .the = le paratonnerre 2
sky-rod-3 = Paratonnerre 3
    .the = le paratonnerre 3
sky-rod-4 = Paratonnerre 4
    .the = le paratonnerre 4
sky-rod-5 = Paratonnerre 5
    .the = le paratonnerre 5
sky-rod-6 = Paratonnerre 6
    .the = le paratonnerre 6
sky-small-capacitor-1 = Petit condensateur 1
    .the = le petit condensateur 1
sky-small-capacitor-2 = Petit condensateur 2
    .the = le petit condensateur 2
sky-small-capacitor-3 = Petit condensateur 3
    .the = le petit condensateur 3
sky-small-capacitor-4 = Petit condensateur 4
    .the = le petit condensateur 4
sky-small-capacitor-5 = Petit condensateur 5
    .the = le petit condensateur 5
sky-small-capacitor-6 = Petit condensateur 6
    .the = le petit condensateur 6
sky-large-capacitor-1 = Grand condensateur 1
    .the = le grand condensateur 1
sky-large-capacitor-2 = Grand condensateur 2
    .the = le grand condensateur 2
sky-large-capacitor-3 = Grand condensateur 3
    .the = le grand condensateur 3
sky-launch-pad = Rampe de lancement
    .the = la rampe de lancement

## Longueurs de câbles. .one comme objet.

sky-short = Câble court
    .one = un câble court
sky-long = Câble long
    .one = un câble long

## Cartes orage

sky-lightning = Éclair
sky-gust = Bourrasque
sky-wind-clockwise = Le vent tourne, sens horaire
sky-wind-counterclockwise = Le vent tourne, sens antihoraire
sky-storm-intensifies = L’orage se déchaîne
sky-storm-reshuffles = L’orage se déchaîne, et tout se remélange

## Directions. .to dit où souffle le vent, .side un côté d’une tuile.

sky-north = Nord
    .to = vers le nord
    .side = côté nord
sky-east = Est
    .to = vers l’est
    .side = côté est
sky-south = Sud
    .to = vers le sud
    .side = côté sud
sky-west = Ouest
    .to = vers l’ouest
    .side = côté ouest

## Équipement. .one se trouve ou se donne.

sky-jetpack = Jetpack
    .one = un Jetpack
sky-use-jetpack = Vous emmène, avec quelqu’un de votre tuile si vous voulez, sur n’importe quelle tuile.
sky-strike-shield = Bouclier antifoudre
    .one = un Bouclier antifoudre
sky-use-strike-shield = Jusqu’à la fin de l’orage, les Éclairs épargnent tout le monde sur votre tuile.
sky-gravity-hook = Grappin
    .one = un Grappin
sky-use-gravity-hook = Jusqu’à la fin de l’orage, les Bourrasques épargnent tout le monde sur votre tuile.
sky-remote-fuser = Raccordeur à distance
    .one = un Raccordeur à distance
sky-use-remote-fuser = Tend ou retire un câble n’importe où.
sky-time-throttle = Accélérateur de temps
    .one = un Accélérateur de temps
sky-use-time-throttle = Vous donne 2 actions de plus pendant votre tour.
sky-med-kit = Trousse de secours
    .one = une Trousse de secours
sky-use-med-kit = Rend 2 points de santé à tout le monde sur votre tuile.
sky-defrayer = Épissoir
    .one = un Épissoir
sky-use-defrayer = Rend 2 crans de corde à tout le monde sur votre tuile.
sky-aerometer = Aéromètre
    .one = un Aéromètre
sky-use-aerometer = Montre les 4 prochaines cartes orage, que vous rangez dans l’ordre voulu.
sky-stratoscope = Stratoscope
    .one = un Stratoscope
sky-use-stratoscope = Montre les 5 prochaines tuiles, dont vous prenez une.
sky-platform-clamp = Serre-joint
    .one = un Serre-joint
sky-use-platform-clamp = Pose l’une de vos tuiles à côté de n’importe quelle tuile où des fils se rencontrent.

## Aventuriers. .letter marque un pion : six lettres différentes. Dans une phrase : .the comme
## objet, .start au début, .to pour qui reçoit, .of pour qui possède.

sky-electrician = Électricienne
    .letter = E
    .the = l’Électricienne
    .start = L’Électricienne
    .to = à l’Électricienne
    .of = de l’Électricienne
sky-surveyor = Géomètre
    .letter = G
    .the = le Géomètre
    .start = Le Géomètre
    .to = au Géomètre
    .of = du Géomètre
sky-sailor = Marin
    .letter = M
    .the = le Marin
    .start = Le Marin
    .to = au Marin
    .of = du Marin
sky-doctor = Médecin
    .letter = D
    .the = le Médecin
    .start = Le Médecin
    .to = au Médecin
    .of = du Médecin
sky-climber = Alpiniste
    .letter = A
    .the = l’Alpiniste
    .start = L’Alpiniste
    .to = à l’Alpiniste
    .of = de l’Alpiniste
sky-navigator = Navigatrice
    .letter = N
    .the = la Navigatrice
    .start = La Navigatrice
    .to = à la Navigatrice
    .of = de la Navigatrice
sky-power-electrician = Tend ou retire un câble par tour sans action, et commence en meilleure santé.
sky-power-surveyor = Garde 4 tuiles, et en échange à tout moment avec ses voisins.
sky-power-sailor = Répare 1 cran de corde, la sienne ou celle d’un voisin, pour 1 action.
sky-power-doctor = Rend 1 point de santé à un voisin pour 1 action.
sky-power-climber = Enjambe les nuages et emmène quelqu’un, même dans une Bourrasque.
sky-power-navigator = Déplace quelqu’un d’autre de 3 tuiles au plus pour 1 action.

## Actions

sky-verb-move = Aller
sky-verb-escort = Emmener
sky-verb-scout = Observer
sky-verb-explore = Explorer
sky-verb-navigate = Guider
sky-verb-guide = Guider l’Alpiniste
sky-verb-heal = Soigner
sky-verb-mend = Réparer
sky-verb-wire = Tendre un câble
sky-verb-unwire = Retirer un câble
sky-verb-end = Finir les actions
sky-verb-complete = Choisir un cercle
sky-verb-next = Carte suivante
sky-verb-keep = Garder une tuile
sky-verb-take-along = Faire traverser
sky-verb-cross-alone = Traverser sans compagnie
sky-verb-jet-to = Jetpack
sky-verb-jet-with = Jetpack à deux
sky-verb-shield = Bouclier antifoudre
sky-verb-hook = Grappin
sky-verb-fuse = Raccordeur : tendre
sky-verb-unfuse = Raccordeur : retirer
sky-verb-speed-up = Accélérateur
sky-verb-open-kit = Trousse de secours
sky-verb-splice = Épissoir
sky-verb-look-ahead = Aéromètre
sky-verb-scope = Stratoscope
sky-verb-clamp = Serre-joint
sky-verb-hand = Passer
sky-verb-give = Donner une tuile
sky-verb-take = Prendre une tuile
sky-verb-storm = Orage
sky-count-turn = tournée ↻{ $n }

sky-do-move = Aller en { $place }
sky-do-escort = Aller en { $place } avec { $whom-the }
sky-do-scout = Piocher une tuile
sky-do-explore = { $turn ->
        [0] Poser la tuile { $tile } en { $spot }
        [1] Poser la tuile { $tile } en { $spot }, un quart de tour à droite
        [2] Poser la tuile { $tile } en { $spot }, un demi-tour
       *[other] Poser la tuile { $tile } en { $spot }, un quart de tour à gauche
    }
sky-do-navigate = Guider { $whom-the } en { $place }
sky-do-guide = Guider { $group-the } en { $place }
sky-do-heal = Soigner { $whom-the }
sky-do-mend = Réparer la corde { $whom-of }
sky-do-wire = Tendre { $cable-one } entre { $component-the } et { $other-the }
sky-do-unwire = Retirer { $cable-one } entre { $component-the } et { $other-the }
sky-do-end = Finir vos actions
sky-do-complete = Compléter le cercle { $side-side }
sky-do-next = À venir : { $storm }
sky-do-keep = Garder la tuile { $tile }
sky-do-take-along = Emmener { $whom-the } par-dessus les nuages
sky-do-cross-alone = Traverser les nuages sans personne
sky-do-jet-to = Voler en { $place }
sky-do-jet-with = Voler en { $place } avec { $whom-the }
sky-do-shield = Déployer le Bouclier antifoudre
sky-do-hook = Lancer le Grappin
sky-do-fuse = À distance, tendre { $cable-one } entre { $component-the } et { $other-the }
sky-do-unfuse = À distance, retirer { $cable-one } entre { $component-the } et { $other-the }
sky-do-speed-up = Prendre 2 actions de plus
sky-do-open-kit = Ouvrir la Trousse de secours pour tous ici
sky-do-splice = Réparer à l’Épissoir les cordes de tous ici
sky-do-look-ahead = Regarder les prochaines cartes orage
sky-do-scope = Regarder les prochaines tuiles
sky-do-clamp = { $turn ->
        [0] Fixer la tuile { $tile } en { $spot }
        [1] Fixer la tuile { $tile } en { $spot }, un quart de tour à droite
        [2] Fixer la tuile { $tile } en { $spot }, un demi-tour
       *[other] Fixer la tuile { $tile } en { $spot }, un quart de tour à gauche
    }
sky-do-hand = Passer { $equipment-one } { $whom-to }
sky-do-give = Donner la tuile { $tile } { $whom-to }
sky-do-take = Prendre la tuile { $tile } { $whom-to }
sky-do-storm = Retourner une carte orage

## Événements

sky-event-turn = C’est { $who-to } de jouer.
sky-event-move = { $who-start } va en { $place }.
sky-event-escort = { $who-start } emmène { $whom-the } en { $place }.
sky-event-scout = { $who-start } pioche la tuile { $tile }.
sky-event-explore = { $who-start } pose la tuile { $tile } en { $place }.
sky-event-found = { $who-start } trouve { $equipment-one }.
sky-event-built = La plate-forme gagne { $component-the }.
sky-event-complete = { $who-start } choisit un cercle.
sky-event-wire = { $who-start } tend { $cable-one } entre { $component-the } et { $other-the }.
sky-event-unwire = { $who-start } retire { $cable-one } entre { $component-the } et { $other-the }.
sky-event-navigate = { $who-start } guide { $whom-the } en { $place }.
sky-event-guide = { $who-start } guide { $whom-the } en { $place }, avec { $group-the } pour un bout de chemin.
sky-event-heal = { $who-start } soigne { $whom-the }.
sky-event-mend = { $who-start } répare la corde { $whom-of }.
sky-event-end = { $who-start } s’arrête là.
sky-event-jet = { $who-start } vole en { $place }.
sky-event-jet-with = { $who-start } et { $whom-the } volent en { $place }.
sky-event-shield = { $who-start } déploie un Bouclier antifoudre : les éclairs épargnent { $group-the }.
sky-event-hook = { $who-start } lance un Grappin : les bourrasques épargnent { $group-the }.
sky-event-fuse = { $who-start } tend { $cable-one } à distance entre { $component-the } et { $other-the }.
sky-event-unfuse = { $who-start } retire { $cable-one } à distance entre { $component-the } et { $other-the }.
sky-event-speed-up = { $who-start } gagne 2 actions.
sky-event-open-kit = { $who-start } ouvre la Trousse de secours : de la santé pour { $group-the }.
sky-event-splice = { $who-start } répare à l’Épissoir : de la corde pour { $group-the }.
sky-event-look-ahead = { $who-start } regarde les prochaines cartes orage.
sky-event-next = { $who-start } remet sur la pile : { $card }.
sky-event-scope = { $who-start } regarde les prochaines tuiles.
sky-event-keep = { $who-start } garde la tuile { $tile }.
sky-event-clamp = { $who-start } fixe la tuile { $tile } en { $place }.
sky-event-hand = { $who-start } passe { $equipment-one } { $whom-to }.
sky-event-give-tile = { $who-start } donne la tuile { $tile } { $whom-to }.
sky-event-take-tile = { $who-start } prend la tuile { $tile } { $whom-to }.
sky-event-lightning = Un éclair frappe { $group-the } : { $group-count ->
        [one] 1 point de santé en moins.
       *[other] 1 point de santé en moins par personne.
    }
sky-event-lightning-spares = Un éclair frappe, sans blesser personne.
sky-event-gust = Une bourrasque souffle { $direction-to }.
sky-event-take-along = { $who-start } emmène { $whom-the } par-dessus les nuages.
sky-event-cross-alone = { $who-start } traverse les nuages sans compagnie.
sky-event-blown = La bourrasque emporte { $group-the }.
sky-event-worn = { $group-start } { $group-count ->
        [one] s’agrippe : 1 cran de corde en moins.
       *[other] s’agrippent : 1 cran de corde en moins par personne.
    }
sky-event-wind = Le vent tourne et souffle maintenant { $direction-to }.
sky-event-storm-rises = L’orage se déchaîne : { $cards ->
        [0] il atteint la tête de mort.
       *[other] { $cards } cartes par tour dès le prochain tour, et { $left ->
            [one] 1 cran
           *[other] { $left } crans
        } avant la tête de mort.
    }
sky-event-storm-reshuffled = Toutes les cartes orage sont remélangées, et ce tour n’en amène plus.
sky-event-won = Gagné ! La fusée décolle, et toute l’équipe est à bord.
sky-event-lost-electrocuted = Perdu : une décharge de trop pour { $group-the }.
sky-event-lost-fallen = Perdu : plus de corde pour retenir { $group-the }.
sky-event-lost-swept = Perdu : l’orage a atteint la tête de mort.
sky-event-lost-abandoned = Perdu : la fusée est partie sans { $group-the }.

## Ce que la table attend : $who décide. $actions restent à jouer, $cards à retourner.

sky-asked-act = { $actions ->
        [0] { $who-start } : plus d’action. Équipement et échanges restent libres ; finir ensuite.
        [one] { $who-start } : encore 1 action.
       *[other] { $who-start } : encore { $actions } actions.
    }
    .yours = { $actions ->
            [0] À vous : plus d’action ; l’équipement et les échanges restent libres, puis finissez le tour
            [one] À vous : encore 1 action — cliquez ce qui brille en or
           *[other] À vous : encore { $actions } actions — cliquez ce qui brille en or
        }
sky-asked-circle = { $who-start } : quel cercle reçoit un composant ?
    .yours = Plusieurs cercles sont complets : cliquez celui qui reçoit un composant
sky-asked-order = { $who-start } remet les cartes orage : laquelle vient d’abord ?
    .yours = Vous remettez les cartes orage : cliquez celle qui vient d’abord
sky-asked-tile = { $who-start } : quelle tuile garder ?
    .yours = Cliquez la tuile que vous gardez
sky-asked-company = La bourrasque emporte { $who-the } par-dessus les nuages : avec qui ?
    .yours = La bourrasque vous emporte par-dessus les nuages : choisissez avec qui, ou partez sans personne
sky-asked-storm = { $cards ->
        [one] { $who-start } retourne encore 1 carte orage.
       *[other] { $who-start } retourne { $cards } cartes orage.
    }
    .card = Carte orage { $number } sur { $all }

sky-pick-component = { $picked ->
        [0] cliquez un bout du câble ; { $count } éclairés
       *[other] cliquez l’autre bout ; { $count } éclairés
    }
sky-pick-spot = { $count ->
        [one] cliquez le seul endroit où la tuile convient
       *[other] cliquez l’un des { $count } endroits où la tuile convient
    }
sky-pick-guide = { team-pick-guide }

sky-step-actions = Actions
sky-step-storm = Cartes orage

## La table

sky-clouds = nuages
sky-live = sous tension : l’éclair frappe ici
sky-forecast = Prévisions
sky-foreseen = { $card } : { $what }
sky-rope-lost = { $who } −{ $rope } de corde
sky-wires = les côtés qu’un même fil relie
sky-vane = Vent
sky-tile-pile = Tuiles restantes
sky-blueprint = Plan
sky-need = { $wired } sur { $needed } dans le circuit
sky-cables = Câbles restants
sky-completes = Compléterait
sky-storm-meter = Orage
sky-storm-level = { $left ->
        [0] tête de mort
        [one] { $cards } cartes par tour, 1 cran avant la tête de mort
       *[other] { $cards } cartes par tour, { $left } crans avant la tête de mort
    }
sky-storm-deck = Pioche orage
sky-equipment-deck = Pioche équipement
sky-health = { $health } de santé sur { $full }
sky-rope = { $rope } de corde sur { $full }
sky-shielded = sous un Bouclier antifoudre
sky-hooked = tient par un Grappin

sky-outcome-won = Toute l’équipe a décollé
sky-outcome-electrocuted = Une décharge de trop
sky-outcome-fallen = Quelqu’un est tombé dans le vide
sky-outcome-swept = L’orage a atteint la tête de mort
sky-outcome-abandoned = La fusée est partie sans tout le monde

sky-figure-components = { $n ->
        [one] composant
       *[other] composants
    }
sky-figure-health = santé restante

## Ce qui se convient avant une partie

sky-option-players = Équipe
sky-option-difficulty = Difficulté
sky-option-difficulty-novice = Novice
sky-option-difficulty-normal = Normale
sky-option-difficulty-elite = Élite
sky-option-difficulty-legendary = Légendaire
sky-option-adventurers = Aventuriers
sky-option-adventurers-drawn = Au hasard
sky-option-first = Qui commence
sky-option-first-drawn = Au hasard
sky-option-actions = Actions par tour
sky-option-more_health = Santé en plus pour chacun
sky-option-more_rope = Corde en plus pour chacun

## À la table, dans le navigateur

sky-table-board = La plate-forme
sky-table-hand = Vos tuiles et cartes
    .of = Tuiles et cartes { $name-of }
sky-table-step-storm = { $cards ->
        [0] Cartes orage
        [one] { $cards } carte orage
       *[other] { $cards } cartes orage
    }
sky-table-level = niveau d’orage
sky-table-in-circuit = dans le circuit
sky-table-laid = { $tiles ->
        [one] tuile posée
       *[other] tuiles posées
    }
sky-table-short-jetpack = Jetpack
sky-table-short-strike-shield = Bouclier
sky-table-short-gravity-hook = Grappin
sky-table-short-remote-fuser = Raccord.
sky-table-short-time-throttle = Accélér.
sky-table-short-med-kit = Trousse
sky-table-short-defrayer = Épissoir
sky-table-short-aerometer = Aérom.
sky-table-short-stratoscope = Stratos.
sky-table-short-platform-clamp = Serre-j.
sky-table-tile = tuile { $tile }
sky-table-tiles = { $tiles ->
        [one] { $tiles } tuile sur { $room }
       *[other] { $tiles } tuiles sur { $room }
    }
sky-table-half = moitié de cercle : { $component }
sky-table-quarter = quart de cercle : { $component }
sky-table-safe = hors tension
sky-table-turn = Tourner la tuile
    .keys = T ou [ ] tourne la tuile, la molette aussi
    .back = Tourner la tuile dans l’autre sens
    .key = tourner la tuile à poser, dans un sens ou dans l’autre
sky-table-turned = { $turn ->
        [0] telle qu’imprimée
        [1] un quart de tour à droite
        [2] un demi-tour
       *[other] un quart de tour à gauche
    }
sky-table-completes = apporterait : { $component }
sky-table-lay = Touchez encore pour poser la tuile.
    .here = Poser ici
    .turn = Touchez la flèche pour tourner la tuile, la tuile pour la poser.
sky-table-hang = { $cable } : touchez encore
sky-table-cable = { $cable }, { $one } – { $other }
sky-table-take = Prendre la tuile { $tile } { $who-to }
sky-table-foresee = Ce que ferait l’orage maintenant
sky-table-foresee-lightning = Un éclair
    .hits = { $who-count ->
            [one] 1 cœur perdu : { $who-the }
           *[other] 1 cœur perdu par personne : { $who-the }
        }
    .none = ne blesse personne
sky-table-foresee-gust = Une bourrasque { $direction }
    .wears = { $who-count ->
            [one] 1 cran de corde perdu : { $who-the }
           *[other] 1 cran de corde perdu par personne : { $who-the }
        }
    .moves = emporte { $who-the }
    .none = ne bouge personne
sky-table-wind = Vent
sky-table-odds-lightning = Éclair ({ $left })
sky-table-odds-gust = Bourrasque ({ $left })
sky-table-odds-shift = Le vent tourne ({ $left })
sky-table-odds-rise = L’orage forcit ({ $left })
sky-table-wired = { $wired ->
        [one] { $wired } câblé
       *[other] { $wired } câblés
    }
sky-table-built = { $placed } sur { $needed } en place
sky-table-short-cables = Courts
sky-table-long-cables = Longs
sky-table-pile = Tuiles
sky-table-fragile = fragile
sky-table-loose = corde usée
sky-table-shielded = à l’abri
sky-table-hooked = tient bon
sky-table-circle = Quel cercle reçoit la dernière pièce ?
    .wait = On choisit le cercle qui reçoit la dernière pièce.
sky-table-order = Les prochaines cartes orage
    .ask = { $number ->
        [1] Laquelle vient en premier ?
       *[other] Laquelle vient ensuite ?
    }
    .wait = Elles sont remises dans un autre ordre.
sky-table-scope = Les prochaines tuiles
    .ask = Laquelle garder ? Les autres vont sous la pile.
    .wait = L’une d’elles est en train d’être choisie.
sky-table-company = Par-dessus les nuages
    .ask = Qui suit l’Alpiniste ?
    .wait = L’Alpiniste choisit qui l’accompagne.
sky-table-launch = Décollage !
sky-table-launch-without = { $group-count ->
        [one] Ce câble lance la fusée aussitôt, et { $group-the } n’est pas sur la rampe de lancement : la partie serait perdue.
       *[other] Ce câble lance la fusée aussitôt, et { $group-the } ne sont pas sur la rampe de lancement : la partie serait perdue.
    }

## Pourquoi pas. Chacun dit pourquoi quelque chose est impossible, et comment s’en sortir.

sky-why-far = { $place } est trop loin : une action mène à une tuile voisine de la vôtre.
sky-why-clouds = Des nuages barrent la route vers { $place }. Cherchez un autre chemin.
sky-why-no-way = Aucun chemin ne part de votre tuile. Explorez.
sky-why-here = Vous êtes déjà en { $place }.
sky-why-climber = Il n’y a que l’Alpiniste qui emmène quelqu’un.
sky-why-navigator = Seule la Navigatrice déplace les autres.
sky-why-own-pawn = Vous guidez les autres ; votre propre pion se déplace à pied.
sky-why-they-are-here = { $whom-start } est déjà en { $place }.
sky-why-three-steps = Trois pas ne mènent pas { $whom-the } en { $place }.
sky-why-only-climber-takes = Il n’y a que l’Alpiniste qui puisse emmener quelqu’un en chemin.
sky-why-nobody-on-the-way = Sur ce chemin, l’Alpiniste ne rencontre personne à emmener.
sky-why-full-hand = Votre main est pleine : { $tiles } tuiles. Posez-en une d’abord.
sky-why-empty-pile = Il n’y a plus de tuile à piocher.
sky-why-no-tile = Vous n’avez pas de tuile en main. Observez d’abord.
sky-why-not-your-tile = La tuile { $tile } n’est pas dans votre main.
sky-why-taken = Une tuile est déjà posée en { $place } : choisissez une case vide.
sky-why-no-open-wire = Aucun fil ne mène de votre tuile à une case vide. Explorez depuis une autre tuile.
sky-why-spot-far = { $place } n’est pas à côté de votre tuile. Approchez-vous d’abord.
sky-why-no-wire = Aucun fil ne mène de votre tuile en { $place }.
sky-why-turn-it = Dans ce sens, aucun fil de la tuile { $tile } ne fait contact en { $place }. Tournez-la.
sky-why-no-wire-there = Aucun fil ne mène en { $place }.
sky-why-nothing-here = Il n’y a pas de composant sur votre tuile : l’un des bouts du câble doit s’y trouver.
sky-why-not-on-your-tile = L’un des bouts du câble doit être sur votre tuile. Rejoignez d’abord { $component-the }.
sky-why-not-built = { $component } : pas encore en place.
sky-why-two-cables = { $component } : il y a déjà deux câbles.
sky-why-no-cables = Il ne reste aucun câble. Retirez-en un d’abord.
sky-why-none-left = Il ne reste aucun câble de cette longueur. Retirez-en un d’abord.
sky-why-nothing-in-reach = Aucun câble n’est assez long pour relier { $component-the } à un autre composant.
sky-why-nothing-to-wire = Aucun câble n’est assez long pour ce qui est sur votre tuile, ou tout y a déjà deux câbles.
sky-why-one-component = Un câble relie deux composants : choisissez-en un autre avec { $component-the }.
sky-why-joined = Un câble relie déjà { $component-the } et { $other-the }.
sky-why-too-short = Un câble court est trop court entre { $component-the } et { $other-the }. Prenez-en un long.
sky-why-no-cable-long-enough = Aucun câble n’est assez long pour relier { $component-the } et { $other-the }.
sky-why-not-joined = Aucun câble ne relie { $component-the } et { $other-the }.
sky-why-no-cable-on = { $component } : aucun câble.
sky-why-no-cable-here = Il n’y a pas de câble à retirer ici.
sky-why-to-build = Il manque encore au circuit : paratonnerres { $rods }, petits condensateurs { $small }, grands condensateurs { $large }, rampe de lancement { $pad }.
sky-why-to-wire = Tout est en place. Encore à relier à la boucle : paratonnerres { $rods }, petits condensateurs { $small }, grands condensateurs { $large }, rampe de lancement { $pad }.
sky-why-open-loop = Tout est relié, mais pas encore en une boucle fermée d’une moitié de la rampe à l’autre.
sky-why-one-cable = Il ne manque qu’un câble, entre { $component-the } et { $other-the } : il lance la fusée.
sky-why-not-aboard = Il ne manque qu’un câble, mais tout le monde doit d’abord être sur la rampe ; encore en route : { $group-the }.
sky-why-doctor = Seul le Médecin soigne les autres.
sky-why-not-oneself = Vous soignez les autres, pas vous-même.
sky-why-nobody-to-heal = Il n’y a personne à soigner sur votre tuile ni à côté.
sky-why-healthy = { $whom-start } est en pleine santé.
sky-why-sailor = Seul le Marin répare les cordes.
sky-why-nobody-to-mend = Il n’y a pas de corde usée sur votre tuile ni à côté.
sky-why-rope-whole = La corde { $whom-of } est intacte.
sky-why-not-near = { $whom-start } n’est ni sur votre tuile ni à côté. Approchez-vous d’abord.
sky-why-surveyor = Seul le Géomètre donne et prend des tuiles.
sky-why-nobody-for-tiles = Personne sur votre tuile ni à côté ne peut échanger de tuile avec vous.
sky-why-their-full-hand = { $whom-start } a déjà { $tiles } tuiles en main.
sky-why-their-empty-hand = { $whom-start } n’a pas de tuile en main.
sky-why-nobody-holds = La tuile { $tile } n’est pas dans cette main.
sky-why-circle-first = D’abord, { $who-the } dit quel cercle reçoit son composant.
sky-why-tile-first = D’abord, { $who-the } garde l’une des tuiles regardées.
sky-why-company-first = Une Bourrasque souffle : d’abord, { $who-the } dit qui emmener par-dessus les nuages.
sky-why-circle-now = Dites d’abord quel cercle reçoit son composant.
sky-why-tile-now = Gardez d’abord l’une des tuiles regardées.
sky-why-company-now = Une Bourrasque souffle : dites d’abord qui vous emmenez par-dessus les nuages.
sky-why-no-circle = Il n’y a pas de cercle à choisir en ce moment.
sky-why-no-circle-there = Il n’y a pas de cercle à choisir, { $side-side }.
sky-why-no-tiles-seen = Personne ne regarde de tuiles en ce moment.
sky-why-tile-not-seen = La tuile { $tile } n’est pas parmi celles regardées.
sky-why-not-carried = L’Alpiniste ne peut pas emmener { $whom-the } par-dessus les nuages.
sky-why-no-gust = L’Alpiniste n’emmène quelqu’un que si une Bourrasque souffle par-dessus les nuages.
sky-why-nobody-hurt = Sur votre tuile, tout le monde est en pleine santé.
sky-why-no-rope-worn = Sur votre tuile, aucune corde n’est usée.
sky-why-storm-has-begun = L’orage a commencé : jouez cette carte avant le prochain.

## Ce qu’un bot propose de faire de votre pion ou de votre main ; .you quand il parle à une personne.

sky-offer-escort = { $who-start } propose d’emmener { $whom-the } en { $place }.
    .you = { $who-start } propose de vous emmener en { $place }.
sky-offer-navigate = { $who-start } propose de guider { $whom-the } en { $place }.
    .you = { $who-start } propose de vous guider en { $place }.
sky-offer-guide = { $who-start } propose de guider { $whom-the } en { $place }, avec { $group-the } pour un bout de chemin.
    .you = { $who-start } propose de guider { $whom-the } en { $place }, avec { $group-the } pour un bout de chemin.
sky-offer-jet-with = { $who-start } propose de voler en { $place } avec { $whom-the }.
    .you = { $who-start } propose de voler avec vous en { $place }.
sky-offer-hand = { $who-start } propose { $equipment-one } { $whom-to }.
    .you = { $who-start } vous propose { $equipment-one }.
sky-offer-give-tile = { $who-start } propose la tuile { $tile } { $whom-to }.
    .you = { $who-start } vous propose la tuile { $tile }.
sky-offer-take-tile = { $who-start } demande la tuile { $tile } { $whom-to }.
    .you = { $who-start } vous demande la tuile { $tile }.
sky-offer-take-along = { $who-start } propose d’emmener { $whom-the } par-dessus les nuages.
    .you = { $who-start } propose de vous emmener par-dessus les nuages.

## Conseils : à quoi sert un plan. Sans lui → avec lui ; chaque chiffre ne vaut que pour les cartes de ce tour.

sky-hint-win = Le circuit est fermé avec { $cables } câbles, et tout le monde est à bord : la fusée part.
sky-hint-struck = { $who-start } : risque d’être touché par un éclair ce tour-ci { $from } % → { $to } %.
sky-hint-frayed = { $who-start } : risque de perdre de la corde ce tour-ci { $from } % → { $to } %.
sky-hint-scout = La prochaine tuile apporte une pièce pour ceci : { $piece }. Chance : { $chance } % ({ $n } tuiles sur { $all }).
sky-hint-stands = { $piece } : { $n } sur { $all } en place.
sky-hint-quarters = Quarts de la rampe de lancement autour d’un même coin : { $from } → { $to } sur { $all }.
sky-hint-cables = Câbles posés : { $from } → { $to }.
sky-hint-home = Pas de tout le monde jusqu’à la rampe de lancement : { $from } → { $to }.
sky-hint-health = Santé { $who-of } : { $from } → { $to }.
sky-hint-rope = Corde { $who-of } : { $from } → { $to }.
sky-hint-laid = Tuiles de la plate-forme : { $from } → { $to }.
sky-hint-gear = Équipement en main : { $from } → { $to }.
sky-hint-lightning = Un éclair ce tour-ci : { $chance } % ; joueurs sur des tuiles sous tension : { $n }.
sky-hint-lie = Câbles posés : { $n }.

## Ce qu’on se dit.

sky-phrase-shelter = Mettez-vous à l’abri !
sky-phrase-wire = Je m’occupe de ces fils.
sky-phrase-hold-on = Tenez bien vos cordes !

### Le Désert Interdit.
###
### Identifiants et variables : voir en/desert.ftl.
### Une place assise ($who, $whom, $group) porte un nom de personne ou d’aventurier : ni
### article, ni « à », « de » ou « que » devant lui, mais l’une de ses formes ; pas d’accord après lui.

desert-title = Le Désert Interdit
    .short = Désert
desert-summary = Quatre pièces d’une machine volante, une tempête de sable, trop peu d’eau : on gagne ou on perd ensemble.
    .short = La soif, le sable, une machine
desert-help = Votre tour : jusqu’à quatre actions pour marcher, déblayer, fouiller et ramasser des pièces ; puis des cartes tempête déplacent le trou, apportent du sable ou font brûler le soleil. Deux indices montrent où est une pièce. Avec les quatre pièces, retrouvez-vous sur la piste de décollage et envolez-vous. Vous perdez si quelqu’un meurt de soif, si le sable vient à manquer ou si la tempête devient trop forte.

## Faces des tuiles. .one se découvre à cet endroit.

desert-desert = Désert
    .one = du désert
desert-water-mark = Marque d’eau
    .one = une marque d’eau
desert-crash-site = Crash
    .one = le lieu du crash
desert-well = Point d’eau
    .one = un point d’eau
desert-mirage = Mirage
    .one = un mirage
desert-tunnel = Tunnel
    .one = un tunnel
desert-launch-pad = Piste de décollage
    .one = la piste de décollage
desert-city = Cité
    .one = un coin de la cité
desert-propeller-row = Hélice, ligne
    .one = la ligne de l’hélice
desert-propeller-column = Hélice, colonne
    .one = la colonne de l’hélice
desert-engine-row = Moteur, ligne
    .one = la ligne du moteur
desert-engine-column = Moteur, colonne
    .one = la colonne du moteur
desert-crystal-row = Cristal, ligne
    .one = la ligne du cristal
desert-crystal-column = Cristal, colonne
    .one = la colonne du cristal
desert-compass-row = Boussole, ligne
    .one = la ligne de la boussole
desert-compass-column = Boussole, colonne
    .one = la colonne de la boussole

## Pièces de la machine volante. .the comme objet, .start au début.

desert-propeller = Hélice
    .the = l’hélice
    .start = L’hélice
desert-engine = Moteur
    .the = le moteur
    .start = Le moteur
desert-crystal = Cristal
    .the = le cristal
    .start = Le cristal
desert-compass = Boussole
    .the = la boussole
    .start = La boussole

## Cartes tempête, et directions du vent. .to dit où glissent les tuiles.

desert-north = Nord
    .to = vers le nord
desert-east = Est
    .to = vers l’est
desert-south = Sud
    .to = vers le sud
desert-west = Ouest
    .to = vers l’ouest
desert-wind-north-1 = Vent nord 1
desert-wind-north-2 = Vent nord 2
desert-wind-north-3 = Vent nord 3
desert-wind-east-1 = Vent est 1
desert-wind-east-2 = Vent est 2
desert-wind-east-3 = Vent est 3
desert-wind-south-1 = Vent sud 1
desert-wind-south-2 = Vent sud 2
desert-wind-south-3 = Vent sud 3
desert-wind-west-1 = Vent ouest 1
desert-wind-west-2 = Vent ouest 2
desert-wind-west-3 = Vent ouest 3
desert-sun-beats-down = Vague de chaleur
desert-storm-picks-up = La tempête se déchaîne

## Équipement. .one se trouve ou se donne.

desert-dune-blaster = Blaster
    .one = un Blaster
desert-use-dune-blaster = Enlève tout le sable d’une tuile, la vôtre ou une voisine.
desert-jet-pack = Jetpack
    .one = un Jetpack
desert-use-jet-pack = Vous emmène, avec quelqu’un de votre tuile si vous voulez, sur n’importe quelle tuile non bloquée.
desert-solar-shield = Bouclier solaire
    .one = un Bouclier solaire
desert-use-solar-shield = Jusqu’à votre prochain tour, protège du soleil tout le monde sur votre tuile.
desert-terrascope = Terrascope
    .one = un Terrascope
desert-use-terrascope = Montre ce que cache une tuile, où qu’elle soit.
desert-time-throttle = Accélérateur de temps
    .one = un Accélérateur de temps
desert-use-time-throttle = Vous donne 2 actions de plus pendant votre tour.
desert-secret-water-reserve = Réserve d’eau
    .one = une Réserve d’eau
desert-use-secret-water-reserve = Donne 2 portions d’eau à tout le monde sur votre tuile.

## Aventuriers. .letter marque un pion : six lettres différentes. Dans une phrase : .the comme
## objet, .start au début, .to pour qui reçoit, .of pour qui possède.

desert-archaeologist = Archéologue
    .letter = A
    .the = l’Archéologue
    .start = L’Archéologue
    .to = à l’Archéologue
    .of = de l’Archéologue
desert-climber = Alpiniste
    .letter = L
    .the = l’Alpiniste
    .start = L’Alpiniste
    .to = à l’Alpiniste
    .of = de l’Alpiniste
desert-explorer = Explorateur
    .letter = E
    .the = l’Explorateur
    .start = L’Explorateur
    .to = à l’Explorateur
    .of = de l’Explorateur
desert-meteorologist = Météorologue
    .letter = M
    .the = la Météorologue
    .start = La Météorologue
    .to = à la Météorologue
    .of = de la Météorologue
desert-navigator = Navigatrice
    .letter = N
    .the = la Navigatrice
    .start = La Navigatrice
    .to = à la Navigatrice
    .of = de la Navigatrice
desert-water-carrier = Porteuse d’eau
    .letter = P
    .the = la Porteuse d’eau
    .start = La Porteuse d’eau
    .to = à la Porteuse d’eau
    .of = de la Porteuse d’eau
desert-power-archaeologist = Enlève 2 sables d’une tuile pour 1 action.
desert-power-climber = Va sur les tuiles bloquées, emmène quelqu’un, et personne n’est enlisé sur sa tuile.
desert-power-explorer = Se déplace, enlève du sable et utilise les Blasters aussi en diagonale.
desert-power-meteorologist = Écarte des cartes tempête à 1 action pièce, ou regarde les prochaines et les range.
desert-power-navigator = Déplace quelqu’un d’autre de 3 tuiles au plus pour 1 action.
desert-power-water-carrier = Puise 2 portions d’eau à un point d’eau révélé pour 1 action, et en donne aux tuiles voisines.

## Actions

desert-verb-move = Aller
desert-verb-escort = Emmener
desert-verb-dig = Enlever du sable
desert-verb-excavate = Révéler
desert-verb-pick-up = Prendre
desert-verb-draw-water = Puiser
desert-verb-navigate = Guider
desert-verb-guide = Guider l’Alpiniste
desert-verb-reduce = Écarter une carte
desert-verb-peek = Prévoir
desert-verb-end = Finir les actions
desert-verb-next = Carte suivante
desert-verb-bury = Sous la pile
desert-verb-blast = Blaster
desert-verb-jet-to = Jetpack
desert-verb-jet-with = Jetpack à deux
desert-verb-shade = Bouclier solaire
desert-verb-scope = Terrascope
desert-verb-speed-up = Accélérateur
desert-verb-drink-reserve = Réserve d’eau
desert-verb-pour = Donner de l’eau
desert-verb-hand = Passer
desert-verb-storm = Tempête
desert-count-water = { $n } d’eau

desert-do-move = Aller en { $place }
desert-do-escort = Aller en { $place } avec { $whom-the }
desert-do-dig = Enlever du sable en { $place }
desert-do-excavate = Révéler votre tuile
desert-do-pick-up = Prendre { $part-the }
desert-do-draw-water = Puiser au point d’eau
desert-do-navigate = Guider { $whom-the } en { $place }
desert-do-guide = Guider { $group-the } en { $place }
desert-do-reduce = Tirer 1 carte tempête de moins ce tour-ci
desert-do-peek = Regarder les prochaines cartes tempête
desert-do-end = Finir vos actions
desert-do-next = À venir : { $storm }
desert-do-bury = Sous la pile : { $storm }
desert-do-blast = Souffler tout le sable en { $place }
desert-do-jet-to = Voler en { $place }
desert-do-jet-with = Voler en { $place } avec { $whom-the }
desert-do-shade = Déployer le Bouclier solaire
desert-do-scope = Regarder sous { $place }
desert-do-speed-up = Prendre 2 actions de plus
desert-do-drink-reserve = Distribuer la Réserve d’eau
desert-do-pour = Donner de l’eau ({ $water }) { $whom-to }
desert-do-hand = Passer { $equipment-one } { $whom-to }
desert-do-storm = Retourner une carte tempête

## Événements

desert-event-turn = C’est { $who-to } de jouer.
desert-event-move = { $who-start } va en { $place }.
desert-event-escort = { $who-start } emmène { $whom-the } en { $place }.
desert-event-dig = { $sand ->
        [one] { $who-start } enlève 1 sable en { $place }.
       *[other] { $who-start } enlève { $sand } sables en { $place }.
    }
desert-event-excavate = { $who-start } révèle { $place } : { $face-one }.
desert-event-found = { $who-start } trouve { $equipment-one }.
desert-event-refreshed = { $group-start } { $group-count ->
        [one] boit
       *[other] boivent
    } au point d’eau.
desert-event-appeared = { $part-start } se trouve maintenant en { $place }.
desert-event-waits = Ligne et colonne se croisent dans la tempête : { $part-the } attend en { $place } la première tuile qui y glisse.
desert-event-pick-up = { $who-start } prend { $part-the } !
desert-event-draw-water = { $who-start } puise au point d’eau.
desert-event-navigate = { $who-start } guide { $whom-the } en { $place }.
desert-event-guide = { $who-start } guide { $whom-the } en { $place }, avec { $group-the } pour un bout de chemin.
desert-event-reduce = { $who-start } écarte une carte tempête.
desert-event-peek = { $who-start } regarde les prochaines cartes tempête.
desert-event-next = { $who-start } remet sur la pile : { $card }.
desert-event-bury = { $who-start } met sous la pile : { $card }.
desert-event-end = { $who-start } s’arrête là.
desert-event-blast = { $who-start } souffle tout le sable en { $place }.
desert-event-jet = { $who-start } vole en { $place }.
desert-event-jet-with = { $who-start } et { $whom-the } volent en { $place }.
desert-event-shade = { $who-start } déploie un Bouclier solaire.
desert-event-scope = { $who-start } regarde sous { $place } : { $face-one }.
desert-event-speed-up = { $who-start } gagne 2 actions.
desert-event-drink-reserve = { $who-start } distribue la Réserve d’eau.
desert-event-pour = { $water ->
        [one] { $who-start } donne 1 portion d’eau { $whom-to }.
       *[other] { $who-start } donne { $water } portions d’eau { $whom-to }.
    }
desert-event-hand = { $who-start } passe { $equipment-one } { $whom-to }.
desert-event-wind = Le vent souffle { $direction-to }, force { $tiles } : { $moved ->
        [0] plus aucune tuile ne peut glisser.
        [one] 1 tuile glisse et s’ensable.
       *[other] { $moved } tuiles glissent et s’ensablent.
    }
desert-event-sun = Vague de chaleur : une portion d’eau en moins pour { $group-the }.
desert-event-sun-spares = Vague de chaleur, mais tout le monde est à l’ombre.
desert-event-storm-rises = La tempête se déchaîne : { $cards ->
        [0] elle atteint la tête de mort.
       *[other] { $cards } cartes par tour dès le prochain tour, et { $left ->
            [one] 1 cran
           *[other] { $left } crans
        } avant la tête de mort.
    }
desert-event-storm-reshuffled = La pioche tempête est épuisée : sa défausse la remplace.
desert-event-won = Gagné ! La machine volante décolle, et toute l’équipe est à bord.
desert-event-lost-thirst = Perdu : il ne restait plus d’eau pour { $group-the }.
desert-event-lost-buried = Perdu : le sable a tout recouvert.
desert-event-lost-skull = Perdu : la tempête a atteint la tête de mort.

## Ce que la table attend : $who décide. $actions restent à jouer, $cards à retourner.

desert-asked-act = { $actions ->
        [0] { $who-start } : plus d’action. Équipement et partage restent libres ; finir ensuite.
        [one] { $who-start } : encore 1 action.
       *[other] { $who-start } : encore { $actions } actions.
    }
    .yours = { $actions ->
            [0] À vous : plus d’action ; l’équipement et le partage restent libres, puis finissez le tour
            [one] À vous : encore 1 action — cliquez ce qui brille en or
           *[other] À vous : encore { $actions } actions — cliquez ce qui brille en or
        }
desert-asked-order = { $who-start } remet les cartes tempête : laquelle vient d’abord ?
    .yours = Vous remettez les cartes tempête : cliquez celle qui vient d’abord
desert-asked-storm = { $cards ->
        [one] { $who-start } retourne encore 1 carte tempête.
       *[other] { $who-start } retourne { $cards } cartes tempête.
    }
    .card = Carte tempête { $number } sur { $all }

desert-pick-guide = { team-pick-guide }

desert-step-actions = Actions
desert-step-storm = Cartes tempête

## La table

desert-side-revealed = face cité
desert-side-desert = face désert
desert-side-blocked = bloquée par le sable
desert-hole = La tempête
desert-parts = Pièces
desert-part-hidden = à trouver
desert-part-taken = prise
desert-part-row = ligne { $row }
desert-part-column = colonne { $column }
desert-sand = Sable
desert-sand-left = { $sand } marqueurs sur { $all } en réserve
desert-storm-meter = Tempête
desert-storm-level = { $left ->
        [0] tête de mort
        [one] { $cards } cartes par tour, 1 cran avant la tête de mort
       *[other] { $cards } cartes par tour, { $left } crans avant la tête de mort
    }
desert-storm-deck = Pioche tempête
desert-equipment-deck = Pioche équipement
desert-water = { $water } d’eau sur { $canteen }
desert-buried = pion enlisé
desert-shield = sous un Bouclier solaire

desert-outcome-won = Toute l’équipe s’est envolée
desert-outcome-thirst = Quelqu’un est mort de soif
desert-outcome-buried = Une équipe ensablée
desert-outcome-skull = La tempête a atteint la tête de mort

desert-figure-parts = { $n ->
        [one] pièce
       *[other] pièces
    }
desert-figure-water = eau restante

## Ce qui se convient avant une partie

desert-option-players = Équipe
desert-option-difficulty = Difficulté
desert-option-difficulty-novice = Novice
desert-option-difficulty-normal = Normale
desert-option-difficulty-elite = Élite
desert-option-difficulty-legendary = Légendaire
desert-option-adventurers = Aventuriers
desert-option-adventurers-drawn = Au hasard
desert-option-first = Qui commence
desert-option-first-drawn = Au hasard
desert-option-actions = Actions par tour
desert-option-more_water = Eau en plus dans chaque gourde
desert-option-sand = Marqueurs Sable

## Sur la page d’accueil

desert-note-difficulty-novice = La tempête est encore faible : deux cartes tempête par tour, et la tête de mort est loin.
desert-note-difficulty-normal = Trois cartes tempête par tour dès le début.
desert-note-difficulty-elite = Trois cartes tempête par tour, et un cran de plus sur l’échelle.
desert-note-difficulty-legendary = Trois cartes tempête par tour, bientôt quatre : trois crans de plus sur l’échelle.
desert-note-first = règle D31

## À la table, dans le navigateur

desert-table-board = Le désert
desert-table-hand = Votre équipement
    .of = Équipement { $name-of }
desert-table-step-storm = { $cards ->
        [0] Cartes tempête
        [one] { $cards } carte tempête
       *[other] { $cards } cartes tempête
    }
desert-table-level = niveau de tempête
desert-table-plate-row = Indice ↔
desert-table-plate-column = Indice ↕
desert-table-plate-pad = Piste
desert-table-short-dune-blaster = Blaster
desert-table-short-jet-pack = Jetpack
desert-table-short-solar-shield = Bouclier
desert-table-short-terrascope = Terra­scope
desert-table-short-time-throttle = Accélé­rateur
desert-table-short-secret-water-reserve = Réserve
desert-table-below = dessous, pas encore révélé : { $face }
desert-table-sand = { $sand } sable
desert-table-sand-left = sable restant
desert-table-supply = Réserve de sable
desert-table-parts = pièces
desert-table-thirsty = soif
desert-table-dry = plus d’eau
desert-table-shield = à l’ombre
desert-table-machine = La machine
desert-table-aboard-count = { $parts } sur 4 à bord
desert-table-aboard = ✓ à bord
desert-table-lies = en { $place }
desert-table-waits = attend dans la tempête
desert-table-clues = { $clues ->
        [0] aucun indice
       *[other] { $clues } indice / 2
    }
desert-table-wind = Vent
desert-table-sun = Chaleur
desert-table-rise = Se déchaîne
desert-table-rose = Cartes de vent restantes : nord { $north }, est { $east }, sud { $south }, ouest { $west }
desert-table-odds-sun = { $cards ->
        [one] Chaleur ({ $cards } carte)
       *[other] Chaleur ({ $cards } cartes)
    }
desert-table-odds-rise = La tempête se déchaîne
desert-table-odds-thirst = { $who-start } meurt de soif
desert-table-order = Les prochaines cartes tempête
    .ask = { $number ->
        [1] Laquelle vient en premier ? Une seule peut aller sous le paquet.
       *[other] Laquelle vient ensuite ?
    }
    .wait = Elles sont remises dans un autre ordre.

## Pourquoi pas. Chacun dit pourquoi quelque chose est impossible, et comment s’en sortir.

desert-why-far = { $place } est trop loin : une action mène à une tuile voisine de la vôtre, pas en diagonale.
desert-why-far-explorer = { $place } est trop loin : une action mène à une tuile voisine de la vôtre, en diagonale aussi.
desert-why-sand-far = Le sable en { $place } est hors de portée : vous n’enlevez que celui de votre tuile et des tuiles voisines, pas en diagonale.
desert-why-sand-far-explorer = Le sable en { $place } est hors de portée : vous n’enlevez que celui de votre tuile et de celles qui l’entourent.
desert-why-hole = C’est l’œil de la tempête : il n’y a pas de tuile.
desert-why-here = Vous êtes déjà en { $place }.
desert-why-blocked = Il y a trop de sable en { $place } : { $sand } sables. Enlevez-en d’abord.
desert-why-no-way = Le sable bloque toutes les tuiles voisines. Enlevez-en d’abord.
desert-why-buried = Vous êtes sous { $sand } sables en { $place }. Dégagez-vous d’abord.
desert-why-climber = Il n’y a que l’Alpiniste qui emmène quelqu’un.
desert-why-navigator = Seule la Navigatrice déplace les autres.
desert-why-own-pawn = Vous guidez les autres ; votre propre pion se déplace à pied.
desert-why-they-are-buried = { $whom-start } est sous le sable : il faut d’abord y enlever du sable.
desert-why-three-steps = Trois pas ne mènent pas { $whom-the } en { $place }.
desert-why-only-climber-takes = Il n’y a que l’Alpiniste qui puisse emmener quelqu’un en chemin.
desert-why-nobody-on-the-way = Sur ce chemin, l’Alpiniste ne rencontre personne à emmener.
desert-why-no-sand-near = Il n’y a pas de sable à votre portée.
desert-why-no-sand = Il n’y a pas de sable en { $place }.
desert-why-excavated = La tuile { $place } est déjà révélée.
desert-why-sand-first = Il y a { $sand ->
        [one] 1 sable
       *[other] { $sand } sables
    } en { $place }. Enlevez tout d’abord, puis révélez.
desert-why-all-parts = Vous avez les quatre pièces. À la piste de décollage !
desert-why-part-below = { $part-start } se trouve en { $place }. Révélez d’abord la tuile.
desert-why-part-taken = Vous avez déjà { $part-the }.
desert-why-part-in-hole = { $part-start } attend dans l’œil de la tempête, jusqu’à ce qu’une tuile y glisse.
desert-why-part-lies = { $part-start } se trouve en { $place }. Allez-y.
desert-why-part-row = { $part-start } : l’indice désigne à présent la ligne { $row }. Trouvez celui de la colonne.
desert-why-part-column = { $part-start } : l’indice désigne à présent la colonne { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[5] E
    }. Trouvez celui de la ligne.
desert-why-part-unknown = { $part-start } : aucun des deux indices n’est trouvé. Révélez des tuiles.
desert-why-parts-left = Avant de vous envoler, il vous manque encore { $parts ->
        [one] 1 pièce
       *[other] { $parts } pièces
    } de la machine.
desert-why-no-pad = Vous avez toutes les pièces. Trouvez la piste de décollage : révélez des tuiles.
desert-why-not-aboard = Vous vous envolez dès que tout le monde est en { $place } ; encore en route : { $group-the }.
desert-why-carrier = Seule la Porteuse d’eau puise à un point d’eau.
desert-why-no-well = Il n’y a pas de point d’eau révélé sur votre tuile.
desert-why-canteen-full = Votre gourde est pleine.
desert-why-meteorologist = Il n’y a que la Météorologue qui regarde et écarte des cartes tempête.
desert-why-no-card-left = Vous écartez déjà les { $cards } cartes de ce tour.
desert-why-one-buried = Une carte est déjà au fond : les autres retournent au-dessus.
desert-why-all-known = Vous savez ce qu’il y a sous chaque tuile.
desert-why-known = Vous savez déjà ce qu’il y a en { $place }.
desert-why-no-water = Votre gourde est vide.
desert-why-their-canteen-full = { $whom-start } n’a plus de place pour l’eau.
desert-why-too-far-to-pour = { $whom-start } est trop loin : vous donnez de l’eau sur votre tuile et les tuiles voisines.
desert-why-too-much-water = { $water }, c’est trop : { $most } au plus pour { $whom-the }.

## Ce qu’un bot propose de faire de votre pion ou de votre main ; .you quand il parle à une personne.

desert-offer-escort = { $who-start } propose d’emmener { $whom-the } en { $place }.
    .you = { $who-start } propose de vous emmener en { $place }.
desert-offer-navigate = { $who-start } propose de guider { $whom-the } en { $place }.
    .you = { $who-start } propose de vous guider en { $place }.
desert-offer-guide = { $who-start } propose de guider { $whom-the } en { $place }, avec { $group-the } pour un bout de chemin.
    .you = { $who-start } propose de guider { $whom-the } en { $place }, avec { $group-the } pour un bout de chemin.
desert-offer-jet-with = { $who-start } propose de voler en { $place } avec { $whom-the }.
    .you = { $who-start } propose de voler avec vous en { $place }.
desert-offer-hand = { $who-start } propose { $equipment-one } { $whom-to }.
    .you = { $who-start } vous propose { $equipment-one }.

## Conseils : à quoi sert un plan. Sans lui → avec lui ; chaque chiffre ne vaut que pour les cartes de ce tour.

desert-hint-win = Les { $parts } pièces sont à bord, et tout le monde aussi : le vaisseau décolle.
desert-hint-well = Un puits sous { $place } : { $chance } %.
desert-hint-below = Un indice ou la piste de décollage sous { $place } : { $chance } % ({ $n } tuiles sur { $all }).
desert-hint-thirst = { $who-start } : risque de mourir de soif ce tour-ci { $from } % → { $to } %.
desert-hint-water = Eau { $who-of } : { $from } → { $to }.
desert-hint-cards = Cartes tempête à la fin de ce tour : { $from } → { $to }.
desert-hint-part = Ramasse { $part-the } : { $n } pièces sur { $all }.
desert-hint-way = { $part } en { $place } : pas du plus proche { $from } → { $to }.
desert-hint-home = Pas de tout le monde jusqu’à la piste de décollage : { $from } → { $to }.
desert-hint-unknown = Pas { $who-of } jusqu’à la prochaine tuile à révéler : { $from } → { $to }.
desert-hint-sand = Sable sur les tuiles : { $from } → { $to } ; la réserve en a { $all } en tout.
desert-hint-blocked = Tuiles bloquées : { $from } → { $to }.
desert-hint-buried = Pions ensevelis : { $from } → { $to }.
desert-hint-gear = Équipement en main : { $from } → { $to }.
desert-hint-driest = Risque { $who-of } de mourir de soif dans la tempête de ce tour ({ $n } cartes) : { $chance } %.
desert-hint-lies = Sable sur les tuiles : { $n } sur { $all }.

## Ce qu’on se dit.

desert-phrase-water = De l’eau, s’il vous plaît !
desert-phrase-shade = Tous à l’ombre !
desert-phrase-dig = Il faut déblayer ici.

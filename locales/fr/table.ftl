### La table de jeu dans le navigateur : ce qui sert à tous les jeux, puis ce dont un seul a besoin
### (table-<jeu>-…). Les noms propres à un jeu sont dans son fichier.

## Le tour

table-steps = Le tour
table-actions = Actions
table-actions-left = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
    .yours = { $actions ->
            [0] À vous · plus d’action
            [one] À vous · encore 1 action
           *[other] À vous · encore { $actions } actions
        }
table-targets = { $targets ->
        [one] 1 cible
       *[other] { $targets } cibles
    }
table-undo = Annuler
table-caution = C’est bien sûr ?
    .do = Le faire quand même
    .back = Ne pas le faire
table-end-turn = Finir le tour
table-go-on = Continuer
table-result = Le résultat
table-now = Revenir au présent

## Ce qui s’éclaire. $verbs : ce qu’on peut y faire.

table-lit = { $name } : { $verbs }
table-offer = { $verb } : { $who }
table-offer-by = { $who } : { $said }
table-offers = Que faire ici
table-pick-player = Choisir { $name }
table-pick-place = Choisissez un endroit. Échap recommence.
table-pick-pawn = Choisissez un pion. Échap recommence.
table-pick-card = Choisissez une carte de votre main. Échap recommence.
table-pick-pawn-place = Choisissez les pions, puis une tuile. Échap recommence.
table-pick-card-pawn = Choisissez une carte et qui la reçoit. Échap recommence.
table-pick-card-place = Choisissez une carte ou une tuile. Échap recommence.
table-pick-card-pawn-place = Choisissez une carte, un pion ou une tuile. Échap recommence.
table-pick-button = Choisissez que faire. Échap recommence.

## Attendre

table-wait-you = Une carte va être retournée : jouez d’abord l’une des vôtres, ou continuez.
table-wait-others = { $who } pourrait d’abord jouer une carte.
table-open-decides = Ce serait à { $who }, mais la place est libre : invitez quelqu’un, ou prenez-la.

## Un plateau qu’on peut rapprocher

table-zoom = Zoom
table-zoom-in = Rapprocher
table-zoom-out = Éloigner
table-zoom-fit = Tout le plateau

## L’équipe

table-team = L’équipe
table-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
table-you = vous
table-you-decide = à vous
table-bot = bot
table-open = libre
table-away = absent
table-leads = en tête
table-points = { $points ->
        [one] point
       *[other] points
    }
table-hand = Votre main
    .of = Main : { $name }
table-hand-size = { $held } sur { $limit }
table-hand-empty = Aucune carte.
table-any-time = à tout moment

## Places

table-seat-menu = Place de { $name }
table-seat-bot = Un bot joue ici ({ $level }).
table-seat-open = La place est encore libre.
table-seat-yours = Vous jouez ici.
table-seat-here = { $name } joue ici.
table-seat-away = { $name } joue ici, mais sa page n’est pas ouverte en ce moment.
table-free-seat = Vous regardez. Une place est libre.
table-your-name = Votre nom
table-sit = S’asseoir ici
table-take-back = Reprendre la place au bot
table-rename = Prendre ce nom
table-give-to-bot = Laisser jouer un bot ({ $level })
table-leave = Laisser la place à qui a le lien
table-level-random = au hasard
table-level-greedy = Glouton
table-level-novice = Novice
table-level-normal = Normal
table-level-expert = Expert
table-level-oracle = Oracle
table-invite = Copier le lien d’invitation
table-invite-copied = Le lien est copié : envoyez-le à qui vous voulez inviter.

## Journal et fil du temps

table-state = État de la partie
table-journal = Journal
table-journal-empty = Il ne s’est encore rien passé.
table-jump = Montrer le plateau après le coup { $move }
table-turn = tour { $turn }
table-turns = { $turns ->
        [one] tour
       *[other] tours
    }
table-timeline = Fil du temps
table-timeline-first = Au début
table-timeline-back = Un coup en arrière
table-timeline-next = Un coup en avant
table-moment = { $shown ->
        [0] Le début, sur { $moves } coups
       *[other] Coup { $shown } sur { $moves }
    }

## La fin

table-won = Gagné !
table-lost = Perdu
table-winners = { $count ->
        [one] { $who } gagne !
       *[other] { $who } se partagent la victoire !
    }
table-who = Joueur
table-export = Enregistrer la partie
table-replay = La revoir
table-rematch = Rejouer
table-rematch-ready = À la partie suivante

## Touches

table-keys = Les touches à la table
    .note = Tout se fait à la souris, au doigt, ou avec ces touches.
table-key-lit = d’une chose possible à la suivante
table-key-arrows = de tuile en tuile sur le plateau
table-key-zoom = rapprocher, éloigner, voir en entier un grand plateau
table-key-next = vers la prochaine case éclairée d’un grand plateau
table-key-choose = choisir ce qui est en évidence
table-key-verbs = une action de la barre
table-key-back = recommencer, ou quitter le passé
table-key-end = finir le tour
table-key-go-on = continuer, quand la table vous attend
table-key-undo = annuler votre dernière action
table-key-board = vers le plateau
table-key-hand = vers votre main
table-key-journal = vers le journal ; les flèches y montent et descendent
table-key-timeline = ouvrir et fermer le fil du temps
table-key-rules = les règles
table-key-settings = réglages
table-key-help = cette liste
table-rules = Les règles

## Refus. La raison vient du serveur, avec ce qu’il sait.

table-refused-unreadable = Le serveur ne comprend pas ce message. Recharger la page peut aider.
table-refused-too-long = C’est trop long pour le serveur.
table-refused-too-fast = Trop de messages en peu de temps : patientez un instant.
table-refused-foreign = Cette page vient d’une autre adresse que celle du serveur.
table-refused-no-page = Cette page n’existe pas.
table-refused-no-table = Cette table n’existe pas, ou a été supprimée.
table-refused-no-game = Ce jeu n’existe pas.
table-refused-options = Ces options ne conviennent pas à ce jeu.
table-refused-record = Cette partie ne peut pas être reprise : le fichier n’a pas été enregistré par cette version de Simoun, ou il a été modifié.
table-refused-seats = Une table de { $players } demande autant de places, pas { $seats }.
table-refused-no-seat = Cette place n’existe pas.
table-refused-not-your-seat = Cette place n’est pas la vôtre.
table-refused-seat-taken = Cette place est prise.
table-refused-name = Un nom a au plus { $most } lettres, sans caractère de contrôle.
table-refused-level = Ce bot n’existe pas.
table-refused-stale = La partie a continué entre-temps : regardez de nouveau.
table-refused-illegal = Ce n’est pas possible maintenant ; le plateau montre ce qui l’est. Voir la règle
table-refused-over = La partie est finie. Voir la règle
table-refused-not-over = La partie n’est pas encore finie.
table-refused-reveal = La table retourne la prochaine carte elle-même. Voir la règle
table-refused-not-waiting = La table ne vous attend pas.
table-refused-no-undo = Il n’y a rien à annuler : une carte a été retournée, ou quelqu’un d’autre a joué.
table-refused-no-moment = La partie n’a pas ce moment.
table-refused-not-opener = Seul qui a ouvert la table peut le faire.
table-refused-crowded = Trop de monde regarde cette table.
table-refused-not-stored = Le serveur n’a pas pu l’enregistrer : rien n’a changé.
table-refused-broken = Quelque chose s’est mal passé dans le serveur : rien n’a changé.

## Panneaux de plusieurs jeux

table-rate = { $cards ->
        [one] 1 carte par tour
       *[other] { $cards } cartes par tour
    }
table-rate-short = { $cards ->
        [one] 1 carte / tour
       *[other] { $cards } cartes / tour
    }
table-step-actions = { $left ->
        [0] Actions
       *[other] Actions · encore { $left }
    }
table-taken = pris
table-discarded = Défausse
table-nothing = Encore rien.
table-layer-first = { $count ->
        [one] D’abord { $count } carte
       *[other] D’abord, dans n’importe quel ordre : { $count } cartes
    }
table-layer-then = { $count ->
        [one] Puis { $count } carte
       *[other] Puis, dans n’importe quel ordre : { $count } cartes
    }
table-on-top = { $count ->
        [one] { $count } carte connue est au-dessus
       *[other] { $count } cartes connues sont au-dessus
    }
table-steps-left = { $left ->
        [0] tête de mort
        [one] encore { $left } cran
       *[other] encore { $left } crans
    }
table-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-deck-left = { $count } · défausse { $discard }
table-comes-next = Ensuite :
table-cards-left = { $cards ->
        [0] Il ne reste aucune carte.
        [one] Il reste { $cards } carte.
       *[other] Il reste { $cards } cartes.
    }
table-order-nth = { $number ->
        [1] En premier
       *[other] En n° { $number }
    }

## L’Île Interdite

table-island-board = L’île
table-island-step-draw = { $cards ->
        [0] Cartes trésor
        [one] 1 carte trésor
       *[other] { $cards } cartes trésor
    }
table-island-step-flood = { $cards ->
        [0] Cartes inondation
        [one] 1 carte inondation
       *[other] { $cards } cartes inondation
    }
table-island-short-earth-stone = Pierre
table-island-short-statue-of-the-wind = Statue
table-island-short-crystal-of-fire = Cristal
table-island-short-oceans-chalice = Calice
table-island-short-helicopter-lift = Hélico
table-island-short-sandbags = Sacs
table-island-meter = Montée des eaux
table-island-level = niveau de l’eau
table-island-level-short = Niveau { $level }
table-island-supply = trésors · flots
table-island-sunk = { $sunk ->
        [one] tuile coulée
       *[other] tuiles coulées
    }
table-island-decks = Pioches
table-island-treasure = Trésors
table-island-flood = Inondation
table-island-count = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
table-island-discard = défausse { $discard }
table-island-odds-rise = { $cards ->
        [one] Montée des eaux ({ $cards } carte)
       *[other] Montée des eaux ({ $cards } cartes)
    }
table-island-odds-sinks = Une tuile coule ce tour
table-island-odds-landing = Héliport perdu
table-island-next-card = { $count ->
        [one] La prochaine carte, sur { $count }
       *[other] La prochaine carte, sur { $count }
    }

## Le Désert Interdit

table-desert-board = Le désert
table-desert-hand = Votre équipement
    .of = Équipement : { $name }
table-desert-step-storm = { $cards ->
        [0] Cartes tempête
        [one] { $cards } carte tempête
       *[other] { $cards } cartes tempête
    }
table-desert-level = niveau de tempête
table-desert-plate-row = Indice ↔
table-desert-plate-column = Indice ↕
table-desert-plate-pad = Piste
table-desert-short-dune-blaster = Blaster
table-desert-short-jet-pack = Jetpack
table-desert-short-solar-shield = Bouclier
table-desert-short-terrascope = Terra­scope
table-desert-short-time-throttle = Accélé­rateur
table-desert-short-secret-water-reserve = Réserve
table-desert-below = dessous, pas encore révélé : { $face }
table-desert-sand = { $sand } sable
table-desert-sand-left = sable restant
table-desert-supply = Réserve de sable
table-desert-parts = pièces
table-desert-thirsty = soif
table-desert-dry = plus d’eau
table-desert-shield = à l’ombre
table-desert-machine = La machine
table-desert-aboard-count = { $parts } sur 4 à bord
table-desert-aboard = ✓ à bord
table-desert-lies = en { $place }
table-desert-waits = attend dans la tempête
table-desert-clues = { $clues ->
        [0] aucun indice
       *[other] { $clues } indice / 2
    }
table-desert-wind = Vent
table-desert-sun = Chaleur
table-desert-rise = Se déchaîne
table-desert-rose = Cartes de vent restantes : nord { $north }, est { $east }, sud { $south }, ouest { $west }
table-desert-odds-sun = { $cards ->
        [one] Chaleur ({ $cards } carte)
       *[other] Chaleur ({ $cards } cartes)
    }
table-desert-odds-rise = La tempête se déchaîne
table-desert-odds-thirst = { $who } meurt de soif
table-desert-order = Les prochaines cartes tempête
    .ask = { $number ->
        [1] Laquelle vient en premier ? Une seule peut aller sous le paquet.
       *[other] Laquelle vient ensuite ?
    }
    .wait = Elles sont remises dans un autre ordre.

## À travers le désert

table-through_the_desert-board = Le désert, case par case
table-through_the_desert-nth = { $camel ->
        [1] 1er chameau
       *[other] 2e chameau
    }
table-through_the_desert-left-riders = { $actions ->
        [one] { $actions } chamelier
       *[other] { $actions } chameliers
    }
    .yours = À vous · un chamelier à placer
table-through_the_desert-left-camels = { $actions ->
        [one] { $actions } chameau
       *[other] { $actions } chameaux
    }
    .yours = { $actions ->
            [one] À vous · { $actions } chameau à placer
           *[other] À vous · { $actions } chameaux à placer
        }
table-through_the_desert-scores = Ce qui rapporte
table-through_the_desert-scores-water = Point d’eau : ses gouttes
table-through_the_desert-scores-oasis = Oasis, une fois par caravane
table-through_the_desert-scores-land = Chaque case fermée
table-through_the_desert-scores-longest = La plus longue d’une couleur
table-through_the_desert-camel = { $camel } ({ $who })
table-through_the_desert-rider = { $camel } et son chamelier ({ $who })
table-through_the_desert-land-of = territoire ({ $who })
table-through_the_desert-offer = { $points ->
        [0] { $camel }
        [one] { $camel } pour { $points } point
       *[other] { $camel } pour { $points } points
    }
table-through_the_desert-tap = Touchez encore pour le poser.
table-through_the_desert-herds = Troupeaux
    .note = le premier vide met fin au jeu
table-through_the_desert-few = presque épuisé
table-through_the_desert-worth = 10, égalité 5
table-through_the_desert-left = reste { $left }
table-through_the_desert-shortest = au plus court
table-through_the_desert-led = en tête
table-through_the_desert-points = points
table-through_the_desert-best = meilleur score
table-through_the_desert-on-board = { $camels ->
        [one] chameau posé
       *[other] chameaux posés
    }
table-through_the_desert-enclosed = { $hexes ->
        [one] case fermée
       *[other] cases fermées
    }
table-through_the_desert-count = Le décompte
table-through_the_desert-longest-of = La plus longue { $caravan } : { $length }
table-through_the_desert-skip = Au résultat

## Le Ciel Interdit

table-sky-board = La plateforme
table-sky-hand = Vos tuiles et cartes
    .of = Tuiles et cartes : { $name }
table-sky-step-storm = { $cards ->
        [0] Cartes orage
        [one] { $cards } carte orage
       *[other] { $cards } cartes orage
    }
table-sky-level = niveau d’orage
table-sky-in-circuit = dans le circuit
table-sky-laid = { $tiles ->
        [one] tuile posée
       *[other] tuiles posées
    }
table-sky-short-jetpack = Jetpack
table-sky-short-strike-shield = Bouclier
table-sky-short-gravity-hook = Grappin
table-sky-short-remote-fuser = Raccord.
table-sky-short-time-throttle = Accélér.
table-sky-short-med-kit = Trousse
table-sky-short-defrayer = Épissoir
table-sky-short-aerometer = Aérom.
table-sky-short-stratoscope = Stratos.
table-sky-short-platform-clamp = Pince
table-sky-tile = tuile { $tile }
table-sky-tiles = { $tiles ->
        [one] { $tiles } tuile sur { $room }
       *[other] { $tiles } tuiles sur { $room }
    }
table-sky-half = moitié de cercle : { $component }
table-sky-quarter = quart de cercle : { $component }
table-sky-safe = hors tension
table-sky-turn = Tourner la tuile
    .keys = T ou [ ] tourne la tuile, la molette aussi
    .key = tourner la tuile à poser, dans un sens ou dans l’autre
table-sky-turned = { $turn ->
        [0] telle qu’imprimée
        [1] un quart de tour à droite
        [2] un demi-tour
       *[other] un quart de tour à gauche
    }
table-sky-completes = apporterait : { $component }
table-sky-lay = Touchez encore pour poser la tuile.
    .turn = Touchez la flèche pour tourner la tuile, la tuile pour la poser.
table-sky-cable = { $cable }, { $one } – { $other }
table-sky-take = Prendre la tuile { $tile } à { $who }
table-sky-foresee = Ce que ferait l’orage maintenant
table-sky-foresee-lightning = Un éclair
    .hits = { $count ->
            [one] 1 cœur perdu : { $who }
           *[other] 1 cœur perdu chacun : { $who }
        }
    .none = ne blesse personne
table-sky-foresee-gust = Une bourrasque { $direction }
    .wears = { $count ->
            [one] 1 cran de corde perdu : { $who }
           *[other] 1 cran de corde perdu chacun : { $who }
        }
    .moves = sont emportés : { $who }
    .none = ne bouge personne
table-sky-wind = Vent
table-sky-odds-lightning = Éclair ({ $left })
table-sky-odds-gust = Bourrasque ({ $left })
table-sky-odds-shift = Le vent tourne ({ $left })
table-sky-odds-rise = L’orage forcit ({ $left })
table-sky-wired = { $wired ->
        [one] { $wired } câblé
       *[other] { $wired } câblés
    }
table-sky-built = { $placed } sur { $needed } en place
table-sky-short-cables = Courts
table-sky-long-cables = Longs
table-sky-pile = Tuiles
table-sky-fragile = fragile
table-sky-loose = corde usée
table-sky-shielded = protégé
table-sky-hooked = accroché
table-sky-circle = Quel cercle reçoit la dernière pièce ?
    .wait = On choisit le cercle qui reçoit la dernière pièce.
table-sky-order = Les prochaines cartes orage
    .ask = { $number ->
        [1] Laquelle vient en premier ?
       *[other] Laquelle vient ensuite ?
    }
    .wait = Elles sont remises dans un autre ordre.
table-sky-scope = Les prochaines tuiles
    .ask = Laquelle garder ? Les autres vont sous la pile.
    .wait = L’une d’elles est en train d’être choisie.
table-sky-company = Par-dessus les nuages
    .ask = Qui suit l’Alpiniste ?
    .wait = L’Alpiniste choisit qui l’accompagne.
table-sky-launch = Décollage !
table-sky-launch-without = { $count ->
        [one] Ce câble lance la fusée aussitôt, et { $group } n’est pas sur la rampe de lancement : la partie serait perdue.
       *[other] Ce câble lance la fusée aussitôt, et { $group } ne sont pas sur la rampe de lancement : la partie serait perdue.
    }

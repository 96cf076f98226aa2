### La table de jeu dans le navigateur : ce qui sert à tous les jeux, puis ce dont un seul a besoin
### (table-<jeu>-…). Les noms propres à un jeu sont dans son fichier.

## Le tour

table-steps = Le tour
table-actions = Actions
table-actions-left = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
table-targets = { $targets ->
        [one] 1 cible
       *[other] { $targets } cibles
    }
table-undo = Annuler
table-end-turn = Finir le tour
table-go-on = Continuer
table-result = Le résultat
table-now = Revenir au présent
table-your-turn = { $actions ->
        [0] À vous · plus d’action
        [one] À vous · encore 1 action
       *[other] À vous · encore { $actions } actions
    }

## Ce qui s’éclaire. $verbs : ce qu’on peut y faire.

table-lit = { $name } : { $verbs }
table-offer = { $verb } : { $who }
table-offer-by = { $who } : { $said }
table-offers = Que faire ici
table-pick-player = Choisir { $name }
table-pick-place = Choisissez une tuile. Échap recommence.
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
table-give-to-bot = Laisser jouer un bot ({ $level })
table-leave = Laisser la place à qui a le lien
table-level-random = au hasard
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
table-who = Équipe
table-export = Enregistrer la partie
table-replay = La revoir
table-rematch = Rejouer
table-rematch-ready = À la partie suivante

## Touches

table-keys = Les touches à la table
    .note = Tout se fait à la souris, au doigt, ou avec ces touches.
table-key-lit = d’une chose possible à la suivante
table-key-arrows = de tuile en tuile sur le plateau
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
table-refused-options = Ces options ne conviennent pas : { $sentence }
table-refused-record = Cette partie ne peut pas être reprise : { $sentence }
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
table-desert-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-desert-steps-left = { $left ->
        [0] tête de mort
        [one] encore { $left } cran
       *[other] encore { $left } crans
    }
table-desert-level = niveau de tempête
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
table-desert-deck = { $count } · défausse { $discard }
table-desert-next = Ensuite :
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
table-desert-equipment = { $cards ->
        [0] Il ne reste aucune carte.
        [one] Il reste { $cards } carte.
       *[other] Il reste { $cards } cartes.
    }
table-desert-order = Les prochaines cartes tempête
    .ask = { $number ->
        [1] Laquelle vient en premier ? Une seule peut aller sous le paquet.
       *[other] Laquelle vient ensuite ?
    }
    .wait = Elles sont remises dans un autre ordre.
table-desert-order-nth = { $number ->
        [1] En premier
       *[other] En n° { $number }
    }

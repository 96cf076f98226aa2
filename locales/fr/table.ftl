### La table de jeu dans le navigateur : ce qui sert à tous les jeux. Ce dont un seul a besoin est
### dans son fichier.

## Le nom d’une personne dans une phrase ; -vowel s’il commence comme Ada, Hélène ou Yves

table-name = { $name }
    .to = à { $name }
    .of = de { $name }
table-name-vowel = { $name }
    .to = à { $name }
    .of = d’{ $name }

## Le tour

table-steps = Le tour
table-actions = Actions
table-targets = { $targets ->
        [one] 1 cible
       *[other] { $targets } cibles
    }
table-undo = Annuler
table-caution = C’est bien sûr ?
    .do = Le faire quand même
table-let-go = Annuler
table-keep = Rester
table-never-ask = Ne plus demander
table-take-back-now = Reprendre
    .note = Vous pouvez encore le reprendre.
table-end-turn = Finir le tour
table-go-on = Continuer
table-agree = Oui
table-decline = Non
table-always = Toujours
table-result = Le résultat
table-now = Revenir au présent

## Ce qui s’éclaire. $verbs : ce qu’on peut y faire.

table-lit = { $name } : { $verbs }
table-offer = { $verb } : { $who-the }
table-offer-by = { $who-start } : { $said }
table-offers = Que faire ici
table-pick-player = Choisir { $name-the }
table-pick = { $verb } : { $prompt }
table-pick-place = { $count ->
        [one] cliquez la seule case éclairée
       *[other] cliquez l’une des { $count } cases éclairées
    }
table-pick-pawn = { $count ->
        [one] cliquez le seul pion éclairé
       *[other] cliquez l’un des { $count } pions éclairés
    }
table-pick-card = { $count ->
        [one] cliquez la seule carte éclairée de votre main
       *[other] cliquez l’une des { $count } cartes éclairées de votre main
    }
table-pick-pawn-place = { $count ->
        [one] cliquez qui part, puis la seule case éclairée
       *[other] cliquez qui part, puis l’une des { $count } cases éclairées
    }
table-pick-card-pawn = { $count ->
        [one] cliquez une carte, puis qui la reçoit
       *[other] cliquez une carte, puis lequel des { $count } joueurs la reçoit
    }
table-pick-card-place = { $count ->
        [one] cliquez une carte éclairée, ou la case éclairée
       *[other] cliquez une carte éclairée, ou l’une des { $count } cases éclairées
    }
table-pick-card-pawn-place = { $count ->
        [one] cliquez une carte ou un pion éclairé, ou la case éclairée
       *[other] cliquez une carte ou un pion éclairé, ou l’une des { $count } cases éclairées
    }
table-pick-button = Choisissez quoi en faire, ou recommencez par Échap.

## Attendre

table-show = Montrer
table-hold = Attendre
table-seconds = { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }
table-card-you = — vous pouvez d’abord jouer une carte.
table-card-others = — { $who-the } { $who-count ->
        [one] peut
       *[other] peuvent
    } encore jouer une carte.
table-card-both = — vous et { $who-the } pouvez encore jouer une carte.
table-held-you = Vous demandez d’attendre.
    .note = La carte reste cachée jusqu’à ce que vous continuiez.
table-held = { $who-start } { $who-count ->
        [one] demande
       *[other] demandent
    } d’attendre.
    .note = La carte reste cachée.
table-is-away = { $who-start } n’est pas là.
    .since = { $minutes ->
            [0] { $who-start } vient de partir.
            [one] { $who-start } n’est plus là depuis 1 minute.
           *[other] { $who-start } n’est plus là depuis { $minutes } minutes.
        }
    .long = { $who-start } n’est plus là depuis plus d’une heure.
    .note = Ce serait son tour. Qui a ouvert la table peut laisser jouer un bot.
table-bot-plays = { $who-start } joue.
table-open-decides = Ce serait { $who-to } de jouer, mais la place est libre : invitez quelqu’un, ou prenez-la.

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
table-away = pas là
table-leads = en tête
table-points = { $points ->
        [one] point
       *[other] points
    }
table-hand-size = { $held } sur { $limit }
table-hand-empty = Aucune carte.
table-any-time = à tout moment

## Places

table-seat-menu = Place { $name-of }
table-seat-bot = Un bot joue ici ({ $level }).
table-seat-open = La place est encore libre.
table-seat-yours = Vous jouez ici.
table-seat-here = { $name-start } joue ici.
table-seat-away = { $name-start } joue ici, mais sa page n’est pas ouverte en ce moment.
table-watching = Vous regardez.
table-live = En direct
    .over = La fin
table-lookers = { $lookers ->
        [one] { $lookers } spectateur
       *[other] { $lookers } spectateurs
    }
table-share = Partager
table-share-copied = Le lien est copié : qui le reçoit peut regarder.
table-free-seat = Une place est libre.
table-sit = S’asseoir ici
table-take-seat = Prendre une place
table-take-back = Reprendre la place au bot
table-rename = Prendre ce nom
table-give-to-bot = Laisser jouer un bot ({ $level })
table-leave = Laisser la place à qui a le lien
table-free-seat-of = Libérer cette place
table-nudge = Dire qu’on attend
table-nudged = { $who-start } vous attend.
table-undo-ask = Demander d’annuler le dernier coup
table-undo-sent = { $who-start } reçoit votre demande d’annuler le dernier coup.
table-undo-asked-title = Annuler votre coup ?
table-undo-asked = { $who-start } vous demande d’annuler votre dernier coup.
table-undo-yes = L’annuler
table-undo-no = Non, le garder
table-hand-on = Lui confier la table
table-device = Continuer sur un autre appareil
table-device-copied = Le lien est copié : ouvrez-le sur votre autre appareil dans les { $minutes } minutes.
table-clock = Il reste { $seconds } secondes pour ce tour
table-order = Votre table
table-order-listed = Affichée à tous sur la page d’accueil
table-order-private = Sans spectateurs
table-order-idle = Un bot peut remplacer qui est absent ou ne joue pas :
table-order-clock = Temps pour un tour :
table-order-never = jamais
table-order-after = après { $minutes } min
table-order-no-clock = sans limite
table-order-minutes = { $minutes } min
table-level-random = Pur hasard
table-level-greedy = Glouton
table-level-novice = Novice
table-level-normal = Normal
table-level-expert = Expert
table-level-oracle = Oracle
table-invite = Copier le lien d’invitation
    .free = { $seats ->
        [one] Une place attend quelqu’un qui a le lien.
       *[other] { $seats } places attendent ceux qui ont le lien.
    }
    .later = Plus tard
table-invite-copied = Le lien est copié : envoyez-le à qui vous voulez inviter.

## Conseils pour une première partie, chacun à son moment

table-tip-glow = Cliquez ce qui brille, dans l’ordre que vous voulez : un lieu puis ce qu’on y fait, ou une action puis son lieu.
table-tip-others = Ce que jouent les autres, les cartes qui sortent, le journal raconte tout : cliquez une ligne pour revoir ce moment.
table-tip-why = Quelque chose ne brille pas ? Cliquez dessus, et vous lirez ici pourquoi. Annuler reprend votre dernière action.
table-tip-read = Compris

## Les chances de gagner

table-chances = Chances
    .all = Chances de gagner
    .show = Montrer les chances de gagner
    .hide = Masquer les chances
table-chances-spoken = Chances de gagner : { $now }.
    .moved = Chances de gagner : { $now } ; avant le dernier coup { $before }.
    .thought = Chances de gagner, après réflexion : { $now }.

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
table-timeline-stay = Rester à ce coup
table-timeline-play = Laisser défiler
table-moment = { $shown ->
        [0] Le début, sur { $moves } coups
       *[other] Coup { $shown } sur { $moves }
    }

## L’onglet du navigateur

table-tab-yours = À vous · { $title }
table-tab-asked = Un bot vous demande · { $title }
table-tab-over = { $outcome } · { $title }

## La fin

table-won = Gagné !
table-lost = Perdu
table-winners = { $who-count ->
        [one] { $who-start } gagne !
       *[other] { $who-start } se partagent la victoire !
    }
table-who = Joueur
table-export = Enregistrer la partie
table-replay = La revoir
table-rematch = Rejouer
table-rematch-ready = À la partie suivante

## Conseils : ce que ferait un expert. $now et $chance sont des pour-cent, $error en points.

table-hint = Conseil
    .close = Fermer le conseil
    .level = niveau { $level }
    .thinking = En train d’y réfléchir…
    .play = Jouer ce coup
    .lines = Les meilleurs plans
table-hint-chances = Chances
    .spoken = Chances de gagner : { $now } à présent, { $chance } avec ce coup.
    .about = Chances de gagner : { $now } à présent, { $chance } avec ce coup, à { $error } près.
table-hint-guess = À première vue
table-hint-same = à peu près pareil
table-hint-less = { $less } de moins que le meilleur
    .about = { $less } ± { $error } de moins que le meilleur
table-hint-next = Comparé au suivant : { $reason }
table-hint-then = { $shared ->
        [1] 1, puis { $steps }
       *[other] 1–{ $shared }, puis { $steps }
    }
table-hint-by = C’est { $who-to } de le faire.
table-hint-card = La prochaine carte vient d’elle-même.
table-hint-samples = Estimation sur { $samples } suites tirées au sort.

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
table-key-hold = faire attendre la table, avant une carte
table-key-answer = oui ou non, quand un bot vous demande quelque chose
table-key-undo = annuler votre dernière action
table-key-hint = ce que ferait un expert ici
table-key-chat = aller au chat
table-key-ping = montrer à tous la case choisie
table-key-plan = dessiner une flèche : sur sa première case, puis sur la dernière
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
table-refused-too-many-pages = Vous avez trop de tables ouvertes à la fois : fermez-en quelques-unes.
table-refused-foreign = Cette page vient d’une autre adresse que celle du serveur.
table-refused-no-page = Cette page n’existe pas.
table-refused-no-table = Cette table n’existe pas, ou a été supprimée.
table-refused-no-game = Ce jeu n’existe pas.
table-refused-no-lesson = Cette leçon n’existe pas.
table-refused-lesson = Cela ne se fait pas dans une leçon.
table-refused-no-puzzle = Ce problème n’existe pas.
table-refused-puzzle = Cela ne se fait pas dans un problème.
table-refused-options = Ces options ne conviennent pas à ce jeu.
table-refused-record = Cette partie ne peut pas être reprise : le fichier n’a pas été enregistré par cette version de Simoun, ou il a été modifié.
table-refused-long-record = Cette partie compte { $moves } coups ; une table peut en reprendre { $most } au plus.
table-refused-other-rules = Cette partie a été jouée avec d’autres règles (version { $rules }, ici { $ours }) : elle ne peut pas continuer, mais on peut la télécharger.
table-refused-no-day = Il n’y a pas de partie de ce jour-là.
table-refused-daily-hidden = Ce jour n’est pas fini : le fichier et l’analyse de la donne du jour seront là demain.
table-refused-daily-closed = À la donne du jour, personne ne regarde.
table-refused-daily-seats = Une place est encore libre : la donne du jour commence quand toutes sont prises.
table-refused-daily-leave = La donne du jour continue avec qui l’a commencée : laissez jouer un bot à cette place.
table-refused-hidden-record = Le fichier de la partie révélerait ce qui est caché : il sera disponible à la fin.
table-refused-damaged = Ce qui est enregistré de cette table est illisible.
table-refused-seats = Une table de { $players } demande autant de places, pas { $seats }.
table-refused-no-seat = Cette place n’existe pas.
table-refused-not-your-seat = Cette place n’est pas la vôtre.
table-refused-seat-taken = Cette place est prise.
table-refused-name = Un nom a au plus { $most } lettres visibles, sans caractère de contrôle.
table-refused-no-person = Personne d’autre ne joue cette place.
table-refused-too-early = Cette table attend plus longtemps avant qu’un bot ne remplace quelqu’un.
table-refused-nobody-there = La personne qui pourrait le faire n’est pas là.
table-refused-no-link = Ce lien n’est plus valable : créez-en un autre sur l’appareil où vous jouez.
table-refused-private = Cette table n’admet pas de spectateurs.
table-refused-level = Ce bot n’existe pas.
table-refused-stale = La partie a continué entre-temps : regardez de nouveau.
table-refused-illegal = Ce n’est pas possible maintenant ; le plateau montre ce qui l’est. Voir la règle
table-refused-over = La partie est finie. Voir la règle
table-refused-not-over = La partie n’est pas encore finie.
table-refused-reveal = La table retourne la prochaine carte elle-même. Voir la règle
table-refused-not-waiting = La table ne vous attend pas.
table-refused-no-offer = Aucun bot ne vous demande rien en ce moment.
table-refused-no-undo = Il n’y a rien à annuler : seul votre dernier coup peut l’être, avant une carte ou le coup d’un autre.
table-refused-long-game = Cette partie est devenue si longue que plus rien ne peut être annulé ni échangé.
table-refused-no-moment = La partie n’a pas ce moment.
table-refused-no-pick = Il n’y a rien de tel à cette table.
table-refused-not-your-hint = Entre rivaux, on n’a de conseil que pour soi, à son tour.
table-refused-hints = Vous avez { $most } conseils par minute : patientez un peu.
table-refused-no-hint = Aucun conseil n’a pu être trouvé : redemandez.
table-refused-variant = Cette partie a ses propres règles : les chances de gagner, les conseils et les analyses ne sont connus que pour les règles imprimées.
table-refused-not-opener = Seul qui a ouvert la table peut le faire.
table-refused-words = Une ligne compte de 1 à { $most } lettres visibles, sans caractère de contrôle.
table-refused-talk-off = On ne discute pas à cette table.
table-refused-phrases-only = À cette table, on ne dit que des phrases toutes faites.
table-refused-no-phrase = Cette phrase n’existe pas.
table-refused-silenced = La personne qui a ouvert la table ne vous laisse plus y parler.
table-refused-talk-fast = Vous pouvez dire { $most } lignes en { $seconds } secondes : patientez un instant.
table-refused-ping-fast = Vous pouvez montrer { $most } fois en { $seconds } secondes : patientez un instant.
table-refused-not-playing = Il faut jouer à cette table pour le faire.
table-refused-no-line = Cette ligne n’existe pas, ou n’est plus conservée.
table-refused-own-line = Cette ligne est de vous.
table-refused-crowded = Trop de monde regarde cette table.
table-refused-draining = Le serveur va redémarrer : réessayez dans un instant.
table-refused-not-stored = Le serveur n’a pas pu l’enregistrer : rien n’a changé.
table-refused-broken = Quelque chose s’est mal passé dans le serveur : rien n’a changé.

## Pourquoi pas. Chacun dit pourquoi quelque chose est impossible, et comment s’en sortir.

table-why-over = La partie est finie.
table-why-turn = Ce n’est pas votre tour : { $who-the } joue.
table-why-looking-on = Vous regardez la partie : { $who-the } joue en ce moment.
table-why-aside = Ici, c’est seulement : { $verbs }. Choisissez d’abord la carte ou l’action.
table-why-not-together = Cela ne va pas ensemble pour l’instant. Commencez par ce qui brille.

### Le cadre de chaque page du navigateur : sa barre, ses réglages, ses mauvaises nouvelles.

shell-home = Simoun, page d’accueil
shell-skip = Aller à la page
shell-close = Fermer
shell-back = Retour à l’accueil
shell-again = Réessayer
shell-menu = Menu
shell-rule = Règle { $number }

shell-guest = Invité
shell-name = Votre nom
    .note = Ainsi les autres vous connaissent, à chaque table.

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-language-en = English
shell-language-fr = Français
shell-theme = Lumière
shell-theme-auto = Comme le système
shell-theme-light = Jour
shell-theme-dark = Nuit
shell-dark = Couleurs de nuit
shell-motion = Mouvements
    .note = Rien ne bouge si votre système demande moins d’animations.
shell-motion-off = Aucun
shell-motion-fast = Rapides
shell-motion-normal = Normaux
shell-motion-slow = Lents
shell-pace = Allure des cartes et des bots
    .note = Vaut pour toute la table.
shell-pace-slow = Lente
shell-pace-normal = Normale
shell-pace-fast = Rapide
shell-pace-instant = D’un coup
shell-wait = M’attendre avant de retourner une carte
    .note = Seulement quand j’ai en main une carte à jouer avant.
shell-ask = Les bots me demandent d’abord
    .note = Avant de déplacer mon pion, de prendre dans ma main ou d’y ajouter.
shell-chances = Chances de gagner
    .note = Dans le bandeau au-dessus du plateau, si la table le permet.
shell-countdown = Compte à rebours avant une carte
    .note = Seulement si quelqu’un peut encore jouer une carte. Il s’arrête tant que vous le pointez.
shell-countdown-seconds = { $seconds } s
shell-countdown-never = Jamais tout seul
shell-take-back = Un instant pour reprendre
    .note = Deux secondes après votre dernière action, avant les bots ou les cartes.
shell-confirm = Demander avant ce qu’on ne peut reprendre
    .note = Au plus une fois par tour, par exemple avant de le finir avec des actions.
shell-notify = Me prévenir quand c’est à moi
    .note = Seulement si cette page est hors de vue ; votre navigateur demandera d’abord.
shell-talk = Chat, épingles et plans
    .note = Ce que les autres disent, montrent sur le plateau et y dessinent.
shell-sound = Sons
    .note = Brefs et doux ; rien n’est dit par le son seul.
shell-tips = Revoir les conseils pour une première partie

## Aide

shell-help = Aide
shell-signs = Ce qui brille
shell-sign-glow = Ce qui peut servir maintenant, en or : un lieu, une carte, un pion, un bouton. Cliquez dans l’ordre que vous voulez ; s’il reste plusieurs actions, des boutons permettent de choisir.
shell-sign-chosen = Ce que vous avez choisi. Échap recommence.
shell-sign-dull = Ce qui ne brille pas ne peut pas servir maintenant. Cliquez dessus pour savoir pourquoi.
shell-rules = Règles
shell-keys = Clavier
shell-key-tab = fait le tour de ce qu’on peut choisir
    .key = Tab
shell-key-enter = choisit
    .key = Entrée
shell-key-arrows = se déplacent sur le plateau
    .key = Flèches
shell-key-digits = choisissent une action
    .key = 1 – 9
shell-key-escape = un pas en arrière ; ferme une feuille
    .key = Échap
shell-key-rules = les règles
    .key = R
shell-key-settings = les réglages
    .key = ,
shell-key-help = cette aide
    .key = ?

## Règles

shell-rules-express = En une page
shell-rules-all = Toutes les règles
shell-rules-of = Règles : { $game }

## Quand quelque chose ne va pas

shell-lost = Reconnexion…
    .note = Vos coups sont gardés.
shell-unreachable-title = Pas de réponse
shell-unreachable = Le serveur de Simoun ne répond pas. Tourne-t-il encore ? Vos parties sont en sûreté sur son disque.
shell-refused = Ce n’est pas possible maintenant.
shell-failed = Quelque chose n’a pas marché sur cette page. La recharger peut aider.
shell-unknown-page = Ici, rien que du sable
    .note = Cette page n’existe pas.
shell-table = Table
shell-table-looking = On cherche la table…
    .note = Il faut un instant quand le serveur vient de s’éveiller.
shell-table-unknown = Cette table n’existe pas
    .note = Le lien est peut-être incomplet, ou la table a été supprimée.
shell-table-gone = Cette table a été supprimée
    .note = La personne qui l’avait ouverte l’a rangée.
shell-table-private = Cette table n’admet pas de spectateurs
    .note = On y joue entre amis.
shell-table-damaged = Cette table est illisible
    .note = Ce que le serveur en a enregistré est abîmé.
shell-table-other-rules = Cette partie a été jouée avec d’autres règles
    .note = Elle ne peut pas continuer avec les règles de cette version, mais vous pouvez en garder le fichier.

## Onglets

shell-tabs = Pages
shell-tab-play = Jouer
shell-tab-learn = Apprendre
shell-tab-puzzles = Problèmes
shell-tab-daily = Du jour
shell-tab-watch = Regarder

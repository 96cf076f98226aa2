### La page d’accueil : ouvrir une table, en reprendre une, en rejoindre une.

lobby-home = Accueil
    .line = quatre jeux de sable, d’île et de ciel
    .phone = sans compte
lobby-title = Ouvrir une table
    .lead = Sans compte : un lien suffit.
lobby-game = Jeu
lobby-kind-cooperative = Coopératif
lobby-kind-competitive = Compétitif
lobby-players = { $least }–{ $most } joueurs
lobby-learn = Les règles en une page

## Places. Après la ligne vient l’aventurier ou lobby-drawn, dans les jeux qui en ont.

lobby-seats = Autour de la table
lobby-seat = Place { $number }
lobby-change = Changer
lobby-player = Joueur { $number }
lobby-drawn = rôle au hasard
    .short = Au hasard
    .note = Chaque aventurier sait faire ce que les autres ne savent pas. Le sort décide au début.
lobby-seat-me =
    .line = vous
lobby-seat-here =
    .line = à cet écran
lobby-seat-bot = Bot
lobby-seat-open = Place libre
    .line = attend le lien
lobby-who = Qui s’assied ici ?
lobby-who-me = Moi
    .note = même à plusieurs places
lobby-who-here = Quelqu’un d’ici
    .note = vous partagez cet écran
lobby-who-bot = Un bot
    .note = il joue tout seul
lobby-who-open = Qui viendra
    .note = vous envoyez le lien
lobby-their-name = Son nom
lobby-level = Niveau
lobby-taken = à une autre place
lobby-done = Terminé

## La difficulté, et la force des bots

lobby-expected = victoires attendues
lobby-rate = { $percent } %
    .said = { $percent } % de victoires attendues, entre { $low } et { $high }
lobby-measured = Mesuré : des bots seuls, { $players } fois { $level }, { $games } parties par barre ; le trait dit l’intervalle à 95 %.
    .nearest = Le plus proche qui ait été mesuré : des bots seuls, { $players } fois { $level }, { $games } parties par barre ; le trait dit l’intervalle à 95 %.
lobby-levels = Niveau des bots
lobby-level-random = Joue n’importe quel coup permis.
lobby-level-greedy = Prend le plus de points tout de suite, sans rien prévoir.
lobby-level-novice = Joue au premier coup d’œil, et se trompe.
lobby-level-normal = Prépare tout son tour, répond à l’instant.
lobby-level-expert = Essaie des centaines d’avenirs par tour.
lobby-level-oracle = De même, dix secondes, cartes cachées.
lobby-no-bots = Aucun bot n’est assis à cette table.

## Options

lobby-options = Options
lobby-listed = L’annoncer sur la page d’accueil
    .note = Quiconque utilise ce serveur peut s’asseoir.
lobby-private = Sans spectateurs
    .note = Seuls ceux qui jouent ici voient la table.
lobby-idle = Un bot remplace les absents
lobby-clock = Temps pour un tour
lobby-ask = Les bots demandent d’abord
    .note = Avant de déplacer un pion, de prendre dans une main ou d’y ajouter.
lobby-chances = Les chances de gagner sont visibles
lobby-open = Créer la table
lobby-opening = On installe…

## Tables

lobby-tables = Tables
lobby-resume = Reprendre
lobby-plain = Les bots réfléchissent plus longtemps pour l’instant : le moteur tourne en Python simple jusqu’à ce qu’il soit compilé et relancé.
lobby-open-tables = Tables ouvertes
    .none = Personne n’attend. Ouvrez une table et envoyez le lien.
    .no-such = Aucune table de ce genre pour le moment.
lobby-open-game = Quel jeu
lobby-open-any = Tous les jeux
lobby-open-free = Avec une place libre
lobby-open-more = En voir plus
lobby-with = avec { $who }
lobby-alone = en solitaire
lobby-somebody = quelqu’un
lobby-bots = { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
lobby-moves = coup { $moves }
lobby-not-begun = pas commencée
lobby-over = terminée
lobby-games = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
lobby-turn-yours = à vous
lobby-turn-person = { $who } joue
lobby-turn-bot = un bot joue
lobby-turn-open = attend quelqu’un
lobby-full = complète
lobby-play = Jouer
lobby-look = Revoir
lobby-see = Voir
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-all = Toutes ({ $count })
lobby-fewer = Moins
lobby-delete = Supprimer
lobby-delete-ask = Supprimer cette table ?
    .note = { $game }, { $who } : la partie et son journal disparaissent pour tout le monde, sans retour.
lobby-keep = La garder
lobby-deleted = La table est supprimée.

## Parties enregistrées

lobby-daily = La donne du jour
    .teams = { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }, { $percent } ont gagné
lobby-record = Une partie enregistrée
    .note = Elle reprend là où elle s’était arrêtée.
    .choose = Fichier…

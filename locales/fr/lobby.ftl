### La page d’accueil : ouvrir une table, en reprendre une, en rejoindre une.

lobby-home = Accueil
    .line = des jeux de sable, d’île et de ciel
    .phone = sans compte
lobby-title = Ouvrir une table
    .lead = Sans compte : un lien suffit. Asseyez qui vous voulez, et en route.
lobby-game = Jeu
lobby-kind-cooperative = Coopératif
lobby-kind-competitive = Compétitif
lobby-players = { $least }–{ $most } joueurs
lobby-learn = Les règles en une page

## Places. Après la ligne vient l’aventurier ou lobby-drawn, dans les jeux qui en ont.

lobby-seats = Autour de la table
lobby-seat = Place { $number }
lobby-change = Changer
lobby-more = Un joueur de plus
lobby-guest = Invité
lobby-player = Joueur { $number }
lobby-drawn = rôle au hasard
    .short = Au hasard
    .note = Chaque aventurier sait faire ce que les autres ne savent pas. Le sort décide au début.
lobby-seat-me =
    .line = vous
lobby-seat-here =
    .line = à cet écran
lobby-seat-bot = Bot
    .line = { $level }
lobby-seat-open = Place libre
    .line = attend quelqu’un qui a le lien
lobby-who = Qui s’assied ici ?
lobby-who-me = Moi
    .note = même à plusieurs places
lobby-who-here = Quelqu’un d’ici
    .note = vous partagez cet écran
lobby-who-bot = Un bot
    .note = il joue tout seul
lobby-who-open = Qui viendra
    .note = vous envoyez le lien
lobby-name = Votre nom
lobby-their-name = Son nom
lobby-level = Niveau
lobby-taken = à une autre place
lobby-done = Terminé

## Options

lobby-options = Options
lobby-listed = L’annoncer sur la page d’accueil
    .note = Quiconque utilise ce serveur peut s’asseoir.
lobby-open = Créer la table
lobby-opening = On installe…
lobby-copied = Le lien de votre table est copié : envoyez-le à ceux qui doivent venir.

## Tables

lobby-tables = Tables
lobby-resume = Reprendre
lobby-open-tables = Tables ouvertes
lobby-with = avec { $who }
lobby-alone = en solitaire
lobby-bots = { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
lobby-moves = coup { $moves }
lobby-not-begun = pas commencée
lobby-over = terminée
lobby-your-turn = à vous
lobby-full = complète
lobby-play = Jouer
lobby-look = Revoir
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

lobby-record = Une partie enregistrée
    .note = Une partie que vous avez enregistrée reprend là où elle s’était arrêtée.
    .choose = Choisir le fichier…

lobby-tip = Le saviez-vous ?
    .text = Chaque couleur a aussi une forme. Essayez le clavier : Tab fait le tour des cases éclairées, Entrée joue, R ouvre les règles.

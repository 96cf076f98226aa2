### La donne du jour. Les fins de partie et les chiffres sont dans les fichiers des jeux.

daily-title = Du jour
    .line = la même donne pour tous
daily-unknown = Il n’y a pas eu de donne ce jour-là
    .note = L’adresse est peut-être mal écrite, ou ce jour est encore à venir.
daily-today-link = La donne d’aujourd’hui

## La donne

daily-day = { $day }
    .today = Aujourd’hui, { $day }
daily-game = { $game }, { $difficulty }
daily-adventurers = { $n ->
        [2] Deux aventuriers
        [3] Trois aventuriers
        [4] Quatre aventuriers
       *[other] { $n } aventuriers
    } : { $roles }.
daily-rivals = { $n ->
        [2] Deux rivaux
        [3] Trois rivaux
        [4] Quatre rivaux
       *[other] { $n } rivaux
    }.
daily-same = La même donne pour tout le monde.
daily-try = Un seul essai compte ; rejouez autant que vous voulez.
    .on = Votre essai qui compte n’est pas fini.
    .done = Votre essai a compté. Ce que vous jouez maintenant, c’est pour le plaisir.
    .past = Le jour est passé : on peut revoir ses parties.
daily-friends = Jouer avec des amis
    .again = Encore, avec des amis
daily-alone = Jouer avec des bots
    .again = Encore, avec des bots
daily-go-on = Continuer

## Quatre chiffres

daily-teams = { $n ->
        [one] équipe jusqu’ici
       *[other] équipes jusqu’ici
    }
    .past = { $n ->
        [one] équipe a joué
       *[other] équipes ont joué
    }
daily-won = ont gagné
daily-best = le meilleur
daily-none-yet = –
daily-next = avant la suivante
daily-time = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }

## Les résultats

daily-results = Résultats
    .today = Résultats du jour
daily-played = { $n ->
        [one] { $n } joué
       *[other] { $n } joués
    }
daily-nobody = Personne ne l’a encore finie.
    .past = Personne ne l’a finie.
daily-you = Vous
daily-bots = { $n ->
        [one] { $level }
       *[other] { $n } × { $level }
    }
daily-turn = tour { $turn }
daily-figure = { $value } { $what }
daily-figure-of = { $value } { $what } sur { $of }
daily-hints = { $n ->
        [0] sans conseil
        [one] { $n } conseil
       *[other] { $n } conseils
    }
    .what = { $n ->
        [one] conseil
       *[other] conseils
    }

## Ce qu’atteignent les bots

daily-par = Ce qu’atteignent les bots
daily-par-line = { $level } a gagné { $wins } fois sur { $games }.
daily-par-none = On ne sait pas encore combien de fois les bots la gagnent.
daily-winnable = Elle peut être gagnée : on y est arrivé en connaissant les cartes.
    .no = Même en connaissant les cartes, on n’a pas trouvé comment gagner.
    .unknown = On ne sait pas encore si elle peut être gagnée.

## Le mois

daily-streak = série { $now } · record { $best }
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-standing-won = { $day } : gagné
daily-standing-lost = { $day } : perdu
daily-standing-on = { $day } : pas encore fini
daily-standing-none = { $day } : pas joué
daily-standing-today = { $day }, aujourd’hui : pas encore joué

## La carte

daily-card = Votre résultat
daily-card-won = Gagné au tour { $turn }
daily-card-lost = Perdu au tour { $turn }
daily-card-line = { $difficulty } · { $players } · la même donne pour tous
    .plain = { $players } · la même donne pour tous
daily-bars = La chance de gagner après chaque tour, de { $first } à { $last }
daily-top = top { $percent }
    .of = { $teams ->
        [one] de { $teams } équipe
       *[other] de { $teams } équipes
    }
daily-share = Partager la carte
daily-copy = Copier en texte
daily-copied = Copié : collez-le où vous voulez.
daily-review = Revoir
    .tomorrow = À partir de demain : on y verrait les cartes.
daily-unlisted = Cet essai n’est pas parmi les résultats : quelqu’un à la table avait déjà joué.

daily-text = Simoun { $day } · { $game }
daily-text-won = gagné au tour { $turn } · { $hints }
daily-text-lost = perdu au tour { $turn } · { $hints }

## À la table

daily-deal = donne du { $day }
daily-back = Les résultats du jour

### Sa propre page : les chiffres de ses parties finies, le tout en un fichier, et rien qui en reste.

me-title = Vos parties
    .line = ce qu’elles ont donné
me-looking = On compte vos parties…
me-coming = { $games ->
        [one] Encore { $games } partie ancienne à compter…
       *[other] Encore { $games } parties anciennes à compter…
    }

## Rien encore

me-none = Aucune partie finie
    .note = Jouez-en une jusqu’au bout, seul avec des bots ou entre amis : son résultat est compté ici.
me-none-play = Jouer
me-none-learn = Apprendre d’abord un jeu

## En bref

me-short = En bref
me-games = { $games ->
        [one] partie finie
       *[other] parties finies
    }
me-games-note = à une place à vous, jusqu’au bout
me-won = gagnées
me-interval = { $low } à { $high } % avec 95 % de certitude
me-streak = { $n ->
        [one] victoire de suite
       *[other] victoires de suite
    }
me-streak-best = au mieux { $n }
me-rating = cote aux problèmes
me-rating-note = { $solved } résolus · série de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
me-lessons = { $n ->
        [one] leçon faite
       *[other] leçons faites
    }
me-lessons-note = ce navigateur s’en souvient

## Un jeu

me-count = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
me-part = Victoires
me-rate = Part gagnée
me-number = Parties
me-all = Toutes les parties
me-percent = { $percent } %
    .between = { $low }–{ $high }
me-losses = Comment elles furent perdues
me-lost = { $games }×
me-places = Rangs
me-place = { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    }
me-points = { $mean } points en moyenne, { $best } au mieux
me-streaks = { $now ->
        [0] Pas de victoire en cours ; au mieux { $best } de suite
       *[other] { $now } de suite en ce moment ; au mieux { $best }
    }
me-hollow = Le trait dit l’intervalle à 95 %. Une barre creuse repose sur moins de { $few } parties : elle peut encore beaucoup changer.

## Les donnes des jours

me-days = Donnes du jour
me-days-tries = { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }
me-days-all = Essais comptés
me-days-rank = rang { $rank } sur { $teams }
me-days-none = Chaque jour a sa donne, la même pour tout le monde. Ce que donne votre essai compté se lit ici.
me-days-on = Votre essai qui compte n’est pas fini. Ce qu’il donne se lira ici.

## Les dernières parties

me-latest = Vos dernières parties
me-review = La revoir
me-link = Copier le lien vers cette partie
me-link-copied = Le lien est copié : qui l’a peut regarder cette partie.
me-turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
me-scored = { $points } points

## Ce qui est à vous

me-yours = Ce qui est gardé de vous
me-yours-server = Le serveur ne vous connaît que par un cookie, sans aucun compte. Il garde vos tables, comment vos parties ont fini, et vos essais aux donnes du jour.
me-yours-browser = Problèmes, leçons et réglages sont gardés par ce navigateur.
me-save = Tout enregistrer en un fichier
me-forget = Tout effacer…
me-forget-ask = Effacer tout ce qui est gardé de vous ?
me-forget-tables = Les tables où personne d’autre n’a de place sont supprimées, avec leurs parties et leurs adresses.
me-forget-shared = Aux tables partagées vos places se libèrent ; votre nom et vos mots disparaissent, les parties restent aux autres.
me-forget-days = Vos essais aux donnes du jour sont oubliés ; leurs résultats restent dans les listes, sans votre nom.
me-forget-here = Ce navigateur oublie problèmes, leçons et réglages.
me-forget-sure = Vraiment ? On ne revient pas en arrière.
    .note = Chiffres, tables et adresses de vos propres parties disparaissent pour de bon. On peut d’abord en enregistrer un fichier.
me-forget-on = Continuer…
me-forget-do = Tout effacer maintenant
me-keep = Garder

### Les problèmes : ce qui sert à tous les jeux. Les buts sont dans <jeu>_puzzles.ftl.

## Un problème

puzzles-stars = { $n ->
        [one] 1 étoile
       *[other] { $n } étoiles
    }
puzzles-of = { $game } : problème { $number } sur { $all }
puzzles-by-turn = Cela doit tenir jusqu’au tour du joueur suivant.
puzzles-by-cards = Les cartes de fin de tour viennent trop tard.
puzzles-by-end = Ce qui compte, c’est la situation après ce tour.

## Les indices, l’un après l’autre

puzzles-hint-steps = { $n ->
        [one] Il faut 1 étape.
       *[other] Il faut { $n } étapes.
    }

## Ce que donne un tour

puzzles-solved = Résolu !
puzzles-failed = Pas encore.
puzzles-spared = Les cartes épargnent ce tour dans { $n } cas sur { $of } : ce n’est pas toujours.
puzzles-ways = { $ways ->
        [one] Sur { $lines } façons de jouer ce tour, seule celle-ci atteint le but.
       *[other] Sur { $lines } façons de jouer ce tour, { $ways } atteignent le but.
    }
puzzles-others = D’autres tours
puzzles-other-reaches = atteint { $n }
puzzles-other-fails = ne l’atteint pas
puzzles-other-chance = tient dans { $n } cas sur { $of }
puzzles-rates = Résolu par Novice à { $novice } %, Normal à { $normal } %, Expert à { $expert } %.

## Dans le navigateur

puzzles-title = Problèmes
    .line = un tour, un but, prouvé
puzzles-how = Des positions de vraies parties. Ce navigateur retient ce que vous avez résolu, votre série et votre cote.
puzzles-count = { $solved } résolus sur { $all }
puzzles-rating = cote { $rating }
puzzles-streak = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
puzzles-link = Problème { $number }, { $stars }
puzzles-link-solved = Problème { $number }, { $stars }, résolu
puzzles-begin = Résoudre le problème { $number }
puzzles-line = { $number } sur { $all } · { $solved } résolus
puzzles-puzzle = Problème { $number }
puzzles-solved-by = Bots qui le résolvent
puzzles-level-novice = Novice
puzzles-level-normal = Normal
puzzles-level-expert = Expert
puzzles-tries = Vos essais
puzzles-days = Série
puzzles-own = Votre cote
puzzles-hints = Indices
puzzles-hint = Indice −1 étoile
puzzles-more-hint = Indice suivant
puzzles-check = Vérifier
puzzles-line-solved = { $tries ->
        [one] Au premier essai.
       *[other] En { $tries } essais.
    }
puzzles-shown = Regardez comment faire.
puzzles-solution = Solution
puzzles-again = Réessayer
puzzles-share = Partager
puzzles-shared = Simoun · { $game }, problème { $number } { $stars } · { $tries ->
        [one] résolu au premier essai
       *[other] résolu en { $tries } essais
    }
puzzles-copied = Copié : collez-le où vous voulez.
puzzles-next = Suivant
puzzles-index = Tous les problèmes
puzzles-why = Pourquoi ça marche
puzzles-answer = La solution
puzzles-unknown = Ce problème n’existe pas
    .note = L’adresse est peut-être mal écrite. Tous les problèmes sont sur la page Problèmes.
    .all = Tous les problèmes

### Une partie finie, revue : au terminal, sur une page à elle, à la table.
###
### $points, $begin et ainsi de suite sont écrits avec leur signe ; les chances en pour cent.

review-title = Analyse
review-facts = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
review-moved = Ce qui a fait passer les chances de gagner de { $begin } % à { $end } %, en points
review-moved-share = Ce qui a fait passer la part { $who-of } dans la victoire de { $begin } % à { $end } %, en points
review-part-cards = Cartes { $points }
review-part-lost = Choix { $points }
review-part-gained = Bons coups { $points }
review-part-others = Les autres { $points }
review-fair = Les cartes ne sont la faute de personne.
review-level = Les chances sont celles de bots du niveau { $level } qui joueraient la suite.

## La courbe. $chance après un tour.

review-curve = Chances de gagner, tour par tour
review-curve-shares = Parts dans la victoire, tour par tour
review-begin = début
review-turn = Tour
review-chance = { $chance } %
review-chance-of = Chances de gagner
review-points-won = { $name } : points
review-figures = Les chiffres

## Les tournants. Une marque, son coup, et ce qui s’est passé.

review-points = Les tournants
review-points-of = { $points } sur { $moves } coups
review-points-none = Aucun coup à lui seul n’a changé grand-chose.
review-mark-strong = fort
review-mark-slip = faux pas (5 à 9 points)
review-mark-costly = coûteux (10 ou plus)
review-mark-card = cartes, la faute de personne
review-rises = le danger monte
review-mark-even = rien de mieux n’a été trouvé
review-where = Tour { $turn }, coup { $move }
review-played = Joué
review-both = { $before } % → { $after } %
review-error = ± { $error }
review-alike = { $level } aurait fait de même.
review-same = à peu près aussi bon, autant qu’on puisse le dire
review-samples = Les deux voies ont rencontré les mêmes { $samples } suites tirées au sort.

## Si la partie pouvait être gagnée.

review-deal = En connaissant les cartes
review-deal-won = { $turns ->
        [one] Qui aurait connu toutes les cartes pouvait gagner en { $turns } tour.
       *[other] Qui aurait connu toutes les cartes pouvait gagner en { $turns } tours.
    }
review-deal-open = { $tries ->
        [one] Aucune façon de gagner trouvée en { $tries } essai. Cela ne dit pas qu’il n’y en a pas.
       *[other] Aucune façon de gagner trouvée en { $tries } essais. Cela ne dit pas qu’il n’y en a pas.
    }
review-deal-way = Une façon de gagner
review-deal-note = Ici, et ici seulement, on regarde les cartes qui étaient encore cachées.

## À la table.

review-table = La table
review-coming = L’expert regarde encore …
review-progress = Analyse : { $done } sur { $all }
review-deal-coming = Recherche d’une victoire …
review-dropped = Une autre de vos analyses a commencé : celle-ci s’arrête là.
review-again = Reprendre
review-moment = Tour { $turn }, { $name }
review-here = À partir d’ici
review-asking = { $level } y réfléchit …
review-show-both = Montrer les deux
review-on = Jouer à partir d’ici
review-on-same = Jouer la suite, mêmes cartes
review-on-other = Jouer la suite, autres cartes
review-export = À emporter
review-link = Copier le lien
review-link-copied = Le lien est copié.
review-picture = Image
review-record = Partie
review-play = Dérouler
review-last = À la fin
review-scores = Points

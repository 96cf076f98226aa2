### The report of a study: a page of charts, and what the command says of it.
###
### $rate and the like are written out with their sign; $table names a table by what differs.

study-title = { $games } : ce que disent beaucoup de parties
study-axis-bots = Bots
study-axis-players = Nombre de joueurs
study-players = { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
study-of = { $what } : { $value }
study-only-table = toutes les parties
study-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
study-tables-of = { $tables } de { $games }
study-games = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
study-unfinished = { $games } parties sur { $whole } pour l’instant
study-turns = { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
study-percent = { NUMBER($n, maximumFractionDigits: 1) } %
study-number = { NUMBER($n, maximumFractionDigits: 1) }
study-interval = { $low }–{ $high }
study-print = Imprimer
study-csv = Les chiffres de chaque table, pour un tableur
study-json = Tout ce qui a été compté, pour un programme
study-rows = Toutes les parties
study-rows-title = Le fichier à côté de cette page : une ligne par partie (CSV)
study-theme = Clair ou sombre
study-figures = Les chiffres

## Facts: a large figure stands before each.

study-fact-won = de victoires : { $table }
study-fact-interval = { $interval } % à 95 %, { $games }
study-fact-cause = des défaites : { $cause }
study-fact-lost = { $n } parties perdues sur { $lost }
study-fact-won-game = une partie gagnée, en médiane
study-fact-lost-game = une partie perdue, en médiane

## Findings: each is the heading of a chart.

study-finding-one = { $rate } des parties sont gagnées
study-finding-steps = Chaque cran de difficulté coûte { $low ->
        [one] 1
       *[other] { $low }
    } à { $high } points
study-finding-alike = Aucune table n’est sûrement plus facile qu’une autre
study-finding-extremes = { $best } gagne le plus, { $most } ; { $worst } le moins, { $least }
study-finding-cause = { $rate } des défaites : { $cause }
study-finding-never-lost = Aucune partie n’a été perdue
study-finding-shorter = { $turns ->
        [one] Les parties perdues durent un tour de moins
       *[other] Les parties perdues durent { $turns } tours de moins
    }
study-finding-longer = { $turns ->
        [one] Les parties perdues durent un tour de plus
       *[other] Les parties perdues durent { $turns } tours de plus
    }
study-finding-as-long = Parties perdues et gagnées durent autant
study-finding-length = { $turns ->
        [one] La moitié des parties sont finies après un tour
       *[other] La moitié des parties sont finies après { $turns } tours
    }
study-finding-adventurer = { $who-start } aide le plus : { $rate } contre { $without } sans ce rôle
study-finding-no-adventurer = Aucun aventurier n’aide sûrement plus que les autres
study-finding-pair = { $best } gagnent le plus ensemble, { $most } ; { $worst } le moins, { $least }
study-finding-no-pair = Aucun duo ne gagne sûrement plus qu’un autre
study-finding-few-pairs = Trop peu de parties pour comparer les duos
study-finding-rivals = { $bot } gagne le plus : { $rate } de ses parties
study-finding-same-bots = Bots égaux à chaque table : personne ne gagne plus

## Charts

study-win-rate = Taux de victoire
study-by = { $what } selon : { $axes }
study-win-share = Part des victoires, une égalité étant partagée
study-points = Points d’un siège en moyenne, selon leur origine
study-won = gagnées
study-won-rate = gagnées { $rate }
study-few = moins de 100 parties
study-bar = la barre est l’intervalle à 95 % (Wilson)
study-ends = Comment finissent les parties
study-of-games = pour cent des parties
study-games-head = parties
study-together = toutes les valeurs de « { $what } » ensemble
study-length = Durée des parties
study-kind-won = gagnées
study-kind-lost = perdues
study-turns-head = tours
study-turns-across = tours (en pointillés : la médiane)
study-median-won = gagnées : { $turns }
study-median-all = médiane : { $turns }
study-median-lost = perdues : { $turns }
study-with = Taux de victoire des équipes avec un aventurier
study-pairs = Taux de victoire des équipes avec deux aventuriers ; plus c’est foncé, plus il est haut

## How it was measured

study-method = Comment on a mesuré
study-method-seeds = Les parties de même numéro ont la même graine à chaque table : la même donne, autant que les règles de la table le permettent.
study-method-interval = L’intervalle contient le vrai taux dans 95 études semblables sur 100. Deux chiffres dont les intervalles se touchent peuvent très bien être égaux.
study-method-range = Graines { $first } à { $last } · règles { $rules } · { $mode }
study-engine-compiled = moteur compilé
study-engine-plain = moteur en Python seul

## What the command says

study-interrupted = Interrompu. { $done } parties sur { $whole } sont dans { $file } ; la même commande reprend à partir de là.

### Ce que dit la commande `simoun` dans un terminal, quel que soit le jeu.

## Jouer

cli-welcome = { $game }. Tapez un numéro, une action, ou ? pour de l’aide.
cli-keys = Un numéro · Entrée remontre les choix · ? aide · q quitter
cli-keys-reveal = Entrée retourne la prochaine carte · un numéro · ? aide · q quitter
cli-help = Un numéro choisit ce qu’il désigne ; … ouvre une liste plus longue, Entrée en sort. Une action peut aussi s’écrire, par exemple : { $example }
cli-no-such-number = Les numéros vont de 1 à { $most }.
cli-over = La partie est finie. { $outcome }.
cli-left = Vous quittez la partie avant la fin.
cli-saved = La partie est notée dans { $file }.
cli-discard = défausse : { $cards }
cli-next-among = à venir : { $cards }

## Revoir une partie

cli-stops-here = { $moves ->
        [0] La partie va commencer.
        [one] La partie en est là après 1 coup.
       *[other] La partie en est là après { $moves } coups.
    }

## Simuler

cli-playing = { $games ->
        [one] 1 partie en cours
       *[other] { $games } parties en cours
    }
cli-games-played = { $games ->
        [one] 1 partie jouée
       *[other] { $games } parties jouées
    } par les robots { $bots }
cli-win-rate = Victoires : { $wins }, soit { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (intervalle à 95 % : de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %)
cli-loss = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } % · { $cause }
cli-on-boards = { $played }, sur { $boards ->
        [one] 1 plateau
       *[other] { $boards } plateaux
    }, chacun dans tous les ordres de places
cli-win-share = { $bot } : { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des victoires (intervalle à 95 % : de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %)
cli-points = Points
cli-mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-elo = Écart Elo entre { $bot } et { $against } : { $elo } (intervalle à 95 % : de { $low } à { $high })
cli-speed = { $games } parties et { $actions } actions par seconde ({ $mode })

## Réglages

cli-generation = Génération { $number } sur { $of } : le milieu gagne { NUMBER($middle, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, l’élite { NUMBER($elite, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, les meilleurs poids { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-tuned = Les poids sont dans { $file }.

### Ce que dit la commande `simoun` dans un terminal, quel que soit le jeu.

## Jouer

cli-welcome = { $game }. Tapez un numéro ou des mots, par exemple le nom d’une action. Tapez aide pour de l’aide.
cli-bot = Un bot joue pour { $who-the } ({ $seat }) : { $level }.
cli-keys = Un numéro ou des mots
cli-keys-next = Entrée continue · un numéro ou des mots
cli-keys-place = Tapez un lieu · Entrée pour revenir
cli-bot-next = { $who-start } joue maintenant, sans votre aide.
cli-command-help = aide
cli-command-undo = annuler
cli-command-hint = conseil
cli-command-legend = légende
cli-command-table = table
cli-command-chances = chances
cli-command-rule = règle
cli-command-save = noter
cli-command-quit = quitter
cli-help = Un numéro choisit ce qu’il désigne ; … ouvre une liste plus longue, Entrée en sort. Les mots aussi : une action, une chose, un lieu, ou plusieurs à la fois ; trois lettres d’un mot suffisent. Une action peut aussi s’écrire comme dans une partie notée : { $example }
cli-help-help = { $name } ou ? : cette page.
cli-help-undo = { $name } : reprend ce qui vient d’être fait, tant qu’aucune carte n’a été retournée et qu’aucun bot n’a joué.
cli-help-hint = { $name } : ce que ferait un bot à présent, et pourquoi.
cli-help-legend = { $name } : ce que veulent dire les signes du plateau.
cli-help-table = { $name } : le plateau encore une fois, avec tout ce qui se trouve à côté.
cli-help-chances = { $name } : les chances de gagner, si des bots jouaient la suite.
cli-help-rule = { $name } et un numéro : ce que dit cette règle.
cli-help-save = { $name } et un fichier : y note la partie ; simoun play --load la reprend.
cli-help-quit = { $name } ou q : quitte la partie.

## Leçons

cli-command-show = montrer
cli-command-again = recommencer
cli-help-show = { $name } : joue la leçon pour vous.
cli-help-again = { $name } : reprend la leçon au début.
cli-learn-course = { $game } ({ $name }) : { $done } leçons faites sur { $all }
cli-learn-item = { $number }. { $title } (règle { $rule })
cli-learn-item-done = { $number }. { $title } (règle { $rule }), faite
cli-learn-how = simoun learn { $name } commence par la première leçon qui n’est pas faite, simoun learn { $name } 3 par la troisième.
cli-learn-damaged = La leçon { $name } ne peut pas être donnée : { $reason }
cli-learn-lesson = Leçon { $number } sur { $all } : { $title } (règle { $rule })
cli-learn-keys = conseil dit comment et pourquoi, montrer la joue, recommencer reprend au début.
cli-learn-done = C’est fait ! { $keep }
cli-learn-missed = Le but ne peut plus être atteint ainsi. Encore une fois :
cli-learn-shows = Voici comment faire : { $action }
cli-learn-finished = C’était la dernière leçon de ce jeu. Amusez-vous bien : simoun play { $name }
cli-no-such-number = Les numéros vont de 1 à { $most }.
cli-too-long = Rien de ce qui peut se faire n’a plus de { $most } lettres.
cli-unknown-word = « { $word } » ne désigne rien ici : aide dit ce qu’on peut taper.
cli-nothing-fits = Rien de tel ne peut se faire maintenant.
cli-why = { $reason } (règle { $rule })
cli-bot-decides = Un bot joue pour { $who-the } et décide seul.
cli-undone = Ce qui vient d’être fait est repris.
cli-no-undo = Il n’y a rien à reprendre : une carte a été retournée, un bot a joué, ou rien n’a encore été fait.
cli-no-rule = Aucune règle ne porte ce numéro : simoun rules { $game } les dit toutes.
cli-save-where = Dans quel fichier ? Tapez noter et son nom.
cli-replace = { $file } existe déjà. Le remplacer ? (oui ou non)
cli-not-replaced = { $file } reste comme il était.
cli-lets = oui, non ou toujours ?
cli-no = non
cli-always = toujours
cli-yes = oui
cli-small-words = le la les l un une des du de d à au aux vers avec par sur en pour et
cli-over = La partie est finie. { $outcome }.
cli-left = Vous quittez la partie avant la fin.
cli-saved = La partie est notée dans { $file }.
cli-discard = défausse : { $cards }
cli-next-among = à venir : { $cards }
cli-odds = Chances
cli-chance = { $what } { $percent } %
cli-chances-team = Chances de gagner, si des bots normaux jouaient la suite : { $percent } %
cli-chances-rivals = Chances de gagner, si des bots normaux jouaient la suite : { $chances }

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
    } par les bots { $bots }
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
cli-strength = { $level }, { $game }, { $players } joueurs, { $difficulty } : { $done } parties sur { $games }. { $minutes ->
        [0] Moins d’une minute encore.
        [one] Une minute encore, environ.
       *[other] { $minutes } minutes encore, environ.
    }
cli-written = Écrit : { $file }

## Ajustement

cli-fitted = Les prévisions sont dans { $file }.
cli-fit-players = Joueurs
cli-fit-games = Parties
cli-fit-error = Erreur
cli-fit-luck = Par le seul hasard
cli-fit-said = Annoncé
cli-fit-positions = Positions
cli-fit-won = Gagné
cli-fit-interval = Intervalle à 95 %
cli-fit-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-fit-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Conseils

cli-hint-best = { $steps } : { $now } % → { $chance } % (± { $error })
cli-hint-sure = { $steps } : { $now } % → { $chance } %
cli-hint-worse = { $steps } : { $chance } % ({ $less } ± { $error } de moins que le meilleur)
cli-hint-less = { $steps } : { $chance } % ({ $less } de moins que le meilleur)
cli-hint-same = { $steps } : à peu près pareil
cli-hint-next = Comparé au suivant : { $reason }
cli-review-heading = { $heading } :
cli-review-point = { $sign } { $points }  { $where } ({ $both }) : { $happened }
cli-review-way = --html FICHIER raconte une façon de gagner, --json la donne comme partie.
cli-hint-samples = Chances de gagner, sur { $samples } suites tirées au sort.

## Problèmes

cli-puzzles-game = { $game } ({ $name }) : { $n } problèmes
cli-puzzles-stars = { $stars } : { $numbers }
cli-puzzles-damaged = Le problème { $name } ne peut pas être résolu : { $reason }
cli-puzzles-finished = C’était le dernier problème de ce jeu. Amusez-vous bien : simoun play { $name }
cli-puzzles-keys = conseil en dit chaque fois un peu plus, annuler reprend, recommencer reprend au début, montrer joue la solution.
cli-puzzles-proved = { $n ->
        [one] 1 problème est prouvé.
       *[other] { $n } problèmes sont prouvés.
    }

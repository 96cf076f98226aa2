### Les problèmes de le Désert Interdit.
###
### Ids      desert_puzzles-<but>          le but
###          desert_puzzles-<but>-hint     où regarder d’abord
###          desert_puzzles-<but>-why      pourquoi la solution marche
###          desert_puzzles-<but>-missed   ce qu’un tour manqué n’a pas atteint

desert_puzzles-pick-up = Ramassez { $part-the } avant les cartes.
desert_puzzles-pick-up-hint = Le sable sur le chemin, et sur la pièce elle-même, doit d’abord être enlevé.
desert_puzzles-pick-up-why = Le chemin est libre, et la dernière action la ramasse.
desert_puzzles-pick-up-missed = Au bout du tour, { $part-the } est encore dans le sable.

desert_puzzles-leave = Envolez-vous dans ce tour, tous ensemble.
desert_puzzles-leave-hint = Les quatre pièces, tout le monde sur la piste de décollage, et au plus un sable dessus.
desert_puzzles-leave-why = Toutes les pièces sont là, et le dernier arrivé complète l’équipage.
desert_puzzles-leave-missed = Il manque quelqu’un, ou quelque chose.

desert_puzzles-alive = Jouez ce tour pour que personne ne soit perdu, quelles que soient les cartes.
desert_puzzles-alive-hint = Cherchez la carte qui mettrait fin à tout, et ce qu’elle frapperait.
desert_puzzles-alive-why = On survit maintenant à toutes les cartes possibles.
desert_puzzles-alive-missed = Il y a une carte qui met fin à la partie après ce tour.

desert_puzzles-drink = Faites que chacun ait au moins { $n } d’eau avant les cartes.
desert_puzzles-drink-hint = L’eau se partage sur une même tuile, et chaque puits en donne deux à tous ceux qui y sont.
desert_puzzles-drink-why = L’eau arrive à qui en a le moins : personne n’a moins de { $n }.
desert_puzzles-drink-missed = Quelqu’un a encore moins de { $n } d’eau.

desert_puzzles-dig = Enlevez { $n } marqueurs de sable avant les cartes.
desert_puzzles-dig-hint = Qui en enlève deux en une action ? Et un Blaster vide une tuile entière sans action.
desert_puzzles-dig-why = Aucune action n’est perdue : { $n } marqueurs sont partis, et aucun tour n’en enlève plus.
desert_puzzles-dig-missed = Moins de { $n } marqueurs sont partis.

desert_puzzles-gather = Amenez tout le monde à la piste de décollage avant les cartes.
desert_puzzles-gather-hint = L’Alpiniste emmène quelqu’un, et un Jetpack en porte deux où l’on veut, si le sable ne barre rien.
desert_puzzles-gather-why = Qui ne peut pas marcher si loin est emmené : tous sont sur la piste.
desert_puzzles-gather-missed = Quelqu’un n’est pas encore sur la piste.

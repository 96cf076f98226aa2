### Les problèmes de l’Île Interdite.
###
### Ids      island_puzzles-<but>          le but
###          island_puzzles-<but>-hint     où regarder d’abord
###          island_puzzles-<but>-why      pourquoi la solution marche
###          island_puzzles-<but>-missed   ce qu’un tour manqué n’a pas atteint

island_puzzles-capture = Prenez { $treasure-the } avant les cartes.
island_puzzles-capture-hint = Comptez les cartes dans toutes les mains, et voyez qui peut en porter quatre à l’un de ses deux lieux.
island_puzzles-capture-why = Les cartes { $treasure-of } se rejoignent dans une main, sur l’un de ses lieux.
island_puzzles-capture-missed = Le tour est fini sans { $treasure-the }.

island_puzzles-leave = Envolez-vous dans ce tour, tous ensemble.
island_puzzles-leave-hint = Tous doivent être sur l’Héliport, et quelqu’un doit garder un hélicoptère pour la fin.
island_puzzles-leave-why = Tous sont sur l’Héliport, et il reste un hélicoptère pour décoller.
island_puzzles-leave-missed = Quelqu’un est encore loin, ou il ne reste plus d’hélicoptère.

island_puzzles-alive = Jouez ce tour pour que personne ne soit perdu, quelles que soient les cartes.
island_puzzles-alive-hint = Cherchez la carte qui mettrait fin à tout, et ce qu’elle frapperait.
island_puzzles-alive-why = On survit maintenant à toutes les cartes possibles.
island_puzzles-alive-missed = Il y a une carte qui met fin à la partie après ce tour.

island_puzzles-dry = Jouez ce tour pour qu’aucune tuile ne sombre, quelles que soient les cartes.
island_puzzles-dry-hint = Seules les tuiles inondées sombrent. Voyez lesquelles peuvent venir : celles du dessus de la pioche, et après une montée des eaux celles de la défausse.
island_puzzles-dry-why = Il ne reste aucune tuile inondée dont la carte peut venir dans ce tour.
island_puzzles-dry-missed = Il reste une tuile inondée dont la carte peut venir.

island_puzzles-shore = Asséchez { $n } tuiles avant les cartes.
island_puzzles-shore-hint = Les sacs de sable et les hélicoptères ne coûtent pas d’action, et l’Ingénieur assèche deux tuiles en une.
island_puzzles-shore-why = Aucune action n’est perdue : { $n } tuiles sont sèches, et aucun tour n’en assèche plus.
island_puzzles-shore-missed = Moins de { $n } tuiles sont de nouveau sèches.

island_puzzles-gather = Amenez tout le monde à l’Héliport avant les cartes.
island_puzzles-gather-hint = Un hélicoptère emmène tous ceux qui sont sur la même tuile.
island_puzzles-gather-why = Qui ne peut pas marcher est emmené : tous sont sur l’Héliport.
island_puzzles-gather-missed = Quelqu’un n’est pas encore sur l’Héliport.

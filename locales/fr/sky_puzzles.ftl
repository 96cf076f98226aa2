### Les problèmes de le Ciel Interdit.
###
### Ids      sky_puzzles-<but>          le but
###          sky_puzzles-<but>-hint     où regarder d’abord
###          sky_puzzles-<but>-why      pourquoi la solution marche
###          sky_puzzles-<but>-missed   ce qu’un tour manqué n’a pas atteint

sky_puzzles-build = Terminez ce composant avant les cartes : { $component }.
sky_puzzles-build-hint = Les demi-disques et les quarts forment un composant là où les tuiles se touchent. Voyez quelle tuile va où, et qui la tient.
sky_puzzles-build-why = La bonne tuile est là où manquait sa part du disque.
sky_puzzles-build-missed = Le composant n’est pas terminé.

sky_puzzles-wire = Posez { $n } câbles avant les cartes.
sky_puzzles-wire-hint = Un bout de chaque câble est sur la tuile où l’on se trouve ; chaque composant en porte deux.
sky_puzzles-wire-why = Chaque câble part de là où quelqu’un se trouve à temps.
sky_puzzles-wire-missed = Moins de { $n } câbles ont été posés.

sky_puzzles-leave = Lancez la fusée dans ce tour, avec tout le monde à bord.
sky_puzzles-leave-hint = La fusée part avec le dernier câble : tous doivent alors être sur la rampe de lancement.
sky_puzzles-leave-why = Tous sont sur la rampe quand le dernier câble ferme le circuit.
sky_puzzles-leave-missed = Le circuit n’est pas fermé, ou quelqu’un est resté en arrière.

sky_puzzles-alive = Jouez ce tour pour que personne ne soit perdu, quelles que soient les cartes.
sky_puzzles-alive-hint = Cherchez la carte qui mettrait fin à tout, et ce qu’elle frapperait.
sky_puzzles-alive-why = On survit maintenant à toutes les cartes possibles.
sky_puzzles-alive-missed = Il y a une carte qui met fin à la partie après ce tour.

sky_puzzles-gather = Amenez tout le monde à la rampe de lancement avant les cartes.
sky_puzzles-gather-hint = La rampe couvre plusieurs tuiles, et chacune convient. Les téléporteurs, l’Alpiniste et les Jetpacks raccourcissent le chemin.
sky_puzzles-gather-why = Chacun prend le plus court chemin ou est emmené : tous sont sur la rampe.
sky_puzzles-gather-missed = Quelqu’un n’est pas encore sur la rampe.

sky_puzzles-unhurt = Jouez ce tour pour que personne ne perde ni santé ni corde, quelles que soient les cartes.
sky_puzzles-unhurt-hint = Voyez quelles tuiles la foudre peut frapper, et où une rafale pousserait chaque pion.
sky_puzzles-unhurt-why = Ni la foudre ni une rafale ne peuvent atteindre personne, quelle que soit la carte.
sky_puzzles-unhurt-missed = Il y a une carte qui coûte de la santé ou de la corde à quelqu’un.

sky_puzzles-cage = Amenez tout le monde sur une cage de Faraday avant les cartes.
sky_puzzles-cage-hint = La foudre épargne qui se trouve sur une cage, et plusieurs peuvent y être. Voyez qui peut être emmené.
sky_puzzles-cage-why = Tous sont là où la foudre ne peut pas les frapper.
sky_puzzles-cage-missed = Quelqu’un n’est pas encore sur une cage de Faraday.

sky_puzzles-shelter = Amenez tout le monde dans un abri avant les cartes.
sky_puzzles-shelter-hint = Les rafales épargnent qui se trouve dans un abri, et plusieurs peuvent y être. Voyez qui peut être emmené.
sky_puzzles-shelter-why = Tous sont là où aucune rafale ne peut les emporter.
sky_puzzles-shelter-missed = Quelqu’un n’est pas encore dans un abri.

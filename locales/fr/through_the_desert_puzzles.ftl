### Les problèmes de Durch die Wüste.
###
### Ids      through_the_desert_puzzles-<but>          le but
###          through_the_desert_puzzles-<but>-hint     où regarder d’abord
###          through_the_desert_puzzles-<but>-why      pourquoi la solution marche
###          through_the_desert_puzzles-<but>-missed   ce qu’un tour manqué n’a pas atteint

through_the_desert_puzzles-win = Gagnez dans ce tour : finissez la partie avec le plus de points.
through_the_desert_puzzles-win-hint = La partie finit avec le tour où un troupeau s’épuise. Comptez ce que chacun a alors.
through_the_desert_puzzles-win-why = Le troupeau s’épuise quand { $who-the } a le plus de points.
through_the_desert_puzzles-win-missed = La partie continue, ou quelqu’un devance { $who-the }.

through_the_desert_puzzles-points = Atteignez { $n } points dans ce tour : c’est { $now } maintenant pour { $who-the }.
through_the_desert_puzzles-points-hint = Additionnez tout : points d’eau, oasis, territoires et caravanes les plus longues.
through_the_desert_puzzles-points-why = Aucun tour n’apporte plus : { $who-the } passe de { $now } à { $n } points.
through_the_desert_puzzles-points-missed = Ce tour laisse { $who-the } en dessous de { $n } points ; il a commencé à { $now }.

through_the_desert_puzzles-oases = Ayez { $n } points d’oasis à la fin de ce tour : c’est { $now } maintenant pour { $who-the }.
through_the_desert_puzzles-oases-hint = Chaque caravane compte chaque oasis une fois. Lesquelles sont à deux pas ?
through_the_desert_puzzles-oases-why = Les deux chameaux atteignent une oasis que leur caravane n’avait pas : { $now } devient { $n } pour { $who-the }.
through_the_desert_puzzles-oases-missed = Cela fait moins de { $n } points d’oasis pour { $who-the } ; c’était { $now } au début.

through_the_desert_puzzles-land = Ayez { $n } points de territoire à la fin de ce tour : c’est { $now } maintenant pour { $who-the }.
through_the_desert_puzzles-land-hint = Le bord et les montagnes ferment aussi un territoire, et un autre chameau à l’intérieur le laisse ouvert.
through_the_desert_puzzles-land-why = L’anneau est fermé sans personne d’autre dedans : { $now } devient { $n } pour { $who-the }, et aucun autre tour n’enferme autant.
through_the_desert_puzzles-land-missed = Cela fait moins de { $n } points de territoire pour { $who-the } ; c’était { $now } au début.

through_the_desert_puzzles-caravans = Ayez { $n } points de plus longues caravanes à la fin de ce tour : c’est { $now } maintenant pour { $who-the }.
through_the_desert_puzzles-caravans-hint = Comparez les longueurs couleur par couleur : un chameau peut suffire pour mener, ou pour ne plus partager.
through_the_desert_puzzles-caravans-why = Chaque chameau change qui a la plus longue : { $now } devient { $n } pour { $who-the }.
through_the_desert_puzzles-caravans-missed = Cela fait moins de { $n } points de plus longues caravanes pour { $who-the } ; c’était { $now } au début.

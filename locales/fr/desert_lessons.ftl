### Les leçons du Désert Interdit ; les ids sont expliqués en tête de island_lessons.ftl.

desert_lessons-turn = Un tour dans le désert
desert_lessons-turn-task = Révélez la tuile C2.
desert_lessons-turn-why = Deux marqueurs de sable la couvrent. Creusez deux fois d’où vous êtes, avancez, retournez-la : voilà à quoi servent quatre actions.
desert_lessons-turn-keep = Creuser, se déplacer et révéler coûtent chacun une action. Un engrenage sur la face cité apporte un équipement.
desert_lessons-turn-not-blocked = Deux marqueurs bloquent la tuile. Creusez jusqu’à ce qu’il en reste un au plus, puis avancez.
desert_lessons-turn-not-sanded = On ne retourne une tuile que s’il n’y a plus aucun sable dessus. Enlevez le dernier marqueur.
desert_lessons-turn-not-ended = Le tour est fini et C2 est toujours ensevelie. Vous avez quatre actions : creuser, creuser, avancer, révéler.

desert_lessons-wind = Comment souffle le vent
desert_lessons-wind-task = Finissez votre tour et regardez glisser les tuiles.
desert_lessons-wind-why = La carte suivante souffle trois tuiles vers le nord. Sous l’œil de la tempête, il n’y en a que deux : elles montent toutes deux, avec qui s’y trouve, et chacune reçoit un sable.
desert_lessons-wind-keep = Les tuiles glissent dans le trou, qui part donc dans l’autre sens. Là où il n’y a plus de tuile, rien ne se passe.
desert_lessons-wind-not-dig = Il ne vous reste plus d’action pour creuser. Finissez votre tour : c’est à la tempête de jouer.
desert_lessons-wind-not-move = Il ne vous reste plus d’action pour vous déplacer. Finissez votre tour.

desert_lessons-buried = Sous le sable
desert_lessons-buried-task = Dégagez-vous et allez en D2.
desert_lessons-buried-why = Trois marqueurs couvrent votre tuile et vous retiennent : vous ne pouvez qu’y enlever du sable, jusqu’à ce qu’il n’en reste qu’un.
desert_lessons-buried-keep = Avec deux marqueurs ou plus sur votre tuile, vous creusez avant toute chose. D’autres peuvent aussi vous dégager.
desert_lessons-buried-not-move = Le sable vous retient : enlevez d’abord celui de votre tuile, jusqu’à un marqueur au plus.
desert_lessons-buried-not-power = Sous le sable, vous ne pouvez guider personne. Creusez d’abord.
desert_lessons-buried-not-elsewhere = Sous le sable, vous ne pouvez creuser que sur votre tuile, en D3.
desert_lessons-buried-not-ended = Le tour est fini. Deux marqueurs et un pas font trois de vos quatre actions.

desert_lessons-clues = Deux indices, un lieu
desert_lessons-clues-task = Révélez le second indice du cristal.
desert_lessons-clues-why = L’indice en B2 donne la ligne. Celui qui est sous vos pieds donne la colonne : le cristal apparaît aussitôt à leur croisement.
desert_lessons-clues-keep = Une ligne et une colonne : avec les deux indices, la pièce est là où elles se croisent. Ensuite elle glisse avec sa tuile.
desert_lessons-clues-not-left = Restez où vous êtes : l’indice est sous votre propre tuile.
desert_lessons-clues-not-pick-up = Le cristal n’est pas encore là. Il faut d’abord révéler ses deux indices.
desert_lessons-clues-not-ended = Le tour est fini et l’indice est toujours caché. Révélez votre propre tuile.

desert_lessons-pick-up = Prendre une pièce
desert_lessons-pick-up-task = Prenez le cristal en D2.
desert_lessons-pick-up-why = Il est sur une tuile encore cachée. Enlevez son sable, allez-y, retournez la tuile et prenez le cristal : quatre actions.
desert_lessons-pick-up-keep = Une pièce se prend sur une tuile révélée et non bloquée. Peu importe qui l’a.
desert_lessons-pick-up-not-away = Placez-vous sur la tuile du cristal, et révélez-la d’abord.
desert_lessons-pick-up-not-ended = Le tour est fini, sans le cristal. Creuser, avancer, révéler, prendre : quatre actions.

desert_lessons-water = Un point d’eau pour tous
desert_lessons-water-task = Buvez tous les deux au point d’eau en B2.
desert_lessons-water-why = Quand on le révèle, tous ceux qui s’y trouvent boivent jusqu’à deux, une seule fois. Retrouvez-vous d’abord : la Navigatrice déplace les autres, trois tuiles pour une action.
desert_lessons-water-keep = Retrouvez-vous sur une tuile marquée d’une goutte avant de la révéler. L’une des trois est un mirage.
desert_lessons-water-not-alone = L’Explorateur n’a pas bu, et le point d’eau n’en donne qu’une fois. Amenez-le avant de révéler.
desert_lessons-water-not-ended = Le tour est fini et vous avez tous deux soif. Avancer, guider l’Explorateur, révéler : trois actions.

desert_lessons-share = Partager l’eau
desert_lessons-share-task = Que personne ne meure de soif pendant ce tour.
desert_lessons-share-why = La chaleur arrive et la gourde de l’Archéologue est vide. La Porteuse d’eau puise au point d’eau pour une action, et verse à un voisin pour rien.
desert_lessons-share-keep = Sur une même tuile, l’eau se partage librement à tout moment ; la Porteuse d’eau en donne aussi aux voisins.
desert_lessons-share-not-thirst = La chaleur est venue, et une gourde vide, c’est la fin. Versez avant de finir votre tour, et gardez-en pour vous.
desert_lessons-share-not-moved = C’était votre seule action. Vous êtes sur un point d’eau : puisez-y.

desert_lessons-tunnel = À l’ombre
desert_lessons-tunnel-task = Soyez à l’ombre quand vient la chaleur.
desert_lessons-tunnel-why = La prochaine carte est une Vague de chaleur : tous ceux qui ne sont pas à l’ombre boivent. Un tunnel abrite, et il y en a un à côté de vous.
desert_lessons-tunnel-keep = Dans un tunnel, la chaleur ne vous atteint pas. Une action mène aussi d’un tunnel ouvert à n’importe quel autre.
desert_lessons-tunnel-not-sun = Vous étiez au soleil et avez bu votre dernière eau. Entrez d’abord dans le tunnel en E1.
desert_lessons-tunnel-not-navigated = C’était votre seule action, et c’est votre eau qui est en jeu. Entrez vous-même dans le tunnel.

desert_lessons-equipment = L’équipement
desert_lessons-equipment-task = Prenez l’hélice pendant ce tour.
desert_lessons-equipment-why = Elle est loin, en E2, et vous avez une action. L’équipement n’en coûte aucune : le Jetpack vous mène sur toute tuile non bloquée.
desert_lessons-equipment-keep = L’équipement se joue à tout moment, au tour de chacun, puis il est perdu.
desert_lessons-equipment-not-far = Il faut être sur la tuile de l’hélice. Volez-y d’abord.
desert_lessons-equipment-not-elsewhere = Le Jetpack est usé, et l’hélice n’est pas ici. Elle est en E2.
desert_lessons-equipment-not-walked = C’était votre seule action ; il vous la faut pour prendre l’hélice. Volez plutôt.

desert_lessons-launch = Décoller
desert_lessons-launch-task = Amenez tout le monde sur la piste de décollage en B3.
desert_lessons-launch-why = Les quatre pièces sont à vous. Deux marqueurs bloquent la piste : enlevez-en un, guidez-y la Porteuse d’eau, et allez-y vous-même.
desert_lessons-launch-keep = Quatre pièces, tout le monde sur la piste, et un marqueur au plus dessus : vous décollez aussitôt.
desert_lessons-launch-not-blocked = Deux marqueurs bloquent la piste. Enlevez-en un d’abord.
desert_lessons-launch-not-ended = Le tour est fini. Creuser, guider, avancer : trois actions, et vous seriez en l’air.

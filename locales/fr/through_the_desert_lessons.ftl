### Les leçons d’À travers le désert ; les ids sont expliqués en tête de island_lessons.ftl.

through_the_desert_lessons-riders = Où naissent les caravanes
through_the_desert_lessons-riders-task = Placez votre dernier cavalier, sur le chameau safran.
through_the_desert_lessons-riders-why = Sa caravane grandira de là : près des points d’eau et des oasis, c’est bien. Mais jamais à côté d’un palmier, à côté d’un cavalier ou sur un point d’eau.
through_the_desert_lessons-riders-keep = Les cavaliers gardent leurs distances : avec les oasis et entre eux, même les vôtres.
through_the_desert_lessons-riders-not-oasis = Trop près : un cavalier ne part jamais d’une des six cases autour d’une oasis.
through_the_desert_lessons-riders-not-rider = Un autre cavalier est juste à côté. Il faut au moins une case entre deux cavaliers.
through_the_desert_lessons-riders-not-waterhole = Il y a un point d’eau : un cavalier part d’une case vide. Vous pourrez le prendre plus tard avec un chameau.

through_the_desert_lessons-camels = Une caravane grandit
through_the_desert_lessons-camels-task = Placez deux chameaux menthe.
through_the_desert_lessons-camels-why = Un chameau se place à côté d’un chameau de sa couleur dans votre caravane ; le second peut s’appuyer sur le premier. Deux chameaux, c’est votre tour.
through_the_desert_lessons-camels-keep = Une caravane par couleur, toujours d’un seul tenant, et jamais à côté de celle d’un autre joueur de cette couleur.
through_the_desert_lessons-camels-not-apart = Cette case ne touche pas votre caravane menthe. Placez à côté d’elle, puis à côté du nouveau chameau.
through_the_desert_lessons-camels-not-others = La caravane menthe de Vermillon est juste à côté. Deux joueurs n’ont jamais de caravanes d’une même couleur qui se touchent.
through_the_desert_lessons-camels-not-other-colour = C’est permis, mais il s’agit de la caravane menthe. Annulez, ou recommencez.

through_the_desert_lessons-waterhole = Les points d’eau
through_the_desert_lessons-waterhole-task = Prenez pendant ce tour le point d’eau de 3 points.
through_the_desert_lessons-waterhole-why = Un chameau placé sur un point d’eau en prend les points. Celui-ci est à deux pas de votre caravane safran : un chameau pour le chemin, un pour l’eau.
through_the_desert_lessons-waterhole-keep = Les points d’eau rapportent aussitôt de 1 à 3 points. Voyez lesquels d’autres pourraient atteindre avant vous.
through_the_desert_lessons-waterhole-not-less = De l’eau, mais pas les 3 points : il faut les deux chameaux pour ce chemin.
through_the_desert_lessons-waterhole-not-far = Il ne touche pas encore votre caravane. Placez d’abord un chameau entre les deux.

through_the_desert_lessons-oasis = Les oasis
through_the_desert_lessons-oasis-task = Rejoignez l’oasis avec l’une de vos caravanes.
through_the_desert_lessons-oasis-why = Un chameau à côté d’un palmier rapporte 5 points, une fois par caravane. La caravane azur de Vermillon barre la route à la vôtre, mais pas à toutes les couleurs.
through_the_desert_lessons-oasis-keep = Chacune de vos caravanes peut rejoindre chaque oasis une fois. Les mêmes couleurs restent à distance : un rival peut donc vous barrer la route.
through_the_desert_lessons-oasis-not-shut-out = Là, votre chameau azur toucherait la caravane azur de Vermillon, et c’est toujours interdit. Essayez une autre couleur.
through_the_desert_lessons-oasis-not-azure = La caravane azur n’y arrivera plus. La violette le peut, avec un seul chameau.

through_the_desert_lessons-territory = Clore un territoire
through_the_desert_lessons-territory-task = Fermez le territoire autour de l’oasis.
through_the_desert_lessons-territory-why = Deux de vos caravanes l’entourent, mais une frontière n’est faite que d’une seule. Deux chameaux violets ferment la brèche ; l’eau et l’oasis à l’intérieur sont alors à vous.
through_the_desert_lessons-territory-keep = Le territoire qu’une caravane ferme, seule ou avec le bord du plateau, est à vous : l’eau et les oasis aussitôt, un point par case vide à la fin.
through_the_desert_lessons-territory-not-two-caravans = L’azur et le violet ne peuvent pas le fermer ensemble. Comblez la brèche en violet.
through_the_desert_lessons-territory-not-elsewhere = Ce chameau est loin de la brèche, et il en faut deux là-bas. Annulez, ou recommencez.

through_the_desert_lessons-longest = La plus longue caravane
through_the_desert_lessons-longest-task = Faites de votre caravane rose la plus longue.
through_the_desert_lessons-longest-why = À la fin, chaque couleur rapporte 10 points à la plus longue caravane, et seulement 5 chacun en cas d’égalité. Vermillon a cinq chameaux roses, vous quatre.
through_the_desert_lessons-longest-keep = Un chameau de plus suffit : 10 points pour la plus longue, 5 pour chaque ex æquo.
through_the_desert_lessons-longest-not-tied = Cinq contre cinq : l’égalité ne vaut que 5. Il fallait les deux chameaux.
through_the_desert_lessons-longest-not-other-colour = Ce chameau allonge une autre caravane. La rose a besoin des deux.

through_the_desert_lessons-end = Le dernier chameau
through_the_desert_lessons-end-task = Terminez la partie pendant ce tour, et gagnez-la.
through_the_desert_lessons-end-why = Il reste un chameau menthe : qui le place termine la partie avec ce tour. Vous avez 11 points de retard, mais il égale la plus longue caravane menthe, et il y a de l’eau en H11.
through_the_desert_lessons-end-keep = La partie finit avec le tour où une couleur s’épuise. Comptez d’abord : plus longues caravanes, territoires, eau, oasis.
through_the_desert_lessons-end-not-lost = La partie est finie et Vermillon est devant. Le dernier chameau menthe doit aussi apporter de l’eau, en H11.
through_the_desert_lessons-end-not-goes-on = La partie continue et c’est à Vermillon. Le dernier chameau menthe l’aurait terminée.

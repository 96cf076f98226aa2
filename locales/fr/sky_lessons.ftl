### Les leçons du Ciel Interdit ; les ids sont expliqués en tête de island_lessons.ftl.

sky_lessons-explore = Explorer
sky_lessons-explore-task = Posez votre tuile à côté de celle où vous êtes.
sky_lessons-explore-why = Tournez-la pour qu’un fil de cuivre rejoigne un fil de votre tuile. Elle montre un paratonnerre : il se dresse aussitôt.
sky_lessons-explore-keep = Une tuile se pose à côté de la vôtre, fil contre fil ; ses autres côtés peuvent toucher n’importe quoi.
sky_lessons-explore-not-far = Cet endroit ne touche pas votre tuile. On pose les tuiles à côté de soi.
sky_lessons-explore-not-no-wire = Tournée ainsi, aucun fil ne rejoint un fil de votre tuile. Tournez-la jusqu’à ce qu’ils se touchent.
sky_lessons-explore-not-ended = Le tour est fini et la tuile est toujours dans votre main. Explorez : une action.

sky_lessons-scout = Observer
sky_lessons-scout-task = Tirez une tuile, et posez-en une.
sky_lessons-scout-why = Observer apporte une tuile de la pile dans votre main, explorer en pose une : une action chacun, et il vous en reste deux.
sky_lessons-scout-keep = Une main contient trois tuiles, celle du Géomètre quatre. Plus on en a, plus on a le choix.
sky_lessons-scout-not-moved = Il vous faut les deux actions : une pour observer, une pour explorer. Restez où vous êtes.
sky_lessons-scout-not-ended = Le tour est fini. Vous aviez une action pour observer et une pour explorer.

sky_lessons-component = Des cercles aux composants
sky_lessons-component-task = Complétez un petit condensateur.
sky_lessons-component-why = À l’est de vous, deux moitiés de cercle peuvent se rejoindre : posez-y votre tuile, moitié contre moitié. Le composant se dresse aussitôt.
sky_lessons-component-keep = Deux moitiés font un condensateur, quatre quarts la rampe de lancement. Le plan dit combien il en faut.
sky_lessons-component-not-not-joined = La tuile est posée, mais aucun cercle n’est complet. Une moitié de votre tuile doit toucher l’autre moitié.
sky_lessons-component-not-ended = Le tour est fini, sans condensateur. Posez votre tuile à l’est, sa moitié tournée vers vous.

sky_lessons-wire = Le premier câble
sky_lessons-wire-task = Reliez le petit condensateur au paratonnerre.
sky_lessons-wire-why = Depuis une tuile d’un composant, vous tendez un câble vers un autre : une action. Celui-ci est trop loin pour un câble court.
sky_lessons-wire-keep = Un câble court couvre environ une tuile, un long deux fois plus. Il y en a douze courts et quatre longs.
sky_lessons-wire-not-short = Un câble court ne va pas si loin. Prenez-en un long.
sky_lessons-wire-not-not-here = Aucun des deux n’est sur votre tuile. Un bout du câble doit être là où vous êtes.
sky_lessons-wire-not-pad = Ce câble est juste aussi, mais il s’agissait du paratonnerre. Tendez-en un autre, ou annulez.
sky_lessons-wire-not-ended = Le tour est fini, sans le câble. Il coûte une action.

sky_lessons-two-cables = Deux câbles, jamais trois
sky_lessons-two-cables-task = Reliez le paratonnerre 5, où vous êtes, au paratonnerre 1.
sky_lessons-two-cables-why = Un composant reçoit deux câbles au plus, et le paratonnerre 5 les a déjà. Retirez-en un d’abord ; cela coûte aussi une action.
sky_lessons-two-cables-keep = Le circuit est une boucle : chaque composant a un câble qui entre et un qui sort, et chaque moitié de la rampe en a un.
sky_lessons-two-cables-not-third = Le paratonnerre 5 a déjà deux câbles ; un troisième ferait une dérivation. Retirez-en un d’abord.
sky_lessons-two-cables-not-ended = Le tour est fini. Retirer un câble, puis tendre le nouveau : deux actions.

sky_lessons-lightning = L’éclair
sky_lessons-lightning-task = Finissez votre tour et voyez qui l’éclair frappe.
sky_lessons-lightning-why = Il frappe chaque paratonnerre et suit les fils au sol et les câbles. Le Géomètre est dans une cage, et un câble ne fait que passer au-dessus du Marin.
sky_lessons-lightning-keep = Sont frappés : la Navigatrice sur le paratonnerre, le Médecin sur son fil, l’Électricienne sur la rampe reliée. Fils et câbles ne se passent pas le courant.
sky_lessons-lightning-not-move = Il ne vous reste plus d’action. Finissez votre tour et regardez.

sky_lessons-cage = Hors du courant
sky_lessons-cage-task = Que le Médecin survive à ce tour.
sky_lessons-cage-why = La prochaine carte est un éclair ; le Médecin n’a plus qu’un point de santé et se tient sur un fil relié. À deux pas, il y a une cage de Faraday.
sky_lessons-cage-keep = Une cage de Faraday protège des éclairs, un abri des bourrasques ; pour autant de pions qu’on veut.
sky_lessons-cage-not-struck = L’éclair a trouvé le Médecin : cette tuile est reliée à un paratonnerre. Allez dans la cage, en M54, avant de finir votre tour.

sky_lessons-gust = La bourrasque
sky_lessons-gust-task = Finissez votre tour et voyez qui la bourrasque déplace.
sky_lessons-gust-why = Elle souffle vers le nord, d’une tuile. Qui ne peut pas y aller reste, et sa corde s’use d’un cran ; qui est dans un abri ne sent rien.
sky_lessons-gust-keep = Pas de tuile, ou des nuages en chemin : la corde s’use. Une corde au bout, c’est la chute, et la partie est perdue.
sky_lessons-gust-not-move = Il ne vous reste plus d’action. Finissez votre tour et regardez.

sky_lessons-launch = Ne laisser personne
sky_lessons-launch-task = Lancez la fusée avec tout le monde à bord.
sky_lessons-launch-why = Il manque un câble, du petit condensateur 1 à la rampe. La fusée part dès qu’il est tendu, et vous êtes à côté de la rampe.
sky_lessons-launch-keep = Le dernier câble lance la fusée, prêts ou non. Tous les pions doivent alors être sur les quatre tuiles de la rampe.
sky_lessons-launch-not-left-behind = La fusée est partie sans la Navigatrice : la partie est perdue. Montez d’abord sur la rampe.
sky_lessons-launch-not-ended = Le tour est fini. Un pas et un câble auraient suffi.

### Les leçons de L’Île Interdite.
###
### Ids      island_lessons-<leçon>                 le titre d’une leçon
###          island_lessons-<leçon>-task            ce qu’il faut faire, en une phrase
###          island_lessons-<leçon>-why             comment, et pourquoi
###          island_lessons-<leçon>-keep            ce qu’il faut retenir
###          island_lessons-<leçon>-not-<erreur>    la réponse à une erreur courante

island_lessons-move = Se déplacer
island_lessons-move-task = Allez au Temple de la Lune.
island_lessons-move-why = Il est à deux tuiles, tout droit au-dessus de la Porte d’Argent. Chaque pas vers une tuile voisine coûte une de vos trois actions.
island_lessons-move-keep = Une action, un pas : en haut, en bas, à gauche ou à droite, sur une tuile sèche ou inondée.
island_lessons-move-not-far = Le temple est à deux pas : allez d’abord sur la tuile entre les deux. Chaque pas est une action.
island_lessons-move-not-diagonal = Seul l’Explorateur se déplace en diagonale. Montez tout droit.
island_lessons-move-not-ended = Le tour s’est terminé avant votre arrivée. Vous avez trois actions, et deux pas suffisent.

island_lessons-shore = Assécher une tuile
island_lessons-shore-task = Asséchez le Jardin des Murmures.
island_lessons-shore-why = Il est inondé : la prochaine fois que sa carte sort, il coule. Il est à côté de vous ; l’assécher coûte une action.
island_lessons-shore-keep = Une tuile inondée se traverse encore. Une tuile coulée est perdue pour toujours.
island_lessons-shore-not-sunk = Cette tuile a coulé : elle est perdue jusqu’à la fin de la partie. On n’assèche qu’une tuile inondée.
island_lessons-shore-not-far = Cette tuile est trop loin. Vous atteignez celle où vous êtes, et les quatre à côté.
island_lessons-shore-not-walked = Vous voilà dans le jardin, les pieds dans l’eau. Vous pouvez aussi l’assécher d’ici.
island_lessons-shore-not-ended = Le tour est fini et le jardin est toujours inondé. Asséchez-le avant de finir votre tour.

island_lessons-cards = Cartes trésor, puis inondation
island_lessons-cards-task = Finissez votre tour.
island_lessons-cards-why = Vos actions sont épuisées. Deux cartes trésor rejoignent votre main ; puis viennent les cartes inondation, autant que l’échelle des eaux l’indique.
island_lessons-cards-keep = La carte d’une tuile sèche l’inonde. La carte d’une tuile inondée la coule : l’Observatoire a disparu.
island_lessons-cards-not-shore = Il ne vous reste plus d’action pour cela. C’est à l’île de jouer : finissez votre tour.
island_lessons-cards-not-move = Il ne vous reste plus d’action pour vous déplacer. Finissez votre tour.

island_lessons-waters-rise = Quand les eaux montent
island_lessons-waters-rise-task = Ne laissez couler aucune tuile pendant ce tour.
island_lessons-waters-rise-why = Une Montée des eaux arrive : elle remélange sur la pioche les cartes inondation déjà sorties. L’Ingénieur assèche deux tuiles en une action.
island_lessons-waters-rise-keep = Après une Montée des eaux, les mêmes tuiles reviennent. Ce qui est encore inondé peut couler aussitôt.
island_lessons-waters-rise-not-sank = Une tuile a coulé : sa carte était déjà sortie, et la Montée des eaux l’a ramenée. Asséchez d’abord les deux tuiles inondées.
island_lessons-waters-rise-not-moved = C’était votre seule action. Restez où vous êtes : d’ici, l’Ingénieur atteint les deux tuiles inondées.

island_lessons-give = Donner une carte
island_lessons-give-task = Donnez votre carte Cristal ardent au Plongeur.
island_lessons-give-why = Le Plongeur en a trois, et il en faut quatre pour le trésor. Vous devez être sur la même tuile ; chaque carte donnée coûte une action.
island_lessons-give-keep = On donne des cartes, on n’en prend jamais. Hélicoptères et Sacs de sable ne se donnent pas.
island_lessons-give-not-apart = Le Plongeur est sur une autre tuile. Rejoignez-le, ou faites-le venir : vous êtes le Navigateur.
island_lessons-give-not-other-card = C’était une autre carte. Le Plongeur collectionne le Cristal ardent.
island_lessons-give-not-ended = Le tour est fini, et le Plongeur n’a toujours que trois cartes. Retrouvez-vous, puis donnez la quatrième.

island_lessons-capture = Prendre un trésor
island_lessons-capture-task = Prenez le Cristal ardent.
island_lessons-capture-why = Vous avez quatre de ses cartes. Allez sur l’un de ses deux lieux, la Caverne du Brasier à côté de vous, et dépensez-les là : une action.
island_lessons-capture-keep = Quatre cartes pareilles, sur l’un des deux lieux du trésor. Même inondé, il convient.
island_lessons-capture-not-elsewhere = Pas ici : le cristal se prend dans la Caverne du Brasier ou dans la Caverne des Ombres. Allez-y d’abord.
island_lessons-capture-not-too-few = Pour ce trésor, il vous faudrait quatre de ses propres cartes, et l’un de ses temples.
island_lessons-capture-not-ended = Le tour est fini, sans le trésor. Un pas et la prise font deux actions.

island_lessons-swim = Nager pour survivre
island_lessons-swim-task = Nagez vers une tuile encore là.
island_lessons-swim-why = Le Pont des Abîmes vient de couler sous vos pieds, au tour du Navigateur. Vous nagez aussitôt vers une tuile voisine ; cela ne coûte rien.
island_lessons-swim-keep = Qui ne trouve aucune tuile où nager est perdu, et la partie avec. N’attendez pas sur une tuile isolée.
island_lessons-swim-not-diagonal = Cette tuile est en diagonale : trop loin à la nage. Choisissez-en une juste à côté du pont coulé.
island_lessons-swim-not-gone = Il n’y a plus que de l’eau là-bas. Choisissez une tuile encore debout.
island_lessons-swim-not-far = C’est trop loin à la nage. Il faut une tuile voisine ; seul le Pilote pourrait s’y envoler.

island_lessons-sandbags = Les cartes à tout moment
island_lessons-sandbags-task = Sauvez l’Héliport avec vos Sacs de sable.
island_lessons-sandbags-why = C’est le tour du Plongeur, mais les Sacs de sable se jouent à tout moment, avant la carte suivante. L’Héliport est inondé : s’il coule, personne ne quitte l’île.
island_lessons-sandbags-keep = Sacs de sable et Hélicoptères se jouent par tous, au tour de chacun, entre deux cartes ; ils ne coûtent aucune action.
island_lessons-sandbags-not-lost = L’Héliport a coulé, et tout espoir avec lui. Jouez les Sacs de sable avant que la carte ne vienne.
island_lessons-sandbags-not-elsewhere = Cette tuile est sauvée, mais les Sacs de sable sont partis. C’est l’Héliport qu’il fallait sauver.

island_lessons-take-off = S’envoler ensemble
island_lessons-take-off-task = Réunissez tout le monde à l’Héliport et décollez.
island_lessons-take-off-why = Les quatre trésors sont pris. Quand tous sont à l’Héliport, un Hélicoptère vous ramène ; le Navigateur déplace le Plongeur de deux tuiles au plus pour une action.
island_lessons-take-off-keep = Quatre trésors, tout le monde à l’Héliport, et un Hélicoptère : voilà comment on gagne.
island_lessons-take-off-not-apart = Tout le monde n’est pas encore à l’Héliport. Envoyez-y le Plongeur, et allez-y vous-même.
island_lessons-take-off-not-lift = C’était votre seul Hélicoptère : plus personne ne peut décoller. Allez à pied à l’Héliport et gardez la carte pour la fin.
island_lessons-take-off-not-ended = Le tour est fini. Deux actions suffisaient pour réunir tout le monde, et décoller n’en coûte aucune.

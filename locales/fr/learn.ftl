### Les leçons dans le navigateur : la page qui les montre toutes, et celle d’une leçon. Ce que dit
### chaque leçon est dans le fichier de son jeu, par exemple island_lessons.ftl.

learn-title = Apprendre
    .line = chaque jeu en dix minutes, en jouant
learn-how = De courtes leçons sur le vrai plateau. Ce navigateur se souvient de ce que vous avez fait.
learn-progress = { $done } sur { $all }
    .label = { $done ->
        [one] { $done } leçon faite sur { $all }
       *[other] { $done } leçons faites sur { $all }
    }
learn-begin = Commencer
learn-go-on = Continuer
learn-once-more = Revoir
learn-none = Il n’y a pas ici de leçons pour ce jeu.
learn-done = faite
learn-of = Apprendre : { $game }
learn-step = Étape { $number } sur { $all } · { $title }
learn-steps = Les étapes
learn-keep = À retenir
learn-show = Montrer
learn-next = Suite
learn-try-again = Recommencer
learn-play = Jouer une partie
learn-quit = Quitter
learn-well-done = Bravo !
learn-missed = Le but ne peut plus être atteint ainsi. Recommencez : rien n’est perdu.
learn-shown = Regardez comment on fait.
learn-finished = C’était la dernière étape. Vous connaissez le jeu : amusez-vous bien !
learn-unknown = Cette leçon n’existe pas
    .note = L’adresse est peut-être mal écrite. Toutes les leçons sont à la page Apprendre.
    .all = Toutes les leçons

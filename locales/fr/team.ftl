### Ce que disent les jeux coopératifs à la table, dans le navigateur.

team-actions-left = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
    .yours = { $actions ->
            [0] À vous · plus d’action
            [one] À vous · encore 1 action
           *[other] À vous · encore { $actions } actions
        }
team-rate = { $cards ->
        [one] 1 carte par tour
       *[other] { $cards } cartes par tour
    }
team-step-actions = { $left ->
        [0] Actions
       *[other] Actions · encore { $left }
    }
team-sure-end = { $actions ->
        [one] Finir avec 1 action ?
       *[other] Finir avec { $actions } actions ?
    }
    .note = Encore possible : { $verbs }.
    .do = Finir
team-discarded = Défausse
team-nothing = Encore rien.
team-layer-first = { $count ->
        [one] D’abord { $count } carte
       *[other] D’abord, dans n’importe quel ordre : { $count } cartes
    }
team-layer-then = { $count ->
        [one] Puis { $count } carte
       *[other] Puis, dans n’importe quel ordre : { $count } cartes
    }
team-steps-left = { $left ->
        [0] tête de mort
        [one] encore { $left } cran
       *[other] encore { $left } crans
    }
team-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
team-deck-left = { $count } · défausse { $discard }
team-comes-next = Ensuite :
team-cards-left = { $cards ->
        [0] Il ne reste aucune carte.
        [one] Il reste { $cards } carte.
       *[other] Il reste { $cards } cartes.
    }
team-pick-guide = { $last ->
        [verb] cliquez le pion de l’Alpiniste
        [pawn] { $picked ->
            [1] { team-pick-step }
           *[other] pas { $step } sur 3 : cliquez la tuile où ils vont ensemble ; { $count } éclairées
        }
       *[place] { $stops ->
            [yes] { team-pick-step }, ou arrêtez-vous là par le bouton
           *[no] { team-pick-step }
        }
    }
team-pick-step = pas { $step } sur 3 : { $kind ->
        [pawn] cliquez qui vient aussi
        [pawn-place] cliquez la tuile suivante, ou d’abord qui vient aussi
       *[place] cliquez la tuile suivante ; { $count } éclairées
    }
team-order-nth = { $number ->
        [1] En premier
       *[other] En n° { $number }
    }

## Pourquoi pas. Chacun dit pourquoi quelque chose est impossible, et comment s’en sortir.

team-why-ended = Vos actions sont finies : on retourne des cartes.
team-why-no-action = Vous n’avez plus d’action. Finissez votre tour.
team-why-no-card = Il vous faut { $card-one } en main.
team-why-empty-hand = Vous n’avez aucune carte en main.
team-why-their-card = { $whom-start } a cette carte en main : personne d’autre ne peut s’en servir.
team-why-turned-up = La table retourne cette carte d’elle-même, une fois les actions finies.
team-why-oneself = C’est vous : choisissez quelqu’un d’autre.
team-why-apart = { $whom-start } n’est pas sur votre tuile. Il faut d’abord vous rejoindre.
team-why-alone = Il n’y a personne d’autre sur votre tuile.
team-why-order-first = { $who-start } regarde des cartes : il faut d’abord les remettre sur la pioche.
team-why-order-now = Vous regardez des cartes : remettez-les d’abord sur la pioche.
team-why-no-cards-seen = Personne ne regarde les cartes de la pioche en ce moment.
team-why-not-seen = { $card } n’est pas parmi les cartes regardées.
team-why-own-turn-only = Cette carte ne sert qu’à votre tour, avant de le finir.

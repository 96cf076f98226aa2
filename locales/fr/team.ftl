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
team-order-nth = { $number ->
        [1] En premier
       *[other] En n° { $number }
    }

### What the cooperative games say at the table in the browser.

team-actions-left = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
    .yours = { $actions ->
            [0] Your turn · nothing left to do
            [one] Your turn · 1 action left
           *[other] Your turn · { $actions } actions left
        }
team-rate = { $cards ->
        [one] 1 card a turn
       *[other] { $cards } cards a turn
    }
team-step-actions = { $left ->
        [0] Actions
       *[other] Actions · { $left } left
    }
team-sure-end = { $actions ->
        [one] End with 1 action left?
       *[other] End with { $actions } actions left?
    }
    .note = Still possible: { $verbs }.
    .do = End turn
team-discarded = Discard
team-nothing = Nothing yet.
team-layer-first = { $count ->
        [one] Comes first: 1 card
       *[other] Come first, in any order: { $count } cards
    }
team-layer-then = { $count ->
        [one] Then 1 card
       *[other] Then, in any order: { $count } cards
    }
team-steps-left = { $left ->
        [0] the skull
        [one] 1 step left
       *[other] { $left } steps left
    }
team-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
team-deck-left = { $count } left · { $discard } discarded
team-comes-next = Come next:
team-cards-left = { $cards ->
        [0] No card is left.
        [one] 1 card is left.
       *[other] { $cards } cards are left.
    }
team-pick-guide = { $last ->
        [verb] click the Climber’s pawn
        [pawn] { $picked ->
            [1] { team-pick-step }
           *[other] step { $step } of 3: click the tile where they go together; { $count } lit
        }
       *[place] { $stops ->
            [yes] { team-pick-step }, or stop here with the button
           *[no] { team-pick-step }
        }
    }
team-pick-step = step { $step } of 3: { $kind ->
        [pawn] click who comes along
        [pawn-place] click the next tile, or first who comes along
       *[place] click the next tile; { $count } lit
    }
team-order-nth = Comes { $number ->
        [1] first
       *[other] as no. { $number }
    }

## Why not. Each says why something can’t be done, and a way out where there is one.

team-why-ended = Your actions are over: now cards are turned up.
team-why-no-action = You have no action left. End your turn.
team-why-no-card = You need { $card-one } in your hand for this.
team-why-empty-hand = You hold no card.
team-why-their-card = { $whom-start } holds this card, and nobody else can use it.
team-why-turned-up = The table turns up this card by itself, once the actions are over.
team-why-oneself = That is you: choose somebody else.
team-why-apart = { $whom-start } isn’t on your tile. Meet first.
team-why-alone = Nobody else is on your tile.
team-why-order-first = { $who-start } is looking at storm cards: first they are put back.
team-why-order-now = You are looking at storm cards: first put them back.
team-why-no-cards-seen = Nobody is looking at storm cards now.
team-why-not-seen = { $card } isn’t among the cards that were looked at.
team-why-own-turn-only = This card only helps in your own turn, before you end it.

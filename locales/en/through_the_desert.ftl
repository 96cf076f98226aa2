### Through the Desert.
###
### Ids      through_the_desert-<name>            a colour of camels or of a player
###          through_the_desert-verb-<verb>       a kind of action, on a button or as a heading
###          through_the_desert-do-<verb>         one action of that kind, with all that it names
###          through_the_desert-event-<what>      what happened, for the journal
###          through_the_desert-asked-<step>      what the table waits for in that step
###          through_the_desert-step-<step>       the part of the game
###          through_the_desert-outcome-<word>    how a game ended, in a few words
###          through_the_desert-figure-<name>    a number that tells how far one came, which it is given as $n
###          through_the_desert-option-<name>     what is agreed before a game; -<value> for each value
### Places   such as F7 are said as they are: a letter for the column, a number for the row.
### The rest is as in island.ftl.

through_the_desert-title = Through the Desert
    .short = Through the Desert
through_the_desert-summary = Five colours of camels, water, oases and land to close off: everyone for themselves.
    .short = Caravans, oases, territories
through_the_desert-help = First everyone places riders; then, in your turn, two camels, each beside a caravan of yours of the same colour. Waterholes, oases, the land that a caravan closes off and the longest caravan of each colour bring points. When a colour runs out, whoever has most points wins.

## Colours of camels. In a sentence: .one as an object, .many for all of them, .caravan without
## its article. .letter marks a camel: five different ones, the same in every language.

through_the_desert-saffron = Saffron
    .one = a Saffron camel
    .many = Saffron camels
    .caravan = Saffron caravan
    .letter = S
through_the_desert-rose = Rose
    .one = a Rose camel
    .many = Rose camels
    .caravan = Rose caravan
    .letter = R
through_the_desert-mint = Mint
    .one = a Mint camel
    .many = Mint camels
    .caravan = Mint caravan
    .letter = M
through_the_desert-azure = Azure
    .one = an Azure camel
    .many = Azure camels
    .caravan = Azure caravan
    .letter = A
through_the_desert-violet = Violet
    .one = a Violet camel
    .many = Violet camels
    .caravan = Violet caravan
    .letter = V

## Colours of players

through_the_desert-blue = Blue
through_the_desert-vermilion = Vermilion
through_the_desert-black = Black
through_the_desert-gold = Gold
through_the_desert-teal = Teal

## Actions

through_the_desert-verb-set-aside = Set aside
through_the_desert-verb-lay-the-board = Lay the board
through_the_desert-verb-ride = Place a rider
through_the_desert-verb-place = Place a camel

through_the_desert-do-set-aside = Set aside your rider on { $camel-one }
through_the_desert-do-lay-the-board = Lay out palms and waterholes
through_the_desert-do-ride = Place your rider on { $camel-one } at { $place }
through_the_desert-do-place = Place { $camel-one } at { $place }

## Events

through_the_desert-event-set-aside = { $who-start } sets aside the rider on { $camel-one }.
through_the_desert-event-laid = The board is laid: { $palms } oases and { $waterholes } waterholes.
through_the_desert-event-turn = { $who-start }’s turn.
through_the_desert-event-ride = { $who-start } places a rider on { $camel-one } at { $place }.
through_the_desert-event-place = { $who-start } places { $camel-one } at { $place }.
through_the_desert-event-water = { $points ->
        [one] { $who-start } takes water: { $points } point.
       *[other] { $who-start } takes water: { $points } points.
    }
through_the_desert-event-oasis = { $points ->
        [5] { $who-start } reaches an oasis with the { $camel-caravan }: { $points } points.
       *[other] { $who-start } reaches several oases with the { $camel-caravan }: { $points } points.
    }
through_the_desert-event-territory = { $hexes ->
        [0] { $who-start } closes off an area with no empty hex, with the { $camel-caravan }.
        [one] { $who-start } closes off { $hexes } hex with the { $camel-caravan }.
       *[other] { $who-start } closes off { $hexes } hexes with the { $camel-caravan }.
    }
through_the_desert-event-one-camel = { $who-start } has no place for a second camel.
through_the_desert-event-stuck = { $who-start } has no place for a camel, and is passed over.
through_the_desert-event-over-exhausted = No { $camel-many } are left: the game is over.
through_the_desert-event-over-stuck = Nobody has a place for a camel: the game is over.
through_the_desert-event-longest = { $who-start } has the longest { $camel-caravan } ({ $length }): { $points } points.
through_the_desert-event-tied = { $group-start } tie for the longest { $camel-caravan } ({ $length }): { $points } points each.
through_the_desert-event-land = { $points ->
        [one] { $who-start } gets { $points } point for territory.
       *[other] { $who-start } gets { $points } points for territory.
    }
through_the_desert-event-total = { $points ->
        [one] { $who-start }: { $points } point in all.
       *[other] { $who-start }: { $points } points in all.
    }
through_the_desert-event-won = { $group-start } { $group-count ->
        [one] wins
       *[other] share the victory
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## What the table waits for: $who decides. $camels are left to place in this turn.

through_the_desert-asked-aside = { $who-start }: which rider stays out of this game?
    .yours = Your turn: click the rider that stays out of this game
through_the_desert-asked-lay = { $who-start } lays out the board.
    .card = The board is laid out
through_the_desert-asked-riders = { $who-start }: place a rider.
    .yours = Your turn: choose a rider’s camel, then a hex for it
through_the_desert-asked-camels = { $camels ->
        [one] { $who-start }: 1 camel to place.
       *[other] { $who-start }: { $camels } camels to place.
    }
    .yours = { $camels ->
            [one] Your turn: 1 camel to place — choose its colour, then a hex
           *[other] Your turn: { $camels } camels to place — choose a colour, then a hex
        }

through_the_desert-sure-ride = Place the rider at { $place }?
    .note = It stays there for the whole game.
    .do = Place it
through_the_desert-sure-place = Place your last camel of this turn at { $place }?
    .note = Then the turn passes on.
    .do = Place it

through_the_desert-step-aside = Setting aside
through_the_desert-step-lay = The board
through_the_desert-step-riders = Riders
through_the_desert-step-camels = Camels

## The table

through_the_desert-oasis = Oasis
through_the_desert-waterhole = { $points ->
        [one] Waterhole of { $points } point
       *[other] Waterhole of { $points } points
    }
through_the_desert-supply = Camels left
through_the_desert-longest = Longest caravans
through_the_desert-earns = Would earn at once
through_the_desert-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
through_the_desert-points-waterholes = Waterholes
through_the_desert-points-oases = Oases
through_the_desert-points-territory = Territory
through_the_desert-points-caravans = Longest caravans
through_the_desert-points-total = Total

through_the_desert-outcome-exhausted = A colour of camels ran out
through_the_desert-outcome-stuck = No place was left for a camel

through_the_desert-figure-points = { $n ->
        [one] point
       *[other] points
    }
through_the_desert-figure-lead = ahead of the next

## What is agreed before a game

through_the_desert-option-players = Players
through_the_desert-option-scores = Points
through_the_desert-option-scores-hidden = Hidden
through_the_desert-option-scores-open = Open to all
through_the_desert-option-aside = Riders set aside (5 players)
through_the_desert-option-aside-chosen = Each chooses
through_the_desert-option-aside-drawn = Drawn at random
through_the_desert-option-first = Who starts
through_the_desert-option-first-drawn = Drawn at random
through_the_desert-option-more_camels = More camels of each colour
through_the_desert-option-camels_a_turn = Camels in a turn

## At the table in the browser

through_the_desert-table-board = The desert, hex by hex
through_the_desert-table-nth = { $camel ->
        [1] 1st camel
       *[other] 2nd camel
    }
through_the_desert-table-left-riders = { $actions ->
        [one] 1 rider
       *[other] { $actions } riders
    }
    .yours = Your turn · a rider to place
through_the_desert-table-left-camels = { $actions ->
        [one] 1 camel
       *[other] { $actions } camels
    }
    .yours = { $actions ->
            [one] Your turn · 1 camel to place
           *[other] Your turn · { $actions } camels to place
        }
through_the_desert-table-scores = How it scores
through_the_desert-table-scores-water = Waterhole: its drops
through_the_desert-table-scores-oasis = Oasis, once per caravan
through_the_desert-table-scores-land = Each hex closed off
through_the_desert-table-scores-longest = Longest of a colour
through_the_desert-table-camel = { $camel } { $who-of }
through_the_desert-table-rider = { $camel } with the rider { $who-of }
through_the_desert-table-land-of = land { $who-of }
through_the_desert-table-offer = { $points ->
        [-1] { $camel }, which costs 1 point
        [0] { $camel }
        [one] { $camel } for 1 point
       *[other] { $camel } for { $points } points
    }
through_the_desert-table-own-land = In your own land: the camel takes the point of this hex.
through_the_desert-table-tap = Tap again to place it.
through_the_desert-table-herds = Herds
    .note = the first empty one ends it
through_the_desert-table-few = nearly out
through_the_desert-table-worth = { $longest } each, { $tied } if tied
through_the_desert-table-left = { $left } left
through_the_desert-table-shortest = shortest herd
through_the_desert-table-led = colours led
through_the_desert-table-points = points now
through_the_desert-table-best = most points
through_the_desert-table-on-board = { $camels ->
        [one] camel placed
       *[other] camels placed
    }
through_the_desert-table-enclosed = { $hexes ->
        [one] hex closed off
       *[other] hexes closed off
    }
through_the_desert-table-count = The count
through_the_desert-table-longest-of = Longest { $caravan }: { $length }
through_the_desert-table-skip = To the result

## Why not. Each says why something can’t be done, and a way out where there is one.

through_the_desert-why-aside-first = First everybody sets a rider aside.
through_the_desert-why-no-aside = No rider is set aside now.
through_the_desert-why-no-board-yet = The board isn’t laid yet: choose the colour of the rider to set aside.
through_the_desert-why-board-is-laid = The table lays the board by itself, once the riders are set aside.
through_the_desert-why-riders-first = First all riders are placed, then camels.
through_the_desert-why-riders-placed = All riders are placed: now camels follow.
through_the_desert-why-outside = { $place } isn’t used with so few players.
through_the_desert-why-oasis = An oasis is at { $place }: no camel stands there.
through_the_desert-why-occupied = A camel already stands at { $place }.
through_the_desert-why-ridden = Your rider on { $camel-one } is already placed. Choose another colour.
through_the_desert-why-set-aside = You set aside your rider on { $camel-one }.
through_the_desert-why-first-round = Somebody has already placed a rider on { $camel-one }: in the first round, choose a colour that nobody has placed.
through_the_desert-why-waterhole = A waterhole is at { $place }: no rider begins there.
through_the_desert-why-beside-oasis = { $place } is next to an oasis: no rider begins there.
through_the_desert-why-beside-rider = { $place } is next to a rider { $whom-of }. Keep one hex away.
through_the_desert-why-no-caravan = You have no { $camel-caravan }.
through_the_desert-why-no-supply = No more { $camel-many } are left.
through_the_desert-why-shut-in = Your { $camel-caravan } has no room left to grow.
through_the_desert-why-their-land = { $place } lies in a territory { $whom-of }: nobody else enters.
through_the_desert-why-not-beside = { $place } isn’t next to your { $camel-caravan }.
through_the_desert-why-beside-theirs = { $place } touches the { $camel-caravan } { $whom-of }: two of one colour never meet.
through_the_desert-why-no-caravan-near = None of your caravans is next to { $place }.

## Hints: what a plan is good for. Without it → with it; every figure is of this turn’s cards alone.

through_the_desert-hint-win = Ends the game and wins it, with { $points } points.
through_the_desert-hint-points = { $points } points more at once: waterholes { $waterholes }, oases { $oases }, territory { $territory }.
through_the_desert-hint-longest = Your { $camel-caravan }: { $from } → { $to } camels. The longest of the others: { $others }.
through_the_desert-hint-leaves = Most points that { $whom-the } can get with the next camel: { $from } → { $to }.
through_the_desert-hint-prepares = Most points that you can get with a next camel: { $from } → { $to }.
through_the_desert-hint-rider = At most { $n } hexes away: { $waterholes } points of waterholes, { $oases ->
        [one] 1 oasis
       *[other] { $oases } oases
    }.
through_the_desert-hint-left = { $camel-many } left: { $n }.

## What people say to each other.

through_the_desert-phrase-leave-me = Leave me that oasis!
through_the_desert-phrase-caravan = A fine caravan!
through_the_desert-phrase-not-there = Not there!

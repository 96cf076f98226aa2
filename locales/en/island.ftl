### Forbidden Island.
###
### Ids      island-<name>            a tile, card or adventurer, by its name in the rules
###          island-power-<name>      what an adventurer can do
###          island-verb-<verb>       a kind of action, on a button or as a heading
###          island-do-<verb>         one action of that kind, with all that it names
###          island-event-<what>      what happened, for the journal
###          island-why-<what>        why something can’t be done, and a way out
###          island-hint-<what>       what a plan is good for
###          island-asked-<asked>     what the table waits for
###          island-step-<step>       the part of a turn
###          island-condition-<how>   a tile: dry, flooded or sunk
###          island-outcome-<word>    how a game ended, in a few words
###          island-figure-<name>    a number that tells how far one came, which it is given as $n
###          island-option-<name>     what is agreed before a game; -<value> for each value
### Seats    $who and $whom are seats, $group is several of them. Who sits there has a name of
###          their own or is known by an adventurer; a sentence gets the forms
###          $who        Ada; Diver            on a label
###          $who-the    Ada; the Diver        inside a sentence
###          $who-start  Ada; The Diver        as its first word
###          $who-to     to Ada; to the Diver
###          $who-of     of Ada; of the Diver
###          $who-count  1; of a group ("Ada, Bo, and the Diver") how many they are
### Names    Where an event has the fact place = coral-palace, a sentence gets $place, the
###          message island-coral-palace, and each of its attributes: $place-to is its .to.
### Numbers  are given as numbers, to choose the plural by.

island-title = Forbidden Island
    .short = Island
island-summary = Four treasures, an island that sinks, and one helicopter out: win or lose together.
    .short = Four treasures, a sinking island
island-help = Your turn: up to three actions; then two cards come to your hand, and flood cards let tiles sink. Four cards of a treasure capture it at one of its two places. With all four treasures, meet at Fools’ Landing and take off with a Helicopter card. You lose if the island goes under before that.

## Tiles. In a sentence: .the as an object, .to as a destination, .start as its first word,
## .number to agree with.

island-temple-of-the-moon = Temple of the Moon
    .the = the Temple of the Moon
    .to = to the Temple of the Moon
    .start = The Temple of the Moon
    .number = one
island-temple-of-the-sun = Temple of the Sun
    .the = the Temple of the Sun
    .to = to the Temple of the Sun
    .start = The Temple of the Sun
    .number = one
island-whispering-garden = Whispering Garden
    .the = the Whispering Garden
    .to = to the Whispering Garden
    .start = The Whispering Garden
    .number = one
island-howling-garden = Howling Garden
    .the = the Howling Garden
    .to = to the Howling Garden
    .start = The Howling Garden
    .number = one
island-cave-of-embers = Cave of Embers
    .the = the Cave of Embers
    .to = to the Cave of Embers
    .start = The Cave of Embers
    .number = one
island-cave-of-shadows = Cave of Shadows
    .the = the Cave of Shadows
    .to = to the Cave of Shadows
    .start = The Cave of Shadows
    .number = one
island-coral-palace = Coral Palace
    .the = the Coral Palace
    .to = to the Coral Palace
    .start = The Coral Palace
    .number = one
island-tidal-palace = Tidal Palace
    .the = the Tidal Palace
    .to = to the Tidal Palace
    .start = The Tidal Palace
    .number = one
island-copper-gate = Copper Gate
    .the = the Copper Gate
    .to = to the Copper Gate
    .start = The Copper Gate
    .number = one
island-fools-landing = Fools’ Landing
    .the = Fools’ Landing
    .to = to Fools’ Landing
    .start = Fools’ Landing
    .number = one
island-gold-gate = Gold Gate
    .the = the Gold Gate
    .to = to the Gold Gate
    .start = The Gold Gate
    .number = one
island-iron-gate = Iron Gate
    .the = the Iron Gate
    .to = to the Iron Gate
    .start = The Iron Gate
    .number = one
island-silver-gate = Silver Gate
    .the = the Silver Gate
    .to = to the Silver Gate
    .start = The Silver Gate
    .number = one
island-bronze-gate = Bronze Gate
    .the = the Bronze Gate
    .to = to the Bronze Gate
    .start = The Bronze Gate
    .number = one
island-breakers-bridge = Breakers Bridge
    .the = Breakers Bridge
    .to = to Breakers Bridge
    .start = Breakers Bridge
    .number = one
island-cliffs-of-abandon = Cliffs of Abandon
    .the = the Cliffs of Abandon
    .to = to the Cliffs of Abandon
    .start = The Cliffs of Abandon
    .number = many
island-crimson-forest = Crimson Forest
    .the = the Crimson Forest
    .to = to the Crimson Forest
    .start = The Crimson Forest
    .number = one
island-dunes-of-deception = Dunes of Deception
    .the = the Dunes of Deception
    .to = to the Dunes of Deception
    .start = The Dunes of Deception
    .number = many
island-lost-lagoon = Lost Lagoon
    .the = the Lost Lagoon
    .to = to the Lost Lagoon
    .start = The Lost Lagoon
    .number = one
island-misty-marsh = Misty Marsh
    .the = the Misty Marsh
    .to = to the Misty Marsh
    .start = The Misty Marsh
    .number = one
island-observatory = Observatory
    .the = the Observatory
    .to = to the Observatory
    .start = The Observatory
    .number = one
island-phantom-rock = Phantom Rock
    .the = Phantom Rock
    .to = to Phantom Rock
    .start = Phantom Rock
    .number = one
island-twilight-hollow = Twilight Hollow
    .the = Twilight Hollow
    .to = to Twilight Hollow
    .start = Twilight Hollow
    .number = one
island-watchtower = Watchtower
    .the = the Watchtower
    .to = to the Watchtower
    .start = The Watchtower
    .number = one
## Cards. .one is what one draws, gives or discards; .the and .of are for a treasure itself.

island-earth-stone = Earth Stone
    .one = an Earth Stone card
    .the = the Earth Stone
    .of = of the Earth Stone
island-statue-of-the-wind = Statue of the Wind
    .one = a Statue of the Wind card
    .the = the Statue of the Wind
    .of = of the Statue of the Wind
island-crystal-of-fire = Crystal of Fire
    .one = a Crystal of Fire card
    .the = the Crystal of Fire
    .of = of the Crystal of Fire
island-oceans-chalice = Ocean’s Chalice
    .one = an Ocean’s Chalice card
    .the = the Ocean’s Chalice
    .of = of the Ocean’s Chalice
island-helicopter-lift = Helicopter Lift
    .one = a Helicopter Lift
island-sandbags = Sandbags
    .one = Sandbags
island-waters-rise = Waters Rise
    .one = Waters Rise

## Adventurers. .letter marks a pawn: six different ones. In a sentence: .the as an object,
## .start as its first word, .to for who gets, .of for who owns.

island-explorer = Explorer
    .letter = X
    .the = the Explorer
    .start = The Explorer
    .to = to the Explorer
    .of = of the Explorer
island-pilot = Pilot
    .letter = P
    .the = the Pilot
    .start = The Pilot
    .to = to the Pilot
    .of = of the Pilot
island-navigator = Navigator
    .letter = N
    .the = the Navigator
    .start = The Navigator
    .to = to the Navigator
    .of = of the Navigator
island-diver = Diver
    .letter = D
    .the = the Diver
    .start = The Diver
    .to = to the Diver
    .of = of the Diver
island-messenger = Messenger
    .letter = M
    .the = the Messenger
    .start = The Messenger
    .to = to the Messenger
    .of = of the Messenger
island-engineer = Engineer
    .letter = E
    .the = the Engineer
    .start = The Engineer
    .to = to the Engineer
    .of = of the Engineer

island-power-explorer = Moves, shores up and swims diagonally too.
island-power-pilot = Once a turn, flies to any tile for 1 action.
island-power-navigator = Moves another pawn by 1 or 2 tiles for 1 action.
island-power-diver = Dives through missing and flooded tiles for 1 action.
island-power-messenger = Gives treasure cards from afar.
island-power-engineer = Shores up 1 or 2 tiles for 1 action.

## Actions

island-verb-move = Move
island-verb-shore = Shore up
island-verb-fly = Fly
island-verb-navigate = Guide
island-verb-give = Give
island-verb-capture = Capture
island-verb-end = End actions
island-verb-discard = Discard
island-verb-swim = Swim
island-verb-drown = Give up
island-verb-sandbag = Sandbags
island-verb-lift = Helicopter
island-verb-take-off = Take off
island-verb-draw = Draw
island-verb-flood = Flood

island-do-move = Move { $place-to }
island-do-shore = Shore up { $place-the }
island-do-fly = Fly { $place-to }
island-do-navigate = Guide { $whom-the } { $place-to }
island-do-give = Give { $card-one } { $whom-to }
island-do-capture = Capture { $treasure-the }
island-do-end = End your actions
island-do-discard = Discard { $card-one }
island-do-swim = Swim { $place-to }
island-do-drown = Give { $who-the } up
island-do-sandbag = Use sandbags on { $place-the }
island-do-lift = Fly { $group-the } { $place-to }
island-do-take-off = Take off: everyone is safe
island-do-draw = Draw a treasure card
island-do-flood = Turn up a flood card

## Events

island-event-turn = { $who-start }’s turn.
island-event-move = { $who-start } moves { $place-to }.
island-event-shore = { $who-start } shores up { $place-the }.
island-event-fly = { $who-start } flies { $place-to }.
island-event-navigate = { $who-start } guides { $whom-the } { $place-to }.
island-event-give = { $who-start } gives { $card-one } { $whom-to }.
island-event-capture = { $who-start } captures { $treasure-the }!
island-event-end = { $who-start } stops there.
island-event-discard = { $who-start } discards { $card-one }.
island-event-swim = { $who-start } swims { $place-to }.
island-event-drown = Nobody comes for { $who-the }.
island-event-sandbag = { $who-start } piles up sandbags: { $place-the } { $place-number ->
        [many] are
       *[one] is
    } dry again.
island-event-lift = { $who-start } calls the helicopter: { $group-the } { $group-count ->
        [one] flies
       *[other] fly
    } { $place-to }.
island-event-take-off = { $who-start } starts the helicopter: take-off!
island-event-drew = { $who-start } draws { $card-one }.
island-event-waters-rise = The water climbs to level { $level } ({ $cards ->
        [one] 1 flood card
       *[other] { $cards } flood cards
    } a turn), and the flood discard goes back on top of its deck.
island-event-water-rises = { $cards ->
        [0] The water climbs to the skull.
        [one] The water climbs to level { $level } (1 flood card a turn).
       *[other] The water climbs to level { $level } ({ $cards } flood cards a turn).
    }
island-event-treasures-reshuffled = The treasure deck is used up: its discard becomes the new deck.
island-event-flooded = { $place-start } { $place-number ->
        [many] flood
       *[one] floods
    }.
island-event-sank = { $place-start } { $place-number ->
        [many] sink
       *[one] sinks
    }!
island-event-floods-reshuffled = The flood deck is used up: its discard becomes the new deck.
island-event-won = Won! Four treasures, and the whole team in the air.
island-event-lost-landing-sank = Lost: Fools’ Landing has sunk, and no way leads off the island.
island-event-lost-treasure-sank = Lost: both tiles { $treasure-of } have sunk.
island-event-lost-drowned = Lost: there was nowhere left for { $group-the } to swim.
island-event-lost-skull = Lost: the water has reached the skull.

## What the table waits for: $who decides. $actions are left, $cards are still to come.

island-asked-act = { $actions ->
        [0] { $who-start }: no action left; end the turn, or do what is free.
        [one] { $who-start }: 1 action left.
       *[other] { $who-start }: { $actions } actions left.
    }
    .yours = { $actions ->
            [0] { $free ->
                [0] Your turn: no action left — end it, or use a card
               *[other] Your turn: one more tile to shore up for free, or end the turn
            }
            [one] Your turn: 1 action left — click what glows in gold
           *[other] Your turn: { $actions } actions left — click what glows in gold
        }
island-asked-discard = { $who-start } has too many cards: discard one, or use a special card.
    .yours = Your hand is too full: click a card to discard, or play a special card
island-asked-swim = { $who-start } is in the water: where to?
    .yours = You are in the water: click the tile to swim to
island-asked-draw = { $cards ->
        [one] { $who-start } draws 1 more treasure card.
       *[other] { $who-start } draws { $cards } treasure cards.
    }
    .card = Treasure card { $number } of { $all }
island-asked-flood = { $cards ->
        [one] { $who-start } turns up 1 more flood card.
       *[other] { $who-start } turns up { $cards } flood cards.
    }
    .card = Flood card { $number } of { $all }

island-sure-discard = Discard the card “{ $card }”?
    .note = It is gone until the deck is shuffled again.
    .do = Discard

island-step-actions = Actions
island-step-draw = Treasure cards
island-step-flood = Flood cards

## The table

island-table-just-sunk = just sunk
island-condition-dry = dry
island-condition-flooded = flooded
island-condition-sunk = sunk

island-treasures = Treasures
island-water = Water
island-treasure-deck = Treasure deck
island-flood-deck = Flood deck
island-water-level = { $cards ->
        [0] the skull
        [one] level { $level }, 1 flood card a turn
       *[other] level { $level }, { $cards } flood cards a turn
    }
island-rises-left = { $rises ->
        [0] no Waters Rise among them
        [one] 1 Waters Rise among them
       *[other] { $rises } Waters Rise among them
    }

island-outcome-won = Escaped with the four treasures
island-outcome-landing-sank = Fools’ Landing sank
island-outcome-treasure-sank = A treasure was lost
island-outcome-drowned = Someone drowned
island-outcome-skull = The water reached the skull

island-figure-treasures = { $n ->
        [one] treasure
       *[other] treasures
    }
island-figure-water = water level

## What is agreed before a game

island-option-players = Players
island-option-difficulty = Difficulty
island-option-difficulty-novice = Novice
island-option-difficulty-normal = Normal
island-option-difficulty-elite = Elite
island-option-difficulty-legendary = Legendary
island-option-adventurers = Adventurers
island-option-adventurers-drawn = Drawn at random
island-option-first = Who starts
island-option-first-drawn = Drawn at random
island-option-hand_check = Hand limit
island-option-hand_check-both = Checked after both cards
island-option-hand_check-each = Checked after each card
island-option-rescue = Helicopter at a sinking tile
island-option-rescue-true = May come to the rescue
island-option-rescue-false = Comes too late
island-option-actions = Actions in a turn
island-option-cards_drawn = Cards drawn at the end of a turn
island-option-hand_limit = Cards in a hand at most

## On the first page

island-note-difficulty-novice = The water starts low: two flood cards a turn, and room for mistakes.
island-note-difficulty-normal = Two flood cards a turn, but the water stands a step higher.
island-note-difficulty-elite = Three flood cards a turn from the start.
island-note-difficulty-legendary = Three flood cards a turn, and the skull is six steps away.
island-note-first = rule I21
island-note-hand_check = rule I16
island-note-rescue = a held card may lift pawns off it, rule I24

## At the table in the browser

island-table-hand = Your hand
    .of = Hand { $name-of }
island-table-rate-short = { $cards ->
        [one] 1 card / turn
       *[other] { $cards } cards / turn
    }
island-table-taken = taken
island-table-on-top = { $count ->
        [one] 1 known card lies on top
       *[other] { $count } known cards lie on top
    }
island-table-board = The island
island-table-step-draw = { $cards ->
        [0] Treasure cards
        [one] 1 treasure card
       *[other] { $cards } treasure cards
    }
island-table-step-flood = { $cards ->
        [0] Flood cards
        [one] 1 flood card
       *[other] { $cards } flood cards
    }
island-table-short-earth-stone = Stone
island-table-short-statue-of-the-wind = Statue
island-table-short-crystal-of-fire = Crystal
island-table-short-oceans-chalice = Chalice
island-table-short-helicopter-lift = Lift
island-table-short-sandbags = Bags
island-table-meter = Water level
island-table-level = water level
island-table-level-short = Level { $level }
island-table-supply = treasures · floods
island-table-sunk = { $sunk ->
        [one] tile sunk
       *[other] tiles sunk
    }
island-table-decks = Decks
island-table-treasure = Treasures
island-table-flood = Floods
island-table-count = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
island-table-discard = discard { $discard }
island-table-odds-rise = { $cards ->
        [one] Waters Rise (1 card)
       *[other] Waters Rise ({ $cards } cards)
    }
island-table-odds-sinks = A tile sinks this turn
island-table-odds-landing = Fools’ Landing lost
island-table-next-card = { $count ->
        [one] The next card, of 1
       *[other] The next card, of { $count }
    }

## Why not. Each says why something can’t be done, and a way out where there is one.

island-why-far = You can’t reach { $place-the }: an action takes you to a tile next to yours, not diagonally.
island-why-far-explorer = You can’t reach { $place-the }: an action takes you to a tile next to yours, also diagonally.
island-why-far-diver = No dive leads { $place-to }: you only pass flooded or missing tiles.
island-why-far-flown = You have already flown in this turn, and can’t walk { $place-to } in one step.
island-why-no-way = There is no tile next to yours any more.
island-why-here = You already are there: { $place }.
island-why-sunk = { $place-start } { $place-number ->
        [many] have
       *[one] has
    } sunk: nobody can stand there.
island-why-sunk-for-good = { $place-start } { $place-number ->
        [many] have
       *[one] has
    } sunk for good: only flooded tiles can be shored up.
island-why-dry = There is nothing to shore up: { $place-the } { $place-number ->
        [many] are
       *[one] is
    } dry.
island-why-pilot = Only the Pilot flies.
island-why-flown = You have already flown in this turn. Walk, or fly again in your next one.
island-why-walk = Walk { $place-to }: it is next door, and you keep your flight.
island-why-navigator = Only the Navigator moves the pawns of others.
island-why-own-pawn = You guide the others; your own pawn moves on foot.
island-why-they-are-here = { $whom-start } already is there: { $place }.
island-why-two-steps = Two steps don’t take { $whom-the } { $place-to }.
island-why-nothing-wet = No tile within your reach is flooded.
island-why-shore-far = You can’t reach { $place-the }: you shore up your own tile or one next to it, not diagonally.
island-why-shore-far-explorer = You can’t reach { $place-the }: you shore up your own tile or one around it.
island-why-not-given = { $card } can’t be given away. Play this card at any time.
island-why-no-treasure-card = You hold no treasure card to give.
island-why-captured = You already have { $treasure-the }.
island-why-lacks-cards = You still need { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } { $treasure-of }.
island-why-lacks-place = You have the cards { $treasure-of }. Go { $place-to } or { $other-to }.
island-why-last-place = You have the cards { $treasure-of }. Go { $place-to }: its other place has sunk.
island-why-who-collects = { $who-start } holds most cards { $treasure-of }: { $cards } of { $needed }.
island-why-all-captured = You have all four treasures. Take off from Fools’ Landing!
island-why-no-surplus = You keep your cards: nobody discards with { $limit } or fewer.
island-why-discard-first = First discard: a hand holds { $limit } cards.
island-why-others-discard = First { $who-the } discards a card that is too many.
island-why-swim-first = First { $group-the } { $group-count ->
        [one] swims
       *[other] swim
    } to safety.
island-why-swim-now = Your tile has sunk: first swim to another one.
island-why-no-swimmer = Your tile hasn’t sunk: you needn’t swim.
island-why-nowhere-to-swim = There is no tile left to swim to: only a helicopter can help.
island-why-swim-far = You can’t swim { $place-to }: it is too far.
island-why-can-swim = Don’t give up: you can swim to a tile.
island-why-all-dry = No tile is flooded.
island-why-no-rescue = At this table no helicopter comes to a tile that sinks.
island-why-swimmers-only = Now a helicopter only takes those in the water, and { $whom-the } is on dry land.
island-why-not-one-tile = A helicopter takes pawns from one tile only.
island-why-treasures-left = For the take-off you still need { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }.
island-why-no-helicopter = All is ready for the take-off, but nobody holds a Helicopter Lift.
island-why-ready = All is ready: { $who-the } can take off.
island-why-not-aboard = For the take-off all must stand on { $place-the }; still on the way: { $group-the }.

## What a bot offers to do with your pawn or your hand; .you when it speaks to one person.

island-offer-navigate = { $who-start } offers to guide { $whom-the } { $place-to }.
    .you = { $who-start } offers to guide you { $place-to }.
island-offer-give = { $who-start } offers { $card-one } { $whom-to }.
    .you = { $who-start } offers you { $card-one }.
island-offer-lift = { $who-start } offers a flight by helicopter: { $group-the } { $place-to }.
    .you = { $who-start } offers to fly you { $place-to } by helicopter.

## Hints: what a plan is good for. Without it → with it; every figure is of this turn’s cards alone.

island-hint-win = All { $treasures } treasures are aboard, and everyone is: the helicopter takes off.
island-hint-sinks = { $place }: risk of sinking this turn { $from } % → { $to } %.
island-hint-last-place = { $place }, the last place { $treasure-of }: risk of sinking this turn { $from } % → { $to } %.
island-hint-stands = Risk that the tile under { $who-the } sinks this turn: { $from } % → { $to } %.
island-hint-flooded = Flooded tiles: { $from } → { $to }.
island-hint-captures = Captures { $treasure-the }: { $n } of { $all } treasures.
island-hint-cards = Cards { $treasure-of } in the hand { $who-of }: { $to } of { $needed }, with { $from } in one hand at most before.
island-hint-way = { $who-start }, with the cards { $treasure-of }: actions to its place { $from } → { $to }.
island-hint-meet = Actions from { $who-the } to { $whom-the }, who collects the cards { $treasure-of }: { $from } → { $to }.
island-hint-home = Actions of all pawns to Fools’ Landing: { $from } → { $to }.
island-hint-keeps = { $card } in hands: { $from } → { $to }.
island-hint-hand = Cards in the hand { $who-of }: { $from } → { $to }, and { $limit } can be kept.
island-hint-any = Chance that a flooded tile (of { $n }) sinks this turn: { $chance } %.
island-hint-wet = Flooded tiles: { $n }.

## What people say to each other.

island-phrase-shore-up = This needs shoring up.
island-phrase-mine = I collect this treasure.
island-phrase-meet = Let’s meet here.

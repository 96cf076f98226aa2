### Forbidden Desert.
###
### Ids      desert-<name>            a tile's side, card, part, direction or adventurer
###          desert-power-<name>      what an adventurer can do
###          desert-use-<name>        what a card of equipment is for
###          desert-verb-<verb>       a kind of action, on a button or as a heading
###          desert-do-<verb>         one action of that kind, with all that it names
###          desert-event-<what>      what happened, for the journal
###          desert-why-<what>        why something can’t be done, and a way out
###          desert-asked-<asked>     what the table waits for
###          desert-step-<step>       the part of a turn
###          desert-outcome-<word>    how a game ended, in a few words
###          desert-figure-<name>    a number that tells how far one came, which it is given as $n
###          desert-option-<name>     what is agreed before a game; -<value> for each value
### Places   such as B3 are said as they are: a letter for the column, a number for the row.
### The rest is as in island.ftl.

desert-title = Forbidden Desert
    .short = Desert
desert-summary = Four parts of a flying machine, a sandstorm, and too little water: win or lose together.
    .short = Thirst, sand, a flying machine
desert-help = Your turn: up to four actions to walk, dig, excavate and pick up parts; then storm cards move the hole, bring sand or let the sun burn. Two clues show where a part lies. With all four parts, meet on the launch pad and fly off. You lose if somebody dies of thirst, the sand runs out or the storm grows too strong.

## Sides of tiles. .one is what one finds there.

desert-desert = Desert
    .one = plain desert
desert-water-mark = Water mark
    .one = a water mark
desert-crash-site = Crash site
    .one = the crash site
desert-well = Well
    .one = a well
desert-mirage = Mirage
    .one = a mirage
desert-tunnel = Tunnel
    .one = a tunnel
desert-launch-pad = Launch pad
    .one = the launch pad
desert-city = City
    .one = a piece of the city
desert-propeller-row = Propeller row
    .one = the row of the propeller
desert-propeller-column = Propeller column
    .one = the column of the propeller
desert-engine-row = Engine row
    .one = the row of the engine
desert-engine-column = Engine column
    .one = the column of the engine
desert-crystal-row = Crystal row
    .one = the row of the crystal
desert-crystal-column = Crystal column
    .one = the column of the crystal
desert-compass-row = Compass row
    .one = the row of the compass
desert-compass-column = Compass column
    .one = the column of the compass

## Parts of the flying machine. .the as an object, .start as a first word.

desert-propeller = Propeller
    .the = the propeller
    .start = The propeller
desert-engine = Engine
    .the = the engine
    .start = The engine
desert-crystal = Crystal
    .the = the crystal
    .start = The crystal
desert-compass = Compass
    .the = the compass
    .start = The compass

## Storm cards, and the ways the wind blows. .to is where tiles slide.

desert-north = North
    .to = north
desert-east = East
    .to = east
desert-south = South
    .to = south
desert-west = West
    .to = west
desert-wind-north-1 = Wind north 1
desert-wind-north-2 = Wind north 2
desert-wind-north-3 = Wind north 3
desert-wind-east-1 = Wind east 1
desert-wind-east-2 = Wind east 2
desert-wind-east-3 = Wind east 3
desert-wind-south-1 = Wind south 1
desert-wind-south-2 = Wind south 2
desert-wind-south-3 = Wind south 3
desert-wind-west-1 = Wind west 1
desert-wind-west-2 = Wind west 2
desert-wind-west-3 = Wind west 3
desert-sun-beats-down = Sun Beats Down
desert-storm-picks-up = Storm Picks Up

## Equipment. .one is what one finds or hands over.

desert-dune-blaster = Dune Blaster
    .one = a Dune Blaster
desert-use-dune-blaster = Clears all sand from your tile or one next to it.
desert-jet-pack = Jet Pack
    .one = a Jet Pack
desert-use-jet-pack = Flies you, and one other from your tile, to any tile that isn’t blocked.
desert-solar-shield = Solar Shield
    .one = a Solar Shield
desert-use-solar-shield = Until your next turn, shelters everyone on your tile from the sun.
desert-terrascope = Terrascope
    .one = a Terrascope
desert-use-terrascope = Shows what lies under one tile, wherever it is.
desert-time-throttle = Time Throttle
    .one = a Time Throttle
desert-use-time-throttle = Gives you 2 more actions in your turn.
desert-secret-water-reserve = Secret Water Reserve
    .one = a Secret Water Reserve
desert-use-secret-water-reserve = Gives 2 water to everyone on your tile.

## Adventurers. .letter marks a pawn: six different ones. In a sentence: .the as an object,
## .start as its first word, .to for who gets, .of for who owns.

desert-archaeologist = Archaeologist
    .letter = A
    .the = the Archaeologist
    .start = The Archaeologist
    .to = to the Archaeologist
    .of = of the Archaeologist
desert-climber = Climber
    .letter = C
    .the = the Climber
    .start = The Climber
    .to = to the Climber
    .of = of the Climber
desert-explorer = Explorer
    .letter = X
    .the = the Explorer
    .start = The Explorer
    .to = to the Explorer
    .of = of the Explorer
desert-meteorologist = Meteorologist
    .letter = M
    .the = the Meteorologist
    .start = The Meteorologist
    .to = to the Meteorologist
    .of = of the Meteorologist
desert-navigator = Navigator
    .letter = N
    .the = the Navigator
    .start = The Navigator
    .to = to the Navigator
    .of = of the Navigator
desert-water-carrier = Water Carrier
    .letter = W
    .the = the Water Carrier
    .start = The Water Carrier
    .to = to the Water Carrier
    .of = of the Water Carrier
desert-power-archaeologist = Removes 2 sand from a tile for 1 action.
desert-power-climber = Walks onto blocked tiles, takes someone along, and nobody beside it is ever buried.
desert-power-explorer = Moves, removes sand and blasts diagonally too.
desert-power-meteorologist = Keeps storm cards away for 1 action each, or looks at the next ones and orders them.
desert-power-navigator = Moves another player by up to 3 tiles for 1 action.
desert-power-water-carrier = Draws 2 water from a revealed well for 1 action, and gives water to the next tiles.

## Actions

desert-verb-move = Move
desert-verb-escort = Take along
desert-verb-dig = Remove sand
desert-verb-excavate = Excavate
desert-verb-pick-up = Pick up
desert-verb-draw-water = Draw water
desert-verb-navigate = Guide
desert-verb-guide = Guide the Climber
desert-verb-reduce = Keep a card away
desert-verb-peek = Look ahead
desert-verb-end = End actions
desert-verb-next = Next card
desert-verb-bury = To the bottom
desert-verb-blast = Dune Blaster
desert-verb-jet-to = Jet Pack
desert-verb-jet-with = Jet Pack for two
desert-verb-shade = Solar Shield
desert-verb-scope = Terrascope
desert-verb-speed-up = Time Throttle
desert-verb-drink-reserve = Water Reserve
desert-verb-pour = Give water
desert-verb-hand = Hand over
desert-verb-storm = Storm
desert-count-water = { $n } water

desert-do-move = Move to { $place }
desert-do-escort = Move to { $place } with { $whom-the }
desert-do-dig = Remove sand from { $place }
desert-do-excavate = Excavate your tile
desert-do-pick-up = Pick up { $part-the }
desert-do-draw-water = Draw water from the well
desert-do-navigate = Guide { $whom-the } to { $place }
desert-do-guide = Guide { $group-the } to { $place }
desert-do-reduce = Draw 1 storm card less this turn
desert-do-peek = Look at the next storm cards
desert-do-end = End your actions
desert-do-next = Next comes: { $storm }
desert-do-bury = To the bottom of the deck: { $storm }
desert-do-blast = Blast all sand off { $place }
desert-do-jet-to = Fly to { $place }
desert-do-jet-with = Fly to { $place } with { $whom-the }
desert-do-shade = Open the Solar Shield
desert-do-scope = Look under { $place }
desert-do-speed-up = Take 2 more actions
desert-do-drink-reserve = Share out the Secret Water Reserve
desert-do-pour = Give { $water } water { $whom-to }
desert-do-hand = Hand { $equipment-one } { $whom-to }
desert-do-storm = Turn up a storm card

## Events

desert-event-turn = { $who-start }’s turn.
desert-event-move = { $who-start } moves to { $place }.
desert-event-escort = { $who-start } takes { $whom-the } along to { $place }.
desert-event-dig = { $sand ->
        [one] { $who-start } removes 1 sand from { $place }.
       *[other] { $who-start } removes { $sand } sand from { $place }.
    }
desert-event-excavate = { $who-start } excavates { $place }: { $face-one }.
desert-event-found = { $who-start } finds { $equipment-one }.
desert-event-refreshed = { $group-start } { $group-count ->
        [one] drinks
       *[other] drink
    } from the well.
desert-event-appeared = { $part-start } lies at { $place } now.
desert-event-waits = Row and column meet in the storm: { $part-the } waits at { $place }, for the first tile that slides there.
desert-event-pick-up = { $who-start } picks up { $part-the }!
desert-event-draw-water = { $who-start } draws water from the well.
desert-event-navigate = { $who-start } guides { $whom-the } to { $place }.
desert-event-guide = { $who-start } guides { $whom-the } to { $place }; { $group-the } came along for some of the way.
desert-event-reduce = { $who-start } keeps a storm card away.
desert-event-peek = { $who-start } looks at the next storm cards.
desert-event-next = { $who-start } puts back on top: { $card }.
desert-event-bury = { $who-start } puts at the bottom: { $card }.
desert-event-end = { $who-start } stops there.
desert-event-blast = { $who-start } blasts all sand off { $place }.
desert-event-jet = { $who-start } flies to { $place }.
desert-event-jet-with = { $who-start } and { $whom-the } fly to { $place }.
desert-event-shade = { $who-start } opens a Solar Shield.
desert-event-scope = { $who-start } looks under { $place }: { $face-one }.
desert-event-speed-up = { $who-start } gains 2 actions.
desert-event-drink-reserve = { $who-start } shares out the Secret Water Reserve.
desert-event-pour = { $who-start } gives { $water } water { $whom-to }.
desert-event-hand = { $who-start } hands { $equipment-one } { $whom-to }.
desert-event-wind = The wind blows { $direction-to }, { $tiles } strong: { $moved ->
        [0] no tile is left to slide.
        [one] 1 tile slides and gets sand.
       *[other] { $moved } tiles slide and get sand.
    }
desert-event-sun = The sun beats down: { $group-the } must drink.
desert-event-sun-spares = The sun beats down, and finds everyone in the shade.
desert-event-storm-rises = The storm picks up: { $cards ->
        [0] it has reached the skull.
       *[other] { $cards } cards a turn from the next turn on, and { $left ->
            [one] 1 step
           *[other] { $left } steps
        } to the skull.
    }
desert-event-storm-reshuffled = The storm deck is used up: its discard becomes the new deck.
desert-event-won = Won! The flying machine takes off, with everyone on board.
desert-event-lost-thirst = Lost: no water was left for { $group-the }.
desert-event-lost-buried = Lost: there is more sand than the desert can hold.
desert-event-lost-skull = Lost: the storm has reached the skull.

## What the table waits for: $who decides. $actions are left, $cards are still to come.

desert-asked-act = { $actions ->
        [0] { $who-start }: no action left. Equipment and sharing are free; then end the actions.
        [one] { $who-start }: 1 action left.
       *[other] { $who-start }: { $actions } actions left.
    }
    .yours = { $actions ->
            [0] Your turn: no action left. Equipment and sharing are still free; then end the turn
            [one] Your turn: 1 action left — click what glows in gold
           *[other] Your turn: { $actions } actions left — click what glows in gold
        }
desert-asked-order = { $who-start } puts the storm cards back: which one comes next?
    .yours = You put the storm cards back: click the one that comes next
desert-asked-storm = { $cards ->
        [one] { $who-start } turns up 1 more storm card.
       *[other] { $who-start } turns up { $cards } storm cards.
    }
    .card = Storm card { $number } of { $all }

desert-pick-guide = { team-pick-guide }

desert-step-actions = Actions
desert-step-storm = Storm cards

## The table

desert-side-revealed = city side up
desert-side-desert = desert side up
desert-side-blocked = blocked by sand
desert-hole = The storm
desert-parts = Parts
desert-part-hidden = not found
desert-part-taken = taken
desert-part-row = row { $row }
desert-part-column = column { $column }
desert-sand = Sand
desert-sand-left = { $sand } of { $all } markers left
desert-storm-meter = Storm
desert-storm-level = { $left ->
        [0] the skull
        [one] { $cards } cards a turn, 1 step to the skull
       *[other] { $cards } cards a turn, { $left } steps to the skull
    }
desert-storm-deck = Storm deck
desert-equipment-deck = Equipment deck
desert-water = { $water } of { $canteen } water
desert-buried = buried
desert-shield = under a Solar Shield

desert-outcome-won = Flew away together
desert-outcome-thirst = Someone died of thirst
desert-outcome-buried = Buried in sand
desert-outcome-skull = The storm reached the skull

desert-figure-parts = { $n ->
        [one] part
       *[other] parts
    }
desert-figure-water = water left

## What is agreed before a game

desert-option-players = Players
desert-option-difficulty = Difficulty
desert-option-difficulty-novice = Novice
desert-option-difficulty-normal = Normal
desert-option-difficulty-elite = Elite
desert-option-difficulty-legendary = Legendary
desert-option-adventurers = Adventurers
desert-option-adventurers-drawn = Drawn at random
desert-option-first = Who starts
desert-option-first-drawn = Drawn at random
desert-option-actions = Actions in a turn
desert-option-more_water = More water in each canteen
desert-option-sand = Sand markers

## On the first page

desert-note-difficulty-novice = The storm starts weak: two storm cards a turn, and a long way to the skull.
desert-note-difficulty-normal = Three storm cards a turn from the start.
desert-note-difficulty-elite = Three storm cards a turn, and the meter stands a step higher.
desert-note-difficulty-legendary = Three storm cards a turn, and four soon: the meter starts three steps up.
desert-note-first = rule D31

## At the table in the browser

desert-table-board = The desert
desert-table-hand = Your equipment
    .of = Equipment { $name-of }
desert-table-step-storm = { $cards ->
        [0] Storm cards
        [one] 1 storm card
       *[other] { $cards } storm cards
    }
desert-table-level = storm level
desert-table-plate-row = Row clue
desert-table-plate-column = Col. clue
desert-table-plate-pad = Launch pad
desert-table-short-dune-blaster = Blaster
desert-table-short-jet-pack = Jet Pack
desert-table-short-solar-shield = Shield
desert-table-short-terrascope = Scope
desert-table-short-time-throttle = Throttle
desert-table-short-secret-water-reserve = Reserve
desert-table-below = below it, not yet revealed: { $face }
desert-table-sand = { $sand } sand
desert-table-sand-left = sand left
desert-table-supply = Sand supply
desert-table-parts = parts
desert-table-thirsty = thirsty
desert-table-dry = no water
desert-table-shield = shaded
desert-table-machine = The machine
desert-table-aboard-count = { $parts } of 4 aboard
desert-table-aboard = ✓ aboard
desert-table-lies = lies on { $place }
desert-table-waits = waits in the storm
desert-table-clues = { $clues ->
        [0] no clue yet
       *[other] { $clues } clue of 2
    }
desert-table-wind = Wind
desert-table-sun = Sun
desert-table-rise = Picks up
desert-table-rose = Wind cards left: north { $north }, east { $east }, south { $south }, west { $west }
desert-table-odds-sun = { $cards ->
        [one] Sun (1 card)
       *[other] Sun ({ $cards } cards)
    }
desert-table-odds-rise = Storm picks up
desert-table-odds-thirst = { $who-start } dies of thirst
desert-table-order = The next storm cards
    .ask = { $number ->
        [1] Which of them comes first? One of them may go to the bottom.
       *[other] Which of them comes after that?
    }
    .wait = They are being put back in another order.

## Why not. Each says why something can’t be done, and a way out where there is one.

desert-why-far = { $place } is too far: an action takes you to a tile next to yours, not diagonally.
desert-why-far-explorer = { $place } is too far: an action takes you to a tile next to yours, also diagonally.
desert-why-sand-far = You can’t reach the sand on { $place }: only that on your tile and those next to it, not diagonally.
desert-why-sand-far-explorer = You can’t reach the sand on { $place }: only that on your tile and those around it.
desert-why-hole = That is the eye of the storm: there is no tile.
desert-why-here = You already are on { $place }.
desert-why-blocked = There is too much sand on { $place }: { $sand } markers. Dig first.
desert-why-no-way = Sand blocks every tile next to yours. Dig first.
desert-why-buried = You are buried under { $sand } sand on { $place }. First dig yourself out.
desert-why-climber = Only the Climber takes somebody along.
desert-why-navigator = Only the Navigator moves others.
desert-why-own-pawn = You guide the others; your own pawn moves on foot.
desert-why-they-are-buried = { $whom-start } is buried: first somebody must dig there.
desert-why-three-steps = Three steps don’t take { $whom-the } to { $place }.
desert-why-only-climber-takes = Only the Climber can take somebody along on the way.
desert-why-nobody-on-the-way = On this way the Climber meets nobody to take along.
desert-why-no-sand-near = There is no sand within your reach.
desert-why-no-sand = There is no sand on { $place }.
desert-why-excavated = { $place } is already excavated.
desert-why-sand-first = { $sand ->
        [one] There is 1 sand
       *[other] There are { $sand } sand
    } on { $place }. Dig first, then excavate.
desert-why-all-parts = You have all four parts. To the launch pad!
desert-why-part-below = { $part-start } lies on { $place }. Excavate the tile first.
desert-why-part-taken = You already have { $part-the }.
desert-why-part-in-hole = { $part-start } waits in the eye of the storm, until a tile slides there.
desert-why-part-lies = { $part-start } lies on { $place }. Go there.
desert-why-part-row = { $part-start }: its clue points to row { $row } now. Find the clue for the column.
desert-why-part-column = { $part-start }: its clue points to column { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[5] E
    } now. Find the clue for the row.
desert-why-part-unknown = { $part-start }: none of its two clues is found yet. Excavate.
desert-why-parts-left = Before you can fly away you still need { $parts ->
        [one] 1 part
       *[other] { $parts } parts
    } of the machine.
desert-why-no-pad = You have all parts. Now find the launch pad: excavate.
desert-why-not-aboard = You fly away once all are on { $place }; still on the way: { $group-the }.
desert-why-carrier = Only the Water Carrier draws water from a well.
desert-why-no-well = There is no revealed well on your tile.
desert-why-canteen-full = Your canteen is full.
desert-why-meteorologist = Only the Meteorologist sees and keeps away storm cards.
desert-why-no-card-left = You already keep away all { $cards } cards of this turn.
desert-why-one-buried = One card is at the bottom already: the others go back on top.
desert-why-all-known = You know what lies under every tile.
desert-why-known = You already know what lies under { $place }.
desert-why-no-water = Your canteen is empty.
desert-why-their-canteen-full = { $whom-start } has no room for water.
desert-why-too-far-to-pour = { $whom-start } is too far: you give water to your own tile and those next to it.
desert-why-too-much-water = { $water } is too much: you can give { $whom-the } { $most } water at the most.

## What a bot offers to do with your pawn or your hand; .you when it speaks to one person.

desert-offer-escort = { $who-start } offers to take { $whom-the } along to { $place }.
    .you = { $who-start } offers to take you along to { $place }.
desert-offer-navigate = { $who-start } offers to guide { $whom-the } to { $place }.
    .you = { $who-start } offers to guide you to { $place }.
desert-offer-guide = { $who-start } offers to guide { $whom-the } to { $place }; { $group-the } would come along for some of the way.
    .you = { $who-start } offers to guide { $whom-the } to { $place }; { $group-the } would come along for some of the way.
desert-offer-jet-with = { $who-start } offers to fly to { $place } with { $whom-the }.
    .you = { $who-start } offers to fly you to { $place }.
desert-offer-hand = { $who-start } offers { $equipment-one } { $whom-to }.
    .you = { $who-start } offers you { $equipment-one }.

## Hints: what a plan is good for. Without it → with it; every figure is of this turn’s cards alone.

desert-hint-win = All { $parts } parts are aboard, and everyone is: the ship takes off.
desert-hint-well = Below { $place } lies a well: { $chance } %.
desert-hint-below = Below { $place } lies a clue or the launch pad: { $chance } % ({ $n } of { $all } tiles).
desert-hint-thirst = { $who-start }: risk of dying of thirst this turn { $from } % → { $to } %.
desert-hint-water = Water { $who-of }: { $from } → { $to }.
desert-hint-cards = Storm cards at the end of this turn: { $from } → { $to }.
desert-hint-part = Picks up { $part-the }: { $n } of { $all } parts.
desert-hint-way = { $part } at { $place }: steps of who is nearest { $from } → { $to }.
desert-hint-home = Steps of everyone to the launch pad: { $from } → { $to }.
desert-hint-unknown = Steps { $who-of } to the next tile to excavate: { $from } → { $to }.
desert-hint-sand = Sand on the tiles: { $from } → { $to }; the supply has { $all } in all.
desert-hint-blocked = Blocked tiles: { $from } → { $to }.
desert-hint-buried = Pawns buried in sand: { $from } → { $to }.
desert-hint-gear = Equipment in hands: { $from } → { $to }.
desert-hint-driest = Risk { $who-of } of dying of thirst in this turn’s storm ({ $n } cards): { $chance } %.
desert-hint-lies = Sand on the tiles: { $n } of { $all }.

## What people say to each other.

desert-phrase-water = Water, please!
desert-phrase-shade = Out of the sun!
desert-phrase-dig = This needs digging.

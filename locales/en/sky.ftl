### Forbidden Sky.
###
### Ids      sky-<name>            a symbol, component, cable, card, direction or adventurer
###          sky-power-<name>      what an adventurer can do
###          sky-use-<name>        what a card of equipment is for
###          sky-verb-<verb>       a kind of action, on a button or as a heading
###          sky-do-<verb>         one action of that kind, with all that it names
###          sky-event-<what>      what happened, for the journal
###          sky-asked-<asked>     what the table waits for
###          sky-step-<step>       the part of a turn
###          sky-outcome-<word>    how a game ended, in a few words
###          sky-figure-<name>    a number that tells how far one came, which it is given as $n
###          sky-option-<name>     what is agreed before a game; -<value> for each value
### Places   such as M50, and tiles such as G3, are said as they are.
### The rest is as in island.ftl.

sky-title = Forbidden Sky
    .short = Sky
sky-summary = A platform in a thunderstorm, a rocket, and a circuit to wire: win or lose together.
    .short = A circuit under the lightning
sky-help = Your turn: up to four actions to walk, scout tiles, build with them and hang cables; then storm cards bring lightning and wind. The blueprint says what the circuit needs. Lead it from one side of the launch pad to the other, meet there and close it. You lose if somebody is struck down or falls, or the storm reaches the skull.

## What a tile can have on it

sky-compass = Compass
sky-landing = Landing pad
sky-teleporter = Teleporter
sky-gear = Gear
sky-shelter = Wind shelter
sky-faraday = Faraday cage

## Components: the kinds, and the pieces by their numbers. .the as an object.

sky-rod = Lightning rod
sky-small-capacitor = Small capacitor
sky-large-capacitor = Large capacitor
sky-rod-1 = Lightning rod 1
    .the = lightning rod 1
sky-rod-2 = Lightning rod 2
    .the = lightning rod 2
sky-rod-3 = Lightning rod 3
    .the = lightning rod 3
sky-rod-4 = Lightning rod 4
    .the = lightning rod 4
sky-rod-5 = Lightning rod 5
    .the = lightning rod 5
sky-rod-6 = Lightning rod 6
    .the = lightning rod 6
sky-small-capacitor-1 = Small capacitor 1
    .the = small capacitor 1
sky-small-capacitor-2 = Small capacitor 2
    .the = small capacitor 2
sky-small-capacitor-3 = Small capacitor 3
    .the = small capacitor 3
sky-small-capacitor-4 = Small capacitor 4
    .the = small capacitor 4
sky-small-capacitor-5 = Small capacitor 5
    .the = small capacitor 5
sky-small-capacitor-6 = Small capacitor 6
    .the = small capacitor 6
sky-large-capacitor-1 = Large capacitor 1
    .the = large capacitor 1
sky-large-capacitor-2 = Large capacitor 2
    .the = large capacitor 2
sky-large-capacitor-3 = Large capacitor 3
    .the = large capacitor 3
sky-launch-pad = Launch pad
    .the = the launch pad

## Lengths of cables. .one as an object.

sky-short = Short cable
    .one = a short cable
sky-long = Long cable
    .one = a long cable

## Storm cards

sky-lightning = Lightning
sky-gust = Gust
sky-wind-clockwise = Wind Shift, clockwise
sky-wind-counterclockwise = Wind Shift, counter-clockwise
sky-storm-intensifies = Storm Intensifies
sky-storm-reshuffles = Storm Intensifies, and all is shuffled

## Directions. .to is where the wind blows, .side a side of a tile.

sky-north = North
    .to = north
    .side = the north side
sky-east = East
    .to = east
    .side = the east side
sky-south = South
    .to = south
    .side = the south side
sky-west = West
    .to = west
    .side = the west side

## Equipment. .one is what one finds or hands over.

sky-jetpack = Jetpack
    .one = a Jetpack
sky-use-jetpack = Takes you, and one other from your tile, to any tile.
sky-strike-shield = Strike Shield
    .one = a Strike Shield
sky-use-strike-shield = Until the storm is over, Lightning spares everyone who is on your tile now.
sky-gravity-hook = Gravity Hook
    .one = a Gravity Hook
sky-use-gravity-hook = Until the storm is over, Gusts spare everyone who is on your tile now.
sky-remote-fuser = Remote Fuser
    .one = a Remote Fuser
sky-use-remote-fuser = Hangs or takes off one cable anywhere.
sky-time-throttle = Time Throttle
    .one = a Time Throttle
sky-use-time-throttle = Gives you 2 more actions in your turn.
sky-med-kit = Med Kit
    .one = a Med Kit
sky-use-med-kit = Gives back 2 health to everyone on your tile.
sky-defrayer = Defrayer
    .one = a Defrayer
sky-use-defrayer = Gives back 2 rope to everyone on your tile.
sky-aerometer = Aerometer
    .one = an Aerometer
sky-use-aerometer = Shows the next 4 storm cards, for you to put in order.
sky-stratoscope = Stratoscope
    .one = a Stratoscope
sky-use-stratoscope = Shows the next 5 tiles, of which you take one.
sky-platform-clamp = Platform Clamp
    .one = a Platform Clamp
sky-use-platform-clamp = Places one of your tiles beside any tile where wires meet.

## Adventurers. .letter marks a pawn: six different ones. In a sentence: .the as an object,
## .start as its first word, .to for who gets, .of for who owns.

sky-electrician = Electrician
    .letter = E
    .the = the Electrician
    .start = The Electrician
    .to = to the Electrician
    .of = of the Electrician
sky-surveyor = Surveyor
    .letter = V
    .the = the Surveyor
    .start = The Surveyor
    .to = to the Surveyor
    .of = of the Surveyor
sky-sailor = Sailor
    .letter = S
    .the = the Sailor
    .start = The Sailor
    .to = to the Sailor
    .of = of the Sailor
sky-doctor = Doctor
    .letter = D
    .the = the Doctor
    .start = The Doctor
    .to = to the Doctor
    .of = of the Doctor
sky-climber = Climber
    .letter = C
    .the = the Climber
    .start = The Climber
    .to = to the Climber
    .of = of the Climber
sky-navigator = Navigator
    .letter = N
    .the = the Navigator
    .start = The Navigator
    .to = to the Navigator
    .of = of the Navigator
sky-power-electrician = Hangs or takes off one cable a turn for no action, and starts with more health.
sky-power-surveyor = Holds 4 tiles, and exchanges tiles with players near at any time.
sky-power-sailor = Mends 1 rope of a player near, or the Sailor’s own, for 1 action.
sky-power-doctor = Heals 1 health of another player near for 1 action.
sky-power-climber = Steps over clouds and takes someone along, in a Gust too.
sky-power-navigator = Moves another player by up to 3 tiles for 1 action.

## Actions

sky-verb-move = Move
sky-verb-escort = Take along
sky-verb-scout = Scout
sky-verb-explore = Explore
sky-verb-navigate = Guide
sky-verb-guide = Guide the Climber
sky-verb-heal = Heal
sky-verb-mend = Mend
sky-verb-wire = Hang a cable
sky-verb-unwire = Take off a cable
sky-verb-end = End actions
sky-verb-complete = Choose a circle
sky-verb-next = Next card
sky-verb-keep = Keep a tile
sky-verb-take-along = Take across
sky-verb-cross-alone = Cross alone
sky-verb-jet-to = Jetpack
sky-verb-jet-with = Jetpack for two
sky-verb-shield = Strike Shield
sky-verb-hook = Gravity Hook
sky-verb-fuse = Remote Fuser: hang
sky-verb-unfuse = Remote Fuser: take off
sky-verb-speed-up = Time Throttle
sky-verb-open-kit = Med Kit
sky-verb-splice = Defrayer
sky-verb-look-ahead = Aerometer
sky-verb-scope = Stratoscope
sky-verb-clamp = Platform Clamp
sky-verb-hand = Hand over
sky-verb-give = Give a tile
sky-verb-take = Take a tile
sky-verb-storm = Storm
sky-count-turn = turned ↻{ $n }

sky-do-move = Move to { $place }
sky-do-escort = Move to { $place } with { $whom-the }
sky-do-scout = Draw a tile
sky-do-explore = { $turn ->
        [0] Place tile { $tile } at { $spot }
        [1] Place tile { $tile } at { $spot }, a quarter turn clockwise
        [2] Place tile { $tile } at { $spot }, a half turn
       *[other] Place tile { $tile } at { $spot }, a quarter turn counter-clockwise
    }
sky-do-navigate = Guide { $whom-the } to { $place }
sky-do-guide = Guide { $group-the } to { $place }
sky-do-heal = Heal { $whom-the }
sky-do-mend = Mend a rope for { $whom-the }
sky-do-wire = Hang { $cable-one } between { $component-the } and { $other-the }
sky-do-unwire = Take off { $cable-one } between { $component-the } and { $other-the }
sky-do-end = End your actions
sky-do-complete = Complete the circle on { $side-side }
sky-do-next = Next comes: { $storm }
sky-do-keep = Keep tile { $tile }
sky-do-take-along = Take { $whom-the } across the clouds
sky-do-cross-alone = Cross the clouds alone
sky-do-jet-to = Fly to { $place }
sky-do-jet-with = Fly to { $place } with { $whom-the }
sky-do-shield = Raise the Strike Shield
sky-do-hook = Throw the Gravity Hook
sky-do-fuse = By remote, hang { $cable-one } between { $component-the } and { $other-the }
sky-do-unfuse = By remote, take off { $cable-one } between { $component-the } and { $other-the }
sky-do-speed-up = Take 2 more actions
sky-do-open-kit = Open the Med Kit for everyone here
sky-do-splice = Splice the ropes of everyone here
sky-do-look-ahead = Look at the next storm cards
sky-do-scope = Look at the next tiles
sky-do-clamp = { $turn ->
        [0] Clamp tile { $tile } at { $spot }
        [1] Clamp tile { $tile } at { $spot }, a quarter turn clockwise
        [2] Clamp tile { $tile } at { $spot }, a half turn
       *[other] Clamp tile { $tile } at { $spot }, a quarter turn counter-clockwise
    }
sky-do-hand = Hand { $equipment-one } { $whom-to }
sky-do-give = Give tile { $tile } { $whom-to }
sky-do-take = Take tile { $tile } from { $whom-the }
sky-do-storm = Turn up a storm card

## Events

sky-event-turn = { $who-start }’s turn.
sky-event-move = { $who-start } moves to { $place }.
sky-event-escort = { $who-start } takes { $whom-the } along to { $place }.
sky-event-scout = { $who-start } draws tile { $tile }.
sky-event-explore = { $who-start } places tile { $tile } at { $place }.
sky-event-found = { $who-start } finds { $equipment-one }.
sky-event-built = The platform gains { $component-the }.
sky-event-complete = { $who-start } chooses a circle.
sky-event-wire = { $who-start } hangs { $cable-one } between { $component-the } and { $other-the }.
sky-event-unwire = { $who-start } takes off { $cable-one } between { $component-the } and { $other-the }.
sky-event-navigate = { $who-start } guides { $whom-the } to { $place }.
sky-event-guide = { $who-start } guides { $whom-the } to { $place }; { $group-the } came along for some of the way.
sky-event-heal = { $who-start } heals { $whom-the }.
sky-event-mend = { $who-start } mends a rope for { $whom-the }.
sky-event-end = { $who-start } stops there.
sky-event-jet = { $who-start } flies to { $place }.
sky-event-jet-with = { $who-start } and { $whom-the } fly to { $place }.
sky-event-shield = { $who-start } raises a Strike Shield: Lightning spares { $group-the }.
sky-event-hook = { $who-start } throws a Gravity Hook: Gusts spare { $group-the }.
sky-event-fuse = { $who-start } hangs { $cable-one } by remote between { $component-the } and { $other-the }.
sky-event-unfuse = { $who-start } takes off { $cable-one } by remote between { $component-the } and { $other-the }.
sky-event-speed-up = { $who-start } gains 2 actions.
sky-event-open-kit = { $who-start } opens the Med Kit: health for { $group-the }.
sky-event-splice = { $who-start } splices with the Defrayer: rope for { $group-the }.
sky-event-look-ahead = { $who-start } looks at the next storm cards.
sky-event-next = { $who-start } puts back on top: { $card }.
sky-event-scope = { $who-start } looks at the next tiles.
sky-event-keep = { $who-start } keeps tile { $tile }.
sky-event-clamp = { $who-start } clamps tile { $tile } at { $place }.
sky-event-hand = { $who-start } hands { $equipment-one } { $whom-to }.
sky-event-give-tile = { $who-start } gives tile { $tile } { $whom-to }.
sky-event-take-tile = { $who-start } takes tile { $tile } from { $whom-the }.
sky-event-lightning = Lightning strikes { $group-the }: { $group-count ->
        [one] 1 health lost.
       *[other] 1 health lost each.
    }
sky-event-lightning-spares = Lightning strikes, and hurts nobody.
sky-event-gust = A gust blows { $direction-to }.
sky-event-take-along = { $who-start } takes { $whom-the } across the clouds.
sky-event-cross-alone = { $who-start } crosses the clouds alone.
sky-event-blown = The gust carries off { $group-the }.
sky-event-worn = { $group-start } { $group-count ->
        [one] hangs on: 1 rope lost.
       *[other] hang on: 1 rope lost each.
    }
sky-event-wind = The wind shifts, and blows { $direction-to } now.
sky-event-storm-rises = The storm intensifies: { $cards ->
        [0] it has reached the skull.
       *[other] { $cards } cards a turn from the next turn on, and { $left ->
            [one] 1 step
           *[other] { $left } steps
        } to the skull.
    }
sky-event-storm-reshuffled = All storm cards are shuffled, and this turn brings no more of them.
sky-event-won = Won! The rocket takes off, with everyone on board.
sky-event-lost-electrocuted = Lost: one shock too many for { $group-the }.
sky-event-lost-fallen = Lost: no rope was left to hold { $group-the }.
sky-event-lost-swept = Lost: the storm has reached the skull.
sky-event-lost-abandoned = Lost: the rocket has left without { $group-the }.

## What the table waits for: $who decides. $actions are left, $cards are still to come.

sky-asked-act = { $actions ->
        [0] { $who-start }: no action left. Equipment and exchanges are free; then end the actions.
        [one] { $who-start }: 1 action left.
       *[other] { $who-start }: { $actions } actions left.
    }
    .yours = { $actions ->
            [0] Your turn: no action left. Equipment and exchanges are still free; then end the turn
            [one] Your turn: 1 action left — click what glows in gold
           *[other] Your turn: { $actions } actions left — click what glows in gold
        }
sky-asked-circle = { $who-start }: which circle gets a component?
    .yours = You complete two circles: click the one that gets its component
sky-asked-order = { $who-start } puts the storm cards back: which one comes next?
    .yours = You put the storm cards back: click the one that comes next
sky-asked-tile = { $who-start }: which tile to keep?
    .yours = Click the tile that you keep
sky-asked-company = { $who-start } is blown across the clouds: who comes along?
    .yours = You are blown across the clouds: choose who comes along, or go alone
sky-asked-storm = { $cards ->
        [one] { $who-start } turns up 1 more storm card.
       *[other] { $who-start } turns up { $cards } storm cards.
    }
    .card = Storm card { $number } of { $all }

sky-pick-component = { $picked ->
        [0] click one end of the cable; { $count } lit
       *[other] click its other end; { $count } lit
    }
sky-pick-spot = { $count ->
        [one] click the one spot where the tile fits
       *[other] click one of the { $count } spots where the tile fits
    }
sky-pick-guide = { team-pick-guide }

sky-step-actions = Actions
sky-step-storm = Storm cards

## The table

sky-clouds = clouds
sky-live = live: Lightning strikes here
sky-forecast = Forecast
sky-foreseen = { $card }: { $what }
sky-rope-lost = { $who } −{ $rope } rope
sky-wires = the sides that one wire joins
sky-vane = Wind
sky-tile-pile = Tiles left
sky-blueprint = Blueprint
sky-need = { $wired } of { $needed } wired
sky-cables = Cables left
sky-completes = Would complete
sky-storm-meter = Storm
sky-storm-level = { $left ->
        [0] the skull
        [one] { $cards } cards a turn, 1 step to the skull
       *[other] { $cards } cards a turn, { $left } steps to the skull
    }
sky-storm-deck = Storm deck
sky-equipment-deck = Equipment deck
sky-health = { $health } of { $full } health
sky-rope = { $rope } of { $full } rope
sky-shielded = under a Strike Shield
sky-hooked = held by a Gravity Hook

sky-outcome-won = Took off together
sky-outcome-electrocuted = Someone was electrocuted
sky-outcome-fallen = Someone fell from the platform
sky-outcome-swept = The storm reached the skull
sky-outcome-abandoned = Someone was left behind

sky-figure-components = { $n ->
        [one] component
       *[other] components
    }
sky-figure-health = health left

## What is agreed before a game

sky-option-players = Players
sky-option-difficulty = Difficulty
sky-option-difficulty-novice = Novice
sky-option-difficulty-normal = Normal
sky-option-difficulty-elite = Elite
sky-option-difficulty-legendary = Legendary
sky-option-adventurers = Adventurers
sky-option-adventurers-drawn = Drawn at random
sky-option-first = Who starts
sky-option-first-drawn = Drawn at random
sky-option-actions = Actions in a turn
sky-option-more_health = More health for everyone
sky-option-more_rope = More rope for everyone

## At the table in the browser

sky-table-board = The platform
sky-table-hand = Your tiles and equipment
    .of = Tiles and equipment { $name-of }
sky-table-step-storm = { $cards ->
        [0] Storm cards
        [one] 1 storm card
       *[other] { $cards } storm cards
    }
sky-table-level = storm level
sky-table-in-circuit = in the circuit
sky-table-laid = { $tiles ->
        [one] tile of the platform
       *[other] tiles of the platform
    }
sky-table-short-jetpack = Jetpack
sky-table-short-strike-shield = Shield
sky-table-short-gravity-hook = Hook
sky-table-short-remote-fuser = Fuser
sky-table-short-time-throttle = Throttle
sky-table-short-med-kit = Med Kit
sky-table-short-defrayer = Defrayer
sky-table-short-aerometer = Aerom.
sky-table-short-stratoscope = Stratos.
sky-table-short-platform-clamp = Clamp
sky-table-tile = tile { $tile }
sky-table-tiles = { $tiles ->
        [one] 1 tile of { $room }
       *[other] { $tiles } tiles of { $room }
    }
sky-table-half = half of a circle: { $component }
sky-table-quarter = quarter of a circle: { $component }
sky-table-safe = not live
sky-table-turn = Turn the tile
    .keys = T or [ ] turns the tile, so does the wheel
    .back = Turn the tile back
    .key = turn the tile to be placed, one way or the other
sky-table-turned = { $turn ->
        [0] as printed
        [1] a quarter turn clockwise
        [2] a half turn
       *[other] a quarter turn counter-clockwise
    }
sky-table-completes = would bring: { $component }
sky-table-lay = Tap again to place the tile.
    .here = Place it here
    .turn = Tap the arrow to turn the tile, the tile to place it.
sky-table-hang = { $cable }: tap again
sky-table-cable = { $cable }, { $one } – { $other }
sky-table-take = Take tile { $tile } from { $who-the }
sky-table-foresee = What the storm would do now
sky-table-foresee-lightning = Lightning now
    .hits = { $who-count ->
            [one] 1 health lost: { $who-the }
           *[other] 1 health lost each: { $who-the }
        }
    .none = hurts nobody
sky-table-foresee-gust = A gust now, { $direction }
    .wears = { $who-count ->
            [one] 1 rope lost: { $who-the }
           *[other] 1 rope lost each: { $who-the }
        }
    .moves = carries off { $who-the }
    .none = moves nobody
sky-table-wind = Wind
sky-table-odds-lightning = Lightning ({ $left })
sky-table-odds-gust = Gust ({ $left })
sky-table-odds-shift = Wind shifts ({ $left })
sky-table-odds-rise = Intensifies ({ $left })
sky-table-wired = { $wired } wired
sky-table-built = { $placed } of { $needed } built
sky-table-short-cables = Short
sky-table-long-cables = Long
sky-table-pile = Tiles
sky-table-fragile = fragile
sky-table-loose = last rope
sky-table-shielded = shielded
sky-table-hooked = hooked
sky-table-circle = Which circle gets the last piece?
    .wait = A circle is being chosen for the last piece.
sky-table-order = The next storm cards
    .ask = { $number ->
        [1] Which of them comes first?
       *[other] Which of them comes after that?
    }
    .wait = They are being put back in another order.
sky-table-scope = The next tiles
    .ask = Which one to keep? The others go under the pile.
    .wait = One of them is being chosen.
sky-table-company = Blown across the clouds
    .ask = Who comes along with the Climber?
    .wait = The Climber chooses who comes along.
sky-table-launch = Lift-off!
sky-table-launch-without = { $group-count ->
        [one] This cable launches the rocket at once, and { $group-the } isn’t on the launch pad: the game would be lost.
       *[other] This cable launches the rocket at once, and { $group-the } aren’t on the launch pad: the game would be lost.
    }

## Why not. Each says why something can’t be done, and a way out where there is one.

sky-why-far = { $place } is too far: an action takes you to a tile next to yours.
sky-why-clouds = Clouds bar the way to { $place }. Look for another way.
sky-why-no-way = No way leads on from your tile. Explore.
sky-why-here = You already are on { $place }.
sky-why-climber = Only the Climber takes somebody along.
sky-why-navigator = Only the Navigator moves others.
sky-why-own-pawn = You guide the others; your own pawn moves on foot.
sky-why-they-are-here = { $whom-start } already is on { $place }.
sky-why-three-steps = Three steps don’t take { $whom-the } to { $place }.
sky-why-only-climber-takes = Only the Climber can take somebody along on the way.
sky-why-nobody-on-the-way = On this way the Climber meets nobody to take along.
sky-why-full-hand = Your hand is full: { $tiles } tiles. Lay one first.
sky-why-empty-pile = There are no tiles left to draw.
sky-why-no-tile = You hold no tile. Scout first.
sky-why-not-your-tile = Tile { $tile } isn’t in your hand.
sky-why-taken = A tile already lies at { $place }: choose an empty spot.
sky-why-no-open-wire = No wire leads from your tile to an empty spot. Explore from another tile.
sky-why-spot-far = { $place } isn’t next to your tile. Go closer first.
sky-why-no-wire = No wire leads from your tile to { $place }.
sky-why-turn-it = Turned like this, tile { $tile } has no wire to meet at { $place }. Turn it.
sky-why-no-wire-there = No wire leads to { $place }.
sky-why-nothing-here = There is no component on your tile: one end of a cable must be where you stand.
sky-why-not-on-your-tile = One end of a cable must be on your own tile. Go to { $component-the } first.
sky-why-not-built = { $component } isn’t built yet.
sky-why-two-cables = { $component } already has two cables.
sky-why-no-cables = No cable is left. Take one down first.
sky-why-none-left = No cable of this length is left. Take one down first.
sky-why-nothing-in-reach = No cable is long enough to join { $component-the } to another component.
sky-why-nothing-to-wire = No cable is long enough for what stands on your tile, or it has two cables already.
sky-why-one-component = A cable joins two components: choose another one besides { $component-the }.
sky-why-joined = A cable already joins { $component-the } and { $other-the }.
sky-why-too-short = A short cable doesn’t reach from { $component-the } to { $other-the }. Take a long one.
sky-why-no-cable-long-enough = No cable is long enough to join { $component-the } and { $other-the }.
sky-why-not-joined = No cable joins { $component-the } and { $other-the }.
sky-why-no-cable-on = { $component } has no cable.
sky-why-no-cable-here = There is no cable to take down here.
sky-why-to-build = Still to be built for the circuit: lightning rods { $rods }, small capacitors { $small }, large capacitors { $large }, launch pad { $pad }.
sky-why-to-wire = All is built. Still to be wired into the loop: lightning rods { $rods }, small capacitors { $small }, large capacitors { $large }, launch pad { $pad }.
sky-why-open-loop = All is wired, but not yet into one closed loop from half to half of the launch pad.
sky-why-one-cable = One cable is missing, from { $component-the } to { $other-the }: it launches the rocket.
sky-why-not-aboard = One cable is missing, but first all must be on the launch pad; still on the way: { $group-the }.
sky-why-doctor = Only the Doctor heals others.
sky-why-not-oneself = You heal others, not yourself.
sky-why-nobody-to-heal = Nobody who is hurt is on your tile or next to it.
sky-why-healthy = { $whom-start } is in full health.
sky-why-sailor = Only the Sailor mends ropes.
sky-why-nobody-to-mend = No worn rope is on your tile or next to it.
sky-why-rope-whole = { $whom-start } has a whole rope.
sky-why-not-near = { $whom-start } isn’t on your tile or next to it. Go closer first.
sky-why-surveyor = Only the Surveyor gives and takes tiles.
sky-why-nobody-for-tiles = Nobody on your tile or next to it can exchange a tile with you.
sky-why-their-full-hand = { $whom-start } already holds { $tiles } tiles.
sky-why-their-empty-hand = { $whom-start } holds no tile.
sky-why-nobody-holds = Tile { $tile } isn’t in that hand.
sky-why-circle-first = First { $who-the } says which circle gets its component.
sky-why-tile-first = First { $who-the } keeps one of the tiles that were looked at.
sky-why-company-first = A Gust blows: first { $who-the } says whom to take across the clouds.
sky-why-circle-now = First say which circle gets its component.
sky-why-tile-now = First keep one of the tiles that you look at.
sky-why-company-now = A Gust blows: first say whom you take across the clouds.
sky-why-no-circle = There is no circle to choose now.
sky-why-no-circle-there = There is no circle to choose on { $side-side }.
sky-why-no-tiles-seen = Nobody is looking at tiles now.
sky-why-tile-not-seen = Tile { $tile } isn’t among those that were looked at.
sky-why-not-carried = The Climber can’t take { $whom-the } across the clouds now.
sky-why-no-gust = Only when a Gust blows the Climber across clouds is somebody taken along.
sky-why-nobody-hurt = Nobody on your tile is hurt.
sky-why-no-rope-worn = No rope on your tile is worn.
sky-why-storm-has-begun = The storm has begun: play this card before the next one.

## What a bot offers to do with your pawn or your hand; .you when it speaks to one person.

sky-offer-escort = { $who-start } offers to take { $whom-the } along to { $place }.
    .you = { $who-start } offers to take you along to { $place }.
sky-offer-navigate = { $who-start } offers to guide { $whom-the } to { $place }.
    .you = { $who-start } offers to guide you to { $place }.
sky-offer-guide = { $who-start } offers to guide { $whom-the } to { $place }; { $group-the } would come along for some of the way.
    .you = { $who-start } offers to guide { $whom-the } to { $place }; { $group-the } would come along for some of the way.
sky-offer-jet-with = { $who-start } offers to fly to { $place } with { $whom-the }.
    .you = { $who-start } offers to fly you to { $place }.
sky-offer-hand = { $who-start } offers { $equipment-one } { $whom-to }.
    .you = { $who-start } offers you { $equipment-one }.
sky-offer-give-tile = { $who-start } offers tile { $tile } { $whom-to }.
    .you = { $who-start } offers you tile { $tile }.
sky-offer-take-tile = { $who-start } asks { $whom-the } for tile { $tile }.
    .you = { $who-start } asks you for tile { $tile }.
sky-offer-take-along = { $who-start } offers to take { $whom-the } across the clouds.
    .you = { $who-start } offers to take you across the clouds.

## Hints: what a plan is good for. Without it → with it; every figure is of this turn’s cards alone.

sky-hint-win = The circuit is closed with { $cables } cables, and everyone is aboard: the rocket launches.
sky-hint-struck = { $who-start }: risk of being struck by Lightning this turn { $from } % → { $to } %.
sky-hint-frayed = { $who-start }: risk of losing rope this turn { $from } % → { $to } %.
sky-hint-scout = The next tile brings a piece for this: { $piece }. Chance: { $chance } % ({ $n } of { $all } tiles).
sky-hint-stands = { $piece }: { $n } of { $all } stand.
sky-hint-quarters = Quarters of the launch pad in one corner: { $from } → { $to } of { $all }.
sky-hint-cables = Cables that lie: { $from } → { $to }.
sky-hint-home = Steps of everyone to the launch pad: { $from } → { $to }.
sky-hint-health = Health { $who-of }: { $from } → { $to }.
sky-hint-rope = Rope { $who-of }: { $from } → { $to }.
sky-hint-laid = Tiles of the platform: { $from } → { $to }.
sky-hint-gear = Equipment in hands: { $from } → { $to }.
sky-hint-lightning = Lightning comes this turn: { $chance } %; players on live tiles: { $n }.
sky-hint-lie = Cables that lie: { $n }.

## What people say to each other.

sky-phrase-shelter = Take shelter!
sky-phrase-wire = I’ll join these wires.
sky-phrase-hold-on = Hold on to your ropes!

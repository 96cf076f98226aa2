### The playing table in the browser: what serves every game, then what only one game needs
### (table-<game>-…). The names of a game itself are in its own file.

## The turn

table-steps = The turn
table-actions = Actions
table-actions-left = { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
    .yours = { $actions ->
            [0] Your turn · nothing left to do
            [one] Your turn · 1 action left
           *[other] Your turn · { $actions } actions left
        }
table-targets = { $targets ->
        [one] 1 target
       *[other] { $targets } targets
    }
table-undo = Undo
table-caution = Are you sure?
    .do = Do it all the same
    .back = Don’t
table-end-turn = End turn
table-go-on = Go on
table-result = The result
table-now = Back to now

## What lights up. $verbs is what can be done there.

table-lit = { $name }: { $verbs }
table-offer = { $verb }: { $who }
table-offer-by = { $who }: { $said }
table-offers = What to do here
table-pick-player = Choose { $name }
table-pick-place = Choose a place. Esc starts over.
table-pick-pawn = Choose a player’s pawn. Esc starts over.
table-pick-card = Choose a card of your hand. Esc starts over.
table-pick-pawn-place = Choose the pawns, then a place. Esc starts over.
table-pick-card-pawn = Choose a card, and who gets it. Esc starts over.
table-pick-card-place = Choose a card or a place. Esc starts over.
table-pick-card-pawn-place = Choose a card, a pawn or a place. Esc starts over.
table-pick-button = Choose what to do. Esc starts over.

## Waiting

table-wait-you = A card is about to be turned up: play one of yours first, or go on.
table-wait-others = { $who } could play a card first.
table-open-decides = { $who } would be next, but nobody sits there: invite somebody, or sit down yourself.

## A board that can be brought nearer

table-zoom = Zoom
table-zoom-in = Nearer
table-zoom-out = Further away
table-zoom-fit = All of the board

## Players

table-team = The team
table-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
table-you = you
table-you-decide = your turn
table-bot = bot
table-open = free
table-away = away
table-leads = leads
table-points = { $points ->
        [one] point
       *[other] points
    }
table-hand = Your hand
    .of = Hand: { $name }
table-hand-size = { $held } of { $limit }
table-hand-empty = No cards.
table-any-time = at any time

## Seats

table-seat-menu = Seat of { $name }
table-seat-bot = A bot plays here ({ $level }).
table-seat-open = Nobody sits here yet.
table-seat-yours = You play here.
table-seat-here = { $name } plays here.
table-seat-away = { $name } plays here, but has no page open at the moment.
table-free-seat = You are watching. A seat is free.
table-your-name = Your name
table-sit = Sit down here
table-take-back = Take it over from the bot
table-rename = Take this name
table-give-to-bot = Let a bot play on ({ $level })
table-leave = Leave the seat to whoever has the link
table-level-random = at random
table-level-greedy = Greedy
table-level-novice = Novice
table-level-normal = Normal
table-level-expert = Expert
table-level-oracle = Oracle
table-invite = Copy the invite link
table-invite-copied = The link is copied: send it to whom you want to play with.

## Journal and timeline

table-state = State of the game
table-journal = Journal
table-journal-empty = Nothing has happened yet.
table-jump = Show the board after move { $move }
table-turn = turn { $turn }
table-turns = { $turns ->
        [one] turn
       *[other] turns
    }
table-timeline = Timeline
table-timeline-first = To the beginning
table-timeline-back = One move back
table-timeline-next = One move on
table-moment = { $shown ->
        [0] The beginning, of { $moves } moves
       *[other] Move { $shown } of { $moves }
    }

## The end

table-won = Won!
table-lost = Lost
table-winners = { $count ->
        [one] { $who } wins!
       *[other] { $who } share the victory!
    }
table-who = Player
table-export = Save the record
table-replay = Step through it
table-rematch = Play again
table-rematch-ready = To the next game

## Keys

table-keys = Keys at the table
    .note = Everything can be done with the mouse, by touch, or with these keys.
table-key-lit = from one thing that can be done to the next
table-key-arrows = from place to place on the board
table-key-zoom = nearer, further, all of a large board
table-key-next = to the next lit place of a large board
table-key-choose = choose what is in focus
table-key-verbs = an action of the action bar
table-key-back = start over, or leave the past
table-key-end = end the turn
table-key-go-on = go on, when the table waits for you
table-key-undo = take back your last action
table-key-board = to the board
table-key-hand = to your hand
table-key-journal = to the journal; arrows go up and down in it
table-key-timeline = open and close the timeline
table-key-rules = the rules
table-key-settings = settings
table-key-help = this list
table-rules = The rules

## Refusals. A reason comes from the server, with what it knows.

table-refused-unreadable = The server doesn’t understand this message. Loading the page again may help.
table-refused-too-long = This is too long for the server.
table-refused-too-fast = Too many messages in a short time: wait a moment.
table-refused-foreign = This page comes from another address than the server’s.
table-refused-no-page = There is no such page.
table-refused-no-table = There is no such table, or it was deleted.
table-refused-no-game = There is no such game.
table-refused-options = These options don’t fit this game.
table-refused-record = This record can’t be played on: the file wasn’t saved by this version of Simoun, or was changed since.
table-refused-seats = A table of { $players } needs as many seats, not { $seats }.
table-refused-no-seat = There is no such seat.
table-refused-not-your-seat = This seat isn’t yours.
table-refused-seat-taken = This seat is taken.
table-refused-name = A name has at most { $most } letters, and no control characters.
table-refused-level = There is no such bot.
table-refused-stale = The game has gone on since: look again.
table-refused-illegal = This can’t be done now; the board shows what can. See rule
table-refused-over = The game is over. See rule
table-refused-not-over = The game isn’t over yet.
table-refused-reveal = The table turns up the next card itself. See rule
table-refused-not-waiting = The table isn’t waiting for you.
table-refused-no-undo = There is nothing to take back: a card was turned up, or somebody else played.
table-refused-no-moment = The game has no such moment.
table-refused-not-opener = Only who opened the table may do this.
table-refused-crowded = Too many are looking at this table.
table-refused-not-stored = The server couldn’t store this: nothing has changed.
table-refused-broken = Something went wrong in the server: nothing has changed.

## Panels that several games have

table-rate = { $cards ->
        [one] 1 card a turn
       *[other] { $cards } cards a turn
    }
table-rate-short = { $cards ->
        [one] 1 card / turn
       *[other] { $cards } cards / turn
    }
table-step-actions = { $left ->
        [0] Actions
       *[other] Actions · { $left } left
    }
table-taken = taken
table-discarded = Discard
table-nothing = Nothing yet.
table-layer-first = { $count ->
        [one] Comes first: 1 card
       *[other] Come first, in any order: { $count } cards
    }
table-layer-then = { $count ->
        [one] Then 1 card
       *[other] Then, in any order: { $count } cards
    }
table-on-top = { $count ->
        [one] 1 known card lies on top
       *[other] { $count } known cards lie on top
    }
table-steps-left = { $left ->
        [0] the skull
        [one] 1 step left
       *[other] { $left } steps left
    }
table-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-deck-left = { $count } left · { $discard } discarded
table-comes-next = Come next:
table-cards-left = { $cards ->
        [0] No card is left.
        [one] 1 card is left.
       *[other] { $cards } cards are left.
    }
table-order-nth = Comes { $number ->
        [1] first
       *[other] as no. { $number }
    }

## Forbidden Island

table-island-board = The island
table-island-step-draw = { $cards ->
        [0] Treasure cards
        [one] 1 treasure card
       *[other] { $cards } treasure cards
    }
table-island-step-flood = { $cards ->
        [0] Flood cards
        [one] 1 flood card
       *[other] { $cards } flood cards
    }
table-island-short-earth-stone = Stone
table-island-short-statue-of-the-wind = Statue
table-island-short-crystal-of-fire = Crystal
table-island-short-oceans-chalice = Chalice
table-island-short-helicopter-lift = Lift
table-island-short-sandbags = Bags
table-island-meter = Water level
table-island-level = water level
table-island-level-short = Level { $level }
table-island-supply = treasures · floods
table-island-sunk = { $sunk ->
        [one] tile sunk
       *[other] tiles sunk
    }
table-island-decks = Decks
table-island-treasure = Treasures
table-island-flood = Floods
table-island-count = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
table-island-discard = discard { $discard }
table-island-odds-rise = { $cards ->
        [one] Waters Rise (1 card)
       *[other] Waters Rise ({ $cards } cards)
    }
table-island-odds-sinks = A tile sinks this turn
table-island-odds-landing = Fools’ Landing lost
table-island-next-card = { $count ->
        [one] The next card, of 1
       *[other] The next card, of { $count }
    }

## Forbidden Desert

table-desert-board = The desert
table-desert-hand = Your equipment
    .of = Equipment: { $name }
table-desert-step-storm = { $cards ->
        [0] Storm cards
        [one] 1 storm card
       *[other] { $cards } storm cards
    }
table-desert-level = storm level
table-desert-plate-row = Row clue
table-desert-plate-column = Col. clue
table-desert-plate-pad = Launch pad
table-desert-short-dune-blaster = Blaster
table-desert-short-jet-pack = Jet Pack
table-desert-short-solar-shield = Shield
table-desert-short-terrascope = Scope
table-desert-short-time-throttle = Throttle
table-desert-short-secret-water-reserve = Reserve
table-desert-below = below it, not yet revealed: { $face }
table-desert-sand = { $sand } sand
table-desert-sand-left = sand left
table-desert-supply = Sand supply
table-desert-parts = parts
table-desert-thirsty = thirsty
table-desert-dry = no water
table-desert-shield = shaded
table-desert-machine = The machine
table-desert-aboard-count = { $parts } of 4 aboard
table-desert-aboard = ✓ aboard
table-desert-lies = lies on { $place }
table-desert-waits = waits in the storm
table-desert-clues = { $clues ->
        [0] no clue yet
       *[other] { $clues } clue of 2
    }
table-desert-wind = Wind
table-desert-sun = Sun
table-desert-rise = Picks up
table-desert-rose = Wind cards left: north { $north }, east { $east }, south { $south }, west { $west }
table-desert-odds-sun = { $cards ->
        [one] Sun (1 card)
       *[other] Sun ({ $cards } cards)
    }
table-desert-odds-rise = Storm picks up
table-desert-odds-thirst = { $who } dies of thirst
table-desert-order = The next storm cards
    .ask = { $number ->
        [1] Which of them comes first? One of them may go to the bottom.
       *[other] Which of them comes after that?
    }
    .wait = They are being put back in another order.

## Through the Desert

table-through_the_desert-board = The desert, hex by hex
table-through_the_desert-nth = { $camel ->
        [1] 1st camel
       *[other] 2nd camel
    }
table-through_the_desert-left-riders = { $actions ->
        [one] 1 rider
       *[other] { $actions } riders
    }
    .yours = Your turn · a rider to place
table-through_the_desert-left-camels = { $actions ->
        [one] 1 camel
       *[other] { $actions } camels
    }
    .yours = { $actions ->
            [one] Your turn · 1 camel to place
           *[other] Your turn · { $actions } camels to place
        }
table-through_the_desert-scores = How it scores
table-through_the_desert-scores-water = Waterhole: its drops
table-through_the_desert-scores-oasis = Oasis, once per caravan
table-through_the_desert-scores-land = Each hex closed off
table-through_the_desert-scores-longest = Longest of a colour
table-through_the_desert-camel = { $camel } of { $who }
table-through_the_desert-rider = { $camel } with the rider of { $who }
table-through_the_desert-land-of = land of { $who }
table-through_the_desert-offer = { $points ->
        [0] { $camel }
        [one] { $camel } for 1 point
       *[other] { $camel } for { $points } points
    }
table-through_the_desert-tap = Tap again to place it.
table-through_the_desert-herds = Herds
    .note = the first empty one ends it
table-through_the_desert-few = nearly out
table-through_the_desert-worth = 10 each, 5 if tied
table-through_the_desert-left = { $left } left
table-through_the_desert-shortest = shortest herd
table-through_the_desert-led = colours led
table-through_the_desert-points = points now
table-through_the_desert-best = most points
table-through_the_desert-on-board = { $camels ->
        [one] camel placed
       *[other] camels placed
    }
table-through_the_desert-enclosed = { $hexes ->
        [one] hex closed off
       *[other] hexes closed off
    }
table-through_the_desert-count = The count
table-through_the_desert-longest-of = Longest { $caravan }: { $length }
table-through_the_desert-skip = To the result

## Forbidden Sky

table-sky-board = The platform
table-sky-hand = Your tiles and equipment
    .of = Tiles and equipment: { $name }
table-sky-step-storm = { $cards ->
        [0] Storm cards
        [one] 1 storm card
       *[other] { $cards } storm cards
    }
table-sky-level = storm level
table-sky-in-circuit = in the circuit
table-sky-laid = { $tiles ->
        [one] tile of the platform
       *[other] tiles of the platform
    }
table-sky-short-jetpack = Jetpack
table-sky-short-strike-shield = Shield
table-sky-short-gravity-hook = Hook
table-sky-short-remote-fuser = Fuser
table-sky-short-time-throttle = Throttle
table-sky-short-med-kit = Med Kit
table-sky-short-defrayer = Defrayer
table-sky-short-aerometer = Aerom.
table-sky-short-stratoscope = Stratos.
table-sky-short-platform-clamp = Clamp
table-sky-tile = tile { $tile }
table-sky-tiles = { $tiles ->
        [one] 1 tile of { $room }
       *[other] { $tiles } tiles of { $room }
    }
table-sky-half = half of a circle: { $component }
table-sky-quarter = quarter of a circle: { $component }
table-sky-safe = not live
table-sky-turn = Turn the tile
    .keys = T or [ ] turns the tile, so does the wheel
    .key = turn the tile to be placed, one way or the other
table-sky-turned = { $turn ->
        [0] as printed
        [1] a quarter turn clockwise
        [2] a half turn
       *[other] a quarter turn counter-clockwise
    }
table-sky-completes = would bring: { $component }
table-sky-lay = Tap again to place the tile.
    .turn = Tap the arrow to turn the tile, the tile to place it.
table-sky-cable = { $cable }, { $one } – { $other }
table-sky-take = Take tile { $tile } from { $who }
table-sky-foresee = What the storm would do now
table-sky-foresee-lightning = Lightning now
    .hits = { $count ->
            [one] 1 health lost: { $who }
           *[other] 1 health lost each: { $who }
        }
    .none = hurts nobody
table-sky-foresee-gust = A gust now, { $direction }
    .wears = { $count ->
            [one] 1 rope lost: { $who }
           *[other] 1 rope lost each: { $who }
        }
    .moves = blown along: { $who }
    .none = moves nobody
table-sky-wind = Wind
table-sky-odds-lightning = Lightning ({ $left })
table-sky-odds-gust = Gust ({ $left })
table-sky-odds-shift = Wind shifts ({ $left })
table-sky-odds-rise = Intensifies ({ $left })
table-sky-wired = { $wired } wired
table-sky-built = { $placed } of { $needed } built
table-sky-short-cables = Short
table-sky-long-cables = Long
table-sky-pile = Tiles
table-sky-fragile = fragile
table-sky-loose = last rope
table-sky-shielded = shielded
table-sky-hooked = hooked
table-sky-circle = Which circle gets the last piece?
    .wait = A circle is being chosen for the last piece.
table-sky-order = The next storm cards
    .ask = { $number ->
        [1] Which of them comes first?
       *[other] Which of them comes after that?
    }
    .wait = They are being put back in another order.
table-sky-scope = The next tiles
    .ask = Which one to keep? The others go under the pile.
    .wait = One of them is being chosen.
table-sky-company = Blown across the clouds
    .ask = Who comes along with the Climber?
    .wait = The Climber chooses who comes along.
table-sky-launch = Lift-off!
table-sky-launch-without = { $count ->
        [one] This cable launches the rocket at once, and { $group } isn’t on the launch pad: the game would be lost.
       *[other] This cable launches the rocket at once, and { $group } aren’t on the launch pad: the game would be lost.
    }

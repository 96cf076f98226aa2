### The playing table in the browser: what serves every game. What only one of them needs is in
### its own file.

## A person’s own name in a sentence; -vowel if it begins like Ada, Hélène or Yves

table-name = { $name }
    .to = to { $name }
    .of = of { $name }
table-name-vowel = { $name }
    .to = to { $name }
    .of = of { $name }

## The turn

table-steps = The turn
table-actions = Actions
table-targets = { $targets ->
        [one] 1 target
       *[other] { $targets } targets
    }
table-undo = Undo
table-caution = Are you sure?
    .do = Do it all the same
table-let-go = Cancel
table-keep = Keep playing
table-never-ask = Don’t ask again
table-take-back-now = Take back
    .note = You can still take it back.
table-end-turn = End turn
table-go-on = Go on
table-agree = Yes
table-decline = No
table-always = Always
table-result = The result
table-now = Back to now

## What lights up. $verbs is what can be done there.

table-lit = { $name }: { $verbs }
table-offer = { $verb }: { $who-the }
table-offer-by = { $who-start }: { $said }
table-offers = What to do here
table-pick-player = Choose { $name-the }
table-pick = { $verb }: { $prompt }
table-pick-place = { $count ->
        [one] click the one lit place
       *[other] click one of the { $count } lit places
    }
table-pick-pawn = { $count ->
        [one] click the one lit pawn
       *[other] click one of the { $count } lit pawns
    }
table-pick-card = { $count ->
        [one] click the one lit card of your hand
       *[other] click one of the { $count } lit cards of your hand
    }
table-pick-pawn-place = { $count ->
        [one] click who goes, then the one lit place
       *[other] click who goes, then one of the { $count } lit places
    }
table-pick-card-pawn = { $count ->
        [one] click a card, then who gets it
       *[other] click a card, then which of the { $count } players gets it
    }
table-pick-card-place = { $count ->
        [one] click a lit card, or the lit place
       *[other] click a lit card, or one of the { $count } lit places
    }
table-pick-card-pawn-place = { $count ->
        [one] click a lit card or pawn, or the lit place
       *[other] click a lit card or pawn, or one of the { $count } lit places
    }
table-pick-button = Choose what to do with it, or press Esc to start over.

## Waiting

table-show = Show
table-hold = Wait
table-seconds = { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
table-card-you = — you may play a card first.
table-card-others = — { $who-the } may play a card first.
table-card-both = — you and { $who-the } may play a card first.
table-held-you = You asked to wait.
    .note = The card stays face down until you go on.
table-held = { $who-start } asked to wait.
    .note = The card stays face down until they go on.
table-is-away = { $who-start } is away.
    .since = { $minutes ->
            [0] { $who-start } has just left.
            [one] { $who-start } has been away for 1 minute.
           *[other] { $who-start } has been away for { $minutes } minutes.
        }
    .long = { $who-start } has been away for more than an hour.
    .note = It would be their turn. Whoever opened the table can let a bot play on.
table-bot-plays = { $who-start } plays.
table-open-decides = { $who-start } would be next, but nobody sits there: invite somebody, or sit down yourself.

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
table-hand-size = { $held } of { $limit }
table-hand-empty = No cards.
table-any-time = at any time

## Seats

table-seat-menu = Seat { $name-of }
table-seat-bot = A bot plays here ({ $level }).
table-seat-open = Nobody sits here yet.
table-seat-yours = You play here.
table-seat-here = { $name-start } plays here.
table-seat-away = { $name-start } plays here, but has no page open at the moment.
table-watching = You are watching.
table-live = Live
    .over = The end
table-lookers = { $lookers ->
        [one] { $lookers } spectator
       *[other] { $lookers } spectators
    }
table-share = Share
table-share-copied = The link is copied: whoever has it can watch.
table-free-seat = A seat is free.
table-sit = Sit down here
table-take-seat = Take a seat
table-take-back = Take it over from the bot
table-rename = Take this name
table-give-to-bot = Let a bot play on ({ $level })
table-leave = Leave the seat to whoever has the link
table-free-seat-of = Free this seat
table-nudge = Say that we are waiting
table-nudged = { $who-start } is waiting for you.
table-undo-ask = Ask to take back the last move
table-undo-sent = { $who-start } was asked to take back the last move.
table-undo-asked-title = Take your move back?
table-undo-asked = { $who-start } asks you to take back your last move.
table-undo-yes = Take it back
table-undo-no = No, leave it
table-hand-on = Hand the table over to them
table-device = Play on, on another device
table-device-copied = The link is copied: open it on your other device within { $minutes } minutes.
table-clock = { $seconds } seconds are left for this turn
table-order = Your table
table-order-listed = Shown to all on the first page
table-order-private = Nobody looks on
table-order-idle = A bot may stand in for who is away or doesn’t play:
table-order-clock = Time for a turn:
table-order-never = never
table-order-after = after { $minutes } min
table-order-no-clock = no limit
table-order-minutes = { $minutes } min
table-level-random = Pure chance
table-level-greedy = Greedy
table-level-novice = Novice
table-level-normal = Normal
table-level-expert = Expert
table-level-oracle = Oracle
table-invite = Copy the invite link
    .free = { $seats ->
        [one] A seat waits for somebody who has the link.
       *[other] { $seats } seats wait for those who have the link.
    }
    .later = Later
table-invite-copied = The link is copied: send it to whom you want to play with.

## Tips for a first game, each at its moment

table-tip-glow = Click what glows, in any order: a place and then what to do there, or an action and then its place.
table-tip-others = What the others play and which cards come up, the journal tells it all: click a line to see that moment again.
table-tip-why = Something doesn’t glow? Click it, and you read here why. Undo takes your last action back.
table-tip-read = Got it

## The chances to win

table-chances = Chances
    .all = Chances to win
    .show = Show how likely a win is
    .hide = Hide the chances
table-chances-spoken = Chances to win: { $now }.
    .moved = Chances to win: { $now }; before the last move { $before }.
    .thought = Chances to win, after thinking: { $now }.

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
table-timeline-stay = Stay at this move
table-timeline-play = Go on by itself
table-moment = { $shown ->
        [0] The beginning, of { $moves } moves
       *[other] Move { $shown } of { $moves }
    }

## The tab of the browser

table-tab-yours = Your turn · { $title }
table-tab-asked = A bot asks you · { $title }
table-tab-over = { $outcome } · { $title }

## The end

table-won = Won!
table-lost = Lost
table-winners = { $who-count ->
        [one] { $who-start } wins!
       *[other] { $who-start } share the victory!
    }
table-who = Player
table-export = Save the record
table-replay = Step through it
table-rematch = Play again
table-rematch-ready = To the next game

## Hints: what an expert would do. $now and $chance are per cents, $error in points.

table-hint = Hint
    .close = Close the hint
    .level = level { $level }
    .thinking = Thinking about it…
    .play = Play this move
    .lines = The best plans
table-hint-chances = Chances
    .spoken = Chances to win: { $now } now, { $chance } with it.
    .about = Chances to win: { $now } now, { $chance } with it, give or take { $error }.
table-hint-guess = At first sight
table-hint-same = about the same
table-hint-less = { $less } below the best
    .about = { $less } ± { $error } below the best
table-hint-next = Compared with the next best: { $reason }
table-hint-then = { $shared ->
        [1] 1, then { $steps }
       *[other] 1–{ $shared }, then { $steps }
    }
table-hint-by = That is for { $who-the } to do.
table-hint-card = The next card comes by itself.
table-hint-samples = Estimated over { $samples } sampled continuations.

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
table-key-hold = let the table wait, before a card is turned up
table-key-answer = yes or no, when a bot asks you
table-key-undo = take back your last action
table-key-hint = what an expert would do here
table-key-chat = to the chat
table-key-ping = show all the place in focus
table-key-plan = draw an arrow: on its first place, then on its last
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
table-refused-too-many-pages = You have too many tables open at once: close some.
table-refused-foreign = This page comes from another address than the server’s.
table-refused-no-page = There is no such page.
table-refused-no-table = There is no such table, or it was deleted.
table-refused-no-game = There is no such game.
table-refused-no-lesson = There is no such lesson.
table-refused-lesson = This can’t be done in a lesson.
table-refused-no-puzzle = There is no such puzzle.
table-refused-puzzle = This can’t be done in a puzzle.
table-refused-options = These options don’t fit this game.
table-refused-record = This record can’t be played on: the file wasn’t saved by this version of Simoun, or was changed since.
table-refused-long-record = This record has { $moves } moves; a table can play on from { $most } at most.
table-refused-other-rules = This game was played by other rules (version { $rules }, here { $ours }): it can’t go on, but its record can be downloaded.
table-refused-no-day = There is no deal of such a day.
table-refused-daily-hidden = This is the deal of a day that isn’t over: its record and review are there from the next day on.
table-refused-daily-closed = At the deal of the day nobody looks on.
table-refused-daily-seats = A seat is still free: the deal of the day begins when all are taken.
table-refused-daily-leave = The deal of the day goes on with those who began it: let a bot play this seat.
table-refused-hidden-record = The record would tell what is hidden in this game: you get it at the end.
table-refused-damaged = What is stored of this table can’t be read.
table-refused-seats = A table of { $players } needs as many seats, not { $seats }.
table-refused-no-seat = There is no such seat.
table-refused-not-your-seat = This seat isn’t yours.
table-refused-seat-taken = This seat is taken.
table-refused-name = A name has at most { $most } letters that can be seen, and no control characters.
table-refused-no-person = Nobody else plays this seat.
table-refused-too-early = This table waits longer for somebody before a bot stands in.
table-refused-nobody-there = Whoever could do this isn’t there.
table-refused-no-link = This link holds no more: make another one on the device where you play.
table-refused-private = This table is closed to those who look on.
table-refused-level = There is no such bot.
table-refused-stale = The game has gone on since: look again.
table-refused-illegal = This can’t be done now; the board shows what can. See rule
table-refused-over = The game is over. See rule
table-refused-not-over = The game isn’t over yet.
table-refused-reveal = The table turns up the next card itself. See rule
table-refused-not-waiting = The table isn’t waiting for you.
table-refused-no-offer = No bot asks you anything just now.
table-refused-no-undo = There is nothing to take back: only your own last move can be, before a card or somebody else follows it.
table-refused-long-game = This game has become so long that nothing can be taken back or exchanged any more.
table-refused-no-moment = The game has no such moment.
table-refused-no-pick = There is nothing like that at this table.
table-refused-not-your-hint = Between rivals, you get a hint for yourself only, when it is your turn.
table-refused-hints = You get { $most } hints a minute: wait a little.
table-refused-no-hint = No hint could be worked out: ask again.
table-refused-variant = This game is played by rules of its own: chances to win, hints and reviews are known for the rules as printed alone.
table-refused-not-opener = Only who opened the table may do this.
table-refused-words = A line has between 1 and { $most } letters that can be seen, and no control characters.
table-refused-talk-off = Nobody talks at this table.
table-refused-phrases-only = At this table, only ready-made phrases are said.
table-refused-no-phrase = There is no such phrase.
table-refused-silenced = Who opened the table doesn’t let you talk here any more.
table-refused-talk-fast = You can say { $most } lines in { $seconds } seconds: wait a moment.
table-refused-ping-fast = You can point { $most } times in { $seconds } seconds: wait a moment.
table-refused-not-playing = Only those who play at this table may do this.
table-refused-no-line = There is no such line, or it isn’t kept any more.
table-refused-own-line = This line is your own.
table-refused-crowded = Too many are looking at this table.
table-refused-draining = The server is about to restart: try again in a moment.
table-refused-not-stored = The server couldn’t store this: nothing has changed.
table-refused-broken = Something went wrong in the server: nothing has changed.

## Why not. Each says why something can’t be done, and a way out where there is one.

table-why-over = The game is over.
table-why-turn = It isn’t your turn: { $who-the } is playing.
table-why-looking-on = You are looking on: { $who-the } is playing now.
table-why-aside = Here you can only do this: { $verbs }. Choose the card or the action first.
table-why-not-together = This doesn’t go together now. Start with something that glows.

### The first page: open a table, come back to one, join one.

lobby-home = Home
    .line = four games of sand, island and sky
    .phone = no account needed
lobby-title = Open a table
    .lead = No account: a link is enough.
lobby-game = Game
lobby-kind-cooperative = Cooperative
lobby-kind-competitive = Competitive
lobby-players = { $least }–{ $most } players
lobby-learn = The rules on one page

## Seats. After the line stands the adventurer or lobby-drawn, in games that have some.

lobby-seats = Around the table
lobby-seat = Seat { $number }
lobby-change = Change
lobby-player = Player { $number }
lobby-drawn = drawn role
    .short = Drawn
    .note = Each adventurer can do something the others can’t. Chance decides at the start.
lobby-seat-me =
    .line = you
lobby-seat-here =
    .line = at this screen
lobby-seat-bot = Bot
lobby-seat-open = Open seat
    .line = waits for the link
lobby-who = Who sits here?
lobby-who-me = Me
    .note = also in several seats
lobby-who-here = Someone here
    .note = you share this screen
lobby-who-bot = A bot
    .note = plays by itself
lobby-who-open = Whoever comes
    .note = you send them the link
lobby-their-name = Their name
lobby-level = Level
lobby-taken = at another seat
lobby-done = Done

## How hard it is, and how well bots play

lobby-expected = expected wins
lobby-rate = { $percent } %
    .said = { $percent } % expected wins, between { $low } and { $high }
lobby-measured = Measured: bots alone, { $players } times { $level }, { $games } games for each bar; the line is the 95 % interval.
    .nearest = The nearest that was measured: bots alone, { $players } times { $level }, { $games } games for each bar; the line is the 95 % interval.
lobby-levels = Level of the bots
lobby-level-random = Plays any move that the rules allow.
lobby-level-greedy = Takes the most points now, never looks ahead.
lobby-level-novice = Plays at first sight, errs as in a first game.
lobby-level-normal = Plans its whole turn, answers at once.
lobby-level-expert = Tries hundreds of futures, a second at most.
lobby-level-oracle = The same for ten seconds; sees no cards.
lobby-no-bots = No bot sits at this table.

## Options

lobby-options = Options
lobby-listed = Show it on the first page
    .note = Anyone who uses this server can join.
lobby-private = Nobody looks on
    .note = Only those who play here see the table.
lobby-idle = A bot stands in for who is away
lobby-clock = Time for a turn
lobby-ask = Bots ask people first
    .note = Before they move a pawn, take from a hand or add to it.
lobby-chances = Chances to win can be seen
lobby-open = Create the table
lobby-opening = Opening…

## Tables

lobby-tables = Tables
lobby-resume = Resume
lobby-plain = Bots take longer to think for now: the engine runs as plain Python until it is compiled and started again.
lobby-open-tables = Open tables
    .none = Nobody waits just now. Open a table and send the link.
    .no-such = There is no such table just now.
lobby-open-game = Which game
lobby-open-any = All games
lobby-open-free = With a free seat
lobby-open-more = Show more
lobby-with = with { $who }
lobby-alone = alone
lobby-somebody = somebody
lobby-bots = { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
lobby-moves = move { $moves }
lobby-not-begun = not begun
lobby-over = finished
lobby-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
lobby-turn-yours = your turn
lobby-turn-person = { $who } plays
lobby-turn-bot = a bot plays
lobby-turn-open = waits for a player
lobby-full = full
lobby-play = Play
lobby-look = Look
lobby-see = See
lobby-join = Join
lobby-watch = Watch
lobby-all = All { $count }
lobby-fewer = Fewer
lobby-delete = Delete
lobby-delete-ask = Delete this table?
    .note = { $game }, { $who }: the game and its journal go away for everybody, for good.
lobby-keep = Keep it
lobby-deleted = The table is deleted.

## Records

lobby-daily = The deal of the day
    .teams = { $teams ->
        [one] 1 team
       *[other] { $teams } teams
    }, { $percent } have won
lobby-record = A saved game
    .note = It goes on where it stopped.
    .choose = File…

### The first page: open a table, come back to one, join one.

lobby-home = Home
    .line = games of sand, island and sky
    .phone = no account needed
lobby-title = Open a table
    .lead = No account: a link is enough. Seat whom you like, and go.
lobby-game = Game
lobby-kind-cooperative = Cooperative
lobby-kind-competitive = Competitive
lobby-players = { $least }–{ $most } players
lobby-learn = The rules on one page

## Seats. After the line stands the adventurer or lobby-drawn, in games that have some.

lobby-seats = Around the table
lobby-seat = Seat { $number }
lobby-change = Change
lobby-more = One more player
lobby-guest = Guest
lobby-player = Player { $number }
lobby-drawn = drawn adventurer
    .short = Drawn
    .note = Each adventurer can do something the others can’t. Chance decides at the start.
lobby-seat-me =
    .line = you
lobby-seat-here =
    .line = at this screen
lobby-seat-bot = Bot
    .line = { $level }
lobby-seat-open = Open seat
    .line = waits for someone with the link
lobby-who = Who sits here?
lobby-who-me = Me
    .note = also in several seats
lobby-who-here = Someone here
    .note = you share this screen
lobby-who-bot = A bot
    .note = plays by itself
lobby-who-open = Whoever comes
    .note = you send them the link
lobby-name = Your name
lobby-their-name = Their name
lobby-level = Level
lobby-taken = at another seat
lobby-done = Done

## Options

lobby-options = Options
lobby-listed = Show it on the first page
    .note = Anyone who uses this server can join.
lobby-open = Open the table
lobby-opening = Opening…
lobby-copied = The link to your table is copied: send it to those who shall come.

## Tables

lobby-tables = Tables
lobby-resume = Resume
lobby-open-tables = Open tables
lobby-with = with { $who }
lobby-alone = alone
lobby-bots = { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
lobby-moves = move { $moves }
lobby-not-begun = not begun
lobby-over = finished
lobby-your-turn = your turn
lobby-full = full
lobby-play = Play
lobby-look = Look
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

lobby-record = A saved game
    .note = A record that you saved from a table goes on where it stopped.
    .choose = Choose the file…

lobby-tip = Did you know?
    .text = Every colour has a shape, too. Try the keyboard: Tab goes round the lit places, Enter plays, R opens the rules.

### What the command `simoun` says in a terminal, whatever the game.

## Playing

cli-welcome = { $game }. Type a number, an action, or ? for help.
cli-keys = A number · Enter shows the choices again · ? help · q quits
cli-keys-reveal = Enter turns up the next card · a number · ? help · q quits
cli-help = A number chooses what it stands for; … opens a longer list, Enter goes back. You may also type an action, as in: { $example }
cli-no-such-number = The numbers go from 1 to { $most }.
cli-over = The game is over. { $outcome }.
cli-left = You leave the game before its end.
cli-saved = The record is in { $file }.
cli-discard = discard: { $cards }
cli-next-among = next: { $cards }

## Replays

cli-stops-here = { $moves ->
        [0] The game is about to begin.
        [one] The game stands so after 1 move.
       *[other] The game stands so after { $moves } moves.
    }

## Simulations

cli-playing = { $games ->
        [one] Playing 1 game
       *[other] Playing { $games } games
    }
cli-games-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } by the bots { $bots }
cli-win-rate = { $wins } won: { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (95 % interval: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %)
cli-loss = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } % · { $cause }
cli-on-boards = { $played }, on { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    } with every order of seats
cli-win-share = { $bot }: { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) } % of the wins (95 % interval: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %)
cli-points = Points
cli-mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-elo = Elo of { $bot } less that of { $against }: { $elo } (95 % interval: { $low } to { $high })
cli-speed = { $games } games and { $actions } actions a second ({ $mode })

## Tuning

cli-generation = Generation { $number } of { $of }: the middle wins { NUMBER($middle, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, the elite { NUMBER($elite, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, the best { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-tuned = The weights are in { $file }.

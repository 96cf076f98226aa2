### What the command `simoun` says in a terminal, whatever the game.

## Playing

cli-welcome = { $game }. Type a number or words, as in: move. Type help for help.
cli-bot = { $who-start } ({ $seat }) is played by a bot: { $level }.
cli-keys = A number or words
cli-keys-next = Enter goes on · a number or words
cli-keys-place = Type a place · Enter goes back
cli-bot-next = { $who-start } plays next, by itself.
cli-command-help = help
cli-command-undo = undo
cli-command-hint = hint
cli-command-legend = legend
cli-command-table = table
cli-command-chances = chances
cli-command-rule = rule
cli-command-save = save
cli-command-quit = quit
cli-help = A number chooses what it stands for; … opens a longer list, Enter goes back. Words do too: a verb, a thing, a place, or several of them; three letters of a word are enough. Actions may be typed as records write them, as in: { $example }
cli-help-help = { $name } or ?: this page.
cli-help-undo = { $name }: takes back what was done last, as long as no card was turned up and no bot has played.
cli-help-hint = { $name }: what a bot would do now, and why.
cli-help-legend = { $name }: what the signs on the board stand for.
cli-help-table = { $name }: the board again, with all that lies beside it.
cli-help-chances = { $name }: how likely a win is, if bots played on from here.
cli-help-rule = { $name } and a number: what the rule says.
cli-help-save = { $name } and a file: keeps the record there; simoun play --load goes on with it.
cli-help-quit = { $name } or q: leaves the game.

## Lessons

cli-command-show = show
cli-command-again = again
cli-help-show = { $name }: plays the lesson for you.
cli-help-again = { $name }: begins the lesson anew.
cli-learn-course = { $game } ({ $name }): { $done } of { $all } lessons done
cli-learn-item = { $number }. { $title } (rule { $rule })
cli-learn-item-done = { $number }. { $title } (rule { $rule }), done
cli-learn-how = simoun learn { $name } begins with the first lesson that you haven’t done, simoun learn { $name } 3 with the third.
cli-learn-damaged = The lesson { $name } can’t be taught: { $reason }
cli-learn-lesson = Lesson { $number } of { $all }: { $title } (rule { $rule })
cli-learn-keys = hint tells how and why, show plays it, again begins anew.
cli-learn-done = Done! { $keep }
cli-learn-missed = That doesn’t reach the goal any more. Once again:
cli-learn-shows = This is how it goes: { $action }
cli-learn-finished = That was the last lesson of this game. Enjoy it: simoun play { $name }
cli-no-such-number = The numbers go from 1 to { $most }.
cli-too-long = Nothing that can be done has more than { $most } letters.
cli-unknown-word = “{ $word }” names nothing here: help tells what can be typed.
cli-nothing-fits = Nothing of the kind can be done now.
cli-why = { $reason } (rule { $rule })
cli-bot-decides = { $who-start } is played by a bot, which decides by itself.
cli-undone = What was done last is taken back.
cli-no-undo = There is nothing to take back: a card was turned up, a bot has played, or nothing was done yet.
cli-no-rule = There is no rule with that number: simoun rules { $game } tells them all.
cli-save-where = Which file? Type save and its name.
cli-replace = { $file } exists already. Replace it? (yes or no)
cli-not-replaced = { $file } stays as it was.
cli-lets = yes, no or always?
cli-no = no
cli-always = always
cli-yes = yes
cli-small-words = a an the to from at with by on of in for and turned
cli-over = The game is over. { $outcome }.
cli-left = You leave the game before its end.
cli-saved = The record is in { $file }.
cli-discard = discard: { $cards }
cli-next-among = next: { $cards }
cli-odds = Odds
cli-chance = { $what } { $percent } %
cli-chances-team = Chance to win, if normal bots played on: { $percent } %
cli-chances-rivals = Chances to win, if normal bots played on: { $chances }

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
cli-strength = { $level }, { $game }, { $players } players, { $difficulty }: { $done } of { $games } games. { $minutes ->
        [0] Less than a minute left.
        [one] About a minute left.
       *[other] About { $minutes } minutes left.
    }
cli-written = Written: { $file }

## Fitting

cli-fitted = The outlook is in { $file }.
cli-fit-players = Players
cli-fit-games = Games
cli-fit-error = Error
cli-fit-luck = By luck alone
cli-fit-said = Said
cli-fit-positions = Positions
cli-fit-won = Won
cli-fit-interval = 95 % interval
cli-fit-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-fit-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Hints

cli-hint-best = { $steps }: { $now } % → { $chance } % (± { $error })
cli-hint-sure = { $steps }: { $now } % → { $chance } %
cli-hint-worse = { $steps }: { $chance } % ({ $less } ± { $error } below the best)
cli-hint-less = { $steps }: { $chance } % ({ $less } below the best)
cli-hint-same = { $steps }: about the same
cli-hint-next = Compared with the next best: { $reason }
cli-review-heading = { $heading }:
cli-review-point = { $sign } { $points }  { $where } ({ $both }): { $happened }
cli-review-way = One way to win is told with --html FILE, and as a record with --json.
cli-hint-samples = Chances to win, over { $samples } sampled continuations.

## Puzzles

cli-puzzles-game = { $game } ({ $name }): { $n } puzzles
cli-puzzles-stars = { $stars }: { $numbers }
cli-puzzles-damaged = Puzzle { $name } can’t be solved: { $reason }
cli-puzzles-finished = That was the last puzzle of this game. Enjoy it: simoun play { $name }
cli-puzzles-keys = hint tells a little more each time, undo takes back, again begins anew, show plays the answer.
cli-puzzles-proved = { $n ->
        [one] 1 puzzle is proved.
       *[other] { $n } puzzles are proved.
    }

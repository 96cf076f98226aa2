### One's own page: figures of one's finished games, all of them as a file, and nothing left of them.

me-title = Your games
    .line = what came of them
me-looking = Counting your games…
me-coming = { $games ->
        [one] 1 older game is still being counted…
       *[other] { $games } older games are still being counted…
    }

## Nothing yet

me-none = No finished game yet
    .note = Play one to its end, alone with bots or with friends: how it went is counted here.
me-none-play = Play
me-none-learn = Learn a game first

## In short

me-short = In short
me-games = { $games ->
        [one] finished game
       *[other] finished games
    }
me-games-note = from a seat of yours, to the end
me-won = won
me-interval = { $low } to { $high } % with 95 % certainty
me-streak = { $n ->
        [one] win in a row
       *[other] wins in a row
    }
me-streak-best = at best { $n }
me-rating = puzzle rating
me-rating-note = { $solved } solved · streak of { $days ->
        [one] 1 day
       *[other] { $days } days
    }
me-lessons = { $n ->
        [one] lesson done
       *[other] lessons done
    }
me-lessons-note = remembered by this browser

## A game

me-count = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
me-part = Wins
me-rate = Share won
me-number = Games
me-all = All games
me-percent = { $percent } %
    .between = { $low }–{ $high }
me-losses = How games were lost
me-lost = { $games }×
me-places = Places
me-place = { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
me-points = { $mean } points on average, { $best } at best
me-streaks = { $now ->
        [0] No win at the moment; at best { $best } in a row
       *[other] { $now } in a row now; at best { $best }
    }
me-hollow = The line is the 95 % interval. A hollow bar rests on fewer than { $few } games: it may still change a lot.

## The deals of the days

me-days = Deals of the day
me-days-tries = { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }
me-days-all = Counted tries
me-days-rank = rank { $rank } of { $teams }
me-days-none = Every day there is one deal, the same for everyone. What comes of your counted try is told here.
me-days-on = Your counted try isn’t over yet. What comes of it is told here.

## The last games

me-latest = Your last games
me-review = Look at it again
me-link = Copy the link to this game
me-link-copied = The link is copied: whoever has it can look at this game.
me-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
me-scored = { $points } points

## What is yours

me-yours = What is kept of you
me-yours-server = The server knows you by a cookie alone, without any account. It keeps your tables, how your games ended, and your tries at the deals of the day.
me-yours-browser = Puzzles, lessons and settings are kept by this browser.
me-save = Save all of it as a file
me-forget = Delete all of it…
me-forget-ask = Delete all that is kept of you?
me-forget-tables = Tables where nobody else sits are deleted, with their games and addresses.
me-forget-shared = At tables that you share your seats are let go; your name and your words go, the games stay for the others.
me-forget-days = Your tries at the deals of the day are forgotten; their results stay in the lists, without your name.
me-forget-here = This browser forgets puzzles, lessons and settings.
me-forget-sure = Really? There is no way back.
    .note = Figures, tables and addresses of your own games are gone for good. A file of them can be saved first.
me-forget-on = Go on…
me-forget-do = Delete everything now
me-keep = Keep it

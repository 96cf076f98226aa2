### The report of a study: a page of charts, and what the command says of it.
###
### $rate and the like are written out with their sign; $table names a table by what differs.

study-title = { $games }: what many games tell
study-axis-bots = Bots
study-axis-players = Number of players
study-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
study-of = { $what }: { $value }
study-only-table = all games
study-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
study-tables-of = { $tables } of { $games }
study-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
study-unfinished = { $games } of { $whole } games so far
study-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
study-percent = { NUMBER($n, maximumFractionDigits: 1) } %
study-number = { NUMBER($n, maximumFractionDigits: 1) }
study-interval = { $low }–{ $high }
study-print = Print
study-csv = The figures of every table, for a spreadsheet
study-json = All that was counted, for a program
study-rows = All games
study-rows-title = The file beside this page: a row for each game (CSV)
study-theme = Light or dark
study-figures = The figures

## Facts: a large figure stands before each.

study-fact-won = won: { $table }
study-fact-interval = { $interval } % with 95 %, { $games }
study-fact-cause = of losses: { $cause }
study-fact-lost = { $n } of { $lost } lost games
study-fact-won-game = a won game, in the median
study-fact-lost-game = a lost game, in the median

## Findings: each is the heading of a chart.

study-finding-one = { $rate } of the games are won
study-finding-steps = Every step of difficulty costs { $low ->
        [one] 1
       *[other] { $low }
    } to { $high } points
study-finding-alike = No table is surely easier than another
study-finding-extremes = { $best } wins most, { $most }; { $worst } least, { $least }
study-finding-cause = { $rate } of losses: { $cause }
study-finding-never-lost = No game was lost
study-finding-shorter = { $turns ->
        [one] Lost games are shorter by one turn
       *[other] Lost games are shorter by { $turns } turns
    }
study-finding-longer = { $turns ->
        [one] Lost games are longer by one turn
       *[other] Lost games are longer by { $turns } turns
    }
study-finding-as-long = Lost games are as long as won ones
study-finding-length = { $turns ->
        [one] Half of the games are over after one turn
       *[other] Half of the games are over after { $turns } turns
    }
study-finding-adventurer = { $who-start } helps most: { $rate } against { $without } without
study-finding-no-adventurer = No adventurer surely helps more than the others
study-finding-pair = { $best } win most together, { $most }; { $worst } least, { $least }
study-finding-no-pair = No pair surely wins more than another
study-finding-few-pairs = Too few games to compare pairs
study-finding-rivals = { $bot } wins most: { $rate } of its games
study-finding-same-bots = Equal bots at every table: nobody wins more

## Charts

study-win-rate = Win rate
study-by = { $what } by { $axes }
study-win-share = Share of the wins, a tie shared
study-points = Points of a seat on average, by where they come from
study-won = won
study-won-rate = won { $rate }
study-few = from fewer than 100 games
study-bar = the bar is the 95 % interval (Wilson)
study-ends = How games end
study-of-games = percent of games
study-games-head = games
study-together = together for all values of “{ $what }”
study-length = Length of games
study-kind-won = won
study-kind-lost = lost
study-turns-head = turns
study-turns-across = turns (dashed: the median)
study-median-won = won: { $turns }
study-median-all = median: { $turns }
study-median-lost = lost: { $turns }
study-with = Win rate of teams with an adventurer
study-pairs = Win rate of teams with two adventurers; the darker, the higher

## How it was measured

study-method = How it was measured
study-method-seeds = Games with the same number have the same seed at every table: the same deal, as far as the rules there allow.
study-method-interval = The interval holds the true rate in 95 of 100 such studies. Two figures whose intervals meet may well be equal.
study-method-range = Seeds { $first } to { $last } · rules { $rules } · { $mode }
study-engine-compiled = compiled engine
study-engine-plain = engine in plain Python

## What the command says

study-interrupted = Interrupted. { $done } of { $whole } games are in { $file }; the same command goes on with them.

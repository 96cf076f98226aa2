### The deal of the day. How games ended and figures are in the games' own files.

daily-title = Daily
    .line = the same deal for everyone
daily-unknown = There was no deal on that day
    .note = The address may be mistyped, or the day is still to come.
daily-today-link = Today’s deal

## The deal

daily-day = { $day }
    .today = Today, { $day }
daily-game = { $game }, { $difficulty }
daily-adventurers = { $n ->
        [2] Two adventurers
        [3] Three adventurers
        [4] Four adventurers
       *[other] { $n } adventurers
    }: { $roles }.
daily-rivals = { $n ->
        [2] Two rivals
        [3] Three rivals
        [4] Four rivals
       *[other] { $n } rivals
    }.
daily-same = Everyone gets the same deal.
daily-try = One try counts; play again as often as you like.
    .on = Your try that counts isn’t over yet.
    .done = Your try has counted. Whatever you play now is for the fun of it.
    .past = The day is over: its games can be looked at.
daily-friends = Play with friends
    .again = Again with friends
daily-alone = Play alone with bots
    .again = Again alone with bots
daily-go-on = Go on

## Four facts

daily-teams = { $n ->
        [one] team so far
       *[other] teams so far
    }
    .past = { $n ->
        [one] team played
       *[other] teams played
    }
daily-won = have won
daily-best = best
daily-none-yet = –
daily-next = to the next deal
daily-time = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes }
    }

## Results

daily-results = Results
    .today = Results today
daily-played = { $n } played
daily-nobody = Nobody has finished it yet.
    .past = Nobody finished it.
daily-you = You
daily-bots = { $n ->
        [one] { $level }
       *[other] { $n } × { $level }
    }
daily-turn = turn { $turn }
daily-figure = { $value } { $what }
daily-figure-of = { $value } of { $of } { $what-all }
daily-hints = { $n ->
        [0] no hint
        [one] 1 hint
       *[other] { $n } hints
    }
    .what = { $n ->
        [one] hint
       *[other] hints
    }

## What bots reach

daily-par = What bots reach
daily-par-line = { $level } won { $wins } of { $games }.
daily-par-none = How often bots win this deal isn’t known yet.
daily-winnable = It can be won: somebody who knew the cards did.
    .no = Even somebody who knew the cards found no way to win.
    .unknown = Whether it can be won isn’t known yet.

## The month

daily-streak = streak { $now } · best { $best }
daily-earlier = Earlier month
daily-later = Later month
daily-standing-won = { $day }: won
daily-standing-lost = { $day }: lost
daily-standing-on = { $day }: not over yet
daily-standing-none = { $day }: not played
daily-standing-today = { $day }, today: not played yet

## The card

daily-card = Your result
daily-card-won = Won on turn { $turn }
daily-card-lost = Lost on turn { $turn }
daily-card-line = { $difficulty } · { $players } · the same deal for all
    .plain = { $players } · the same deal for all
daily-bars = The chance to win after each turn, from { $first } to { $last }
daily-top = top { $percent }
    .of = { $teams ->
        [one] of 1 team
       *[other] of { $teams } teams
    }
daily-share = Share the card
daily-copy = Copy as text
daily-copied = Copied: paste it wherever you like.
daily-review = Review
    .tomorrow = From tomorrow on: it would give the cards away.
daily-unlisted = This try isn’t among the results: somebody at the table had played before.

daily-text = Simoun { $day } · { $game }
daily-text-won = won on turn { $turn } · { $hints }
daily-text-lost = lost on turn { $turn } · { $hints }

## At the table

daily-deal = deal of { $day }
daily-back = The day’s results

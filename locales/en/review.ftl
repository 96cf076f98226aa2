### A finished game looked at again: in the terminal, on a page of its own, at the table.
###
### $points, $begin and so on are written out, with their sign; chances are in per cent.

review-title = Review
review-facts = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
review-moved = What moved the win chance from { $begin } % to { $end } %, in points
review-moved-share = What moved the share { $who-of } in the win from { $begin } % to { $end } %, in points
review-part-cards = Cards { $points }
review-part-lost = Choices { $points }
review-part-gained = Good moves { $points }
review-part-others = Others { $points }
review-fair = Cards are nobody’s fault.
review-level = The chances are those of bots of the level { $level } playing on.

## The curve. $chance after a turn.

review-curve = Win chance by turn
review-curve-shares = Shares in the win by turn
review-begin = start
review-turn = Turn
review-chance = { $chance } %
review-chance-of = Win chance
review-points-won = { $name }: points
review-figures = The figures

## Turning points. A mark, its move, and what happened.

review-points = Turning points
review-points-of = { $points } of { $moves } moves
review-points-none = No move by itself changed much.
review-mark-strong = strong
review-mark-slip = slip (5–9 points)
review-mark-costly = costly (10 or more)
review-mark-card = cards, nobody’s fault
review-rises = the danger rises
review-mark-even = nothing better was found
review-where = Turn { $turn }, move { $move }
review-played = Played
review-both = { $before } % → { $after } %
review-error = ± { $error }
review-alike = { $level } would have done the same.
review-same = about as good, as far as one can tell
review-samples = Both ways met the same { $samples } sampled continuations.

## Whether it could have been won.

review-deal = With the cards known
review-deal-won = { $turns ->
        [one] Somebody who knew every card could have won this in 1 turn.
       *[other] Somebody who knew every card could have won this in { $turns } turns.
    }
review-deal-open = { $tries ->
        [one] No way to win was found in 1 try. That doesn’t mean that there is none.
       *[other] No way to win was found in { $tries } tries. That doesn’t mean that there is none.
    }
review-deal-way = One way to win
review-deal-note = Here, and only here, the cards that were still face down are looked at.

## At the table.

review-table = The table
review-coming = The expert is still looking at it …
review-progress = Analysis: { $done } of { $all }
review-deal-coming = Looking for a way to win …
review-dropped = Another review of yours has begun: this one goes no further.
review-again = Go on
review-moment = Turn { $turn }, { $name }
review-here = From here
review-asking = { $level } is thinking about it …
review-show-both = Show both
review-on = Play on from here
review-on-same = Play on, same cards
review-on-other = Play on, other cards
review-export = Take along
review-link = Copy the link
review-link-copied = The link is copied.
review-picture = Picture
review-record = Record
review-play = Play it
review-last = To the end
review-scores = Points

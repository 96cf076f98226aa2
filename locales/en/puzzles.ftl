### Puzzles: what serves every game. What a goal is called is in <game>_puzzles.ftl.

## A puzzle

puzzles-stars = { $n ->
        [one] 1 star
       *[other] { $n } stars
    }
puzzles-of = { $game }: puzzle { $number } of { $all }
puzzles-by-turn = It must hold until the next player has the turn.
puzzles-by-cards = The cards at the end of the turn come too late.
puzzles-by-end = What counts is how it stands after this turn.

## Hints, one after the other

puzzles-hint-steps = { $n ->
        [one] It takes 1 step.
       *[other] It takes { $n } steps.
    }

## What comes of a turn

puzzles-solved = Solved!
puzzles-failed = Not yet.
puzzles-spared = The cards spare this turn in { $n } of { $of } cases: that isn’t all of them.
puzzles-ways = { $ways ->
        [one] Of { $lines } ways to play this turn, only this one reaches the goal.
       *[other] Of { $lines } ways to play this turn, { $ways } reach the goal.
    }
puzzles-others = Other turns
puzzles-other-reaches = reaches { $n }
puzzles-other-fails = doesn’t reach it
puzzles-other-chance = holds in { $n } of { $of } cases
puzzles-rates = Solved by Novice { $novice } %, Normal { $normal } %, Expert { $expert } % of the time.

## In the browser

puzzles-title = Puzzles
    .line = one turn, one goal, proved
puzzles-how = Positions of real games. What you have solved, your streak and your rating are remembered by this browser.
puzzles-count = { $solved } of { $all } solved
puzzles-rating = rating { $rating }
puzzles-streak = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
puzzles-link = Puzzle { $number }, { $stars }
puzzles-link-solved = Puzzle { $number }, { $stars }, solved
puzzles-begin = Solve puzzle { $number }
puzzles-line = { $number } of { $all } · { $solved } solved
puzzles-puzzle = Puzzle { $number }
puzzles-solved-by = Bots that solve it
puzzles-level-novice = Novice
puzzles-level-normal = Normal
puzzles-level-expert = Expert
puzzles-tries = Your tries
puzzles-days = Streak
puzzles-own = Your rating
puzzles-hints = Hints
puzzles-hint = Hint −1 star
puzzles-more-hint = Next hint
puzzles-check = Check
puzzles-line-solved = { $tries ->
        [one] In the first try.
       *[other] In { $tries } tries.
    }
puzzles-shown = Watch how it is done.
puzzles-solution = Solution
puzzles-again = Try again
puzzles-share = Share
puzzles-shared = Simoun · { $game }, puzzle { $number } { $stars } · { $tries ->
        [one] solved in the first try
       *[other] solved in { $tries } tries
    }
puzzles-copied = Copied: paste it wherever you like.
puzzles-next = Next
puzzles-index = All puzzles
puzzles-why = Why it works
puzzles-answer = The answer
puzzles-unknown = There is no such puzzle
    .note = The address may be mistyped. All puzzles are on the page Puzzles.
    .all = All puzzles

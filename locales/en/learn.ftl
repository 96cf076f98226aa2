### Lessons in the browser: the page that lists them, and the page of one. What each lesson says
### is in the file of its game, island_lessons.ftl for example.

learn-title = Learn
    .line = each game in ten minutes, by playing
learn-how = Short lessons on the real board. What you have done is remembered by this browser.
learn-progress = { $done } of { $all }
    .label = { $done ->
        [one] { $done } lesson of { $all } done
       *[other] { $done } lessons of { $all } done
    }
learn-begin = Begin
learn-go-on = Go on
learn-once-more = Once more
learn-none = There are no lessons of this game here.
learn-done = done
learn-of = Learn: { $game }
learn-step = Step { $number } of { $all } · { $title }
learn-steps = The steps
learn-keep = To remember
learn-show = Show me
learn-next = Next
learn-try-again = Try again
learn-play = Play a game
learn-quit = Leave
learn-well-done = Well done!
learn-missed = That doesn’t reach the goal any more. Try again: nothing is lost.
learn-shown = Watch how it is done.
learn-finished = That was the last step. You know the game now: enjoy it!
learn-unknown = There is no such lesson
    .note = The address may be mistyped. All lessons are on the page Learn.
    .all = All lessons

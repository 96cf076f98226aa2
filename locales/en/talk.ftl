### What people say to each other at a table.

## Ready-made phrases: each reads them in their own language.

talk-phrase-hello = Hello!
talk-phrase-well-played = Well played!
talk-phrase-thanks = Thank you!
talk-phrase-sorry = Sorry!
talk-phrase-yes = Yes.
talk-phrase-no = No.
talk-phrase-wait = Wait a moment.
talk-phrase-go-on = Go ahead.
talk-phrase-help = I need help.
talk-phrase-my-way = I’m on my way.
talk-phrase-your-turn = Your turn!
talk-phrase-good-game = Good game!

## Journal and chat, in the same place

talk-tabs = Journal and chat
talk-chat = Chat
talk-open = Chat
    .new = { $lines ->
            [one] Chat: 1 new line
           *[other] Chat: { $lines } new lines
        }
talk-close = Close the chat
talk-new = { $lines ->
        [one] 1 new line
       *[other] { $lines } new lines
    }
talk-empty = Nobody has said anything yet.
talk-earlier = Earlier lines
talk-off = Nobody talks at this table.
talk-silenced = Who opened the table doesn’t let you talk here any more.

## Who is here

talk-who = Who is here
talk-who-is = { $name-start }: { $state ->
        [here] here
        [writing] writing
        [bot] a bot
       *[away] away
    }
talk-here = { $here } here
talk-lookers = { $lookers ->
        [one] { $lookers } watches
       *[other] { $lookers } watch
    }
talk-writing = { $who-count ->
        [one] { $who-start } is writing…
       *[other] { $who-start } are writing…
    }
talk-presence-here = here
talk-presence-writing = writing
talk-presence-bot = bot
talk-presence-away = away

## What one says. $place is a place of the board, $phrase a ready-made phrase.

talk-field = Write to the table…
    .lookers = Write to those who look on…
talk-left = { $left ->
        [one] 1 letter left
       *[other] { $left } letters left
    }
talk-send = Send
talk-phrases = Phrases that everybody reads in their own language
    .along = Phrases that go along with the pin
talk-phrases-only = Only ready-made phrases are said here.
talk-more = More…
talk-fewer = Fewer
talk-says = { $who-start }: { $words }
talk-shows = { $who-start } shows { $place }
    .with = { $who-start } shows { $place }: “{ $phrase }”

## Pins and plans on the board

talk-ping = Show a place
talk-ping-prompt = Choose the place to show.
talk-plan = Draw a plan
talk-plan-prompt = Your plan: where does an arrow begin?
    .end = Your plan: where does the arrow end?
talk-plan-full = A plan has at most { $most } arrows: rub one out, or all of them.
talk-rub-out = Rub out your plan

## Whom one doesn’t want to hear

talk-hide = Hide chat, pins and plans
talk-show = Show chat, pins and plans
talk-hidden = You have hidden what people say, show and plan at all tables.
talk-about = What { $name-the } may say
talk-mute = I don’t want to hear them
    .note = Hides their lines, pins and plans, for you alone.
talk-muted = { $count ->
        [one] You don’t hear 1 person: hear them again
       *[other] You don’t hear { $count } people: hear them again
    }
talk-silence = They say no more at this table
    .note = For all, until you let them talk again.
talk-silent = silenced

## For who opened the table

talk-order = What may be said here:
talk-order-words = own words
talk-order-phrases = phrases
talk-order-off = nothing
talk-order-together = Those who look on talk with the players

### The frame around every page of the browser: its bar, its settings, its bad news.

shell-home = Simoun, first page
shell-skip = Skip to the page
shell-close = Close
shell-back = Back to the first page
shell-again = Try again
shell-menu = Menu
shell-rule = Rule { $number }

shell-guest = Guest
shell-name = Your name
    .note = So the others know you, at every table.

## Settings

shell-settings = Settings
shell-language = Language
shell-language-en = English
shell-language-fr = Français
shell-theme = Light
shell-theme-auto = As the system
shell-theme-light = Day
shell-theme-dark = Night
shell-dark = Night colours
shell-motion = Motion
    .note = Nothing moves if your system asks for reduced motion.
shell-motion-off = None
shell-motion-fast = Fast
shell-motion-normal = Normal
shell-motion-slow = Slow
shell-pace = Pace of cards and bots
    .note = Counts for everybody at your table.
shell-pace-slow = Slow
shell-pace-normal = Normal
shell-pace-fast = Fast
shell-pace-instant = At once
shell-wait = Wait for me before a card is turned up
    .note = Only while I hold a card that I could play first.
shell-ask = Bots ask me first
    .note = Before they move my pawn, take from my hand or add to it.
shell-chances = Chances to win
    .note = In the notice above the board, where the table allows it.
shell-countdown = Countdown before a card
    .note = Only when somebody could play a card first. It stops while you point at it.
shell-countdown-seconds = { $seconds } s
shell-countdown-never = Never by itself
shell-take-back = A moment to take back
    .note = Two seconds after your last action, before bots play or cards come.
shell-confirm = Ask before what can’t be undone
    .note = At most once a turn, for instance before ending it with actions left.
shell-notify = Notify me when it is my turn
    .note = Only while this page is out of sight; your browser will ask you first.
shell-talk = Chat, pins and plans
    .note = What people say, show on the board and draw there.
shell-sound = Sounds
    .note = Short and soft; nothing is told by sound alone.
shell-tips = Show the tips for a first game again

## Help

shell-help = Help
shell-signs = What glows
shell-sign-glow = What you can use now, in gold: a place, a card, a pawn, a button. Click in any order; if several actions are left, buttons let you choose.
shell-sign-chosen = What you have chosen. Esc starts over.
shell-sign-dull = What doesn’t glow can’t be used now. Click it to learn why.
shell-rules = Rules
shell-keys = Keyboard
shell-key-tab = goes round what can be chosen
    .key = Tab
shell-key-enter = chooses it
    .key = Enter
shell-key-arrows = move over the board
    .key = Arrows
shell-key-digits = choose an action
    .key = 1 – 9
shell-key-escape = one step back; closes a sheet
    .key = Esc
shell-key-rules = the rules
    .key = R
shell-key-settings = settings
    .key = ,
shell-key-help = this help
    .key = ?

## Rules

shell-rules-express = On one page
shell-rules-all = All the rules
shell-rules-of = Rules: { $game }

## When something is wrong

shell-lost = Reconnecting…
    .note = Your moves are kept.
shell-unreachable-title = No answer
shell-unreachable = Simoun’s server doesn’t answer. Is it still running? Your games are safe on its disk.
shell-refused = That isn’t possible right now.
shell-failed = Something went wrong on this page. Loading it again may help.
shell-unknown-page = Nothing here but sand
    .note = There is no such page.
shell-table = Table
shell-table-looking = Looking for the table…
    .note = It takes a moment when the server is just waking up.
shell-table-unknown = There is no such table
    .note = The link may be cut short, or the table was deleted.
shell-table-gone = This table was deleted
    .note = Whoever opened it has put it away.
shell-table-private = This table is closed to those who look on
    .note = Whoever opened it plays among friends.
shell-table-damaged = This table can’t be read
    .note = What the server has stored of it is damaged.
shell-table-other-rules = This game was played by other rules
    .note = It can’t go on with the rules of this version, but you can keep its record.

## Tabs

shell-tabs = Pages
shell-tab-play = Play
shell-tab-learn = Learn
shell-tab-puzzles = Puzzles
shell-tab-daily = Daily
shell-tab-watch = Watch

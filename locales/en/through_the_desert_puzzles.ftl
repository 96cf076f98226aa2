### Puzzles of Through the Desert.
###
### Ids      through_the_desert_puzzles-<aim>          the goal
###          through_the_desert_puzzles-<aim>-hint     where to look first
###          through_the_desert_puzzles-<aim>-why      why the answer works
###          through_the_desert_puzzles-<aim>-missed   what a turn that fails didn’t reach

through_the_desert_puzzles-win = Win in this turn: end the game with the most points.
through_the_desert_puzzles-win-hint = The game ends with the turn in which a herd runs out. Count what everyone has then.
through_the_desert_puzzles-win-why = The herd runs out while { $who-the } has the most points.
through_the_desert_puzzles-win-missed = The game goes on, or somebody is ahead of { $who-the }.

through_the_desert_puzzles-points = Reach { $n } points in this turn: now it is { $now } for { $who-the }.
through_the_desert_puzzles-points-hint = Add up everything: waterholes, oases, territory and the longest caravans.
through_the_desert_puzzles-points-why = No turn brings more: { $who-the } goes from { $now } to { $n } points.
through_the_desert_puzzles-points-missed = This turn leaves { $who-the } below { $n } points; it began with { $now }.

through_the_desert_puzzles-oases = Have { $n } points from oases by the end of this turn: now it is { $now } for { $who-the }.
through_the_desert_puzzles-oases-hint = Each caravan counts each oasis once. Which of them are two steps away?
through_the_desert_puzzles-oases-why = Both camels reach an oasis that their caravan didn’t have: { $now } becomes { $n } for { $who-the }.
through_the_desert_puzzles-oases-missed = That is less than { $n } points from oases for { $who-the }; it began with { $now }.

through_the_desert_puzzles-land = Have { $n } points of territory by the end of this turn: now it is { $now } for { $who-the }.
through_the_desert_puzzles-land-hint = The edge and the mountains close a territory too, and another camel inside keeps it open.
through_the_desert_puzzles-land-why = The ring is closed with nobody else inside: { $now } becomes { $n } for { $who-the }, and no other turn encloses as much.
through_the_desert_puzzles-land-missed = That is less than { $n } points of territory for { $who-the }; it began with { $now }.

through_the_desert_puzzles-caravans = Have { $n } points from longest caravans by the end of this turn: now it is { $now } for { $who-the }.
through_the_desert_puzzles-caravans-hint = Compare lengths colour by colour: one camel may be enough to lead, or to stop sharing.
through_the_desert_puzzles-caravans-why = Each camel changes who has the longest: { $now } becomes { $n } for { $who-the }.
through_the_desert_puzzles-caravans-missed = That is less than { $n } points from longest caravans for { $who-the }; it began with { $now }.

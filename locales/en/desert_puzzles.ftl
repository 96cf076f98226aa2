### Puzzles of Forbidden Desert.
###
### Ids      desert_puzzles-<aim>          the goal
###          desert_puzzles-<aim>-hint     where to look first
###          desert_puzzles-<aim>-why      why the answer works
###          desert_puzzles-<aim>-missed   what a turn that fails didn’t reach

desert_puzzles-pick-up = Pick up { $part-the } before the cards come.
desert_puzzles-pick-up-hint = Sand on the way, and on the part itself, must be dug away first.
desert_puzzles-pick-up-why = The way is free, and the last action picks it up.
desert_puzzles-pick-up-missed = { $part-start } still lies in the sand.

desert_puzzles-leave = Fly off in this turn, all together.
desert_puzzles-leave-hint = All four parts, everyone on the launch pad, and at most one sand on it.
desert_puzzles-leave-why = All parts are there, and the last one to come completes the crew.
desert_puzzles-leave-missed = Somebody is missing, or something.

desert_puzzles-alive = Play this turn so that nobody is lost, whatever cards come.
desert_puzzles-alive-hint = Find the card that would end it all, and ask what it would strike.
desert_puzzles-alive-why = Every card that may come now is survived.
desert_puzzles-alive-missed = There is a card that ends the game after this turn.

desert_puzzles-drink = See to it that everyone has at least { $n } water before the cards come.
desert_puzzles-drink-hint = Water is shared on the same tile, and each well gives two to all who stand there.
desert_puzzles-drink-why = The water is brought to who has least: nobody has less than { $n }.
desert_puzzles-drink-missed = Somebody has still less than { $n } water.

desert_puzzles-dig = Clear away { $n } sand markers before the cards come.
desert_puzzles-dig-hint = Who digs two with one action? And a Dune Blaster clears a whole tile for none.
desert_puzzles-dig-why = No action is wasted: { $n } markers are gone, and no turn clears more.
desert_puzzles-dig-missed = Fewer than { $n } markers are gone.

desert_puzzles-gather = Bring everyone to the launch pad before the cards come.
desert_puzzles-gather-hint = The Climber takes one along, and a Jet Pack takes two anywhere without sand in the way.
desert_puzzles-gather-why = Who can’t walk so far is taken along: all stand on the launch pad.
desert_puzzles-gather-missed = Somebody isn’t on the launch pad yet.

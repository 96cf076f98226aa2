### Puzzles of Forbidden Island.
###
### Ids      island_puzzles-<aim>          the goal
###          island_puzzles-<aim>-hint     where to look first
###          island_puzzles-<aim>-why      why the answer works
###          island_puzzles-<aim>-missed   what a turn that fails didn’t reach

island_puzzles-capture = Capture { $treasure-the } before the cards come.
island_puzzles-capture-hint = Count the cards in all hands, and see who can bring four of them to one of its two places.
island_puzzles-capture-why = The cards of { $treasure-the } come together in one hand, on one of its places.
island_puzzles-capture-missed = The turn is over without { $treasure-the }.

island_puzzles-leave = Fly off in this turn, all together.
island_puzzles-leave-hint = Everyone must stand on Fools’ Landing, and somebody must keep a Helicopter Lift for the end.
island_puzzles-leave-why = All stand on Fools’ Landing, and a Helicopter Lift is left to take off with.
island_puzzles-leave-missed = Somebody is still away, or no Helicopter Lift is left.

island_puzzles-alive = Play this turn so that nobody is lost, whatever cards come.
island_puzzles-alive-hint = Find the card that would end it all, and ask what it would strike.
island_puzzles-alive-why = Every card that may come now is survived.
island_puzzles-alive-missed = There is a card that ends the game after this turn.

island_puzzles-dry = Play this turn so that no tile sinks, whatever cards come.
island_puzzles-dry-hint = Only flooded tiles sink. Look at which of them can come: those on top of the flood deck, and after Waters Rise those in its discard.
island_puzzles-dry-why = No flooded tile is left whose card can come in this turn.
island_puzzles-dry-missed = A flooded tile is left whose card can come.

island_puzzles-shore = Shore up { $n } tiles before the cards come.
island_puzzles-shore-hint = Sandbags and Helicopter Lifts cost no action, and the Engineer shores up two tiles with one.
island_puzzles-shore-why = No action is wasted: { $n } tiles are dry again, and no turn dries more.
island_puzzles-shore-missed = Fewer than { $n } tiles are dry again.

island_puzzles-gather = Bring everyone to Fools’ Landing before the cards come.
island_puzzles-gather-hint = A Helicopter Lift takes along whoever stands on the same tile.
island_puzzles-gather-why = Who can’t walk is fetched: all stand on Fools’ Landing.
island_puzzles-gather-missed = Somebody isn’t on Fools’ Landing yet.

### Puzzles of Forbidden Sky.
###
### Ids      sky_puzzles-<aim>          the goal
###          sky_puzzles-<aim>-hint     where to look first
###          sky_puzzles-<aim>-why      why the answer works
###          sky_puzzles-<aim>-missed   what a turn that fails didn’t reach

sky_puzzles-build = Complete this component before the cards come: { $component }.
sky_puzzles-build-hint = Half circles and quarters make a component where tiles meet. See which tile fits where, and who holds it.
sky_puzzles-build-why = The right tile lies where its part of the circle was missing.
sky_puzzles-build-missed = The component isn’t complete.

sky_puzzles-wire = Hang { $n } cables before the cards come.
sky_puzzles-wire-hint = One end of each cable is on the tile where one stands; each component bears two.
sky_puzzles-wire-why = Each cable starts from where somebody stands in time.
sky_puzzles-wire-missed = Fewer than { $n } cables were hung.

sky_puzzles-leave = Launch the rocket in this turn, with all aboard.
sky_puzzles-leave-hint = The rocket starts with the last cable: by then everyone must stand on the launch pad.
sky_puzzles-leave-why = All stand on the launch pad when the last cable closes the circuit.
sky_puzzles-leave-missed = The circuit isn’t closed, or somebody was left behind.

sky_puzzles-alive = Play this turn so that nobody is lost, whatever cards come.
sky_puzzles-alive-hint = Find the card that would end it all, and ask what it would strike.
sky_puzzles-alive-why = Every card that may come now is survived.
sky_puzzles-alive-missed = There is a card that ends the game after this turn.

sky_puzzles-gather = Bring everyone to the launch pad before the cards come.
sky_puzzles-gather-hint = The pad lies on several tiles, and each of them will do. Teleporters, the Climber and Jetpacks shorten the way.
sky_puzzles-gather-why = Each takes the shortest way or is taken along: all stand on the launch pad.
sky_puzzles-gather-missed = Somebody isn’t on the launch pad yet.

sky_puzzles-unhurt = Play this turn so that nobody loses health or rope, whatever cards come.
sky_puzzles-unhurt-hint = See which tiles lightning can strike, and which way a gust would blow each pawn.
sky_puzzles-unhurt-why = Neither lightning nor a gust can reach anybody, whichever card comes.
sky_puzzles-unhurt-missed = There is a card that costs somebody health or rope.

sky_puzzles-cage = Bring everyone to a Faraday cage before the cards come.
sky_puzzles-cage-hint = Lightning spares whoever stands on a cage; several may stand on the same one. See who can be taken along.
sky_puzzles-cage-why = All stand where lightning can’t strike them.
sky_puzzles-cage-missed = Somebody isn’t on a Faraday cage yet.

sky_puzzles-shelter = Bring everyone to a shelter before the cards come.
sky_puzzles-shelter-hint = Gusts spare whoever stands in a shelter; several may stand in the same one. See who can be taken along.
sky_puzzles-shelter-why = All stand where no gust can blow them away.
sky_puzzles-shelter-missed = Somebody isn’t in a shelter yet.

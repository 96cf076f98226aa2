### Lessons of Forbidden Sky; the ids are told at the top of island_lessons.ftl.

sky_lessons-explore = Exploring
sky_lessons-explore-task = Lay your tile next to the one you stand on.
sky_lessons-explore-why = Turn it so that a copper wire meets a wire of your tile. A lightning rod comes with it, since the tile shows one.
sky_lessons-explore-keep = A tile is laid beside your own, wire to wire; its other sides may meet whatever they like.
sky_lessons-explore-not-far = That spot isn’t beside your tile. You lay tiles next to where you stand.
sky_lessons-explore-not-no-wire = Turned that way no wire meets a wire of your tile. Turn it until they join.
sky_lessons-explore-not-ended = The turn is over, and your tile is still in your hand. Explore with it: one action.

sky_lessons-scout = Scouting
sky_lessons-scout-task = Draw a tile, and lay one.
sky_lessons-scout-why = Scouting brings a tile from the pile to your hand, exploring lays one: an action each, and you have two left.
sky_lessons-scout-keep = Hands hold three tiles, the Surveyor’s four. With more tiles in hand there is more to choose from.
sky_lessons-scout-not-moved = You need both actions: one to scout, one to explore. Stay where you are.
sky_lessons-scout-not-ended = The turn is over. You had one action to scout and one to explore.

sky_lessons-component = Circles make components
sky_lessons-component-task = Complete a small capacitor.
sky_lessons-component-why = The tile east of you would join two halves of a circle: lay yours there so that half meets half. The component stands at once.
sky_lessons-component-keep = Two halves make a capacitor, four quarters the launch pad. The blueprint tells how many you need.
sky_lessons-component-not-not-joined = The tile lies, but no circle is whole. A half on your tile needs the other half right beside it.
sky_lessons-component-not-ended = The turn is over without a capacitor. Lay your tile east of you, with its half towards you.

sky_lessons-wire = The first cable
sky_lessons-wire-task = Wire the small capacitor to the lightning rod.
sky_lessons-wire-why = Standing on a tile of one component, you hang a cable to another: one action. This one is too far for a short cable.
sky_lessons-wire-keep = A short cable spans about a tile, a long one twice as much. There are twelve short and four long ones.
sky_lessons-wire-not-short = A short cable doesn’t reach that far. Take a long one.
sky_lessons-wire-not-not-here = Neither of the two stands on your tile. One end of the cable must be where you are.
sky_lessons-wire-not-pad = That cable is right, too, but the task was the rod. Hang another one, or take it back.
sky_lessons-wire-not-ended = The turn is over without the cable. It takes one action.

sky_lessons-two-cables = Two cables, never three
sky_lessons-two-cables-task = Wire rod 5, where you stand, to rod 1.
sky_lessons-two-cables-why = A component takes two cables at most, and rod 5 has two already. Take one of them off first; that costs an action as well.
sky_lessons-two-cables-keep = The circuit is one loop: each component has a cable in and a cable out, and each half of the launch pad has one.
sky_lessons-two-cables-not-third = Rod 5 has two cables already; a third one would branch off. Take one off first.
sky_lessons-two-cables-not-ended = The turn is over. Take off one cable, then hang the new one: two actions.

sky_lessons-lightning = Lightning
sky_lessons-lightning-task = End your turn, and see whom the lightning strikes.
sky_lessons-lightning-why = It strikes every rod, and runs along ground wires and along cables. The Surveyor is in a cage, and over the Sailor’s tile a cable only passes.
sky_lessons-lightning-keep = Struck: the Navigator on the rod, the Doctor on its wire, the Electrician on the wired pad. Wires and cables don’t pass current to each other.
sky_lessons-lightning-not-move = You have no action left. End your turn and watch.

sky_lessons-cage = Out of the current
sky_lessons-cage-task = Let the Doctor survive this turn.
sky_lessons-cage-why = Lightning is the next card, the Doctor has one health left and stands on a live wire. Two steps away is a Faraday cage.
sky_lessons-cage-keep = A Faraday cage protects from lightning, a wind shelter from gusts; any number of pawns.
sky_lessons-cage-not-struck = The lightning found the Doctor: that tile is joined to a rod. Go into the cage, at M54, before you end your turn.

sky_lessons-gust = A gust
sky_lessons-gust-task = End your turn, and see whom the gust moves.
sky_lessons-gust-why = It blows north, one tile. Who can’t go there stays, and the rope wears by one; who stands in a shelter feels nothing.
sky_lessons-gust-keep = No tile, or clouds on the way: the rope wears. A rope at its end is a fall, and the game is lost.
sky_lessons-gust-not-move = You have no action left. End your turn and watch.

sky_lessons-launch = Nobody left behind
sky_lessons-launch-task = Launch the rocket with everyone aboard.
sky_lessons-launch-why = One cable is missing, from small capacitor 1 to the pad. The rocket starts the moment it hangs, and you stand beside the pad.
sky_lessons-launch-keep = The last cable launches, ready or not. All pawns must be on the pad’s four tiles by then.
sky_lessons-launch-not-left-behind = The rocket is gone, and the Navigator isn’t in it: the game is lost. Step onto the pad first.
sky_lessons-launch-not-ended = The turn is over. One step and one cable would have done it.

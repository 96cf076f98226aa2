### Lessons of Forbidden Desert; the ids are told at the top of island_lessons.ftl.

desert_lessons-turn = A turn in the desert
desert_lessons-turn-task = Excavate the tile C2.
desert_lessons-turn-why = Two sand markers lie on it. Dig twice from where you stand, step onto it, turn it over: that is what four actions are for.
desert_lessons-turn-keep = Digging, moving and excavating cost one action each. A gear on the city side brings a card of equipment.
desert_lessons-turn-not-blocked = Two markers block the tile. Dig until at most one is left, then go.
desert_lessons-turn-not-sanded = A tile is turned over only with no sand at all on it. Dig away the last marker.
desert_lessons-turn-not-ended = The turn is over, and C2 is still buried. You have four actions: dig, dig, move, excavate.

desert_lessons-wind = How the wind blows
desert_lessons-wind-task = End your turn, and watch the tiles slide.
desert_lessons-wind-why = The next card blows three tiles north. Below the eye of the storm there are only two: both slide up, with whoever stands on them, and each gets one sand.
desert_lessons-wind-keep = Tiles slide into the hole, so the hole wanders the other way. Where there is no tile left, nothing happens.
desert_lessons-wind-not-dig = You have no action left to dig. End your turn: the storm plays.
desert_lessons-wind-not-move = You have no action left to move. End your turn.

desert_lessons-buried = Dug in
desert_lessons-buried-task = Dig yourself out and go to D2.
desert_lessons-buried-why = Three markers lie on your tile: you are buried, and can only dig there until one is left.
desert_lessons-buried-keep = With two markers or more on your tile you dig before anything else. Others can dig you out, too.
desert_lessons-buried-not-move = You are buried: the sand on your own tile must go first, until at most one marker is left.
desert_lessons-buried-not-power = Buried, you can’t guide anybody. Dig first.
desert_lessons-buried-not-elsewhere = Buried, you can only dig on your own tile, D3.
desert_lessons-buried-not-ended = The turn is over. Two markers and one step take three of your four actions.

desert_lessons-clues = Two clues, one place
desert_lessons-clues-task = Excavate the second clue of the crystal.
desert_lessons-clues-why = The clue at B2 tells the row. The one below you tells the column: where they cross, the crystal appears at once.
desert_lessons-clues-keep = A row and a column: with both clues the part lies where they meet. From then on it slides with its tile.
desert_lessons-clues-not-left = Stay where you are: the clue lies under your own tile.
desert_lessons-clues-not-pick-up = The crystal isn’t there yet. Both of its clues must be turned over first.
desert_lessons-clues-not-ended = The turn is over, and the clue is still hidden. Excavate your own tile.

desert_lessons-pick-up = Picking up a part
desert_lessons-pick-up-task = Pick up the crystal at D2.
desert_lessons-pick-up-why = It lies on a tile that is still covered. Dig away its sand, go there, turn the tile over and pick up the crystal: four actions.
desert_lessons-pick-up-keep = A part is picked up from a tile that is turned over and not blocked. Who has it doesn’t matter.
desert_lessons-pick-up-not-away = Stand on the crystal’s own tile, and turn it over first.
desert_lessons-pick-up-not-ended = The turn is over without the crystal. Dig, move, excavate, pick up: four actions.

desert_lessons-water = A well for everybody
desert_lessons-water-task = Let both of you drink from the well at B2.
desert_lessons-water-why = When it is turned over, everyone who stands there drinks up to two, once. So meet there first: the Navigator moves others, three tiles for one action.
desert_lessons-water-keep = Meet on a tile with a water mark before it is turned over. One of the three marks is a mirage.
desert_lessons-water-not-alone = Only you have drunk: the well gives water once. Bring the Explorer there before you excavate.
desert_lessons-water-not-ended = The turn is over, and both are still thirsty. Move, guide the Explorer, excavate: three actions.

desert_lessons-share = Sharing water
desert_lessons-share-task = Let nobody die of thirst in this turn.
desert_lessons-share-why = The sun is about to burn, and the Archaeologist’s canteen is empty. The Water Carrier draws from a well for one action, and pours to a neighbour for none.
desert_lessons-share-keep = Players on one tile share water freely at any time; the Water Carrier also with neighbours.
desert_lessons-share-not-thirst = The sun came, and an empty canteen is the end. Pour before you end your turn, and keep some for yourself.
desert_lessons-share-not-moved = That was your only action. You stand on a well: draw water there.

desert_lessons-tunnel = Shade
desert_lessons-tunnel-task = Be out of the sun when it burns.
desert_lessons-tunnel-why = Sun Beats Down is the next card: everyone drinks who isn’t in the shade. A tunnel gives shade, and one is next to you.
desert_lessons-tunnel-keep = In a tunnel the sun doesn’t reach you. One action also takes you from any open tunnel to any other.
desert_lessons-tunnel-not-sun = You stood in the sun and drank your last water. Step into the tunnel at E1 first.
desert_lessons-tunnel-not-navigated = That was your only action, and your own water is at stake. Step into the tunnel yourself.

desert_lessons-equipment = Equipment
desert_lessons-equipment-task = Pick up the propeller in this turn.
desert_lessons-equipment-why = It lies far away at E2, and you have one action. Equipment costs none: the Jet Pack takes you to any tile that isn’t blocked.
desert_lessons-equipment-keep = Equipment is played at any time, in anyone’s turn, and then it is gone.
desert_lessons-equipment-not-far = You must stand on the propeller’s tile. Fly there first.
desert_lessons-equipment-not-elsewhere = The Jet Pack is used up, and this isn’t where the propeller lies. It is at E2.
desert_lessons-equipment-not-walked = That was your only action; you need it to pick up the propeller. Fly instead.

desert_lessons-launch = Taking off
desert_lessons-launch-task = Bring everyone onto the launch pad at B3.
desert_lessons-launch-why = All four parts are yours. Two markers block the pad: dig one away, guide the Water Carrier there, and go there yourself.
desert_lessons-launch-keep = Four parts, everyone on the launch pad, and at most one marker on it: you take off at once.
desert_lessons-launch-not-blocked = The pad is blocked by two markers. Dig one away first.
desert_lessons-launch-not-ended = The turn is over. Dig, guide, move: three actions and you would be in the air.

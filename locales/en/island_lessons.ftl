### Lessons of Forbidden Island.
###
### Ids      island_lessons-<lesson>                a lesson’s title
###          island_lessons-<lesson>-task           what to do, in one sentence
###          island_lessons-<lesson>-why            how, and why
###          island_lessons-<lesson>-keep           what to remember
###          island_lessons-<lesson>-not-<mistake>  what is said to a usual mistake

island_lessons-move = Moving
island_lessons-move-task = Go to the Temple of the Moon.
island_lessons-move-why = It lies two tiles straight up from the Silver Gate. Each step to a neighbouring tile costs one of your three actions.
island_lessons-move-keep = One action, one step: up, down, left or right, onto dry or flooded tiles.
island_lessons-move-not-far = The temple is two steps away: go to the tile in between first. Each step is an action of its own.
island_lessons-move-not-diagonal = Nobody but the Explorer moves diagonally. Go straight up.
island_lessons-move-not-ended = The turn ended before you were there. You have three actions, and two steps are enough.

island_lessons-shore = Shoring up a tile
island_lessons-shore-task = Shore up the Whispering Garden.
island_lessons-shore-why = It is flooded: the next time its card comes, it sinks. It lies beside you, and shoring it up costs one action.
island_lessons-shore-keep = A flooded tile can still be walked on. A sunk tile is lost for good.
island_lessons-shore-not-sunk = That tile has sunk: it is gone for the rest of the game. Only a flooded tile can be shored up.
island_lessons-shore-not-far = That tile is too far away. You reach the one you stand on, and the four beside it.
island_lessons-shore-not-walked = Now you stand in the garden, with wet feet. You can shore it up from here as well.
island_lessons-shore-not-ended = The turn is over and the garden is still flooded. Shore it up before you end your turn.

island_lessons-cards = Treasure cards, then the flood
island_lessons-cards-task = End your turn.
island_lessons-cards-why = Your actions are used up. Now two treasure cards come to your hand; then flood cards are turned up, as many as the water meter shows.
island_lessons-cards-keep = The card of a dry tile floods it. The card of a flooded tile sinks it: the Observatory is gone.
island_lessons-cards-not-shore = You have no action left for that. The island plays now: end your turn.
island_lessons-cards-not-move = You have no action left to move. End your turn.

island_lessons-waters-rise = When the waters rise
island_lessons-waters-rise-task = Let no tile sink in this turn.
island_lessons-waters-rise-why = A Waters Rise is about to come: it shuffles the flood cards already seen back on top. The Engineer shores up two tiles with one action.
island_lessons-waters-rise-keep = After Waters Rise the same tiles come again. Whatever is flooded by then may sink at once.
island_lessons-waters-rise-not-sank = A tile has sunk: its card had been seen before, and Waters Rise brought it back. Shore up both flooded tiles first.
island_lessons-waters-rise-not-moved = That was your only action. Stay where you are: the Engineer reaches both flooded tiles from here.

island_lessons-give = Giving a card
island_lessons-give-task = Give your Crystal of Fire card to the Diver.
island_lessons-give-why = The Diver holds three of them, and four capture the treasure. You must stand on the same tile; each card given costs one action.
island_lessons-give-keep = Cards are given, never taken. Helicopter Lifts and Sandbags can’t be given at all.
island_lessons-give-not-apart = The Diver stands on another tile. Go there first, or send the Diver to you: you are the Navigator.
island_lessons-give-not-other-card = That was another card. The Diver collects the Crystal of Fire.
island_lessons-give-not-ended = The turn is over, and the Diver has still only three cards. Meet, and give the fourth.

island_lessons-capture = Capturing a treasure
island_lessons-capture-task = Capture the Crystal of Fire.
island_lessons-capture-why = You hold four of its cards. Go to one of its two places, the Cave of Embers beside you, and spend them there: one action.
island_lessons-capture-keep = Four equal cards, at one of the treasure’s two places. A flooded place will do.
island_lessons-capture-not-elsewhere = Not here: the crystal is captured in the Cave of Embers or in the Cave of Shadows. Go there first.
island_lessons-capture-not-too-few = For that treasure you would need four of its own cards, and one of its temples.
island_lessons-capture-not-ended = The turn is over without the treasure. A step and the capture take two actions.

island_lessons-swim = Swimming for your life
island_lessons-swim-task = Swim to a tile that is still there.
island_lessons-swim-why = Breakers Bridge has just sunk under your feet, in the Navigator’s turn. You swim to a neighbouring tile at once; it costs nothing.
island_lessons-swim-keep = Who finds no tile to swim to is lost, and so is the game. Don’t stand on a lonely tile.
island_lessons-swim-not-diagonal = That tile lies diagonally: too far to swim. Choose one straight beside the sunk bridge.
island_lessons-swim-not-gone = There is only water left. Choose a tile that still stands.
island_lessons-swim-not-far = That is too far to swim. Only a neighbouring tile will do; the Pilot alone could fly there.

island_lessons-sandbags = Cards for any time
island_lessons-sandbags-task = Save Fools’ Landing with your Sandbags.
island_lessons-sandbags-why = It is the Diver’s turn, but Sandbags can be played at any time, before the next card. Fools’ Landing is flooded: if it sinks, nobody leaves the island.
island_lessons-sandbags-keep = Sandbags and Helicopter Lifts are played by anyone, in anyone’s turn, between any two cards; they cost no action.
island_lessons-sandbags-not-lost = Fools’ Landing has sunk, and with it all hope. Play the Sandbags before the card comes.
island_lessons-sandbags-not-elsewhere = That tile is safe now, but the Sandbags are spent. Fools’ Landing was the one to save.

island_lessons-take-off = Leaving together
island_lessons-take-off-task = Bring everyone to Fools’ Landing and take off.
island_lessons-take-off-why = All four treasures are captured. With everyone on Fools’ Landing, a Helicopter Lift takes you home; the Navigator moves the Diver up to two tiles for one action.
island_lessons-take-off-keep = Four treasures, everyone on Fools’ Landing, and a Helicopter Lift: that is how the game is won.
island_lessons-take-off-not-apart = Not everyone is on Fools’ Landing yet. Send the Diver there, and go yourself.
island_lessons-take-off-not-lift = That was your only Helicopter Lift: now nobody can take off. Walk to Fools’ Landing instead, and keep the card for the end.
island_lessons-take-off-not-ended = The turn is over. Everyone could have been there with two actions, and taking off costs none.

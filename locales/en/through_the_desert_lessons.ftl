### Lessons of Through the Desert; the ids are told at the top of island_lessons.ftl.

through_the_desert_lessons-riders = Where caravans begin
through_the_desert_lessons-riders-task = Place your last rider, on the saffron camel.
through_the_desert_lessons-riders-why = Its caravan will grow from there: near waterholes and oases is good. But never next to a palm, next to another rider or on a waterhole.
through_the_desert_lessons-riders-keep = Riders keep a distance: from oases and from each other, one’s own included.
through_the_desert_lessons-riders-not-oasis = Too near: a rider never starts on one of the six hexes beside an oasis.
through_the_desert_lessons-riders-not-rider = Another rider stands next to it. At least one hex must lie between two riders.
through_the_desert_lessons-riders-not-waterhole = There is a waterhole: a rider starts on an empty hex. You can take it later with a camel.

through_the_desert_lessons-camels = A caravan grows
through_the_desert_lessons-camels-task = Place two mint camels.
through_the_desert_lessons-camels-why = A camel goes next to a camel of its colour in your caravan; the second one may lean on the first. Two camels are your turn.
through_the_desert_lessons-camels-keep = One caravan for each colour, always in one piece, and never next to another player’s caravan of that colour.
through_the_desert_lessons-camels-not-apart = That hex doesn’t touch your mint caravan. Place beside it, then beside the new camel.
through_the_desert_lessons-camels-not-others = Vermilion’s mint caravan is right beside it. Caravans of one colour and two players never touch.
through_the_desert_lessons-camels-not-other-colour = That is allowed, but the task is about the mint caravan. Take it back, or start again.

through_the_desert_lessons-waterhole = Waterholes
through_the_desert_lessons-waterhole-task = Take the waterhole of 3 points in this turn.
through_the_desert_lessons-waterhole-why = A camel placed on a waterhole takes its points. This one is two steps from your saffron caravan: one camel for the way, one for the water.
through_the_desert_lessons-waterhole-keep = Waterholes bring 1 to 3 points at once. Mind which ones others could reach before you.
through_the_desert_lessons-waterhole-not-less = Some water, but not the 3 points: both camels are needed for that way.
through_the_desert_lessons-waterhole-not-far = It doesn’t touch your caravan yet. Place a camel in between first.

through_the_desert_lessons-oasis = Oases
through_the_desert_lessons-oasis-task = Reach the oasis with a caravan of yours.
through_the_desert_lessons-oasis-why = A camel next to a palm earns 5 points, once for each caravan. Vermilion’s azure caravan bars the way to your azure one, but not to every colour.
through_the_desert_lessons-oasis-keep = Each of your caravans can reach each oasis once. Same colours keep apart, so a rival can shut you out.
through_the_desert_lessons-oasis-not-shut-out = There your azure camel would touch Vermilion’s azure caravan, and that is never allowed. Try another colour.
through_the_desert_lessons-oasis-not-azure = The azure caravan can’t get there any more. The violet one can, with a single camel.

through_the_desert_lessons-territory = Closing off land
through_the_desert_lessons-territory-task = Close off the land around the oasis.
through_the_desert_lessons-territory-why = Two of your caravans surround it, but a border must be of one caravan only. Two violet camels close the gap; water and oasis inside are then yours.
through_the_desert_lessons-territory-keep = Land that one caravan closes off, alone or with the board’s edge, is yours: its water and oases at once, a point for each empty hex at the end.
through_the_desert_lessons-territory-not-two-caravans = Azure and violet can’t close it together. Fill the gap with violet.
through_the_desert_lessons-territory-not-elsewhere = That camel stands far from the gap, and both are needed there. Take it back, or start again.

through_the_desert_lessons-longest = The longest caravan
through_the_desert_lessons-longest-task = Make your rose caravan the longest of all.
through_the_desert_lessons-longest-why = At the end each colour brings 10 points to its longest caravan, and only 5 each in a tie. Vermilion has five rose camels, you have four.
through_the_desert_lessons-longest-keep = One camel more is enough: 10 points for the longest, 5 for each who ties.
through_the_desert_lessons-longest-not-tied = Five against five: a tie is worth only 5. Both camels were needed.
through_the_desert_lessons-longest-not-other-colour = That camel makes another caravan longer. Rose needs both of them.

through_the_desert_lessons-end = The last camel
through_the_desert_lessons-end-task = End the game in this turn, and win it.
through_the_desert_lessons-end-why = One mint camel is left: who places it ends the game with that turn. You are 11 points behind, but it draws level with the longest mint caravan, and there is water at H11.
through_the_desert_lessons-end-keep = The game ends with the turn in which a colour runs out. Count first: longest caravans, land, water, oases.
through_the_desert_lessons-end-not-lost = The game is over, and Vermilion is ahead. The last mint camel must also bring water, at H11.
through_the_desert_lessons-end-not-goes-on = The game goes on, and Vermilion has the next turn. The last mint camel would have ended it.

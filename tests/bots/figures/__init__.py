"""Each figure of a hint, once more, from what lies on the table and from the rules alone."""

from __future__ import annotations

from tests.bots.figures.desert import DESERT
from tests.bots.figures.island import ISLAND
from tests.bots.figures.sky import SKY
from tests.bots.figures.through_the_desert import CARAVANS

FIGURES = {"island": ISLAND, "desert": DESERT, "sky": SKY, "through_the_desert": CARAVANS}

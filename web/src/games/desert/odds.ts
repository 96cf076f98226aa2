/** How likely the next storm cards are, from what everyone may know. */
import type { DesertView } from "../../net/messages";
import { cardsIn } from "../../panel/bags";
import { chanceOf, type Layers } from "../../panel/chance";
import { cardsToCome, isShaded } from "./reading";

const SUN = "sun-beats-down";
const RISE = "storm-picks-up";

/** The deck from the top on; below it the whole of the next one, which is shuffled from all cards. */
function deck({ storm }: DesertView): Layers<string> {
  const layers = storm.layers.map(cardsIn);
  return [...layers, [...layers.flat(), ...cardsIn(storm.discard)]];
}

const chance = (view: DesertView, card: string, least = 1): number =>
  chanceOf(deck(view), cardsToCome(view), (other) => other === card, least);

export const chanceOfSun = (view: DesertView): number => chance(view, SUN);
export const chanceOfRise = (view: DesertView): number => chance(view, RISE);

/** The chance that a player must drink this turn with nothing left. */
export function chanceOfThirst(view: DesertView, seat: number): number {
  if (isShaded(view, seat)) return 0;
  return chance(view, SUN, (view.seats[seat]?.water ?? 0) + 1);
}

/** Who is most likely to die of thirst this turn, if anybody is. */
export function mostEndangered(view: DesertView): number | null {
  const chances = view.seats.map((_, seat) => chanceOfThirst(view, seat));
  const most = Math.max(...chances);
  return most > 0 ? chances.indexOf(most) : null;
}

/** How many cards of the deck are sun, a rise, or wind in each direction. */
export type Left = Readonly<{ sun: number; rise: number; wind: number; directions: Readonly<Record<string, number>> }>;

export function cardsLeft({ storm }: DesertView): Left {
  const cards = storm.layers.flatMap(cardsIn);
  const count = (start: string): number => cards.filter((card) => card.startsWith(start)).length;
  const blowing = ["north", "east", "south", "west"].map(
    (direction) => [direction, count(`wind-${direction}`)] as const,
  );
  return { sun: count(SUN), rise: count(RISE), wind: count("wind"), directions: Object.fromEntries(blowing) };
}

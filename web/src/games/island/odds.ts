/** How likely the next cards are, from what everyone may know. */
import type { IslandView } from "../../net/messages";
import { chanceOf, chanceOfNone, chancesOfSome } from "../../panel/chance";

const size = (bag: Readonly<Record<string, number>>): number => Object.values(bag).reduce((sum, n) => sum + n, 0);

const TREASURE_CARDS_A_TURN = 2;

/** How many treasure cards the player at turn, or the next one, is about to draw. */
export const cardsToDraw = (view: IslandView): number =>
  view.turn.to_draw > 0 ? view.turn.to_draw : TREASURE_CARDS_A_TURN;

/** The chance that a kind of card is among the next treasure cards. */
export function chanceOfCard(view: IslandView, card: string): number {
  const { next } = view.treasure_deck;
  return 1 - chanceOfNone(size(next), next[card] ?? 0, cardsToDraw(view));
}

/** The chance that the very next treasure card is of a kind, for every kind still in the deck. */
export function nextCards(view: IslandView): readonly (readonly [string, number])[] {
  const { next } = view.treasure_deck;
  return Object.entries(next).map(([card, n]) => [card, n / size(next)] as const);
}

/** The chance that this turn's flood cards show one of some places, Waters Rise included. */
export function chanceOfFlood(view: IslandView, wanted: (place: number) => boolean): number {
  const { turn, water } = view;
  const { layers, discard } = view.flood_deck;
  if (turn.step === "flood") {
    return chanceOf([...layers, discard], turn.to_flood, wanted);
  }
  return chancesOfRises(view).reduce((sum, chance, rises) => {
    const cards = water.meter[water.level - 1 + rises];
    if (cards === undefined) return sum;
    const deck = rises > 0 ? [discard, ...layers] : [...layers, discard];
    return sum + chance * chanceOf(deck, cards, wanted);
  }, 0);
}

/** The chances of no, one, two … Waters Rise among the treasure cards still to draw this turn. */
function chancesOfRises(view: IslandView): readonly number[] {
  const { next } = view.treasure_deck;
  return chancesOfSome(size(next), next["waters-rise"] ?? 0, view.turn.to_draw);
}

/** The chance that a tile sinks before this turn ends, if nobody shores it up. */
export const chanceThatOneSinks = (view: IslandView): number =>
  chanceOfFlood(view, (place) => view.places[place]?.condition === "flooded");

/** The chance that Fools' Landing does. */
export const chanceOfLandingLost = (view: IslandView): number =>
  chanceOfFlood(view, (place) => {
    const { tile, condition } = view.places[place] ?? {};
    return tile === "fools-landing" && condition === "flooded";
  });

/** A treasure the player at turn collects most, and hasn't got yet. */
export function wantedTreasure(view: IslandView): string | null {
  const hand = view.seats[view.turn.seat]?.hand ?? [];
  const treasure = (card: string): boolean =>
    !view.captured.includes(card) && view.places.some((place) => place.treasure === card);
  const held = (card: string): number => hand.filter((other) => other === card).length;
  const kinds = [...new Set(hand.filter(treasure))].sort((a, b) => held(b) - held(a));
  return kinds[0] ?? null;
}

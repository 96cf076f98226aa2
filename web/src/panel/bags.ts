/** Decks as everyone may know them: layers of cards in no known order, counted by kind. */

export type Bag = Readonly<Record<string, number>>;

export const sizeOf = (bag: Bag): number => Object.values(bag).reduce((sum, n) => sum + n, 0);

export const cardsIn = (bag: Bag): readonly string[] => Object.entries(bag).flatMap(([card, n]) => Array(n).fill(card));

/** The cards that are known to come next, in their order. */
export function cardsOnTop(layers: readonly Bag[]): readonly string[] {
  const unknown = layers.findIndex((layer) => sizeOf(layer) > 1);
  return layers.slice(0, unknown < 0 ? layers.length : unknown).flatMap(cardsIn);
}

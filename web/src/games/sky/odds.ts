/** How likely the next storm cards are, from what everyone may know. */
import type { SkyView } from "../../net/messages";
import { sizeOf, type Bag } from "../../panel/bags";

const STOP = "storm-reshuffles"; // after it no more cards are drawn this turn

/** How many storm cards this turn still brings; none after the end. */
export function cardsToCome({ turn, storm, outcome }: SkyView): number {
  if (outcome !== null) return 0;
  return turn.step === "storm" ? turn.to_draw : storm.cards;
}

export const chanceOf = (view: SkyView, ...cards: readonly string[]): number =>
  chanceOfSome(view.storm.layers, cardsToCome(view), cards);

/** The chance that some of these cards are drawn, card by card, until one stops the storm. */
export function chanceOfSome(layers: readonly Bag[], n: number, cards: readonly string[]): number {
  const [top, ...under] = layers.filter((layer) => sizeOf(layer) > 0);
  if (n === 0 || top === undefined) return 0;
  const all = sizeOf(top);
  const after = ([card, copies]: readonly [string, number]): number => {
    if (cards.includes(card)) return 1;
    return card === STOP ? 0 : chanceOfSome([{ ...top, [card]: copies - 1 }, ...under], n - 1, cards);
  };
  const drawn = Object.entries(top).filter(([, copies]) => copies > 0);
  return drawn.reduce((sum, [card, copies]) => sum + (copies / all) * after([card, copies]), 0);
}

/** How many cards of some kinds are in the deck. */
export const left = (view: SkyView, ...cards: readonly string[]): number =>
  view.storm.layers.reduce((sum, layer) => sum + cards.reduce((n, card) => n + (layer[card] ?? 0), 0), 0);

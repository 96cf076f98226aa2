/** How likely cards come from a deck of layers: all of a layer come before those of the next. */

export type Layers<Card> = readonly (readonly Card[])[];

/** The chance that none of `wanted` among `all` cards is one of `drawn`. */
export function chanceOfNone(all: number, wanted: number, drawn: number): number {
  let chance = 1;
  for (let card = 0; card < drawn; card++) {
    if (all - card <= 0) break;
    chance *= Math.max(0, all - wanted - card) / (all - card);
  }
  return chance;
}

/** The chances of none, one, two … of `wanted` among `all` cards, of which some are drawn. */
export function chancesOfSome(all: number, wanted: number, drawn: number): readonly number[] {
  let chances = [1];
  for (let card = 0; card < Math.min(drawn, all); card++) {
    const after = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, found) => {
      const hit = Math.max(0, wanted - found) / (all - card);
      after[found] = (after[found] ?? 0) + chance * (1 - hit);
      after[found + 1] = (after[found + 1] ?? 0) + chance * hit;
    });
    chances = after;
  }
  return chances;
}

/** The chance that at least `least` of the wanted cards are among the next `n`. */
export function chanceOf<Card>(layers: Layers<Card>, n: number, wanted: (card: Card) => boolean, least = 1): number {
  let chances: readonly number[] = [1];
  let left = n;
  for (const layer of layers) {
    const drawn = Math.min(left, layer.length);
    chances = together(chances, chancesOfSome(layer.length, layer.filter(wanted).length, drawn));
    left -= drawn;
  }
  return Math.max(0, 1 - chances.slice(0, least).reduce((sum, chance) => sum + chance, 0));
}

/** The chances of each sum of two independent numbers. */
function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((a, m) => other.forEach((b, n) => (sums[m + n] = (sums[m + n] ?? 0) + a * b)));
  return sums;
}

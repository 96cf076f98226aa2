/** How a hand is laid out: a fan of up to four cards, five in a row, more in two rows. */

export type Fan = Readonly<{ width: number; gap: number; spread: number; short: boolean }>;

const ROOM = 250;
const WIDE: Fan = { width: 74, gap: 8, spread: 6, short: false };
const FOUR: Fan = { width: 63, gap: -1, spread: 7, short: true };
const MOST_IN_A_ROW = 5;
const GAP = 2;

/** `gap` is from one card to the next, `spread` in degrees; names are `short` on narrow cards. */
export function fanOf(held: number): Fan {
  if (held < 4) return held === 1 ? { ...WIDE, spread: 0 } : WIDE;
  if (held === 4) return FOUR;
  const row = held > MOST_IN_A_ROW ? 4 : held;
  return { width: Math.floor((ROOM - (row - 1) * GAP) / row), gap: GAP, spread: 0, short: true };
}

/** Cards of a kind are told apart by their number. */
export const keysOf = (hand: readonly string[]): readonly string[] =>
  hand.map((card, at) => `${card}#${hand.slice(0, at).filter((other) => other === card).length}`);

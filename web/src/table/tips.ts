/** What a newcomer is told in a first game, each at its moment, and never again. */

export type Tip = "glow" | "others" | "why";

/** In the order in which they come. */
export const tips: readonly Tip[] = ["glow", "others", "why"];

/** How often the turn passes, to oneself or away, before a tip has had its time. */
const lives: Readonly<Record<Tip, number>> = { glow: 1, others: 2, why: 1 };

/** Whose turn it is, as often as that has changed. */
export type Passage = Readonly<{ mine: boolean; passed: number }>;

/** The tip on the table, and since when. */
export type Shown = Readonly<{ tip: Tip; since: number }>;

/** Only when the turn passes does a tip come or go: nothing moves between two clicks. */
export function tipAt(now: Passage, shown: Shown | null, read: readonly string[]): Shown | null {
  if (shown !== null && isFresh(shown, now) && !read.includes(shown.tip)) return shown;
  const tip = tips.find((one) => one !== shown?.tip && !read.includes(one));
  return tip !== undefined && isDue(tip, now) ? { tip, since: now.passed } : null;
}

function isFresh({ tip, since }: Shown, { passed }: Passage): boolean {
  return passed - since < lives[tip];
}

function isDue(tip: Tip, { mine }: Passage): boolean {
  return tip === "others" ? !mine : mine;
}

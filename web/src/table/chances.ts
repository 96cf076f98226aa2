/** How likely a win is, as people read it, and where it stood before the last move. */
import type { Update } from "../net/messages";
import { language } from "../text/words.svelte";

/** One chance for all who win together, or one for each rival. */
export type Chances = readonly number[];

export type Seen = Readonly<{ moves: number; now: Chances; before: Chances | null }>;

/** What to show after an update; null where the table tells no chances. An undo leaves no mark. */
export function seenAfter(seen: Seen | null, { moves, chances }: Pick<Update, "moves" | "chances">): Seen | null {
  if (chances === null) return null;
  if (seen === null || moves < seen.moves) return { moves, now: chances, before: null };
  return { moves, now: chances, before: moves === seen.moves ? seen.before : seen.now };
}

/** A whole per cent; what may or may not happen is never told as 0 or 100. */
export function told(chance: number): string {
  const format = new Intl.NumberFormat(language(), { style: "percent" });
  if (chance > 0 && chance < 0.01) return `< ${format.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${format.format(0.99)}`;
  return format.format(chance);
}

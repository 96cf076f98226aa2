/** A chance as people read it: a whole per cent; what may or may not happen is never told as sure. */
import { language } from "../text/words.svelte";

export function percent(chance: number): string {
  const format = new Intl.NumberFormat(language(), { style: "percent" });
  if (chance > 0 && chance < 0.01) return `< ${format.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${format.format(0.99)}`;
  return format.format(chance);
}

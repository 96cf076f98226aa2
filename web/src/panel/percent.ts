/** Chances, and differences of them, as people read them. */
import { language } from "../text/words.svelte";

/** In points of per cent, with a sign that is one. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A whole per cent; what may or may not happen is never told as sure. */
export function percent(chance: number): string {
  const format = new Intl.NumberFormat(language(), { style: "percent" });
  if (chance > 0 && chance < 0.01) return `< ${format.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${format.format(0.99)}`;
  return format.format(chance);
}

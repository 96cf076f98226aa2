/** How likely a win is, and when the notice has room to tell it. */
import type { News } from "./news";

/** One chance for all who win together, or one for each rival. */
export type Chances = readonly number[];

/** What is asked, refused or over has the notice for itself. */
export const leavesRoom = ({ tone, deeds }: Pick<News, "tone" | "deeds">): boolean =>
  (tone === "mine" || tone === "pick" || tone === "calm") && deeds.every((deed) => deed === "show");

/** A part of the bar, from where to where it reaches. */
export type Share = Readonly<{ seat: number; from: number; chance: number }>;

/** The bar from left to right: the share of whoever looks at it comes first, the others' as they sit. */
export function sharesOf(now: Chances, own: number): readonly Share[] {
  const seats = now.map((_, place) => (own + place) % now.length);
  const chances = seats.map((seat) => now[seat] ?? 0);
  const sumBefore = (place: number): number => chances.slice(0, place).reduce((sum, one) => sum + one, 0);
  return seats.map((seat, place) => ({ seat, from: sumBefore(place), chance: chances[place] ?? 0 }));
}

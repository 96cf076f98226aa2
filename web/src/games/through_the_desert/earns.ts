/** What placing a camel somewhere would earn at once, or cost. */
import type { ThroughTheDesertEarnsView } from "../../net/messages";

export type Earned = Omit<ThroughTheDesertEarnsView, "camel" | "place">;

const nothing: Earned = { waterholes: 0, oases: 0, territory: 0, points: 0, closes: [] };

export type Earnings = ReadonlyMap<string, Earned>;

const key = (camel: string, place: number): string => `${camel} ${place}`;

export const earningsOf = (earns: readonly ThroughTheDesertEarnsView[]): Earnings =>
  new Map(earns.map((one) => [key(one.camel, one.place), one]));

export const earnedAt = (earnings: Earnings, camel: string, place: number): Earned =>
  earnings.get(key(camel, place)) ?? nothing;

/** The most that any of some camels would earn at a place; below zero if all of them cost a point there. */
export const mostAt = (earnings: Earnings, camels: readonly string[], place: number): number =>
  camels.length === 0 ? 0 : Math.max(...camels.map((camel) => earnedAt(earnings, camel, place).points));

/** Points as a gain or a loss. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "–");

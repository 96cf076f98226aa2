/** What placing a camel somewhere would earn at once. */
import type { CaravansEarnsView } from "../../net/messages";

export type Earned = Readonly<{
  waterholes: number;
  oases: number;
  territory: number;
  /** All of it. */
  points: number;
  closes: readonly number[];
}>;

const nothing: Earned = { waterholes: 0, oases: 0, territory: 0, points: 0, closes: [] };

export type Earnings = ReadonlyMap<string, Earned>;

const key = (camel: string, place: number): string => `${camel} ${place}`;

export const earningsOf = (earns: readonly CaravansEarnsView[]): Earnings =>
  new Map(
    earns.map(({ camel, place, waterholes, oases, territory, closes }) => [
      key(camel, place),
      { waterholes, oases, territory, points: waterholes + oases + territory, closes },
    ]),
  );

export const earnedAt = (earnings: Earnings, camel: string, place: number): Earned =>
  earnings.get(key(camel, place)) ?? nothing;

/** The most that any of some camels would earn at a place. */
export const mostAt = (earnings: Earnings, camels: readonly string[], place: number): number =>
  Math.max(0, ...camels.map((camel) => earnedAt(earnings, camel, place).points));

/** What changed between two views: it moves, sounds and is marked for a moment. */

/** A game has kinds of its own; shared code only asks where and how long something is seen. */
export type Change = Readonly<{
  what: string;
  /** Where it is seen on the board. */
  place?: number;
  /** Milliseconds, for changes that are shown one after the other. */
  lasts?: number;
}>;

/** What every game has. */
export type CourseChange = Readonly<{ what: "turn"; seat: number }> | Readonly<{ what: "ended"; won: boolean }>;

/** Whether it is seen on the table, besides that the game goes its course. */
export const isSeen = ({ what }: Change): boolean => what !== "turn" && what !== "ended";

const TOGETHER = 800; // milliseconds for all that is shown at once

/** How long some changes are on show. */
export const duration = (changes: readonly Change[]): number =>
  changes.reduce((sum, { lasts = 0 }) => sum + lasts, 0) || TOGETHER;

/** The places where something changed. */
export const changedPlaces = (changes: readonly Change[]): ReadonlySet<number> =>
  new Set(changes.flatMap(({ place }) => (place === undefined ? [] : [place])));

type Course = Readonly<{ turn: Readonly<{ seat: number }>; outcome: string | null; won: boolean }>;

/** Whose turn it is now, and whether it is over. */
export function courseChanges(before: Course, after: Course): readonly CourseChange[] {
  const found: CourseChange[] = [];
  if (before.turn.seat !== after.turn.seat) found.push({ what: "turn", seat: after.turn.seat });
  if (before.outcome === null && after.outcome !== null) found.push({ what: "ended", won: after.won });
  return found;
}

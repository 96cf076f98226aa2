/** One's own figures: what was tried and solved, a streak of days, a rating; from a drawer that anyone may touch. */

export type Result = Readonly<{
  tries: number;
  /** Left of the puzzle's when it was solved; null before that. */
  stars: number | null;
}>;

export type Kept = Readonly<{
  rating: number;
  /** Days in a row on which one was solved, up to `last`. */
  streak: number;
  last: string;
  results: Readonly<Record<string, Result>>;
}>;

/** A turn that was judged. */
export type Turn = Readonly<{
  game: string;
  number: number;
  stars: number;
  solved: boolean;
  /** A hint was asked for. */
  helped: boolean;
  /** As 2026-03-01. */
  day: string;
}>;

export const BEGINNER = 1000;
const SWING = 32; // the most that one puzzle moves the rating by
const SCALE = 400;
const EASIEST = 800;
const STEP = 200; // from star to star
const DAY = 86_400_000;

export const nothingKept: Kept = { rating: BEGINNER, streak: 0, last: "", results: {} };

export const keyOf = (game: string, number: number): string => `${game} ${number}`;

export const resultOf = (kept: Kept, game: string, number: number): Result =>
  kept.results[keyOf(game, number)] ?? { tries: 0, stars: null };

export const solvedIn = (kept: Kept): number =>
  Object.values(kept.results).filter(({ stars }) => stars !== null).length;

/** Only the first turn at a puzzle moves the rating; a hint makes it half a success, and costs a star. */
export function after(kept: Kept, turn: Turn): Kept {
  const before = resultOf(kept, turn.game, turn.number);
  const left = turn.solved ? Math.max(turn.stars - (turn.helped ? 1 : 0), 0) : null;
  const result = { tries: before.tries + 1, stars: before.stars ?? left };
  return {
    rating: before.tries === 0 ? rated(kept.rating, turn) : kept.rating,
    streak: turn.solved ? streakOn(kept, turn.day) : kept.streak,
    last: turn.solved ? turn.day : kept.last,
    results: { ...kept.results, [keyOf(turn.game, turn.number)]: result },
  };
}

/** As in chess, against a puzzle that is worth its stars. */
function rated(rating: number, { stars, solved, helped }: Turn): number {
  const expected = 1 / (1 + 10 ** ((EASIEST + STEP * (stars - 1) - rating) / SCALE));
  const reached = solved ? (helped ? 0.5 : 1) : 0;
  return Math.round(rating + SWING * (reached - expected));
}

function streakOn({ streak, last }: Kept, day: string): number {
  if (last === day) return streak;
  return last === dayBefore(day) ? streak + 1 : 1;
}

/** What it is today: a day without a puzzle ends it, once the day is over. */
export const streakNow = (kept: Kept, today: string): number =>
  kept.last === today || kept.last === dayBefore(today) ? kept.streak : 0;

const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY);

/** By the calendar of UTC. */
export function dayOf(time: number): string {
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
}

export function understood(written: unknown): Kept {
  if (!isObject(written)) return nothingKept;
  const results = isObject(written.results) ? Object.entries(written.results).filter(isResult) : [];
  return {
    rating: whole(written.rating) ?? BEGINNER,
    streak: whole(written.streak) ?? 0,
    last: typeof written.last === "string" ? written.last : "",
    results: Object.fromEntries(results),
  };
}

function isResult(entry: [string, unknown]): entry is [string, Result] {
  const [, result] = entry;
  return isObject(result) && whole(result.tries) !== null && (result.stars === null || whole(result.stars) !== null);
}

const isObject = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);

const whole = (thing: unknown): number | null =>
  typeof thing === "number" && Number.isInteger(thing) && thing >= 0 ? thing : null;

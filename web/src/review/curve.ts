/** The curve of a review: where moves and chances stand in its picture, and what leads through them. */
import type { Review } from "../net/messages";

export type Frame = Readonly<{ left: number; top: number; width: number; height: number }>;
export type Dot = Readonly<{ x: number; y: number }>;

/** How far through the game it is after so many moves, from 0 to 1; each turn takes the same room. */
export function progress({ turns }: Review, moves: number): number {
  const turn = turns.find(({ last }) => moves <= last);
  if (turn === undefined) return turns.length === 0 ? 0 : 1;
  const part = (moves - turn.first + 1) / (turn.last - turn.first + 1);
  return (turn.turn - 1 + part) / turns.length;
}

/** The moves after which the game was so far. */
export function movesAt({ turns, steps }: Review, share: number): number {
  const place = Math.max(0, Math.min(1, share)) * turns.length;
  const turn = turns[Math.floor(place)];
  if (turn === undefined) return steps.length;
  return turn.first - 1 + Math.round((place % 1) * (turn.last - turn.first + 1));
}

/** The number of the turn that so many moves have come to; 0: the beginning. */
export function turnAt({ steps }: Review, moves: number): number {
  return steps[moves - 1]?.turn ?? 0;
}

/** Of one seat, or of all who play together: at the beginning and after each turn. */
export function chancesOf({ begin, turns }: Review, seat: number): readonly number[] {
  return [begin[seat] ?? 0, ...turns.map(({ chances }) => chances[seat] ?? 0)];
}

/** Points instead, as parts of the most that anybody had. */
export function scoresOf({ scores, turns }: Review, seat: number): readonly number[] {
  const most = Math.max(1, ...scores.flat());
  return [0, ...turns.map(({ last }) => last)].map((moves) => (scores[moves]?.[seat] ?? 0) / most);
}

export function dots(frame: Frame, shares: readonly number[]): readonly Dot[] {
  const steps = Math.max(1, shares.length - 1);
  return shares.map((share, k) => ({ x: frame.left + (frame.width * k) / steps, y: height(frame, share) }));
}

export const height = ({ top, height }: Frame, share: number): number => top + height * (1 - share);

export const pathOf = (line: readonly Dot[]): string =>
  line.map(({ x, y }, k) => `${k === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Every so many turns one is named, so that the names have room. */
export const labelled = (turns: number, most: number): readonly number[] => {
  const every = Math.max(1, Math.ceil(turns / most));
  return Array.from({ length: Math.floor(turns / every) }, (_, k) => (k + 1) * every);
};

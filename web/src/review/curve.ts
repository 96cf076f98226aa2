/** The curve of a review: where moves and chances stand in its picture, and what leads through them. */
import type { Point, Review } from "../net/messages";

export type Frame = Readonly<{ left: number; top: number; width: number; height: number }>;
export type Dot = Readonly<{ x: number; y: number }>;

export const MARK = 20; // the size of one
const ABOVE = 6; // the curve
const LEFT = 34; // of the curve
const RIGHT = 22;

/** In a picture so wide and high, with room for figures around it. */
export const frameOf = (wide: number, high: number): Frame => ({
  left: LEFT,
  top: 12,
  width: Math.max(100, wide - LEFT - RIGHT),
  height: high - 44,
});

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

export const mostPoints = ({ scores }: Review): number => Math.max(1, ...scores.flat());

/** Of a seat, after a turn; 0: at the beginning. */
export const pointsAfter = ({ scores, turns }: Review, turn: number, seat: number): number =>
  scores[turn === 0 ? 0 : (turns[turn - 1]?.last ?? 0)]?.[seat] ?? 0;

/** Points instead, as parts of the most that anybody had. */
export function scoresOf(review: Review, seat: number): readonly number[] {
  const most = mostPoints(review);
  return [0, ...review.turns.map(({ turn }) => turn)].map((turn) => pointsAfter(review, turn, seat) / most);
}

export function dots(frame: Frame, shares: readonly number[]): readonly Dot[] {
  const steps = Math.max(1, shares.length - 1);
  return shares.map((share, k) => ({ x: frame.left + (frame.width * k) / steps, y: height(frame, share) }));
}

export const height = ({ top, height }: Frame, share: number): number => top + height * (1 - share);

export const pathOf = (line: readonly Dot[]): string =>
  line.map(({ x, y }, k) => `${k === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The end of a turn. */
export const x = ({ turns }: Review, frame: Frame, turn: number): number =>
  frame.left + (frame.width * turn) / Math.max(1, turns.length);

/** One for each rival, or for all who play together. */
export const linesOf = (review: Review, frame: Frame, points = false): readonly (readonly Dot[])[] =>
  review.begin.map((_, seat) => dots(frame, points ? scoresOf(review, seat) : chancesOf(review, seat)));

/** Where a mark stands: above the end of its turn; a card's beside a choice's. */
export function markAt(review: Review, frame: Frame, { turn, seat, mark }: Point): Dot {
  const y = linesOf(review, frame)[review.together ? 0 : seat]?.[turn]?.y ?? frame.top + frame.height;
  const up = y - MARK - ABOVE < 0 ? y + ABOVE : y - MARK - ABOVE;
  const beside = x(review, frame, turn) - MARK / 2 + (mark === "card" ? MARK * 0.8 : 0);
  return { x: Math.min(beside, frame.left + frame.width + RIGHT - MARK), y: up };
}

/** Every so many turns one is named, so that the names have room. */
export const labelled = (turns: number, most: number): readonly number[] => {
  const every = Math.max(1, Math.ceil(turns / most));
  return Array.from({ length: Math.floor(turns / every) }, (_, k) => (k + 1) * every);
};

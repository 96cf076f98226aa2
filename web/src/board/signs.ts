/** What people show each other on a board: pins, and plans of arrows, each in the colour and with the sign of its seat. */
import type { Point } from "./arrows";
import { between, type Outline } from "./outlines";

/** What tells a seat apart on the board. */
export type Mark = Readonly<{ colour: string; symbol: string }>;

export type Pin = Readonly<{
  key: string;
  spot: string;
  mark: Mark;
  /** Where somebody shows several places one after the other. */
  number: number | null;
  /** How many stand on the same spot already. */
  beside: number;
}>;

/** An arrow of a plan; `aside` is its seat, so that two plans can be told apart on the same way. */
export type Way = Readonly<{ key: string; start: string; end: string; mark: Mark; aside: number }>;

/** `start`: where an arrow begins that is just being drawn. */
export type Signs = Readonly<{ pins: readonly Pin[]; ways: readonly Way[]; start: string | null }>;

export const noSigns: Signs = { pins: [], ways: [], start: null };

const WHOLE = 118; // units: so wide is a place on which a pin is drawn at its full size
const SMALLEST = 0.62; // of that size: on a dense board a pin sticks out of its place
const SHORT = 0.1; // of a way on a dense board, at either end
const FROM_LEFT = 0.25; // of the place's width
const FROM_BELOW = 0.09; // of its height
const STEP = 24; // from one pin to the next
const APART = 9; // from one plan to the next

/** From the middle of a place to the tip of a pin at its lower left, and how large it is. */
export function tipOf({ middle, corner }: Outline, beside: number): Readonly<Point & { scale: number }> {
  const [across, down] = [2 * (middle.x - corner.x), 2 * (middle.y - corner.y)];
  const scale = scaleOf(across);
  return {
    x: across * (FROM_LEFT - 0.5) + beside * STEP * scale,
    y: down * (0.5 - FROM_BELOW),
    scale,
  };
}

const scaleOf = (across: number): number => Math.max(SMALLEST, Math.min(1, across / WHOLE));

/** The way of an arrow between two places, its angle in degrees, and how thick it is; plans of several seats lie side
 * by side. */
export function wayOf(
  start: Outline,
  end: Outline,
  aside: number,
): Readonly<{ from: Point; to: Point; angle: number; scale: number }> {
  const scale = scaleOf(2 * (start.middle.x - start.corner.x));
  const { from, to } = scale > SMALLEST ? between(start.middle, end.middle) : between(start.middle, end.middle, SHORT);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const off = { x: (-dy / length) * aside * APART * scale, y: (dx / length) * aside * APART * scale };
  const shifted = ({ x, y }: Point): Point => ({ x: x + off.x, y: y + off.y });
  return { from: shifted(from), to: shifted(to), angle: (Math.atan2(dy, dx) * 180) / Math.PI, scale };
}

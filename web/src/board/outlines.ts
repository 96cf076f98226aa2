/** The line around something on a board, and where what belongs to it goes. */
import type { Point } from "./arrows";

export type Outline = Readonly<{
  d: string;
  /** Where an arrow leads. */
  middle: Point;
  /** Where a number stands. */
  corner: Point;
}>;

export function box(x: number, y: number, width: number, height: number, radius: number): Outline {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const arc = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return {
    d: `M${x + radius} ${y}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}z`,
    middle: { x: x + width / 2, y: y + height / 2 },
    corner: { x, y },
  };
}

export const circle = (middle: Point, radius: number): Outline => ({
  d: `M${middle.x - radius} ${middle.y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
  middle,
  corner: { x: middle.x - radius * 0.8, y: middle.y - radius * 0.8 },
});

const NEAR = 30; // from the middle of a place: what stands there is still seen
const SHARE = 0.28; // of a short way

/** The middle part of the way between two places; `share` of it is left out at either end. */
export function between(from: Point, to: Point, share = SHARE): Readonly<{ from: Point; to: Point }> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const off = length === 0 ? 0 : Math.min(NEAR, length * share) / length;
  return {
    from: { x: from.x + dx * off, y: from.y + dy * off },
    to: { x: to.x - dx * off, y: to.y - dy * off },
  };
}

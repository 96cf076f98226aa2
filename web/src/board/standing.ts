/** Where pawns stand on a tile: side by side, closer and smaller the more they are. */
import type { Point } from "./arrows";

export type Standing = Readonly<{ x: number; y: number; scale: number }>;

const steps = [0, 0, 37, 29, 22, 18];

/** `feet` is the middle of the row of pawns; an active pawn that stands alone is larger. */
export function standing(feet: Point, index: number, together: number, active: boolean, size = 1): Standing {
  const scale = size * (together > 4 ? 0.54 : together > 2 ? 0.62 : active && together === 1 ? 0.833 : 0.75);
  const aside = (index - (together - 1) / 2) * (steps[together] ?? 0);
  return { x: feet.x + aside - 24 * scale, y: feet.y - 64 * scale, scale };
}

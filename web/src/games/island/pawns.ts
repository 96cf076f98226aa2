/** Where pawns stand on a tile: side by side, closer and smaller the more they are. */

export const TILE = 109; // from one tile to the next
const MIDDLE = 50.5;
const FEET = 66; // above the name plate

export type Standing = Readonly<{ x: number; y: number; scale: number }>;

const steps = [0, 0, 37, 29, 22];

export function standing(
  column: number,
  row: number,
  index: number,
  together: number,
  active: boolean,
): Standing {
  const scale = together > 2 ? 0.62 : active && together === 1 ? 0.833 : 0.75;
  const step = steps[together] ?? 0;
  const middle = MIDDLE + (index - (together - 1) / 2) * step;
  return {
    x: 4 + column * TILE + middle - 24 * scale,
    y: 3 + row * TILE + FEET - 64 * scale,
    scale,
  };
}

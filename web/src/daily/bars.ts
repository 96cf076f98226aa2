/** The chance after each turn as bars: drawn on the result card, written in its text. */

const BLOCKS = "▁▂▃▄▅▆▇█";

/** The text has room for so many; a longer game shows some of its turns, the last one always. */
const MOST = 30;

/** Chances from 0 to 1; a bar stands even for none. */
export const written = (chances: readonly number[]): string =>
  thinned(chances)
    .map((chance) => BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(held(chance) * BLOCKS.length))])
    .join("");

/** As many as there is room for, evenly, with the last. */
export function thinned(chances: readonly number[], most = MOST): readonly number[] {
  if (chances.length <= most) return chances;
  return Array.from({ length: most }, (_, k) => chances[Math.round(((k + 1) * chances.length) / most) - 1] ?? 0);
}

export type Bar = Readonly<{ x: number; y: number; width: number; height: number }>;

const GAP = 3;
const LEAST = 3; // of a bar's height

/** In a frame so wide and high, from its upper left corner. */
export function drawn(chances: readonly number[], width: number, height: number): readonly Bar[] {
  const step = (width + GAP) / Math.max(1, chances.length);
  return chances.map((chance, k) => {
    const high = Math.max(LEAST, held(chance) * height);
    return { x: k * step, y: height - high, width: Math.min(step - GAP, width / 8), height: high };
  });
}

const held = (chance: number): number => Math.max(0, Math.min(1, chance));

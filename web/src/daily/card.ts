/** The size of a result card, and of its parts. */
export const CARD = {
  width: 400,
  height: 520,
  picture: 226,
  edge: 20,
  bars: { top: 300, height: 106, most: 40 },
} as const;

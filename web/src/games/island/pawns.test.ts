import { expect, test } from "vitest";
import { standing, TILE } from "./pawns";

test("pawns on one tile stand side by side within it", () => {
  for (let together = 1; together <= 4; together++) {
    const spots = Array.from({ length: together }, (_, index) => standing(2, 1, index, together, false));
    const left = 4 + 2 * TILE;
    for (const { x, scale } of spots) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + 48 * scale).toBeLessThanOrEqual(left + 101);
    }
    expect(new Set(spots.map(({ x }) => x)).size).toBe(together);
  }
});

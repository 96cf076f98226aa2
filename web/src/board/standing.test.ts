import { expect, test } from "vitest";
import { standing } from "./standing";

test("pawns on one tile stand side by side within it", () => {
  for (let together = 1; together <= 5; together++) {
    const spots = Array.from({ length: together }, (_, index) => standing({ x: 250.5, y: 66 }, index, together, false));
    for (const { x, scale } of spots) {
      expect(x).toBeGreaterThanOrEqual(200);
      expect(x + 48 * scale).toBeLessThanOrEqual(301);
    }
    expect(new Set(spots.map(({ x }) => x)).size).toBe(together);
  }
});

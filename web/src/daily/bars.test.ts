import { expect, test } from "vitest";
import { drawn, thinned, written } from "./bars";

test("a chance is a block as high as it", () => {
  expect(written([0, 0.13, 0.5, 0.99, 1])).toBe("▁▂▅██");
  expect(written([])).toBe("");
  expect(written([-1, 2])).toBe("▁█");
});

test("a long game shows some of its turns, and how it ended", () => {
  const turns = Array.from({ length: 90 }, (_, k) => k / 89);
  expect(thinned(turns)).toHaveLength(30);
  expect(thinned(turns).at(-1)).toBe(1);
  expect(thinned([0.5, 1])).toEqual([0.5, 1]);
});

test("bars stand side by side on one line, and none is lost", () => {
  const bars = drawn([0, 0.5, 1], 303, 100);
  expect(bars.map(({ y, height }) => y + height)).toEqual([100, 100, 100]);
  expect(bars.map(({ height }) => height)).toEqual([3, 50, 100]);
  expect(bars[1]!.x).toBeGreaterThan(bars[0]!.x + bars[0]!.width);
  const many = drawn(Array<number>(40).fill(1), 300, 100);
  expect(many.at(-1)!.x + many.at(-1)!.width).toBeLessThanOrEqual(300);
});

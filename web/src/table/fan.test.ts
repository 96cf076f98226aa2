import { expect, test } from "vitest";
import { fanOf, keysOf } from "./fan";

test("up to five cards fit in one row of the panel", () => {
  for (let held = 1; held <= 5; held++) {
    const { width, gap } = fanOf(held);
    expect(held * width + (held - 1) * gap).toBeLessThanOrEqual(250);
  }
});

test("a hand that is too full has wider cards, in two rows", () => {
  expect(fanOf(7).width).toBeGreaterThan(fanOf(5).width);
  expect(4 * fanOf(7).width + 3 * fanOf(7).gap).toBeLessThanOrEqual(250);
});

test("each card has a key of its own", () => {
  expect(keysOf(["a", "a", "b"])).toEqual(["a#0", "a#1", "b#0"]);
});

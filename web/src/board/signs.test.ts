import { expect, test } from "vitest";
import { box, circle } from "./outlines";
import { tipOf, wayOf } from "./signs";

const tile = box(0, 0, 118, 119, 16);
const near = box(200, 0, 118, 119, 16);

test("a pin stands at the lower left of its place, the next one beside it", () => {
  const tip = tipOf(tile, 0);
  expect(tip.scale).toBe(1);
  expect(tip.x).toBeLessThan(0);
  expect(tip.x).toBeGreaterThan(-59);
  expect(tip.y).toBeGreaterThan(40);
  expect(tip.y).toBeLessThan(59.5);
  expect(tipOf(tile, 1)).toMatchObject({ y: tip.y, x: tip.x + 24 });
});

test("on a dense board a pin is smaller, but not too small to be seen", () => {
  const { scale } = tipOf(circle({ x: 0, y: 0 }, 27), 0);
  expect(scale).toBeLessThan(1);
  expect(scale).toBeGreaterThan(0.6);
});

test("an arrow leads from one place towards the other, and plans of two seats lie side by side", () => {
  const [first, second] = [wayOf(tile, near, 0), wayOf(tile, near, 1)];
  expect(first.angle).toBe(0);
  expect(first.from.x).toBeLessThan(first.to.x);
  expect(first.from.y).toBe(first.to.y);
  expect(second.from.y).not.toBe(first.from.y);
  expect(Math.abs(wayOf(near, tile, 0).angle)).toBe(180);
});

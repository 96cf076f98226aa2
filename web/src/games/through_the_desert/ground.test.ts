import { expect, test } from "vitest";
import { landPath, mountains, placesInPlay, stretch, tintPath } from "./ground";

const hexes = (path: string): number => path.split("M").length - 1;

test("two or three players use the larger part, four or five all of it", () => {
  expect(placesInPlay(false)).toHaveLength(189);
  expect(placesInPlay(true)).toHaveLength(251);
  expect(stretch(false).width).toBeLessThan(stretch(true).width);
  expect(stretch(false).height).toBe(stretch(true).height);
});

test("every hex of the land has one of three tints", () => {
  const tinted = [0, 1, 2].map((tint) => hexes(tintPath("near", tint)) + hexes(tintPath("beyond", tint)));
  expect(tinted.reduce((sum, count) => sum + count, 0)).toBe(251);
  expect(Math.min(...tinted)).toBeGreaterThan(60);
  expect(hexes(landPath("near")) + hexes(landPath("beyond"))).toBe(251 + 7);
});

test("all mountains stand inside the stretch, those behind first", () => {
  const { x, y, width, height } = stretch(true);
  for (const at of mountains) {
    expect(at.x).toBeGreaterThan(x);
    expect(at.x).toBeLessThan(x + width);
    expect(at.y).toBeGreaterThan(y);
    expect(at.y).toBeLessThan(y + height);
  }
  expect(mountains.map((at) => at.y)).toEqual(mountains.map((at) => at.y).toSorted((one, other) => one - other));
});

import { expect, test } from "vitest";
import { ahead } from "./arrows";

//   0 1
// 2 3 4 5
const points = [
  { x: 1, y: 0 },
  { x: 2, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 2, y: 1 },
  { x: 3, y: 1 },
];

test("an arrow goes to the place next door", () => {
  expect(ahead(points, 3, "ArrowUp")).toBe(0);
  expect(ahead(points, 3, "ArrowLeft")).toBe(2);
  expect(ahead(points, 0, "ArrowRight")).toBe(1);
  expect(ahead(points, 1, "ArrowDown")).toBe(4);
});

test("where a row is longer, an arrow finds the nearest place of the other row", () => {
  expect(ahead(points, 2, "ArrowUp")).toBe(0);
  expect(ahead(points, 5, "ArrowUp")).toBe(1);
});

test("at the edge, and for other keys, it stays", () => {
  expect(ahead(points, 2, "ArrowLeft")).toBeNull();
  expect(ahead(points, 0, "ArrowUp")).toBeNull();
  expect(ahead(points, 0, "Enter")).toBeNull();
});

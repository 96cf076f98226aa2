import { expect, test } from "vitest";
import { cells, isBeyond, neighbours, placeName } from "./hexes";
import { nextOf, pace } from "./paces";
import { placeOf } from "./view.fixture";

const walk = (from: string, key: string, times = 1, turned = false, whole = true): string => {
  let place = placeOf(from);
  for (let step = 0; step < times; step++) place = pace(place, key, turned, whole) ?? place;
  return placeName(place);
};

test("up and down keep to the column, left and right to the row", () => {
  expect(walk("F7", "ArrowUp")).toBe("F6");
  expect(walk("F7", "ArrowDown")).toBe("F8");
  expect(walk("C7", "ArrowRight", 3)).toBe("F7");
  expect(walk("F7", "ArrowLeft", 3)).toBe("C7");
});

test("an arrow goes to a neighbour wherever there is one on that side", () => {
  const right = pace(placeOf("D9"), "ArrowRight", false, true)!;
  expect(neighbours(placeOf("D9"))).toContain(right);
});

test("it goes over the massif, and stays at the edge", () => {
  expect(walk("J6", "ArrowDown")).toBe("J9");
  expect(walk("A4", "ArrowUp")).toBe("A4");
  expect(walk("F7", "Enter")).toBe("F7");
});

test("behind the black line it only goes when that part is in play", () => {
  const border = cells.findIndex((_, place) => !isBeyond(place) && neighbours(place).some(isBeyond));
  const reached = ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"].map((key) => pace(border, key, false, false));
  expect(reached.filter((place) => place !== null && isBeyond(place))).toEqual([]);
});

test("on its side the board goes the way one sees", () => {
  expect(walk("F7", "ArrowRight", 1, true)).toBe("F6");
  expect(walk("F7", "ArrowLeft", 1, true)).toBe("F8");
  expect(walk("C7", "ArrowDown", 3, true)).toBe("F7");
});

test("page keys go round the lit places", () => {
  expect(nextOf([3, 8, 20], 8, "PageDown")).toBe(20);
  expect(nextOf([3, 8, 20], 20, "PageDown")).toBe(3);
  expect(nextOf([3, 8, 20], 3, "PageUp")).toBe(20);
  expect(nextOf([3, 8, 20], 9, "PageUp")).toBe(8);
  expect(nextOf([3, 8, 20], 8, "ArrowUp")).toBeNull();
  expect(nextOf([], 8, "PageDown")).toBeNull();
});

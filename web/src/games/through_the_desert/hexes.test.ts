import { expect, test } from "vitest";
import board from "../../../../src/simoun/games/through_the_desert/board.json";
import {
  around,
  cells,
  centre,
  frontier,
  hexPath,
  isBeyond,
  massif,
  neighbours,
  outline,
  placeAt,
  rim,
  sideBetween,
} from "./hexes";
import { placeOf } from "./view.fixture";

test("a place has the neighbours that the board gives it", () => {
  for (const { id, neighbors } of board.cells) expect(neighbours(id).toSorted()).toEqual(neighbors.toSorted());
});

test("neighbours lie one step of a hex away", () => {
  const width = Math.sqrt(3) * 30;
  for (const place of cells.keys()) {
    for (const other of neighbours(place)) {
      const [a, b] = [centre(place), centre(other)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(width);
    }
  }
});

test("mountains are no places, and every one of the rim touches land", () => {
  for (const spot of [...massif, ...rim]) expect(placeAt(spot)).toBeNull();
  for (const spot of rim) expect(around(spot).some((other) => placeAt(other) !== null)).toBe(true);
});

test("a hex has six corners, and an area only the sides that lead out of it", () => {
  expect(hexPath({ x: 0, y: 0 })).toBe("M30 0L15 26L-15 26L-30 0L-15 -26L15 -26z");
  const one = placeOf("F7");
  const sides = (area: readonly number[]): number => outline(area).split("M").length - 1;
  expect(sides([one])).toBe(6);
  expect(sides([one, neighbours(one)[0]!])).toBe(10);
  expect(sides([one, ...neighbours(one)])).toBe(18);
});

test("the black line runs between the two parts of the board", () => {
  for (const [one, other] of frontier) {
    expect(sideBetween(one!, other!)).toMatch(/^M[-\d. ]+L[-\d. ]+$/);
    expect(isBeyond(one!)).not.toBe(isBeyond(other!));
  }
});

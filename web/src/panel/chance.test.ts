import { expect, test } from "vitest";
import { chanceOf, chanceOfNone, chancesOfSome } from "./chance";

test("the chance of none is that of drawing without putting back", () => {
  expect(chanceOfNone(4, 1, 1)).toBe(3 / 4);
  expect(chanceOfNone(4, 1, 2)).toBe(1 / 2);
  expect(chanceOfNone(2, 1, 2)).toBe(0);
  expect(chanceOfNone(0, 0, 2)).toBe(1);
});

test("cards of a lower layer only come when those above are drawn", () => {
  const wanted = (place: number): boolean => place === 9;
  expect(chanceOf([[1, 2], [9]], 2, wanted)).toBe(0);
  expect(chanceOf([[1, 2], [9]], 3, wanted)).toBe(1);
  expect(
    chanceOf(
      [
        [1, 2],
        [9, 3],
      ],
      3,
      wanted,
    ),
  ).toBe(1 / 2);
});

test("the chances of each number add up, and agree with those of none", () => {
  const chances = chancesOfSome(10, 3, 4);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(chances[0]).toBeCloseTo(chanceOfNone(10, 3, 4));
  expect(chances[4]).toBeCloseTo(0);
});

test("two of a kind are counted over layers", () => {
  const sun = (card: string): boolean => card === "sun";
  expect(chanceOf([["sun"], ["sun", "wind"]], 2, sun, 2)).toBe(1 / 2);
  expect(chanceOf([["sun"], ["sun", "wind"]], 1, sun, 2)).toBe(0);
});

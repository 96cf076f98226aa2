import { expect, test } from "vitest";
import { seenAfter, told } from "./chances";

test("the mark is where it stood before the last move, and stays until the next one", () => {
  const first = seenAfter(null, { moves: 3, chances: [0.5] });
  expect(first).toEqual({ moves: 3, now: [0.5], before: null });
  const moved = seenAfter(first, { moves: 4, chances: [0.6] });
  expect(moved).toEqual({ moves: 4, now: [0.6], before: [0.5] });
  expect(seenAfter(moved, { moves: 4, chances: [0.6] })).toEqual(moved);
});

test("what is taken back leaves no mark, and a table may tell nothing", () => {
  const moved = { moves: 4, now: [0.6], before: [0.5] };
  expect(seenAfter(moved, { moves: 3, chances: [0.5] })).toEqual({ moves: 3, now: [0.5], before: null });
  expect(seenAfter(moved, { moves: 5, chances: null })).toBeNull();
});

test("a chance is a whole per cent, and nothing open is told as sure", () => {
  const plain = (chance: number): string => told(chance).replace(/\s/g, " ");
  expect([0, 0.004, 0.534, 0.996, 1].map(plain)).toEqual(["0%", "< 1%", "53%", "> 99%", "100%"]);
});

import { expect, test } from "vitest";
import { leavesRoom, seenAfter, sharesOf } from "./chances";

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

test("the bar of rivals begins with one's own share, and the others follow as they sit", () => {
  expect(sharesOf([0.5, 0.25, 0.25], 1)).toEqual([
    { seat: 1, from: 0, chance: 0.25 },
    { seat: 2, from: 0.25, chance: 0.25 },
    { seat: 0, from: 0.5, chance: 0.5 },
  ]);
  expect(sharesOf([0.4], 0)).toEqual([{ seat: 0, from: 0, chance: 0.4 }]);
});

test("it stands beside what is told, and makes room for what is asked, refused or over", () => {
  expect(leavesRoom({ tone: "mine", deeds: [] })).toBe(true);
  expect(leavesRoom({ tone: "calm", deeds: ["show"] })).toBe(true);
  expect(leavesRoom({ tone: "mine", deeds: ["take-back"] })).toBe(false);
  for (const tone of ["ask", "card", "bad", "won", "beaten"] as const) {
    expect(leavesRoom({ tone, deeds: [] })).toBe(false);
  }
});

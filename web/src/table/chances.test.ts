import { expect, test } from "vitest";
import { leavesRoom, sharesOf } from "./chances";

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

import { expect, test } from "vitest";
import { percent, signed } from "./percent";

test("a chance is a whole per cent, and nothing open is told as sure", () => {
  const plain = (chance: number): string => percent(chance).replace(/\s/g, " ");
  expect([0, 0.004, 0.534, 0.996, 1].map(plain)).toEqual(["0%", "< 1%", "53%", "> 99%", "100%"]);
});

test("points have a sign", () => {
  expect([3, 0, -14].map(signed)).toEqual(["+3", "0", "−14"]);
});

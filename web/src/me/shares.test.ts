import { expect, test } from "vitest";
import { FEW } from "../net/messages";
import { isUncertain, whole } from "./shares";

test("a share of few games is uncertain", () => {
  expect(isUncertain({ games: FEW - 1 })).toBe(true);
  expect(isUncertain({ games: FEW })).toBe(false);
});

test("shares are told in whole per cent", () => {
  expect([0, 0.125, 0.995, 1].map(whole)).toEqual([0, 13, 100, 100]);
});

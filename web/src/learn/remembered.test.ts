import { expect, test } from "vitest";
import { countOf, understood } from "./remembered";

test("what was done is read back", () => {
  expect(understood({ chess: ["castling"] })).toEqual({ chess: ["castling"] });
});

test("what was done is counted in all games", () => {
  expect(countOf({})).toBe(0);
  expect(countOf({ chess: ["castling", "mate"], go: ["ko"] })).toBe(3);
});

test("a drawer that somebody has touched spoils nothing", () => {
  expect(understood(null)).toEqual({});
  expect(understood("castling")).toEqual({});
  expect(understood(["castling"])).toEqual({});
  expect(understood({ chess: 3, go: ["ko", 4, null] })).toEqual({ go: ["ko"] });
});

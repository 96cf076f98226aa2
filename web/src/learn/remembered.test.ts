import { expect, test } from "vitest";
import { understood } from "./remembered";

test("what was done is read back", () => {
  expect(understood({ chess: ["castling"] })).toEqual({ chess: ["castling"] });
});

test("a drawer that somebody has touched spoils nothing", () => {
  expect(understood(null)).toEqual({});
  expect(understood("castling")).toEqual({});
  expect(understood(["castling"])).toEqual({});
  expect(understood({ chess: 3, go: ["ko", 4, null] })).toEqual({ go: ["ko"] });
});

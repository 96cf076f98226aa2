import { expect, test } from "vitest";
import { linesOf } from "./plate";

test("a short name or a single word stays on one line", () => {
  expect(linesOf("Iron Gate")).toEqual(["Iron Gate"]);
  expect(linesOf("Observatoire")).toEqual(["Observatoire"]);
});

test("a longer one is split where both lines are shortest, small words first on the second", () => {
  expect(linesOf("Porte de Bronze")).toEqual(["Porte", "de Bronze"]);
  expect(linesOf("Temple of the Moon")).toEqual(["Temple", "of the Moon"]);
  expect(linesOf("Dunes de l’Illusion")).toEqual(["Dunes de", "l’Illusion"]);
});

import { expect, test } from "vitest";
import { partsWithRules } from "./ruled";

test("rule numbers stand out of a sentence", () => {
  expect(partsWithRules("Not now (I24, see I16).")).toEqual([
    { text: "Not now (", rule: null },
    { text: "I24", rule: "I24" },
    { text: ", see ", rule: null },
    { text: "I16", rule: "I16" },
    { text: ").", rule: null },
  ]);
});

test("what only looks like a number stays text", () => {
  expect(partsWithRules("I 24, XI24, I245")).toEqual([{ text: "I 24, XI24, I245", rule: null }]);
});

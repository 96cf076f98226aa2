import { expect, test } from "vitest";
import type { Choice } from "../net/messages";
import { waysShown } from "./glowing";
import { guideOf, lit as litBy, waysOf } from "./narrowing";
import { choice } from "./narrowing.fixture";

const walk = choice("walk", "place:1");
const drain = choice("drain", "place:2");
const sacks = choice("bag", "place:3");
const guide = guideOf([{ verb: "walk" }, { verb: "drain" }, { verb: "bag", asks: "card:sacks" }]);
const ways = waysOf([walk, drain, choice("walk", "place:2"), sacks], guide);
const glowing = (picks: string[], task: Choice | null) => litBy(waysShown(ways, picks, task), picks);
const lit = (picks: string[], task: Choice | null): string[] => [...glowing(picks, task).keys()];

test("without a task all glows that can be picked", () => {
  expect(lit([], null)).toEqual(["place:1", "place:2", "card:sacks@0"]);
});

test("a task glows alone, with its own verb", () => {
  expect([...glowing([], drain)]).toEqual([["place:2", ["drain"]]]);
  expect(lit([], sacks)).toEqual(["card:sacks@0"]);
  expect(lit(["card:sacks@0"], sacks)).toEqual(["place:3"]);
});

test("whoever goes another way sees all of it", () => {
  expect(lit(["verb:walk"], drain)).toEqual(["place:1", "place:2"]);
  expect(waysShown(ways, [], choice("fly"))).toBe(ways);
});

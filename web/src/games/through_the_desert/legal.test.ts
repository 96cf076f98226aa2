import { expect, test } from "vitest";
import { chosenCamel, legalPlaces, marksOf } from "./legal";

const along = (pick: string): readonly string[] =>
  ({ "camel:rose": ["place:1", "place:2", "pawn:0"], "camel:mint": ["place:2"] })[pick] ?? [];

test("a place knows all colours that may go there", () => {
  expect([...legalPlaces(along, null)]).toEqual([
    [1, ["rose"]],
    [2, ["rose", "mint"]],
  ]);
});

test("a chosen colour leaves its own places", () => {
  expect([...legalPlaces(along, "mint")]).toEqual([[2, ["mint"]]]);
  expect(chosenCamel(["place:2", "camel:mint"])).toBe("mint");
  expect(chosenCamel(["place:2"])).toBeNull();
});

test("where any colour may go, no colour is marked", () => {
  expect([...marksOf(legalPlaces(along, null))]).toEqual([
    [1, ["rose"]],
    [2, []],
  ]);
  expect([...marksOf(new Map([[1, ["rose"]]]))]).toEqual([[1, ["rose"]]]);
});

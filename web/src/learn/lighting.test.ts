import { expect, test } from "vitest";
import { litBy } from "./lighting";

const guide = {
  aside: { bag: "card:sacks", pass: "pawn" },
  here: [],
  inOrder: [],
  going: {},
  laying: [],
  held: "card",
  onBoard: [],
  beside: [],
};
const board = { guide, standing: [4, -1], end: "stop" };
const step = { action: "", seat: 0, verb: "walk", picks: ["place:7"] };

test("what a step names is lit, its button, and where the pawn stands", () => {
  expect(litBy(step, board)).toEqual([
    '[data-pick="place:7"]',
    '.acts [data-verb="walk"]',
    '.acts [data-verb="7"]',
    '#board [data-pick="place:4"]',
  ]);
});

test("the card that asks for it comes first", () => {
  expect(litBy({ ...step, verb: "bag" }, board)[0]).toBe('[data-pick="card:sacks"]');
  expect(litBy({ ...step, verb: "pass" }, board)[0]).toBe('[data-pick="place:7"]');
});

test("a turn is ended by the main button", () => {
  expect(litBy({ ...step, verb: "stop" }, board)).toEqual(["#main-button"]);
});

test("who stands nowhere lights no place", () => {
  expect(litBy({ ...step, seat: 1 }, board)).toHaveLength(3);
});

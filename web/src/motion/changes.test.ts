import { expect, test } from "vitest";
import { changedPlaces, courseChanges, duration, isSeen } from "./changes";

test("what changes at once is shown for a moment, what changes in turn for as long as it lasts", () => {
  expect(duration([{ what: "a" }, { what: "b", place: 1 }])).toBe(800);
  expect(duration([{ what: "a", lasts: 100 }, { what: "a", lasts: 200 }, { what: "b" }])).toBe(300);
});

test("what only goes its course isn't seen", () => {
  expect([{ what: "turn" }, { what: "ended" }, { what: "a" }].filter(isSeen)).toEqual([{ what: "a" }]);
});

test("places where something changed are found once, however often it did", () => {
  expect([...changedPlaces([{ what: "a", place: 3 }, { what: "b" }, { what: "c", place: 3 }])]).toEqual([3]);
});

test("a turn that passes and a game that ends are told once", () => {
  const on = { turn: { seat: 0 }, outcome: null, won: false };
  expect(courseChanges(on, { ...on, turn: { seat: 1 } })).toEqual([{ what: "turn", seat: 1 }]);
  const over = { ...on, outcome: "done" };
  expect(courseChanges(on, over)).toEqual([{ what: "ended", won: false }]);
  expect(courseChanges(over, over)).toEqual([]);
});

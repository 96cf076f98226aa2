import { expect, test } from "vitest";
import { listed } from "./choices";

const things = {
  seat: { names: ["seat1", "seat2"], pick: "pawn", picks: ["0", "1"] },
  card: { names: ["Bell", "Drum"], pick: "card", picks: ["bell", "drum"] },
  place: {
    names: Array.from({ length: 120 }, (_, k) => `P${k}`),
    pick: "place",
    picks: Array.from({ length: 120 }, (_, k) => String(k)),
  },
};

test("a form without gaps is one choice", () => {
  const form = { seat: 0, verb: "end", action: "seat1 end", kinds: [], rows: "" };
  expect(listed({ things: {}, forms: [form] })).toEqual([{ action: "seat1 end", seat: 0, verb: "end", picks: [] }]);
});

test("each row fills the gaps of its form", () => {
  const form = { seat: 1, verb: "give", action: "seat2 give {0} to {1}", kinds: ["card", "seat"], rows: "##$#" };
  expect(listed({ things, forms: [form] })).toEqual([
    { action: "seat2 give Bell to seat1", seat: 1, verb: "give", picks: ["card:bell", "pawn:0"] },
    { action: "seat2 give Drum to seat1", seat: 1, verb: "give", picks: ["card:drum", "pawn:0"] },
  ]);
});

test("gaps can be filled in another order than one clicks", () => {
  const form = { seat: 0, verb: "guide", action: "seat1 by {1} with {0}", kinds: ["seat", "place"], rows: "$%" };
  expect(listed({ things, forms: [form] })).toEqual([
    { action: "seat1 by P2 with seat2", seat: 0, verb: "guide", picks: ["pawn:1", "place:2"] },
  ]);
});

test("letters go on beyond those of a keyboard", () => {
  const rows = things.place.names.map((_, k) => String.fromCharCode("#".charCodeAt(0) + k)).join("");
  const form = { seat: 0, verb: "move", action: "seat1 move {0}", kinds: ["place"], rows };
  const picks = listed({ things, forms: [form] }).map((choice) => choice.picks[0]);
  expect(picks).toEqual(things.place.picks.map((pick) => `place:${pick}`));
});

test("there may be nothing to choose", () => {
  expect(listed({ things: {}, forms: [] })).toEqual([]);
});

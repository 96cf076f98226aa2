import { expect, test } from "vitest";
import { blown, desert, withPlace, withSeat } from "./view.fixture";
import { changes, SLIDE } from "./changes";

test("nothing changed, nothing moves", () => {
  expect(changes(desert(), desert())).toEqual([]);
});

test("the wind slides tiles in order, and whoever stands on one goes along", () => {
  const before = withSeat(desert(), { place: 13 });
  const after = withSeat(blown(before, 13, 14), { place: 12 });
  expect(changes(before, after)).toEqual([
    { what: "slid", from: 13, place: 12, order: 0, lasts: SLIDE },
    { what: "slid", from: 14, place: 13, order: 1, lasts: SLIDE },
  ]);
});

test("sand goes, tiles are turned, pawns walk, water is drunk, parts are taken", () => {
  const before = withPlace(desert(), 1, { sand: 2 });
  const after = withSeat(withPlace(withPlace(before, 1, { sand: 1 }), 0, { face: "well", revealed: true }), {
    place: 5,
    water: 3,
    equipment: ["jet-pack"],
  });
  const taken = { ...after, parts: after.parts.map((part, at) => ({ ...part, taken: at === 1 })) };
  expect(changes(before, taken)).toEqual([
    { what: "revealed", place: 0 },
    { what: "cleared", place: 1 },
    { what: "went", seat: 0, from: 0, place: 5 },
    { what: "drew", seat: 0, card: "jet-pack" },
    { what: "drank", seat: 0 },
    { what: "captured", thing: "engine" },
  ]);
});

import { expect, test } from "vitest";
import { camelAt, caravans, placeOf } from "./view.fixture";
import { changes } from "./changes";

test("a camel is placed, takes water and closes land", () => {
  const before = caravans({
    waterholes: [
      { place: placeOf("F8"), points: 3 },
      { place: placeOf("K2"), points: 1 },
    ],
  });
  const after = caravans({
    waterholes: [{ place: placeOf("K2"), points: 1 }],
    camels: [camelAt("F8", "rose", 1)],
    territories: [{ seat: 1, places: [placeOf("F9")], empty: 1 }],
  });
  expect(changes(before, after)).toEqual([
    { what: "placed", place: placeOf("F8"), seat: 1 },
    { what: "taken", place: placeOf("F8"), seat: 1 },
    { what: "closed", place: placeOf("F9") },
  ]);
});

test("back in time nothing is placed or taken", () => {
  const before = caravans({ camels: [camelAt("F8", "rose", 1)], waterholes: [] });
  expect(changes(before, caravans({ waterholes: [{ place: placeOf("F8"), points: 3 }] }))).toEqual([]);
});

import { expect, test } from "vitest";
import { scoring, totals } from "./scoring";
import { camelAt, caravans, none, placeOf, withSeat } from "./view.fixture";

const longest = {
  ...caravans().longest,
  rose: { length: 4, seats: [1], points: 10 },
  mint: { length: 3, seats: [0, 1], points: 5 },
};
const counted = withSeat(
  withSeat(caravans({ longest, palms: [12], camels: [camelAt("F7", "rose", 1), camelAt("K2", "rose", 0)] }), 0, {
    points: { waterholes: 7, oases: 5, territory: 2, caravans: 5, total: 19 },
  }),
  1,
  { points: { waterholes: 4, oases: 0, territory: 0, caravans: 15, total: 19 } },
);

test("first what was taken during the game, then land, then each colour that somebody has", () => {
  const steps = scoring(counted).map(({ what, camel }) => camel ?? what);
  expect(steps).toEqual(["waterholes", "oases", "territory", "rose", "mint"]);
});

test("who has a longest caravan gets what it is worth", () => {
  const [rose, mint] = scoring(counted).slice(3);
  expect([rose?.gains, mint?.gains]).toEqual([
    [0, 10],
    [5, 5],
  ]);
  expect(rose?.places).toEqual([placeOf("F7")]);
});

test("the steps add up to the points of each player", () => {
  const steps = scoring(counted);
  expect(totals(steps, 2, steps.length)).toEqual([19, 19]);
  expect(totals(steps, 2, 1)).toEqual([7, 4]);
});

test("what nobody may know counts nothing", () => {
  expect(scoring(withSeat(counted, 1, { points: null }))[0]?.gains).toEqual([7, 0]);
  expect(scoring(withSeat(counted, 1, { points: none }))[0]?.gains).toEqual([7, 0]);
});

import { expect, test } from "vitest";
import { earnedAt, earningsOf, mostAt, signed } from "./earns";

const earnings = earningsOf([
  { camel: "rose", place: 7, waterholes: 3, oases: 5, territory: 2, points: 10, closes: [8, 9] },
  { camel: "mint", place: 7, waterholes: 3, oases: 0, territory: 0, points: 3, closes: [] },
  { camel: "rose", place: 8, waterholes: 0, oases: 0, territory: -1, points: -1, closes: [] },
]);

test("a place knows what each colour earns there", () => {
  expect(earnedAt(earnings, "rose", 7)).toMatchObject({
    waterholes: 3,
    oases: 5,
    territory: 2,
    points: 10,
    closes: [8, 9],
  });
  expect(earnedAt(earnings, "mint", 7).points).toBe(3);
});

test("elsewhere, and for other colours, it is nothing", () => {
  expect(earnedAt(earnings, "rose", 9)).toMatchObject({ points: 0, closes: [] });
  expect(earnedAt(earnings, "azure", 7).points).toBe(0);
});

test("a place tells the most that the colours at hand would earn", () => {
  expect(mostAt(earnings, ["mint", "azure"], 7)).toBe(3);
  expect(mostAt(earnings, ["mint", "rose"], 7)).toBe(10);
  expect(mostAt(earnings, [], 7)).toBe(0);
});

test("a place in one's own land costs a point, unless another colour may go there for nothing", () => {
  expect(mostAt(earnings, ["rose"], 8)).toBe(-1);
  expect(mostAt(earnings, ["rose", "azure"], 8)).toBe(0);
  expect([3, 0, -1].map(signed)).toEqual(["+3", "–", "−1"]);
});

import { expect, test } from "vitest";
import type { Pin } from "../net/talk";
import { signsOf } from "./signs";

const pin = (key: number, seat: number, spot: string, count = 1): Pin => ({
  key,
  seat,
  spot,
  count,
  phrase: null,
  until: 0,
});
const markOf = (seat: number) => ({ colour: `colour ${seat}`, symbol: `symbol ${seat}` });
const isOnBoard = (spot: string): boolean => spot.startsWith("place:");

test("pins are numbered where somebody shows several places, and stand side by side", () => {
  const pins = [pin(1, 0, "place:1"), pin(2, 0, "place:2", 2), pin(3, 1, "place:2")];
  const { pins: drawn } = signsOf(pins, {}, markOf, isOnBoard);
  expect(drawn.map(({ number }) => number)).toEqual([1, 2, null]);
  expect(drawn.map(({ beside }) => beside)).toEqual([0, 0, 1]);
  expect(drawn[2]?.mark).toEqual(markOf(1));
});

test("what isn't on the board isn't drawn", () => {
  const plans = { 0: [{ start: "place:1", end: "card:2" }], 2: [{ start: "place:1", end: "place:2" }] };
  const { pins, ways } = signsOf([pin(1, 0, "card:1")], plans, markOf, isOnBoard);
  expect(pins).toEqual([]);
  expect(ways).toEqual([{ key: "2 place:1 place:2", start: "place:1", end: "place:2", mark: markOf(2), aside: 2 }]);
});

import { expect, test } from "vitest";
import { lookAt, momentOf, movesOf, nearest } from "./points";
import { review } from "./review.fixture";

const [choice, card, last] = review.points;

test("a choice is about all that was done before something was turned up, a card about itself", () => {
  expect(choice && movesOf(review, choice)).toEqual([1, 2]);
  expect(card && movesOf(review, card)).toEqual([4]);
  expect(last && movesOf(review, last)).toEqual([5]);
});

test("one looks at a choice before it, at a card after it", () => {
  expect(review.points.map(lookAt)).toEqual([0, 4, 4]);
});

test("from one turning point to the next, and back", () => {
  expect(nearest(review, 0, true)).toBe(card);
  expect(nearest(review, 4, true)).toBeNull();
  expect(nearest(review, 4, false)).toBe(choice);
  expect(nearest(review, 0, false)).toBeNull();
});

test("a card has no moment, a choice has one as soon as the expert was asked", () => {
  expect(choice && momentOf(review, choice)).toBeNull();
  const way = { steps: [], chance: 0.5, reasons: [] };
  const rest = { difference: 0, error: null, samples: 0, alike: true, same: true };
  const moment = { move: 1, seat: 0, now: 0.5, played: way, better: way, ...rest };
  const deep = { ...review, moments: [moment] };
  expect(choice && momentOf(deep, choice)).toBe(moment);
  expect(card && momentOf(deep, { ...card, move: 1 })).toBeNull();
});

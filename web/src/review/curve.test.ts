import { expect, test } from "vitest";
import { chancesOf, dots, labelled, movesAt, pathOf, progress, scoresOf, turnAt } from "./curve";
import { review } from "./review.fixture";

test("each turn takes the same room, however many moves it has", () => {
  expect([0, 1, 2, 3, 4, 5].map((moves) => progress(review, moves))).toEqual([0, 0.125, 0.25, 0.375, 0.5, 1]);
  expect([0, 0.125, 0.5, 0.99, 1, 7].map((share) => movesAt(review, share))).toEqual([0, 1, 4, 5, 5, 5]);
  expect([0, 1, 4, 5].map((moves) => turnAt(review, moves))).toEqual([0, 1, 1, 2]);
});

test("a game that begins over has a beginning", () => {
  const nothing = { ...review, turns: [], steps: [], scores: [[0]] };
  expect(progress(nothing, 0)).toBe(0);
  expect(movesAt(nothing, 0.5)).toBe(0);
  expect(chancesOf(nothing, 0)).toEqual([0.5]);
  expect(scoresOf(nothing, 0)).toEqual([0]);
});

test("the curve goes from turn to turn", () => {
  expect(chancesOf(review, 0)).toEqual([0.5, 0.25, 0]);
  const frame = { left: 10, top: 0, width: 100, height: 40 };
  expect(pathOf(dots(frame, chancesOf(review, 0)))).toBe("M10.0 20.0L60.0 30.0L110.0 40.0");
});

test("points are parts of the most that anybody had", () => {
  expect(scoresOf(review, 0)).toEqual([0, 0.5, 1]);
});

test("some turns are named where there are many", () => {
  expect(labelled(3, 10)).toEqual([1, 2, 3]);
  expect(labelled(25, 10)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
});

import { expect, test } from "vitest";
import {
  CLOSEST,
  dragged,
  isBetterTurned,
  isDrag,
  isSmall,
  marginFor,
  pinched,
  seen,
  shownAt,
  under,
  wholeOf,
  zoomed,
} from "./viewport";

const board = { width: 1000, height: 500 };
const pane = { width: 500, height: 500 };
const whole = wholeOf(board);

test("at first all of the board is seen, in the middle of the pane", () => {
  expect(seen(board, pane, whole)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  expect(under(board, pane, whole, { x: 0, y: 125 })).toEqual({ x: 0, y: 0 });
});

test("zooming keeps the point under the pointer where it is", () => {
  const at = { x: 300, y: 280 };
  const before = under(board, pane, zoomed(board, pane, whole, 2), at);
  const nearer = zoomed(board, pane, zoomed(board, pane, whole, 2), 1.5, before);
  expect(nearer.scale).toBe(3);
  expect(under(board, pane, nearer, at).x).toBeCloseTo(before.x);
  expect(under(board, pane, nearer, at).y).toBeCloseTo(before.y);
});

test("nobody zooms further than allowed, and back is the whole board", () => {
  const closest = zoomed(board, pane, whole, 100, { x: 0, y: 0 });
  expect(closest.scale).toBe(CLOSEST);
  expect(zoomed(board, pane, closest, 0.001)).toEqual(whole);
});

test("dragging ends at the edge of the board", () => {
  const near = zoomed(board, pane, whole, 4);
  expect(dragged(board, pane, near, { x: 50, y: 0 }).x).toBe(near.x - 25);
  expect(seen(board, pane, dragged(board, pane, near, { x: 9999, y: 9999 }))).toMatchObject({ x: 0, y: 0 });
  expect(dragged(board, pane, whole, { x: 80, y: 40 })).toEqual(whole);
});

test("two fingers keep what is under them", () => {
  const start = zoomed(board, pane, whole, 2);
  const was = [
    { x: 200, y: 250 },
    { x: 300, y: 250 },
  ] as const;
  const is = [
    { x: 190, y: 260 },
    { x: 340, y: 260 },
  ] as const;
  const after = pinched(board, pane, start, was, is);
  expect(after.scale).toBe(3);
  expect(under(board, pane, after, is[0]).x).toBeCloseTo(under(board, pane, start, was[0]).x);
  expect(under(board, pane, after, is[1]).x).toBeCloseTo(under(board, pane, start, was[1]).x);
});

test("what is looked for comes into sight, and the board moves no more than needed", () => {
  const near = zoomed(board, pane, whole, 4, { x: 0, y: 0 });
  const { x, width } = seen(board, pane, shownAt(board, pane, near, { x: 700, y: 200 }));
  expect(x + width * 0.88).toBeCloseTo(700);
  expect(shownAt(board, pane, near, near)).toEqual(near);
});

test("a finger that trembles doesn't drag", () => {
  expect(isDrag({ x: 0, y: 0 }, { x: 3, y: 3 })).toBe(false);
  expect(isDrag({ x: 0, y: 0 }, { x: 9, y: 3 })).toBe(true);
});

test("only a wide board is turned, and only where there is more height than width", () => {
  expect(isBetterTurned(board, { width: 400, height: 500 })).toBe(true);
  expect(isBetterTurned(board, pane)).toBe(false);
  expect(isBetterTurned({ width: 520, height: 500 }, { width: 400, height: 500 })).toBe(false);
});

test("buttons have a strip of their own, unless the board leaves one free on either side", () => {
  expect(marginFor(board, { width: 1200, height: 500 })).toEqual({ right: 0, bottom: 0 });
  expect(marginFor(board, { width: 1010, height: 500 })).toEqual({ right: 44, bottom: 0 });
  expect(marginFor(board, { width: 500, height: 500 })).toEqual({ right: 0, bottom: 44 });
});

test("what is narrow or low is too small for a finger", () => {
  expect(isSmall({ width: 23, height: 40 })).toBe(true);
  expect(isSmall({ width: 40, height: 23 })).toBe(true);
  expect(isSmall({ width: 24, height: 24 })).toBe(false);
});

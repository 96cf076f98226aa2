import { expect, test } from "vitest";
import { badgePoint, symbolPoint } from "./quadrant";
import { tile } from "./view.fixture";

test("a symbol stands in the upper left, if nothing is there", () => {
  expect(symbolPoint(tile("G1", "----", [["E"]], { symbol: "gear" }), 0)).toEqual({ x: 29, y: 29 });
  expect(symbolPoint(tile("G1", "----", [["E"]], { symbol: "gear" }), 1)).toEqual({ x: 29, y: 29 });
});

test("it makes room for a bend, also on a turned tile", () => {
  const bend = tile("T4", "----", [["N", "W"]], { symbol: "teleporter" });
  expect(symbolPoint(bend, 0)).toEqual({ x: 91, y: 29 });
  expect(symbolPoint(bend, 1)).toEqual({ x: 29, y: 29 });
});

test("it never covers a quarter of the pad", () => {
  const quarter = tile("P6", "----", [["W", "N"]], { symbol: "gear", quarter: "NW" });
  expect(symbolPoint(quarter, 0)).not.toEqual({ x: 29, y: 29 });
});

test("the compass lies in the middle", () => {
  expect(symbolPoint(tile("A0", "----", [], { symbol: "compass" }), 0)).toEqual({ x: 60, y: 60 });
});

test("a badge is at the upper right, and leaves a symbol that stands there in sight", () => {
  const bend = tile("T4", "----", [["N", "W"]], { symbol: "teleporter" });
  expect(badgePoint(bend, 0)).toEqual({ x: 19, y: 19 });
  expect(badgePoint(bend, 1)).toEqual({ x: 101, y: 19 });
  expect(badgePoint(tile("P1", "----", [["N", "W"]]), 0)).toEqual({ x: 101, y: 19 });
});

import { expect, test } from "vitest";
import { tile } from "./view.fixture";
import { wiresOf } from "./wires";

test("a wire that ends on the tile has a cap, but not in a half disc", () => {
  const [open, covered] = wiresOf(tile("T1", "s---", [["S"], ["N"]]));
  expect(open?.caps).toEqual([{ x: 60, y: 86 }]);
  expect(covered?.caps).toEqual([]);
});

test("two ends are one line, without a junction", () => {
  const [wire] = wiresOf(tile("B1", "----", [["N", "E"]]));
  expect(wire?.d).toBe("M60 0C60 44 76 60 120 60");
  expect(wire?.junction).toBeNull();
});

test("more ends meet in the middle", () => {
  const [wire] = wiresOf(tile("G7", "----", [["N", "E", "S", "W"]]));
  expect(wire?.junction).toEqual({ x: 60, y: 60 });
  expect(wire?.d.match(/60 60(?=M|$)/g)).toHaveLength(4);
});

test("around a quarter of the pad the third end joins halfway", () => {
  const [wire] = wiresOf(tile("P5", "----", [["N", "E", "S"]], { quarter: "NE" }));
  expect(wire?.d.startsWith("M60 0C60 44 76 60 120 60")).toBe(true);
  expect(wire?.junction).toEqual({ x: 73.5, y: 46.5 });
});

test("on a rod's tile all ends lead to the rod", () => {
  const [wire] = wiresOf(tile("R1", "----", [["N"]], { symbol: "rod" }));
  expect(wire?.d.endsWith("60 60")).toBe(true);
  expect(wire?.caps).toEqual([]);
});

import { expect, test } from "vitest";
import { cellOf, completed, joins, stretch } from "./platform";
import { laidOut, place, sky, tile } from "./view.fixture";

test("cells are named from the compass on", () => {
  expect(cellOf("M50")).toEqual({ x: 0, y: 0 });
  expect(cellOf("N51")).toEqual({ x: 1, y: 1 });
  expect(cellOf("A49")).toEqual({ x: -12, y: -1 });
  expect(cellOf("AB50")).toEqual({ x: 15, y: 0 });
  expect(cellOf("CB50")).toEqual({ x: -13, y: 0 }); // west of A come the last letters
});

test("there is room for spots beyond wires only", () => {
  const box = stretch(sky().places);
  expect(box.x).toBe(-120 - 14);
  expect(box.width).toBe(3 * 120 + 28); // wires lead east and west
  expect(box.y).toBe(-14); // but none north of the compass
  expect(box.height).toBe(5 * 120 + 28); // and one south of the rod
});

test("wires that meet are joined once", () => {
  const view = laidOut(place("N50", 1, 0, tile("B1", "----", [["W"], ["N"]])));
  expect(joins(view.places)).toEqual([{ x: 120, y: 60, upright: false }]);
});

test("wires of turned tiles meet, and a second one only its own", () => {
  const straight = tile("G1", "----", [["N", "S", "Sl"]]);
  const view = sky({ places: [place("N60", 1, 10, straight, 1), place("M60", 0, 10, straight, 3)] });
  expect(joins(view.places)).toEqual([{ x: 120, y: 1260, upright: false }]); // El would meet Wr, not Wl
});

test("a tile with the symbol brings a rod", () => {
  const rod = tile("R1", "----", [["N"]], { symbol: "rod" });
  expect(completed(sky(), rod, 2, { x: 1, y: 0 })).toEqual([{ kind: "rod", x: 3, y: 1 }]);
});

test("a half disc completes another of its kind on a turned tile", () => {
  const view = laidOut(place("N51", 1, 1, tile("G1", "-s--", [["E"], ["W"]])));
  const half = tile("T1", "s---", [["N"]]);
  expect(completed(view, half, 3, { x: 2, y: 1 })).toEqual([{ kind: "small-capacitor", x: 4, y: 3 }]);
  expect(completed(view, half, 1, { x: 2, y: 1 })).toEqual([]);
  expect(completed(view, tile("T5", "l---", [["N"]]), 3, { x: 2, y: 1 })).toEqual([]);
});

test("nothing is completed of a kind that is used up", () => {
  const needs = sky().blueprint.needs.map((need) => ({ ...need, left: 0 }));
  const view = {
    ...laidOut(place("N51", 1, 1, tile("G1", "-s--", [["E"]]))),
    blueprint: { difficulty: "novice", needs },
  };
  expect(completed(view, tile("T1", "s---", [["N"]]), 3, { x: 2, y: 1 })).toEqual([]);
});

test("the fourth quarter at a corner completes the launch pad", () => {
  const quarter = tile("P1", "----", [["N", "E"]], { quarter: "NE" });
  const three = [place("N50", 1, 0, quarter, 1), place("O50", 2, 0, quarter, 2), place("O51", 2, 1, quarter, 3)];
  expect(completed(laidOut(...three), quarter, 0, { x: 1, y: 1 })).toEqual([{ kind: "launch-pad", x: 4, y: 2 }]);
  expect(completed(laidOut(...three), quarter, 1, { x: 1, y: 1 })).toEqual([]);
  expect(completed(laidOut(...three.slice(1)), quarter, 0, { x: 1, y: 1 })).toEqual([]);
});

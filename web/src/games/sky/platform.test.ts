import { expect, test } from "vitest";
import { cellOf, joins, stretch } from "./platform";
import { laidOut, place, sky, tile } from "./view.fixture";

test("cells are named from the compass on", () => {
  expect(cellOf("M50")).toEqual({ x: 0, y: 0 });
  expect(cellOf("N51")).toEqual({ x: 1, y: 1 });
  expect(cellOf("A49")).toEqual({ x: -12, y: -1 });
  expect(cellOf("AB50")).toEqual({ x: 15, y: 0 });
  expect(cellOf("CB50")).toEqual({ x: -13, y: 0 }); // west of A come the last letters
});

test("the platform fits tightly", () => {
  const box = stretch(sky().places, null);
  expect([box.width, box.height]).toEqual([120 + 28, 4 * 120 + 28]);
  expect(stretch(sky().places, null, [cellOf("N50")]).width).toBe(2 * 120 + 28);
});

test("there is room for spots beyond the wires of the place one explores from", () => {
  const box = stretch(sky().places, 3);
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

import { expect, test } from "vitest";
import { caravansOf } from "./caravans";
import { camelAt, placeOf } from "./view.fixture";

test("a caravan is of one player and one colour", () => {
  const ridden = camelAt("F7", "rose", 0, true);
  const found = caravansOf([ridden, camelAt("F8", "rose"), camelAt("F9", "mint"), camelAt("K2", "rose", 1)]);
  expect(found.map(({ seat, camel, places }) => [seat, camel, places.length])).toEqual([
    [0, "rose", 2],
    [0, "mint", 1],
    [1, "rose", 1],
  ]);
  expect(found[0]!.places[0]).toBe(placeOf("F7"));
});

test("camels next to each other are linked once", () => {
  const links = (...names: string[]): number =>
    caravansOf(names.map((name) => camelAt(name, "rose")))[0]!.links.split("M").length - 1;
  expect(links("F7")).toBe(0);
  expect(links("F7", "F8")).toBe(1);
  expect(links("F7", "F9")).toBe(0);
  expect(links("F7", "F8", "G8")).toBe(3);
});

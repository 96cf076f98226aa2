import { expect, test } from "vitest";
import { plateOf } from "./plate";

const tile = (face: string | null, revealed: boolean, back: string | null = null) => ({
  hole: false,
  back,
  face,
  revealed,
  sand: 0,
});

test("a revealed side has a short name, and no sign beside its picture", () => {
  expect(plateOf(tile("engine-row", true), 0)).toEqual({ message: "desert-table-plate-row", sign: null });
  expect(plateOf(tile("launch-pad", true), 1)).toEqual({ message: "desert-table-plate-pad", sign: null });
  expect(plateOf(tile("well", true), 0)).toEqual({ message: "desert-well", sign: null });
});

test("a side that was only looked at bears an eye", () => {
  expect(plateOf(tile("well", false, "water-mark"), 0)).toEqual({ message: "desert-well", sign: "ui-eye" });
});

test("what lies under a dune keeps its sign", () => {
  expect(plateOf(tile("engine-row", true), 2)?.sign).toBe("part-engine");
  expect(plateOf(tile("tunnel", false, "desert"), 3)?.sign).toBe("tunnel");
  expect(plateOf(tile(null, false, "water-mark"), 2)).toEqual({ message: "desert-water-mark", sign: "water" });
});

test("bare desert has none, nor a mark that shows by itself", () => {
  expect(plateOf(tile(null, false, "desert"), 4)).toBeNull();
  expect(plateOf(tile(null, false, "crash-site"), 1)).toBeNull();
});

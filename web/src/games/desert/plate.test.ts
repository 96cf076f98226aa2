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
  expect(plateOf(tile("engine-row", true), false)).toEqual({ message: "desert-table-plate-row", sign: null });
  expect(plateOf(tile("launch-pad", true), false)).toEqual({ message: "desert-table-plate-pad", sign: null });
  expect(plateOf(tile("well", true), false)).toEqual({ message: "desert-well", sign: null });
});

test("a side that was only looked at bears an eye", () => {
  expect(plateOf(tile("well", false, "water-mark"), false)).toEqual({ message: "desert-well", sign: "ui-eye" });
});

test("what lies under a dune keeps its sign", () => {
  expect(plateOf(tile("engine-row", true), true)?.sign).toBe("part-engine");
  expect(plateOf(tile("tunnel", false, "desert"), true)?.sign).toBe("tunnel");
  expect(plateOf(tile(null, false, "water-mark"), true)).toEqual({ message: "desert-water-mark", sign: "water" });
});

test("bare desert has none, nor a mark that shows by itself", () => {
  expect(plateOf(tile(null, false, "desert"), true)).toBeNull();
  expect(plateOf(tile(null, false, "crash-site"), false)).toBeNull();
});

import { expect, test } from "vitest";
import { eventSymbol, motifOf, stormSymbol } from "./symbols";

test("a clue shows its line and its part, other sides their motif", () => {
  expect(motifOf("engine-row")).toEqual({ symbol: "clue-row", part: "engine" });
  expect(motifOf("compass-column")).toEqual({ symbol: "clue-col", part: "compass" });
  expect(motifOf("launch-pad")).toEqual({ symbol: "launchpad", part: null });
});

test("wind is turned to where it blows", () => {
  expect(stormSymbol("wind-south-3")).toEqual({ symbol: "wind-3", turned: 90 });
  expect(stormSymbol("sun-beats-down").symbol).toBe("sun");
  expect(stormSymbol("storm-picks-up").symbol).toBe("storm-up");
});

test("an event shows what it is about", () => {
  expect(eventSymbol({ what: "pick-up", facts: { part: "engine" } })).toBe("part-engine");
  expect(eventSymbol({ what: "found", facts: { equipment: "terrascope" } })).toBe("eq-scope");
  expect(eventSymbol({ what: "wind", facts: { tiles: 2 } })).toBe("wind-2");
  expect(eventSymbol({ what: "lost-thirst", facts: {} })).toBe("ui-skull");
});

import { expect, test } from "vitest";
import { soundsOf } from "./sound";

test("each sound is heard once, whatever the number of changes", () => {
  const told = soundsOf(
    [
      { what: "flooded", place: 1 },
      { what: "flooded", place: 2 },
      { what: "sank", place: 3 },
    ],
    [],
  );
  expect(told).toEqual(["wave", "deep"]);
});

test("only one's own turn is rung in", () => {
  expect(soundsOf([{ what: "turn", seat: 1 }], [1])).toEqual(["turn"]);
  expect(soundsOf([{ what: "turn", seat: 1 }], [0])).toEqual([]);
});

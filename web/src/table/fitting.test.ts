import { expect, test } from "vitest";
import { type Way, waysIn } from "./fitting";

const told = ({ close, room }: Way): string => (close ? `${room}, close` : room);

test("letters draw closer before the bar leaves, and a narrow notice has no place beside them", () => {
  expect(waysIn(900).map(told)).toEqual([
    ...["all", "bar", "edge"],
    ...["all, close", "bar, close", "edge, close", "none, close"],
  ]);
  expect(waysIn(560).map(told)[0]).toBe("bar");
  expect(waysIn(374).map(told)).toEqual(["edge", "edge, close", "none, close"]);
});

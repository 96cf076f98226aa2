import { expect, test } from "vitest";
import { ending, placeName, steps, turn } from "./reading";
import { desert } from "./view.fixture";

test("a reveal is asked for by its step; ordering cards comes before anything else", () => {
  const asking = (asked: string, step: string) => turn(desert({ turn: { ...desert().turn, asked, step } }));
  expect(asking("reveal", "storm")).toMatchObject({ asked: "reveal", message: "desert-asked-storm", actionsLeft: 0 });
  expect(asking("order", "actions")).toMatchObject({ asked: "decide", message: "desert-asked-order" });
});

test("the step that is on is told, and none after the end", () => {
  expect(steps(desert()).map((step) => step.now)).toEqual([true, false]);
  const over = desert({ outcome: "thirst" });
  expect(steps(over).map((step) => step.now)).toEqual([false, false]);
  expect(turn(over).actionsLeft).toBe(0);
});

test("places are named by column and row", () => {
  expect([0, 4, 12, 20].map(placeName)).toEqual(["A1", "E1", "C3", "A5"]);
});

test("there is an ending only at the end", () => {
  expect(ending(desert())).toBeNull();
  expect(ending(desert({ outcome: "won", won: true }))?.won).toBe(true);
});

import { expect, test } from "vitest";
import { ending, mostHeld, turn } from "./reading";
import { island } from "./view.fixture";

const seat = (place: number, ...hand: string[]) => ({ adventurer: "pilot", place, hand, limit: 5 });

test("a reveal is asked for by its step", () => {
  const step = { ...island({}).turn, asked: "reveal", step: "draw" };
  expect(turn(island({ turn: step })).message).toBe("island-asked-draw");
  expect(turn(island({})).message).toBe("island-asked-act");
});

test("the most cards of a treasure in one hand count", () => {
  expect(
    mostHeld(island({ seats: [seat(0, "earth-stone"), seat(0, "earth-stone", "earth-stone")] }), "earth-stone"),
  ).toBe(2);
});

test("there is an ending only at the end", () => {
  expect(ending(island({}))).toBeNull();
  expect(ending(island({ outcome: "skull" }))?.won).toBe(false);
});

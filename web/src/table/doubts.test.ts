import { beforeEach, expect, test } from "vitest";
import type { GameTable } from "../games/game";
import type { Choice, View } from "../net/messages";
import { Doubts } from "./doubts.svelte";

const end: Choice = { action: "seat1 end", seat: 0, verb: "end", picks: [] };
const move: Choice = { action: "seat1 move", seat: 0, verb: "move", picks: [] };

/** A game in which ending is final, and flying is worth a warning. */
const game = {
  caution: (_: View, { verb }: Choice) => (verb === "fly" ? "Somebody stays behind." : null),
  final: (_: View, { verb }: Choice) => (verb === "end" ? { message: "sure", facts: {}, symbol: "ui-end" } : null),
} as unknown as GameTable;

const settings = { confirm: true };
let turn = 1;
let done: string[] = [];

function doubts(): Doubts {
  const now = () => ({ view: {} as View, choices: [end, move], names: [], turn });
  return new Doubts(game, now, ({ action }) => void done.push(action), settings);
}

beforeEach(() => {
  settings.confirm = true;
  turn = 1;
  done = [];
});

test("what can be made good is done at once, what can't is asked first", () => {
  const asking = doubts();
  asking.consider(move);
  asking.consider(end);
  expect([done, asking.question?.ask]).toEqual([["seat1 move"], "sure"]);
  asking.confirm();
  expect([done, asking.question]).toEqual([["seat1 move", "seat1 end"], null]);
});

test("who keeps playing is asked again, who was sure only in the next turn", () => {
  const asking = doubts();
  asking.consider(end);
  asking.keepPlaying();
  asking.consider(end);
  expect(asking.question).not.toBeNull();
  asking.confirm();
  asking.consider(end);
  expect(done).toHaveLength(2);
  turn = 2;
  asking.consider(end);
  expect(asking.question).not.toBeNull();
});

test("the question itself turns questions off, but no warnings", () => {
  const asking = doubts();
  asking.consider(end);
  asking.neverAsk();
  turn = 2;
  asking.consider(end);
  expect([done.length, settings.confirm]).toEqual([2, false]);
  asking.consider({ ...move, verb: "fly" });
  expect(asking.question).toMatchObject({ note: "Somebody stays behind.", always: true });
});

import { expect, test } from "vitest";
import type { Choice } from "../../net/messages";
import { person } from "../../text/words.svelte";
import { caution, ending, players, steps, turn } from "./reading";
import { sky, withSeat } from "./view.fixture";

const seats = ["Ada", "Ben"].map(person);

test("what must be settled first is a decision", () => {
  const view = sky();
  expect(turn(view)).toMatchObject({ asked: "act", message: "sky-asked-act", actionsLeft: 4 });
  expect(turn(sky({ turn: { ...view.turn, asked: "circle" } }))).toMatchObject({
    asked: "decide",
    message: "sky-asked-circle",
  });
  const storm = sky({ turn: { ...view.turn, step: "storm", asked: "reveal", to_draw: 2 } });
  expect(turn(storm)).toMatchObject({ asked: "reveal", message: "sky-asked-storm", actionsLeft: 0 });
});

test("after the end no action is left, and no storm card comes", () => {
  const over = sky({ outcome: "swept" });
  expect(turn(over)).toMatchObject({ actionsLeft: 0 });
  expect(steps(over).map(({ now, done }) => ({ now, done }))).toEqual([
    { now: false, done: true },
    { now: false, done: true },
  ]);
});

test("a hand of cards is the equipment; any number of it", () => {
  expect(players(withSeat(sky(), { equipment: ["jetpack"] }))[0]).toMatchObject({ hand: ["jetpack"], limit: null });
});

test("a game that goes on has no ending", () => {
  expect(ending(sky())).toBeNull();
  expect(ending(sky({ outcome: "won", won: true }))).toMatchObject({ outcome: "won", won: true });
});

const wire = (verb: string): Choice => ({
  action: "",
  seat: 0,
  verb,
  picks: ["component:rod-1", "component:launch-pad", "cable:short"],
});

test("a cable that launches without somebody asks first", () => {
  const cables = [["rod-1", "launch-pad"]];
  const view = sky({ launch: { ready: true, cables, left_behind: [1] } });
  expect(caution(view, wire("wire"), seats)).not.toBeNull();
  expect(caution(view, wire("fuse"), seats)).not.toBeNull();
  expect(caution(view, wire("unwire"), seats)).toBeNull();
  expect(caution(sky({ launch: { ready: true, cables, left_behind: [] } }), wire("wire"), [])).toBeNull();
  expect(caution(sky(), wire("wire"), [])).toBeNull();
});

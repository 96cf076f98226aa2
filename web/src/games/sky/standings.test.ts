import { expect, test } from "vitest";
import { padOf, raised, standings } from "./standings";
import { sky, withSeat } from "./view.fixture";

const pad = { component: "launch-pad", kind: "launch-pad", x: 4, y: 2, places: [], live: false, in_circuit: true };

test("two on a tile stand side by side", () => {
  const [one, other] = standings(sky(), false);
  expect(one!.x).toBeLessThan(other!.x);
  expect(one!.y).toBe(other!.y);
});

test("marks above pawns on one tile stand one above the other", () => {
  const view = sky();
  expect(raised(view, [0, 1], 0)).toBe(0);
  expect(raised(view, [0, 1], 1)).toBeGreaterThan(27);
  expect(raised(view, [1], 1)).toBe(0);
  expect(raised(withSeat(view, { place: 3 }), [0, 1], 1)).toBe(0);
});

test("who is near a rod stands beside it", () => {
  const [near] = standings(withSeat(sky(), { place: 3 }), false);
  const [other] = standings(withSeat(sky(), { place: 2 }), false);
  expect(near!.x).toBeLessThan(other!.x);
});

test("the rocket takes along whom it carries, and nobody else", () => {
  const view = sky({ components: [pad], outcome: "abandoned", launch: { ready: false, cables: [], left_behind: [1] } });
  const [aboard, left] = standings(view, true);
  expect(Math.abs(aboard!.x - padOf(view).x)).toBeLessThan(10);
  expect(left!.y).toBeGreaterThan(120);
  expect(standings(view, false)).toEqual([null, left]);
});

import { expect, test } from "vitest";
import { laidOut, place, sky, tile, withSeat } from "./view.fixture";
import { changes } from "./changes";

test("a tile, a component and a cable that are new move in", () => {
  const before = sky();
  const after = {
    ...laidOut(place("N51", 1, 1, tile("R1", "----", [["W"]]))),
    components: [...before.components, { ...before.components[0]!, component: "rod-2" }],
    cables: [{ from: "rod-1", to: "rod-2", length: "short", live: true }],
  };
  expect(changes(before, after)).toEqual([
    { what: "placed", place: 4, seat: 0 },
    { what: "built", thing: "rod-2" },
    { what: "hung", thing: "rod-1 rod-2 short" },
  ]);
});

test("Lightning and a gust are told by the discard, and by what they did", () => {
  const { storm } = sky();
  const struck = withSeat(sky({ storm: { ...storm, discard: { lightning: 1 } } }), { health: 3 });
  expect(changes(sky(), struck)).toEqual([{ what: "struck" }, { what: "hurt", seat: 0 }]);
  const blown = withSeat(sky({ storm: { ...storm, discard: { gust: 1 } } }), { place: 2 });
  expect(changes(sky(), blown)).toEqual([
    { what: "blew", direction: "south" },
    { what: "went", seat: 0, from: 1, place: 2 },
  ]);
});

test("a tile drawn comes to the hand", () => {
  expect(changes(sky(), withSeat(sky(), { tiles: [tile("G1", "----", [])] }))).toEqual([
    { what: "drew", seat: 0, card: "G1" },
  ]);
});

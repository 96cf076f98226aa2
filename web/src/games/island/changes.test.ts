import { changedTiles } from "../team/changes";
import { expect, test } from "vitest";
import { changedPlaces } from "../../motion/changes";
import { island, withPlace } from "./view.fixture";
import { changes } from "./changes";

const seat = (place: number, ...hand: string[]) => ({ adventurer: "pilot", place, hand, limit: 5 });

test("nothing changed, nothing moves", () => {
  expect(changes(island({}), island({}))).toEqual([]);
});

test("tiles flood, dry and sink", () => {
  const dry = island({});
  const flooded = withPlace(dry, 3, "flooded");
  expect(changes(dry, flooded)).toEqual([{ what: "flooded", place: 3 }]);
  expect(changes(flooded, dry)).toEqual([{ what: "dried", place: 3 }]);
  expect(changes(flooded, withPlace(dry, 3, "sunk"))).toEqual([{ what: "sank", place: 3 }]);
});

test("pawns move, cards come and go, each as often as it does", () => {
  const before = island({ seats: [seat(2, "sandbags", "earth-stone")] });
  const after = island({ seats: [seat(4, "earth-stone", "earth-stone")] });
  const told = changes(before, after);
  expect(told).toEqual([
    { what: "went", seat: 0, from: 2, place: 4 },
    { what: "drew", seat: 0, card: "earth-stone" },
    { what: "spent", seat: 0, card: "sandbags" },
  ]);
  expect([...changedPlaces(told)]).toEqual([4]);
});

test("treasures, water, turns and the end are told", () => {
  const before = island({});
  const after = island({
    captured: ["earth-stone"],
    water: { ...before.water, level: 2 },
    turn: { ...before.turn, seat: 1 },
    outcome: "won",
    won: true,
  });
  expect(changes(before, after)).toEqual([
    { what: "captured", thing: "earth-stone" },
    { what: "rose", level: 2 },
    { what: "turn", seat: 1 },
    { what: "ended", won: true },
  ]);
});

test("what changed is marked, and a pawn that went there leaves a trail instead", () => {
  const went = { what: "went" as const, seat: 0, from: 1, place: 2 };
  expect([...changedTiles([{ what: "dried", place: 3 }, went])]).toEqual([3]);
});

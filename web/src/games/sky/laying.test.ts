import { expect, test } from "vitest";
import type { Choice } from "../../net/messages";
import { ghostAt, laysOf, nextTurn, piecesOf, spotsOf, tilesAt, turnsAt } from "./laying";
import { sky } from "./view.fixture";

const explore = (tile: string, turn: number, spot: string): Choice => ({
  action: `seat1 explore ${tile} turned ${turn} at ${spot}`,
  seat: 0,
  verb: "explore",
  picks: [`tile:${tile}`, `turn:${turn}`, `spot:${spot}`],
});
const give: Choice = { action: "seat1 give P1 to seat2", seat: 0, verb: "give", picks: ["tile:P1", "pawn:1"] };

const lays = laysOf([
  explore("P1", 0, "N51"),
  explore("P1", 2, "N51"),
  explore("P1", 3, "L51"),
  explore("G2", 1, "N51"),
  give,
]);

test("only what names a spot lays a tile", () => {
  expect(lays).toHaveLength(4);
  expect(spotsOf(lays)).toEqual(["N51", "L51"]);
  expect(tilesAt(lays, "N51")).toEqual(["P1", "G2"]);
  expect(turnsAt(lays, "P1", "N51")).toEqual([0, 2]);
});

test("a tile hovers as it is wished to, or turned on until it may lie so", () => {
  expect(ghostAt(lays, "P1", "N51", 2)?.turn).toBe(2);
  expect(ghostAt(lays, "P1", "N51", 1)?.turn).toBe(2);
  expect(ghostAt(lays, "P1", "N51", 3)?.turn).toBe(0);
  expect(ghostAt(lays, "G2", "L51", 0)).toBeNull();
});

test("turning goes from one legal turn to the next, both ways", () => {
  expect(nextTurn([0, 2, 3], 0, 1)).toBe(2);
  expect(nextTurn([0, 2, 3], 0, -1)).toBe(3);
  expect(nextTurn([1], 1, 1)).toBe(1);
  expect(nextTurn([], 2, 1)).toBe(2);
});

test("a tile brings what is told for its turn and spot", () => {
  const pieces = [{ kind: "rod", x: 3, y: 3 }];
  const view = sky({ completes: [{ tile: "R1", turn: 3, spot: "N51", pieces }] });
  expect(piecesOf(view, { tile: "R1", turn: 3, spot: "N51" })).toEqual(pieces);
  expect(piecesOf(view, { tile: "R1", turn: 2, spot: "N51" })).toEqual([]);
});

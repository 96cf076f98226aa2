import { expect, test } from "vitest";
import type { TableCard } from "../net/messages";
import { byGame } from "./running";

const table = (id: string, game: string, more: Partial<TableCard> = {}): TableCard => ({
  id,
  game,
  players: 2,
  difficulty: null,
  seats: [],
  moves: 3,
  over: false,
  decider: 0,
  your_turn: false,
  yours: false,
  can_look: true,
  lookers: null,
  ...more,
});

test("tables of a game stand together, in their order", () => {
  const found = byGame([table("a", "go"), table("b", "chess"), table("c", "go")]);
  expect(found.map(({ game, tables }) => [game, ...tables.map(({ id }) => id)])).toEqual([
    ["go", "a", "c"],
    ["chess", "b"],
  ]);
});

test("nobody looks on at what hasn't begun, is over, or is closed", () => {
  const closed = table("a", "go", { can_look: false });
  expect(byGame([closed, table("b", "go", { moves: 0 }), table("c", "go", { over: true })])).toEqual([]);
});

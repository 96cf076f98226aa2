/** Forbidden Desert at the table. */
import type { DesertView } from "../../net/messages";
import type { GameTable } from "../game";
import Figure from "../team/Figure.svelte";
import Board from "./Board.svelte";
import Condition from "./Condition.svelte";
import Facts from "./Facts.svelte";
import Side from "./Side.svelte";
import World from "./World.svelte";
import { changes, sounds, type DesertChange } from "./changes";
import { ending, places, players, steps, turn } from "./reading";
import { cardSymbol, eventSymbol } from "./symbols";
import { gifts, guide, verbs } from "./verbs";

const rules: Readonly<Record<string, string>> = { illegal: "D7", reveal: "D24", over: "D48" };

export const desert: GameTable<DesertView, DesertChange> = {
  name: "desert",
  guide,
  verbs,
  things: [],
  end: "end",
  gifts,
  hand: "desert-table-hand",
  Held: null,
  Figure,
  World,
  Board,
  Condition,
  Legend: null,
  Side,
  Facts,
  turn,
  steps,
  players,
  places,
  ending,
  changes,
  sounds,
  cardSymbol,
  isAnyTime: () => true,
  eventSymbol,
  caution: () => null,
  finale: false,
  deeds: ["move", "dig", "excavate", "pick-up", "escort", "navigate", "draw-water", "reduce", "peek", "pour", "hand"],
  keys: [],
  ruleOf: (reason) => rules[reason] ?? null,
};

/** Forbidden Desert at the table. */
import type { DesertView } from "../../net/messages";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Condition from "./Condition.svelte";
import Facts from "./Facts.svelte";
import Side from "./Side.svelte";
import World from "./World.svelte";
import { changes, ending, places, players, steps, turn } from "./reading";
import { cardSymbol, eventSymbol } from "./symbols";
import { gifts, guide, verbs } from "./verbs";

const rules: Readonly<Record<string, string>> = { illegal: "D7", reveal: "D24", over: "D48" };

export const desert: GameTable<DesertView> = {
  name: "desert",
  guide,
  verbs,
  gifts,
  hand: "table-desert-hand",
  World,
  Board,
  Condition,
  Side,
  Facts,
  turn,
  steps,
  players,
  places,
  ending,
  changes,
  cardSymbol,
  isAnyTime: () => true,
  eventSymbol,
  deeds: ["move", "dig", "excavate", "pick-up", "escort", "navigate", "draw-water", "reduce", "peek", "pour", "hand"],
  ruleOf: (reason) => rules[reason] ?? null,
};

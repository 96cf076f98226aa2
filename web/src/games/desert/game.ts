/** Forbidden Desert at the table. */
import type { DesertView } from "../../net/messages";
import type { GameTable } from "../game";
import { team, teamParts } from "../team/game";
import Board from "./Board.svelte";
import * as moving from "./changes";
import Condition from "./Condition.svelte";
import Asked from "./Order.svelte";
import * as reading from "./reading";
import Side from "./Side.svelte";
import * as symbols from "./symbols";
import * as asking from "./verbs";
import World from "./World.svelte";

export const desert: GameTable<DesertView, moving.DesertChange> = {
  ...team,
  name: "desert",
  asking,
  reading,
  moving,
  symbols,
  parts: { ...teamParts, World, Board, Condition, Side, Asked },
  hand: "desert-table-hand",
  deeds: ["move", "dig", "excavate", "pick-up", "escort", "navigate", "draw-water", "reduce", "peek", "pour", "hand"],
  rules: { illegal: "D7", reveal: "D24", over: "D48" },
};

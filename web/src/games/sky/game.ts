/** Forbidden Sky at the table. */
import type { SkyView } from "../../net/messages";
import type { GameTable } from "../game";
import { team, teamParts } from "../team/game";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import * as moving from "./changes";
import Condition from "./Condition.svelte";
import Held from "./Held.svelte";
import * as reading from "./reading";
import Side from "./Side.svelte";
import * as symbols from "./symbols";
import * as asking from "./verbs";
import World from "./World.svelte";

export const sky: GameTable<SkyView, moving.SkyChange> = {
  ...team,
  name: "sky",
  asking,
  reading,
  moving,
  symbols,
  parts: { ...teamParts, World, Board, Condition, Held, Side, Asked },
  hand: "sky-table-hand",
  caution: reading.caution,
  finale: true,
  deeds: ["move", "scout", "explore", "wire", "unwire", "heal", "mend", "escort", "navigate", "hand"],
  keys: [["T, [ ]", "sky-table-turn.key"]],
  rules: { illegal: "S7", reveal: "S28", over: "S48" },
};

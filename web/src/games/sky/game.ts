/** Forbidden Sky at the table. */
import type { SkyView } from "../../net/messages";
import Figure from "../team/Figure.svelte";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Condition from "./Condition.svelte";
import Facts from "./Facts.svelte";
import Held from "./Held.svelte";
import { changes, sounds, type SkyChange } from "./changes";
import { caution, ending, places, players, steps, turn } from "./reading";
import Side from "./Side.svelte";
import { cardSymbol, eventSymbol } from "./symbols";
import { gifts, guide, verbs } from "./verbs";
import World from "./World.svelte";

const rules: Readonly<Record<string, string>> = { illegal: "S7", reveal: "S28", over: "S48" };

export const sky: GameTable<SkyView, SkyChange> = {
  name: "sky",
  guide,
  verbs,
  things: [],
  end: "end",
  gifts,
  hand: "sky-table-hand",
  Held,
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
  caution,
  cardSymbol,
  isAnyTime: () => true,
  eventSymbol,
  finale: true,
  deeds: ["move", "scout", "explore", "wire", "unwire", "heal", "mend", "escort", "navigate", "hand"],
  keys: [["T, [ ]", "sky-table-turn.key"]],
  ruleOf: (reason) => rules[reason] ?? null,
};

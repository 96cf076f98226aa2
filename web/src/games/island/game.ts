/** Forbidden Island at the table. */
import type { IslandView } from "../../net/messages";
import type { GameTable } from "../game";
import Figure from "../team/Figure.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Side from "./Side.svelte";
import World from "./World.svelte";
import { changes, sounds, type IslandChange } from "./changes";
import { ending, places, players, steps, turn } from "./reading";
import { cardSymbol, eventSymbol } from "./symbols";
import { guide, verbs } from "./verbs";

const rules: Readonly<Record<string, string>> = { illegal: "I7", reveal: "I12", over: "I35" };

export const island: GameTable<IslandView, IslandChange> = {
  name: "island",
  guide,
  verbs,
  things: [],
  end: "end",
  gifts: [],
  hand: "island-table-hand",
  Held: null,
  Figure,
  World,
  Board,
  Condition: null,
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
  isAnyTime: (card) => card === "helicopter-lift" || card === "sandbags",
  eventSymbol,
  caution: () => null,
  finale: false,
  deeds: ["move", "shore", "give", "capture", "fly", "navigate", "swim", "sandbag", "lift"],
  keys: [],
  ruleOf: (reason) => rules[reason] ?? null,
};

/** Forbidden Island at the table. */
import type { IslandView } from "../../net/messages";
import type { GameTable } from "../game";
import Pawn from "../../shell/Pawn.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Side from "./Side.svelte";
import World from "./World.svelte";
import { changes, ending, places, players, steps, turn } from "./reading";
import { cardSymbol, eventSymbol } from "./symbols";
import { verbs } from "./verbs";

const rules: Readonly<Record<string, string>> = { illegal: "I7", reveal: "I12", over: "I35" };

export const island: GameTable<IslandView> = {
  name: "island",
  guide: {
    aside: {
      sandbag: "card:sandbags",
      lift: "card:helicopter-lift",
      "take-off": "card:helicopter-lift",
      fly: "verb",
      navigate: "pawn",
    },
    here: [],
    inOrder: [],
    held: "card",
    reveals: ["draw", "flood"],
  },
  verbs,
  things: [],
  end: "end",
  gifts: [],
  hand: "table-hand",
  Held: null,
  Figure: Pawn,
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
  cardSymbol,
  isAnyTime: (card) => card === "helicopter-lift" || card === "sandbags",
  eventSymbol,
  caution: () => null,
  finale: false,
  deeds: ["move", "shore", "give", "capture", "fly", "navigate", "swim", "sandbag", "lift"],
  keys: [],
  ruleOf: (reason) => rules[reason] ?? null,
};

/** Through the Desert at the table. */
import type { ThroughTheDesertView } from "../../net/messages";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import * as moving from "./changes";
import Condition from "./Condition.svelte";
import Figure from "./Figure.svelte";
import Legend from "./Legend.svelte";
import * as reading from "./reading";
import Side from "./Side.svelte";
import * as symbols from "./symbols";
import * as asking from "./verbs";
import World from "./World.svelte";

export const through_the_desert: GameTable<ThroughTheDesertView, moving.ThroughTheDesertChange> = {
  name: "through_the_desert",
  asking,
  reading,
  moving,
  symbols,
  parts: { Figure, Held: null, World, Board, Condition, Legend, Side, Asked: null },
  things: asking.things,
  end: null,
  hand: null,
  isAnyTime: () => false,
  caution: () => null,
  final: reading.final,
  finale: true,
  rises: [],
  deeds: [],
  keys: [],
  rules: { illegal: "T13", reveal: "T4", over: "T30" },
};

/** Forbidden Island at the table. */
import type { IslandView } from "../../net/messages";
import type { GameTable } from "../game";
import { team, teamParts } from "../team/game";
import Board from "./Board.svelte";
import * as moving from "./changes";
import * as reading from "./reading";
import Side from "./Side.svelte";
import * as symbols from "./symbols";
import * as asking from "./verbs";
import World from "./World.svelte";

export const island: GameTable<IslandView, moving.IslandChange> = {
  ...team,
  name: "island",
  asking,
  reading,
  moving,
  symbols,
  parts: { ...teamParts, World, Board, Side },
  hand: "island-table-hand",
  final: reading.final,
  isAnyTime: (card) => card === "helicopter-lift" || card === "sandbags",
  rises: ["waters-rise", "water-rises"],
  deeds: ["move", "shore", "give", "capture", "fly", "navigate", "swim", "sandbag", "lift"],
  rules: { illegal: "I7", reveal: "I12", over: "I35" },
};

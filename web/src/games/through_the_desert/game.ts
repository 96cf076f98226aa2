/** Through the Desert at the table. */
import type { CaravansView } from "../../net/messages";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import { camels, camelSymbol } from "./colours";
import Condition from "./Condition.svelte";
import Figure from "./Figure.svelte";
import Facts from "./Facts.svelte";
import Legend from "./Legend.svelte";
import { camelPick } from "./legal";
import { changes, sounds, type CaravansChange } from "./changes";
import { ending, places, players, steps, turn } from "./reading";
import Side from "./Side.svelte";
import { eventSymbol } from "./symbols";
import { guide } from "./verbs";
import World from "./World.svelte";

const rules: Readonly<Record<string, string>> = { illegal: "T13", reveal: "T4", over: "T30" };

export const through_the_desert: GameTable<CaravansView, CaravansChange> = {
  name: "through_the_desert",
  guide,
  verbs: [],
  things: camels.map((camel) => ({ pick: camelPick(camel), symbol: camelSymbol(camel), name: camel })),
  end: null,
  gifts: [],
  hand: null,
  Held: null,
  Figure,
  World,
  Board,
  Condition,
  Legend,
  Side,
  Facts,
  turn,
  steps,
  players,
  places,
  ending,
  changes,
  sounds,
  cardSymbol: camelSymbol,
  isAnyTime: () => false,
  eventSymbol,
  caution: () => null,
  finale: true,
  deeds: [],
  keys: [],
  ruleOf: (reason) => rules[reason] ?? null,
};

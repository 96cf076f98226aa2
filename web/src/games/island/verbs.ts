/** The verbs of Forbidden Island: how they are asked for, and their place in the action bar. */
import type { Guide } from "../../table/narrowing";
import type { VerbButton } from "../game";

export const guide: Guide = {
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
  onBoard: [],
  beside: [],
};

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", shown: "always" },
  { verb: "fly", symbol: "ui-fly", shown: "possible" },
  { verb: "shore", symbol: "ui-shore", shown: "always" },
  { verb: "navigate", symbol: "role-navigator", shown: "possible" },
  { verb: "give", symbol: "ui-give", shown: "always" },
  { verb: "capture", symbol: "ui-capture", shown: "always" },
  { verb: "swim", symbol: "ui-move", shown: "possible" },
  { verb: "drown", symbol: "ui-skull", shown: "possible" },
  { verb: "discard", symbol: "ui-deck", shown: "possible" },
  { verb: "sandbag", symbol: "card-sandbags", shown: "possible" },
  { verb: "lift", symbol: "card-heli", shown: "possible" },
  { verb: "take-off", symbol: "ui-fly", shown: "possible" },
];

export const verbSymbol = (verb: string): string => verbs.find((button) => button.verb === verb)?.symbol ?? "ui-check";

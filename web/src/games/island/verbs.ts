/** The verbs of Forbidden Island: how they are asked for, and their place in the action bar. */
import { guideOf } from "../../table/narrowing";
import type { VerbButton } from "../game";
import { symbolOf } from "../team/verbs";

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", shown: "always", goes: "one" },
  { verb: "fly", symbol: "ui-fly", shown: "possible", asks: "verb", goes: "one" },
  { verb: "shore", symbol: "ui-shore", shown: "always" },
  { verb: "navigate", symbol: "role-navigator", shown: "possible", asks: "pawn", goes: "one" },
  { verb: "give", symbol: "ui-give", shown: "always" },
  { verb: "capture", symbol: "ui-capture", shown: "always" },
  { verb: "swim", symbol: "ui-move", shown: "possible", goes: "one" },
  { verb: "drown", symbol: "ui-skull", shown: "possible" },
  { verb: "discard", symbol: "ui-deck", shown: "possible" },
  { verb: "sandbag", symbol: "card-sandbags", shown: "possible", asks: "card:sandbags" },
  { verb: "lift", symbol: "card-heli", shown: "possible", asks: "card:helicopter-lift", goes: "one" },
  { verb: "take-off", symbol: "ui-fly", shown: "possible", asks: "card:helicopter-lift" },
];

export const guide = guideOf(verbs);

export const gifts: readonly VerbButton[] = [];

export const verbSymbol = symbolOf(verbs);

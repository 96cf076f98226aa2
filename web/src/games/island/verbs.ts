/** The verbs of Forbidden Island, in the order of the action bar. */
import type { VerbButton } from "../game";

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", always: true },
  { verb: "fly", symbol: "ui-fly", always: false },
  { verb: "shore", symbol: "ui-shore", always: true },
  { verb: "navigate", symbol: "role-navigator", always: false },
  { verb: "give", symbol: "ui-give", always: true },
  { verb: "capture", symbol: "ui-capture", always: true },
  { verb: "swim", symbol: "ui-move", always: false },
  { verb: "drown", symbol: "ui-skull", always: false },
  { verb: "discard", symbol: "ui-deck", always: false },
  { verb: "sandbag", symbol: "card-sandbags", always: false },
  { verb: "lift", symbol: "card-heli", always: false },
  { verb: "take-off", symbol: "ui-fly", always: false },
];

export const verbSymbol = (verb: string): string =>
  verbs.find((button) => button.verb === verb)?.symbol ?? "ui-check";

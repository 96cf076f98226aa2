/** The verbs of Forbidden Sky: how they are asked for, and their place in the action bar. */
import { guideOf } from "../../table/narrowing";
import type { VerbButton } from "../game";
import { flights, leading, symbolOf } from "../team/verbs";

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", shown: "always", goes: "one" },
  { verb: "scout", symbol: "ui-scout", shown: "always" },
  { verb: "explore", symbol: "ui-explore", shown: "always", lays: true },
  { verb: "wire", symbol: "ui-wire", shown: "always" },
  { verb: "unwire", symbol: "ui-unwire", shown: "possible", asks: "verb" },
  { verb: "heal", symbol: "role-doctor", shown: "possible", asks: "verb" },
  { verb: "mend", symbol: "role-sailor", shown: "possible", asks: "verb" },
  ...leading,
  { verb: "take", symbol: "ui-pick", shown: "elsewhere", asks: "verb" },
  { verb: "give", symbol: "ui-give", shown: "elsewhere", asks: "tile" },
  { verb: "hand", symbol: "ui-give", shown: "elsewhere", asks: "card" },
  { verb: "complete", symbol: "ui-check", shown: "elsewhere" },
  { verb: "next", symbol: "ui-deck", shown: "elsewhere" },
  { verb: "keep", symbol: "ui-check", shown: "elsewhere" },
  { verb: "take-along", symbol: "role-climber", shown: "elsewhere" },
  { verb: "cross-alone", symbol: "role-climber", shown: "elsewhere" },
  ...flights("jetpack"),
  { verb: "shield", symbol: "eq-strike", shown: "elsewhere", asks: "card:strike-shield" },
  { verb: "hook", symbol: "eq-hook", shown: "elsewhere", asks: "card:gravity-hook" },
  { verb: "fuse", symbol: "eq-fuser", shown: "elsewhere", asks: "card:remote-fuser" },
  { verb: "unfuse", symbol: "ui-unwire", shown: "elsewhere", asks: "card:remote-fuser" },
  { verb: "speed-up", symbol: "eq-time", shown: "elsewhere", asks: "card:time-throttle" },
  { verb: "open-kit", symbol: "eq-medkit", shown: "elsewhere", asks: "card:med-kit" },
  { verb: "splice", symbol: "eq-defrayer", shown: "elsewhere", asks: "card:defrayer" },
  { verb: "look-ahead", symbol: "eq-aero", shown: "elsewhere", asks: "card:aerometer" },
  { verb: "scope", symbol: "eq-strato", shown: "elsewhere", asks: "card:stratoscope" },
  { verb: "clamp", symbol: "eq-clamp", shown: "elsewhere", asks: "card:platform-clamp", lays: true },
];

export const guide = guideOf(verbs, { held: "equipment", onBoard: ["spot", "component"], beside: ["tile"] });

export const gifts: readonly VerbButton[] = verbs.filter(({ verb }) => verb === "heal" || verb === "mend");

export const verbSymbol = symbolOf(verbs);

/** The verbs of Forbidden Sky: how they are asked for, and their place in the action bar. */
import type { Guide } from "../../table/narrowing";
import type { VerbButton } from "../game";

export const guide: Guide = {
  aside: {
    escort: "pawn",
    navigate: "pawn",
    guide: "pawn",
    heal: "verb",
    mend: "verb",
    unwire: "verb",
    hand: "card",
    give: "tile",
    take: "verb",
    "jet-to": "card:jetpack",
    "jet-with": "card:jetpack",
    shield: "card:strike-shield",
    hook: "card:gravity-hook",
    fuse: "card:remote-fuser",
    unfuse: "card:remote-fuser",
    "speed-up": "card:time-throttle",
    "open-kit": "card:med-kit",
    splice: "card:defrayer",
    "look-ahead": "card:aerometer",
    scope: "card:stratoscope",
    clamp: "card:platform-clamp",
  },
  here: [],
  inOrder: ["guide"],
  held: "equipment",
  onBoard: ["spot", "component"],
  beside: ["tile"],
};

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", shown: "always" },
  { verb: "scout", symbol: "ui-scout", shown: "always" },
  { verb: "explore", symbol: "ui-explore", shown: "always" },
  { verb: "wire", symbol: "ui-wire", shown: "always" },
  { verb: "unwire", symbol: "ui-unwire", shown: "possible" },
  { verb: "heal", symbol: "role-doctor", shown: "possible" },
  { verb: "mend", symbol: "role-sailor", shown: "possible" },
  { verb: "escort", symbol: "role-climber", shown: "possible" },
  { verb: "navigate", symbol: "role-navigator", shown: "possible" },
  { verb: "guide", symbol: "role-climber", shown: "possible" },
  { verb: "take", symbol: "ui-pick", shown: "elsewhere" },
  { verb: "give", symbol: "ui-give", shown: "elsewhere" },
  { verb: "hand", symbol: "ui-give", shown: "elsewhere" },
  { verb: "complete", symbol: "ui-check", shown: "elsewhere" },
  { verb: "next", symbol: "ui-deck", shown: "elsewhere" },
  { verb: "keep", symbol: "ui-check", shown: "elsewhere" },
  { verb: "take-along", symbol: "role-climber", shown: "elsewhere" },
  { verb: "cross-alone", symbol: "role-climber", shown: "elsewhere" },
  { verb: "jet-to", symbol: "eq-jetpack", shown: "elsewhere" },
  { verb: "jet-with", symbol: "eq-jetpack", shown: "elsewhere" },
  { verb: "shield", symbol: "eq-strike", shown: "elsewhere" },
  { verb: "hook", symbol: "eq-hook", shown: "elsewhere" },
  { verb: "fuse", symbol: "eq-fuser", shown: "elsewhere" },
  { verb: "unfuse", symbol: "ui-unwire", shown: "elsewhere" },
  { verb: "speed-up", symbol: "eq-time", shown: "elsewhere" },
  { verb: "open-kit", symbol: "eq-medkit", shown: "elsewhere" },
  { verb: "splice", symbol: "eq-defrayer", shown: "elsewhere" },
  { verb: "look-ahead", symbol: "eq-aero", shown: "elsewhere" },
  { verb: "scope", symbol: "eq-strato", shown: "elsewhere" },
  { verb: "clamp", symbol: "eq-clamp", shown: "elsewhere" },
];

export const gifts: readonly VerbButton[] = verbs.filter(({ verb }) => verb === "heal" || verb === "mend");

export const verbSymbol = (verb: string): string => verbs.find((button) => button.verb === verb)?.symbol ?? "ui-check";

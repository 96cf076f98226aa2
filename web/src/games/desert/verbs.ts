/** The verbs of Forbidden Desert: how they are asked for, and their place in the action bar. */
import type { Guide } from "../../table/narrowing";
import type { VerbButton } from "../game";

export const guide: Guide = {
  aside: {
    escort: "pawn",
    navigate: "pawn",
    guide: "pawn",
    pour: "verb",
    hand: "card",
    blast: "card:dune-blaster",
    "jet-to": "card:jet-pack",
    "jet-with": "card:jet-pack",
    shade: "card:solar-shield",
    scope: "card:terrascope",
    "speed-up": "card:time-throttle",
    "drink-reserve": "card:secret-water-reserve",
  },
  here: ["excavate", "pick-up", "draw-water"],
  inOrder: ["guide"],
  held: "equipment",
  onBoard: [],
  beside: [],
};

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", shown: "always" },
  { verb: "dig", symbol: "ui-dig", shown: "always" },
  { verb: "excavate", symbol: "ui-excavate", shown: "always" },
  { verb: "pick-up", symbol: "ui-pick", shown: "always" },
  { verb: "escort", symbol: "role-climber", shown: "possible" },
  { verb: "navigate", symbol: "role-navigator", shown: "possible" },
  { verb: "guide", symbol: "role-climber", shown: "possible" },
  { verb: "reduce", symbol: "role-meteorologist", shown: "possible" },
  { verb: "peek", symbol: "ui-eye", shown: "possible" },
  { verb: "draw-water", symbol: "role-carrier", shown: "possible" },
  { verb: "pour", symbol: "ui-share", shown: "always" },
  { verb: "hand", symbol: "ui-give", shown: "elsewhere" },
  { verb: "blast", symbol: "eq-blaster", shown: "elsewhere" },
  { verb: "jet-to", symbol: "eq-jetpack", shown: "elsewhere" },
  { verb: "jet-with", symbol: "eq-jetpack", shown: "elsewhere" },
  { verb: "shade", symbol: "eq-solar", shown: "elsewhere" },
  { verb: "scope", symbol: "eq-scope", shown: "elsewhere" },
  { verb: "speed-up", symbol: "eq-time", shown: "elsewhere" },
  { verb: "drink-reserve", symbol: "eq-water", shown: "elsewhere" },
];

export const gifts: readonly VerbButton[] = verbs.filter(({ verb }) => verb === "pour");

export const verbSymbol = (verb: string): string => verbs.find((button) => button.verb === verb)?.symbol ?? "ui-check";

/** The verbs of Forbidden Desert: how they are asked for, and their place in the action bar. */
import { guideOf } from "../../table/narrowing";
import type { VerbButton } from "../game";
import { flights, leading, symbolOf } from "../team/verbs";

export const verbs: readonly VerbButton[] = [
  { verb: "move", symbol: "ui-move", shown: "always", goes: "one" },
  { verb: "dig", symbol: "ui-dig", shown: "always" },
  { verb: "excavate", symbol: "ui-excavate", shown: "always", here: true },
  { verb: "pick-up", symbol: "ui-pick", shown: "always", here: true },
  ...leading,
  { verb: "reduce", symbol: "role-meteorologist", shown: "possible" },
  { verb: "peek", symbol: "ui-eye", shown: "possible" },
  { verb: "draw-water", symbol: "role-carrier", shown: "possible", here: true },
  { verb: "pour", symbol: "ui-share", shown: "always", asks: "verb" },
  { verb: "hand", symbol: "ui-give", shown: "elsewhere", asks: "card" },
  { verb: "blast", symbol: "eq-blaster", shown: "elsewhere", asks: "card:dune-blaster" },
  ...flights("jet-pack"),
  { verb: "shade", symbol: "eq-solar", shown: "elsewhere", asks: "card:solar-shield" },
  { verb: "scope", symbol: "eq-scope", shown: "elsewhere", asks: "card:terrascope" },
  { verb: "speed-up", symbol: "eq-time", shown: "elsewhere", asks: "card:time-throttle" },
  { verb: "drink-reserve", symbol: "eq-water", shown: "elsewhere", asks: "card:secret-water-reserve" },
];

export const guide = guideOf(verbs, { held: "equipment" });

export const gifts: readonly VerbButton[] = verbs.filter(({ verb }) => verb === "pour");

export const verbSymbol = symbolOf(verbs);

/** How things are asked for in Through the Desert: a camel and a hex, in either order. */
import { guideOf } from "../../table/narrowing";
import type { ThingButton, VerbButton } from "../game";
import { camels, camelSymbol } from "./colours";
import { camelPick } from "./legal";

export const verbs: readonly VerbButton[] = [];
export const guide = guideOf(verbs);
export const gifts: readonly VerbButton[] = [];
export const things: readonly ThingButton[] = camels.map((camel) => ({
  pick: camelPick(camel),
  symbol: camelSymbol(camel),
  name: camel,
}));

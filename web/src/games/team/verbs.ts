/** Verbs as the cooperative games show them. */
import type { VerbButton } from "../game";

/** What one does with other pawns, in the games with a storm. */
export const leading: readonly VerbButton[] = [
  { verb: "escort", symbol: "role-climber", shown: "possible", asks: "pawn", goes: "both" },
  { verb: "navigate", symbol: "role-navigator", shown: "possible", asks: "pawn", goes: "one" },
  { verb: "guide", symbol: "role-climber", shown: "possible", asks: "pawn", inOrder: true, goes: "one" },
];

/** A flight, by the card of this name. */
export const flights = (card: string): readonly VerbButton[] => [
  { verb: "jet-to", symbol: "eq-jetpack", shown: "elsewhere", asks: `card:${card}`, goes: "one" },
  { verb: "jet-with", symbol: "eq-jetpack", shown: "elsewhere", asks: `card:${card}`, goes: "both" },
];

/** Which symbol stands for a verb. */
export const symbolOf =
  (verbs: readonly VerbButton[]) =>
  (verb: string): string =>
    verbs.find((button) => button.verb === verb)?.symbol ?? "ui-check";

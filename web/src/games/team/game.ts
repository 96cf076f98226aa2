/** What the cooperative games have in common at the table. */
import Figure from "./Figure.svelte";
import { finalEnd } from "./reading";

export const team = {
  things: [],
  end: "end",
  isAnyTime: () => true,
  caution: () => null,
  final: finalEnd,
  finale: false,
  rises: ["storm-rises"],
  keys: [],
} as const;

export const teamParts = { Figure, Held: null, Condition: null, Legend: null, Asked: null } as const;

/** Verbs as the cooperative games show them. */
import type { VerbButton } from "../game";

/** Which symbol stands for a verb. */
export const symbolOf =
  (verbs: readonly VerbButton[]) =>
  (verb: string): string =>
    verbs.find((button) => button.verb === verb)?.symbol ?? "ui-check";

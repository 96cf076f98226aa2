/** What a thing on the board is called, for those who hear it. */
import type { Play } from "../table/play.svelte";
import { t } from "../text/words.svelte";

/** Its facts one after the other, as far as there are any. */
export const told = (facts: readonly string[]): string => facts.filter((fact) => fact !== "").join(", ");

/** What can be done with it besides, where it is lit. */
export function labelled(game: string, play: Play, name: string, pick: string): string {
  const verbs = play.verbsAt(pick).map((verb) => t(`${game}-verb-${verb}`).toLowerCase());
  return verbs.length > 0 ? t("table-lit", { name, verbs: verbs.join(", ") }) : name;
}

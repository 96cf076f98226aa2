/** What to click next, in words, while something is picked. */
import type { Choice } from "../net/messages";
import { has, t } from "../text/words.svelte";
import { kindOf } from "./narrowing";

export type Picking = Readonly<{
  game: string;
  picks: readonly string[];
  /** What could be picked besides. */
  lit: readonly string[];
  /** What all picks together lead to. */
  left: readonly Choice[];
  isOnBoard: (pick: string) => boolean;
  /** It could be done as it is, or go on. */
  stops: boolean;
}>;

/** Names what is asked for, and how many there are; null while nothing is picked. */
export function promptOf(picking: Picking): string | null {
  const { game, picks, left } = picking;
  if (picks.length === 0) return null;
  const verbs = [...new Set(left.map(({ verb }) => verb))];
  const [verb] = verbs;
  const said = verbs.length === 1 && verb !== undefined ? t(`${game}-verb-${verb}`) : "";
  const { kind, count } = asked(picking);
  if (kind === null || verbs.length > 1) return t("table-pick-button");
  const own = [`${game}-pick-${verb}`, `${game}-pick-${kind}`].find((id) => verbs.length === 1 && has(id));
  const clicked = picks.map(kindOf).filter((one) => one !== "verb");
  const facts = {
    count,
    kind,
    picked: clicked.length,
    last: clicked.at(-1) ?? "verb",
    step: clicked.filter((one) => one === "place").length + 1,
    stops: picking.stops ? "yes" : "no",
  };
  const prompt = t(own ?? `table-pick-${kind}`, facts);
  return said === "" ? prompt : t("table-pick", { verb: said, prompt });
}

/** The kinds that are lit besides, the first of which counts. */
function asked({ picks, lit, isOnBoard }: Picking): Readonly<{ kind: string | null; count: number }> {
  const open = lit.filter((pick) => !picks.includes(pick));
  const kinds = [...new Set(open.map(kindOf).filter((kind) => kind !== "verb"))];
  const boards = kinds.filter((kind) => isOnBoard(`${kind}:`));
  const known = ["card", "pawn", ...boards.slice(0, 1)].filter((kind) => kinds.includes(kind));
  const counted = known.at(-1) ?? null;
  const count = open.filter((pick) => kindOf(pick) === counted).length;
  const named = known.map((kind) => (boards.includes(kind) && known.length > 1 ? "place" : kind));
  return { kind: named.length === 0 ? null : named.join("-"), count };
}

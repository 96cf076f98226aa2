/** How a game ended, and the parts of what moved the chance. */
import type { Review } from "../net/messages";
import type { Sitting } from "../table/sitting.svelte";
import { group, t } from "../text/words.svelte";

type Ending = Readonly<{ title: string; facts: string }>;

/** In the game's words; between rivals, who has won comes first. */
export function endingOf(review: Review, { game, names, agreed }: Sitting): Ending {
  const outcome = t(`${game.name}-outcome-${review.outcome}`);
  const length = t("review-facts", { turns: review.turns.length, moves: review.steps.length });
  if (review.together) return { title: outcome, facts: `${length} · ${agreed}` };
  const who = group(review.winners.flatMap((seat) => names[seat] ?? []));
  return { title: t("table-winners", { who }), facts: `${outcome} · ${length} · ${agreed}` };
}

/** Cards are nobody's fault; rivals have none. */
export const partsOf = ({ together }: Review) =>
  together ? (["cards", "lost", "gained"] as const) : (["lost", "gained", "others"] as const);

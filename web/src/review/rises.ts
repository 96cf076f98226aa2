/** When the water or the storm rose: the steps at the foot of the curve. */
import type { GameTable } from "../games/game";
import type { Line, Review } from "../net/messages";
import { type Called, say } from "../text/words.svelte";
import { turnAt } from "./curve";

/** In which turn, and what the journal says of it. */
export type Rise = Readonly<{ turn: number; symbol: string; told: string }>;

type Rising = Pick<GameTable, "name" | "rises" | "symbols">;

export const risesIn = (
  journal: readonly Line[],
  review: Review,
  { name, rises, symbols }: Rising,
  names: readonly Called[],
): readonly Rise[] =>
  journal.flatMap(({ move, events }) =>
    events
      .filter(({ what }) => rises.includes(what))
      .map((event) => ({
        turn: turnAt(review, move),
        symbol: symbols.eventSymbol(event),
        told: say(name, event, names),
      })),
  );

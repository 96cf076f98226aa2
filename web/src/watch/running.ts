/** Tables at which one may look on, of each game. */
import type { TableCard } from "../net/messages";

export type RunningTables = Readonly<{ game: string; tables: readonly TableCard[] }>;

/** Those that have begun, in their order. */
export function byGame(tables: readonly TableCard[]): readonly RunningTables[] {
  const running = tables.filter(({ can_look, moves, over }) => can_look && moves > 0 && !over);
  const games = [...new Set(running.map(({ game }) => game))];
  return games.map((game) => ({ game, tables: running.filter((table) => table.game === game) }));
}

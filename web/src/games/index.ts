/** The games, each loaded when a table needs it. */
import type { View } from "../net/messages";
import type { GameTable } from "./game";

const games: Readonly<Record<View["game"], () => Promise<GameTable>>> = {
  island: async () => (await import("./island/game")).island,
};

export const loadGame = (name: string): Promise<GameTable> => {
  const load = games[name as View["game"]];
  return load === undefined ? Promise.reject(new Error(`no game ${name}`)) : load();
};

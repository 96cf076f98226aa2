/** The games, each loaded when a table needs it. */
import type { View } from "../net/messages";
import type { GameTable } from "./game";

const games: { readonly [V in View as V["game"]]: () => Promise<GameTable<V>> } = {
  island: async () => (await import("./island/game")).island,
  desert: async () => (await import("./desert/game")).desert,
  sky: async () => (await import("./sky/game")).sky,
  through_the_desert: async () => (await import("./through_the_desert/game")).through_the_desert,
};

/** A game reads the views of its own tables, and is never shown another's. */
export const loadGame = (name: string): Promise<GameTable> => {
  const load = games[name as View["game"]] as unknown as (() => Promise<GameTable>) | undefined;
  return load === undefined ? Promise.reject(new Error(`no game ${name}`)) : load();
};

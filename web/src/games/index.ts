/** The games: how they look on the first page, and their tables, each loaded when it is needed. */
import type { View } from "../net/messages";
import { card as desert } from "./desert/lobby";
import type { GameCard, GameTable } from "./game";
import { card as island } from "./island/lobby";
import { card as sky } from "./sky/lobby";
import { card as through_the_desert } from "./through_the_desert/lobby";

type Games = { readonly [V in View as V["game"]]: Readonly<{ card: GameCard; table: () => Promise<unknown> }> };

const games: Games = {
  island: { card: island, table: async () => (await import("./island/game")).island },
  desert: { card: desert, table: async () => (await import("./desert/game")).desert },
  sky: { card: sky, table: async () => (await import("./sky/game")).sky },
  through_the_desert: {
    card: through_the_desert,
    table: async () => (await import("./through_the_desert/game")).through_the_desert,
  },
};

const gameNamed = (name: string): Games[keyof Games] | undefined => games[name as keyof Games];

export const cardOf = (name: string): GameCard | undefined => gameNamed(name)?.card;

/** A game reads the views of its own tables, and is never shown another's. */
export const loadGame = (name: string): Promise<GameTable> =>
  (gameNamed(name)?.table() as Promise<GameTable> | undefined) ?? Promise.reject(new Error(`no game ${name}`));

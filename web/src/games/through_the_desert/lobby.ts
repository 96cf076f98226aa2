/** Through the Desert on the first page. */
import type { GameCard } from "../game";
import Figure from "./Figure.svelte";
import Picture from "./Picture.svelte";

export const card: GameCard = { kind: "competitive", Picture, symbol: "camel", Figure };

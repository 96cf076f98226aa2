/** Forbidden Island on the first page. */
import type { GameCard } from "../game";
import Figure from "../team/Figure.svelte";
import Picture from "./Picture.svelte";

export const card: GameCard = { kind: "cooperative", Picture, symbol: "tr-stone", Figure };

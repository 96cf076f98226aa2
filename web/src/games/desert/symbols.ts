/** Which symbol stands for which tile, card and event of Forbidden Desert. */
import type { Event } from "../../net/messages";

/** What a city side shows: a motif, and the part that a clue is about. */
export type Motif = Readonly<{ symbol: string; part: string | null }>;

const motifs: Readonly<Record<string, string>> = {
  well: "well",
  mirage: "mirage",
  tunnel: "tunnel",
  "launch-pad": "launchpad",
  city: "gear",
};

const clues: Readonly<Record<string, string>> = { row: "clue-row", column: "clue-col" };

/** Such as `tunnel` or `engine-row`. */
export function motifOf(face: string): Motif {
  const [part = "", line = ""] = face.split("-");
  const clue = clues[line];
  return clue ? { symbol: clue, part } : { symbol: motifs[face] ?? "gear", part: null };
}

export const partSymbol = (part: string): string => `part-${part}`;

const equipment: Readonly<Record<string, string>> = {
  "dune-blaster": "eq-blaster",
  "jet-pack": "eq-jetpack",
  "solar-shield": "eq-solar",
  terrascope: "eq-scope",
  "time-throttle": "eq-time",
  "secret-water-reserve": "eq-water",
};

export const cardSymbol = (card: string): string => equipment[card] ?? "ui-equip";

/** A storm card, turned to where the wind blows. */
export type Storm = Readonly<{ symbol: string; turned: number }>;

const turns: Readonly<Record<string, number>> = { east: 0, south: 90, west: 180, north: 270 };

export function stormSymbol(card: string): Storm {
  const [, direction = "", tiles = ""] = /^wind-(\w+)-(\d)$/.exec(card) ?? [];
  if (direction) return { symbol: `wind-${tiles}`, turned: turns[direction] ?? 0 };
  return { symbol: card === "sun-beats-down" ? "sun" : "storm-up", turned: 0 };
}

const eventSymbols: Readonly<Record<string, string>> = {
  turn: "ui-arrow",
  move: "ui-move",
  escort: "ui-move",
  navigate: "role-navigator",
  guide: "role-navigator",
  dig: "ui-dig",
  excavate: "ui-excavate",
  "draw-water": "well",
  refreshed: "well",
  pour: "ui-share",
  hand: "ui-give",
  reduce: "role-meteorologist",
  peek: "ui-eye",
  next: "ui-deck",
  bury: "ui-deck",
  end: "ui-end",
  blast: "eq-blaster",
  jet: "eq-jetpack",
  "jet-with": "eq-jetpack",
  shade: "eq-solar",
  scope: "eq-scope",
  "speed-up": "eq-time",
  "drink-reserve": "eq-water",
  sun: "sun",
  "sun-spares": "sun",
  "storm-rises": "storm-up",
  "storm-reshuffled": "ui-deck",
  won: "ui-crown",
};

export function eventSymbol({ what, facts }: Event): string {
  const { part, equipment: card, tiles } = facts;
  if (typeof part === "string") return partSymbol(part);
  if (what === "found" && typeof card === "string") return cardSymbol(card);
  if (what === "wind") return `wind-${String(tiles)}`;
  return eventSymbols[what] ?? "ui-skull";
}

export { markOf } from "../team/adventurers";

/** Which symbol stands for which tile, card and event of Forbidden Island. */
import type { Event } from "../../net/messages";

export const tileSymbols: Readonly<Record<string, string>> = {
  "fools-landing": "place-heli",
  "bronze-gate": "place-bronze",
  "copper-gate": "place-copper",
  "gold-gate": "place-gold",
  "iron-gate": "place-iron",
  "silver-gate": "place-silver",
  "cave-of-embers": "place-embers",
  "cave-of-shadows": "place-shadows",
  "coral-palace": "place-coral",
  "tidal-palace": "place-tidal",
  "howling-garden": "place-howling",
  "whispering-garden": "place-whisper",
  "temple-of-the-moon": "place-moon",
  "temple-of-the-sun": "place-sun",
  "breakers-bridge": "place-bridge",
  "cliffs-of-abandon": "place-cliffs",
  "crimson-forest": "place-crimson",
  "dunes-of-deception": "place-dunes",
  "lost-lagoon": "place-lagoon",
  "misty-marsh": "place-marsh",
  observatory: "place-observ",
  "phantom-rock": "place-phantom",
  "twilight-hollow": "place-twilight",
  watchtower: "place-tower",
};

export const treasures = ["oceans-chalice", "crystal-of-fire", "earth-stone", "statue-of-the-wind"] as const;

const cardSymbols: Readonly<Record<string, string>> = {
  "earth-stone": "tr-stone",
  "statue-of-the-wind": "tr-wind",
  "crystal-of-fire": "tr-fire",
  "oceans-chalice": "tr-chalice",
  "helicopter-lift": "card-heli",
  sandbags: "card-sandbags",
  "waters-rise": "card-rise",
};

const eventSymbols: Readonly<Record<string, string>> = {
  turn: "ui-arrow",
  move: "ui-move",
  navigate: "ui-move",
  swim: "ui-move",
  fly: "ui-fly",
  shore: "ui-shore",
  give: "ui-give",
  end: "ui-end",
  sandbag: "card-sandbags",
  lift: "card-heli",
  "take-off": "card-heli",
  flooded: "card-rise",
  sank: "card-rise",
  "waters-rise": "card-rise",
  "water-rises": "card-rise",
  "treasures-reshuffled": "ui-deck",
  "floods-reshuffled": "ui-deck",
  won: "ui-crown",
};

export const cardSymbol = (card: string): string => cardSymbols[card] ?? "ui-deck";

export function eventSymbol(event: Event): string {
  const named = event.facts["card"] ?? event.facts["treasure"];
  if (event.what === "give") return "ui-give";
  if (typeof named === "string") return cardSymbol(named);
  return eventSymbols[event.what] ?? "ui-skull";
}

export { markOf } from "../team/adventurers";

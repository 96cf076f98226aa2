/** Which symbol stands for which component, card and event of Forbidden Sky. */
import type { Event } from "../../net/messages";

const kinds: Readonly<Record<string, string>> = {
  rod: "rod",
  "small-capacitor": "cap-small",
  "large-capacitor": "cap-large",
  "launch-pad": "launchpad",
};

export const kindSymbol = (kind: string): string => kinds[kind] ?? "ui-board";

const cables: Readonly<Record<string, string>> = { short: "cable", long: "cable-long" };

export const cableSymbol = (length: string): string => cables[length] ?? "cable";

const equipment: Readonly<Record<string, string>> = {
  jetpack: "eq-jetpack",
  "strike-shield": "eq-strike",
  "gravity-hook": "eq-hook",
  "remote-fuser": "eq-fuser",
  "time-throttle": "eq-time",
  "med-kit": "eq-medkit",
  defrayer: "eq-defrayer",
  aerometer: "eq-aero",
  stratoscope: "eq-strato",
  "platform-clamp": "eq-clamp",
};

export const cardSymbol = (card: string): string => equipment[card] ?? "ui-equip";

const storm: Readonly<Record<string, string>> = {
  lightning: "lightning",
  gust: "gust",
  "wind-clockwise": "shift-cw",
  "wind-counterclockwise": "shift-ccw",
  "storm-intensifies": "storm-up",
  "storm-reshuffles": "storm-up",
};

export const stormSymbol = (card: string): string => storm[card] ?? "ui-deck";

/** How far the vane is turned, whose symbol points south. */
export const vaneTurns: Readonly<Record<string, number>> = { south: 0, west: 90, north: 180, east: 270 };

const eventSymbols: Readonly<Record<string, string>> = {
  turn: "ui-arrow",
  move: "ui-move",
  escort: "role-climber",
  navigate: "role-navigator",
  guide: "role-navigator",
  "take-along": "role-climber",
  "cross-alone": "role-climber",
  scout: "ui-scout",
  explore: "ui-explore",
  keep: "ui-scout",
  "give-tile": "ui-give",
  "take-tile": "ui-pick",
  hand: "ui-give",
  heal: "heart",
  mend: "rope",
  wire: "ui-wire",
  unwire: "ui-unwire",
  complete: "ui-check",
  end: "ui-end",
  next: "ui-deck",
  jet: "eq-jetpack",
  "jet-with": "eq-jetpack",
  shield: "eq-strike",
  hook: "eq-hook",
  fuse: "eq-fuser",
  unfuse: "eq-fuser",
  "speed-up": "eq-time",
  "open-kit": "eq-medkit",
  splice: "eq-defrayer",
  "look-ahead": "eq-aero",
  scope: "eq-strato",
  clamp: "eq-clamp",
  lightning: "lightning",
  "lightning-spares": "lightning",
  gust: "gust",
  blown: "gust",
  worn: "rope",
  wind: "vane",
  "storm-rises": "storm-up",
  "storm-reshuffled": "ui-deck",
  won: "ui-crown",
};

export function eventSymbol({ what, facts }: Event): string {
  const { component, equipment: card } = facts;
  if (what === "built" && typeof component === "string") return kindSymbol(component.replace(/-\d+$/, ""));
  if (what === "found" && typeof card === "string") return cardSymbol(card);
  return eventSymbols[what] ?? "ui-skull";
}

export { markOf } from "../team/adventurers";

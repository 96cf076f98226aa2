/** What a reader can choose, and how to read it back from a drawer that anyone may have touched. */
import type { Pace } from "../net/messages";

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Motion = "off" | "fast" | "normal" | "slow";

export type Settings = {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  wait: boolean;
  /** Bots ask before they move one's pawn, take from one's hand or fill it. */
  ask: boolean;
  pace: Pace;
  /** Seconds before the first card of a phase comes by itself; null: never. */
  countdown: number | null;
  /** A pause in which one's last move can be taken back. */
  takeBack: boolean;
  /** Asks before what can't be made good. */
  confirm: boolean;
  /** What people say, point at and plan shows. */
  talk: boolean;
  /** A notification when it is one's turn and the page is out of sight. */
  notify: boolean;
  /** How likely a win is shows in the notice; null: from one's second game on. */
  chances: boolean | null;
  /** A game was played to its end here. */
  hasPlayed: boolean;
  name: string;
  /** The tips for a first game that need not come again. */
  tips: readonly string[];
};

export const languages: readonly Language[] = ["en", "fr"];
export const themes: readonly Theme[] = ["auto", "light", "dark"];
export const motions: readonly Motion[] = ["off", "fast", "normal", "slow"];
export const countdowns: readonly (number | null)[] = [3, 5, 10, null];
export const paces: readonly Pace[] = ["slow", "normal", "fast", "instant"];

/** What is written in the drawer, as far as it can be read. */
export function understood(written: unknown, spoken: readonly string[]): Settings {
  const found = (typeof written === "object" && written !== null ? written : {}) as Partial<Settings>;
  return {
    language: oneOf(languages, found.language, preferred(spoken)),
    theme: oneOf(themes, found.theme, "auto"),
    motion: oneOf(motions, found.motion, "normal"),
    sound: found.sound === true,
    wait: found.wait !== false,
    ask: found.ask !== false,
    pace: oneOf(paces, found.pace, "normal"),
    countdown: oneOf(countdowns, found.countdown, 5),
    takeBack: found.takeBack !== false,
    confirm: found.confirm !== false,
    talk: found.talk !== false,
    notify: found.notify === true,
    chances: typeof found.chances === "boolean" ? found.chances : null,
    hasPlayed: found.hasPlayed === true,
    name: typeof found.name === "string" ? found.name : "",
    tips: Array.isArray(found.tips) ? found.tips.filter((tip) => typeof tip === "string") : [],
  };
}

/** Hidden in one's first game, until somebody says otherwise. */
export function chancesAreShown({ chances, hasPlayed }: Pick<Settings, "chances" | "hasPlayed">): boolean {
  return chances ?? hasPlayed;
}

function oneOf<Value>(allowed: readonly Value[], value: Value | undefined, otherwise: Value): Value {
  return value !== undefined && allowed.includes(value) ? value : otherwise;
}

function preferred(spoken: readonly string[]): Language {
  const known = spoken.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en");
  return known === "fr" ? "fr" : "en";
}

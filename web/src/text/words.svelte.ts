/** The words of the page, in the reader's language; switching redraws what is shown, in place. */
import type { Choice, Event, Reason } from "../net/messages";
import type { Language } from "../shell/preferences";
import type { Called, Facts } from "./called";
import { Words } from "./fluent";

export type { Called, Facts };

const files: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
};

/** Words that not every page needs. */
type More = (language: Language) => Promise<readonly string[]>;

let more: Readonly<Record<string, More>> = {};
let words = $state.raw(new Words("en", []));

export async function setLanguage(language: Language): Promise<void> {
  const { default: sources } = await files[language]();
  const others = await Promise.all(Object.values(more).map((load) => load(language)));
  words = new Words(language, [...sources, ...others.flat()]);
}

/** From now on these are spoken, too, in whichever language. */
export async function speakOf(what: string, load: More): Promise<void> {
  if (what in more) return;
  await load(language()); // what can't be loaded is asked for again
  more = { ...more, [what]: load };
  await setLanguage(language());
}

export function language(): Language {
  return words.language as Language;
}

export function t(id: string, facts?: Facts): string {
  return words.say(id, facts);
}

export function has(id: string): boolean {
  return words.has(id);
}

/** One sentence of the journal. */
export function say(game: string, event: Event, seats: readonly Called[]): string {
  return words.tell(game, event, seats);
}

/** What a choice would do; `places` are the tiles of the board, by place. */
export function offer(game: string, choice: Choice, places: readonly string[], seats: readonly Called[]): string {
  return words.offer(game, choice, places, seats);
}

/** What a bot would like to do, said to whom it asks or to all. */
export function offered(game: string, deed: Event, seats: readonly Called[], toYou: boolean): string {
  return words.offered(game, deed, seats, toYou);
}

/** Why something can't be done; the rule's number stands apart, in the reason. */
export function explain(game: string, reason: Reason, seats: readonly Called[]): string {
  return words.explain(game, reason, seats);
}

/** The name of a tile, card, adventurer or outcome of a game. */
export function nameOf(game: string, thing: string): string {
  return words.name(game, thing);
}

/** Who sits somewhere under a name of their own. */
export function person(name: string): Called {
  return words.person(name);
}

/** Who sits somewhere as an adventurer, or is known by a colour. */
export function player(game: string, knownBy: string): Called {
  return words.player(game, knownBy);
}

/** Ada, Ben and the Diver, in every form a sentence needs. */
export function group(seats: readonly Called[]): Called {
  return words.group(seats);
}

/** Ada, Ben and Cleo. */
export function together(names: readonly string[]): string {
  return words.together(names);
}

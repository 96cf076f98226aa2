/** What lessons say: a file for each game, loaded by those who learn. */
import type { Language } from "../shell/preferences";
import { speakOf } from "../text/words.svelte";

const files = import.meta.glob<string>("../../../locales/*/*_lessons.ftl", { query: "?raw", import: "default" });

/** Their messages begin with this. */
export const wordsOf = (game: string): string => `${game}_lessons`;

export function speakOfLessons(game: string): Promise<void> {
  return speakOf(wordsOf(game), (language) => load(language, game));
}

async function load(language: Language, game: string): Promise<readonly string[]> {
  const file = files[`../../../locales/${language}/${wordsOf(game)}.ftl`];
  return file ? [await file()] : [];
}

/** What puzzles say: a file for each game, loaded by those who solve them. */
import type { PuzzleInfo, PuzzleSaid } from "../net/messages";
import type { Language } from "../shell/preferences";
import { type Called, explain, speakOf } from "../text/words.svelte";

const files = import.meta.glob<string>("../../../locales/*/*_puzzles.ftl", { query: "?raw", import: "default" });

/** Their messages begin with this. */
const wordsOf = (game: string): string => `${game}_puzzles`;

export function speakOfPuzzles(game: string): Promise<void> {
  return speakOf(wordsOf(game), (language) => load(language, game));
}

async function load(language: Language, game: string): Promise<readonly string[]> {
  const file = files[`../../../locales/${language}/${wordsOf(game)}.ftl`];
  return file ? [await file()] : [];
}

export function told(game: string, { message, facts }: PuzzleSaid, seats: readonly Called[]): string {
  return explain(game, { rule: "", message, facts }, seats);
}

/** What is to be reached, in a sentence. */
export function goalOf(game: string, { aim, facts }: PuzzleInfo, seats: readonly Called[]): string {
  return told(game, { message: `${wordsOf(game)}-${aim}`, facts }, seats);
}

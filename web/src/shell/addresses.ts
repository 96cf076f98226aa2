/** What an address of ours means: a page, and the rules that lie open on it. */

export type Place =
  | Readonly<{ page: "first" }>
  | Readonly<{ page: "table"; id: string }>
  | Readonly<{ page: "review"; id: string }>
  | Readonly<{ page: "learn" }>
  | Readonly<{ page: "lesson"; game: string; number: number }>
  | Readonly<{ page: "puzzles" }>
  | Readonly<{ page: "puzzle"; game: string; number: number }>
  /** The deal of a day; null: of today. */
  | Readonly<{ page: "day"; date: string | null }>
  | Readonly<{ page: "me" }>
  | Readonly<{ page: "watch" }>
  | Readonly<{ page: "unknown" }>;

export type OpenRules = Readonly<{ game: string; number: string | null }>;

export function pathOfTable(id: string): string {
  return `/t/${encodeURIComponent(id)}`;
}

export function pathOfReview(id: string): string {
  return `${pathOfTable(id)}/review`;
}

export const pathOfLearn = "/learn";

/** Lessons count from 1. */
export function pathOfLesson(game: string, number: number): string {
  return `${pathOfLearn}/${game}/${number}`;
}

export const pathOfPuzzles = "/puzzles";

export function pathOfPuzzle(game: string, number: number): string {
  return `${pathOfPuzzles}/${game}/${number}`;
}

export const pathOfToday = "/day";

/** Days as 2026-11-16. */
export function pathOfDay(date: string): string {
  return `${pathOfToday}/${date}`;
}

/** One's own figures. */
export const pathOfMe = "/me";

export const pathOfWatch = "/watch";

/** Whether a link leads to a page of ours, which needs not be loaded for it. */
export function isInside(path: string): boolean {
  return placeOf(path).page !== "unknown";
}

export function hashOfRules(game: string, number?: string | number): string {
  return number === undefined ? `#rules/${game}` : `#rules/${game}/${number}`;
}

export function placeOf(path: string): Place {
  if (path === "/") return { page: "first" };
  if (/^\/learn\/?$/.test(path)) return { page: "learn" };
  if (/^\/puzzles\/?$/.test(path)) return { page: "puzzles" };
  const [isDay, date] = /^\/day(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path) ?? [];
  if (isDay !== undefined) return { page: "day", date: date ?? null };
  if (/^\/me\/?$/.test(path)) return { page: "me" };
  if (/^\/watch\/?$/.test(path)) return { page: "watch" };
  const [, kind, game, number] = /^\/(learn|puzzles)\/(\w+)\/(\d{1,3})\/?$/.exec(path) ?? [];
  if (game !== undefined) return { page: kind === "learn" ? "lesson" : "puzzle", game, number: Number(number) };
  const [, id, review] = /^\/t\/([\w-]+)(\/review)?\/?$/.exec(path) ?? [];
  if (id === undefined) return { page: "unknown" };
  return { page: review === undefined ? "table" : "review", id };
}

export function rulesOf(hash: string): OpenRules | null {
  const [, game, number] = /^#rules\/(\w+)(?:\/([A-Z]?\d+[a-z]?|all))?$/.exec(hash) ?? [];
  return game === undefined ? null : { game, number: number ?? null };
}

/** What an address of ours means: a page, and the rules that lie open on it. */

export type Place =
  | Readonly<{ page: "first" }>
  | Readonly<{ page: "table"; id: string }>
  | Readonly<{ page: "review"; id: string }>
  | Readonly<{ page: "unknown" }>;

export type OpenRules = Readonly<{ game: string; number: string | null }>;

export function pathOfTable(id: string): string {
  return `/t/${encodeURIComponent(id)}`;
}

export function pathOfReview(id: string): string {
  return `${pathOfTable(id)}/review`;
}

export function hashOfRules(game: string, number?: string | number): string {
  return number === undefined ? `#rules/${game}` : `#rules/${game}/${number}`;
}

export function placeOf(path: string): Place {
  if (path === "/") return { page: "first" };
  const [, id, review] = /^\/t\/([\w-]+)(\/review)?\/?$/.exec(path) ?? [];
  if (id === undefined) return { page: "unknown" };
  return { page: review === undefined ? "table" : "review", id };
}

export function rulesOf(hash: string): OpenRules | null {
  const [, game, number] = /^#rules\/(\w+)(?:\/([A-Z]?\d+[a-z]?|all))?$/.exec(hash) ?? [];
  return game === undefined ? null : { game, number: number ?? null };
}

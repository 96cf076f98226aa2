/** Which lessons of each game are done, from a drawer that anyone may have touched. */

export type Done = Readonly<Record<string, readonly string[]>>;

export function understood(written: unknown): Done {
  if (typeof written !== "object" || written === null || Array.isArray(written)) return {};
  const known = Object.entries(written).filter(([, names]) => Array.isArray(names)) as [string, unknown[]][];
  return Object.fromEntries(known.map(([game, names]) => [game, names.filter((name) => typeof name === "string")]));
}

/** How many, in all games. */
export const countOf = (done: Done): number => Object.values(done).reduce((sum, lessons) => sum + lessons.length, 0);

/** A browser that keeps nothing still teaches. */
export const remembering = {
  read(drawer: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(drawer) ?? "null");
    } catch {
      return null;
    }
  },
  write(drawer: string, what: unknown): void {
    try {
      localStorage.setItem(drawer, JSON.stringify(what));
    } catch {
      // for as long as the page is open it is known all the same
    }
  },
};

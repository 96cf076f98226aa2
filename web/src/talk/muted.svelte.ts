/** Whom one doesn't want to hear at a table, for as long as the browser's tab lives. */

export class Muted {
  readonly #drawer: string;
  #keys = $state.raw<readonly string[]>([]);

  constructor(table: string) {
    this.#drawer = `simoun-muted-${table}`;
    this.#keys = remembered(this.#drawer);
  }

  has(key: string): boolean {
    return this.#keys.includes(key);
  }

  get count(): number {
    return this.#keys.length;
  }

  set(key: string, muted: boolean): void {
    const others = this.#keys.filter((other) => other !== key);
    this.#keep(muted ? [...others, key] : others);
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(keys: readonly string[]): void {
    this.#keys = keys;
    try {
      sessionStorage.setItem(this.#drawer, JSON.stringify(keys));
    } catch {
      // a browser that keeps nothing still mutes until the page is left
    }
  }
}

function remembered(drawer: string): readonly string[] {
  try {
    const written: unknown = JSON.parse(sessionStorage.getItem(drawer) ?? "[]");
    return Array.isArray(written) ? written.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

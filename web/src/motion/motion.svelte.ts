/** Keeps the last changes on show for as long as they move; a later view cuts them short. */
import { motionFactor } from "../shell/settings.svelte";
import { duration, type Change } from "./changes";

const MARKED = 2000; // without motion, an outline marks what changed

export class Motion<V, C extends Change = Change> {
  #before: V | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  changes = $state.raw<readonly C[]>([]);

  constructor(private readonly differences: (before: V, after: V) => readonly C[]) {}

  /** Shows a view; gives back what changed since the one before. */
  show(view: V): readonly C[] {
    const before = this.#before;
    this.#before = view;
    if (before === null || before === view) return [];
    clearTimeout(this.#timer);
    this.changes = this.differences(before, view);
    const factor = motionFactor();
    this.#timer = setTimeout(() => (this.changes = []), factor > 0 ? duration(this.changes) * factor : MARKED);
    return this.changes;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

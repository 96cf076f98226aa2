/** Keeps the last changes on show for as long as they move; a later view cuts them short. */
import { motionFactor } from "../shell/settings.svelte";
import { duration, type Change } from "./changes";

const MARKED = 2000; // without motion, an outline marks what changed

export class Motion<V, C extends Change = Change> {
  #before: V | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  changes = $state.raw<readonly C[]>([]);
  /** What the last move changed, until the next one. */
  marks = $state.raw<readonly C[]>([]);
  #moves = 0;

  constructor(private readonly differences: (before: V, after: V) => readonly C[]) {}

  /** Shows a view after so many moves; gives back what changed since the one before. */
  show(view: V, moves: number): readonly C[] {
    const before = this.#before;
    this.#before = view;
    const moved = moves !== this.#moves;
    this.#moves = moves;
    if (before === null || before === view) return [];
    clearTimeout(this.#timer);
    this.changes = this.differences(before, view);
    if (moved) this.marks = this.changes;
    const factor = motionFactor();
    this.#timer = setTimeout(() => (this.changes = []), factor > 0 ? duration(this.changes) * factor : MARKED);
    return this.changes;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

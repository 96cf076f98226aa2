/** Keeps the last changes on show for as long as they move; a later view cuts them short. */
import { motionFactor } from "../shell/settings.svelte";
import { duration, isSeen, type Change } from "./changes";

const MARKED = 2000; // without motion, an outline marks what changed
const BEFORE = 800; // at least so long the board is seen as it was before a move that is shown again

export class Motion<V, C extends Change = Change> {
  #before: V | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  changes = $state.raw<readonly C[]>([]);
  /** What the last move changed, until the next one. */
  marks = $state.raw<readonly C[]>([]);
  /** The board as it was before the last move, while that is shown again. */
  replayed = $state.raw<V | null>(null);
  #last = $state.raw<Readonly<{ before: V; changes: readonly C[] }> | null>(null);
  #moves = 0;

  constructor(private readonly differences: (before: V, after: V) => readonly C[]) {}

  /** Shows a view after so many moves; gives back what changed since the one before. */
  show(view: V, moves: number): readonly C[] {
    const before = this.#before;
    this.#before = view;
    const steps = moves - this.#moves;
    this.#moves = moves;
    if (before === null || before === view) return [];
    const changes = this.differences(before, view);
    if (steps !== 0) this.#last = steps === 1 && changes.some(isSeen) ? { before, changes } : null;
    if (steps !== 0) this.marks = changes;
    this.#move(changes);
    return changes;
  }

  /** Whether the last move can be shown again. */
  get canReplay(): boolean {
    return this.#last !== null;
  }

  /** The board goes back to before the last move, and the move is made once more. */
  replay(): void {
    const last = this.#last;
    if (last === null) return;
    clearTimeout(this.#timer);
    this.replayed = last.before;
    this.changes = this.marks = [];
    const pause = Math.max(BEFORE, duration(last.changes) * motionFactor());
    this.#timer = setTimeout(() => {
      this.marks = last.changes;
      this.#move(last.changes);
    }, pause);
  }

  #move(changes: readonly C[]): void {
    clearTimeout(this.#timer);
    this.replayed = null;
    this.changes = changes;
    const factor = motionFactor();
    this.#timer = setTimeout(() => (this.changes = []), factor > 0 ? duration(changes) * factor : MARKED);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

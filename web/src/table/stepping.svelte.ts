/** Through the moves of a game, one after the other, by hand or by itself. */
import type { Sitting } from "./sitting.svelte";

/** A table, as far as one steps through its moves. */
export type Stepped = Pick<Sitting, "shown" | "look"> & Readonly<{ update: Pick<Sitting["update"], "moves"> }>;

const PACE = 900; // milliseconds for a move, when it plays by itself

export class Stepping {
  readonly #sitting: Stepped;
  /** It plays by itself. */
  playing = $state(false);
  readonly last = $derived.by(() => this.#sitting.update.moves);

  constructor(sitting: Stepped) {
    this.#sitting = sitting;
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#step(), PACE);
      return () => clearInterval(timer);
    });
  }

  get shown(): number {
    return this.#sitting.shown;
  }

  look(moves: number): void {
    this.playing = false;
    this.#sitting.look(Math.max(0, Math.min(this.last, moves)));
  }

  #step(): void {
    if (this.shown >= this.last) this.playing = false;
    else this.#sitting.look(this.shown + 1);
  }
}

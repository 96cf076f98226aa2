/** Looking on: the board goes along with the game, until one stops it or goes back. */
import type { Sitting } from "./sitting.svelte";
import { type Stepped, Stepping } from "./stepping.svelte";

/** A table, as far as one looks on. */
export type Watched = Stepped &
  Pick<Sitting, "past"> &
  Readonly<{ connection: Pick<Sitting["connection"], "look" | "now"> }>;

export class Watching extends Stepping {
  readonly #sitting: Watched;
  /** What one sees is now. */
  readonly live = $derived.by(() => !this.#sitting.past);
  readonly goesOn = $derived.by(() => this.live || this.playing);

  constructor(sitting: Watched) {
    super(sitting);
    this.#sitting = sitting;
  }

  now(): void {
    this.playing = false;
    this.#sitting.connection.now();
  }

  /** Stays at this move while the others play on, or goes on from it, up to now. */
  toggle(): void {
    if (this.live) this.#sitting.connection.look(this.shown);
    else if (this.shown >= this.last) this.now();
    else this.playing = !this.playing;
  }
}

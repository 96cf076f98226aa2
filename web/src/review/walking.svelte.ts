/** The way through a finished game: the moment on the board, and the turning point one has chosen. */
import type { Point, Review } from "../net/messages";
import type { Sitting } from "../table/sitting.svelte";
import { Stepping } from "../table/stepping.svelte";
import { lookAt, nearest } from "./points";

export class Walking extends Stepping {
  readonly #review: () => Review | null;
  #chosen = $state.raw<Point | null>(null);
  /** The chosen point, as far as it is known by now. */
  readonly point: Point | null = $derived.by(() => {
    const chosen = this.#chosen;
    return this.#review()?.points.find(({ move, turn }) => move === chosen?.move && turn === chosen.turn) ?? null;
  });
  readonly keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => this.look(this.shown - 1),
    ArrowRight: () => this.look(this.shown + 1),
    ArrowUp: () => this.#chooseNext(false),
    ArrowDown: () => this.#chooseNext(true),
    " ": () => this.play(),
  };

  constructor(sitting: Sitting, review: () => Review | null) {
    super(sitting);
    this.#review = review;
  }

  override look(moves: number): void {
    this.#chosen = null;
    super.look(moves);
  }

  choose(point: Point): void {
    this.look(lookAt(point));
    this.#chosen = point;
  }

  /** Plays on by itself; from the end, the whole game again. */
  play(): void {
    if (!this.playing && this.shown >= this.last) this.look(0);
    this.playing = !this.playing;
  }

  #chooseNext(forward: boolean): void {
    const review = this.#review();
    const from = this.#chosen ? lookAt(this.#chosen) : this.shown;
    const next = review && nearest(review, from, forward);
    if (next) this.choose(next);
  }
}

/** The way through a finished game: the moment on the board, and the turning point one has chosen. */
import type { Point, Review } from "../net/messages";
import type { Sitting } from "../table/sitting.svelte";
import { lookAt, nearest } from "./points";

const PACE = 900; // milliseconds for a move, when it plays by itself

export class Walking {
  readonly #sitting: Sitting;
  readonly #review: () => Review | null;
  #chosen = $state.raw<Point | null>(null);
  /** It plays by itself. */
  playing = $state(false);
  readonly last = $derived.by(() => this.#sitting.update.moves);
  /** The chosen point, as far as it is known by now. */
  readonly point: Point | null = $derived.by(() => {
    const chosen = this.#chosen;
    return this.#review()?.points.find(({ move, turn }) => move === chosen?.move && turn === chosen.turn) ?? null;
  });
  readonly keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => this.look(this.#sitting.shown - 1),
    ArrowRight: () => this.look(this.#sitting.shown + 1),
    ArrowUp: () => this.#chooseNext(false),
    ArrowDown: () => this.#chooseNext(true),
    " ": () => this.play(),
  };

  constructor(sitting: Sitting, review: () => Review | null) {
    this.#sitting = sitting;
    this.#review = review;
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#step(), PACE);
      return () => clearInterval(timer);
    });
  }

  look(moves: number): void {
    this.playing = false;
    this.#chosen = null;
    this.#sitting.look(Math.max(0, Math.min(this.last, moves)));
  }

  choose(point: Point): void {
    this.look(lookAt(point));
    this.#chosen = point;
  }

  /** Plays on by itself; from the end, the whole game again. */
  play(): void {
    if (!this.playing && this.#sitting.shown >= this.last) this.look(0);
    this.playing = !this.playing;
  }

  #step(): void {
    if (this.#sitting.shown >= this.last) this.playing = false;
    else this.#sitting.look(this.#sitting.shown + 1);
  }

  #chooseNext(forward: boolean): void {
    const review = this.#review();
    const from = this.#chosen ? lookAt(this.#chosen) : this.#sitting.shown;
    const next = review && nearest(review, from, forward);
    if (next) this.choose(next);
  }
}
